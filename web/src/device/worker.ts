/** Runs the device's part: a worker of the page, with an umpire for each seat. It takes the calls of index.ts and
 * reports states. It works on plain http: nothing here needs a secure context. */
import { Api, newKey } from 'umpire-client';
import { Umpire, UmpireProblem as CallProblem } from 'umpire-rules/host.js';
import { texts } from '../texts';
import { Keeper } from './keeper';
import { type Memory, MemoryOfBrowser, type SeatMemory } from './memory';
import { type Files, type FromWorker, type Told, type ToWorker, nameOf, tell } from './messages';
import type { Kept, Progress, Seated } from './words';

/** The type of a worker's global, which the page's types lack. */
interface Scope {
    postMessage(message: FromWorker): void;
    onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
    addEventListener(name: 'online', listener: () => void): void;
}

type Token = Pick<Seated, 'session' | 'seat' | 'token'>;
interface Joined {
    session: string;
    seat: string;
    role: Seated['role'];
    side?: string;
    name: string;
    token: string;
    server_key: { key: string };
}
type Secrets = Pick<SeatMemory, 'seed' | 'nonces' | 'given' | 'without' | 'reissued'>;
type OpenedGame = Pick<Joined, 'seat' | 'token' | 'server_key'> & { id: string };

const PATIENCE_MS = 8000; // for one request with its retries; a request without an answer is tried again later

/** Everything that a page calls, by its name. */
export class Desk {
    readonly #origin: string;
    readonly #files: Files;
    readonly #memory: Memory;
    readonly #say: (device: string, state: Keeper['state']) => void;
    readonly #patience: number;
    readonly #keepers = new Map<string, Keeper>();
    #module: Promise<WebAssembly.Module> | undefined;

    constructor(origin: string, files: Files, memory: Memory, say: (device: string, state: Keeper['state']) => void, patience = PATIENCE_MS) {
        this.#origin = origin;
        this.#files = files;
        this.#memory = memory;
        this.#say = say;
        this.#patience = patience;
    }

    /** A new instance of the module, which is compiled once. */
    async #umpire(): Promise<Umpire> {
        this.#module ??= WebAssembly.compileStreaming(fetch(this.#files.wasm));
        this.#module.catch(() => (this.#module = undefined));
        return new Umpire(await this.#module);
    }

    async warm(): Promise<void> {
        await this.#umpire();
    }

