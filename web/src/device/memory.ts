/** What a device never forgets, in IndexedDB, which plain http has, too. Data are on the disk when a write is reported
 * done (strict durability); the question for which a nonce was revealed is added once and never changed. */
import type { DeviceSent, DeviceUse, TreeHead } from 'umpire-rules/host.js';
import { databases } from '../state/storage';
import type { Seated } from './words';

/** The last signed request: a retry with its key sends the same bytes, since others would be another request. */
export interface Pending {
    path: string;
    key: string;
    body: string;
    /** It was answered. */
    done?: boolean;
}

export interface Alarm {
    code: string;
    words: string;
    entry?: number;
    /** The file that raised it. */
    evidence: string;
    /** The file and the stored checkpoint are both signed and cannot both be true: nothing takes this alarm back. */
    proven?: boolean;
}

/** A seat, and what its device stores (docs/device.md, "The file"). */
export interface SeatMemory extends Omit<Seated, 'token'> {
    /** "session/seat" */
    id: string;
    /** The secrets, 32 random bytes each in hexadecimal. Without them this phone shows the game and signs nothing. */
    seed?: string;
    nonces?: string;
    /** Nonces of sealed dice, in plain text once they are in the record: the one with which the seat `joined`, and one
     * for each later chain, by its anchor. A chain never has another one (ADR 62). */
    given: Readonly<Record<string, string>>;
    /** Why there are no secrets: another phone has them, the seat never had a key, or they are lost. */
    without?: 'second' | 'keyless' | 'lost';
    /** Another device had the seat before: the record until this device's key is not this device's. */
    reissued?: boolean;
    checkpoint?: TreeHead;
    note?: string;
    /** The first line of the file, and its last ones: that checkpoint, and earlier ones that devices cosigned. */
    header?: string;
    notes?: string[];
    sent?: DeviceSent;
    /** Dice from the table for the question that was sent: agreed to in place of a reveal. */
    thrown?: { key: string; dice: readonly number[] };
    pending?: Pending;
    /** The size of the last checkpoint that was cosigned. */
    cosigned: number;
    closed: boolean;
    alarm?: Alarm;
    /** Incremented by each act's change, so that two pages of one phone never overwrite each other. */
    version: number;
    /** The last change; milliseconds. */
    at: number;
}

/** A seat that is being taken, here or from another phone: it has the same secrets until the answer is known. */
export interface Draft {
    /** "code/name"; "session/seat" of a seat from another phone. */
    id: string;
    key: string;
    seed: string;
    nonces: string;
    nonce: string;
}

/** The part of the record that was read: entries after `from`, with what confirms them. */
export interface Reading {
    from: number;
    entries: string[];
    header: string;
    notes: string[];
    note: string;
    checkpoint: TreeHead;
}

export interface Memory {
    draft(id: string, fresh: () => Draft): Promise<Draft>;
    drafted(id: string): Promise<Draft | undefined>;
    /** Adds the seat and removes the draft. Stored data of the seat stay, unless only now secrets of its own arrive. */
    begin(seat: SeatMemory, draft?: string): Promise<SeatMemory>;
    seat(id: string): Promise<{ seat: SeatMemory; used: DeviceUse[] } | undefined>;
    seats(): Promise<SeatMemory[]>;
    /** Changes a seat; undefined, without a change, if another page has changed it since `version`. */
    change(id: string, version: number, change: Partial<SeatMemory>): Promise<SeatMemory | undefined>;
    /** Independent facts: an alarm, a cosignature, the end of the game. */
    note(id: string, change: Partial<Pick<SeatMemory, 'alarm' | 'cosigned' | 'closed'>>): Promise<void>;
    /** A checkpoint with the entries that it covers. One that another page has stored is never replaced by an older one. */
    keep(id: string, reading: Reading): Promise<void>;
    entries(id: string): Promise<string[]>;
    /** Drops the entries but no checkpoint: the entries will be read again. */
    dropEntries(id: string): Promise<void>;
    /** The question for which a nonce is revealed, or withheld for good. `other`: it was decided otherwise before. */
    use(id: string, used: DeviceUse): Promise<'kept' | 'other'>;
    forget(id: string): Promise<void>;
}

const NAME = 'umpire-device';
const VERSION = 1;
/** The question (the leaf hash of `asked`) for which a nonce was revealed or withheld. */
interface Use {
    asked: string;
    kept_back: boolean;
}
type Store = 'drafts' | 'seats' | 'used' | 'entries';
const SEQ_MAX = Number.MAX_SAFE_INTEGER;

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the memory of this browser failed'));
    });
}

async function opened(): Promise<IDBDatabase> {
    const found = databases();
    if (!found) return Promise.reject(new Error('this browser keeps nothing for this page'));
    const request = found.open(NAME, VERSION);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('drafts', { keyPath: 'id' });
        request.result.createObjectStore('seats', { keyPath: 'id' });
        request.result.createObjectStore('used'); // [seat, anchor, index] → Use
        request.result.createObjectStore('entries'); // [seat, seq] → its bytes as text
    };
    return done(request);
}

/** An alarm takes the place of the one before, but nothing takes that of a proven one. */
export const withAlarm = <T extends Partial<SeatMemory>>(seat: SeatMemory, change: T): T => (seat.alarm?.proven ? { ...change, alarm: seat.alarm } : change);

const behind = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, SEQ_MAX]);

export class MemoryOfBrowser implements Memory {
    #database: Promise<IDBDatabase> | undefined;

