/** What every app does around a question: dice of the table draw by draw, and what changed since the players looked. */
import { type Schemas, UmpireProblem } from './http.js';

export type NextDraw = Schemas['NextDraw'];

/** Asks with the dice that fell so far, and has those thrown that are lacking, until there is an answer. Nothing is recorded before. */
export async function throwDraws<T>(ask: (dice: number[]) => Promise<T>, thrown: (draw: NextDraw) => readonly number[] | Promise<readonly number[]>): Promise<T> {
    const dice: number[] = [];
    for (;;) {
        try {
            return await ask([...dice]);
        } catch (error) {
            const next = error instanceof UmpireProblem && error.code === 'dice_exhausted' ? error.problem.next_draw : undefined;
            if (!next) throw error;
            dice.push(...(await thrown(next)));
        }
    }
}

/** Of a question that was refused because its units are not what `as_of` saw (units_changed): what changed. Of anything else: undefined. */
export function changedOf(error: unknown): NonNullable<Schemas['Problem']['changed']> | undefined {
    return error instanceof UmpireProblem && error.code === 'units_changed' ? (error.problem.changed ?? []) : undefined;
}
