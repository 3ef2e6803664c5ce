/** The odds lab: a question with units of a game or free, with sliders; its possible results as bars; two situations
 * side by side. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Chart } from '../parts/Chart';
import { Choice } from '../parts/Choice';
import { Pick } from '../parts/Field';
import { Screen } from '../parts/Screen';
import { ValueField } from '../parts/ValueField';
import { Wait } from '../parts/Wait';
import { type Reckoned, lab } from '../lab';
import { readStep, useRuleset, useStep } from '../play/catalogue';
import { type Kind, barsOf, countable, firstOf } from '../play/chances';
import type { Role, Ruleset, Step, Unit } from '../play/describe';
import { type Asked, formOf } from '../play/fields';
import { endsThatMatter, percent } from '../play/odds';
import { isOfSort } from '../play/order';
import type { Json } from '../play/pointer';
import { type Situation, withFirst, askUnits, exampleOf, fresh, put, questionOf, saidBy, take as taking } from '../play/situation';
import { sessionOf } from '../state/api';
import { type OpenGame, useGame } from '../state/game';
import { useKeptGame } from '../state/kept';
import { useRulesets, useTitleOf } from '../state/loaded';
import { texts } from '../texts';
import { beside } from '../texts/beside';

const words = beside.odds;

interface Found extends Reckoned {
    failed?: string;
    /** It is the answer to the situation as it is now. */
    newest?: boolean;
}

/** Only the newest answer is shown. */
function useReckoned(ruleset: string | undefined, situation: Situation | undefined, options: unknown): Found & { busy: boolean } {
    const [found, setFound] = useState<Found & { asked?: string }>({});
    const [busy, setBusy] = useState(false);
    const asked = situation && JSON.stringify([situation.step, situation.input, options]);
    useEffect(() => {
        if (!UMPIRE_HAS_RULES || !ruleset || !situation || !situation.step) return;
        let alive = true;
        setBusy(true);
        lab.reckon(ruleset, situation.step, { input: situation.input, ...(options ? { options } : {}) }).then(
            (answer) => alive && (setFound({ ...answer, asked }), setBusy(false)),
            (error: Error) => alive && error.message !== 'overtaken' && (setFound({ failed: error.message, asked }), setBusy(false)),
        );
        return () => {
            alive = false;
        };
    }, [ruleset, asked]);
    return { ...found, newest: found.asked === asked, busy };
}

const SLIDER_MOST = 30;

/** A number by slider or by typing. */
function Slid({ asked, onChange, error }: { asked: Asked; onChange: (value: Json | undefined) => void; error?: string }) {
    const { field, group, value } = asked;
    const title = [group, field.title].filter(Boolean).join(': ');
    const most = Math.min(field.maximum ?? SLIDER_MOST, Math.max(SLIDER_MOST, Math.ceil(1.5 * Number(value ?? 0))));
    const least = Math.max(field.minimum ?? 0, -10);
    const slides = (field.type === 'integer' || field.type === 'number') && !field.oneOf && most - least > 2;
    return (
        <div className="slid" data-input={asked.pointer}>
            <ValueField field={field} group={group} value={value} onChange={onChange} error={error} />
            {slides && <input type="range" className="slider" min={least} max={most} step={1} value={typeof value === 'number' ? value : least} aria-label={words.slider(title)} onChange={(event) => onChange(Number(event.target.value))} />}
        </div>
    );
}

interface SideProps {
    ruleset: Ruleset;
    steps: readonly { name: string; title: string }[];
    situation: Situation;
    found: Found;
    units: readonly Unit[];
    game?: OpenGame;
    onChange: (situation: Situation) => void;
}

/** The unit in a role; a role with several has a line for each, and one for the next. */
function Takers({ role, taken, units, onTake }: { role: Role; taken: readonly string[]; units: readonly Unit[]; onTake: (place: number, unit: string | undefined) => void }) {
    const options = units.filter(({ out }) => !out).map(({ id, name }) => ({ value: id, label: name }));
    const places = role.many ? Math.min(taken.length + 1, role.most) : 1;
    return (
        <>
            {Array.from({ length: places }, (_, place) => (
                <Pick
                    key={place}
                    label={place > 0 ? words.another(role.title, place + 1) : role.title}
                    none={place > 0 ? words.nobodyElse : words.nobody}
                    value={taken[place] ?? ''}
                    options={options}
                    onChange={(unit) => onTake(place, unit === '' ? undefined : unit)}
                />
            ))}
        </>
    );
}