    async join({ code, name, watching = false }: { code: string; name: string; watching?: boolean }): Promise<Seated> {
        const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
        const id = `${plain}/${name}`;
        const secrets = await this.#memory.draft(id, () => ({ id, key: newKey(), seed: newKey(32), nonces: newKey(32), nonce: newKey(32) }));
        const body = watching ? { code: plain, name } : { code: plain, name, nonce: secrets.nonce, device_key: (await this.#umpire()).publicKey(secrets.seed) };
        const joined = (await this.#api().post('/v1/join', { body, key: secrets.key })) as Joined;
        const own: Secrets = watching ? { without: 'keyless', given: {} } : { seed: secrets.seed, nonces: secrets.nonces, given: { joined: secrets.nonce } };
        return this.#begin(joined, own, id);
    }

    opened(opened: OpenedGame): Promise<Seated> {
        const { id, seat, token, server_key } = opened;
        return this.#begin({ session: id, seat, token, server_key, role: 'umpire', name: seat }, { without: 'keyless', given: {} });
    }

    /** A seat that another phone has: its secrets stay there. A seat that was given to this phone's key belongs to this
     * phone from then on. */
    async second({ server_key, device_key, ...seated }: Seated): Promise<Seated> {
        const id = nameOf(seated.session, seated.seat);
        const draft = device_key === undefined ? undefined : await this.#memory.drafted(id);
        const joined = { ...seated, server_key: { key: server_key } };
        if (!draft || !device_key || !(await this.#umpire()).publicKey(draft.seed).startsWith(device_key)) return this.#begin(joined, { without: 'second', given: {} });
        await this.close({ ...seated });
        return this.#begin(joined, { seed: draft.seed, nonces: draft.nonces, given: {}, reissued: true }, id);
    }

    /** This phone's key for a seat that will move here from another phone; the same one each time. */
    async prepare(session: string, seat: string): Promise<string> {
        const id = nameOf(session, seat);
        const { seed } = await this.#memory.draft(id, () => ({ id, key: newKey(), seed: newKey(32), nonces: newKey(32), nonce: '' }));
        return (await this.#umpire()).publicKey(seed);
    }

    async #begin(joined: Joined, own: Secrets, draft?: string): Promise<Seated> {
        const { session, seat, role, side, name, token, server_key } = joined;
        const seated = { session, seat, role, side, name, server_key: server_key.key };
        const fresh: SeatMemory = { ...seated, ...own, id: nameOf(session, seat), cosigned: 0, closed: false, version: 0, at: Date.now() };
        await this.#memory.begin(fresh, draft);
        return { ...seated, token };
    }

    #api(token?: string): Api {
        return new Api({ url: this.#origin, token, patience: this.#patience });
    }

    /** A seat whose secrets are lost: this phone shows the game, and pins the server's current key. */
    async #lost({ session, seat }: Token): Promise<void> {
        const { keys } = await this.#api().get('/v1/keys');
        const key = keys[0]?.key;
        if (!key) throw new Error('the server has no key');
        await this.#begin({ session, seat, role: 'player', name: seat, token: '', server_key: { key } }, { without: 'lost', given: {} });
    }

    async open(token: Token): Promise<void> {
        await this.#keeper(token);
    }

    async #keeper(token: Token): Promise<Keeper> {
        const id = nameOf(token.session, token.seat);
        const found = this.#keepers.get(id);
        if (found) return found;
        if (!(await this.#memory.seat(id))) await this.#lost(token);
        const made = this.#keepers.get(id) ?? this.#made(id, token);
        return made;
    }

    #made(id: string, { token }: Token): Keeper {
        const keeper = new Keeper(id, {
            umpire: () => this.#umpire(),
            memory: this.#memory,
            api: this.#api(token),
            tell: (state) => this.#say(id, state),
            words: texts.fairness.found,
        });
        this.#keepers.set(id, keeper);
        void keeper.look();
        return keeper;
    }

    async close({ session, seat }: Token): Promise<void> {
        const id = nameOf(session, seat);
        this.#keepers.get(id)?.close();
        this.#keepers.delete(id);
    }

    /** The network is back. */
    wake(): void {
        for (const keeper of this.#keepers.values()) void keeper.look();
    }

    async noticed(token: Token, seq: number, kind?: string): Promise<void> {
        (await this.#keeper(token)).noticed(seq, kind);
    }
    async look(token: Token, again?: boolean): Promise<unknown> {
        return (await this.#keeper(token)).look(again);
    }
    async ask(token: Token, question: { [member: string]: unknown }, key: string): Promise<unknown> {
        return (await this.#keeper(token)).ask(question, key);
    }
    async askThrown(token: Token, question: { [member: string]: unknown }, dice: readonly number[], key: string): Promise<unknown> {
        return (await this.#keeper(token)).askThrown(question, dice, key);
    }
    async agreeDice(token: Token, dice: readonly number[], key?: string): Promise<unknown> {
        return (await this.#keeper(token)).agreeDice(dice, key);
    }
    async note(token: Token, text: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).note(text, key);
    }
    async dispute(token: Token, target: number, claim: string, clause?: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).dispute(target, claim, clause, key);
    }
    async giveUp(token: Token, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).giveUp(key);
    }
    async proposeUndo(token: Token, target: number, reason?: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).proposeUndo(target, reason, key);
    }
    async answerUndo(token: Token, proposal: number, consent: boolean, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).answerUndo(proposal, consent, key);
    }

    async admit(token: Token, seat: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).admit(seat, key);
    }

    async handOver(token: Token, device_key: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).handOver(device_key, key);
    }
    async agreeReissue(token: Token, seat: string, device_key: string, key?: string): Promise<unknown> {
        return (await this.#keeper(token)).agreeReissue(seat, device_key, key);
    }

    async evidence({ session, seat }: Token): Promise<Blob | undefined> {
        const alarm = (await this.#memory.seat(nameOf(session, seat)))?.seat.alarm;
        return alarm && new Blob([alarm.evidence], { type: 'application/x-ndjson' });
    }

    async exported(token: Token): Promise<Blob> {
        return new Blob([await (await this.#keeper(token)).exported()], { type: 'application/x-ndjson' });
    }

    /** In an umpire of its own, so that the device can continue meanwhile. */
    async verify(token: Token, progress: Progress): Promise<unknown> {
        const keeper = await this.#keeper(token);
        const [umpire, text, trust, clauses] = [await this.#umpire(), await keeper.exported(), await keeper.trust(), await this.#clauses()];
        if (clauses) umpire.setClauses(clauses);
        const outcome = await umpire.verify(text, { ...trust, progress });
        return { outcome, report: umpire.report(), text: umpire.report({ form: 'text' }), words: umpire.words() };
    }

    /** How one roll came about, from the stored record; undefined if there is none. */
    async told(token: Token, seq: number): Promise<string | undefined> {
        const keeper = await this.#keeper(token);
        const [umpire, text, trust, clauses] = [await this.#umpire(), await keeper.exported(), await keeper.trust(), await this.#clauses()];
        if (clauses) umpire.setClauses(clauses);
        await umpire.verify(text, { ...trust, roll: seq });
        try {
            return umpire.report({ form: 'roll' });
        } catch (error) {
            if (error instanceof CallProblem) return undefined;
            throw error;
        }
    }

    /** The texts that a report quotes; optional, so a missing network is no error. */
    async #clauses(): Promise<Uint8Array | undefined> {
        const response = await fetch(this.#files.clauses).catch(() => undefined);
        return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    }

    async kept(): Promise<Kept[]> {
        const seats = await this.#memory.seats();
        return seats
            .map(({ session, seat, checkpoint, closed, alarm, at }) => ({ session, seat, entries: checkpoint?.size ?? 0, closed, alarm: alarm !== undefined, at }))
            .sort((a, b) => b.at - a.at);
    }

    async forget(session: string, seat: string): Promise<void> {
        await this.close({ session, seat, token: '' });
        await this.#memory.forget(nameOf(session, seat));
    }
}

const CALLS = ['warm', 'join', 'opened', 'second', 'prepare', 'open', 'close', 'noticed', 'look', 'ask', 'askThrown', 'agreeDice', 'note', 'dispute', 'giveUp', 'proposeUndo', 'answerUndo', 'admit', 'handOver', 'agreeReissue', 'evidence', 'exported', 'verify', 'told', 'kept', 'forget'] as const;
type Called = (...words: unknown[]) => Promise<unknown>;

export function serve(scope: Scope): void {
    let desk: Desk | undefined;
    const answer = async (id: number, name: string, words: unknown[]): Promise<void> => {
        try {
            const call = CALLS.find((known) => known === name);
            if (!desk || !call) throw new Error(`there is no call ${name}`);
            const progress = call === 'verify' ? [(bytes: number) => scope.postMessage({ id, progress: bytes })] : [];
            scope.postMessage({ id, value: await (desk[call] as Called).call(desk, ...words, ...progress) });
        } catch (error) {
            const said: Told = tell(error);
            scope.postMessage({ id, error: said });
        }
    };
    scope.onmessage = ({ data }) => {
        if ('begin' in data) desk = new Desk(data.begin.origin, data.begin.files, new MemoryOfBrowser(), (device, state) => scope.postMessage({ device, state }));
        else void answer(data.id, data.name, data.words);
    };
    scope.addEventListener('online', () => desk?.wake());
}

if (typeof document === 'undefined' && typeof self !== 'undefined') serve(self);
