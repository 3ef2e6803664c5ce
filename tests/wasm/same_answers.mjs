// Every golden question, its odds, and every vector that a call reaches: umpire.wasm in Node answers the bytes that the same code
// compiled for this machine answers; vectors are answered as they say. Prints how fast each is.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { odds, questions, vectors } from './cases.mjs';
import { Native, rules } from './native.mjs';

const { Umpire } = await import(join(rules, 'index.js'));
const umpire = await Umpire.start(readFileSync(join(rules, 'umpire.wasm')));
const native = new Native();

for (const [name, cases] of Object.entries({ questions, odds, vectors })) {
    let count = 0, ours = 0, theirs = 0;
    for (const call of cases()) {
        const from = performance.now();
        const found = umpire.ask(call.name, call.head, call.body ?? '');
        const between = performance.now();
        const wanted = await native.ask(call);
        ours += between - from;
        theirs += performance.now() - between;
        const text = wanted.bytes.toString();
        const where = `${call.name} ${JSON.stringify(call.head)} ${call.body}`;
        assert.equal(Buffer.from(found.bytes).toString(), text, where);
        assert.equal(found.status, wanted.status, where);
        for (const [member, value] of Object.entries(call.wants ?? {})) assert.equal(JSON.parse(text)[member], value, where);
        count++;
    }
    assert.ok(count > 20, `${name}: only ${count}`);
    console.log(`${name}: ${count} the same; ${(ours / count).toFixed(3)} ms each in WebAssembly, ${(theirs / count).toFixed(3)} ms native through a pipe`);
}
await native.end();
