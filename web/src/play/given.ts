/** What players need not say again: what the game knows of its sides, and what they took from a book of their own in an earlier ruling. */
import type { Entry, Schemas } from 'umpire-client';
import type { Given } from './act';
import type { Field, Step } from './describe';
import { type Json, partsOf, pointerOf, valueAt } from './pointer';
import type { Question } from './question';

/** Codes of what no source gives: it is asked at the first need, and holds for the game. */
const OF_OWN_BOOK: readonly string[] = ['table_required', 'target_required'];

/** An item of a list of sides: its one text that must be said is the name. */
function itemOf(field: Field, name: string): Json | undefined {
    const [member, ...more] = (field.required ?? []).filter((one) => field.properties?.[one]?.type === 'string');
    return member === undefined || more.length > 0 ? undefined : { [member]: name };
}

/** The sides of the game, where a step asks for them. */
export function knownOf(step: Step, sides: readonly { name: string }[]): Given[] {
    return Object.entries(step.input.properties ?? {}).flatMap(([member, { 'x-sides': ofSides, items }]) => {
        const value = ofSides && items ? sides.map(({ name }) => itemOf(items, name)) : [];
        return value.length && value.every((one) => one !== undefined) ? [{ pointer: pointerOf(['input', member]), value: value }] : [];
    });
}

/** Where an earlier ruling of this step says the same of the same unit, whichever side of it that unit was; else at the same place. */
function placesIn(ruling: Entry, question: Question, pointer: string): string[] {
    const [root, role, ...rest] = partsOf(pointer);
    const [unit, ...others] = (role !== undefined && rest.length ? question.units[role] : undefined) ?? [];
    if (unit === undefined || others.length) return [pointer];
    return Object.entries((ruling.roles as { [role: string]: string | string[] } | undefined) ?? {}).flatMap(([name, ids]) => (ids === unit ? [pointerOf([root!, name, ...rest])] : []));
}

export const wantsBefore = (needs: readonly Schemas['Need'][]) => needs.filter(({ code }) => OF_OWN_BOOK.includes(code));

/** Of what is needed, what the newest of these rulings say; `rulings` stand newest first. */
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
