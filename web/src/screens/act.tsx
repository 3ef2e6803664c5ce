/** The sheet in which one act is done: what the unit may do, at whom, what is left to type, the odds, the dice, the ruling. */
import { type ReactNode, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Clause } from '../parts/Clause';
import { DicePad } from '../parts/DicePad';
import { Dice } from '../parts/Die';
import { Check, TextField } from '../parts/Field';
import { Name, SideSign, type SideLike } from '../parts/Name';
import { OddsStrip } from '../parts/Odds';
import { Ruler } from '../parts/Ruler';
import { Sheet } from '../parts/Sheet';
import { UnitState } from '../parts/UnitCard';
import { ValueField } from '../parts/ValueField';
import { type Act, type Event, type Forming, type OfUnit, type Pad, type Ruled, type Trouble, isUnsettled, ready } from '../play/act';
import { bandsOf } from '../play/bands';
import { cardOf } from '../play/cards';
import { useSteps, useTable } from '../play/catalogue';
import { type Role, type Ruleset, type Step, type Unit, labelOf } from '../play/describe';
import { type Asked, facing, formOf } from '../play/fields';
import { actionsInOrder, candidates, likeliest, mayName } from '../play/order';
import { listOf } from '../play/question';
import { full, missing } from '../play/throwing';
import { texts } from '../texts/en';
import { Effects, RulingCard } from './ruling';

export interface Around {
    ruleset: Ruleset;
    units: readonly Unit[];
    sides: readonly SideLike[];
    you: Schemas['You'];
    /** The side whose units alone this player acts with; undefined: all sides'. */
    own: string | undefined;
    due: readonly Schemas['Due'][];
    strengths: { readonly [unit: string]: number };
    /** The newest entry that the page shows. */
    seen: number;
    /** The dice of this game are thrown on the table as a rule. */
    thrown: boolean;
    /** Both phones roll together. */
    twoSided: boolean;
    newKey: () => string;
    /** The unit that this one last aimed at. */
    lastTarget: (unit: string) => string | undefined;
}

interface Part<A extends Act> {
    act: A;
    around: Around;
    tell: (event: Event) => void;
}

function Troubled({ trouble, onAgain }: { trouble: Trouble | undefined; onAgain: () => void }) {
    if (!trouble) return null;
    return (
        <Notice tone="alarm" role="alert">
            <span dir="auto">{trouble.unreachable ? texts.table.notSent : trouble.text}</span>
            {trouble.unreachable && <Button onPress={onAgain}>{texts.common.retry}</Button>}
        </Notice>
    );
}

function UnitChip({ unit, around, onPress, pressed }: { unit: Unit; around: Around; onPress: () => void; pressed?: boolean }) {
    return (
        <button type="button" className="chip" aria-pressed={pressed} data-unit={unit.id} onClick={onPress}>
            <SideSign side={unit.side} sides={around.sides} />
            <Name>{unit.name}</Name>
            {typeof unit.figures === 'number' && unit.figures > 1 && <span className="soft">{unit.figures}</span>}
        </button>
    );
}

const key = ({ step, role }: Schemas['Action']) => `${step} ${role}`;

/** What the unit may do now: one tap begins it; where somebody faces it, the tap says at whom. */
function ActionPicker({ list, unit, around, tell }: { list: readonly Schemas['Action'][]; unit: string; around: Around; tell: (event: Event) => void }) {
    const steps = useSteps(around.ruleset.name, [...new Set(list.map(({ step }) => step))]);
    const [picked, setPicked] = useState<string>();
    const facedBy = (action: Schemas['Action']) => {
        const step = steps.get(action.step);
        return step && facing(step, action.role)[0];
    };
    const chosen = list.find((one) => key(one) === picked) ?? likeliest(list, (action) => facedBy(action) !== undefined);
    const role = chosen && facedBy(chosen);
    const aims = role ? candidates(around.units, role, { [chosen.role]: [unit] }, around.own, around.lastTarget(unit)) : [];
    const start = (action: Schemas['Action'], target?: string) => tell({ type: 'act', step: action.step, role: action.role, unit, target, seen: around.seen });
    const titled = (action: Schemas['Action']) => (list.filter(({ step }) => step === action.step).length > 1 ? `${action.title}: ${action.role_title}` : action.title);
    return (
        <>
            <div className="actions">
                {list.map((action) => (
                    <Button key={key(action)} name={key(action)} look={action.due ? 'main' : 'plain'} pressed={facedBy(action) ? action === chosen : undefined} onPress={() => (facedBy(action) ? setPicked(key(action)) : start(action))}>
                        {titled(action)}
                        {action.due && ` · ${texts.table.isDue}`}
                    </Button>
                ))}
            </div>
            {role && (
                <section className="stack-tight">
                    <h3>{texts.table.at(titled(chosen), role.title)}</h3>
                    <div className="chips">
                        {aims.map((aim) => (
                            <UnitChip key={aim.id} unit={aim} around={around} onPress={() => start(chosen, aim.id)} />
                        ))}
                        <Button look="quiet" onPress={() => start(chosen)}>
                            {texts.table.otherwise}
                        </Button>
                    </div>
                </section>
            )}
        </>
    );
}