function Side({ ruleset, steps, situation, found, units, game, onChange }: SideProps) {
    const step = useStep(ruleset.name, situation.step);
    const kept = useKeptGame(game?.session ?? '');
    const newest = useRef(situation);
    newest.current = situation;
    const begun = useRef<string>();
    const suggested = useRef(false);
    const filled = (next: Situation, of: Step) => {
        onChange(next);
        if (game && kept && Object.keys(next.units).length > 0)
            void askUnits(next, of, units, (body) => sessionOf(game.session, kept.token).preview(body)).then((said) => {
                const now = newest.current;
                if (now.step === next.step && JSON.stringify(now.units) === JSON.stringify(next.units)) onChange(saidBy(now, said));
            });
    };
    // A newly chosen step starts with units that can do it, in a game, else with its example.
    useEffect(() => {
        if (!step || JSON.stringify(situation.input) !== '{}' || Object.keys(situation.units).length > 0) return;
        const chosen = begun.current !== step.name; // a player who removed the units again wants none
        begun.current = step.name;
        suggested.current = game !== undefined && chosen;
        filled(game && chosen ? withFirst(situation, step, units, game.you?.side) : { ...situation, input: exampleOf(step) }, step);
    }, [step, situation.input]);
    // Units that nobody chose, and that may not do it now, have no chances: the example does.
    const vain = found.newest && !found.odds && (found.preview?.permitted === false || (found.preview?.needs.length ?? 0) > 0 || found.problem !== undefined || found.failed !== undefined);
    useEffect(() => {
        if (step && suggested.current && vain && (situation.filled.length > 0 || situation.byName !== undefined)) onChange({ ...fresh(step.name), input: exampleOf(step) });
    }, [vain, situation]);
    if (!step) return <p className="soft">{texts.common.loading}</p>;
    const say = (pointer: string) => (value: Json | undefined) => onChange({ ...situation, input: put(situation.input, pointer, value) });
    const take = (role: Role) => (place: number, unit: string | undefined) => {
        suggested.current = false;
        filled(taking(situation, role, place, unit), step);
    };
    const form = formOf(step, questionOf(situation), { ...found.preview, autofilled: [...situation.filled], input: situation.input as never }, units);
    const wrong = (pointer: string) => found.problem?.violations?.find((one) => one.pointer === pointer)?.message;
    const fields = (list: readonly Asked[]) => list.map((asked) => <Slid key={asked.pointer} asked={asked} onChange={say(asked.pointer)} error={wrong(asked.pointer)} />);
    return (
        <div className="stack">
            <Pick label={words.step} value={situation.step} options={steps.map(({ name, title }) => ({ value: name, label: title }))} onChange={(name) => onChange(fresh(name))} />
            {game && step.roles.filter(({ inputs }) => inputs.length > 0).map((role) => <Takers key={role.name} role={role} taken={situation.units[role.name] ?? []} units={units.filter((unit) => isOfSort(unit, role))} onTake={take(role)} />)}
            {situation.byName && <p className="small soft">{words.byName}</p>}
            {fields(form.first)}
            {form.more.length > 0 && (
                <details open={form.first.length === 0}>
                    <summary>{words.more(form.more.length)}</summary>
                    <div className="stack">{fields(form.more)}</div>
                </details>
            )}
            {form.known.length > 0 && (
                <details>
                    <summary>{words.known(form.known.length)}</summary>
                    <div className="stack">{fields(form.known)}</div>
                </details>
            )}
            {(found.preview?.needs.length ?? 0) > 0 && (
                <Notice>
                    {words.needs} {found.preview!.needs.map(({ title }) => title).join(', ')}
                </Notice>
            )}
            {found.preview?.permitted === false && <Notice tone="warn">{words.notPermitted}</Notice>}
            {found.problem && !found.preview && <Notice tone="warn">{found.problem.detail ?? found.problem.title}</Notice>}
            {found.failed && <Notice tone="warn">{found.failed}</Notice>}
        </div>
    );
}

