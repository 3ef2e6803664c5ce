/**
 * One act at the table, from the unit that is tapped to the ruling: named states, and what leads from one to the next. Pure: `wanted`
 * says what the service is to be asked, run.ts asks it.
 *
 *   idle → unit (what may it do) → form (who, what is left to type, odds) → sending → ruled
 *                                                          ↘ pad (draw by draw) ↗   ↘ waiting (two-sided)
 */
import type { Entry, Schemas } from 'umpire-client';
import type { Role, Step } from './describe';
import { nextRole } from './fields';
import type { End } from './odds';
import { type Json, valueAt } from './pointer';
import { type Question, ask, bodyOf, leave, sameQuestion, say, tap, withoutDefaults } from './question';
import { type Throwing, declared, face, faces, full, remove, throwing } from './throwing';

/** What the service would not do, in its own words. */
export interface Trouble {
    code: string;
    text: string;
    /** By pointer: what is wrong there. */
    at: { pointer: string; message: string }[];
    /** No answer came: it may be sent again under the same key. */
    unreachable: boolean;
}

/** What the players need not say, since they said it before, or the game knows it. */
export interface Given {
    pointer: string;
    value: Json;
    /** The entry in which it was said. */
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
    /** What it was before the table moved, to be shown meanwhile. */
    before?: Schemas['Actions'];
    trouble?: Trouble;
}
/** The step's description is on its way. */
export interface Opening {
    at: 'opening';
    question: Question;
    /** Tapped together with the action: it takes the first role that faces the unit. */
    target?: string;
    /** The last entry that the players have seen. */
    seen: number;
    trouble?: Trouble;
}
/** Who takes part, and what is left to type. */
export interface Forming {
    at: 'form';
    question: Question;
    step: Step;
    seen: number;
    /** A unit is to be tapped for it. */
    role?: Role;
    /** Of this very question; absent while it is on its way. */
    preview?: Schemas['Preview'];
    /** The one before, to be shown meanwhile. */
    before?: Schemas['Preview'];
    /** The table has moved since the preview: it is asked for again, and a tap meanwhile is good, since the service compares (as_of). */
    stale?: boolean;
    odds?: readonly End[];
    /** Where the odds cannot be said. */
    noOdds?: boolean;
    /** What the page filled in by what it knows of the game, each once: who clears it types something else. */
    given?: readonly Given[];
    trouble?: Trouble;
    /** What became of the units since the question was begun: to be seen before it is asked again. */
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
    /** The draws that are done. */
    draws: readonly Schemas['Draw'][];
    /** These dice are on their way. */
    asking: boolean;
    /** Two-sided: the other player is to agree that these dice fell. */
    both?: boolean;
    trouble?: Trouble;
}
/** Asked of the service; `dice` were thrown on the table. */
export interface Sending {
    at: 'sending';
    question: Question;
    step: Step;
    seen: number;
    key: string;
    /** What it was checked to be, to be shown again where it is refused. */
    before?: Schemas['Preview'];
    trouble?: Trouble;
}
/** Two-sided: the question stands in the record, and both phones give their part. */
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

/** A question that changed: who is to be tapped next, and a preview to come. */
function forming(act: Forming, question: Question, needs?: readonly Schemas['Need'][]): Forming {
    const { step, seen, preview, before, given } = act;
    return { at: 'form', question, step, seen, role: nextRole(step, question, needs), before: preview ?? before, given };
}

/** Only what was not filled in before, and what nobody has said. */
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
            // "You may not" is an answer, too, and may settle what was due.
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

/** What the answer to a question that was asked leads to. */
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

/** The next state. What does not fit, as a second tap, changes nothing. */
export function next(act: Act, event: Event): Act {
    if (event.type === 'close') return idle; // what was sent is answered all the same, and shown by its entry
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
            // Both phones gave their part: the ruling is an entry of its own.
            return event.type === 'ruled' && (event.ruling.dice as { question?: number } | undefined)?.question === act.asked.seq ? { at: 'ruled', ruling: event.ruling } : act;
        default:
            return act;
    }
}

/** Whether it may be asked: nothing is lacking, nobody is to be tapped, and it is permitted. */
export function ready(act: Act): act is Forming {
    return act.at === 'form' && !act.role && act.preview !== undefined && act.preview.needs.length === 0 && (act.preview.permitted !== false || act.question.decision !== undefined);
}

/** The Idempotency-Key under which it is asked: other dice are another request. */
export function sentKey(act: Pad | Sending): string {
    return act.at === 'pad' ? `${act.key}-${declared(act.throwing).length}` : act.key;
}

/** Whether this is still the act whose answer is awaited under the key: nobody has closed it or gone on. */
export function isAsking(act: Act, key: string): boolean {
    return (act.at === 'sending' || (act.at === 'pad' && act.asking)) && sentKey(act) === key;
}

/** What is asked next is not known yet: an answer about it is on its way. */
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

/** What is to be asked of the service in this state. */
export function wanted(act: Act): Wanted | undefined {
    if (act.at === 'idle' || act.at === 'ruled' || act.at === 'waiting' || act.trouble) return undefined;
    if (act.at === 'unit') return act.actions ? undefined : { want: 'actions', unit: act.unit };
    const { question } = act;
    if (act.at === 'opening') return { want: 'step', step: question.step, question };
    const body = bodyOf(act.step, question);
    if (act.at === 'form') {
        if (act.role && !act.preview && nextRole(act.step, question)) return undefined; // a unit is to be tapped first
        if (!act.preview || act.stale) return { want: 'preview', question, body };
        const worth = ready(act) && question.decision === undefined && act.step.ends.length > 0 && act.preview.next_draw !== undefined;
        return worth && act.odds === undefined && !act.noOdds ? { want: 'odds', question, body } : undefined;
    }
    // Without units there is nothing to have seen; a correction meets them as they were.
    const asked = body.units && question.decision === undefined ? { ...body, as_of: act.seen } : body;
    if (act.at === 'sending') return { want: 'ruling', question, key: sentKey(act), body: asked };
    return act.asking ? { want: 'ruling', question, key: sentKey(act), body: { ...asked, dice: declared(act.throwing) }, both: act.both } : undefined;
}