function reasonsOf(reasons: readonly { clause: string; text: string; subject?: string }[], ruleset: string) {
    return (
        <ul className="plain-list stack-tight">
            {reasons.map(({ clause, text, subject }, i) => (
                <li key={i} className="row">
                    <Clause ruleset={ruleset} clause={clause} />
                    <span className="grow">
                        {subject && (
                            <>
                                <Name>{subject}</Name>:{' '}
                            </>
                        )}
                        {text}
                    </span>
                </li>
            ))}
        </ul>
    );
}

/** What may befall the unit at any time: steps in which it does nothing itself, as a hit on it. They are read once somebody looks. */
function Befalls({ unit, actions, around, tell }: { unit: Unit; actions: Schemas['Actions']; around: Around; tell: (event: Event) => void }) {
    const [open, setOpen] = useState(false);
    const { ruleset } = around;
    const names = ruleset.steps.map(({ name }) => name);
    const steps = useSteps(ruleset.name, open ? names : []);
    const acts = [...actions.may, ...actions.may_not];
    const listed = new Set(acts.map(key)), active = new Set(acts.map(({ step }) => step));
    const mayTake = (step: string, role: Role) => !(unit.out && role.in_play) && mayName(around.units, role, unit, {}, around.own) && !listed.has(`${step} ${role.name}`) && (role.opposes.length === 0 || !active.has(step));
    const inPhase = (step: Step) => step.phases.length === 0 || (actions.phase !== undefined && step.phases.includes(actions.phase));
    const found = [...steps.values()].sort((a, b) => Number(inPhase(b)) - Number(inPhase(a))).flatMap((step) => step.roles.filter((role) => mayTake(step.name, role)).map((role) => ({ step, role })));
    return (
        <details className="why befalls" data-complete={open && steps.size === names.length} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>{texts.table.befalls}</summary>
            <div className="actions">
                {open && found.length === 0 && <p className="soft">{steps.size < names.length ? texts.common.loading : texts.table.mayNothing}</p>}
                {found.map(({ step, role }) => (
                    <Button key={`${step.name} ${role.name}`} name={`${step.name} ${role.name}`} onPress={() => tell({ type: 'act', step: step.name, role: role.name, unit: unit.id, seen: around.seen })}>
                        {found.filter((other) => other.step === step).length > 1 ? `${step.title}: ${role.title}` : step.title}
                    </Button>
                ))}
            </div>
        </details>
    );
}

function UnitPart({ act, around, tell }: Part<OfUnit>) {
    const { ruleset, units } = around;
    const unit = units.find(({ id }) => id === act.unit);
    const actions = act.actions ?? act.before;
    const others = unit !== undefined && around.own !== undefined && unit.side !== around.own;
    const may = others ? [] : actionsInOrder(actions?.may ?? []);
    const mayNot = others ? [] : (actions?.may_not ?? []);
    const now = may.filter(({ in_phase, due }) => in_phase || due), later = may.filter(({ in_phase, due }) => !in_phase && !due);
    if (!unit) return null;
    const card = cardOf(ruleset, unit, texts.table.none, around.strengths[unit.id]);
    return (
        <>
            <div className="stack-tight">
                {card.sort.length > 0 && <p className="soft">{card.sort.join(' · ')}</p>}
                <UnitState card={card} />
            </div>
            <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} />
            {!actions && !act.trouble && <p className="soft">{texts.common.loading}</p>}
            {others && <p className="soft">{texts.table.ofOthers}</p>}
            {actions && !others && may.length === 0 && <p>{texts.table.mayNothing}</p>}
            {now.length > 0 && <ActionPicker list={now} unit={unit.id} around={around} tell={tell} />}
            {later.length > 0 && (
                <details className="why">
                    <summary>{texts.table.otherPhases(later.length)}</summary>
                    <div className="actions">
                        {later.map((action) => (
                            <Button key={key(action)} name={key(action)} onPress={() => tell({ type: 'act', step: action.step, role: action.role, unit: unit.id, seen: around.seen })}>
                                {action.title}
                            </Button>
                        ))}
                    </div>
                </details>
            )}
            {actions && <Befalls unit={unit} actions={actions} around={around} tell={tell} />}
            {mayNot.length > 0 && (
                <details className="why">
                    <summary>{texts.table.mayNot(mayNot.length)}</summary>
                    <ul className="plain-list stack-tight">
                        {mayNot.map((action) => (
                            <li key={`${action.step} ${action.role}`} className="barred">
                                <strong>{action.title}</strong>
                                {reasonsOf(action.reasons ?? [], ruleset.name)}
                                <Button name={key(action)} look="quiet" onPress={() => tell({ type: 'act', step: action.step, role: action.role, unit: unit.id, seen: around.seen })}>
                                    {texts.table.allTheSame}
                                </Button>
                            </li>
                        ))}
                    </ul>
                </details>
            )}
        </>
    );
}

