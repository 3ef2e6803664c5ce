/** A situation of the odds lab: a step, its units, and what is known of them. */
import type { Schemas } from 'umpire-client';
import { filledBy } from './chances';
import { type Field, type Role, type Step, type Unit, fieldAt } from './describe';
import { candidates } from './order';
import { type Json, partsOf, pointerOf, valueAt, withValue } from './pointer';
import { type Question, bodyOf, listOf } from './question';

export interface Situation {
    step: string;
    input: Json;
    /** Ids of units by role, in their order; without any it is a free situation. */
    units: { readonly [role: string]: readonly string[] };
    /** The values that they filled in. */
    filled: readonly string[];
    /** Values that nobody has given: taken from the example for now. */
    lent?: readonly Value[];
    /** Its units are as this phone last saw them. */
    byName?: boolean;
}

interface Value {
    pointer: string;
    value: Json | undefined;
}

/** The values that a situation's units filled in. */
export interface Said {
    values: readonly Value[];
    /** What no unit knows: from the example, until somebody gives it. */
    lacking: readonly Value[];
    byName: boolean;
}

export const put = (input: Json, pointer: string, value: Json | undefined): Json => (withValue({ input }, pointer, value) as { input?: Json }).input ?? {};

export const questionOf = ({ step, units, input }: Situation): Question => ({ step, units, left: [], input });

/** A situation that is incomplete. */
export const fresh = (step: string): Situation => ({ step, input: {}, units: {}, filled: [] });

/** The first of a step's examples: nobody starts with an empty page. */
export function exampleOf(step: Step): Json {
    const [example] = step.examples as unknown as { input?: Json; request?: { input?: Json }; value?: { input?: Json } }[];
    return example?.input ?? example?.request?.input ?? example?.value?.input ?? {};
}

/** The example's value; for the items of a list, which may be longer, that of its first item. */
function lentBy(example: Json, pointer: string): Json | undefined {
    const first = pointerOf(partsOf(pointer).map((part) => (/^\d+$/.test(part) ? '0' : part)));
    return valueAt({ input: example }, pointer) ?? valueAt({ input: example }, first);
}

/** Drops values from units and unchanged ones from the example; the players' own stay. */
function saidByPlayers({ input, filled, lent = [] }: Situation): Json {
    const untouched = lent.filter(({ pointer, value }) => JSON.stringify(valueAt({ input }, pointer)) === JSON.stringify(value));
    return [...filled, ...untouched.map(({ pointer }) => pointer)].reduce<Json>((all, pointer) => put(all, pointer, undefined), input);
}

/** Who is asked about first: one of the own side, and an opponent of it. With nobody for a part that the step needs:
 * its example. */
export function withFirst(situation: Situation, step: Step, units: readonly Unit[], own: string | undefined): Situation {
    let next = situation;
    if (step.roles.length === 1 && step.roles[0]!.many) return { ...situation, input: exampleOf(step) };
    for (const role of step.roles.filter(({ inputs, optional }) => inputs.length > 0 && !optional)) {
        const able = candidates(units, role, next.units), mine = able.find(({ side }) => side === own);
        const unit = (Object.keys(next.units).length === 0 && mine) || able.find(({ id }) => !Object.values(next.units).flat().includes(id));
        if (!unit) return { ...situation, input: exampleOf(step) };
        next = take(next, role, 0, unit.id);
    }
    return Object.keys(next.units).length > 0 ? next : { ...situation, input: exampleOf(step) };
}

/** Another unit at this place of the role; none: it leaves, and the others move up. Typed values stay with the place if
 * a unit replaces it, and go if one leaves. */
export function take(situation: Situation, role: Role, place: number, unit: string | undefined): Situation {
    const before = situation.units[role.name] ?? [];
    const taken = unit === undefined ? before.filter((_, at) => at !== place) : [...before.slice(0, place), unit, ...before.slice(place + 1)];
    const units = { ...situation.units, [role.name]: taken };
    const free = Object.values(situation.units).every(({ length }) => length === 0);
    if (Object.values(units).every(({ length }) => length === 0)) return fresh(situation.step);
    // The example's unit is not one of this game's.
    if (free) return { ...situation, input: {}, units };
    const list = listOf(role);
    if (list === undefined) return { ...situation, units };
    const input = saidByPlayers(situation) as { [member: string]: Json };
    const { [list]: held, ...others } = input;
    const items = Array.isArray(held) ? held : [];
    const left = unit === undefined ? items.filter((_, at) => at !== place) : items;
    return { ...situation, units, filled: [], lent: [], input: taken.length === 0 ? others : { ...others, [list]: taken.map((_, at) => left[at] ?? {}) } };
}

/** Whether an input takes a value of this kind: a unit's member may be called as an input is, and be something else. */
function takes(field: Field | undefined, value: unknown): boolean {
    const kinds: { [type: string]: string } = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' };
    return field === undefined || (typeof value === kinds[field.type ?? ''] && (field.oneOf?.some((choice) => choice.const === value) ?? true));
}

/** From this phone's data of the units. */
function byNames(situation: Situation, step: Step, units: readonly Unit[]): Value[] {
    return step.roles.flatMap(({ name, inputs }) =>
        (situation.units[name] ?? []).flatMap((id, place) => filledBy(inputs.map((input) => input.replace('/*/', `/${place}/`)), (units.find((unit) => unit.id === id) ?? {}) as { [member: string]: unknown }).filter(({ pointer, value }) => takes(fieldAt(step.input, pointer), value)) as Value[]),
    );
}

/** From the service, which knows the rules; without a network from this phone's data. */
export async function askUnits(situation: Situation, step: Step, units: readonly Unit[], ask: (body: Schemas['RecordedQuestion']) => Promise<Schemas['Preview']>): Promise<Said> {
    const question = { ...questionOf(situation), input: {} };
    try {
        let preview = await ask(bodyOf(step, question));
        const example = exampleOf(step);
        // A list that is too short for the step needs more units: no example provides them.
        const short = preview.needs.some(({ pointer }) => step.roles.some((role) => (situation.units[role.name]?.length ?? 0) > 0 && pointer === `/input/${listOf(role)}`));
        const lacking = short ? [] : preview.needs.map(({ pointer }) => ({ pointer, value: lentBy(example, pointer) }));
        // Units fill in their values only for a complete question.
        if (lacking.length > 0) preview = await ask(bodyOf(step, { ...question, input: lacking.reduce<Json>((all, { pointer, value }) => put(all, pointer, value), {}) }));
        const known = preview.autofilled ?? [], input = preview.input as Json | undefined;
        const values = input === undefined ? byNames(situation, step, units).filter(({ pointer }) => known.includes(pointer)) : known.map((pointer) => ({ pointer, value: valueAt({ input }, pointer) }));
        return { values, lacking, byName: false };
    } catch {
        return { values: byNames(situation, step, units), lacking: [], byName: true };
    }
}

/** The situation with its units' values: earlier ones and the example's are dropped, the players' own stay. */
export function saidBy(situation: Situation, { values, lacking, byName }: Said): Situation {
    let input = values.reduce<Json>((all, { pointer, value }) => put(all, pointer, value), saidByPlayers(situation));
    const lent = lacking.filter(({ pointer }) => valueAt({ input }, pointer) === undefined);
    for (const { pointer, value } of lent) input = put(input, pointer, value);
    return { ...situation, input, lent, filled: values.map(({ pointer }) => pointer), byName };
}
