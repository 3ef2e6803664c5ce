/**
 * One act at the table, from the unit that is tapped to the ruling: named states, and what leads from one to the next. Pure: `wanted`
 * says what the service is to be asked, run.ts asks it.
 *
 *   idle → unit (what may it do) → form (who, what is left to type, odds) → sending → ruled
 *                                                          ↘ pad (draw by draw) ↗   ↘ waiting (two-sided)
 */
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import type { Role, Step } from './describe';
import { nextRole } from './fields';
import type { End } from './odds';
import { type Json, valueAt } from './pointer';
import { type Question, ask, bodyOf, leave, sameQuestion, say, tap, withoutDefaults } from './question';
import { type Throwing, declared, face, faces, full, remove, throwing } from './throwing';

/** A request that the service refused, in its own words. */
export interface Trouble {
    code: string;
    text: string;
    /** By pointer: the violation there. */
    at: { pointer: string; message: string }[];
    /** No answer arrived: it may be sent again under the same key. */
    unreachable: boolean;
}

/** Values that the players need not give, since they gave them before, or the game knows them. */
export interface Given {
    pointer: string;
    value: Json;
    /** The entry that has them. */
    entry?: number;
}

export type Act = Idle | OfUnit | Opening | Forming | Pad | Sending | WaitingForPhones | Ruled;

export interface Idle {
    at: 'idle';
}
/** What may this unit do? */
export interface OfUnit {
    at: 'unit';
    unit: string;
    actions?: Schemas['Actions'];
    /** The list before the table changed, to be shown meanwhile. */
    before?: Schemas['Actions'];
    trouble?: Trouble;
}
/** The step's description is loading. */
export interface Opening {
    at: 'opening';
    question: Question;
    /** Tapped together with the action: it takes the first opposing role. */
    target?: string;
    /** The last entry that the players have seen. */
    seen: number;
    trouble?: Trouble;
}
/** Who takes part, and the inputs that are left. */
export interface Forming {
    at: 'form';
    question: Question;
    step: Step;
    seen: number;
    /** The role for which a unit must be tapped. */
    role?: Role;
    /** Of the current question; absent while it is loading. */
    preview?: Schemas['Preview'];
    /** The previous one, to be shown meanwhile. */
    before?: Schemas['Preview'];
    /** The table has changed since the preview, which is requested again; a tap meanwhile is safe, since the service
     * compares `as_of`. */
    stale?: boolean;
    odds?: readonly End[];
    /** Why there are no odds. */
    noOdds?: boolean;
    /** Values that the page filled in from what it knows of the game, each once: a player who clears one types another. */
    given?: readonly Given[];
    trouble?: Trouble;
    /** Changes of the units since the question was begun: shown before it is asked again. */
    changed?: readonly Schemas['ChangedMember'][];
}
/** Dice thrown on the table are typed in, draw by draw. */
export interface Pad {
    at: 'pad';
    question: Question;
    step: Step;
    seen: number;
    key: string;
    throwing: Throwing;
    /** The finished draws. */
    draws: readonly Schemas['Draw'][];
    /** These dice are being sent. */
    asking: boolean;
    /** Two-sided: the other player must agree to these dice. */
    both?: boolean;
    trouble?: Trouble;
}
/** Sent to the service; `dice` were thrown on the table. */
export interface Sending {
    at: 'sending';
    question: Question;
    step: Step;
    seen: number;
    key: string;
    /** Its preview, to be shown again if it is refused. */
    before?: Schemas['Preview'];
    trouble?: Trouble;
}
/** Two-sided: the question is in the record, and both phones contribute. */
export interface WaitingForPhones {
    at: 'waiting';
    question: Question;
    asked: Entry;
}
export interface Ruled {
    at: 'ruled';
    ruling: Entry;
}

export type Event =
    | { type: 'unit'; unit: string }
    | { type: 'actions'; unit: string; actions: Schemas['Actions'] }
    | { type: 'act'; step: string; role?: string; unit?: string; seen: number; target?: string }
    | { type: 'again asked'; question: Question; seen: number }
    | { type: 'described'; step: Step; given?: readonly Given[] }
    | { type: 'tap'; unit: string; role?: string }
    | { type: 'pick'; role: string }
    | { type: 'picked' }
    | { type: 'leave' }
    | { type: 'say'; pointer: string; value: Json | undefined }
    | { type: 'override'; reason: string | undefined }
    | { type: 'previewed'; question: Question; preview: Schemas['Preview']; given?: readonly Given[] }
    | { type: 'odds'; question: Question; ends: readonly End[] | undefined }
    | { type: 'table moved' }
    | { type: 'roll'; key: string }
    | { type: 'record'; key: string }
    | { type: 'throw'; key: string }
    | { type: 'face'; value: number; count?: number }
    | { type: 'unface'; value: number }
    | { type: 'both'; both: boolean }
    | { type: 'thrown' }
    | { type: 'short'; draws: readonly Schemas['Draw'][]; next: Schemas['NextDraw'] }
    | { type: 'answered'; key: string; entry: Entry }
    | { type: 'ruled'; ruling: Entry }
    | { type: 'changed'; changed: readonly Schemas['ChangedMember'][]; seen: number }
    | { type: 'trouble'; trouble: Trouble; question?: Question }
    | { type: 'again' }
    | { type: 'back' }
    | { type: 'close' };

