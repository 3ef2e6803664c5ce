/** The umpire's chair: what must be decided, turns, units, seats, the end of the game. With the umpire's seat, also if
 * this device plays with another. */
import { useMemo, useState } from 'react';
import { type Schemas, newKey } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Connection } from '../parts/Connection';
import { Pick, TextField } from '../parts/Field';
import { Name } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Stepper } from '../parts/Stepper';
import { Sure } from '../parts/Sure';
import { Wait } from '../parts/Wait';
import { askingOf } from '../play/asking';
import { strengthsOf } from '../play/cards';
import { useRuleset } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { type Line, linesOf } from '../play/log';
import { turnAfter } from '../play/order';
import { askAgain } from '../play/question';
import { useAct } from '../play/useAct';
import { go, hashOf } from '../route';
import { type OpenGame, useGame } from '../state/game';
import { useKeptGame } from '../state/kept';
import { useKeys } from '../state/keys';
import { queueOf, ruleBy } from '../state/seat';
import { useSettled } from '../state/settled';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { ActSheet } from './act';
import type { Around } from './act_parts';
import { Units } from './chair_units';
import { Guests } from './guests';
import { MoveSheet, mayMove } from './moving';
import { Asked, seatName, useSettling, useTrouble } from './settling';

const words = beside.chair;

function Disputes({ lines, session }: { lines: readonly Line[]; session: Schemas['Session'] }) {
    const disputed = lines.filter((line) => line.disputed);
    return (
        <Card title={words.disputes}>
            {disputed.length === 0 && <p className="soft">{words.noDisputes}</p>}
            <ul className="plain-list stack">
                {disputed.map(({ entry, disputed: about }) => {
                    const dispute = lines.find((line) => line.entry.seq === about!.by)?.entry;
                    return (
                        <li key={about!.by} className="stack-tight">
                            <p>
                                <strong>{words.settled[about!.state]}</strong>
                                {dispute && (
                                    <>
                                        {' · '}
                                        <Name>{seatName(session, dispute.seat)}</Name>: <span dir="auto">“{String(dispute.claim ?? '')}”</span>
                                    </>
                                )}
                            </p>
                            <p className="small">
                                <a href={hashOf({ screen: 'told', session: session.id, entry: entry.seq })}>{texts.ruling.of(entry.seq)}</a> <span dir="auto">{String(entry.summary ?? '')}</span>
                            </p>
                        </li>
                    );
                })}
            </ul>
        </Card>
    );
}

type Attempt = ReturnType<typeof useTrouble>[1];

/** Any turn and phase that is not over. */
function Turns({ game, ruleset, attempt }: { game: OpenGame; ruleset: Ruleset; attempt: Attempt }) {
    const now = { turn: game.roster?.turn, phase: game.roster?.phase };
    const next = turnAfter(ruleset, now);
    const [turn, setTurn] = useState<number>();
    const [phase, setPhase] = useState<string>();
    const [busy, setBusy] = useState(false);
    const titleOf = (name: string | undefined) => ruleset.phases.find((one) => one.name === name)?.title;
    const begin = async () => {
        setBusy(true);
        const chosen = phase ?? next.phase?.name;
        // The request names the expected turn, so a second tap begins no second one.
        const body = { turn: turn ?? next.turn, ...(chosen ? { phase: chosen } : {}), current: { turn: now.turn ?? 0, ...(now.phase ? { phase: now.phase } : {}) } };
        await attempt(() => game.send((session) => session.api.post('/v1/sessions/{session}/turns', { path: { session: game.session }, body })));
        setTurn(undefined);
        setPhase(undefined);
        setBusy(false);
    };
    return (
        <Card title={words.turn}>
            <p>{now.turn === undefined ? words.notBegun : words.now([texts.common.turn(now.turn), titleOf(now.phase)].filter(Boolean).join(' · '))}</p>
            <Stepper label={texts.common.turnName} value={turn ?? next.turn} onChange={setTurn} min={now.turn ?? 1} max={9999} />
            {ruleset.phases.length > 0 && <Pick label={words.phase} value={phase ?? next.phase?.name ?? ''} onChange={setPhase} options={ruleset.phases.map(({ name, title }) => ({ value: name, label: title }))} />}
            <p className="small soft">{words.turnHint}</p>
            <div>
                <Button name="begin" onPress={() => void begin()} busy={busy}>
                    {words.begin}
                </Button>
            </div>
        </Card>
    );
}

