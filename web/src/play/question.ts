/** A question in progress, and the body that is sent for it. */
import type { Schemas } from 'umpire-client';
import type { Role, Step } from './describe';
import { type Json, withValue } from './pointer';

export interface Question {
    step: string;
    /** Ids of units by role, in the order of taps. */
    units: { readonly [role: string]: readonly string[] };
    /** Roles without a unit: the players type what such a unit would know. */
    left: readonly string[];
    input: Json;
    /** The umpire's reason for an override. */
    override?: string;
    /** It is ruled again by this decision of a dispute. */
    decision?: number;
}

export function ask(step: string, role?: string, unit?: string): Question {
    return { step, units: role && unit ? { [role]: [unit] } : {}, left: [], input: {} };
}

/** A ruling's question, to be ruled again: its units fill in their values again. */
export function askAgain(ruling: { step: string; roles?: unknown; input?: unknown; autofilled?: unknown }, decision: number): Question {
    const roles = Object.entries((ruling.roles as { [role: string]: string | string[] } | undefined) ?? {}).map(([role, ids]) => [role, [ids].flat()] as const);
    const known = (ruling.autofilled as string[] | undefined) ?? [];
    const input = known.reduce((held, pointer) => (withValue({ input: held }, pointer, undefined) as { input?: Json }).input ?? {}, (ruling.input as Json | undefined) ?? {});
    return { step: ruling.step, units: Object.fromEntries(roles), left: [], input, decision };
}

/** Without default values: for a question that is asked again. */
export function withoutDefaults(step: Step, question: Question): Question {
    const said = (field: Step['input'], value: Json | undefined): Json | undefined => {
        if (field.type !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value) === JSON.stringify(field.default) ? undefined : value;
        const members = Object.entries(value).flatMap(([name, held]) => {
            const inner = field.properties?.[name], kept = inner ? said(inner, held) : held;
            return kept === undefined ? [] : [[name, kept] as const];
        });
        return members.length ? Object.fromEntries(members) : undefined;
    };
    return { ...question, input: said(step.input, question.input) ?? {} };
}

/** The unit takes the role, or leaves it if it had it. */
export function tap(question: Question, role: Role, unit: string): Question {
    const taken = question.units[role.name] ?? [];
    const next = taken.includes(unit) ? taken.filter((one) => one !== unit) : role.many ? [...taken, unit].slice(0, role.most) : [unit];
    return { ...question, units: { ...question.units, [role.name]: next }, left: question.left.filter((one) => one !== role.name) };
}

export function leave(question: Question, role: string): Question {
    return { ...question, left: [...question.left, role] };
}

/** `pointer` goes into the body: /input/range. */
export function say(question: Question, pointer: string, value: Json | undefined): Question {
    const body = withValue({ input: question.input }, pointer, value) as { input?: Json };
    return { ...question, input: body.input ?? {} };
}

/** The member of the input with an item for each unit of the role; undefined: none. */
export function listOf(role: Role): string | undefined {
    return role.many ? /^\/input\/(\w+)\/\*\//.exec(role.inputs[0] ?? '')?.[1] : undefined;
}

/** An input in which each list that units fill has an item for each of them. `always`: including lists that were not
 * begun. */
export function withItems(step: Step, question: Question, input: Json, always = false): Json {
    let made = input as { [member: string]: Json };
    for (const role of step.roles) {
        const list = listOf(role), units = question.units[role.name] ?? [];
        const given = list === undefined ? undefined : made[list];
        if (list !== undefined && units.length && (always || Array.isArray(given)))
            made = { ...made, [list]: units.map((_, i) => (Array.isArray(given) ? (given[i] ?? {}) : {})) };
    }
    return made;
}

/** The body of POST …/rulings, without the dice. */
export function bodyOf(step: Step, question: Question): Schemas['RecordedQuestion'] {
    const units: { [role: string]: string | string[] } = {};
    for (const role of step.roles) {
        const taken = question.units[role.name];
        if (taken?.length) units[role.name] = role.many ? [...taken] : taken[0]!;
    }
    return {
        step: question.step,
        ...(Object.keys(units).length ? { units } : {}),
        ...(typeof question.input === 'object' && question.input && Object.keys(question.input).length ? { input: withItems(step, question, question.input) } : {}),
        ...(question.override ? { override: { reason: question.override } } : {}),
    } as Schemas['RecordedQuestion'];
}

/** Whether the question is still the same: by this a late preview is recognised. */
export function sameQuestion(one: Question, other: Question): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}
