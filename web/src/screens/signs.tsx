/** The sign that others acted, or that it is one's go: said, and felt or heard, whatever screen of the game is shown. Once for each entry, never for one's
 * own, and one for all that happened while the phone slept. */
import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../parts/Announcer';
import { useRuleset } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { linesOf } from '../play/log';
import { ownRulings, signOf } from '../play/signs';
import { orderOf } from '../play/turn';
import { type OpenGame, useGame } from '../state/game';
import { chairOf, useKeptGame } from '../state/kept';
import { signal, TOGETHER_MS } from '../state/signal';
import { texts } from '../texts';
import { seatName } from './settling';

const heard = new Map<string, number>(); // the newest entry of each game that this page knew

function Listening({ game, ruleset }: { game: OpenGame; ruleset: Ruleset }) {
    const { entries, connection, you, roster } = game;
    const session = game.state!.session;
    const newest = entries[0]?.seq ?? -1;
    const chair = chairOf(useKeptGame(game.session))?.seat;
    const own = useMemo(() => new Set([you!.seat, ...(chair === undefined ? [] : [chair])]), [you!.seat, chair]);
    const goes = useMemo(() => {
        const units = (roster?.units ?? []) as unknown as Unit[];
        return you!.side !== undefined && orderOf(linesOf(entries, session), ruleset, units, session.sides as { id: string; name: string }[], { turn: roster?.turn, phase: roster?.phase }).side === you!.side;
    }, [entries, roster, session, ruleset]);
    const slept = useRef(true);
    const went = useRef<boolean>();
    const last = useRef({ words: '', at: -Infinity });
    const watches = you!.role === 'spectator';

    useEffect(() => {
        const before = heard.get(game.session) ?? newest;
        if (connection !== 'live') {
            slept.current = true;
            heard.set(game.session, before);
            return;
        }
        heard.set(game.session, newest);
        const news = signOf(entries, before, own, (seat) => seatName(session, seat), texts.signs, slept.current);
        const mine = ownRulings(entries, before, own);
        const turns = goes && went.current === false && !own.has(String(entries[0]?.seat));
        slept.current = false;
        went.current = goes;
        if (news === undefined && !turns) {
            if (mine !== undefined) announce(mine, 'heard');
            return;
        }
        // The snapshot, which says whose go it is, arrives a moment after the entry.
        const recent = performance.now() - last.current.at < TOGETHER_MS ? last.current.words : '';
        const words = [turns && texts.signs.yourGo, news ?? recent].filter(Boolean).join(' ');
        last.current = { words, at: performance.now() };
        announce(words, watches ? 'heard' : 'seen');
        if (!watches) signal();
    }, [newest, connection, goes]);
    return null;
}

export function Signs({ session }: { session: string }) {
    const game = useGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    return game.state && game.you && ruleset ? <Listening key={game.you.seat} game={game} ruleset={ruleset} /> : null;
}
