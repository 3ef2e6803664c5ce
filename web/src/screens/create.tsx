/** A new game, from its rules to its armies, in three steps; what was filled in stays until the game is opened. */
import { useEffect, useState } from 'react';
import { UmpireProblem, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Army } from '../parts/Army';
import { Button } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { Differences } from '../parts/Differences';
import { Pick, TextField } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { lackOf } from '../parts/Lacks';
import { OptionTables } from '../parts/OptionTables';
import { Screen } from '../parts/Screen';
import { Wait } from '../parts/Wait';
import { type OptionValues, bookOf, tablesOf } from '../play/tables';
import { go } from '../route';
import { clubApi } from '../state/api';
import { previewOf, openGame, takeSeat } from '../state/seats';
import { COLOURS, type Carry, type DiceOf, type Draft, type DraftSide, type DraftUnit, keepDraft, keptDraft, newDraft, newSide, openingOf, optionAt, unitAt } from '../state/draft';
import { keepName, keepTables, useKept } from '../state/kept';
import { useKeys } from '../state/keys';
import { houseRulesChanged, useHouseRules, useHouseRulesOf, useRuleset, useRulesets, useStarters, wordsOf } from '../state/loaded';
import { texts } from '../texts';

const words = texts.create;

const CARRIES: readonly Carry[] = ['survivors', 'as_it_stood'];

interface StepProps {
    draft: Draft;
    change: (change: Partial<Draft>) => void;
    /** Nobody has entered who opens the game. */
    nameless?: boolean;
}

function RulesStep({ draft, change }: StepProps) {
    const rulesets = useRulesets();
    if (!rulesets.value) return <Wait of={rulesets} />;
    return (
        <Choice
            legend={words.which}
            look="cards"
            options={rulesets.value.map(({ name, title, doc }) => ({ value: name, label: title, hint: doc }))}
            value={draft.ruleset}
            onChange={(ruleset) => change(ruleset === draft.ruleset ? {} : { ruleset, houseRules: '', options: {}, survivorsOf: '', sides: draft.sides.map((side) => ({ ...side, units: [] })) })}
        />
    );
}

function HouseRules({ draft, change }: StepProps) {
    const { club_key } = useKept();
    const list = useHouseRules(club_key);
    const chosen = useHouseRulesOf(club_key, draft.ruleset!, draft.houseRules || undefined);
    const ours = (list.value ?? []).filter(({ ruleset }) => ruleset === draft.ruleset);
    return (
        <Card title={words.houseRules}>
            {ours.length === 0 ? (
                <p>{club_key ? words.asPrintedClub : words.asPrintedOnly}</p>
            ) : (
                <Choice
                    legend={words.houseRules}
                    bare
                    look="cards"
                    options={[{ value: '', label: words.asPrinted }, ...ours.map(({ name, note, version }) => ({ value: name, label: name === words.bookRules ? words.ourBook : name, hint: note ?? words.version(version) }))]}
                    value={draft.houseRules}
                    onChange={(houseRules) => change({ houseRules })}
                />
            )}
            {draft.houseRules && (chosen.value ? <Differences of={chosen.value.differences} ruleset={draft.ruleset!} /> : <Wait of={chosen} />)}
        </Card>
    );
}

/** What the game's tables are so far, and those that its house rules have; undefined until they are read. */
function useBook(draft: Draft): { book: OptionValues; rules?: OptionValues; last: OptionValues } {
    const { club_key, tables } = useKept();
    const chosen = useHouseRulesOf(club_key, draft.ruleset ?? '', draft.houseRules || undefined);
    const last = tables?.[draft.ruleset ?? ''] ?? {};
    const rules = chosen.value && Object.fromEntries(chosen.value.differences.map(({ name, value }) => [name, value]));
    return { book: bookOf(draft.options ?? {}, rules, last), rules, last };
}

