/** What players give from their own book: tables that a ruleset leaves to them, whether they are options of the game or
 * inputs of a question. */
import type { Field } from './describe';
import type { Json } from './pointer';

export type OptionValues = { readonly [option: string]: unknown };

const isTabular = ({ type, oneOf }: Field) => !oneOf && (type === 'object' || type === 'array');

export function tablesOf(options: unknown): [string, Field][] {
    return Object.entries((options as Field | undefined)?.properties ?? {}).filter(([, field]) => isTabular(field));
}

/** The tables of a game: what was given for it goes before its house rules, or, if it has none, before what was given
 * last time. `null`: removed. */
export function bookOf(typed: OptionValues, rules: OptionValues | undefined, last: OptionValues): OptionValues {
    return Object.fromEntries(Object.entries({ ...(rules ?? last), ...typed }).filter(([, value]) => value !== null && value !== undefined));
}

const membersOf = (field: Field) => JSON.stringify(Object.entries((field.items ?? field).properties ?? {}).map(([name, { type }]) => [name, type]));

/** By option: the tables that a question was given, since no option had them. */
export function givenIn(options: unknown, input: Field | undefined, values: { readonly [member: string]: Json | undefined } | undefined): OptionValues {
    const found = tablesOf(options).flatMap(([option, field]) => {
        const member = Object.entries(input?.properties ?? {}).find(([name, asked]) => values?.[name] !== undefined && asked.type === field.type && membersOf(asked) === membersOf(field));
        return member ? [[option, values![member[0]]] as const] : [];
    });
    return Object.fromEntries(found);
}
