/** The beginning of an act: what a unit may do now, what may happen to it, and what its state bars. */
import { Fragment, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { UnitState } from '../parts/UnitCard';
import type { Event, OfUnit } from '../play/act';
import { cardOf } from '../play/cards';
import { useSteps } from '../play/catalogue';
import type { Role, Step, Unit } from '../play/describe';
import { facing } from '../play/fields';
import { actionsInOrder, candidates, isOfSort, likeliest, mayName, offered } from '../play/order';
import { texts } from '../texts';
import { type Around, type Part, Troubled, UnitChip, reasonsOf } from './act_parts';

const key = ({ step, role }: Schemas['Action']) => `${step} ${role}`;

/** What the unit may do now: one tap begins it; if it has an opponent, the tap chooses the target, too. Actions without
 * a possible opponent come last. */
function ActionPicker({ list, unit, around, tell }: { list: readonly Schemas['Action'][]; unit: string; around: Around; tell: (event: Event) => void }) {
    const names = [...new Set(list.map(({ step }) => step))];
    const steps = useSteps(around.ruleset.name, names);
    const [picked, setPicked] = useState<string>();
    if (names.some((name) => !steps.has(name))) return <p className="soft" aria-busy="true">{texts.common.loading}</p>; // so that nothing moves under the finger
    const { whole, single } = offered(list, (name) => steps.get(name));
    const facedBy = ({ step, role }: Schemas['Action']) => facing(steps.get(step)!, role)[0];
    const aimsOf = (action: Schemas['Action']) => {
        const role = facedBy(action);
        return role ? candidates(around.units, role, { [action.role]: [unit] }, around.own, around.lastTarget(unit)) : [];
    };
    const vain = (action: Schemas['Action']) => !action.due && facedBy(action) !== undefined && aimsOf(action).length === 0;
    const ordered = [...whole].sort((a, b) => Number(vain(a)) - Number(vain(b)));
    const chosen = [...ordered, ...single].find((one) => key(one) === picked) ?? likeliest(ordered, (action) => aimsOf(action).length > 0);
    const start = (action: Schemas['Action'], target?: string) => tell({ type: 'act', step: action.step, role: action.role, unit, target, seen: around.seen });
    const titled = (action: Schemas['Action']) => ([...whole, ...single].filter(({ step }) => step === action.step).length > 1 ? `${action.title}: ${action.role_title}` : action.title);
    const aimed = (action: Schemas['Action'], role: Role) => {
        const aims = aimsOf(action);
        return (
            <section className="aims stack-tight">
                <h3 className="small soft">{texts.table.at(titled(action))}</h3>
                {aims.length === 0 && <p role="status">{texts.table.nobodyToFace(role.title)}</p>}
                <div className="chips">
                    {aims.map((aim) => (
                        <UnitChip key={aim.id} unit={aim} around={around} onPress={() => start(action, aim.id)} />
                    ))}
                    <Button look="quiet" onPress={() => start(action)}>
                        {texts.table.otherwise}
                    </Button>
                </div>
            </section>
        );
    };
    const lines = (actions: readonly Schemas['Action'][]) => (
        <div className="actions">
            {actions.map((action) => {
                const role = facedBy(action);
                return (
                    <Fragment key={key(action)}>
                        <Button name={key(action)} look={action.due ? 'main' : 'plain'} pressed={role ? action === chosen : undefined} onPress={() => (role ? setPicked(key(action)) : start(action))}>
                            <span className="grow">
                                {titled(action)}
                                {action.due && ` · ${texts.table.isDue}`}
                            </span>
                            {role && <span className="action-more">{texts.table.targets(aimsOf(action).length)}</span>}
                            {!role && <Icon name="next" />}
                        </Button>
                        {role && action === chosen && aimed(action, role)}
                    </Fragment>
                );
            })}
        </div>
    );
    return (
        <>
            {lines(ordered)}
            {single.length > 0 && (
                <details className="why">
                    <summary>{texts.table.singleSteps(single.length)}</summary>
                    {lines(single)}
                </details>
            )}
        </>
    );
}

/** What may happen to the unit at any time: steps in which it is passive, such as a hit on it. They are read when
 * opened. */
function Befalls({ unit, actions, around, tell }: { unit: Unit; actions: Schemas['Actions']; around: Around; tell: (event: Event) => void }) {
    const [open, setOpen] = useState(false);
    const { ruleset } = around;
    const names = ruleset.steps.map(({ name }) => name);
    const steps = useSteps(ruleset.name, open ? names : []);
    const acts = [...actions.may, ...actions.may_not];
    const listed = new Set(acts.map(key)), active = new Set(acts.map(({ step }) => step));
    const mayTake = (step: string, role: Role) => !(unit.out && role.in_play) && isOfSort(unit, role) && mayName(around.units, role, unit, {}, around.own) && !listed.has(`${step} ${role.name}`) && (role.opposes.length === 0 || !active.has(step));
    const inPhase = (step: Step) => step.phases.length === 0 || (actions.phase !== undefined && step.phases.includes(actions.phase));
    const found = [...steps.values()].sort((a, b) => Number(inPhase(b)) - Number(inPhase(a))).flatMap((step) => {
        const roles = step.roles.filter((role) => mayTake(step.name, role));
        return roles.filter((role) => !role.alike || role === roles[0]).map((role) => ({ step, role }));
    });
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

export function UnitPart({ act, around, tell }: Part<OfUnit>) {
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
                <UnitState card={card} />
            </div>
            <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} />
            {!actions && !act.trouble && (
                <p className="soft" role="status">
                    {around.cut ? texts.table.noNetwork : texts.common.loading}
                </p>
            )}
            {others && <p className="soft">{texts.table.ofOthers}</p>}
            {actions && !others && may.length === 0 && <p>{texts.table.mayNothing}</p>}
            {may.length > 0 && now.length === 0 && <p>{texts.table.notInPhase}</p>}
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
