/** What players need not give again: the sides, which the game knows, and values from their own book in an earlier
 * ruling. */
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import type { Given } from './act';
import type { Field, Step } from './describe';
import { type Json, partsOf, pointerOf, valueAt } from './pointer';
import type { Question } from './question';

/** Violations about values that no source gives: they are asked for when first needed, and apply for the rest of the
 * game. */
const OF_OWN_BOOK: readonly string[] = ['table_required', 'target_required'];

/** An item of a list of sides: its one required text is the name. */
function itemOf(field: Field, name: string): Json | undefined {
    const [member, ...more] = (field.required ?? []).filter((one) => field.properties?.[one]?.type === 'string');
    return member === undefined || more.length > 0 ? undefined : { [member]: name };
}

/** The sides of the game, if a step asks for them. */
export function knownOf(step: Step, sides: readonly { name: string }[]): Given[] {
    return Object.entries(step.input.properties ?? {}).flatMap(([member, { 'x-sides': ofSides, items }]) => {
        const value = ofSides && items ? sides.map(({ name }) => itemOf(items, name)) : [];
        return value.length && value.every((one) => one !== undefined) ? [{ pointer: pointerOf(['input', member]), value: value }] : [];
    });
}

/** The value that an earlier ruling of this step gives for the same unit, on whichever side it was; else at the same
 * pointer. */
function placesIn(ruling: Entry, question: Question, pointer: string): string[] {
    const [root, role, ...rest] = partsOf(pointer);
    const [unit, ...others] = (role !== undefined && rest.length ? question.units[role] : undefined) ?? [];
    if (unit === undefined || others.length) return [pointer];
    return Object.entries((ruling.roles as { [role: string]: string | string[] } | undefined) ?? {}).flatMap(([name, ids]) => (ids === unit ? [pointerOf([root!, name, ...rest])] : []));
}

export const wantsBefore = (needs: readonly Schemas['Need'][]) => needs.filter(({ code }) => OF_OWN_BOOK.includes(code));

/** Needed values from the newest of these rulings; `rulings` are newest first. */
export function saidBefore(question: Question, needs: readonly Schemas['Need'][], rulings: readonly Entry[]): Given[] {
    return wantsBefore(needs).flatMap(({ pointer }) => {
        for (const ruling of rulings)
            for (const place of placesIn(ruling, question, pointer)) {
                const value = valueAt({ input: ruling.input as Json }, place);
                if (value !== undefined) return [{ pointer, value, entry: ruling.seq }];
            }
        return [];
    });
}
