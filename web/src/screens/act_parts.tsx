/** What the parts of an act share: its surroundings, a unit to tap, errors, reasons. */
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Clause } from '../parts/Clause';
import { Name, SideSign, type SideLike } from '../parts/Name';
import type { Act, Event, Trouble } from '../play/act';
import type { Ruleset, Unit } from '../play/describe';
import { texts } from '../texts';

export interface Around {
    ruleset: Ruleset;
    units: readonly Unit[];
    sides: readonly SideLike[];
    you: Schemas['You'];
    /** The side whose units this player acts with; undefined: all sides'. */
    own: string | undefined;
    due: readonly Schemas['Due'][];
    strengths: { readonly [unit: string]: number };
    /** The newest entry that the page shows. */
    seen: number;
    /** The dice of this game are usually thrown on the table. */
    thrown: boolean;
    /** Both phones roll together. */
    twoSided: boolean;
    /** This seat is a guest: its dice are the app's. */
    guest: boolean;
    /** Then: the side whose player has yet to come, and where their picture is. */
    awaited?: { side: string; href: string };
    /** There is no network now: what is asked comes later. */
    cut?: boolean;
    newKey: () => string;
    /** This unit's last target. */
    lastTarget: (unit: string) => string | undefined;
}

export interface Part<A extends Act> {
    act: A;
    around: Around;
    tell: (event: Event) => void;
}

/** `ruling`: a ruling was asked for, which is sent once; else something was only looked up. */
export function Troubled({ trouble, onAgain, ruling }: { trouble: Trouble | undefined; onAgain: () => void; ruling?: boolean }) {
    if (!trouble) return null;
    return (
        <Notice tone="alarm" role="alert">
            <span dir="auto">{!trouble.unreachable ? trouble.text : ruling ? texts.table.notSent : texts.table.noNetwork}</span>
            {trouble.unreachable && <Button onPress={onAgain}>{texts.common.retry}</Button>}
        </Notice>
    );
}

export function UnitChip({ unit, around, onPress, pressed }: { unit: Unit; around: Around; onPress: () => void; pressed?: boolean }) {
    return (
        <button type="button" className="chip" aria-pressed={pressed} data-unit={unit.id} onClick={onPress}>
            <SideSign side={unit.side} sides={around.sides} />
            <Name>{unit.name}</Name>
            {typeof unit.figures === 'number' && unit.figures > 1 && <span className="soft">{unit.figures}</span>}
        </button>
    );
}

export function reasonsOf(reasons: readonly { clause: string; text: string; subject?: string }[], ruleset: string) {
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
