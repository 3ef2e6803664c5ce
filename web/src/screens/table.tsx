/** The game on the table: what is due, the units, and the sheet of an act. */
import { useMemo, useRef, useState } from 'react';
import { type Schemas, newKey } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Connection } from '../parts/Connection';
import { Forgets } from '../parts/Forgets';
import { FairnessNotices, FairnessSign } from '../parts/fairness';
import { Hint } from '../parts/Hint';
import { Icon } from '../parts/Icon';
import { Name, SideName, SideSign, type SideLike } from '../parts/Name';
import { NotSent } from '../parts/queue';
import { Screen } from '../parts/Screen';
import { TableMenu } from '../parts/TableMenu';
import { UnitCard } from '../parts/UnitCard';
import { isGuest } from '../play/consent';
import { askingOf } from '../play/asking';
import { cardOf, strengthsOf } from '../play/cards';
import { readStep, useRuleset, useSteps } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { linesOf } from '../play/log';
import { duesInOrder, mayName, turnAfter } from '../play/order';
import { askAgain } from '../play/question';
import { givenIn } from '../play/tables';
import { type Order, actedIn, openIn, orderOf } from '../play/turn';
import { useTyped } from '../play/typed';
import { useAct } from '../play/useAct';
import { hashOf } from '../route';
import type { OpenGame } from '../state/game';
import { keepTables, useKeptGame } from '../state/kept';
import { useAwake } from '../state/secure';
import { askThrown, queueOf, ruleBy, useCheckedGame } from '../state/seat';
import { useAbout } from '../state/settled';
import { texts } from '../texts';
import { ActSheet } from './act';
import type { Around } from './act_parts';
import { Begun } from './begun';
import { Guests } from './guests';
import { RulingCard, RulingStrip } from './ruling';
import { Asked, seatName, useSettling } from './settling';

type Ruling = Schemas['RulingEntry'] | Schemas['CorrectionEntry'];

const DUE_SHOWN = 3; // before it folds

/** A title of what is due, "Test for pinning: casualties from fire", in two. */
function partsOfTitle(title: string): { what: string; cause?: string } {
    const [what = title, ...cause] = title.split(': ');
    return { what, cause: cause.join(': ') || undefined };
}

/** One line: the unit and what it owes, which a tap begins; and that the condition did not apply. What the other side owes
 * is only shown. */
function DueLine({ due, mine, around, onDo, onNot }: { due: Schemas['Due']; mine: boolean; around: Around; onDo: () => void; onNot?: { words: string; press: () => void } }) {
    const { what, cause } = partsOfTitle(due.title);
    const side = around.sides.find(({ id }) => id === due.side)?.name ?? due.side;
    const more = [cause, due.only_if && texts.table.onlyIf(due.only_if)].filter(Boolean).join(', ');
    const words = (
        <>
            <SideSign side={due.side} sides={around.sides} />
            <span className="grow">
                <strong>
                    <Name>{due.unit_name}</Name>
                </strong>
                : {what}
                {mine ? more && <span className="due-more small">{more}</span> : <span className="heard">. {texts.table.theirs(side)}</span>}
            </span>
        </>
    );
    return (
        <li className={`due${mine ? '' : ' still'}`}>
            {mine ? (
                <button type="button" className="due-line" data-unit={due.unit} data-step={due.step} onClick={onDo}>
                    {words}
                    {!onNot && <Icon name="next" />}
                </button>
            ) : (
                <div className="due-line">{words}</div>
            )}
            {onNot && (
                <Button name="not-so" look="quiet" label={`${due.unit_name}: ${onNot.words}`} onPress={onNot.press}>
                    {onNot.words}
                </Button>
            )}
        </li>
    );
}

/** What the rules require next, the own side's first. `onNot`: states that a condition was not met, which the unit's own
 * side may do, and the umpire. */
function DueList({ due, around, onDo, onNot }: { due: readonly Schemas['Due'][]; around: Around; onDo: (due: Schemas['Due']) => void; onNot?: (due: Schemas['Due'], kind: Schemas['DueKind']) => void }) {
    const steps = useSteps(around.ruleset.name, [...new Set(due.map(({ step }) => step))]);
    const mayDo = ({ step, role, unit: id }: Schemas['Due']) => {
        const unit = around.units.find((one) => one.id === id), taken = steps.get(step)?.roles.find(({ name }) => name === role);
        return around.you.role !== 'spectator' && unit !== undefined && taken !== undefined && mayName(around.units, taken, unit, {}, around.own);
    };
    const notSo = (one: Schemas['Due'], mine: boolean) => {
        const kind = around.ruleset.dues.find(({ name }) => name === one.due);
        return onNot && kind?.not_so && mine ? { words: kind.not_so, press: () => onNot(one, kind) } : undefined;
    };
    const list = duesInOrder(due, around.you.side);
    const line = (one: Schemas['Due']) => {
        const mine = mayDo(one);
        return <DueLine key={`${one.unit} ${one.due}`} due={one} mine={mine} around={around} onDo={() => onDo(one)} onNot={notSo(one, mine)} />;
    };
    const shown = list.length > DUE_SHOWN ? DUE_SHOWN - 1 : DUE_SHOWN; // the fold is a line, too
    return (
        <section aria-label={texts.table.due}>
            <ul className="plain-list dues">{list.slice(0, shown).map(line)}</ul>
            {list.length > shown && (
                <details className="due-fold">
                    <summary>{texts.table.moreDue(list.length - shown)}</summary>
                    <ul className="plain-list dues">{list.slice(shown).map(line)}</ul>
                </details>
            )}
        </section>
    );
}

