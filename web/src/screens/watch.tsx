/** The big screen, for a television or a tablet beside the table: rosters, turn, the last ruling in large type, its dice
 * rolling once. No controls. */
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Card } from '../parts/Card';
import { Connection } from '../parts/Connection';
import { Die } from '../parts/Die';
import { Name, SideName, type SideLike } from '../parts/Name';
import { Pips } from '../parts/Pips';
import { Screen } from '../parts/Screen';
import { cardOf, strengthsOf } from '../play/cards';
import type { Ruleset, Unit } from '../play/describe';
import { wordsOfDice } from '../play/dice';
import { linesOf } from '../play/log';
import { hashOf } from '../route';
import { type OpenGame } from '../state/game';
import { useKept, useKeptGame } from '../state/kept';
import { useAwake } from '../state/secure';
import { useTitleOf } from '../state/loaded';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { useShown } from './after';

const words = beside.watch;
const DICE_MAX = 40; // more are only in the sentence

/** The dice of a new ruling tumble once; older ones lie still. */
function Thrown({ ruling, fresh }: { ruling: Schemas['RulingEntry']; fresh: boolean }) {
    const dice = ruling.draws.flatMap((draw, place) => draw.faces.map((face, i) => ({ key: `${place} ${i}`, face, sides: draw.sides, hit: draw.verb === 'hits' && draw.number !== undefined ? face >= draw.number : undefined })));
    if (dice.length === 0 || dice.length > DICE_MAX) return null;
    return (
        <div className={`watch-dice${fresh ? ' rolls' : ''}`}>
            {dice.map(({ key, face, sides, hit }) => (
                <Die key={key} face={face} sides={sides} size={64} as={hit === undefined ? undefined : hit ? 'hit' : 'miss'} />
            ))}
        </div>
    );
}

/** Whether it arrived while the screen was open. */
function useFresh(seq: number | undefined): boolean {
    const first = useRef<number>();
    const [fresh, setFresh] = useState(false);
    useEffect(() => {
        if (seq === undefined) return;
        if (first.current === undefined) first.current = seq;
        setFresh(seq !== first.current);
    }, [seq]);
    return fresh;
}

function Roster({ ruleset, game, sides }: { ruleset: Ruleset; game: OpenGame; sides: readonly SideLike[] }) {
    const units = (game.roster?.units ?? []) as unknown as Unit[];
    const strengths = strengthsOf(game.entries);
    return (
        <div className="watch-sides">
            {sides.map((side) => (
                <section key={side.id} className="stack-tight" aria-label={side.name}>
                    <h2>
                        <SideName side={side.id} sides={sides} />
                    </h2>
                    <ul className="plain-list watch-units">
                        {units
                            .filter((unit) => unit.side === side.id)
                            .sort((a, b) => Number(!!a.out) - Number(!!b.out))
                            .map((unit) => {
                                const card = cardOf(ruleset, unit, texts.table.none, strengths[unit.id]);
                                return (
                                    <li key={unit.id} className={`watch-unit${card.out ? ' is-out' : ''}`}>
                                        <span className="row-apart">
                                            <strong>
                                                <Name>{unit.name}</Name>
                                            </strong>
                                        </span>
                                        {card.out ? <span>{card.out}</span> : card.figures !== undefined && <Pips now={card.figures} of={card.strength} label={texts.table.figures} />}
                                        {!card.out && (card.markers.length > 0 || card.words.length > 0 || card.done.length > 0) && (
                                            <span className="soft">{[...card.markers.map(({ title, count }) => `${title} ${count}`), ...card.words, ...card.done].join(' · ')}</span>
                                        )}
                                    </li>
                                );
                            })}
                    </ul>
                </section>
            ))}
        </div>
    );
}

function BigScreen({ session }: { session: string }) {
    const { game, ruleset, instead } = useShown(session);
    const kept = useKeptGame(session);
    const lines = game.state ? linesOf(game.entries, game.state.session) : [];
    const latest = lines.find(({ entry, struck }) => (entry.kind === 'ruling' || entry.kind === 'correction') && !struck);
    const fresh = useFresh(latest?.entry.seq);
    useAwake();
    useEffect(() => {
        document.documentElement.classList.add('big-screen');
        return () => document.documentElement.classList.remove('big-screen');
    }, []);
    if (instead || !ruleset) return instead ?? null;
    const state = game.state!.session;
    const sides = state.sides as SideLike[];
    const phase = ruleset.phases.find(({ name }) => name === game.roster?.phase);
    const turn = state.state === 'closed' ? words.over : game.roster?.turn === undefined ? texts.table.notBegun : `${texts.common.turn(game.roster.turn)}${phase ? ` · ${phase.title}` : ''}`;
    const ruling = latest?.entry as unknown as Schemas['RulingEntry'] | undefined;
    return (
        <div className="watch">
            <header className="row-apart">
                <h1 tabIndex={-1}>{turn}</h1>
                <p className="row soft">
                    <Name>{state.description?.title || kept?.title || ruleset.title}</Name> <Connection state={game.connection} />
                </p>
            </header>
            <main className="watch-main">
                <section className="watch-ruling" aria-label={texts.table.latest}>
                    {ruling ? (
                        <>
                            <p key={ruling.seq} className="watch-words" dir="auto" aria-live="polite">
                                {ruling.summary}
                            </p>
                            <Thrown key={`dice ${ruling.seq}`} ruling={ruling} fresh={fresh} />
                            <p className="soft">{[latest?.entry.kind === 'correction' && `${texts.ruling.correction} ${texts.ruling.number(latest.about ?? 0)}`, ruling.draws.length > 0 && latest?.dice && wordsOfDice(latest.dice, texts.ruling)].filter(Boolean).join(' · ')}</p>
                            {latest?.disputed?.state === 'open' && <p className="watch-disputed">{texts.table.disputeOpen.replace(':', '')}</p>}
                        </>
                    ) : (
                        <p className="watch-words soft">{words.nothing}</p>
                    )}
                </section>
                <Roster ruleset={ruleset} game={game} sides={sides} />
            </main>
        </div>
    );
}

/** Chooses the game on a device with several; a television first takes a seat with the spectators' code. */
function Choose() {
    const { games } = useKept();
    return (
        <Screen title={words.title} about={words.about} back={{ screen: 'home' }}>
            <Card>
                <p>{words.how}</p>
                <p>
                    <a href={hashOf({ screen: 'join', code: '' })}>{words.join}</a>
                </p>
            </Card>
            <ul className="plain-list stack-tight">
                {games.map((game) => (
                    <Line key={game.session} session={game.session} title={game.title} ruleset={game.ruleset} />
                ))}
            </ul>
        </Screen>
    );
}

function Line({ session, title, ruleset }: { session: string; title: string; ruleset: string }) {
    const called = useTitleOf(ruleset);
    return (
        <li>
            <a className="button wide" href={hashOf({ screen: 'watch', session })}>
                <Name>{title || called}</Name>
            </a>
        </li>
    );
}

export function Watch({ session }: { session?: string }) {
    return session ? <BigScreen key={session} session={session} /> : <Choose />;
}