/** Keeps the tables that were typed here in the house rules of the club. */
function ToClub({ draft, change }: StepProps) {
    const { club_key } = useKept();
    const { book, rules } = useBook(draft);
    const chosen = useHouseRulesOf(club_key, draft.ruleset!, draft.houseRules || undefined).value;
    const list = useHouseRules(club_key).value;
    const [failed, setFailed] = useState<string>();
    const [busy, setBusy] = useState(false);
    const once = useKeys();
    const isKept = Object.entries(book).every(([option, value]) => isSame(rules?.[option], value));
    const name = draft.houseRules || words.bookRules;
    // A new version replaces the whole: nothing is written over rules that were not read.
    const isRead = draft.houseRules ? chosen !== undefined : list?.every((one) => one.ruleset !== draft.ruleset || one.name !== name);
    if (!club_key || !isRead || Object.keys(book).length === 0 || isKept) return null;
    const keepThem = async () => {
        setBusy(true);
        setFailed(undefined);
        try {
            await once(JSON.stringify([name, book]), (key) => clubApi(club_key).post('/v1/club/house-rules/{ruleset}/{name}', { path: { ruleset: draft.ruleset!, name }, body: { options: { ...rules, ...book }, note: chosen?.note ?? texts.tables.toClubNote }, key }));
            await houseRulesChanged(club_key, draft.ruleset!, name);
            announce(texts.tables.inClub);
            change({ houseRules: name, options: {} });
        } catch (error) {
            setFailed(wordsOf(error));
        }
        setBusy(false);
    };
    return (
        <>
            <div>
                <Button name="to-club" busy={busy} onPress={() => void keepThem()}>
                    {texts.tables.toClub}
                </Button>
            </div>
            <p className="small soft">{texts.tables.toClubMore}</p>
            {failed && (
                <Notice tone="alarm" role="alert">
                    {failed}
                </Notice>
            )}
        </>
    );
}

/** Tables and numbers from the players' own book, which the rules need and no source gives. */
function OwnBook({ draft, change, errors }: StepProps & { errors: Record<string, string> }) {
    const ruleset = useRuleset(draft.ruleset);
    const { value: starters } = useStarters(draft.ruleset);
    const { book, rules, last } = useBook(draft);
    const tables = ruleset.value ? tablesOf(ruleset.value.options) : [];
    if (tables.length === 0) return null;
    const typed = draft.options ?? {}, example = starters?.practice.options ?? {};
    const from = Object.fromEntries(tables.map(([option]) => [option, typed[option] !== undefined ? undefined : rules?.[option] !== undefined ? texts.tables.ofHouseRules : last[option] !== undefined ? texts.tables.asLast : undefined]));
    const lacking = Object.keys(example).filter((option) => book[option] === undefined);
    return (
        <Card title={texts.tables.own}>
            <p className="small soft">{texts.tables.ownMore}</p>
            <OptionTables
                options={ruleset.value!.options}
                value={book}
                errors={errors}
                from={from}
                onChange={(option, value) => change({ options: { ...typed, [option]: value ?? null } })}
            />
            {lacking.length > 0 && (
                <div>
                    <Button name="example" look="quiet" onPress={() => change({ options: { ...typed, ...Object.fromEntries(lacking.map((option) => [option, example[option]])) } })}>
                        {texts.tables.example}
                    </Button>
                    <p className="small soft">{texts.tables.exampleMore}</p>
                </div>
            )}
            <ToClub draft={draft} change={change} />
        </Card>
    );
}

function TableStep({ draft, change, errors, nameless }: StepProps & { errors: Record<string, string> }) {
    return (
        <>
            <Card title={words.table}>
                <TextField label={words.gameTitle} hint={words.gameTitleHint} value={draft.title} maxLength={80} onChange={(title) => change({ title })} />
                <TextField label={words.yourName} hint={words.yourNameHint} value={draft.name} maxLength={40} autoComplete="nickname" error={nameless ? texts.join.nameNeeded : undefined} onChange={(name) => change({ name })} />
            </Card>
            <Card>
                <Choice<DiceOf>
                    legend={words.dice}
                    look="cards"
                    options={(['sealed', 'table', 'two_sided'] as const).map((value) => ({ value, label: words.diceOf[value], hint: words.diceMore[value] }))}
                    value={draft.dice}
                    onChange={(dice) => change({ dice, ...(dice === 'two_sided' ? { sides: draft.sides.slice(0, 2) } : {}) })}
                />
            </Card>
            <HouseRules draft={draft} change={change} />
            <OwnBook draft={draft} change={change} errors={errors} />
        </>
    );
}