function Ends({ list, names }: { list: readonly (Schemas['Odds'] | undefined)[]; names: readonly string[] }) {
    const [open, setOpen] = useState<string>();
    const ends = new Map<string, { title: string; of: (Schemas['OddsEnd'] | undefined)[] }>();
    list.forEach((odds, place) =>
        odds?.ends?.forEach((end) => {
            const held = ends.get(end.title) ?? { title: end.title, of: list.map(() => undefined) };
            held.of[place] = end;
            ends.set(end.title, held);
        }),
    );
    if (ends.size === 0) return null;
    return (
        <ul className="plain-list">
            {[...ends.values()].map(({ title, of }) => (
                <li key={title}>
                    <button type="button" className="chart-row ends" aria-expanded={open === title} onClick={() => setOpen(open === title ? undefined : title)}>
                        <span>{title}</span>
                        <span className="chart-lines">
                            {of.map((end, i) => (
                                <span key={i} className={`chart-line chart-${i}`}>
                                    {names.length > 1 && <span className="heard">{names[i]}: </span>}
                                    <span className="chart-bar" aria-hidden="true">
                                        <span style={{ width: `${100 * (end?.chance ?? 0)}%` }} />
                                    </span>
                                    <span className="chart-percent">{end ? percent(end.chance) : '–'}</span>
                                </span>
                            ))}
                        </span>
                    </button>
                    {open === title && (
                        <div className="chart-exact small">
                            {of.map(
                                (end, i) =>
                                    end && (
                                        <p key={i}>
                                            {names.length > 1 && <strong>{names[i]}: </strong>}
                                            {end.fraction ? words.exactly(end.fraction) : words.about_(percent(end.chance))}
                                        </p>
                                    ),
                            )}
                        </div>
                    )}
                </li>
            ))}
        </ul>
    );
}

/** The ends that matter, in sight while the inputs move: a wide screen has the whole result beside them. `open`: nothing is
 * known yet. */
function InSight({ found, names, open }: { found: readonly Reckoned[]; names: readonly string[]; open: boolean }) {
    const lists = found.map(({ odds }) => odds?.ends ?? []);
    const shown = endsThatMatter(lists[0] ?? []).slice(0, IN_SIGHT);
    if (shown.length === 0 && !open) return null;
    return (
        <div className="odds-now" role="status">
            {shown.length === 0 && <p className="small soft">{texts.table.oddsComing}</p>}
            {shown.map(({ name, title }) => (
                <p key={name}>
                    <span className="grow">{title}</span>
                    {lists.map((ends, i) => {
                        const end = ends.find((one) => one.title === title);
                        return (
                            <strong key={i} className={`chart-${i}`}>
                                {names.length > 1 && <span className="heard">{names[i]}: </span>}
                                {end ? percent(end.chance) : '–'}
                            </strong>
                        );
                    })}
                </p>
            ))}
        </div>
    );
}

const IN_SIGHT = 2;
const KINDS: readonly { value: Kind; label: string }[] = [
    { value: 'exactly', label: words.kind.exactly },
    { value: 'at_least', label: words.kind.at_least },
];

function Results({ found, names }: { found: readonly Reckoned[]; names: readonly string[] }) {
    const [chosen, setChosen] = useState('');
    const [kind, setKind] = useState<Kind>('at_least');
    const lists = found.map(({ odds }) => countable(odds));
    const all = [...new Map(lists.flat().map((one) => [String(one.of), one])).values()];
    const first = firstOf(lists[0] ?? []);
    const of = all.find((one) => String(one.of) === chosen) ?? first;
    const shown = lists.map((list) => list.find((one) => String(one.of) === String(of?.of)) ?? firstOf(list));
    const bars = useMemo(() => barsOf(shown, kind), [found, of, kind]);
    const samples = found.find(({ odds }) => odds?.exact === false)?.odds?.samples;
    if (!found.some(({ odds }) => odds)) return null;
    const mean = (place: number) => shown[place]?.mean?.value;
    return (
        <>
            {names.length > 1 && (
                <ul className="plain-list row legend">
                    {names.map((name, i) => (
                        <li key={name} className={`chart-${i}`}>
                            <span className="legend-sign" aria-hidden="true" /> {name}
                        </li>
                    ))}
                </ul>
            )}
            {samples !== undefined && <Notice>{words.estimate(samples)}</Notice>}
            <Card title={words.ends}>
                <Ends list={found.map(({ odds }) => odds)} names={names} />
                {bars.length === 0 && !found.some(({ odds }) => odds?.ends?.length) && <p>{words.noDice}</p>}
            </Card>
            {bars.length > 0 && of && (
                <Card title={words.howMany}>
                    {all.length > 1 && <Pick label={words.ofWhat} value={String(of.of)} options={all.map((one) => ({ value: String(one.of), label: one.title }))} onChange={setChosen} />}
                    <Choice legend={words.kindOf} bare options={KINDS} value={kind} onChange={setKind} />
                    <p className="soft">
                        {names
                            .map((name, i) => ({ name, value: mean(i) }))
                            .filter(({ value }) => value !== undefined)
                            .map(({ name, value }) => `${names.length > 1 ? `${name}: ` : ''}${words.mean(value!.toFixed(2))}`)
                            .join(' · ')}
                    </p>
                    <Chart bars={bars} kind={kind} names={names} />
                </Card>
            )}
        </>
    );
}