/** The units of each side: side by side if there is room, else one side at a time. */
function Units({ around, acted, places, onUnit }: { around: Around; acted: ReadonlySet<string>; places: Order['places']; onUnit: (unit: string) => void }) {
    const { units, sides, you, ruleset, due, strengths } = around;
    const own = sides.find(({ id }) => id === you.side) ?? sides[0];
    const [shown, setShown] = useState(own?.id);
    const order = [...sides].sort((a, b) => Number(b.id === own?.id) - Number(a.id === own?.id));
    if (units.length === 0) return <p className="soft">{texts.table.noUnits}</p>;
    const place = (unit: Unit) => (unit.out ? units.length + 1 : (places.get(unit.id) ?? units.length));
    return (
        <section aria-label={texts.table.units}>
            <div className="side-tabs" role="group" aria-label={texts.table.units}>
                {order.map(({ id, name }) => (
                    <Button key={id} name={id} pressed={shown === id} onPress={() => setShown(id)}>
                        <SideSign side={id} sides={sides} />
                        {id === you.side ? texts.table.mine : <Name>{name}</Name>}
                        <span className="soft"> {units.filter((unit) => unit.side === id && !unit.out).length}</span>
                    </Button>
                ))}
            </div>
            <div className="side-columns">
                {order.map(({ id }) => (
                    <div key={id} className={`side-column${shown === id ? ' is-shown' : ''}`}>
                        <h2 className="side-title">
                            <SideName side={id} sides={sides} />
                        </h2>
                        <div className="units">
                            {units
                                .filter((unit) => unit.side === id)
                                .sort((a, b) => place(a) - place(b))
                                .map((unit) => (
                                    <UnitCard
                                        key={unit.id}
                                        card={cardOf(ruleset, unit, texts.table.none, strengths[unit.id])}
                                        sides={sides}
                                        due={due.some((one) => one.unit === unit.id)}
                                        acted={acted.has(unit.id)}
                                        onPress={() => onUnit(unit.id)}
                                    />
                                ))}
                        </div>
                    </div>
                ))}
            </div>
        </section>
    );
}

/** Steps without a unit, or about several sides at once, such as who goes first. */
function WholeTable({ around, phase, onStep }: { around: Around; phase: string | undefined; onStep: (step: string) => void }) {
    const { ruleset } = around;
    const mentioned = new Set(ruleset.phases.find(({ name }) => name === phase)?.steps ?? ruleset.steps.map(({ name }) => name));
    const orders = ruleset.steps.filter(({ name, family }) => mentioned.has(name) && family === 'initiative-order');
    const steps = useSteps(ruleset.name, orders.map(({ name }) => name));
    if (orders.length === 0) return null;
    return (
        <div className="row">
            {orders.map(({ name, title }) => (
                <Button key={name} name={name} onPress={() => onStep(name)} busy={!steps.has(name)}>
                    {title}
                </Button>
            ))}
        </div>
    );
}

/** Whose go it is: the side's sign, and its name where there is room. */
function GoOf({ side, sides, narrow }: { side: string; sides: readonly SideLike[]; narrow: boolean }) {
    const words = texts.table.goOf(sides.find(({ id }) => id === side)?.name ?? side);
    return (
        <span className={`go${narrow ? ' narrow' : ''}`}>
            <SideSign side={side} sides={sides} />
            <span className="go-words" dir="auto">
                {words}
            </span>
        </span>
    );
}

/** Remembers the tables of the players' own book that a question was given, for the next game. */
async function remember(ruleset: Ruleset, { step, input }: { step?: unknown; input?: unknown }): Promise<void> {
    const described = await readStep(ruleset.name, String(step));
    const given = givenIn(ruleset.options, described.input, input as Parameters<typeof givenIn>[2]);
    if (Object.keys(given).length) keepTables(ruleset.name, given);
}