function RolePart({ act, role, around, tell }: Part<Forming> & { role: Role }) {
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
    // Who else may take part; a list has room for more.
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

function Inputs({ list, act, around, tell }: Part<Forming> & { list: readonly Asked[] }) {
    const firer = around.units.find(({ id }) => id === Object.values(act.question.units)[0]?.[0]);
    const card = around.ruleset.unit_cards.find(({ member }) => member === 'weapon');
    const table = useTable(around.ruleset.name, firer?.weapon !== undefined && list.some(({ pointer }) => pointer.endsWith('/range')) ? card?.table : undefined);
    const bands = firer && table ? bandsOf(around.ruleset, firer, () => table) : [];
    const wrong = (pointer: string) => act.trouble?.at.find((one) => one.pointer === pointer)?.message;
    return (
        <>
            {list.map((asked) => {
                const { pointer, field, group, value } = asked;
                const change = (said: typeof value) => tell({ type: 'say', pointer, value: said });
                if (pointer.endsWith('/range') && field['x-unit'] === 'inches')
                    return (
                        <div key={pointer} data-input={pointer}>
                            <Ruler
                                label={[group, field.title].filter(Boolean).join(': ')}
                                value={typeof value === 'number' ? value : undefined}
                                onChange={change}
                                bands={bands}
                                max={field.maximum ?? 100}
                                unit={field['x-unit']}
                                error={wrong(pointer)}
                            />
                        </div>
                    );
                return (
                    <div key={pointer} data-input={pointer}>
                        <ValueField field={field} group={group} value={value} onChange={change} error={wrong(pointer)} />
                    </div>
                );
            })}
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

function FormPart({ act, around, tell }: Part<Forming>) {
    const [reason, setReason] = useState('');
    const preview = act.preview ?? act.before;
    const form = formOf(act.step, act.question, preview ?? {}, around.units);
    // What a unit knows may be said otherwise: then it stands among what is asked.
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
            <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} />
            {refused && (
                <Notice tone="warn" role="status">
                    <strong>{texts.table.notPermitted}</strong>
                    {reasonsOf(act.preview!.reasons ?? [], around.ruleset.name)}
                    <Button name="record" onPress={() => tell({ type: 'record', key: around.newKey() })}>
                        {texts.table.recordNo}
                    </Button>
                    {around.you.role === 'umpire' && (
                        <>
                            <TextField label={texts.table.override} hint={texts.ruling.public} value={reason} onChange={setReason} maxLength={500} />
                            <Button onPress={() => tell({ type: 'override', reason: reason.trim() })} disabled={reason.trim() === ''}>
                                {texts.table.overrideSend}
                            </Button>
                        </>
                    )}
                </Notice>
            )}
            {act.question.decision !== undefined && <Foreseen act={act} around={around} />}
            {!refused && act.question.decision === undefined && act.step.ends.length > 0 && (preview?.needs.length ?? 1) === 0 && <OddsStrip ends={act.odds} busy={!act.noOdds && act.odds === undefined && !act.trouble} />}
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

/** What a correction would come to: seen before it is on record. */
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

function FormActions({ act, around, tell }: Part<Forming>) {
    if (act.role) return null;
    const may = ready(act);
    const dice = (act.preview ?? act.before)?.next_draw !== undefined;
    const roll = (
        <Button key="roll" name="roll" look={around.thrown && dice ? 'plain' : 'main'} disabled={!may} onPress={() => tell({ type: 'roll', key: around.newKey() })}>
            {act.question.decision !== undefined ? (dice ? texts.table.rollRest : texts.table.ruleAgain) : dice ? (around.twoSided ? texts.table.rollTogether : texts.table.rollForMe) : texts.table.record}
        </Button>
    );
    const thrown = (
        <Button key="throw" name="throw" look={around.thrown ? 'main' : 'plain'} disabled={!may} onPress={() => tell({ type: 'throw', key: around.newKey() })}>
            {texts.table.iRoll}
        </Button>
    );
    // Further dice of a correction are the umpire's to throw where both phones roll: a player would have to ask for others.
    if (act.question.decision !== undefined && around.twoSided && around.you.role === 'player')
        return (
            <Button name="roll" look="main" disabled={!may} onPress={() => tell({ type: 'roll', key: around.newKey() })}>
                {texts.table.rollTogether}
            </Button>
        );
    if (dice && act.question.decision !== undefined && around.twoSided) return thrown;
    return <>{!dice ? roll : around.thrown ? [roll, thrown] : [thrown, roll]}</>;
}

function PadPart({ act, around, tell }: Part<Pad>) {
    return (
        <>
            {act.draws.map((draw, i) => (
                <p key={i} className="row small">
                    <span className="soft">{draw.label}</span>
                    <Dice faces={draw.faces} sides={draw.sides} size={24} />
                </p>
            ))}
            <DicePad throwing={act.throwing} onFace={(value, count) => tell({ type: 'face', value, count })} onUnface={(value) => tell({ type: 'unface', value })} />
            {around.twoSided && act.question.decision === undefined && around.you.role === 'player' && <Check label={texts.pad.both} hint={texts.pad.bothMore} value={act.both ?? false} onChange={(both) => tell({ type: 'both', both })} />}
            <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} />
        </>
    );
}

function RuledPart({ act, around, tell }: Part<Ruled>) {
    const named = new Set(Object.values((act.ruling.roles as { [role: string]: string | string[] } | undefined) ?? {}).flat());
    const next = around.due.filter(({ unit }) => named.has(unit));
    return (
        <>
            <RulingCard ruling={act.ruling as never} ruleset={around.ruleset} units={around.units} />
            {next.length > 0 && (
                <ul className="plain-list stack-tight">
                    {next.map((due) => (
                        <li key={`${due.unit} ${due.due}`}>
                            <Button wide onPress={() => tell({ type: 'act', step: due.step, role: due.role, unit: due.unit, seen: around.seen })}>
                                <span>
                                    <Name>{due.unit_name}</Name>: {due.title}
                                </span>
                            </Button>
                        </li>
                    ))}
                </ul>
            )}
        </>
    );
}

function titleOf(act: Act, around: Around): ReactNode {
    if (act.at === 'unit') {
        const unit = around.units.find(({ id }) => id === act.unit);
        return (
            <span className="row">
                <SideSign side={unit?.side} sides={around.sides} />
                <Name>{unit?.name ?? act.unit}</Name>
            </span>
        );
    }
    if (act.at === 'ruled') return texts.ruling.title;
    if (act.at === 'form' && act.role) return texts.table.who(act.role.title);
    const name = act.at === 'idle' ? '' : act.question.step;
    return around.ruleset.steps.find((step) => step.name === name)?.title ?? name;
}

/** `waiting`: whom a two-sided roll waits for; `unsent`: what has not reached the umpire yet. */
export function ActSheet({ act, around, tell, waiting, unsent }: { act: Act; around: Around; tell: (event: Event) => void; waiting: ReactNode; unsent: ReactNode }) {
    if (act.at === 'idle') return null;
    const close = () => tell({ type: 'close' });
    const actions = (): ReactNode => {
        switch (act.at) {
            case 'form':
                return act.role ? undefined : <FormActions act={act} around={around} tell={tell} />;
            case 'pad':
                return (
                    <>
                        <Button onPress={() => tell({ type: 'back' })} disabled={act.asking}>
                            {texts.common.back}
                        </Button>
                        <Button look="main" busy={act.asking} disabled={!full(act.throwing)} onPress={() => tell({ type: 'thrown' })}>
                            {full(act.throwing) ? texts.pad.send : texts.pad.left(missing(act.throwing))}
                        </Button>
                    </>
                );
            case 'sending':
                return (
                    <Button look="main" busy={!act.trouble} onPress={() => tell({ type: 'again' })}>
                        {act.trouble ? texts.common.retry : texts.table.rolling}
                    </Button>
                );
            case 'waiting':
            case 'ruled':
                return (
                    <Button look="main" follows onPress={close}>
                        {texts.common.close}
                    </Button>
                );
            default:
                return undefined;
        }
    };
    return (
        <Sheet title={titleOf(act, around)} onClose={close} actions={actions()} busy={isUnsettled(act)}>
            {act.at === 'unit' && <UnitPart act={act} around={around} tell={tell} />}
            {act.at === 'opening' && (act.trouble ? <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} /> : <p className="soft">{texts.common.loading}</p>)}
            {act.at === 'form' && (act.role ? <RolePart act={act} role={act.role} around={around} tell={tell} /> : <FormPart act={act} around={around} tell={tell} />)}
            {act.at === 'pad' && <PadPart act={act} around={around} tell={tell} />}
            {act.at === 'sending' && (act.trouble ? <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} /> : <p className="soft">{texts.table.rolling}</p>)}
            {(act.at === 'sending' || (act.at === 'pad' && act.asking)) && unsent}
            {act.at === 'waiting' && (
                <>
                    <p>{texts.table.waiting}</p>
                    {waiting}
                </>
            )}
            {act.at === 'ruled' && <RuledPart act={act} around={around} tell={tell} />}
        </Sheet>
    );
}
