// bench_browser BUILD: how fast umpire.wasm answers in Node, beside the same calls compiled for this machine, without the time of
// starting either; and sizes. Run by hand over a release build (cmake --build build/release --target wasm_native umpire_browser_files
// test_ledger_verify_sessions). Prints the table of docs/browser.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calledWith } from '../support/arguments.mjs';

const built = resolve(calledWith('[BUILD]')[0] ?? 'build/release');
process.env.UMPIRE_BINARY_DIR = built;
process.env.UMPIRE_SOURCE_DIR = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const { odds, questions } = await import('../wasm/cases.mjs');
const { frame, rules } = await import('../wasm/native.mjs');
const { exportsOf } = await import('../wasm/exports.mjs');
const { Umpire } = await import(join(rules, 'index.js'));

const bytes = readFileSync(join(rules, 'umpire.wasm'));
const begun = performance.now();
const module = await WebAssembly.compile(bytes);
const compiled = performance.now();
const umpire = await Umpire.start(module);
console.log(`umpire.wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} with gzip; compiled in ${(compiled - begun).toFixed(1)} ms, started in ${(performance.now() - compiled).toFixed(1)} ms`);
const page = readFileSync(join(built, 'umpire-verify.html'));
console.log(`umpire-verify.html: ${page.length} bytes, ${gzipSync(page, { level: 9 }).length} with gzip`);

const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
const native = (frames) => {
    const file = join(folder, 'frames');
    writeFileSync(file, Buffer.concat(frames));
    const from = performance.now();
    const { status } = spawnSync('sh', ['-c', `exec "$0" <"$1" >/dev/null`, join(built, 'tests/wasm/wasm_native'), file]);
    if (status !== 0) throw new Error('the native program failed');
    return performance.now() - from;
};
const start = Math.min(...Array.from({ length: 5 }, () => native([])));
const least = (times, measure) => Math.min(...Array.from({ length: times }, measure));

function measure(name, calls, times) {
    const all = Array.from({ length: times }, () => calls).flat();
    const ours = least(3, () => {
        const from = performance.now();
        for (const { name: call, head, body } of all) umpire.ask(call, head, body);
        return performance.now() - from;
    });
    const theirs = least(3, () => native(all.map(frame)) - start);
    console.log(`| ${name} | ${all.length} | ${(ours / all.length).toFixed(3)} ms | ${(theirs / all.length).toFixed(3)} ms | ${(theirs / ours).toFixed(2)} |`);
}

const parse = ({ head, ...call }) => ({ ...call, head: typeof head === 'string' ? JSON.parse(head) : head });
const sessions = [];
for await (const call of exportsOf(join(built, 'tests/test_ledger_verify_sessions'))) {
    if (sessions.length >= 500) break;
    sessions.push(parse(call));
}
console.log('| calls | how many | WebAssembly, each | native, each | speed against native |\n|---|---|---|---|---|');
measure('`resolve`, golden questions', [...questions()], 10);
measure('`odds`, golden questions', [...odds()].filter(({ head }) => head.branches === 200000), 1);
measure('`odds`, large ones', [...odds()].filter(({ head }) => head.branches === 20000000), 1);
measure('verifying, in pieces, with reports', sessions.slice(0, 500 - (500 % 5)), 1);
rmSync(folder, { recursive: true, force: true });