export const idle: Act = { at: 'idle' };

/** The question changed: the next unit to tap, and a new preview. */
function forming(act: Forming, question: Question, needs?: readonly Schemas['Need'][]): Forming {
    const { step, seen, preview, before, given } = act;
    return { at: 'form', question, step, seen, role: nextRole(step, question, needs), before: preview ?? before, given };
}

/** Only inputs that were not filled in before and that nobody has given. */
function filledIn(act: Forming, given: readonly Given[] = []): Forming | undefined {
    const fresh = given.filter(({ pointer }) => !act.given?.some((one) => one.pointer === pointer) && valueAt({ input: act.question.input }, pointer) === undefined);
    if (fresh.length === 0) return undefined;
    return { ...forming(act, fresh.reduce((question, { pointer, value }) => say(question, pointer, value), act.question)), given: [...(act.given ?? []), ...fresh] };
}

function described(act: Opening, step: Step, given?: readonly Given[]): Act {
    if (step.name !== act.question.step) return act;
    const question = act.question.decision === undefined ? act.question : withoutDefaults(step, act.question);
    const begun = forming({ at: 'form', question, step, seen: act.seen }, question);
    const open = filledIn(begun, given) ?? begun;
    return act.target !== undefined && open.role ? forming(open, tap(open.question, open.role, act.target)) : open;
}

function onForm(act: Forming, event: Event): Act {
    const { question, step } = act;
    switch (event.type) {
        case 'tap': {
            const role = event.role ? step.roles.find(({ name }) => name === event.role) : act.role;
            return role ? forming(act, tap(question, role, event.unit)) : act;
        }
        case 'pick':
            return { ...act, role: step.roles.find(({ name }) => name === event.role) };
        case 'picked':
            return { ...act, role: undefined };
        case 'leave':
            return act.role ? forming(act, leave(question, act.role.name)) : act;
        case 'say':
            return { ...forming(act, say(question, event.pointer, event.value)), role: undefined };
        case 'override':
            return forming(act, { ...question, override: event.reason });
        case 'previewed':
            if (!sameQuestion(event.question, question)) return act;
            return filledIn({ ...act, preview: event.preview }, event.given) ?? { ...act, preview: event.preview, before: undefined, stale: undefined, trouble: undefined, ...(act.stale ? { odds: undefined, noOdds: undefined } : {}), role: act.role ?? nextRole(step, question, event.preview.needs) };
        case 'odds':
            return sameQuestion(event.question, question) ? { ...act, odds: event.ends, noOdds: event.ends === undefined } : act;
        case 'table moved':
            return act.preview ? { ...act, stale: true } : act;
        case 'trouble':
            return event.question && !sameQuestion(event.question, question) ? act : { ...act, stale: undefined, trouble: event.trouble, before: act.preview ?? act.before };
        case 'roll':
            return ready(act) ? { at: 'sending', question, step, seen: act.seen, key: event.key, before: act.preview } : act;
        case 'record':
            // "Not permitted" is a ruling, too, and may settle what was due.
            return act.preview?.permitted === false && !act.role ? { at: 'sending', question, step, seen: act.seen, key: event.key, before: act.preview } : act;
        case 'throw': {
            const next = act.preview?.next_draw;
            if (!ready(act) || !next) return act;
            return { at: 'pad', question, step, seen: act.seen, key: event.key, throwing: throwing([], next), draws: act.preview?.draws ?? [], asking: false };
        }
        case 'again':
            return { ...act, trouble: undefined, preview: undefined, odds: undefined, noOdds: undefined };
        default:
            return act;
    }
}

function onPad(act: Pad, event: Event): Act {
    const { question, step, seen } = act;
    switch (event.type) {
        case 'face':
            return act.asking ? act : { ...act, throwing: event.count === undefined ? face(act.throwing, event.value) : faces(act.throwing, event.value, event.count) };
        case 'unface':
            return act.asking ? act : { ...act, throwing: remove(act.throwing, event.value) };
        case 'both':
            return act.asking ? act : { ...act, both: event.both };
        case 'thrown':
            return full(act.throwing) ? { ...act, asking: true, trouble: undefined } : act;
        case 'short':
            return act.asking ? { ...act, asking: false, draws: event.draws, throwing: throwing(declared(act.throwing), event.next) } : act;
        case 'trouble':
            return act.asking ? { ...act, asking: false, trouble: event.trouble } : act;
        case 'again':
            return act.asking ? act : { ...act, asking: full(act.throwing), trouble: undefined };
        case 'back':
            return act.asking ? act : { at: 'form', question, step, seen };
        default:
            return answered(act, event);
    }
}

/** The state after the answer to a question. */
function answered(act: Pad | Sending, event: Event): Act {
    const { question, step } = act;
    if (event.type === 'answered') {
        if (event.key !== sentKey(act)) return act;
        return event.entry.kind === 'asked' ? { at: 'waiting', question, asked: event.entry } : { at: 'ruled', ruling: event.entry };
    }
    if (event.type === 'changed') return { at: 'form', question, step, seen: event.seen, changed: event.changed };
    return act;
}