function SideCard({ side, place, draft, change, errors, onRemove }: StepProps & { side: DraftSide; place: number; errors: Record<number, Record<string, string>>; onRemove?: () => void }) {
    const ruleset = useRuleset(draft.ruleset);
    const set = (part: Partial<DraftSide>) => change({ sides: draft.sides.map((one, i) => (i === place ? { ...one, ...part } : one)) });
    return (
        <Card
            title={words.side(place + 1)}
            aside={
                onRemove && (
                    <button type="button" className="icon-button" aria-label={words.removeSide(side.name)} onClick={onRemove}>
                        <Icon name="trash" />
                    </button>
                )
            }
        >
            <TextField label={words.sideName} value={side.name} maxLength={40} onChange={(name) => set({ name })} />
            <fieldset className="colours">
                <legend>{words.colour}</legend>
                <div className="row">
                    {COLOURS.map((colour) => (
                        <label key={colour} className="colour">
                            <input type="radio" name={`colour-${place}`} checked={colour === side.colour} onChange={() => set({ colour })} aria-label={words.colourNames[colour]} />
                            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
                                <circle cx="20" cy="20" r="17" fill={colour} />
                                <path className="colour-tick" d="M12 21l6 6 11-13" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
                            </svg>
                        </label>
                    ))}
                </div>
            </fieldset>
            {draft.survivorsOf ? null : ruleset.value ? <Army ruleset={ruleset.value} draft={draft} side={side} errors={errors} onChange={(units) => set({ units })} /> : <Wait of={ruleset} />}
        </Card>
    );
}

function ArmiesStep({ draft, change, errors }: StepProps & { errors: Record<number, Record<number, Record<string, string>>> }) {
    const games = useKept().games.filter(({ ruleset }) => ruleset === draft.ruleset);
    const { value: starters } = useStarters(draft.ruleset);
    const ready = starters && !draft.survivorsOf && draft.sides.every(({ units }) => units.length === 0) ? starters.armies : [];
    const most = draft.dice === 'two_sided' ? 2 : 4;
    return (
        <>
            <Card>
                <Choice
                    legend={words.me}
                    options={[...draft.sides.map(({ id, name }) => ({ value: id, label: <bdi>{name || id}</bdi> })), { value: '', label: words.meUmpire }]}
                    value={draft.me}
                    onChange={(me) => change({ me })}
                    hint={draft.dice === 'two_sided' ? words.meTwoSided : words.meHint}
                />
                {games.length > 0 && (
                    <Pick
                        label={words.survivors}
                        none={words.survivorsNone}
                        options={games.map(({ session, title, opened_at }) => ({ value: session, label: `${title || words.untitled} · ${new Date(opened_at).toLocaleDateString()}` }))}
                        value={draft.survivorsOf}
                        onChange={(survivorsOf) => change({ survivorsOf })}
                        hint={words.survivorsHint}
                    />
                )}
                {draft.survivorsOf && (
                    <Choice
                        legend={words.carry}
                        options={CARRIES.map((value) => ({ value, ...words.carries[value] }))}
                        value={draft.carry ?? 'survivors'}
                        onChange={(carry) => change({ carry })}
                    />
                )}
            </Card>
            {ready.length > 0 && (
                <Card>
                    <Button name="starters" wide onPress={() => change({ sides: draft.sides.map((side, place) => ({ ...side, units: (ready[place]?.units ?? []) as unknown as DraftUnit[] })) })}>
                        <Icon name="flag" /> {words.starters}
                    </Button>
                    <p className="small soft">{words.startersMore(ready.map(({ name }) => name).join(', '))}</p>
                </Card>
            )}
            {draft.sides.map((side, place) => (
                <SideCard
                    key={side.id}
                    side={side}
                    place={place}
                    draft={draft}
                    change={change}
                    errors={errors[place] ?? {}}
                    onRemove={draft.sides.length > 2 ? () => change({ sides: draft.sides.filter((_, i) => i !== place), me: draft.me === side.id ? '' : draft.me }) : undefined}
                />
            ))}
            {draft.sides.length < most && (
                <Button onPress={() => change({ sides: [...draft.sides, freshSide(draft.sides)] })}>
                    <Icon name="plus" /> {words.addSide}
                </Button>
            )}
        </>
    );
}

function freshSide(sides: readonly DraftSide[]): DraftSide {
    const taken = new Set(sides.map(({ id }) => id));
    for (let place = 0; ; place++) {
        const side = newSide(place);
        if (!taken.has(side.id)) return side;
    }
}