function Play({ game, ruleset }: { game: OpenGame; ruleset: Ruleset }) {
    const { state, entries, you } = game;
    const session = state!.session;
    const units = (game.roster?.units ?? []) as unknown as Unit[];
    const sides = session.sides as SideLike[];
    const kept = useKeptGame(game.session);
    const seen = state!.as_of;
    // The title of a question in the list of unsent requests: the action and its units.
    const named = useRef<(id: string) => string>((id) => id);
    named.current = (id) => units.find((unit) => unit.id === id)?.name ?? id;
    const sentence = (body: { [member: string]: unknown }) =>
        [ruleset.steps.find(({ name }) => name === body.step)?.title ?? String(body.step), ...Object.values((body.units as object | undefined) ?? {}).flat().map((id) => named.current(String(id)))].join(' · ');
    const record = ruleBy(game.session, sentence);
    const rule: typeof record = (body, key) => {
        void remember(ruleset, body).catch(() => undefined);
        return record(body, key);
    };
    const asking = useMemo(() => askingOf(game.session, session.ruleset, game.send, { rule, askThrown: (body, dice, key) => askThrown(game.session, body, dice, key), shown: (key) => queueOf(game.session).drop(key), asksAgain: you!.role === 'player', sides: session.sides }), [game.session, session.ruleset, you!.role]);
    const [act, told] = useAct(asking, seen, entries);
    const tell = useTyped(act, told, `${game.roster?.turn ?? ''} ${game.roster?.phase ?? ''}`);
    const turnKey = useRef<string>();
    const known = useAbout(game);
    const lines = useMemo(() => linesOf(known, session), [known, session]);
    const settling = useSettling(game, lines);
    const strengths = useMemo(() => strengthsOf(entries), [entries]);
    useAwake();
    const wide = useMemo(() => matchMedia('(min-width: 64rem)').matches, []);

    const lastTarget = (unit: string) => {
        const found = entries.find((entry) => entry.kind === 'ruling' && Object.values((entry.roles as object | undefined) ?? {})[0] === unit);
        const target = found && Object.values(found.roles as { [role: string]: string | string[] })[1];
        return typeof target === 'string' ? target : target?.[0];
    };
    const absent = sides.find(({ id }) => !session.seats.some((seat) => seat.role === 'player' && seat.side === id && !seat.revoked));
    const around: Around = {
        ruleset,
        units,
        sides,
        you: you!,
        own: you!.role === 'player' && !session.shared_units ? you!.side : undefined,
        due: game.due,
        strengths,
        seen,
        thrown: kept?.dice === 'table',
        twoSided: session.mode === 'two_sided',
        guest: isGuest(session, you!.seat),
        awaited: absent && session.mode === 'two_sided' ? { side: absent.name, href: hashOf({ screen: 'lobby', session: game.session }) } : undefined,
        cut: game.connection === 'cut',
        newKey,
        lastTarget,
    };
    const playing = you!.role !== 'spectator' && session.state === 'open';
    const now = { turn: game.roster?.turn, phase: game.roster?.phase };
    const next = turnAfter(ruleset, now);
    const phase = ruleset.phases.find(({ name }) => name === now.phase);
    const begin = () => {
        // One key for each turn to begin: a second tap is the same request, which also names the expected turn.
        turnKey.current ??= newKey();
        const key = turnKey.current;
        const current = { turn: now.turn ?? 0, ...(now.phase ? { phase: now.phase } : {}) };
        const body = { turn: next.turn, ...(next.phase ? { phase: next.phase.name } : {}), current };
        void settling.attempt(() => game.send((open) => open.api.post('/v1/sessions/{session}/turns', { path: { session: game.session }, body, key }))).then(() => (turnKey.current = undefined));
    };
    // What nobody else can see is asked with `seen` false: no dice are thrown, and nothing is due any more.
    const notSo = ({ step, role, unit }: Schemas['Due'], { cause }: Schemas['DueKind']) =>
        void settling.attempt(() => ruleBy(game.session, sentence)({ step, units: { [role]: unit }, input: { seen: false, ...(cause ? { cause } : {}) } }, newKey()));
    const latest = lines.find(({ entry }) => entry.kind === 'ruling' || entry.kind === 'correction');
    const first = useRef(latest?.entry.seq ?? -1);
    const corrected = latest?.entry.kind === 'correction' ? lines.find(({ entry }) => entry.seq === latest.entry.corrects)?.entry.summary : undefined;
    const acted = useMemo(() => actedIn(lines, ruleset), [lines, ruleset]);
    const order = useMemo(() => orderOf(lines, ruleset, units, sides, now), [lines, ruleset, game.roster, sides]);
    const open = openIn(acted, units, game.due);
    const closed = session.state === 'closed';
    const name = now.turn === undefined ? (closed ? texts.table.over : texts.table.notBegun) : `${texts.common.turn(now.turn)}${phase ? ` · ${phase.title}` : ''}`;
    const ruled = latest && { share: true, ruling: latest.entry as unknown as Ruling, line: latest, ruleset, units, by: seatName(session, latest.entry.seat), ...settling.offers(latest) };
    const label = (session.description?.title ?? kept?.title) || ruleset.title;
    const fairness = <FairnessNotices session={game.session} sentence={(asked) => sentence({ step: asked.step, units: asked.roles })} />;
    return (
        <Screen
            broad
            slim
            name={name}
            title={
                <>
                    <span aria-hidden="true">{now.turn === undefined ? (closed ? texts.home.closed : texts.home.notStarted) : phase ? texts.table.turnShort(now.turn) : name}</span>
                    {phase && <small aria-hidden="true">{phase.title}</small>}
                    <span className="heard">{name}</span>
                </>
            }
            back={{ screen: 'home' }}
            rules={session.ruleset}
            aside={
                <>
                    {order.side !== undefined && !closed && <GoOf side={order.side} sides={sides} narrow={phase !== undefined} />}
                    <Connection state={game.connection} />
                    <FairnessSign session={game.session} />
                    <TableMenu session={game.session} title={label} ruleset={session.ruleset} closed={closed} />
                </>
            }
            actions={
                <>
                    <Begun lines={lines} ruleset={ruleset} undoOf={(line) => settling.offers(line).onTakeBack} />
                    <LinkButton href={hashOf({ screen: 'log', session: game.session })}>{texts.table.log}</LinkButton>
                    {closed && (
                        <LinkButton look="main" href={hashOf({ screen: 'after', session: game.session })}>
                            {texts.table.toAfter}
                        </LinkButton>
                    )}
                    {playing && !around.guest && (
                        <Button name="next" follows look={now.turn === undefined || open.due + open.toAct === 0 ? 'main' : 'plain'} onPress={begin}>
                            <span>
                                {next.turn === 1 && now.turn === undefined ? texts.table.begin : next.wholeTurn ? texts.table.nextTurn(next.turn) : texts.table.nextPhase(next.phase!.title)}
                                {now.turn !== undefined && open.due + open.toAct > 0 && <small className="button-more">{texts.table.waitsFor(open.due, open.toAct)}</small>}
                            </span>
                        </Button>
                    )}
                </>
            }
        >
            <Forgets />
            {fairness}
            <NotSent session={game.session} />
            {closed && now.turn !== undefined && <Notice>{texts.table.over}</Notice>}
            {you!.role === 'spectator' && <p className="soft">{texts.table.watching}</p>}
            {settling.trouble && (
                <Notice tone="alarm">
                    <strong>{texts.table.failed}</strong> <span dir="auto">{settling.trouble}</span>
                </Notice>
            )}
            <Guests game={game} attempt={settling.attempt} />
            <Asked lines={lines} game={game} onAnswer={settling.answer} onDecide={settling.decide} onCorrect={(ruling, decision) => tell({ type: 'again asked', question: askAgain(ruling as never, decision), seen })} />
            <div className="table-columns">
                <div className="table-now">
                    {ruled && (wide ? <Card title={texts.table.latest}><RulingCard {...ruled} /></Card> : <RulingStrip key={ruled.ruling.seq} {...ruled} corrected={typeof corrected === 'string' ? corrected : undefined} fresh={ruled.ruling.seq > first.current} />)}
                    {playing && <Hint name={ruled ? 'ruling' : 'unit'} session={game.session} />}
                    {game.due.length > 0 && <DueList due={game.due} around={around} onDo={(due) => tell({ type: 'act', step: due.step, role: due.role, unit: due.unit, seen })} onNot={playing ? notSo : undefined} />}
                    {playing && <WholeTable around={around} phase={now.phase} onStep={(step) => tell({ type: 'act', step, seen })} />}
                </div>
                <Units around={around} acted={acted} places={order.places} onUnit={(unit) => tell({ type: 'unit', unit })} />
            </div>
            <ActSheet act={act} around={around} tell={tell} waiting={fairness} unsent={<NotSent session={game.session} />} hint={<Hint name="roll" session={game.session} />} />
            {settling.sheets}
        </Screen>
    );
}

export function Table({ session }: { session: string }) {
    const game = useCheckedGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    if (game.problem)
        return (
            <Screen title={texts.common.notKept} back={{ screen: 'home' }}>
                <Notice tone="alarm" role="alert">{game.problem === 'not_kept' ? texts.common.notKeptMore : game.problem_words}</Notice>
                <FairnessNotices session={session} sentence={() => ''} />
            </Screen>
        );
    if (!game.state || !game.you || !ruleset) return <Screen title={texts.common.loading} back={{ screen: 'home' }} aside={<Connection state={game.connection} />} />;
    return <Play game={game} ruleset={ruleset} />;
}
