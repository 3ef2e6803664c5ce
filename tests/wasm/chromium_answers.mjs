// In Chromium, on plain http where there is no crypto.subtle: golden questions, odds, vectors, and exports of the verifier's tests are
// answered with the bytes that the same code compiled for this machine gives. Prints how long the first answer took.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { odds, questions, vectors } from './cases.mjs';
import { browse, serve } from './chromium.mjs';
import { exportsOf } from './exports.mjs';
import { Native, built, frame, rules } from './native.mjs';

const EXPORTS = 60; // of each program

async function* calls() {
    yield* questions();
    yield* odds();
    yield* vectors();
    for (const program of ['verify', 'verify_lies', 'verify_two_sided', 'verify_disputes', 'verify_form', 'verify_units']) {
        let files = 0;
        for await (const call of exportsOf(join(built, `tests/test_ledger_${program}`))) {
            files += call.name === 'verify_begin';
            if (files > EXPORTS) break;
            yield call;
        }
    }
}

const native = new Native();
const asked = [], wanted = [];
for await (const call of calls()) {
    const answer = await native.ask(call);
    const head = Buffer.alloc(8);
    head.writeUInt32LE(answer.status, 0);
    head.writeUInt32LE(answer.bytes.length, 4);
    asked.push(frame(call));
    wanted.push(head, Buffer.from(answer.bytes));
}
await native.end();

const file = (name, type) => [`/${name}`, [type, readFileSync(join(rules, name))]];
const files = new Map([
    ['/', ['text/html', '<!doctype html><title>calls</title>']],
    file('index.js', 'text/javascript'),
    file('host.js', 'text/javascript'),
    file('umpire.wasm', 'application/wasm'),
    file('clauses.json', 'application/json'),
    ['/asked', ['application/octet-stream', Buffer.concat(asked)]],
    ['/wanted', ['application/octet-stream', Buffer.concat(wanted)]],
]);

await serve(files, (address) =>
    browse(async (browser) => {
        const page = await browser.newPage();
        await page.goto(address);
        const found = await page.evaluate(async () => {
            const from = performance.now();
            const { load } = await import('/index.js');
            const umpire = await load();
            umpire.resolve('tt', 'melee-score', { input: { side1: ['kill'], side2: ['save'] } });
            const first = performance.now() - from;
            umpire.setClauses('{}'); // as the native program has them
            const [asked, wanted] = await Promise.all(['/asked', '/wanted'].map(async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer())));
            const a = new DataView(asked.buffer), w = new DataView(wanted.buffer);
            let at = 0, to = 0, count = 0, different = 0;
            const begun = performance.now();
            while (at < asked.length) {
                const sizes = [0, 4, 8].map((i) => a.getUint32(at + i, true));
                at += 12;
                const [name, head, body] = sizes.map((size) => asked.subarray(at, (at += size)));
                const text = new TextDecoder();
                const { status, bytes } = umpire.ask(text.decode(name), JSON.parse(text.decode(head)), body);
                const size = w.getUint32(to + 4, true), right = wanted.subarray(to + 8, to + 8 + size);
                const same = status === w.getUint32(to, true) && bytes.length === size && bytes.every((byte, i) => byte === right[i]);
                to += 8 + size;
                count++;
                different += !same;
            }
            return { first, took: performance.now() - begun, count, different, secure: isSecureContext, subtle: typeof crypto.subtle, whole: to === wanted.length };
        });
        assert.deepEqual([found.different, found.whole, found.secure, found.subtle], [0, true, false, 'undefined']);
        assert.equal(found.count, asked.length);
        console.log(`${found.count} calls the same in ${Math.round(found.took)} ms; loaded and answered for the first time after ${Math.round(found.first)} ms`);
    }),
);