type Wrong = { words: string; units: Record<number, Record<number, Record<string, string>>>; options: Record<string, string> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const sentence = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

/** The service's violations, each at its unit; the others in words. */
function wrongOf(error: unknown, draft: Draft): Wrong {
    const units: Wrong['units'] = {}, options: Wrong['options'] = {};
    const rest: string[] = [];
    if (!(error instanceof UmpireProblem)) return { words: wordsOf(error), units, options };
    if (error.status === 401) return { words: words.clubOpens, units, options };
    for (const { pointer, message } of error.problem.violations ?? []) {
        const at = unitAt(draft, pointer), option = optionAt(pointer);
        if (option) options[option] ??= sentence(message);
        else if (at) ((units[at.side] ??= {})[at.unit] ??= {})[at.member ?? ''] = sentence(message);
        else rest.push(message);
    }
    const found = Object.keys(options).length ? Object.values(options).join(' ') : Object.keys(units).length ? words.unitsWrong : rest.length ? rest.map(sentence).join(' ') : error.message;
    return { words: found, units, options };
}

export function Create() {
    const kept = useKept();
    const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? newDraft(kept.name));
    const [wrong, setWrong] = useState<Wrong>();
    const [busy, setBusy] = useState(false);
    useEffect(() => keepDraft(draft), [draft]);
    // A changed request is another request, which needs another key.
    const change = (part: Partial<Draft>) => {
        setDraft((all) => ({ ...all, key: newKey(), ...part }));
        setWrong(undefined);
    };
    const [nameless, setNameless] = useState(false);
    const { book, rules } = useBook(draft);
    const { value: starters } = useStarters(draft.ruleset);
    /** Whether it is known who opens the game; else it is asked. */
    const isNamed = () => {
        const named = draft.name.trim() !== '';
        setNameless(!named);
        if (!named) announce(texts.join.nameNeeded, 'heard');
        return named;
    };
    const step = (by: 1 | -1) => {
        if (by === 1 && draft.step === 1 && !isNamed()) return;
        setDraft((all) => ({ ...all, step: (all.step + by) as Draft['step'] }));
        scrollTo(0, 0);
    };
    const open = async () => {
        if (!isNamed()) return step(-1);
        setBusy(true);
        setWrong(undefined);
        try {
            // What the house rules have is not sent twice.
            const own = Object.fromEntries(Object.entries(book).filter(([option, value]) => !isSame(value, rules?.[option])));
            const survivors = kept.games.find(({ session }) => session === draft.survivorsOf);
            const opening = openingOf({ ...draft, options: own }, survivors);
            const game = await openGame(opening, draft.key, { title: draft.title.trim(), dice: draft.dice === 'table' ? 'table' : 'service' });
            keepName(draft.name.trim());
            keepTables(draft.ruleset!, Object.fromEntries(Object.entries(own).filter(([option, value]) => !isSame(value, starters?.practice.options?.[option]))));
            const code = draft.dice === 'two_sided' ? game.codes?.find(({ side }) => side === draft.me)?.code : undefined;
            if (code) await takeSeat(code, draft.name.trim(), await previewOf(code));
            keepDraft(undefined);
            go({ screen: 'lobby', session: game.session }, true);
        } catch (error) {
            const found = wrongOf(error, draft);
            setWrong(found);
            announce(found.words, 'heard');
            if (Object.keys(found.options).length) setDraft((all) => ({ ...all, step: 1 })); // they are shown there
            setBusy(false);
        }
    };
    const steps = [words.stepRules, words.stepTable, words.stepArmies];
    return (
        <Screen
            title={words.title}
            about={texts.create.stepOf(draft.step + 1, steps.length, steps[draft.step]!)}
            back={{ screen: 'home' }}
            rules={draft.ruleset}
            broad={draft.step === 2}
            actions={
                <>
                    {draft.step > 0 && <Button onPress={() => step(-1)}>{texts.common.back}</Button>}
                    {draft.step < 2 ? (
                        <Button look="main" lacks={lackOf(!draft.ruleset && [words.which, 'main fieldset'])} onPress={() => step(1)}>
                            {words.next}
                        </Button>
                    ) : (
                        <Button look="main" busy={busy} onPress={() => void open()}>
                            {words.open}
                        </Button>
                    )}
                </>
            }
        >
            {wrong && (
                <Notice tone="alarm" role="alert">
                    {wrong.words}
                </Notice>
            )}
            {draft.step === 0 && <RulesStep draft={draft} change={change} />}
            {draft.step === 1 && <TableStep draft={draft} change={change} errors={wrong?.options ?? {}} nameless={nameless && draft.name.trim() === ''} />}
            {draft.step === 2 && <ArmiesStep draft={draft} change={change} errors={wrong?.units ?? {}} />}
        </Screen>
    );
}
