/** The question of an act: who takes part, the remaining inputs, what bars it, the odds, and the source of the dice. */
import { useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Dice } from '../parts/Die';
import { TextField } from '../parts/Field';
import { type Lack, lackOf } from '../parts/Lacks';
import { Name, SideSign } from '../parts/Name';
import { OddsStrip } from '../parts/Odds';
import { Ruler } from '../parts/Ruler';
import { TableField } from '../parts/TableField';
import { ValueField } from '../parts/ValueField';
import { type Forming, type Trouble, hasOdds, ready } from '../play/act';
import { bandsOf } from '../play/bands';
import { useTable } from '../play/catalogue';
import { type Role, isTable, labelOf } from '../play/describe';
import { type Asked, type Form, formOf, labelOfAsked, partsTaken } from '../play/fields';
import { missingOf } from '../play/missing';
import { endsOf } from '../play/odds';
import { candidates } from '../play/order';
import { valueAt } from '../play/pointer';
import { listOf } from '../play/question';
import { texts } from '../texts';
import { type Around, type Part, Troubled, UnitChip, reasonsOf } from './act_parts';
import { Effects } from './ruling';

export function RolePart({ act, role, around, tell }: Part<Forming> & { role: Role }) {
    const taken = act.question.units[role.name] ?? [];
    const list = candidates(around.units, role, act.question.units, around.own);
    const short = taken.length > 0 && act.preview?.needs.find(({ pointer }) => pointer === `/input/${listOf(role)}`);
    return (
        <>
            <p>{role.doc}</p>
            {short && <p role="status">{texts.table.tooFew(taken.length)}</p>}
            <div className="units">
                {list.length === 0 && <p role="status">{texts.table.nobody}</p>}
                {list.map((unit) => (
                    <UnitChip key={unit.id} unit={unit} around={around} pressed={role.many ? taken.includes(unit.id) : undefined} onPress={() => tell({ type: 'tap', unit: unit.id, role: role.name })} />
                ))}
            </div>
            <div className="row">
                {taken.length > 0 && !short && (
                    <Button look="main" onPress={() => tell({ type: 'picked' })}>
                        {texts.table.picked}
                    </Button>
                )}
                {taken.length === 0 && (
                    <Button look="quiet" onPress={() => tell({ type: 'leave' })}>
                        {texts.table.leave(role.title)}
                    </Button>
                )}
            </div>
        </>
    );
}

/** Who takes part; a tap changes it. */
function Parties({ act, around, tell }: Part<Forming>) {
    const named = act.step.roles.filter(({ name }) => (act.question.units[name]?.length ?? 0) > 0);
    // Others who may take part; a list has room for more.
    const open = act.step.roles.filter(({ name, many, most }) => {
        const taken = act.question.units[name]?.length ?? 0;
        return taken === 0 || (many && taken < most);
    });
    if (act.step.roles.length === 0) return null;
    return (
        <div className="parties">
            {named.map((role) => (
                <button key={role.name} type="button" className="party" data-role={role.name} onClick={() => tell({ type: 'pick', role: role.name })} aria-label={`${role.title}: ${texts.common.change}`}>
                    <span className="small soft">{role.title}</span>
                    {act.question.units[role.name]!.map((id) => {
                        const unit = around.units.find((one) => one.id === id);
                        return (
                            <span key={id} className="row" data-party={id}>
                                <SideSign side={unit?.side} sides={around.sides} />
                                <strong>
                                    <Name>{unit?.name ?? id}</Name>
                                </strong>
                            </span>
                        );
                    })}
                </button>
            ))}
            {open.map((role) => (
                <Button key={role.name} name={role.name} look="quiet" onPress={() => tell({ type: 'pick', role: role.name })}>
                    + {role.title}
                </Button>
            ))}
        </div>
    );
}

