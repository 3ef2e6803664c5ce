/**
 * The part of this phone in fairness (docs/device.md), for the seats that it has taken. Everything is done in a worker, with the
 * checks of umpire.wasm: it reads what is new in the record, holds it against what it kept, commits, reveals and cosigns by
 * itself. A screen joins through `join`, opens a Device for the seat that it shows, tells it of each entry that comes, and
 * asks through it. Nothing here needs a secure context.
 */
import type { Answer } from 'umpire-client';
import type { Outcome, VerifyReport } from 'umpire-rules/host.js';
import { Worked } from './worked';
import type { DeviceState, Kept, Progress, Seated } from './words';

export type { Declared, DeviceSign, DeviceState, Kept, Progress, Seated, WaitingFor } from './words';
export { DeviceRefused } from './words';

type Opened = Answer<'/v1/sessions', 'post'>;
type Ruled = Answer<'/v1/sessions/{session}/rulings', 'post'>;
type Question = { step: string; input?: object; units?: object; [member: string]: unknown };

/** What `umpire verify` says; `words`: what its checks and notes mean. */
export interface Verified {
    outcome: Outcome;
    report: VerifyReport;
    text: string;
    words: { checks: Record<string, string>; notes: Record<string, string> };
}

const worked = new Worked();

/** Starts the worker and fetches umpire.wasm: after the first screen, so that nothing has to wait for it later. */
export function warm(): void {
    void worked.call('warm', []).catch(() => undefined);
}

/**
 * Takes a seat by a code. Key and nonces are made here and kept before anything is sent: a page that is closed in between takes the
 * same seat when it asks again. `watching`: it is the code of those who watch.
 */
export function join(joining: { code: string; name: string; watching?: boolean }): Promise<Seated> {
    return worked.call('join', [joining]) as Promise<Seated>;
}

/** The umpire's own seat, of the answer to the opening: what this phone pins and checks for it from now on. */
export function opened(answer: Opened): Promise<Seated> {
    return worked.call('opened', [answer]) as Promise<Seated>;
}

/** A seat that was taken on another phone: this one shows the game, checks it, and reveals nothing. */
export function second(seated: Seated): Promise<Seated> {
    return worked.call('second', [seated]) as Promise<Seated>;
}

/** So much of a key tells one phone's from another's, and keeps the picture small. */
export const KEY_SIGN = 16;

/** This phone's key for a seat that is to come to it from another phone, made here and kept. */
export function prepare(session: string, seat: string): Promise<string> {
    return worked.call('prepare', [session, seat]) as Promise<string>;
}

/** A link that carries a seat to a second phone, behind a # where no server sees it; and what such a link carries. */
export function secondLink(page: string, seated: Seated): string {
    const { session, seat, token, role, side, name, server_key, device_key } = seated;
    const told = [session, seat, token, role, side ?? '', name, server_key, ...(device_key ? [device_key.slice(0, KEY_SIGN)] : [])];
    return `${page.split('#')[0]}#phone=${encodeURIComponent(JSON.stringify(told))}`;
}
export function seatedOfLink(link: string): Seated | undefined {
    const found = /#phone=([^&]+)/.exec(link)?.[1];
    try {
        const told = JSON.parse(decodeURIComponent(found ?? '')) as unknown;
        if (!Array.isArray(told) || (told.length !== 7 && told.length !== 8) || !told.every((word) => typeof word === 'string')) return undefined;
        const [session, seat, token, role, side, name, server_key, device_key] = told as [string, string, string, string, string, string, string, string?];
        return { session, seat, token, role: role as Seated['role'], side: side || undefined, name, server_key, device_key };
    } catch {
        return undefined;
    }
}

/** What this phone does for one seat. One for each seat that is shown; `close` it with the screen. */
export interface Device {
    readonly session: string;
    readonly seat: string;
    /** How things stand, for useSyncExternalStore: a new object with each change. */
    readonly state: () => DeviceState;
    readonly subscribe: (listener: () => void) => () => void;
    /** An entry came: it will be looked at, at once where it waits for this phone. */
    noticed(entry: { seq: number; kind?: string }): void;
    /** Looks now, as after sleep. `again`: somebody wants it after an alarm; the record is read from its opening on. */
    look(again?: boolean): Promise<DeviceState>;
    /**
     * Asks a question on record, signed where this seat has a key; `key` is its Idempotency-Key. In two-sided mode the answer is the
     * `asked` entry, and the ruling comes when both phones have revealed.
     */
    ask(question: Question, key: string): Promise<Ruled>;
    /**
     * Two-sided mode: asks a question whose dice fell on the table, and agrees to them before anything else; this phone reveals nothing
     * for it. The ruling comes when the other player agrees, too.
     */
    askThrown(question: Question, dice: readonly number[], key: string): Promise<Ruled>;
    /** Agrees that these dice fell for the open question. */
    agreeDice(dice: readonly number[], key?: string): Promise<unknown>;
    /** Other acts, signed where the game wants it; nothing else that a seat does is. */
    note(text: string, key?: string): Promise<unknown>;
    dispute(target: number, claim: string, clause?: string, key?: string): Promise<unknown>;
    giveUp(key?: string): Promise<unknown>;
    proposeUndo(target: number, reason?: string, key?: string): Promise<unknown>;
    answerUndo(proposal: number, consent: boolean, key?: string): Promise<unknown>;
    /** The seat goes on with the phone that has this key; that the other player's may. */
    handOver(deviceKey: string, key?: string): Promise<unknown>;
    agreeReissue(seat: string, deviceKey: string, key?: string): Promise<unknown>;
    /** What raised the alarm that stands, to be shown to the others; undefined: there is none. */
    evidence(): Promise<Blob | undefined>;
    /** The record as this phone keeps it, to be saved; without a network, too. */
    exported(): Promise<Blob>;
    /** Checks it from end to end, as `umpire verify` does, against the key and the checkpoint that this phone kept. */
    verify(progress?: Progress): Promise<Verified>;
    /** The story of one roll, from the record as this phone keeps it; undefined: there is no ruling at this place. */
    told(seq: number): Promise<string | undefined>;
    close(): void;
}

/** The device of a seat that was taken here before. */
export function device(seat: Pick<Seated, 'session' | 'seat' | 'token'>): Device {
    return worked.device(seat);
}

/** The games whose record this phone keeps, the newest first. */
export function kept(): Promise<Kept[]> {
    return worked.call('kept', []) as Promise<Kept[]>;
}

/** Forgets a seat with its record: of a game that is over. A seat that is forgotten earlier can never reveal again. */
export function forget(session: string, seat: string): Promise<void> {
    return worked.call('forget', [session, seat]) as Promise<void>;
}
