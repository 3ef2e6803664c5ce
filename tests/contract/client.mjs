// client.mjs ADDRESS SOURCE: clients/typescript as npm packs it plays against a service through a network that loses answers, says "later",
// and cuts streams: everything is done once, nothing is missed. Its README's examples compile.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';
import { unpackClient } from '../support/packed.mjs';

const [address, source] = calledWith('URL', 'SOURCE');
const client = path(source, 'clients/typescript');
const folder = mkdtempSync(path(tmpdir(), 'umpire-client-'));

/** What npm packs, unpacked where an app has it, for this Node as it stands. */
function load() {
    const names = unpackClient(source, path(folder, 'app'));
    for (const wanted of ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/schema/umpire.d.ts', 'dist/schema/colonial.d.ts']) assert.ok(names.includes(wanted), `${wanted} is not packed`);
    assert.ok(!names.some((name) => /^src|tsconfig|\.mjs$/.test(name)), String(names));
    return import(pathToFileURL(path(folder, 'app/node_modules/umpire-client/dist/index.js')));
}

/** A network on which every third answer is lost after the service has acted, every fourth request is told to come later, and streams are cut. */
function badNetwork() {
    const seen = { lost: 0, later: 0, cut: 0, unchanged: 0, asked: 0 };
    const used = async (url, init) => {
        const number = ++seen.asked;
        if (number % 4 === 0) {
            seen.later++;
            return new Response('{"code":"overloaded","title":"later","status":503,"type":"x"}', { status: 503, headers: { 'Retry-After': '0' } });
        }
        const response = await fetch(url, init);
        if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
            seen.cut++;
            const reader = response.body.getReader();
            let left = 9000; // bytes: the longest entry fits, and the cut is in the middle of whatever comes
            return new Response(new ReadableStream({
                async pull(controller) {
                    const { value, done } = await reader.read();
                    if (done) return controller.close();
                    controller.enqueue(value.subarray(0, left));
                    left -= value.length;
                    if (left <= 0) {
                        controller.error(new TypeError('cut'));
                        reader.cancel();
                    }
                },
                cancel: () => reader.cancel(),
            }), { headers: response.headers });
        }
        if (response.status === 304) seen.unchanged++;
        if (number % 3 === 0) {
            await response.arrayBuffer();
            seen.lost++;
            throw new TypeError('the answer was lost');
        }
        return response;
    };
    return { fetch: used, seen };
}

