/** The page's side of the worker: calls with answers, and the states of the open devices. */
import workerAddress from 'umpire-page/device.worker.js';
import clausesAddress from 'umpire-rules/clauses.json';
import wasmAddress from 'umpire-rules/umpire.wasm';
import type { Device } from './index';
import { type Files, type FromWorker, type ToWorker, nameOf, told } from './messages';
import { BEFORE, type DeviceState, type Progress, type Seated } from './words';

/** The names that the page's build gave these files. */
function filesOfPage(): Files {
    if (!UMPIRE_HAS_RULES) throw new Error('this umpire was built without what checks on the device');
    const absolute = (name: string) => new URL(name, document.baseURI).href;
    return { worker: absolute(workerAddress), wasm: absolute(wasmAddress), clauses: absolute(clausesAddress) };
}

interface Waiting {
    resolve: (value: unknown) => void;
    reject: (error: Error) => void;
    progress?: Progress;
}

export class Worked {
    #worker?: Worker;
    #waiting = new Map<number, Waiting>();
    #states = new Map<string, { state: DeviceState; listeners: Set<() => void>; open: number }>();
    #last = 0;

    #start(): Worker {
        const files = filesOfPage();
        const worker = new Worker(files.worker, { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#take(data);
        worker.onerror = () => this.#fail(new Error('the checks could not be started'));
        worker.postMessage({ begin: { origin: location.origin, files } } satisfies ToWorker);
        return worker;
    }

    /** The worker has ended: pending calls fail, and the next call starts another worker. */
    #fail(why: Error): void {
        const waiting = [...this.#waiting.values()];
        this.#worker?.terminate();
        this.#worker = undefined;
        this.#waiting.clear();
        for (const { reject } of waiting) reject(why);
        for (const name of this.#states.keys()) this.#put(name, { ...BEFORE, sign: 'quiet', says: 'unable', words: why.message });
    }

    #take(said: FromWorker): void {
        if ('device' in said) return this.#put(said.device, said.state);
        const waiting = this.#waiting.get(said.id);
        if ('progress' in said) return waiting?.progress?.(said.progress);
        this.#waiting.delete(said.id);
        if (said.error) waiting?.reject(told(said.error));
        else waiting?.resolve(said.value);
    }

    #put(name: string, state: DeviceState): void {
        const kept = this.#states.get(name);
        if (!kept) return;
        kept.state = state;
        for (const listener of kept.listeners) listener();
    }

    async call(name: string, words: unknown[], progress?: Progress): Promise<unknown> {
        const worker = (this.#worker ??= this.#start());
        const id = ++this.#last;
        return new Promise((resolve, reject) => {
            this.#waiting.set(id, { resolve, reject, progress });
            worker.postMessage({ id, name, words } satisfies ToWorker);
        });
    }

    device({ session, seat, token }: Pick<Seated, 'session' | 'seat' | 'token'>): Device {
        const name = nameOf(session, seat);
        const kept = this.#states.get(name) ?? { state: BEFORE, listeners: new Set<() => void>(), open: 0 };
        this.#states.set(name, kept);
        kept.open++;
        let closed = false;
        const ask = (what: string, words: unknown[], progress?: Progress) => this.call(what, [{ session, seat, token }, ...words], progress);
        const quietly = (what: string, words: unknown[]) => void ask(what, words).catch(() => undefined);
        void ask('open', []).catch((error: Error) => this.#put(name, { ...BEFORE, sign: 'quiet', says: 'unable', words: error.message }));
        return {
            session,
            seat,
            state: () => kept.state,
            subscribe: (listener) => (kept.listeners.add(listener), () => kept.listeners.delete(listener)),
            noticed: ({ seq, kind }) => quietly('noticed', [seq, kind]),
            look: (again) => ask('look', [again]) as ReturnType<Device['look']>,
            ask: (question, key) => ask('ask', [question, key]) as ReturnType<Device['ask']>,
            askThrown: (question, dice, key) => ask('askThrown', [question, dice, key]) as ReturnType<Device['askThrown']>,
            agreeDice: (dice, key) => ask('agreeDice', [dice, key]),
            note: (text, key) => ask('note', [text, key]),
            dispute: (target, claim, clause, key) => ask('dispute', [target, claim, clause, key]),
            giveUp: (key) => ask('giveUp', [key]),
            proposeUndo: (target, reason, key) => ask('proposeUndo', [target, reason, key]),
            answerUndo: (proposal, consent, key) => ask('answerUndo', [proposal, consent, key]),
            admit: (of, key) => ask('admit', [of, key]),
            handOver: (device_key, key) => ask('handOver', [device_key, key]),
            agreeReissue: (of, device_key, key) => ask('agreeReissue', [of, device_key, key]),
            evidence: () => ask('evidence', []) as Promise<Blob | undefined>,
            exported: () => ask('exported', []) as Promise<Blob>,
            verify: (progress) => ask('verify', [], progress) as ReturnType<Device['verify']>,
            told: (seq) => ask('told', [seq]) as ReturnType<Device['told']>,
            close: () => {
                if (closed) return;
                closed = true;
                if (--kept.open > 0) return;
                this.#states.delete(name);
                quietly('close', []);
            },
        };
    }
}