function Seats({ game, attempt }: { game: OpenGame; attempt: Attempt }) {
    const session = game.state!.session;
    const kept = useKeptGame(game.session);
    const [revoking, setRevoking] = useState<Schemas['Seat']>();
    const [moving, setMoving] = useState<Schemas['Seat']>();
    const once = useKeys();
    const nameOf = ({ id, name, role }: Schemas['Seat']) => (id === 'spectators' ? words.spectators : (name ?? texts.common.role[role as 'umpire'] ?? words.noName));
    const sideOf = (id: string | undefined) => session.sides?.find((side) => side.id === id)?.name;
    return (
        <Card title={words.seats}>
            <ul className="plain-list stack-tight">
                {session.seats.map((seat) => (
                    <li key={seat.id} className="row-apart">
                        <span>
                            <Name>{nameOf(seat)}</Name>
                            <span className="soft"> {[sideOf(seat.side), seat.id === game.you!.seat ? words.you : undefined, seat.revoked ? words.revoked : undefined].filter(Boolean).join(', ')}</span>
                        </span>
                        {!seat.revoked && session.state === 'open' && (
                            <span className="row">
                                {mayMove(kept, seat) && (
                                    <Button name={`move ${seat.id}`} look="quiet" label={`${beside.moving.button}: ${nameOf(seat)}`} onPress={() => setMoving(seat)}>
                                        {beside.moving.button}
                                    </Button>
                                )}
                                {seat.id !== game.you!.seat && (
                                    <Button name={`revoke ${seat.id}`} look="quiet" label={words.revokeOf(nameOf(seat))} onPress={() => setRevoking(seat)}>
                                        {words.revoke}
                                    </Button>
                                )}
                            </span>
                        )}
                    </li>
                ))}
            </ul>
            {session.state === 'open' && (
                <>
                    <p className="small soft">{words.seatsMore}</p>
                    <div>
                        <LinkButton href={hashOf({ screen: 'lobby', session: game.session })}>{words.invite}</LinkButton>
                    </div>
                </>
            )}
            {moving && <MoveSheet session={game.session} seat={moving.id} name={nameOf(moving)} onClose={() => setMoving(undefined)} />}
            {revoking && (
                <Sure
                    title={words.revokeOf(nameOf(revoking))}
                    more={words.revokeMore}
                    yes={words.revoke}
                    name="sure"
                    onClose={() => setRevoking(undefined)}
                    onYes={async () => {
                        const failed = await attempt(() => game.send(({ api }) => once(revoking.id, (key) => api.post('/v1/sessions/{session}/seats/{seat}/revocation', { path: { session: game.session, seat: revoking.id }, body: {}, key }))));
                        if (!failed) setRevoking(undefined);
                        return failed;
                    }}
                />
            )}
        </Card>
    );
}

function Close({ game, attempt }: { game: OpenGame; attempt: Attempt }) {
    const [remark, setRemark] = useState('');
    const [asked, setAsked] = useState(false);
    const once = useKeys();
    const said = remark.trim();
    const close = async () => {
        const failed = await attempt(() => game.send(({ api }) => once(said, (key) => api.post('/v1/sessions/{session}/close', { path: { session: game.session }, body: said ? { remark: said } : {}, key }))));
        if (!failed) go({ screen: 'after', session: game.session });
        return failed;
    };
    return (
        <Card title={words.close}>
            <TextField label={words.remark} hint={words.remarkHint} value={remark} onChange={setRemark} lines={2} maxLength={500} />
            <div>
                <Button name="close" onPress={() => setAsked(true)}>
                    {words.close}
                </Button>
            </div>
            {asked && <Sure title={words.close} more={words.closeMore} yes={words.closeSure} name="sure" onYes={close} onClose={() => setAsked(false)}>{said ? <blockquote dir="auto">{said}</blockquote> : undefined}</Sure>}
        </Card>
    );
}

