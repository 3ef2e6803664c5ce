/** The game on the table: what is due, the units, and the sheet of an act. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Entry, type Schemas, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Besides } from '../parts/Besides';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Connection } from '../parts/Connection';
import { Forgets } from '../parts/Forgets';
import { FairnessNotices, FairnessSign } from '../parts/fairness';
import { Name, SideName, SideSign, type SideLike } from '../parts/Name';
import { NotSent } from '../parts/queue';
import { Screen } from '../parts/Screen';
import { UnitCard } from '../parts/UnitCard';
import { askingOf } from '../play/asking';
import { cardOf, strengthsOf } from '../play/cards';
import { useRuleset, useSteps } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { linesOf } from '../play/log';
import { duesInOrder, duesTogether, mayName, turnAfter } from '../play/order';
import { askAgain } from '../play/question';
import { isTurnDone } from '../play/turn';
import { useTyped } from '../play/typed';
import { useAct } from '../play/useAct';
import { hashOf } from '../route';
import { type OpenGame, useGame } from '../state/game';
import { useKeptGame } from '../state/kept';
import { useAwake } from '../state/secure';
import { askThrown, queueOf, ruleBy } from '../state/seat';
import { useAbout } from '../state/settled';
import { texts } from '../texts/en';
import { ActSheet } from './act';
import type { Around } from './act_parts';
import { Begun } from './begun';
import { Guests } from './guests';
import { RulingCard } from './ruling';
import { Asked, seatName, useSettling } from './settling';

type Ruling = Schemas['RulingEntry'] | Schemas['CorrectionEntry'];

/** One unit that owes something: the act, or the statement that the condition did not apply. What the other side owes is
 * only shown. */
function DueUnit({ due, mine, around, onDo, onNot }: { due: Schemas['Due']; mine: boolean; around: Around; onDo: () => void; onNot?: { words: string; press: () => void } }) {
    const who = (
        <>
            <SideSign side={due.side} sides={around.sides} />
            <Name>{due.unit_name}</Name>
        </>
    );
    return (
        <>
            {mine ? (
                <button type="button" className="chip" data-unit={due.unit} data-step={due.step} onClick={onDo} aria-label={`${due.unit_name}: ${texts.table.doIt(due.title)}`}>
                    {who}
                </button>
            ) : (
                <span className="chip still">{who}</span>
            )}
            {onNot && (
                <Button name="not-so" look="quiet" label={`${due.unit_name}: ${onNot.words}`} onPress={onNot.press}>
                    {onNot.words}
                </Button>
            )}
        </>
    );
}

/** What the rules require next; the same for several units is one line. `onNot`: states that a condition was not met, which
 * the unit's own side may do, and the umpire. */
function DueList({ due, around, onDo, onNot }: { due: readonly Schemas['Due'][]; around: Around; onDo: (due: Schemas['Due']) => void; onNot?: (due: Schemas['Due'], kind: Schemas['DueKind']) => void }) {
    const groups = duesTogether(duesInOrder(due, around.you.side));
    const steps = useSteps(around.ruleset.name, [...new Set(due.map(({ step }) => step))]);
    const mayDo = ({ step, role, unit: id }: Schemas['Due']) => {
        const unit = around.units.find((one) => one.id === id), taken = steps.get(step)?.roles.find(({ name }) => name === role);
        return around.you.role !== 'spectator' && unit !== undefined && taken !== undefined && mayName(around.units, taken, unit, {}, around.own);
    };
    const notSo = (one: Schemas['Due']) => {
        const kind = around.ruleset.dues.find(({ name }) => name === one.due);
        return onNot && kind?.not_so && mayDo(one) ? { words: kind.not_so, press: () => onNot(one, kind) } : undefined;
    };
    return (
        <ul className="plain-list stack-tight">
            {groups.map(({ due: name, list }) => {
                const [first] = list;
                return (
                    <li key={name} className={`due${first!.compulsory ? ' must' : ''}`}>
                        <div>
                            <strong>{first!.title}</strong>
                            {first!.compulsory && <> <span className="unit-due">{texts.table.compulsory}</span></>}
                            {first!.only_if && <div className="small soft">{texts.table.onlyIf(first!.only_if)}</div>}
                            {!list.some(mayDo) && <div className="small soft">{texts.table.theirs(around.sides.find(({ id }) => id === first!.side)?.name ?? first!.side)}</div>}
                        </div>
                        <div className="chips">
                            {list.map((one) => (
                                <DueUnit key={one.unit} due={one} mine={mayDo(one)} around={around} onDo={() => onDo(one)} onNot={notSo(one)} />
                            ))}
                        </div>
                    </li>
                );
            })}
        </ul>
    );
}

