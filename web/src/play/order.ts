/** Which of the possible actions come first on the screen. */
import type { Schemas } from 'umpire-client';
import type { Role, Ruleset, Step, Unit } from './describe';

type Due = Schemas['Due'];
type Action = Schemas['Action'];

/** What is due, compulsory first; the own side's before the other's. Otherwise in the rules' order. */
export function duesInOrder(due: readonly Due[], side: string | undefined): Due[] {
    const rank = ({ compulsory, side: of }: Due) => (compulsory ? 0 : 2) + (side === undefined || of === side ? 0 : 1);
    return [...due].sort((a, b) => rank(a) - rank(b));
}

/** A unit's possible actions: due ones first, then this phase's, whole exchanges before their parts; one line for each
 * step and role. */
export function actionsInOrder(may: readonly Action[]): Action[] {
    const place = new Map(may.map((action, i) => [action, i]));
    const rank = ({ due, in_phase }: Action) => (due ? 0 : in_phase ? 1 : 2);
    return [...may].sort((a, b) => rank(a) - rank(b) || place.get(a)! - place.get(b)!);
}

export interface Offered {
    /** What the screen shows at once. */
    whole: Action[];
    /** Including the steps of a possible exchange: for players who go through it step by step. */
    single: Action[];
}

/** Each action once: the first of equivalent roles, and the steps of an exchange apart from it. */
export function offered(list: readonly Action[], stepOf: (name: string) => Step | undefined): Offered {
    const roleOf = ({ step, role }: Action) => stepOf(step)?.roles.find(({ name }) => name === role);
    const once = list.filter((action, place) => !roleOf(action)?.alike || action.due || list.findIndex(({ step }) => step === action.step) === place);
    const inWhole = new Set(once.flatMap(({ step }) => stepOf(step)?.parts ?? []));
    const isSingle = ({ step, due }: Action) => !due && inWhole.has(step);
    return { whole: once.filter((action) => !isSingle(action)), single: once.filter(isSingle) };
}

/** The most likely choice: what is due, else the first with an opponent. */
export function likeliest(list: readonly Action[], aimed: (action: Action) => boolean): Action | undefined {
    return list.find(({ due }) => due) ?? list.find(aimed);
}

/** Whether a player of the side `own` may name this unit in the role; `own` undefined: any side's. The opponent of an
 * own unit may be anybody's. */
export function mayName(units: readonly Unit[], role: Role, unit: Unit, taken: { readonly [role: string]: readonly string[] }, own: string | undefined): boolean {
    if (own === undefined || !role.own || unit.side === own) return true;
    return Object.entries(taken).some(([name, ids]) => role.opposes.includes(name) && ids.some((id) => units.find((one) => one.id === id)?.side === own));
}

/** Whether a unit of its sort can take the role: a figure is not a vehicle. */
export function isOfSort({ sorts }: Unit, { sort }: Role): boolean {
    return sort === undefined || sorts === undefined || sorts.includes(sort);
}

/** Units that may take a role, the most likely first: enemies of the unit opposite, then recent targets; no unit twice.
 * `own`: the side whose units the player acts with; undefined: all. */
export function candidates(units: readonly Unit[], role: Role, taken: { readonly [role: string]: readonly string[] }, own?: string, last?: string): Unit[] {
    const sideOf = (id: string) => units.find((unit) => unit.id === id)?.side;
    const foes = Object.entries(taken).filter(([name]) => role.opposes.includes(name)).flatMap(([, ids]) => ids.map(sideOf));
    const friends = Object.entries(taken).filter(([name]) => !role.opposes.includes(name)).flatMap(([, ids]) => ids.map(sideOf));
    const elsewhere = new Set(Object.entries(taken).filter(([name]) => name !== role.name).flatMap(([, ids]) => ids));
    const rank = (unit: Unit) => (unit.id === last ? 0 : elsewhere.has(unit.id) ? 3 : !foes.length && friends.length && !friends.includes(unit.side) ? 2 : 1);
    return units
        .filter((unit) => (!role.in_play || !unit.out) && isOfSort(unit, role) && !foes.includes(unit.side) && mayName(units, role, unit, taken, own))
        .map((unit, i) => ({ unit, i }))
        .sort((a, b) => rank(a.unit) - rank(b.unit) || a.i - b.i)
        .map(({ unit }) => unit);
}

/** The next phase or turn, for POST …/turns. */
export function turnAfter(ruleset: Ruleset, now: { turn?: number; phase?: string }): { turn: number; phase?: Schemas['Phase']; wholeTurn: boolean } {
    const { phases } = ruleset;
    const at = phases.findIndex(({ name }) => name === now.phase);
    if (!now.turn || phases.length === 0 || at === phases.length - 1) return { turn: (now.turn ?? 0) + 1, phase: phases[0], wholeTurn: true };
    return { turn: now.turn, phase: phases[at + 1], wholeTurn: false };
}
