/** What a question still needs from the players: which fields, in which order, and which of them first. */
import type { Schemas } from 'umpire-client';
import { type Field, type Role, type Step, fieldAt, isTable, within } from './describe';
import { type Json, partsOf, pointerOf, valueAt } from './pointer';
import { type Question, listOf, withItems } from './question';

export interface Asked {
    /** The pointer into the question's body: /input/range. */
    pointer: string;
    field: Field;
    /** The group's title, where several units have the same field. */
    group?: string;
    /** The given value, or the one that applies while nothing is given. */
    value?: Json;
    /** It is required before the question can be asked. */
    needed: boolean;
    /** Filled in by a unit (autofilled), assumed, or given by the players. */
    from: 'players' | 'unit' | 'default' | 'nobody';
}

export interface Form {
    /** Required fields, and unknown ones that matter: shown at once. */
    first: Asked[];
    /** All other fields that may be given. */
    more: Asked[];
    /** What the units know: shown, and may be overridden. */
    known: Asked[];
}

/** The opposing roles of a step that it usually needs, for a unit in `role`. */
export function facing(step: Step, role: string): Role[] {
    const own = step.roles.find(({ name }) => name === role);
    return step.roles.filter(({ name, optional }) => own?.opposes.includes(name) && !optional);
}

/** The next role for which a unit must be tapped; undefined: none. `needs` of a preview, if there was one. */
export function nextRole(step: Step, question: Question, needs: readonly Schemas['Need'][] = []): Role | undefined {
    const taken = (role: Role) => (question.units[role.name]?.length ?? 0) > 0 || question.left.includes(role.name);
    const [first] = Object.keys(question.units);
    const faced = first === undefined ? undefined : facing(step, first).find((role) => !taken(role));
    // A list of units that is too short for the step needs more.
    const short = (role: Role) => !question.left.includes(role.name) && (question.units[role.name]?.length ?? 0) > 0 && needs.some(({ pointer }) => pointer === `/input/${listOf(role)}`);
    // A role may fill a missing input as a whole: a group of inputs or the list that it fills, never a single input.
    const lacking = (role: Role) =>
        (listOf(role) !== undefined && needs.some(({ pointer }) => pointer === `/input/${listOf(role)}`)) ||
        needs.some(({ pointer }) => fieldAt(step.input, pointer)?.type === 'object' && role.inputs.some((input) => within(input, pointer)));
    return faced ?? step.roles.find((role) => (!taken(role) && lacking(role)) || short(role));
}

interface Leaf {
    pointer: string;
    field: Field;
    group?: string;
    required: boolean;
}

type Needs = readonly Schemas['Need'][];
/** A field of one unit has the unit's name. */
type Units = readonly { id: string; name: string }[];

/** Where leaves are collected. */
interface Search {
    step: Step;
    question: Question;
    units: Units;
    needs: Needs;
}

/** The name of the unit at this place of the role; a unit that is named twice is numbered. */
function nameOf({ question, units }: Search, role: Role, place = 0): string | undefined {
    const taken = question.units[role.name] ?? [];
    const name = units.find(({ id }) => id === taken[place])?.name;
    return name !== undefined && taken.filter((id) => id === taken[place]).length > 1 ? `${name} (${place + 1})` : name;
}

/** The group of a role's inputs; '' is the input itself, undefined: it fills none, or a list of units. */
function groupOf(role: Role): string | undefined {
    const parts = partsOf(role.inputs[0] ?? '');
    return parts.includes('*') || parts.length < 2 ? undefined : parts.length > 2 ? parts[1] : '';
}

/** The unit whose input it is, if the question names it: it fills it, or its group contains it. */
function ownerOf(search: Search, parts: readonly (string | number)[]): string | undefined {
    const taken = search.step.roles.filter(({ name, optional }) => !optional && search.question.units[name]?.length === 1);
    const filling = taken.filter(({ inputs }) => inputs.includes(pointerOf(['input', ...parts])));
    const owners = filling.length ? filling : taken.filter((role) => groupOf(role) === (parts.length > 1 ? parts[0] : ''));
    return owners.length === 1 ? nameOf(search, owners[0]!) : undefined;
}

