/** What one seat's device sends. A signed request is stored with its key before it leaves this phone: if the page is
 * closed in between, the same bytes are sent again. */
import { type Api, UmpireProblem } from 'umpire-client';
import { canonical } from 'umpire-rules/host.js';
import type { Memory, Pending, SeatMemory } from './memory';
import type { Reader } from './reader';
import { DeviceRefused } from './words';

export interface SenderParts {
    memory: Memory;
    /** The service, with the seat's token. */
    api: Api;
    words: { crossed: string; no_entry: string };
}

/** The service has decided: a retry would get the same answer. A response without a code is from something in between,
 * such as a hall's login page. */
export function isRefusal(error: unknown): boolean {
    return error instanceof UmpireProblem && error.code !== 'unknown' && error.status < 500 && ![408, 425, 429].includes(error.status);
}

export class Sender {
    readonly #id: string;
    readonly #parts: SenderParts;
    readonly #reader: Reader;
    readonly #on: { change: () => void; answer: () => void };

    /** `on`: what is pending has changed; there is an answer, so the record has grown. */
    constructor(id: string, parts: SenderParts, reader: Reader, on: { change: () => void; answer: () => void }) {
        this.#id = id;
        this.#parts = parts;
        this.#reader = reader;
        this.#on = on;
    }

    /** Whether this seat's acts are signed: it joined with this phone's key. */
    get signs(): boolean {
        return this.#reader.seen.keyed && this.#reader.seat.seed !== undefined;
    }

    async post(path: string, key: string, body: string): Promise<unknown> {
        const headers = { Accept: '*/*', 'Content-Type': 'application/json', 'Idempotency-Key': key };
        const address = `/v1/sessions/${encodeURIComponent(this.#reader.seat.session)}${path}`;
        const response = await this.#parts.api.send(address, { method: 'POST', headers, body });
        const text = await response.text();
        return text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined;
    }

    async change(change: Partial<SeatMemory>): Promise<void> {
        const changed = await this.#parts.memory.change(this.#id, this.#reader.seat.version, change);
        if (!changed) throw new DeviceRefused('crossed', this.#parts.words.crossed, false);
        this.#reader.seat = changed;
    }

    /** An act, signed if the seat has a key. `about`: the entry that it is about. */
    async act(operation: string, path: string, body: object, key: string, about?: number): Promise<unknown> {
        if (!this.signs) return this.post(path, key, canonical(body));
        const before = this.#reader.seat.pending;
        if (before?.key === key) return this.again(before);
        const leaf = about === undefined ? undefined : await this.#reader.leafOf(about);
        if (about !== undefined && leaf === undefined) throw new DeviceRefused('no_entry', this.#parts.words.no_entry, false);
        return this.signed({ path, key, body: this.#reader.device!.state(operation, key, body, { seq: about, leaf }) });
    }

    async signed(pending: Pending): Promise<unknown> {
        await this.change({ pending });
        return this.again(pending);
    }

    /** Sends what is stored. */
    async again(pending: Pending): Promise<unknown> {
        this.#on.change();
        try {
            const answer = await this.post(pending.path, pending.key, pending.body);
            await this.#settled({ ...pending, done: true });
            this.#on.answer();
            return answer;
        } catch (error) {
            if (isRefusal(error)) await this.#settled(undefined, pending.path === '/rulings' ? { thrown: undefined } : {});
            throw error;
        }
    }

    /** Sends the request that was pending when the page was closed or the network failed; false when there is none. */
    async pending(): Promise<boolean> {
        const pending = this.#reader.seat.pending;
        if (!pending || pending.done) return false;
        try {
            await this.again(pending);
        } catch (error) {
            if (!isRefusal(error)) throw error;
        }
        return true;
    }

    async #settled(pending: Pending | undefined, change: Partial<SeatMemory> = {}): Promise<void> {
        const changed = await this.#parts.memory.change(this.#id, this.#reader.seat.version, { ...change, pending });
        this.#reader.seat = changed ?? { ...this.#reader.seat, ...change, pending };
        this.#on.change();
    }
}
