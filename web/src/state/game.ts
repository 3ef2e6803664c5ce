/** A game's state on the server, in one place: the snapshot of GET …/state and later entries as they are committed. No
 * polling: a new entry is shown at once, and causes the snapshot to be read again. */
import { useSyncExternalStore } from 'react';
import { type AnyEntry as Entry, type Schemas, type Session, UmpireProblem, pause } from 'umpire-client';
import { onUnreached, sessionOf, soonOf } from './api';
import { texts } from '../texts';
import { chairOf, changeGame, keptNow } from './kept';
import { type Dated, snapshotOf, storeSnapshot } from './snapshots';

export type Connection =
    /** Waiting for the first answer, or for the first after a sleep: what is shown may be out of date. */
    | 'starting'
    /** Entries arrive as they are committed. */
    | 'live'
    /** The connection was cut, and is being restored. */
    | 'cut'
    /** The game is over, or this seat may no longer listen. */
    | 'ended';

export type Unit = Schemas['UnitState'];
export interface Roster extends Omit<Schemas['Roster'], 'units'> {
    units: Unit[];
}

/** What is known of the game. It is immutable, and replaced. */
export interface Game {
    session: string;
    /** The snapshot; undefined before the first. */
    state?: Schemas['GameState'];
    roster?: Roster;
    due: Schemas['Due'][];
    /** Newest first, without gaps. */
    entries: Entry[];
    connection: Connection;
    /** When the snapshot was last known to be up to date: milliseconds. */
    at?: number;
    you?: Schemas['You'];
    /** Why there is no game, if so: the problem's code. */
    problem?: string;
    problem_words?: string;
}

const SNAPSHOT_ENTRIES = 30;
const RECENT_ENTRIES = 1; // while entries arrive: delay before the rest of the snapshot is read
const ASLEEP_MS = 5000; // a page that was hidden this long has lost its connection, whatever the browser reports
const STORED_ENTRIES = 12; // with a snapshot on this device
const PATIENCE_MS = 3000; // without an answer for this long, the page says that it is not connected
const DOUBLED_MS = 400; // after which the first question is asked once more, on another connection
const TRIES_MS = [1000, 1000, 2500, 6000]; // for the first answer, in turns: the network may be only slow
const STREAM_MS = 2500; // until the stream's head is there
const SILENCE_MS = 20000; // of the stream, whose heartbeats come every 15 seconds

type Snapshot = Pick<Game, 'state' | 'roster' | 'due' | 'entries' | 'you'> & { at: number };

class GameStore {
    game: Game;
    readonly #session: Session | undefined;
    readonly #listeners = new Set<() => void>();
    #stop: AbortController | undefined;
    #hidden = 0;
    #reading: Promise<void> | undefined;
    #again = false;
    /** What is shown is this device's copy: nothing was read yet. */
    #copied = false;
    /** Connections may be dead, and no error has shown it yet. */
    #doubtful = true;
    #tries = 0;
    #deaf: () => void = () => undefined;
    readonly #place: string;