function onSending(act: Sending, event: Event): Act {
    const { question, step, seen } = act;
    switch (event.type) {
        case 'trouble':
            return event.trouble.unreachable ? { ...act, trouble: event.trouble } : { at: 'form', question, step, seen, before: act.before, trouble: event.trouble };
        case 'again':
            return act.trouble ? { ...act, trouble: undefined } : act;
        default:
            return answered(act, event);
    }
}

/** The next state. An event that does not fit, such as a second tap, changes nothing. */
export function next(act: Act, event: Event): Act {
    if (event.type === 'close') return idle; // a sent question is answered anyway, and its entry shows it
    if (event.type === 'unit' && act.at !== 'sending' && !(act.at === 'pad' && act.asking)) return { at: 'unit', unit: event.unit };
    if (event.type === 'act' && act.at !== 'sending' && !(act.at === 'pad' && act.asking))
        return { at: 'opening', question: ask(event.step, event.role, event.unit), target: event.target, seen: event.seen };
    if (event.type === 'again asked' && act.at !== 'sending') return { at: 'opening', question: event.question, seen: event.seen };
    switch (act.at) {
        case 'unit':
            if (event.type === 'actions' && event.unit === act.unit) return { ...act, actions: event.actions, trouble: undefined };
            if (event.type === 'trouble') return { ...act, trouble: event.trouble };
            return event.type === 'again' || event.type === 'table moved' ? { at: 'unit', unit: act.unit, before: act.actions ?? act.before } : act;
        case 'opening':
            if (event.type === 'described') return described(act, event.step, event.given);
            if (event.type === 'trouble') return { ...act, trouble: event.trouble };
            return event.type === 'again' ? { ...act, trouble: undefined } : act;
        case 'form':
            return onForm(act, event);
        case 'pad':
            return onPad(act, event);
        case 'sending':
            return onSending(act, event);
        case 'waiting':
            // Both phones contributed: the ruling is an entry of its own.
            return event.type === 'ruled' && (event.ruling.dice as { question?: number } | undefined)?.question === act.asked.seq ? { at: 'ruled', ruling: event.ruling } : act;
        default:
            return act;
    }
}

/** Whether it may be asked: nothing is missing, no unit must be tapped, and it is permitted. */
export function ready(act: Act): act is Forming {
    return act.at === 'form' && !act.role && act.preview !== undefined && act.preview.needs.length === 0 && (act.preview.permitted !== false || act.question.decision !== undefined);
}

/** Whether there are chances to show: something is thrown, and it may end in more than one way. */
export function hasOdds({ question, step, preview, before }: Forming): boolean {
    return question.decision === undefined && step.ends.length > 0 && (preview ?? before)?.next_draw !== undefined;
}

/** The Idempotency-Key of the question: other dice are another request. */
export function sentKey(act: Pad | Sending): string {
    return act.at === 'pad' ? `${act.key}-${declared(act.throwing).length}` : act.key;
}

/** Whether this act still waits for the answer under the key: nobody has closed it or gone on. */
export function isAsking(act: Act, key: string): boolean {
    return (act.at === 'sending' || (act.at === 'pad' && act.asking)) && sentKey(act) === key;
}

/** The next request is not known yet: it depends on a pending answer. */
export function isUnsettled(act: Act): boolean {
    const want = wanted(act)?.want;
    return want === 'actions' || want === 'step' || want === 'preview';
}

export type Wanted =
    | { want: 'actions'; unit: string }
    | { want: 'step'; step: string; question: Question }
    | { want: 'preview'; question: Question; body: Schemas['RecordedQuestion'] }
    | { want: 'odds'; question: Question; body: Schemas['RecordedQuestion'] }
    | { want: 'ruling'; question: Question; key: string; body: Schemas['RecordedQuestion']; both?: boolean };

/** The requests that this state needs. */
export function wanted(act: Act): Wanted | undefined {
    if (act.at === 'idle' || act.at === 'ruled' || act.at === 'waiting' || act.trouble) return undefined;
    if (act.at === 'unit') return act.actions ? undefined : { want: 'actions', unit: act.unit };
    const { question } = act;
    if (act.at === 'opening') return { want: 'step', step: question.step, question };
    const body = bodyOf(act.step, question);
    if (act.at === 'form') {
        if (act.role && !act.preview && nextRole(act.step, question)) return undefined; // a unit must be tapped first
        if (!act.preview || act.stale) return { want: 'preview', question, body };
        return ready(act) && hasOdds(act) && act.odds === undefined && !act.noOdds ? { want: 'odds', question, body } : undefined;
    }
    // Without units there is no state to have seen; a correction uses the units as they were.
    const asked = body.units && question.decision === undefined ? { ...body, as_of: act.seen } : body;
    if (act.at === 'sending') return { want: 'ruling', question, key: sentKey(act), body: asked };
    return act.asking ? { want: 'ruling', question, key: sentKey(act), body: { ...asked, dice: declared(act.throwing) }, both: act.both } : undefined;
}