/** The service's violations at this input, or within its value. */
const wrongAt = ({ trouble }: Forming, pointer: string) => trouble?.at.find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`))?.message;

function Inputs({ list, act, around, tell }: Part<Forming> & { list: readonly Asked[] }) {
    const firer = around.units.find(({ id }) => id === Object.values(act.question.units)[0]?.[0]);
    const card = around.ruleset.unit_cards.find(({ member }) => member === 'weapon');
    const table = useTable(around.ruleset.name, firer?.weapon !== undefined && list.some(({ pointer }) => pointer.endsWith('/range')) ? card?.table : undefined);
    const bands = firer && table ? bandsOf(around.ruleset, firer, () => table) : [];
    const drawn = (asked: Asked) => {
        const { pointer, field, group, value, needed } = asked;
        const change = (said: typeof value) => tell({ type: 'say', pointer, value: said });
        const error = wrongAt(act, pointer), label = labelOfAsked(asked);
        const entry = act.given?.find((one) => one.pointer === pointer && JSON.stringify(one.value) === JSON.stringify(value))?.entry;
        const from = entry === undefined ? undefined : texts.tables.asIn(entry);
        if (pointer.endsWith('/range') && field['x-unit'] === 'inches')
            return <Ruler label={label} value={typeof value === 'number' ? value : undefined} onChange={change} bands={bands} max={field.maximum ?? 100} unit={field['x-unit']} error={error} />;
        if (field.type === 'object' && isTable(field)) return <TableField field={field} title={label} from={from} value={value} onChange={change} needed={needed} error={error} />;
        return (
            <>
                <ValueField field={field} group={group} value={value} onChange={change} error={error} />
                {from && <p className="small soft">{from}</p>}
            </>
        );
    };
    return (
        <>
            {list.map((asked) => (
                <div key={asked.pointer} data-input={asked.pointer} className={asked.needed ? 'asked needed' : 'asked'}>
                    {drawn(asked)}
                </div>
            ))}
        </>
    );
}

/** What changed since the question was begun. */
function Changed({ changed, around }: { changed: readonly Schemas['ChangedMember'][]; around: Around }) {
    const words = { yes: texts.common.yes, no: texts.common.no };
    return (
        <Notice tone="warn" role="alert">
            <strong>{texts.table.changed}</strong>
            <ul className="plain-list">
                {changed.map(({ unit, unit_name, member, title, from, to }) => {
                    const field = around.ruleset.unit?.properties?.[member];
                    return (
                        <li key={`${unit} ${member}`}>
                            <Name>{unit_name}</Name>: {title} {labelOf(field, from as never, words)} → {labelOf(field, to as never, words)}
                        </li>
                    );
                })}
            </ul>
        </Notice>
    );
}

/** The act's form; refused inputs are in it, and not folded away. */
function formOfAct(act: Forming, around: Around): Form {
    return formOf(act.step, act.question, act.preview ?? act.before ?? {}, around.units, act.trouble?.at.map(({ pointer }) => pointer));
}

/** The violations that are not shown at an input. */
function unplaced(act: Forming, form: Form): Trouble | undefined {
    const { trouble } = act;
    if (!trouble || trouble.unreachable || trouble.at.length === 0) return trouble;
    const rest = trouble.at.filter(({ pointer }) => !form.first.some((asked) => pointer === asked.pointer || pointer.startsWith(`${asked.pointer}/`)));
    return rest.length ? { ...trouble, text: rest.map(({ message }) => message).join(' ') } : undefined;
}

/** Values that may replace what the rules refuse. */
function waysOf({ step, preview, question }: Forming) {
    const clauses = new Set((preview?.reasons ?? []).map(({ clause }) => clause));
    return (step.ways ?? []).filter(({ clause, input, value }) => clauses.has(clause) && valueAt({ input: question.input }, input) !== value);
}

/** Why it cannot be asked yet; undefined: it can. */
function lackOfAct(act: Forming, around: Around): Lack | undefined {
    if (around.awaited && act.question.decision === undefined) return { words: texts.table.notHere(around.awaited.side), href: around.awaited.href };
    const may: boolean = ready(act);
    if (may) return undefined;
    // What was missing before the network went may have been given since.
    if (around.cut && act.preview === undefined) return { words: texts.table.noNetwork };
    const missing = missingOf(act, formOfAct(act, around));
    if (missing.length > 0) {
        const at = missing.find(({ pointer }) => pointer !== undefined)?.pointer;
        const words = missing.map(({ label }) => label).join(', ');
        return { words: act.trouble ? texts.table.toPutRight(words) : texts.common.lacking(words), at: at === undefined ? '.sheet-content' : `[data-input="${at}"]` };
    }
    if (act.trouble) return { words: act.trouble.unreachable ? texts.table.noNetwork : act.trouble.text, at: '.notice.alarm' };
    return act.preview?.permitted === false ? { words: texts.table.notPermittedAbove, at: '.notice.warn' } : { words: texts.table.checking, shown: act.before !== undefined };
}

export function FormPart({ act, around, tell }: Part<Forming>) {
    const [reason, setReason] = useState('');
    const preview = act.preview ?? act.before;
    const form = formOfAct(act, around);
    // A value that a unit knows may be overridden: then it is among the inputs.
    const [otherwise, setOtherwise] = useState<readonly string[]>([]);
    const said = form.known.filter(({ pointer }) => otherwise.includes(pointer));
    const refused = act.preview?.permitted === false && act.question.decision === undefined;
    const draw = act.preview?.next_draw;
    const words = { yes: texts.common.yes, no: texts.common.no };
    return (
        <>
            {act.changed && <Changed changed={act.changed} around={around} />}
            <Parties act={act} around={around} tell={tell} />
            <Inputs list={[...form.first, ...said]} act={act} around={around} tell={tell} />
            <Troubled trouble={unplaced(act, form)} onAgain={() => tell({ type: 'again' })} />
            {refused && (
                <Notice tone="warn" role="status">
                    <strong>{texts.table.notPermitted}</strong>
                    {reasonsOf(act.preview!.reasons ?? [], around.ruleset.name)}
                    {waysOf(act).map(({ input, value, title }) => (
                        <Button key={`${input} ${value}`} name="instead" look="main" onPress={() => tell({ type: 'say', pointer: input, value })}>
                            {title}
                        </Button>
                    ))}
                    <Button name="record" onPress={() => tell({ type: 'record', key: around.newKey() })}>
                        {texts.table.recordNo}
                    </Button>
                    {around.you.role === 'umpire' && (
                        <>
                            <TextField label={texts.table.override} hint={texts.ruling.public} value={reason} onChange={setReason} maxLength={500} />
                            <Button onPress={() => tell({ type: 'override', reason: reason.trim() })} lacks={lackOf(reason.trim() === '' && [texts.table.override, '.notice.warn textarea, .notice.warn input'])}>
                                {texts.table.overrideSend}
                            </Button>
                        </>
                    )}
                </Notice>
            )}
            {act.question.decision !== undefined && <Foreseen act={act} around={around} />}
            {!refused && hasOdds(act) && preview?.needs.length === 0 && <OddsStrip ends={act.odds && endsOf(act.odds, partsTaken(act.step, act.question, around.units))} busy={!act.noOdds && act.odds === undefined && !act.trouble} />}
            {draw && (
                <p className="small soft">
                    {act.question.decision === undefined ? texts.pad.first(draw.count, draw.sides) : texts.pad.further(draw.count, draw.sides)}
                    {draw.needed !== undefined && ` · ${texts.pad.needed(draw.needed, draw.verb === 'hits')}`}
                </p>
            )}
            {form.more.length > 0 && (
                <details className="why">
                    <summary>{texts.table.moreInputs(form.more.length)}</summary>
                    <div className="stack">
                        <Inputs list={form.more} act={act} around={around} tell={tell} />
                    </div>
                </details>
            )}
            {form.known.length > 0 && (
                <details className="why">
                    <summary>{texts.table.known}</summary>
                    <ul className="plain-list known">
                        {form.known.filter(({ pointer }) => !otherwise.includes(pointer)).map(({ pointer, field, group, value }) => (
                            <li key={pointer} className="row-apart" data-known={pointer}>
                                <span>{[group, field.title].filter(Boolean).join(': ')}</span>
                                <Button look="quiet" label={`${field.title}: ${labelOf(field, value, words)}. ${texts.common.change}`} onPress={() => setOtherwise([...otherwise, pointer])}>
                                    {labelOf(field, value, words)}
                                </Button>
                            </li>
                        ))}
                    </ul>
                </details>
            )}
        </>
    );
}

/** A correction's result, shown before it is recorded. */
function Foreseen({ act, around }: { act: Forming; around: Around }) {
    const preview = act.preview ?? act.before;
    return (
        <>
            <Notice>{around.you.role === 'player' ? texts.table.askAgainHow : texts.table.ruleAgainHow}</Notice>
            {around.twoSided && preview?.next_draw && <p>{texts.table.restByPlayer}</p>}
            {(preview?.draws?.length ?? 0) > 0 && (
                <div className="stack-tight">
                    {preview!.draws!.map((draw, i) => (
                        <p key={i} className="row small">
                            <span className="soft">{draw.label}</span>
                            <Dice faces={draw.faces} sides={draw.sides} size={24} />
                        </p>
                    ))}
                </div>
            )}
            {preview?.summary !== undefined && (
                <Notice tone="good" role="status">
                    <strong>{texts.table.wouldBe}</strong>
                    <p className="foreseen" dir="auto">
                        {preview.summary}
                    </p>
                    <Effects effects={preview.effects} ruleset={around.ruleset} units={around.units} />
                </Notice>
            )}
        </>
    );
}

export function FormActions({ act, around, tell }: Part<Forming>) {
    if (act.role) return null;
    const lacks = lackOfAct(act, around), saidBeside = lacks && { ...lacks, shown: true };
    const dice = (act.preview ?? act.before)?.next_draw !== undefined;
    const roll = (
        <Button key="roll" name="roll" look={around.thrown && dice && !around.guest ? 'plain' : 'main'} lacks={lacks} onPress={() => tell({ type: 'roll', key: around.newKey() })}>
            {act.question.decision !== undefined ? (dice ? texts.table.rollRest : texts.table.ruleAgain) : dice ? (around.twoSided ? texts.table.rollTogether : texts.table.rollForMe) : texts.table.record}
        </Button>
    );
    const thrown = (
        <Button key="throw" name="throw" look={around.thrown ? 'main' : 'plain'} lacks={dice && act.question.decision !== undefined && around.twoSided ? lacks : saidBeside} onPress={() => tell({ type: 'throw', key: around.newKey() })}>
            {texts.table.iRoll}
        </Button>
    );
    // If both phones roll, the umpire throws the extra dice of a correction: a player would have to ask for others.
    if (act.question.decision !== undefined && around.twoSided && around.you.role === 'player')
        return (
            <Button name="roll" look="main" lacks={lacks} onPress={() => tell({ type: 'roll', key: around.newKey() })}>
                {texts.table.rollTogether}
            </Button>
        );
    if (around.guest) return roll;
    if (dice && act.question.decision !== undefined && around.twoSided) return thrown;
    return <>{!dice ? roll : around.thrown ? [roll, thrown] : [thrown, roll]}</>;
}