async function play({ Api, Session, UmpireProblem, UmpireUnreachable, codeOfLink, join, joinLink, newKey, open, previewJoin, throwDraws }) {
    const { fetch, seen } = badNetwork();
    const api = new Api({ url: `${address}/`, fetch, timeout: 60000, patience: 600000 });
    const { session, opened } = await open(api, { ruleset: 'tt', mode: 'sealed' });
    const [{ join_code: code }] = opened.sides;
    assert.equal(codeOfLink(joinLink('http://club.test/app#old', code)), code);
    assert.equal((await previewJoin(api, code)).session, session.id);
    const { session: anna, joined: seated } = await join(api, { code, name: 'anna' });
    assert.equal(anna.id, session.id);
    assert.equal(seated.name, 'anna');
    const { session: watcher, joined } = await join(api, { code: opened.spectator.join_code, name: 'ben', watching: true });
    assert.equal(joined.role, 'spectator');
    assert.match(joined.token, /^\S{20,}$/);

    // Everything that comes, once and in order, over a network that is cut all the time.
    const heard = [];
    const listening = (async () => {
        for await (const entry of watcher.listen({ after: -1 })) heard.push(entry);
    })();

    const rulings = [];
    for (let i = 0; i < 12; i++) rulings.push(await anna.rule({ step: 'morale-check', input: { target: 8 } }));
    const key = newKey();
    const [one, two] = [await anna.rule({ step: 'morale-check', input: { target: 9 } }, key), await anna.rule({ step: 'morale-check', input: { target: 9 } }, key)];
    assert.deepEqual(one, two);
    const brief = await anna.record({ step: 'morale-check', input: { target: 9 } }, key);
    assert.equal(brief, one.seq, 'the events bring the rest');
    await anna.note('the wood on the left is open');
    const draws = [], thrown = await throwDraws((dice) => anna.rule({ step: 'morale-check', input: { target: 9 }, dice }), (draw) => (draws.push(draw), Array.from({ length: draw.count }, () => 3)));
    assert.deepEqual([thrown.draws.flatMap(({ faces }) => faces), draws.length], [[3, 3], 1], 'the dice of the table, draw by draw');
    assert.equal((await anna.preview({ step: 'morale-check', input: {} })).needs.length, 1);
    assert.deepEqual((await anna.due()).due, []);
    assert.equal((await anna.beginTurn()).kind, 'turn');
    assert.match(await anna.report(), /^# /);

    const entries = [];
    for await (const entry of anna.entries()) entries.push(entry);
    assert.deepEqual(entries.map(({ seq }) => seq), entries.map((_, i) => i), 'no gap, none twice');
    assert.equal(entries.filter(({ kind }) => kind === 'ruling').length, rulings.length + 2, 'each ruling is there once, whatever was lost');

    const again = new Session(new Api({ url: address, token: anna.token, fetch, patience: 600000 }), session.id);
    const state = await again.state();
    for (let i = 0; i < 6; i++) assert.deepEqual(await again.state(), state);
    assert.ok(seen.unchanged > 0, 'what has not changed is not sent again');
    assert.deepEqual((await anna.entry(3)).seq, 3);

    await assert.rejects(anna.rule({ step: 'no-step', input: {} }), (error) => error instanceof UmpireProblem && error.status >= 404 && error.status < 500 && error.code.length > 3);
    await assert.rejects(new Session(api.as('wrong'), session.id).state(), (error) => error instanceof UmpireProblem && error.status === 401);
    await assert.rejects(new Api({ url: 'http://127.0.0.1:9', patience: 300 }).get('/v1/rulesets'), UmpireUnreachable);
    const stopped = AbortSignal.abort(new Error('enough'));
    await assert.rejects(api.get('/v1/rulesets', { signal: stopped }), /enough|abort/i);

    assert.match(await anna.checkpoint(), /\n\n\u2014 /);
    await session.api.post('/v1/sessions/{session}/close', { path: { session: session.id }, body: {} });
    await listening; // it ends with the session
    assert.deepEqual(heard.map(({ seq }) => seq), Array.from({ length: entries.length + 1 }, (_, i) => i));
    assert.equal(heard.at(-1).kind, 'closed');
    const record = await (await anna.export()).text();
    assert.equal(record.split('\n').filter((line) => line.includes('"kind":')).length, heard.length);
    assert.ok(seen.lost > 3 && seen.later > 3 && seen.cut > 1, JSON.stringify(seen));
    console.log(`${seen.asked} requests: ${seen.lost} answers lost, ${seen.later} told to come later, ${seen.cut} streams cut; ${heard.length} entries, each once`);
}

/** A network whose first stream ends behind its first block, before any event, and which is down until it is said to be up again. */
function upDownUp() {
    const network = {};
    const cut = new Promise((resolve) => (network.cut = resolve));
    let down = false, streams = 0;
    network.up = () => (down = false);
    network.fetch = async (url, init) => {
        if (!String(url).includes('/events')) return fetch(url, init);
        if (down) throw new TypeError('the network is down');
        const response = await fetch(url, init);
        if (streams++) return response;
        const reader = response.body.getReader();
        return new Response(new ReadableStream({
            async pull(controller) {
                controller.enqueue((await reader.read()).value);
                await cut;
                down = true;
                controller.close();
                reader.cancel();
            },
        }), { headers: response.headers });
    };
    return network;
}

/** Who listens from now on, without a number, misses nothing of what comes while the connection is cut. */
async function listenFromNow({ Api, open }) {
    const network = upDownUp(), heard = [], stop = new AbortController();
    const { session } = await open(new Api({ url: address, fetch: network.fetch }), { ruleset: 'tt' });
    const told = [];
    let tell;
    const comes = async (is) => { while (told.at(-1) !== is) await new Promise((resolve) => (tell = resolve)); };
    const connected = (is) => { told.push(is); tell?.(); };
    const third = (async () => {
        for await (const entry of session.listen({ connected, signal: stop.signal })) {
            heard.push(entry.text);
            if (entry.text === 'third') return;
        }
    })();
    await comes(true);
    network.cut();
    await comes(false);
    for (const text of ['first', 'second']) await session.note(text);
    network.up();
    await comes(true);
    await session.note('third');
    await third;
    assert.deepEqual(heard, ['first', 'second', 'third']);
}

/** tsc over the sources, and over the README's examples and what an app may not write, for Node's modules and for a bundler's. */
function compile() {
    const tsc = (...words) => execFileSync(process.execPath, [path(source, 'node_modules/typescript/bin/tsc'), ...words], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    tsc('-p', client);
    const examples = [...readFileSync(path(client, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, text]) => text);
    examples.forEach((text, i) => writeFileSync(path(folder, `app/example${i}.ts`), text));
    writeFileSync(path(folder, 'app/wrong.ts'), wrong);
    writeFileSync(path(folder, 'app/package.json'), '{"type":"module"}');
    const config = JSON.parse(readFileSync(path(client, 'tsconfig.json'), 'utf8'));
    for (const [module, moduleResolution] of [['nodenext', 'nodenext'], ['esnext', 'bundler']]) {
        writeFileSync(path(folder, 'app/tsconfig.json'), JSON.stringify({ ...config, compilerOptions: { ...config.compilerOptions, module, moduleResolution }, include: ['*.ts'] }));
        tsc('-p', path(folder, 'app'));
    }
    assert.equal(examples.length, 4);
}

const wrong = `import { Api, open } from 'umpire-client';
// @ts-expect-error there is no such path
new Api({ url: '' }).get('/v1/nothing');
// @ts-expect-error it wants its place
new Api({ url: '' }).get('/v1/rulesets/{ruleset}', { path: {} });
const { session } = await open(new Api({ url: '' }), { ruleset: 'tt' });
// @ts-expect-error the ruleset has no such step
await session.rule({ step: 'volley', input: {} });
// @ts-expect-error nor has its step such an input
await session.rule({ step: 'morale-check', input: { target: 'eight' } });
for await (const entry of session.listen()) {
    if (entry.kind === 'note') console.log(entry.text);
    // @ts-expect-error only some kinds have it
    console.log(entry.summary);
    // @ts-expect-error there is no such kind
    if (entry.kind === 'remark') break;
}
`;

try {
    const loaded = await load();
    compile();
    await listenFromNow(loaded);
    await play(loaded);
} finally {
    rmSync(folder, { recursive: true, force: true });
}
