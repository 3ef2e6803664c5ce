// A device in WebAssembly, over records that the tests of `umpire device` play with: it refuses and signs what the same code
// compiled for this machine refuses and signs, and keeps what must be kept before it reveals.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf } from './exports.mjs';
import { Native, built, rules } from './native.mjs';

const { Umpire } = await import(join(rules, 'index.js'));
const umpire = await Umpire.start(readFileSync(join(rules, 'umpire.wasm')));
const native = new Native();
const ask = async (name, head = {}, body = '') => {
    const found = umpire.ask(name, head, body);
    const wanted = await native.ask({ name, head, body });
    assert.equal(Buffer.from(found.bytes).toString(), wanted.bytes.toString(), `${name} ${JSON.stringify(head)}`);
    assert.equal(found.status, wanted.status);
    return { status: found.status, ...JSON.parse(wanted.bytes.toString()) };
};

const seen = new Map(); // what was answered, how often
const self = { seed: '11'.repeat(32), nonces: '22'.repeat(32) };
let files = 0;
for await (const call of exportsOf(join(built, 'tests/test_ledger_verify_two_sided'))) {
    if (call.name !== 'verify_piece') continue;
    const lines = call.body.toString().split('\n').filter(Boolean);
    if (!lines[0]?.startsWith('{"export":')) continue;
    const { session, keys } = JSON.parse(lines[0]);
    // Red's key is not this device's; green has not joined, and reads.
    const begun = await ask('device_begin', { ...self, seat: files % 3 ? 'green' : 'red', session, server: keys[0] });
    assert.match(begun.device_key, /^[0-9a-f]{64}$/);
    let refused;
    for (const line of lines.slice(1)) {
        const answer = line.startsWith('{"checkpoint":') ? await ask('device_checkpoint', {}, JSON.parse(line).checkpoint) : await ask('device_entry', {}, line);
        refused = answer.refusal;
        if (refused) break;
        if (answer.checkpoint) await ask('device_keep', { checkpoint: answer.checkpoint });
    }
    seen.set(refused, (seen.get(refused) ?? 0) + 1);
    await ask('device_show');
    for (const [name, head, body] of [['device_commit', { key: 'k', ahead: 8 }], ['device_place'], ['device_ask', { key: 'k' }, '{}'], ['device_reveal_prepare'], ['device_reveal'],
        ['device_state', { operation: 'note', key: 'k' }, '{"text":"x"}'], ['device_state', { operation: 'nonsense', key: 'k' }, '{}'], ['device_cosign', { time: 1700000000 }, 'x']])
        await ask(name, head, body);
    if (++files === 60) break;
}
await native.end();
assert.ok(files > 20 && seen.size > 1, `${files} files, answers ${[...seen.keys()]}`);
console.log(`${files} records, read to ${[...seen].map(([name, count]) => `${name ?? 'the end'} ${count}`).join(', ')}`);
