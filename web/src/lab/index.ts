/** Odds on this device, without a network. When a newer question arrives, the worker of the old one is ended. */
import type { Problem, Schemas } from 'umpire-client';
import workerAddress from 'umpire-page/lab.worker.js';
import clausesAddress from 'umpire-rules/clauses.json';
import wasmAddress from 'umpire-rules/umpire.wasm';
import type { FromLab, ToLab } from './words';

/** What a question still needs; its odds, if it needs nothing. */
export interface Reckoned {
    preview?: Schemas['Preview'];
    odds?: Schemas['Odds'];
    problem?: Problem;
}

const SAMPLES = 20000; // where exact odds take too much work
const PATIENCE_MS = 3000; // a worker that is busy longer is ended when another question arrives

class Lab {
    #worker?: Worker;
    #waiting = new Map<number, { resolve: (answer: FromLab) => void; reject: (error: Error) => void; since: number }>();
    #last = 0;

    #start(): Worker {
        const worker = new Worker(new URL(workerAddress, document.baseURI).href, { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
            this.#waiting.get(data.id)?.resolve(data);
            this.#waiting.delete(data.id);
        };
        worker.onerror = () => this.close();
        return worker;
    }

    #call(call: ToLab['call'], ruleset: string, step: string, question: ToLab['question'], clauses?: string): Promise<FromLab> {
        if ([...this.#waiting.values()].some(({ since }) => Date.now() - since > PATIENCE_MS)) this.close();
        const worker = (this.#worker ??= this.#start());
        const id = ++this.#last;
        return new Promise((resolve, reject) => {
            this.#waiting.set(id, { resolve, reject, since: Date.now() });
            worker.postMessage({ id, wasm: new URL(wasmAddress, document.baseURI).href, call, ruleset, step, question, clauses } satisfies ToLab);
        });
    }

    /** Exact odds; an estimate, marked as such, if exact ones would take too much work. */
    async reckon(ruleset: string, step: string, question: { input: unknown; options?: unknown }): Promise<Reckoned> {
        const previewed = await this.#call('preview', ruleset, step, question);
        if (previewed.failed) throw new Error(previewed.failed);
        const preview = previewed.value as Schemas['Preview'] | undefined;
        if (!preview || preview.needs.length > 0 || preview.permitted === false) return { preview, problem: previewed.problem };
        let found = await this.#call('odds', ruleset, step, question);
        if (found.problem?.code === 'odds_too_large') found = await this.#call('odds', ruleset, step, { ...question, method: 'sample', samples: SAMPLES });
        if (found.failed) throw new Error(found.failed);
        return { preview, odds: found.value as Schemas['Odds'] | undefined, problem: found.problem };
    }

    /** Clauses of all books that fit the words, as the service finds them. */
    async search(words: string): Promise<Schemas['SearchResult']> {
        const { value, failed, problem } = await this.#call('search', '', words, { input: {} }, new URL(clausesAddress, document.baseURI).href);
        if (!value) throw new Error(failed ?? problem?.title);
        return value as Schemas['SearchResult'];
    }

    close(): void {
        this.#worker?.terminate();
        this.#worker = undefined;
        for (const { reject } of this.#waiting.values()) reject(new Error('overtaken'));
        this.#waiting.clear();
    }
}

/** One for the whole page: once loaded it needs no network. */
export const lab = new Lab();