function Laboratory({ ruleset, game }: { ruleset: Ruleset; game?: OpenGame }) {
    const steps = useMemo(() => [...ruleset.steps].map(({ name, title }) => ({ name, title })), [ruleset]);
    const begin = ['volley', 'melee-round', 'ranged-attack'].map((name) => steps.find((step) => step.name === name)).find(Boolean) ?? steps[0]!;
    const [one, setOne] = useState<Situation>(fresh(begin.name));
    const [two, setTwo] = useState<Situation>();
    const options = game?.state?.session.options;
    const first = useReckoned(ruleset.name, one, options);
    const second = useReckoned(ruleset.name, two, options);
    // Without a network the other steps are available, too.
    useEffect(() => void Promise.all(steps.map(({ name }) => readStep(ruleset.name, name))).catch(() => undefined), [ruleset.name]);
    const units = (game?.roster?.units ?? []) as unknown as Unit[];
    const side = { ruleset, steps, units, game };
    if (!UMPIRE_HAS_RULES) return <Notice>{words.unable}</Notice>;
    const found = two ? [first, second] : [first], names = two ? [words.situation, words.other] : [words.situation];
    return (
        <div className="odds-lab">
            <div className={`odds-sides${two ? ' both' : ''}`}>
                <Card title={two ? words.situation : undefined}>
                    <Side {...side} situation={one} found={first} onChange={setOne} />
                    {!two && (
                        <div>
                            <Button name="compare" onPress={() => setTwo({ ...one })}>
                                {words.compare}
                            </Button>
                        </div>
                    )}
                </Card>
                {two && (
                    <Card title={words.other}>
                        <Side {...side} situation={two} found={second} onChange={setTwo} />
                        <div>
                            <Button onPress={() => setTwo(undefined)}>{words.alone}</Button>
                        </div>
                    </Card>
                )}
            </div>
            <div className="stack" aria-busy={first.busy || second.busy}>
                <Results found={found} names={names} />
            </div>
            <InSight found={found} names={names} open={first.busy && !first.odds} />
        </div>
    );
}

/** In a game: with its options, and its units to choose from. */
function OddsOfGame({ session }: { session: string }) {
    const game = useGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    const title = useTitleOf(game.state?.session.ruleset);
    return (
        <Screen title={words.title} about={title} back={{ screen: 'table', session }} rules={game.state?.session.ruleset} broad>
            {ruleset && game.state ? <Laboratory ruleset={ruleset} game={game} /> : <p className="soft">{game.problem_words ?? (game.problem ? texts.common.notKept : texts.common.loading)}</p>}
        </Screen>
    );
}

function OddsOfRuleset({ name }: { name?: string }) {
    const rulesets = useRulesets();
    const [chosen, setChosen] = useState(name);
    const ruleset = useRuleset(chosen);
    return (
        <Screen title={words.title} about={words.about} back={{ screen: 'home' }} rules={chosen} broad>
            {rulesets.value ? <Choice legend={words.which} options={rulesets.value.map(({ name, title }) => ({ value: name, label: title }))} value={chosen} onChange={setChosen} /> : <Wait of={rulesets} />}
            {ruleset && <Laboratory key={ruleset.name} ruleset={ruleset} />}
        </Screen>
    );
}

export function Odds({ session, ruleset }: { session?: string; ruleset?: string }) {
    return session ? <OddsOfGame session={session} /> : <OddsOfRuleset name={ruleset} />;
}
