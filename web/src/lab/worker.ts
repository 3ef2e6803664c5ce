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
let searched = false; // it has the texts of the clauses

async function started(wasm: string): Promise<Umpire> {
    return new Umpire(await WebAssembly.compileStreaming(fetch(wasm)));
}

async function answer(data: ToLab): Promise<void> {
    const { id, wasm, call, ruleset, step, question, clauses } = data;
    try {
        umpire ??= started(wasm);
        const held = await umpire;
        if (clauses && !searched) {
            held.setClauses(await (await fetch(clauses)).arrayBuffer());
            searched = true;
        }
        if (call === 'search') scope.postMessage({ id, value: held.search(step, { ruleset: ruleset || undefined, limit: 50 }) });
        else scope.postMessage({ id, value: held[call](ruleset, step, question) });
    } catch (error) {
        if (error instanceof UmpireProblem) scope.postMessage({ id, problem: error.problem as FromLab['problem'] });
        else {
            umpire = undefined;
            searched = false;
            scope.postMessage({ id, failed: String(error) });
        }
    }
}

scope.onmessage = ({ data }) => void answer(data);
