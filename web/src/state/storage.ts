/** The one way to this browser's storages. A browser may refuse each of them: by throwing when it is named, read or
 * written, by being full, by being null. Then the page's own memory replaces it, while the page is open. Nothing here
 * throws. */

/** Books are loaded again when needed: they make room for a seat. */
export const BOOKS = 'umpire book ';
const PROBE = 'umpire probe';

export class Shelf {
    readonly #open: () => Storage | null | undefined;
    /** What the storage would not store, and (null) what it would not delete. */
    readonly #memory = new Map<string, string | null>();
    readonly #listeners = new Set<() => void>();
    #forgets = false;

    constructor(open: () => Storage | null | undefined) {
        this.#open = open;
        this.setItem(PROBE, PROBE);
        this.#forgets = this.#memory.has(PROBE);
        this.removeItem(PROBE);
        this.#memory.delete(PROBE);
    }

    #try<T>(act: (storage: Storage) => T): T | undefined {
        try {
            const storage = this.#open();
            return storage ? act(storage) : undefined;
        } catch {
            return undefined;
        }
    }

    #put(name: string, value: string): boolean {
        return this.#try((storage) => (storage.setItem(name, value), storage.getItem(name) === value)) ?? false;
    }

    #names(): string[] {
        return this.#try((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) ?? [];
    }

    getItem(name: string): string | null {
        const held = this.#memory.get(name);
        return held !== undefined ? held : (this.#try((storage) => storage.getItem(name)) ?? null);
    }

    setItem(name: string, value: string): void {
        const isBook = name.startsWith(BOOKS);
        let kept = this.#put(name, value);
        if (!kept && !isBook) {
            this.#names().filter((one) => one.startsWith(BOOKS)).forEach((book) => this.removeItem(book));
            kept = this.#put(name, value);
        }
        if (kept) this.#memory.delete(name);
        else this.#memory.set(name, value);
        if (!isBook) this.#tell(!kept);
    }

    removeItem(name: string): void {
        if (this.#try((storage) => (storage.removeItem(name), true))) this.#memory.delete(name);
        else this.#memory.set(name, null);
    }

    get length(): number {
        return this.#all().length;
    }

    key(at: number): string | null {
        return this.#all()[at] ?? null;
    }

    #all(): string[] {
        return [...new Set([...this.#names(), ...this.#memory.keys()])].filter((name) => this.#memory.get(name) !== null);
    }

    /** Whether data are lost when the page is closed. */
    forgets = (): boolean => this.#forgets;

    subscribe = (listener: () => void): (() => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    };

    #tell(forgets: boolean): void {
        if (forgets === this.#forgets) return;
        this.#forgets = forgets;
        this.#listeners.forEach((tell) => tell());
    }
}

/** Permanently, and for as long as this tab is open. */
export const local = new Shelf(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
export const passing = new Shelf(() => (typeof sessionStorage === 'undefined' ? undefined : sessionStorage));

/** The browser's databases; undefined if this page has none. */
export function databases(): IDBFactory | undefined {
    try {
        return typeof indexedDB === 'undefined' ? undefined : (indexedDB ?? undefined);
    } catch {
        return undefined;
    }
}