/** The units of each side: side by side if there is room, else one side at a time. */
function Units({ around, onUnit }: { around: Around; onUnit: (unit: string) => void }) {
    const { units, sides, you, ruleset, due, strengths } = around;
    const own = sides.find(({ id }) => id === you.side) ?? sides[0];
    const [shown, setShown] = useState(own?.id);
    const order = [...sides].sort((a, b) => Number(b.id === own?.id) - Number(a.id === own?.id));
    if (units.length === 0) return <p className="soft">{texts.table.noUnits}</p>;
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
                                .sort((a, b) => Number(!!a.out) - Number(!!b.out))
                                .map((unit) => (
                                    <UnitCard
                                        key={unit.id}
                                        card={cardOf(ruleset, unit, texts.table.none, strengths[unit.id])}
                                        sides={sides}
                                        due={due.some((one) => one.unit === unit.id)}
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

/** Announces each ruling when it arrives, but not those that were there before. */
function useAnnounced(entries: readonly Entry[]): void {
    const heard = useRef<number>();
    const newest = entries[0]?.seq;
    useEffect(() => {
        if (newest === undefined) return;
        const before = heard.current;
        heard.current = newest;
        if (before === undefined) return;
        const words = entries.filter(({ seq, summary }) => seq > before && typeof summary === 'string').map(({ summary }) => summary as string);
        if (words.length) announce(words.reverse().join(' '));
    }, [newest]);
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
    const asking = useMemo(() => askingOf(game.session, session.ruleset, game.send, { rule: ruleBy(game.session, sentence), askThrown: (body, dice, key) => askThrown(game.session, body, dice, key), shown: (key) => queueOf(game.session).drop(key), asksAgain: you!.role === 'player', sides: session.sides }), [game.session, session.ruleset, you!.role]);
    const [act, told] = useAct(asking, seen, entries);
    const tell = useTyped(act, told, `${game.roster?.turn ?? ''} ${game.roster?.phase ?? ''}`);
    const turnKey = useRef<string>();
    const known = useAbout(game);
    const lines = useMemo(() => linesOf(known, session), [known, session]);
    const settling = useSettling(game, lines);
    const strengths = useMemo(() => strengthsOf(entries), [entries]);
    useAnnounced(entries);
    useAwake();
    const wide = useMemo(() => matchMedia('(min-width: 64rem)').matches, []);

    const lastTarget = (unit: string) => {
        const found = entries.find((entry) => entry.kind === 'ruling' && Object.values((entry.roles as object | undefined) ?? {})[0] === unit);
        const target = found && Object.values(found.roles as { [role: string]: string | string[] })[1];
        return typeof target === 'string' ? target : target?.[0];
    };
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
    const title = now.turn === undefined ? (session.state === 'closed' ? texts.table.over : texts.table.notBegun) : `${texts.common.turn(now.turn)}${phase ? ` · ${phase.title}` : ''}`;
    const fairness = <FairnessNotices session={game.session} sentence={(asked) => sentence({ step: asked.step, units: asked.roles })} />;
    return (
        <Screen
            broad
            title={title}
            about={<Name>{(session.description?.title ?? kept?.title) || ruleset.title}</Name>}
            back={{ screen: 'home' }}
            rules={session.ruleset}
            aside={
                <>
                    <Connection state={game.connection} />
                    <FairnessSign session={game.session} />
                </>
            }
            actions={
                <>
                    <Begun lines={lines} ruleset={ruleset} undoOf={(line) => settling.offers(line).onTakeBack} />
                    <LinkButton href={hashOf({ screen: 'log', session: game.session })}>{texts.table.log}</LinkButton>
                    {playing && (
                        <Button name="next" follows look={now.turn === undefined || isTurnDone(lines, units, game.due) ? 'main' : 'plain'} onPress={begin}>
                            {next.turn === 1 && now.turn === undefined ? texts.table.begin : next.wholeTurn ? texts.table.nextTurn(next.turn) : texts.table.nextPhase(next.phase!.title)}
                        </Button>
                    )}
                </>
            }
        >
            <Forgets />
            {fairness}
            <NotSent session={game.session} />
            {session.state === 'closed' && <Notice>{texts.table.over}</Notice>}
            {you!.role === 'spectator' && <p className="soft">{texts.table.watching}</p>}
            {settling.trouble && (
                <Notice tone="alarm">
                    <strong>{texts.table.failed}</strong> <span dir="auto">{settling.trouble}</span>
                </Notice>
            )}
            <Guests game={game} attempt={settling.attempt} />
            <Asked lines={lines} game={game} onAnswer={settling.answer} onDecide={settling.decide} onCorrect={(ruling, decision) => tell({ type: 'again asked', question: askAgain(ruling as never, decision), seen })} />
            <div className="table-columns">
                <div className="stack table-now">
                    {game.due.length > 0 && (
                        <Card title={texts.table.due}>
                            <DueList due={game.due} around={around} onDo={(due) => tell({ type: 'act', step: due.step, role: due.role, unit: due.unit, seen })} onNot={playing ? notSo : undefined} />
                        </Card>
                    )}
                    {playing && <WholeTable around={around} phase={now.phase} onStep={(step) => tell({ type: 'act', step, seen })} />}
                    {latest && (
                        <Card title={texts.table.latest}>
                            <RulingCard
                                ruling={latest.entry as unknown as Ruling}
                                line={latest}
                                brief={!wide}
                                ruleset={ruleset}
                                units={units}
                                by={seatName(session, latest.entry.seat)}
                                {...settling.offers(latest)}
                            />
                        </Card>
                    )}
                </div>
                <Units around={around} onUnit={(unit) => tell({ type: 'unit', unit })} />
            </div>
            <Besides session={game.session} closed={session.state === 'closed'} />
            <ActSheet act={act} around={around} tell={tell} waiting={fairness} unsent={<NotSent session={game.session} />} />
            {settling.sheets}
        </Screen>
    );
}

export function Table({ session }: { session: string }) {
    const game = useGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    if (game.problem)
        return (
            <Screen title={texts.common.notKept} back={{ screen: 'home' }}>
                <Notice tone="alarm" role="alert">{game.problem === 'not_kept' ? texts.common.notKeptMore : game.problem_words}</Notice>
            </Screen>
        );
    if (!game.state || !game.you || !ruleset) return <Screen title={texts.common.loading} back={{ screen: 'home' }} aside={<Connection state={game.connection} />} />;
    return <Play game={game} ruleset={ruleset} />;
}
