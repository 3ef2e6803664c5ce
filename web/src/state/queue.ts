/** Requests made without a network: stored in order with their Idempotency-Keys, shown as not sent, and sent as soon as
 * possible. They survive a reload. Nothing is done twice: a request that may have arrived is sent again unchanged, and
 * the service answers with the same entry. A request that the service refuses because the table has changed meanwhile
 * (`as_of`) waits until the player has looked, and so do all later ones. */
import { UmpireProblem, UmpireUnreachable, backoff, newKey } from 'umpire-client';

/** The state of a request. */
export type QueueState =
    | 'waiting' // it is sent as soon as there is a network
    | 'sending'
    | 'changed' // a unit that it names has changed since: the player looks, and asks again or drops it
    | 'refused'; // by the rules or the service: the player drops it

/** What is sent: a recorded question, or another act of the session by the end of its path (`/turns`, `/notes`). */
export interface Act {
    path: string;
    body: { [member: string]: unknown };
}

export interface Queued extends Act {
    session: string;
    key: string;
    /** Its title in the list: the sentence that the player saw. */
    title: string;
    /** When it was asked; milliseconds. */
    at: number;
    state: QueueState;
    /** Why, in the service's words, with its code. */
    words?: string;
    code?: string;
    /** It had to wait: the player may have gone on, so it stays in the list until it is answered or dropped. */
    waited?: boolean;
}

/** Sends one: through the device if the game requires signatures. */
export type Send = (item: Queued) => Promise<unknown>;

/** Where it is stored: the browser's storage (storage.ts), or a test's. Each request by itself, so that two pages of one
 * phone do not overwrite each other's. */
export interface Shelf {
    readonly length: number;
    key(at: number): string | null;
    getItem(name: string): string | null;
    setItem(name: string, value: string): void;
    removeItem(name: string): void;
}

export interface QueueParts {
    shelf: Shelf;
    send: Send;
    /** Calls after this many milliseconds; returns a function that cancels it. */
    later?: (milliseconds: number, call: () => void) => () => void;
    now?: () => number;
}

const ITEMS_MAX = 50;
/** Two-sided mode: another question is open, or the other phone has not committed yet; another page of this phone was
 * quicker. */
const NOT_NOW = new Set(['waiting', 'uncommitted', 'crossed', 'place_taken', 'commitments_missing', 'question_open', 'unit_in_question']);
const placesOf = (session: string) => `umpire.queue.${session}.`;
const laterByTimer = (milliseconds: number, call: () => void) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
};

/** JSON with members in the order of their names, so that two taps on one button give equal texts. */
function textOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const members = Object.entries(value).filter(([, member]) => member !== undefined).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${textOf(member)}`).join(',')}}`;
}

function namesOf(shelf: Shelf, beginning: string): string[] {
    try {
        return Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((name) => name.startsWith(beginning));
    } catch {
        return []; // storage is refused
    }
}

/** Of the service's problems and of this phone's device's refusals. */
function codeOf(error: unknown): string | undefined {
    const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined;
    return typeof code === 'string' ? code : undefined;
}

interface Waiting {
    resolve: (answer: unknown) => void;
    reject: (error: unknown) => void;
}

/** The queue of one game. */
export class Queue {
    readonly session: string;
    readonly #parts: Required<QueueParts>;
    #items: readonly Queued[];
    #listeners = new Set<() => void>();
    #waiting = new Map<string, Waiting[]>();
    #sending = false;
    #tries = 0;
    #stop: () => void = () => undefined;

    constructor(session: string, parts: QueueParts) {
        this.session = session;
        this.#parts = { later: laterByTimer, now: Date.now, ...parts };
        this.#items = this.#read();
    }

    /** In the order of asking: a new list with each change. */
    items = (): readonly Queued[] => this.#items;

    subscribe = (listener: () => void): (() => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    };

