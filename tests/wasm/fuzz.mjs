// fuzz SECONDS: the same inputs, right ones and wrong ones in every way, to umpire.wasm and to the same code compiled for this
// machine: the same statuses and bytes, and no trap. UMPIRE_FUZZ_SEED=new (or a number) takes another way; it is printed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { odds, questions, vectors } from './cases.mjs';
import { exportsOf } from './exports.mjs';
import { Native, built, rules } from './native.mjs';
import { calledWith } from '../support/arguments.mjs';

const seconds = Number(calledWith('[SECONDS]')[0] ?? 5);
const given = process.env.UMPIRE_FUZZ_SEED;
let seed = given === 'new' ? Date.now() % 2 ** 31 : Number(given ?? 7);
console.log(`seed ${seed}`);
/** A number below `most` (mulberry32). */
const below = (most) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % most;
};
const pick = (list) => list[below(list.length)];

const { Umpire } = await import(join(rules, 'index.js'));
const umpire = await Umpire.start(readFileSync(join(rules, 'umpire.wasm')));
let traps = 0;
const renew = umpire.renew.bind(umpire);
umpire.renew = () => {
    traps++;
    renew();
};
const native = new Native();

const files = [];
for await (const call of exportsOf(join(built, 'tests/test_ledger_verify_two_sided'))) {
    if (call.name === 'verify_begin') files.push([]);
    files.at(-1).push(call);
    if (files.length > 40) break;
}
files.pop();
const single = [...questions(), ...[...odds()].filter(({ head }) => head.branches <= 200000), ...vectors()];

const words = ['null', '-1', '1e400', '0.0005', '9007199254740993', '"\\u0000"', '"\\ud800"', '[]', '{}', 'true', '""', '12', '{"a":', ']', '\u2028', '\n', '\\', '"'];
/** Bytes of which something was changed. */
function changed(body) {
    let bytes = Buffer.from(body);
    for (let times = 1 + below(3); times > 0; times--) {
        const at = below(bytes.length + 1), until = Math.min(bytes.length, at + below(8));
        const put = [Buffer.from(pick(words)), Buffer.from([below(256)]), Buffer.alloc(0), bytes.subarray(below(bytes.length + 1)).subarray(0, 64)][below(4)];
        bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(until)]);
    }
    return bytes.subarray(0, 65536);
}

let count = 0;
async function compare(call) {
    const head = typeof call.head === 'string' ? JSON.parse(call.head) : (call.head ?? {});
    const found = umpire.ask(call.name, head, call.body ?? '');
    const wanted = await native.ask({ ...call, head });
    count++;
    if (found.status === wanted.status && Buffer.compare(Buffer.from(found.bytes), wanted.bytes) === 0) return;
    assert.fail(`${call.name} ${JSON.stringify(head)} ${JSON.stringify(Buffer.from(call.body ?? '').toString('latin1'))}\n${found.status} ${Buffer.from(found.bytes)}\n${wanted.status} ${wanted.bytes}`);
}

const until = Date.now() + 1000 * seconds;
while (Date.now() < until) {
    if (below(20) === 0) for (const call of pick(files)) await compare(call.name === 'verify_piece' && below(2) ? { ...call, body: changed(call.body) } : call);
    else {
        const call = pick(single);
        // Dice that nobody declared are thrown, and fall differently: an input of its own must always say its dice.
        const body = changed(call.body ?? '');
        if (call.name !== 'resolve' || body.includes('"dice":[')) await compare({ ...call, body });
    }
}
await native.end();
assert.equal(traps, 0, 'nothing traps');
console.log(`${count} calls the same`);