    /** A transaction that is durable when the promise resolves. `act` may await nothing but its own requests. */
    async #within<T>(stores: Store[], mode: IDBTransactionMode, act: (store: (name: Store) => IDBObjectStore) => Promise<T>): Promise<T> {
        this.#database ??= opened();
        this.#database.catch(() => (this.#database = undefined));
        const database = await this.#database;
        database.onclose = database.onversionchange = () => {
            database.close();
            this.#database = undefined;
        };
        const transaction = database.transaction(stores, mode, { durability: 'strict' });
        const ended = new Promise<void>((resolve, reject) => {
            transaction.oncomplete = () => resolve();
            transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('the memory of this browser failed'));
        });
        ended.catch(() => undefined);
        const result = await act((name) => transaction.objectStore(name));
        await ended;
        return result;
    }

    draft(id: string, fresh: () => Draft): Promise<Draft> {
        return this.#within(['drafts'], 'readwrite', async (store) => {
            const found = (await done(store('drafts').get(id))) as Draft | undefined;
            if (found) return found;
            const made = fresh();
            await done(store('drafts').add(made));
            return made;
        });
    }

    drafted(id: string): Promise<Draft | undefined> {
        return this.#within(['drafts'], 'readonly', async (store) => (await done(store('drafts').get(id))) as Draft | undefined);
    }

    begin(seat: SeatMemory, draft?: string): Promise<SeatMemory> {
        return this.#within(['drafts', 'seats'], 'readwrite', async (store) => {
            const found = (await done(store('seats').get(seat.id))) as SeatMemory | undefined;
            if (draft) await done(store('drafts').delete(draft));
            if (found && (found.seed || !seat.seed)) return found;
            // The stored record still binds the server.
            const begun: SeatMemory = found ? { ...seat, server_key: found.server_key, checkpoint: found.checkpoint, note: found.note, alarm: found.alarm, version: found.version + 1 } : seat;
            await done(store('seats').put(begun));
            return begun;
        });
    }

    async seat(id: string): Promise<{ seat: SeatMemory; used: DeviceUse[] } | undefined> {
        return this.#within(['seats', 'used'], 'readonly', async (store) => {
            const range = IDBKeyRange.bound([id, '', 0], [id, '\uffff', SEQ_MAX]);
            const seat = (await done(store('seats').get(id))) as SeatMemory | undefined;
            const keys = (await done(store('used').getAllKeys(range))) as [string, string, number][];
            const uses = (await done(store('used').getAll(range))) as Use[];
            return seat && { seat, used: keys.map(([, anchor, index], i) => ({ anchor, index, ...uses[i]! })) };
        });
    }

    seats(): Promise<SeatMemory[]> {
        return this.#within(['seats'], 'readonly', async (store) => (await done(store('seats').getAll())) as SeatMemory[]);
    }

    #put(id: string, change: (seat: SeatMemory) => Partial<SeatMemory> | undefined): Promise<SeatMemory | undefined> {
        return this.#within(['seats'], 'readwrite', async (store) => {
            const seat = (await done(store('seats').get(id))) as SeatMemory | undefined;
            const changed = seat && change(seat);
            if (!changed) return undefined;
            const next = { ...seat, ...changed, at: Date.now() };
            await done(store('seats').put(next));
            return next;
        });
    }

    change(id: string, version: number, change: Partial<SeatMemory>): Promise<SeatMemory | undefined> {
        return this.#put(id, (seat) => (seat.version === version ? { ...change, version: version + 1 } : undefined));
    }

    async note(id: string, change: Partial<Pick<SeatMemory, 'alarm' | 'cosigned' | 'closed'>>): Promise<void> {
        await this.#put(id, (seat) => withAlarm(seat, change));
    }

    async keep(id: string, { from, entries, ...rest }: Reading): Promise<void> {
        await this.#within(['seats', 'entries'], 'readwrite', async (store) => {
            const seat = (await done(store('seats').get(id))) as SeatMemory | undefined;
            if (!seat || (seat.checkpoint && seat.checkpoint.size > rest.checkpoint.size)) return;
            for (const [i, entry] of entries.entries()) store('entries').put(entry, [id, from + i]);
            await done(store('seats').put({ ...seat, ...rest, at: Date.now() }));
        });
    }

    entries(id: string): Promise<string[]> {
        return this.#within(['entries'], 'readonly', async (store) => (await done(store('entries').getAll(behind(id)))) as string[]);
    }

    async dropEntries(id: string): Promise<void> {
        await this.#within(['entries'], 'readwrite', (store) => done(store('entries').delete(behind(id))));
    }

    use(id: string, { anchor, index, asked, kept_back = false }: DeviceUse): Promise<'kept' | 'other'> {
        return this.#within(['used'], 'readwrite', async (store) => {
            const found = (await done(store('used').get([id, anchor, index]))) as Use | undefined;
            if (found === undefined) await done(store('used').add({ asked, kept_back } satisfies Use, [id, anchor, index]));
            return found === undefined || (found.asked === asked && found.kept_back === kept_back) ? 'kept' : 'other';
        });
    }

    async forget(id: string): Promise<void> {
        await this.#within(['seats', 'entries', 'used'], 'readwrite', async (store) => {
            await done(store('entries').delete(behind(id)));
            await done(store('used').delete(IDBKeyRange.bound([id, '', 0], [id, '\uffff', SEQ_MAX])));
            await done(store('seats').delete(id));
        });
    }
}
