/** Odds and previews by umpire.wasm, in a worker of their own: a long computation is ended with its worker, and never
 * delays a reveal. */
import { Umpire, UmpireProblem } from 'umpire-rules/host.js';
import type { FromLab, ToLab } from './words';

interface Scope {
    postMessage(message: FromLab): void;
    onmessage: ((event: MessageEvent<ToLab>) => void) | null;
}
const scope = self as unknown as Scope;
let umpire: Promise<Umpire> | undefined;

async function started(wasm: string): Promise<Umpire> {
    return new Umpire(await WebAssembly.compileStreaming(fetch(wasm)));
}

async function answer(data: ToLab): Promise<void> {
    const { id, wasm, call, ruleset, step, question } = data;
    try {
        umpire ??= started(wasm);
        const held = await umpire;
        scope.postMessage({ id, value: held[call](ruleset, step, question) });
    } catch (error) {
        if (error instanceof UmpireProblem) scope.postMessage({ id, problem: error.problem as FromLab['problem'] });
        else {
            umpire = undefined;
            scope.postMessage({ id, failed: String(error) });
        }
    }
}

scope.onmessage = ({ data }) => void answer(data);
