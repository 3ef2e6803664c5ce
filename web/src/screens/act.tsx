/** The sheet of one act: what the unit may do, the target, the remaining inputs, the odds, the dice, the ruling. */
import { type ReactNode, useEffect } from 'react';
import { Button } from '../parts/Button';
import { DicePad } from '../parts/DicePad';
import { Dice } from '../parts/Die';
import { Check } from '../parts/Field';
import { Name, SideSign } from '../parts/Name';
import { Sheet } from '../parts/Sheet';
import { type Act, type Event, type Pad, type Ruled, isUnsettled } from '../play/act';
import { full, missing } from '../play/throwing';
import { texts } from '../texts';
import { FormActions, FormPart, RolePart } from './act_form';
import { type Around, type Part, Troubled } from './act_parts';
import { UnitPart } from './act_unit';
import { RulingCard } from './ruling';

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
            <Troubled trouble={act.trouble} ruling onAgain={() => tell({ type: 'again' })} />
        </>
    );
}

function RuledPart({ act, around, tell }: Part<Ruled>) {
    const named = new Set(Object.values((act.ruling.roles as { [role: string]: string | string[] } | undefined) ?? {}).flat());
    const next = around.due.filter(({ unit }) => named.has(unit));
    return (
        <>
            <div className="is-fresh">
                <RulingCard ruling={act.ruling as never} ruleset={around.ruleset} units={around.units} />
            </div>
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

/** `waiting`: the players that a two-sided roll waits for; `unsent`: requests that have not reached the umpire yet; `hint`:
 * for the first roll. */
/** What only asks, and asks again by itself as soon as there is a network. */
const LOOK_UPS: readonly Act['at'][] = ['unit', 'opening', 'form'];

export function ActSheet({ act, around, tell, waiting, unsent, hint }: { act: Act; around: Around; tell: (event: Event) => void; waiting: ReactNode; unsent: ReactNode; hint?: ReactNode }) {
    useEffect(() => {
        if (!around.cut && LOOK_UPS.includes(act.at) && 'trouble' in act && act.trouble?.unreachable) tell({ type: 'again' });
    }, [around.cut]);
    if (act.at === 'idle') return null;
    const close = () => tell({ type: 'close' });
    const actions = (): ReactNode => {
        switch (act.at) {
            case 'form':
                return act.role ? undefined : <FormActions act={act} around={around} tell={tell} />;
            case 'pad':
                return (
                    <>
                        <Button onPress={() => tell({ type: 'back' })} busy={act.asking}>
                            {texts.common.back}
                        </Button>
                        <Button look="main" busy={act.asking} lacks={full(act.throwing) ? undefined : { words: texts.pad.left(missing(act.throwing)), shown: true }} onPress={() => tell({ type: 'thrown' })}>
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
            {act.at === 'opening' && (act.trouble ? <Troubled trouble={act.trouble} onAgain={() => tell({ type: 'again' })} /> : <p className="soft">{around.cut ? texts.table.noNetwork : texts.common.loading}</p>)}
            {act.at === 'form' && !act.role && hint}
            {act.at === 'form' && (act.role ? <RolePart act={act} role={act.role} around={around} tell={tell} /> : <FormPart act={act} around={around} tell={tell} />)}
            {act.at === 'pad' && <PadPart act={act} around={around} tell={tell} />}
            {act.at === 'sending' && (act.trouble ? <Troubled trouble={act.trouble} ruling onAgain={() => tell({ type: 'again' })} /> : <p className="soft">{texts.table.rolling}</p>)}
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