/** The parts of the question's units, by the step's titles: of the role, and of its group. */
export function partsTaken(step: Step, question: Question, units: Units): { title: string; name: string }[] {
    const search = { step, question, units, needs: [] };
    return step.roles.flatMap((role) => {
        const name = question.units[role.name]?.length === 1 ? nameOf(search, role) : undefined;
        const group = fieldAt(step.input, pointerOf(['input', groupOf(role) ?? '']))?.title;
        return name === undefined ? [] : [role.title, group].flatMap((title) => (title ? [{ title, name }] : []));
    });
}

/** In its own wording, if it has one: "Hits that Grenadiers suffered". */
function askedOf(field: Field, of: string | undefined): Field {
    const words = field['x-asked'];
    return words && of ? { ...field, title: words.replace('…', of) } : field;
}

/** The fields of a group, one by one. Lists stay whole, except those with an item for each unit; tables stay whole,
 * too. */
function leaves(search: Search, input: Field, value: Json | undefined, parts: (string | number)[], group: string | undefined, bound: boolean, found: Leaf[]): void {
    for (const [member, field] of Object.entries(input.properties ?? {})) {
        const inner = [...parts, member], pointer = pointerOf(['input', ...inner]);
        const held = valueAt(value, pointerOf([member]));
        const required = bound && ((input.required?.includes(member) ?? false) || search.needs.some((need) => need.pointer === pointer));
        const role = parts.length === 0 ? search.step.roles.find((role) => listOf(role) === member) : undefined;
        const filled = search.step.roles.some(({ inputs }) => inputs.some((one) => one.startsWith(`${pointer}/`)));
        if (field.type === 'object' && field.properties && (filled || !isTable(field))) leaves(search, field, held, inner, ownerOf(search, [...inner, '']) ?? field.title, required, found);
        else if (role && field.items && Array.isArray(held) && held.length)
            held.forEach((item, i) => leaves(search, field.items!, item, [...inner, i], nameOf(search, role, i) ?? String(i + 1), true, found));
        else {
            const of = ownerOf(search, inner) ?? group, asked = askedOf(field, of);
            found.push({ pointer, field: asked, group: asked === field ? group : undefined, required });
        }
    }
}

/** Whether the missing pointer is this input, is within it, or is its whole group. */
const lacks = (need: string, { pointer, required }: Leaf) => need === pointer || need.startsWith(`${pointer}/`) || (required && pointer.startsWith(`${need}/`));

/** The whole form of a question, from a preview; `units` give the fields of each unit its name. `wrong`: pointers that
 * the service refuses. */
export function formOf(step: Step, question: Question, preview: Partial<Schemas['Preview']>, units: Units = [], wrong: readonly string[] = []): Form {
    const { needs = [], autofilled = [], assumed = [], input: whole } = preview;
    const found: Leaf[] = [];
    leaves({ step, question, units, needs }, step.input, withItems(step, question, (whole as Json | undefined) ?? question.input, true), [], undefined, true, found);
    const form: Form = { first: [], more: [], known: [] };
    for (const leaf of found) {
        const { pointer, field, group, required } = leaf;
        const said = valueAt({ input: question.input }, pointer);
        const held = valueAt({ input: (whole as Json | undefined) ?? {} }, pointer);
        const needed = needs.some((need) => lacks(need.pointer, leaf));
        const known = autofilled.includes(pointer);
        const guessed = assumed.includes(pointer);
        const from = said !== undefined ? 'players' : known ? 'unit' : needed || field.default === undefined ? 'nobody' : 'default';
        const asked: Asked = { pointer, field, group, value: said ?? held ?? (known ? undefined : field.default), needed, from };
        // Required or refused fields are never folded away.
        if (needed || wrong.some((one) => lacks(one, leaf)) || guessed || (said !== undefined && !known) || (required && !known)) form.first.push(asked);
        else if (known) form.known.push(asked);
        else form.more.push(asked);
    }
    // A step with few fields shows all of them: one without units has nothing else to show.
    if (step.roles.length === 0 || form.first.length + form.more.length <= 2) return { first: [...form.first, ...form.more], more: [], known: form.known };
    return form;
}

/** The title of a form's field, with its unit's name. */
export const labelOfAsked = ({ group, field }: Pick<Asked, 'group' | 'field'>) => [group, field.title].filter(Boolean).join(': ');