    constructor(id: string, chair: boolean) {
        const kept = keptNow().games.find(({ session }) => session === id);
        const seat = chair ? chairOf(kept) : kept;
        this.#session = seat && sessionOf(id, seat.token);
        this.#place = chair ? `${id} chair` : id;
        const copy = seat && (snapshotOf(this.#place) as (Snapshot & Dated) | undefined);
        this.#copied = copy !== undefined;
        this.game = { session: id, due: [], entries: [], connection: 'starting', ...copy, ...(seat ? {} : { problem: 'not_kept' }) };
    }

    get token(): string | undefined {
        return this.#session?.token;
    }

    get session(): Session {
        if (!this.#session) throw new Error('this device has no seat in the game');
        return this.#session;
    }

    #set(change: Partial<Game>): void {
        this.game = { ...this.game, ...change };
        this.#listeners.forEach((tell) => tell());
    }

    subscribe = (tell: () => void): (() => void) => {
        this.#listeners.add(tell);
        if (this.#listeners.size === 1) this.#start();
        return () => {
            this.#listeners.delete(tell);
            // React unmounts and mounts again at once.
            setTimeout(() => this.#listeners.size === 0 && this.#end(), 1000);
        };
    };

    #start(): void {
        if (!this.#session || this.#stop) return;
        changeGame(this.game.session, { seen: Date.now() });
        document.addEventListener('visibilitychange', this.#wake);
        addEventListener('online', this.#restart);
        addEventListener('offline', this.#gone);
        addEventListener('pageshow', this.#wake);
        this.#deaf = onUnreached(this.#doubt);
        void this.#listen();
    }

    #end(): void {
        document.removeEventListener('visibilitychange', this.#wake);
        removeEventListener('online', this.#restart);
        removeEventListener('offline', this.#gone);
        removeEventListener('pageshow', this.#wake);
        this.#deaf();
        this.#stop?.abort();
        this.#stop = undefined;
    }

    #wake = (): void => {
        if (document.hidden) this.#hidden = performance.now();
        else if (this.#hidden && performance.now() - this.#hidden > ASLEEP_MS) this.#restart();
    };

    /** The browser says that there is no network. */
    #gone = (): void => {
        if (this.game.connection !== 'ended') this.#set({ connection: 'cut' });
    };

    /** Another request was not answered: is this connection alive? */
    #doubt = (): void => {
        if (this.game.connection === 'live') this.#restart();
    };

    #restart = (): void => {
        if (!this.#stop || this.game.connection === 'ended') return;
        this.#hidden = 0;
        this.#stop.abort();
        this.#reading = undefined; // its connection may be dead
        this.#doubtful = true;
        if (this.game.connection === 'live') this.#set({ connection: 'starting' });
        void this.#listen();
    };

    async #listen(): Promise<void> {
        const stop = (this.#stop = new AbortController());
        const live = () => !stop.signal.aborted;
        const late = setTimeout(() => live() && this.game.connection === 'starting' && this.#set({ connection: 'cut' }), PATIENCE_MS);
        try {
            await this.refresh(SNAPSHOT_ENTRIES);
            if (!live()) return;
            clearTimeout(late);
            const connected = (is: boolean) => {
                if (!live()) return;
                if (is && this.game.connection === 'cut') void this.refresh().catch(() => undefined);
                this.#set({ connection: is ? 'live' : 'cut' });
            };
            for await (const entry of soonOf(this.session, STREAM_MS).listen({ after: this.game.entries[0]?.seq, signal: stop.signal, connected, silence: SILENCE_MS })) {
                if (!live()) return;
                this.#take([entry]);
                void this.refresh().catch((error) => live() && this.#refused(error));
            }
            if (live()) this.#set({ connection: 'ended' });
        } catch (error) {
            if (!live()) return;
            if (!this.#refused(error)) {
                this.#set({ connection: 'cut' });
                setTimeout(() => live() && this.#restart(), this.#tries % TRIES_MS.length < 3 ? 50 : 2000);
            }
        } finally {
            clearTimeout(late);
        }
    }

    /** This seat may no longer listen: it was revoked, or moved to another phone. False: the service may answer later. */
    #refused(error: unknown): boolean {
        if (!(error instanceof UmpireProblem) || error.status >= 500 || error.status === 429) return false;
        this.#stop?.abort();
        this.#set({ connection: 'ended', problem: error.code, problem_words: error.code === 'token_invalid' ? texts.fairness.says.moved : error.message });
        return true;
    }

    /** Puts entries before those that are known; known ones stay. */
    #take(entries: Entry[]): void {
        const newest = this.game.entries[0]?.seq ?? -1;
        const news = entries.filter(({ seq }) => seq > newest);
        if (news.length) this.#set({ entries: [...news.sort((a, b) => b.seq - a.seq), ...this.game.entries] });
    }

    /** Reads the snapshot again, with a number of the newest entries; once more after a pending read. */
    refresh(entries = RECENT_ENTRIES): Promise<void> {
        if (this.#reading) {
            this.#again = true;
            return this.#reading;
        }
        const reading = this.#read(entries).finally(() => {
            if (this.#reading === reading) this.#reading = undefined;
        });
        return (this.#reading = reading);
    }

    /** The snapshot. Where connections are in doubt it is asked for twice, so that one dead connection does not delay it. */
    async #state(count: number): Promise<Schemas['GameState']> {
        if (!this.#doubtful) return this.session.state(count);
        const soon = soonOf(this.session, TRIES_MS[this.#tries++ % TRIES_MS.length]!);
        const again = pause(DOUBLED_MS).then(() => (this.#doubtful ? soon.state(count) : new Promise<never>(() => undefined)));
        again.catch(() => undefined);
        const state = await Promise.race([soon.state(count), again]);
        this.#doubtful = false;
        this.#tries = 0;
        return state;
    }

    async #read(count: number): Promise<void> {
        do {
            this.#again = false;
            const state = await this.#state(count);
            // Of another past than this device's copy: a service that was set back.
            if (this.#copied && (this.game.state?.as_of ?? -1) > state.as_of) this.game = { ...this.game, state: undefined, entries: [] };
            this.#copied = false;
            const entries = state.entries as unknown as Entry[];
            const newest = this.game.entries[0]?.seq ?? -1;
            const oldest = entries[entries.length - 1]?.seq ?? 0;
            const gap = newest >= 0 && oldest > newest + 1;
            if (gap && count >= SNAPSHOT_ENTRIES) this.game = { ...this.game, entries: [] }; // older() reads those in between
            if (!gap || count >= SNAPSHOT_ENTRIES) this.#take(entries); // otherwise they are pending
            if ((this.game.state?.as_of ?? -1) <= state.as_of) {
                this.#set({ state, roster: state.roster, due: state.due ?? [], you: state.you, at: Date.now(), problem: undefined, problem_words: undefined });
                this.#store();
            }
        } while (this.#again);
    }

    #store(): void {
        const { state, roster, due, you, entries, at = 0 } = this.game;
        const copy: Snapshot = { state, roster, due, you, at, entries: entries.slice(0, STORED_ENTRIES) };
        storeSnapshot(this.#place, copy);
    }

    /** Reads a page of the entries before those that are known; false if there are none. */
    async older(): Promise<boolean> {
        const oldest = this.game.entries[this.game.entries.length - 1]?.seq ?? 0;
        if (oldest <= 0) return false;
        const page: Entry[] = [];
        for await (const entry of this.session.entries(Math.max(-1, oldest - 101))) {
            if (entry.seq >= oldest) break;
            page.unshift(entry);
        }
        if (oldest === (this.game.entries[this.game.entries.length - 1]?.seq ?? 0)) this.#set({ entries: [...this.game.entries, ...page] });
        return page.length > 0 && page[page.length - 1]!.seq > 0;
    }

    /** Runs a request in the game and reads the snapshot again; an error is thrown unchanged. */
    async send<T>(act: (session: Session) => Promise<T>): Promise<T> {
        try {
            return await act(this.session);
        } finally {
            void this.refresh().catch(() => undefined);
        }
    }
}

const stores = new Map<string, GameStore>();

function storeOf(session: string, chair = false): GameStore {
    const kept = keptNow().games.find((game) => game.session === session);
    const apart = chair && kept?.role !== 'umpire';
    const name = apart ? `${session} chair` : session;
    let found = stores.get(name);
    if (!found || found.token !== (apart ? chairOf(kept) : kept)?.token) stores.set(name, (found = new GameStore(session, apart)));
    return found;
}

export interface OpenGame extends Game {
    send: <T>(act: (session: Session) => Promise<T>) => Promise<T>;
    refresh: () => Promise<void>;
    older: () => Promise<boolean>;
}

/** Listens to the game without a screen, until it is stopped. */
export function follow(session: string, tell: (game: Game) => void): () => void {
    const store = storeOf(session);
    return store.subscribe(() => tell(store.game));
}

/** The game, as it changes; it is listened to while it is shown. `chair`: with the umpire's seat, if this device has it
 * beside a player's. */
export function useGame(session: string, chair = false): OpenGame {
    const store = storeOf(session, chair);
    const game = useSyncExternalStore(store.subscribe, () => store.game);
    return { ...game, send: (act) => store.send(act), refresh: () => store.refresh(), older: () => store.older() };
}
