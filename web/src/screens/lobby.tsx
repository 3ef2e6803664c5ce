/** Who has joined, and how others join: a QR code for the camera, the code to read out, the link to send. */
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { Qr } from '../parts/Code';
import { Connection } from '../parts/Connection';
import { Forgets } from '../parts/Forgets';
import { Icon } from '../parts/Icon';
import { Name, SideName } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { SecondPhone } from '../parts/SecondPhone';
import { Share } from '../parts/Share';
import { groupsOf } from '../play/code';
import { hashOf } from '../route';
import { type OpenGame, useGame } from '../state/game';
import { type KeptGame, useKeptGame } from '../state/kept';
import { useTitleOf } from '../state/loaded';
import { useWatchedGame } from '../state/watching';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { MoveSheet, mayMove } from './moving';

const words = texts.lobby;

/** A code as a link of this page; the code is after the #, where no server and no log sees it. */
export function linkOf(code: string): string {
    return `${location.origin}${location.pathname}${hashOf({ screen: 'join', code: groupsOf(code) })}`;
}

function Codes({ session, ruleset }: { session: string; ruleset: string }) {
    const game = useWatchedGame(session);
    const [chosen, setChosen] = useState<string>();
    const lines = [...(game?.codes ?? []).map(({ side, name, code }) => ({ id: side, name, code })), ...(game?.watch ? [{ id: '', name: words.watch, code: game.watch.code }] : [])];
    const others = lines.filter(({ id }) => id !== game?.side);
    const line = lines.find(({ id }) => id === (chosen ?? others[0]?.id ?? ''));
    if (!game || !line) return null;
    return (
        <Card title={lines.length > 1 ? words.invite : words.inviteToWatch}>
            {lines.length > 1 && (
                <Choice
                    legend={words.joins}
                    bare
                    options={lines.map(({ id, name }) => ({ value: id, label: id ? <SideName side={id} sides={game.codes?.map(({ side, name, colour }) => ({ id: side, name, colour }))} /> : name }))}
                    value={line.id}
                    onChange={setChosen}
                />
            )}
            <Qr text={linkOf(line.code)} label={words.qr(line.name)} />
            <p className="code-words" translate="no">
                {groupsOf(line.code)}
            </p>
            <p className="small soft">{line.id ? words.scan : words.scanWatch}</p>
            <Share link={linkOf(line.code)} title={game.title || ruleset} words={{ share: texts.lobby.shareLink, copied: texts.common.copied, here: texts.lobby.link }} />
        </Card>
    );
}

function Party({ kept, seats, sides, you }: { kept: KeptGame; seats: readonly Schemas['Seat'][]; sides: readonly Schemas['Side'][]; you: string | undefined }) {
    const [moving, setMoving] = useState<string>();
    const line = ({ id, name, role, side }: Schemas['Seat']) => (
        <li key={id} className="party-player">
            <Name>{name ?? texts.common.role[role as 'umpire']}</Name>
            {id === you && <span className="soft"> ({words.you})</span>}
            {mayMove(kept, { id, role, side }) && (
                <Button look="quiet" name={`move ${id}`} onPress={() => setMoving(id)} label={`${beside.moving.button}: ${name ?? id}`}>
                    {beside.moving.button}
                </Button>
            )}
        </li>
    );
    const here = seats.filter(({ revoked }) => !revoked);
    const rest = here.filter(({ side }) => !side);
    return (
        <ul className="plain-list stack-tight">
            {sides.map((side) => {
                const players = here.filter((seat) => seat.side === side.id);
                return (
                    <li key={side.id} className="party-line">
                        <SideName side={side.id} sides={sides} />
                        {players.length ? <ul className="plain-list">{players.map(line)}</ul> : <span className="soft">{words.free}</span>}
                    </li>
                );
            })}
            {moving !== undefined && <MoveSheet session={kept.session} seat={moving} name={seats.find(({ id }) => id === moving)?.name ?? moving} onClose={() => setMoving(undefined)} />}
            {rest.length > 0 && (
                <li className="party-line">
                    <strong>{words.others}</strong>
                    <ul className="plain-list">
                        {rest.map((seat) => (
                            <li key={seat.id}>
                                <Name>{seat.name ?? texts.common.role[seat.role as 'umpire']}</Name> <span className="soft">({seat.id === you ? words.you : texts.common.role[seat.role as 'umpire'].toLowerCase()})</span>
                            </li>
                        ))}
                    </ul>
                </li>
            )}
        </ul>
    );
}

/** Announces to screen readers who has joined. */
function useArrivals(game: OpenGame): void {
    const known = useRef<Set<string>>();
    const seats = game.state?.session.seats;
    useEffect(() => {
        if (!seats) return;
        const fresh = seats.filter(({ id }) => known.current && !known.current.has(id));
        if (fresh.length) announce(words.arrived(fresh.map(({ name, id }) => name ?? id).join(', ')));
        known.current = new Set(seats.map(({ id }) => id));
    }, [seats]);
}

export function Lobby({ session }: { session: string }) {
    const game = useGame(session);
    const kept = useKeptGame(session);
    const ruleset = useTitleOf(kept?.ruleset);
    useArrivals(game);
    if (!kept)
        return (
            <Screen title={texts.common.notKept} back={{ screen: 'home' }}>
                <Notice>{texts.common.notKeptMore}</Notice>
            </Screen>
        );
    const now = game.state?.session;
    const title = now?.description?.title ?? kept.title;
    return (
        <Screen
            title={<Name>{title || ruleset}</Name>}
            name={title || ruleset}
            about={title ? ruleset : words.title}
            back={{ screen: 'home' }}
            rules={kept.ruleset}
            aside={<Connection state={game.connection} />}
            broad
            actions={
                <LinkButton look="main" href={hashOf({ screen: 'table', session })}>
                    {words.toTable} <Icon name="next" />
                </LinkButton>
            }
        >
            {game.problem && <Notice tone="alarm">{game.problem_words ?? game.problem}</Notice>}
            <Forgets />
            <div className="lobby">
                <Codes session={session} ruleset={ruleset} />
                <div className="stack">
                    <Card title={words.here}>{now ? <Party kept={kept} seats={now.seats} sides={now.sides ?? []} you={game.you?.seat} /> : <p className="soft">{texts.common.loading}</p>}</Card>
                    <SecondPhone session={session} />
                    <Card title={words.terms} tone="sunk">
                        <p>{texts.common.mode[kept.dice === 'table' ? 'declared' : now?.mode === 'two_sided' ? 'two_sided' : 'sealed']}</p>
                        {game.roster && <p>{words.units(game.roster.units.length)}</p>}
                        <div>
                            <Button look="quiet" onPress={() => (location.hash = hashOf({ screen: 'rules', ruleset: kept.ruleset }))}>
                                {words.howWePlay}
                            </Button>
                        </div>
                    </Card>
                </div>
            </div>
        </Screen>
    );
}
