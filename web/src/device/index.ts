/** This phone's part in fairness (docs/device.md), for the seats that it has taken. A worker does everything, with the
 * checks of umpire.wasm: it reads the new part of the record, compares it with what it stored, commits, reveals and
 * cosigns by itself. A screen joins through `join`, opens a Device for the seat that it shows, notifies it of each new
 * entry, and asks through it. Nothing here needs a secure context. */
import type { Answer } from 'umpire-client';
import type { Outcome, VerifyReport } from 'umpire-rules/host.js';
import { Worked } from './worked';
import type { DeviceState, Kept, Progress, Seated } from './words';

export type { Declared, DeviceSign, DeviceState, Kept, Progress, Seated, Sitter, WaitingFor } from './words';
export { DeviceRefused } from './words';

type Opened = Answer<'/v1/sessions', 'post'>;
type Ruled = Answer<'/v1/sessions/{session}/rulings', 'post'>;
type Question = { step: string; input?: object; units?: object; [member: string]: unknown };

/** The result of `umpire verify`; `words`: texts for its checks and notes. */
export interface Verified {
    outcome: Outcome;
    report: VerifyReport;
    text: string;
    words: { checks: Record<string, string>; notes: Record<string, string> };
}

const worked = new Worked();

/** Starts the worker and fetches umpire.wasm, after the first screen, so that later calls need not wait. */
export function warm(): void {
    void worked.call('warm', []).catch(() => undefined);
}

/** Takes a seat by a code. Key and nonces are made here and stored before anything is sent: a page that is closed in
 * between takes the same seat when it asks again. `watching`: the code is the spectators'. */
export function join(joining: { code: string; name: string; watching?: boolean }): Promise<Seated> {
    return worked.call('join', [joining]) as Promise<Seated>;
}

/** The umpire's own seat, from the answer to the opening: this phone pins and checks its record from now on. */
export function opened(answer: Opened): Promise<Seated> {
    return worked.call('opened', [answer]) as Promise<Seated>;
}

/** A seat that was taken on another phone: this phone shows the game and checks it, but reveals nothing. */
export function second(seated: Seated): Promise<Seated> {
    return worked.call('second', [seated]) as Promise<Seated>;
}

/** This many characters of a key identify a phone, and keep the QR code small. */
export const KEY_SIGN = 16;

/** This phone's key for a seat that will move here from another phone; made here and stored. */
export function prepare(session: string, seat: string): Promise<string> {
    return worked.call('prepare', [session, seat]) as Promise<string>;
}

/** A link that carries a seat to a second phone, after a # that no server sees; and reading such a link. */
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

/** What this phone does for one seat. Each shown seat has one; `close` it with the screen. */
export interface Device {
    readonly session: string;
    readonly seat: string;
    /** The state, for useSyncExternalStore: a new object with each change. */
    readonly state: () => DeviceState;
    readonly subscribe: (listener: () => void) => () => void;
    /** An entry arrived: it will be checked, at once if it needs this phone. */
    noticed(entry: { seq: number; kind?: string }): void;
    /** Checks now, as after sleep. `again`: the player asks for it after an alarm; the record is read again from its
     * opening. */
    look(again?: boolean): Promise<DeviceState>;
    /** Asks a recorded question, signed if this seat has a key; `key` is its Idempotency-Key. In two-sided mode the
     * answer is the `asked` entry, and the ruling follows when both phones have revealed. */
    ask(question: Question, key: string): Promise<Ruled>;
    /** Two-sided mode: asks a question with dice from the table and agrees to them first; this phone reveals nothing for
     * it. The ruling follows when the other player agrees, too. */
    askThrown(question: Question, dice: readonly number[], key: string): Promise<Ruled>;
    /** Agrees to these dice for the open question. */
    agreeDice(dice: readonly number[], key?: string): Promise<unknown>;
    /** Other acts, signed if the game requires it; these are all that a seat can do. */
    note(text: string, key?: string): Promise<unknown>;
    dispute(target: number, claim: string, clause?: string, key?: string): Promise<unknown>;
    giveUp(key?: string): Promise<unknown>;
    proposeUndo(target: number, reason?: string, key?: string): Promise<unknown>;
    answerUndo(proposal: number, consent: boolean, key?: string): Promise<unknown>;
    /** Lets a guest speak for the own side. */
    admit(seat: string, key?: string): Promise<unknown>;
    /** Moves the seat to the phone with this key; agrees that the other player's seat moves. */
    handOver(deviceKey: string, key?: string): Promise<unknown>;
    agreeReissue(seat: string, deviceKey: string, key?: string): Promise<unknown>;
    /** The evidence of the current alarm, to be shown to others; undefined: there is no alarm. */
    evidence(): Promise<Blob | undefined>;
    /** The record as this phone stores it, to be saved; works without a network. */
    exported(): Promise<Blob>;
    /** Checks the whole record, as `umpire verify` does, against the stored key and checkpoint. */
    verify(progress?: Progress): Promise<Verified>;
    /** How one roll came about, from the stored record; undefined: there is no ruling at this place. */
    told(seq: number): Promise<string | undefined>;
    close(): void;
}

/** The device of a seat that was taken here before. */
export function device(seat: Pick<Seated, 'session' | 'seat' | 'token'>): Device {
    return worked.device(seat);
}

/** The games whose record this phone stores, newest first. */
export function kept(): Promise<Kept[]> {
    return worked.call('kept', []) as Promise<Kept[]>;
}

/** Deletes a seat with its record, after the game. A seat that is deleted earlier can never reveal again. */
export function forget(session: string, seat: string): Promise<void> {
    return worked.call('forget', [session, seat]) as Promise<void>;
}
