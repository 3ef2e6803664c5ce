/** What the service says of itself: the schemas, steps and rulesets from which forms and cards are made. */
import type { Schemas } from 'umpire-client';
import { type Json, partsOf } from './pointer';

export interface Choice {
    const: Json;
    title?: string;
    description?: string;
}

/** JSON Schema as the service writes it. */
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
    /** How it is asked of a unit, where its title could mean the other one's, too: "Hits that … suffered". */
    'x-asked'?: string;
    /** A list of the sides of a game. */
    'x-sides'?: boolean;
    'x-clause'?: string;
    /** What dice must show, or more. */
    'x-or-more'?: boolean;
    /** What the record counts for itself: the dues say it in words. */
    'x-bookkeeping'?: boolean;
}

export type Step = Omit<Schemas['Step'], 'input' | 'outcome'> & { input: Field; outcome: Field };
export type Ruleset = Omit<Schemas['Ruleset'], 'unit' | 'options'> & { unit?: Field; options: Field };
export type Role = Schemas['Role'];

/** A table of a ruleset, where a choice of a unit is looked up. */
export interface Table {
    name: string;
    title: string;
    row: Field;
    rows: { [member: string]: Json }[];
}

/** A unit as the roster has it. */
export interface Unit {
    id: string;
    name: string;
    side: string;
    /** Why it is out of the game. */
    out?: string;
    /** The sorts that it is of, where roles ask for one. */
    sorts?: string[];
    [member: string]: Json | undefined;
}

/** What a pointer into a question (/input/…) leads to. */
export function fieldAt(input: Field, pointer: string): Field | undefined {
    const [root, ...parts] = partsOf(pointer);
    let field: Field | undefined = root === 'input' ? input : undefined;
    for (const part of parts) field = field?.type === 'array' ? field.items : field?.properties?.[part];
    return field;
}

/** A table of the players' own book: it is given as a whole, by rows. */
export function isTable(field: Field): boolean {
    const lists = (one: Field | undefined) => one?.type === 'array' && one.items?.type === 'object';
    return lists(field) || (field.type === 'object' && Object.values(field.properties ?? {}).some(lists));
}

/** What players call a value: the label of a choice, a number with its decimals, or as 5+, yes and no as they are given. */
export function labelOf(field: Field | undefined, value: Json | undefined, words: { yes: string; no: string }): string {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    const choice = field?.oneOf?.find((one) => one.const === value);
    if (choice) return choice.title ?? String(choice.const);
    if (Array.isArray(value)) return value.map((each) => labelOf(field?.items, each, words)).join(', ');
    return typeof value === 'object' ? '…' : `${value}${field?.['x-or-more'] ? '+' : ''}`;
}

/** Whether it is this pointer or stands below it. */
export function within(pattern: string, pointer: string): boolean {
    const wanted = partsOf(pattern), given = partsOf(pointer);
    return wanted.length >= given.length && given.every((part, i) => wanted[i] === '*' || part === wanted[i]);
}
