/** The requests of an act to the service, in the name of this phone's seat. */
import { type AnyEntry as Entry, type Schemas, type Session, UmpireProblem } from 'umpire-client';
import { readStep } from './catalogue';
import { knownOf, saidBefore, wantsBefore } from './given';
import type { Asking } from './run';

type Send = <T>(act: (session: Session) => Promise<T>) => Promise<T>;
/** How a question is recorded: by the session itself, or by the device, which signs it. */
export type Rule = (body: Schemas['RecordedQuestion'], key: string) => Promise<Entry>;

/** How this seat asks, if not by the session alone. */
export interface By {
    rule?: Rule;
    askThrown?: Asking['askThrown'];
    shown?: Asking['shown'];
    /** Two-sided: a player asks for the extra dice of a correction, as for any others. Only the umpire previews its
     * result. */
    asksAgain?: boolean;
    /** The sides of the game, for steps that ask for their names. */
    sides?: readonly { name: string }[];
}

const RULINGS_BEFORE = 20;

/** For a correction, only what the question needs and what its units know: the units count as they were at the
 * corrected ruling, and which dice it needs is known once it is asked. */
async function lacking(previewed: Promise<Schemas['Preview']>, body: Schemas['RecordedQuestion']): Promise<Schemas['Preview']> {
    try {
        const { ruleset, step, needs, input, autofilled, assumed, overridden } = await previewed;
        return { ruleset, step, needs, input, autofilled, assumed, overridden };
    } catch (error) {
        if (!(error instanceof UmpireProblem) || error.status >= 500 || error.status === 429) throw error;
        return { ruleset: '', step: body.step, needs: [] };
    }
}

export function askingOf(session: string, ruleset: string, send: Send, { rule, askThrown, shown, asksAgain, sides = [] }: By = {}): Asking {
    // A preview changes nothing: the game is not read again after it.
    let own: Session | undefined;
    const open = async () => (own ??= await send(async (held) => held));
    return {
        actions: async (unit) => (await open()).api.get('/v1/sessions/{session}/units/{unit}/actions', { path: { session, unit } }),
        step: (step) => readStep(ruleset, step),
        known: (step) => knownOf(step, sides),
        before: async (question, needs) => {
            if (question.decision !== undefined || wantsBefore(needs).length === 0) return [];
            const rulings = await (await open()).api.get('/v1/sessions/{session}/entries', { path: { session }, query: { kind: 'ruling', step: question.step, order: 'desc', limit: RULINGS_BEFORE } });
            return saidBefore(question, needs, rulings.entries);
        },
        preview: async (body) => (await open()).preview(body),
        foresee: async (decision, body) =>
            asksAgain ? lacking((await open()).preview(body), body) : (await open()).previewCorrection(decision, body),
        odds: async (body) => (await open()).api.post('/v1/sessions/{session}/odds', { path: { session }, body }),
        rule: rule ?? ((body, key) => send(async (held) => (await held.rule(body, key)) as unknown as Entry)),
        askThrown,
        shown,
        correct: (decision, body, key) =>
            asksAgain && rule ? rule({ ...body, decision }, key) : send(async (held) => (await held.api.post('/v1/sessions/{session}/decisions/{entry}/correction', { path: { session, entry: decision }, body, key })) as unknown as Entry),
        seen: async () => (await (await open()).state(1)).as_of,
    };
}
