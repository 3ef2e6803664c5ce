// same_verdicts MOST PROGRAM...: every export that the verifier's tests check, in order or tampered with: those programs hand over each of
// them as calls, and umpire.wasm says of it what the same code compiled for this machine says, byte for byte. No more than
// MOST of each program, the last of which have thousands.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledWith } from '../support/arguments.mjs';
import { exportsOf } from './exports.mjs';
import { Native, rules } from './native.mjs';

const [most, ...programs] = calledWith('MOST', 'PROGRAM…');
const { Umpire } = await import(join(rules, 'index.js'));
const umpire = await Umpire.start(readFileSync(join(rules, 'umpire.wasm')));
const native = new Native();
let files = 0, bytes = 0, calls = 0, ours = 0, theirs = 0;
for (const program of programs) {
    let seen = 0;
    for await (const call of exportsOf(program)) {
        seen += call.name === 'verify_begin';
        if (seen > Number(most)) break;
        const from = performance.now();
        const found = umpire.ask(call.name, JSON.parse(call.head), call.body);
        const between = performance.now();
        const wanted = await native.ask(call);
        ours += between - from;
        theirs += performance.now() - between;
        assert.equal(Buffer.from(found.bytes).toString(), wanted.bytes.toString(), `${program}: ${call.name} ${call.head}`);
        assert.equal(found.status, wanted.status);
        files += call.name === 'verify_begin';
        bytes += call.body.length;
        calls++;
    }
}
await native.end();
assert.ok(files > 500, `only ${files} files`);
console.log(`${files} exports, ${bytes} bytes, ${calls} calls: the same. ${Math.round(ours)} ms in WebAssembly, ${Math.round(theirs)} ms native through a pipe`);
