/** Sends the requests that a state needs, and returns the events. */
import { type AnyEntry as Entry, type Schemas, UmpireProblem } from 'umpire-client';
import type { Event, Given, Trouble, Wanted } from './act';
import type { Step } from './describe';
import { endsThatMatter } from './odds';
import type { Question } from './question';

/** How requests are made: the page passes the service's client and the device's part, a test passes its own. */
export interface Asking {
    actions: (unit: string) => Promise<Schemas['Actions']>;
    step: (name: string) => Promise<Step>;
    preview: (body: Schemas['RecordedQuestion']) => Promise<Schemas['Preview']>;
    /** The same for a correction: its result with the reused dice. */
    foresee: (decision: number, body: Schemas['RecordedQuestion']) => Promise<Schemas['Preview']>;
    odds: (body: Schemas['SessionOddsQuestion']) => Promise<{ ends?: Schemas['OddsEnd'][] }>;
    rule: (body: Schemas['RecordedQuestion'], key: string) => Promise<Entry>;
    /** Asks with dice from the table, to which the other player must agree. */
    askThrown?: (body: Schemas['RecordedQuestion'], dice: readonly number[], key: string) => Promise<Entry>;
    /** What this game knows of a question in advance. */
    known?: (step: Step) => readonly Given[];
    /** Values given before, for what the question still needs. */
    before?: (question: Question, needs: readonly Schemas['Need'][]) => Promise<readonly Given[]>;
    /** Rules again, by the umpire's decision. */
    correct: (decision: number, body: Schemas['RecordedQuestion'], key: string) => Promise<Entry>;
    /** The open sheet itself shows why there is no ruling: the item leaves the list of unsent requests, and the next
     * question does not wait for it. */
    shown?: (key: string) => void;
    /** The number of the newest entry that the page shows, after the game is read again. */
    seen: () => Promise<number>;
}

export function troubleOf(error: unknown): Trouble {
    const { code, message } = error as { code?: unknown; message?: string };
    // This phone's device may refuse, too, with codes and texts of its own.
    if (!(error instanceof UmpireProblem) && typeof code === 'string') return { code, text: message ?? code, at: [], unreachable: false };
    if (!(error instanceof UmpireProblem)) return { code: 'unreachable', text: '', at: [], unreachable: true };
    const at = (error.problem.violations ?? []).map(({ pointer, message }) => ({ pointer: pointer ?? '', message }));
    const busy = error.status >= 500 || error.status === 429;
    return { code: error.code, text: at.length ? at.map(({ message }) => message).join(' ') : error.message, at, unreachable: busy };
}

/** Nobody is asked to agree before all dice are known. */
async function thrown({ key, body }: Extract<Wanted, { want: 'ruling' }>, askThrown: NonNullable<Asking['askThrown']>, asking: Asking): Promise<Event> {
    const { dice = [], ...question } = body;
    const { as_of: _, ...known } = question;
    const { draws, next_draw } = await asking.preview({ ...known, dice });
    return next_draw ? { type: 'short', draws: draws ?? [], next: next_draw } : { type: 'answered', key, entry: await askThrown(question, dice, key) };
}

async function ruled(wanted: Extract<Wanted, { want: 'ruling' }>, asking: Asking): Promise<Event> {
    const { key, body, question } = wanted;
    try {
        if (wanted.both && asking.askThrown) return await thrown(wanted, asking.askThrown, asking);
        return { type: 'answered', key, entry: await (question.decision === undefined ? asking.rule(body, key) : asking.correct(question.decision, body, key)) };
    } catch (error) {
        if (!(error instanceof UmpireProblem)) throw error;
        const { changed, draws, next_draw } = error.problem;
        if (error.code === 'units_changed') return { type: 'changed', changed: changed ?? [], seen: await asking.seen() };
        if (error.code === 'dice_exhausted' && next_draw) return { type: 'short', draws: draws ?? [], next: next_draw };
        throw error;
    }
}

function previewed({ body, question }: Extract<Wanted, { want: 'preview' }>, asking: Asking): Promise<Schemas['Preview']> {
    return question.decision === undefined ? asking.preview(body) : asking.foresee(question.decision, body);
}

/** The answer as an event. Never throws. */
export async function fulfil(wanted: Wanted, asking: Asking): Promise<Event> {
    try {
        switch (wanted.want) {
            case 'actions':
                return { type: 'actions', unit: wanted.unit, actions: await asking.actions(wanted.unit) };
            case 'step': {
                const step = await asking.step(wanted.step);
                return { type: 'described', step, given: wanted.question.decision === undefined ? asking.known?.(step) : undefined };
            }
            case 'preview': {
                const preview = await previewed(wanted, asking);
                // Earlier values only help: without them, the players are asked.
                return { type: 'previewed', question: wanted.question, preview, given: await asking.before?.(wanted.question, preview.needs).catch(() => []) };
            }
            case 'ruling':
                return await ruled(wanted, asking);
            case 'odds': {
                const { step, units, input } = wanted.body;
                const { ends } = await asking.odds({ step, units, input, of: [] });
                return { type: 'odds', question: wanted.question, ends: endsThatMatter(ends ?? []) };
            }
        }
    } catch (error) {
        if (wanted.want === 'odds') return { type: 'odds', question: wanted.question, ends: undefined };
        return { type: 'trouble', trouble: troubleOf(error), ...(wanted.want === 'preview' ? { question: wanted.question } : {}) };
    }
}