    /** Asks. Resolves to the service's answer; without a network it stays pending, and the item is shown meanwhile. A
     * second tap on an unanswered request joins it. A problem is thrown; a request that had to wait stays in the list,
     * too. */
    ask(act: Act & { title: string; key?: string }): Promise<unknown> {
        const same = this.#items.find((item) => item.state !== 'refused' && (item.key === act.key || (item.path === act.path && textOf(item.body) === textOf(act.body))));
        if (!same && this.#items.length >= ITEMS_MAX) return Promise.reject(new Error('too much waits already'));
        const { path, body, title, key = newKey() } = act;
        const item = same ?? { session: this.session, path, body, title, key, at: this.#parts.now(), state: 'waiting' as const };
        if (!same) this.#add(item);
        const answer = new Promise((resolve, reject) => {
            this.#waiting.set(item.key, [...(this.#waiting.get(item.key) ?? []), { resolve, reject }]);
        });
        this.wake();
        return answer;
    }

    /** The player has looked: the same question with a new key, for the table as it is now. */
    again(key: string, as_of?: number): void {
        const change = (item: Queued): Queued => {
            const { words: _words, code: _code, ...rest } = item;
            return { ...rest, key: newKey(), at: this.#parts.now(), state: 'waiting', body: as_of === undefined ? item.body : { ...item.body, as_of } };
        };
        const item = this.#items.find((queued) => queued.key === key);
        if (!item || item.state === 'sending') return;
        this.#add(change(item));
        this.#take(key);
        this.wake();
    }

    /** There seems to be no network: what is being sent is shown meanwhile. */
    late = (): void => {
        const item = this.#items.find(({ state, waited }) => state === 'sending' && !waited);
        if (item) this.#change(item.key, { waited: true });
    };

    /** The player removes it. A request that is being sent stays. */
    drop(key: string): void {
        const item = this.#items.find((queued) => queued.key === key);
        if (!item || item.state === 'sending') return;
        this.#take(key);
        this.#end(key, ({ reject }) => reject(new Error('it was dropped')));
        this.wake();
    }

    /** There may be a network again: after sleep, when the browser reports it, when the events are back. */
    wake = (): void => {
        this.#stop();
        if (!this.#sending) void this.#run();
    };

    /** The page shows another game: waiting requests stay stored. */
    close(): void {
        this.#stop();
        this.#listeners.clear();
    }

    async #run(): Promise<void> {
        this.#sending = true;
        try {
            while (await this.#next());
        } finally {
            this.#sending = false;
        }
    }

    /** Sends the first; false if there is nothing more to do now. */
    async #next(): Promise<boolean> {
        const first = this.#items.find(({ state }) => state !== 'refused');
        if (!first || first.state === 'changed') return false;
        this.#change(first.key, { state: 'sending' });
        try {
            const answer = await this.#parts.send(first);
            this.#tries = 0;
            this.#take(first.key);
            this.#end(first.key, ({ resolve }) => resolve(answer));
            return true;
        } catch (error) {
            return this.#failed(first.key, error);
        }
    }

    #failed(key: string, error: unknown): boolean {
        const item = this.#items.find((queued) => queued.key === key);
        const code = codeOf(error);
        if (item?.waited && NOT_NOW.has(code ?? '')) {
            this.#change(key, { state: 'waiting' }); // the event that it may continue will wake it
            return false;
        }
        const isAway = error instanceof UmpireUnreachable || (error instanceof UmpireProblem && (error.code === 'unknown' || error.status >= 500 || [408, 425, 429].includes(error.status)));
        if (isAway) {
            this.#change(key, { state: 'waiting', waited: true });
            this.#stop = this.#parts.later(backoff(this.#tries++, error instanceof UmpireProblem ? error.retryAfter : undefined), this.wake);
            return false;
        }
        const words = error instanceof Error ? error.message : String(error);
        if (item?.waited) this.#change(key, { state: code === 'units_changed' ? 'changed' : 'refused', words, code });
        else this.#take(key);
        this.#end(key, ({ reject }) => reject(error));
        return true;
    }

    #end(key: string, tell: (waiting: Waiting) => void): void {
        const waiting = this.#waiting.get(key) ?? [];
        this.#waiting.delete(key);
        waiting.forEach(tell);
    }

    #add(item: Queued): void {
        this.#put([...this.#items, item], item.key);
    }

    #take(key: string): void {
        this.#put(this.#items.filter((item) => item.key !== key), key);
    }

    #change(key: string, change: Partial<Queued>): void {
        this.#put(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)), key);
    }

    /** The current list; `changed` was added, removed or replaced. */
    #put(items: readonly Queued[], changed: string): void {
        const item = items.find(({ key }) => key === changed);
        this.#items = items;
        try {
            if (item) this.#parts.shelf.setItem(placesOf(this.session) + changed, JSON.stringify(item));
            else this.#parts.shelf.removeItem(placesOf(this.session) + changed);
        } catch {
            // storage is full or refused: it exists until the page is closed
        }
        for (const listener of this.#listeners) listener();
    }

    /** A request that was pending when the page was closed is sent again, with the same key. */
    #read(): readonly Queued[] {
        const { shelf } = this.#parts, found: Queued[] = [];
        for (const name of namesOf(shelf, placesOf(this.session))) {
            try {
                const item = JSON.parse(shelf.getItem(name) ?? '') as Queued;
                found.push({ ...item, waited: true, ...(item.state === 'sending' ? { state: 'waiting' } : {}) });
            } catch {
                // unreadable items are not sent
            }
        }
        return found.sort((a, b) => a.at - b.at);
    }
}
