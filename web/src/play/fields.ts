/** What a question still asks of the players: which fields, in which order, and which of them first. */
import type { Schemas } from 'umpire-client';
import { type Field, type Role, type Step, fieldAt, within } from './describe';
import { type Json, pointerOf, valueAt } from './pointer';
import { type Question, listOf, withItems } from './question';

export interface Asked {
    /** Into the question's body: /input/range. */
    pointer: string;
    field: Field;
    /** Before the title where several units are asked of: the group that it belongs to. */
    group?: string;
    /** What was given, or what holds while nothing is. */
    value?: Json;
    /** It must be said before the question can be asked. */
    needed: boolean;
    /** What a unit says of it (autofilled), nobody does (assumed), or the players did. */
    from: 'players' | 'unit' | 'default' | 'nobody';
}

export interface Form {
    /** What must be said, and what nobody knows and matters: on the screen at once. */
    first: Asked[];
    /** Whatever else may be said. */
    more: Asked[];
    /** What the units know: to be looked at, and to be said otherwise. */
    known: Asked[];
}

/** The roles of a step that a unit taking `role` faces and without which it is not asked, as a rule. */
export function facing(step: Step, role: string): Role[] {
    const own = step.roles.find(({ name }) => name === role);
    return step.roles.filter(({ name, optional }) => own?.opposes.includes(name) && !optional);
}

/** The next role that a unit is to be tapped for; undefined: there is none. `needs` of a preview, where there was one. */
export function nextRole(step: Step, question: Question, needs: readonly Schemas['Need'][] = []): Role | undefined {
    const taken = (role: Role) => (question.units[role.name]?.length ?? 0) > 0 || question.left.includes(role.name);
    const [first] = Object.keys(question.units);
    const faced = first === undefined ? undefined : facing(step, first).find((role) => !taken(role));
    // A list of units that is too short for the step wants others.
    const short = (role: Role) => !question.left.includes(role.name) && (question.units[role.name]?.length ?? 0) > 0 && needs.some(({ pointer }) => pointer === `/input/${listOf(role)}`);
    // A role may stand for what is lacking as a whole: a group of inputs that it fills, never a single input.
    const lacking = (role: Role) =>
        needs.some(({ pointer }) => fieldAt(step.input, pointer)?.type === 'object' && role.inputs.some((input) => within(input, pointer)));
    return faced ?? step.roles.find((role) => (!taken(role) && lacking(role)) || short(role));
}

interface Leaf {
    pointer: string;
    field: Field;
    group?: string;
    required: boolean;
}

/** What an item of a list that a role's units fill is called, by its place; the number of its place where nobody says. */
type Called = (role: Role, place: number) => string | undefined;

/** The fields of a group, one by one. Lists stay whole, but for those in which each item is a unit's. */
function leaves(step: Step, called: Called, input: Field, value: Json | undefined, parts: (string | number)[], group: string | undefined, bound: boolean, found: Leaf[]): void {
    for (const [member, field] of Object.entries(input.properties ?? {})) {
        const inner = [...parts, member];
        const held = valueAt(value, pointerOf([member]));
        const required = bound && (input.required?.includes(member) ?? false);
        const role = parts.length === 0 ? step.roles.find((role) => listOf(role) === member) : undefined;
        if (field.type === 'object' && field.properties) leaves(step, called, field, held, inner, field.title, required, found);
        else if (role && field.items && Array.isArray(held) && held.length)
            held.forEach((item, i) => leaves(step, called, field.items!, item, [...inner, i], called(role, i) ?? String(i + 1), true, found));
        else found.push({ pointer: pointerOf(['input', ...inner]), field, group, required });
    }
}

/** The names of the units that were taken, as `Called` wants them; a unit that stands twice is told apart by its place. */
function calledBy(question: Question, units: readonly { id: string; name: string }[]): Called {
    return (role, place) => {
        const taken = question.units[role.name] ?? [];
        const name = units.find(({ id }) => id === taken[place])?.name;
        return name !== undefined && taken.filter((id) => id === taken[place]).length > 1 ? `${name} (${place + 1})` : name;
    };
}

/** The whole form of a question, by what a preview says of it; `units` give what is asked of each of several its name. */
export function formOf(step: Step, question: Question, preview: Partial<Schemas['Preview']>, units: readonly { id: string; name: string }[] = []): Form {
    const { needs = [], autofilled = [], assumed = [], input: whole } = preview;
    const found: Leaf[] = [];
    leaves(step, calledBy(question, units), step.input, withItems(step, question, (whole as Json | undefined) ?? question.input, true), [], undefined, true, found);
    const form: Form = { first: [], more: [], known: [] };
    for (const { pointer, field, group, required } of found) {
        const said = valueAt({ input: question.input }, pointer);
        const held = valueAt({ input: (whole as Json | undefined) ?? {} }, pointer);
        const needed = needs.some((need) => need.pointer === pointer || (field.type === 'array' && within(need.pointer, pointer)));
        const known = autofilled.includes(pointer);
        const guessed = assumed.includes(pointer);
        const from = said !== undefined ? 'players' : known ? 'unit' : needed || field.default === undefined ? 'nobody' : 'default';
        const asked: Asked = { pointer, field, group, value: said ?? held ?? (known ? undefined : field.default), needed, from };
        if (needed || guessed || (said !== undefined && !known) || (required && !known)) form.first.push(asked);
        else if (known) form.known.push(asked);
        else form.more.push(asked);
    }
    // A step with little to ask shows all of it: one without units has nothing else to show.
    if (step.roles.length === 0 || form.first.length + form.more.length <= 2) return { first: [...form.first, ...form.more], more: [], known: form.known };
    return form;
}
