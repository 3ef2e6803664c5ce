/** The service's descriptions: the schemas, steps and rulesets from which forms and cards are made. */
import type { Schemas } from 'umpire-client';
import { type Json, partsOf } from './pointer';

export interface Choice {
    const: Json;
    title?: string;
    description?: string;
}

/** JSON Schema in the form that the service writes. */
export interface Field {
    title?: string;
    description?: string;
    type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
    properties?: { [member: string]: Field };
    required?: string[];
    items?: Field;
    minItems?: number;
    maxItems?: number;
    oneOf?: Choice[];
    minimum?: number;
    maximum?: number;
    multipleOf?: number;
    minLength?: number;
    maxLength?: number;
    default?: Json;
    'x-unit'?: string;
    /** The wording for one unit, where the title could mean the other one's, too: "Hits that … suffered". */
    'x-asked'?: string;
    /** A list of the sides of a game. */
    'x-sides'?: boolean;
    'x-clause'?: string;
    /** The least that dice must show. */
    'x-or-more'?: boolean;
    /** A count that the record uses internally: the dues give it in words. */
    'x-bookkeeping'?: boolean;
    /** For a unit's member: when it ends. */
    'x-lifetime'?: 'profile' | 'lasting' | 'battle' | 'turn';
}

export type Step = Omit<Schemas['Step'], 'input' | 'outcome'> & { input: Field; outcome: Field };
export type Ruleset = Omit<Schemas['Ruleset'], 'unit' | 'options'> & { unit?: Field; options: Field };
export type Role = Schemas['Role'];

/** A table of a ruleset, in which a unit's choice is looked up. */
export interface Table {
    name: string;
    title: string;
    row: Field;
    rows: { [member: string]: Json }[];
}

/** A unit in the roster. */
export interface Unit {
    id: string;
    name: string;
    side: string;
    /** Why it is out of the game. */
    out?: string;
    /** The sorts that it belongs to, for roles that require one. */
    sorts?: string[];
    [member: string]: Json | undefined;
}

/** The schema at a pointer into a question (/input/…). */
export function fieldAt(input: Field, pointer: string): Field | undefined {
    const [root, ...parts] = partsOf(pointer);
    let field: Field | undefined = root === 'input' ? input : undefined;
    for (const part of parts) field = field?.type === 'array' ? field.items : field?.properties?.[part];
    return field;
}

/** A table from the players' own book: it is given as a whole, by rows. */
export function isTable(field: Field): boolean {
    const lists = (one: Field | undefined) => one?.type === 'array' && one.items?.type === 'object';
    return lists(field) || (field.type === 'object' && Object.values(field.properties ?? {}).some(lists));
}

/** A value in the players' words: the label of a choice, a number with its decimals, or as 5+, yes and no in the given
 * words. */
export function labelOf(field: Field | undefined, value: Json | undefined, words: { yes: string; no: string }): string {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    const choice = field?.oneOf?.find((one) => one.const === value);
    if (choice) return choice.title ?? String(choice.const);
    if (Array.isArray(value)) return value.map((each) => labelOf(field?.items, each, words)).join(', ');
    return typeof value === 'object' ? '…' : `${value}${field?.['x-or-more'] ? '+' : ''}`;
}

/** Whether it is this pointer or below it. */
export function within(pattern: string, pointer: string): boolean {
    const wanted = partsOf(pattern), given = partsOf(pointer);
    return wanted.length >= given.length && given.every((part, i) => wanted[i] === '*' || part === wanted[i]);
}