function Tools({ game, ruleset }: { game: OpenGame; ruleset: Ruleset }) {
    const session = game.state!.session;
    const kept = useKeptGame(game.session);
    const open = session.state === 'open';
    const units = (game.roster?.units ?? []) as unknown as Unit[];
    const settled = useSettled(game);
    const lines = useMemo(() => linesOf(settled.value ?? game.entries, session), [settled.value?.length, game.entries, session]);
    const settling = useSettling(game, lines);
    // The umpire's own seat sends requests like any seat; beside a player's seat it has no queue.
    const titleOf = (body: { [member: string]: unknown }) => ruleset.steps.find(({ name }) => name === body.step)?.title ?? String(body.step);
    const asking = useMemo(() => askingOf(game.session, session.ruleset, game.send, kept?.role === 'umpire' ? { rule: ruleBy(game.session, titleOf), shown: (key) => queueOf(game.session).drop(key) } : {}), [game.session, session.ruleset, kept?.role]);
    const seen = game.state!.as_of;
    const [act, tell] = useAct(asking, seen, game.entries);
    const around: Around = {
        ruleset,
        units,
        sides: session.sides ?? [],
        you: game.you!,
        own: undefined,
        due: game.due,
        strengths: useMemo(() => strengthsOf(game.entries), [game.entries]),
        seen,
        thrown: kept?.dice === 'table',
        twoSided: session.mode === 'two_sided',
        guest: false,
        newKey,
        lastTarget: () => undefined,
    };
    const waits = lines.some(({ disputed, awaits, proposed, struck }) => disputed?.state === 'open' || (awaits !== undefined && !struck) || proposed !== undefined);
    return (
        <>
            <p className="small soft">{words.public}</p>
            {!open && <Notice>{words.over}</Notice>}
            {settling.trouble && (
                <Notice tone="alarm" role="alert">
                    <strong>{texts.table.failed}</strong> <span dir="auto">{settling.trouble}</span>
                </Notice>
            )}
            <div className="after-columns">
                <div className="stack">
                    {open && (
                        <Card title={words.settle}>
                            {!settled.value && <Wait of={settled} />}
                            {settled.value && !waits && <p className="soft">{words.nothing}</p>}
                            <Guests game={game} attempt={settling.attempt} />
                            <Asked lines={lines} game={game} onAnswer={settling.answer} onDecide={settling.decide} onCorrect={(ruling, decision) => tell({ type: 'again asked', question: askAgain(ruling as never, decision), seen })} />
                        </Card>
                    )}
                    {open && ruleset.unit && <Units around={around} game={game} onAct={(unit) => tell({ type: 'unit', unit })} />}
                </div>
                <div className="stack">
                    {open && ruleset.unit && <Turns game={game} ruleset={ruleset} attempt={settling.attempt} />}
                    <Disputes lines={lines} session={session} />
                    <Seats game={game} attempt={settling.attempt} />
                    {open && <Close game={game} attempt={settling.attempt} />}
                </div>
            </div>
            <ActSheet act={act} around={around} tell={tell} waiting={null} unsent={null} />
            {settling.sheets}
        </>
    );
}

export function Chair({ session }: { session: string }) {
    const game = useGame(session, true);
    const kept = useKeptGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    const there = game.state && game.you?.role === 'umpire' && ruleset;
    const title = game.state?.session.description?.title ?? kept?.title;
    return (
        <Screen title={words.title} about={title ? <Name>{title}</Name> : undefined} back={{ screen: 'table', session }} rules={game.state?.session.ruleset} aside={<Connection state={game.connection} />} broad>
            {game.problem === 'not_kept' || (game.you && game.you.role !== 'umpire') ? (
                <Notice>
                    <strong>{words.notYours}</strong>
                    <p>{words.notYoursMore}</p>
                </Notice>
            ) : (
                game.problem && <Notice tone="alarm">{game.problem_words}</Notice>
            )}
            {there && <Tools game={game} ruleset={ruleset} />}
            {!game.problem && !there && !game.you && <p className="soft">{texts.common.loading}</p>}
        </Screen>
    );
}
