// queue.mjs SOURCE: what was ruled without a network (web/src/state/queue.ts): in order, once, shown as it is, through reloads, and
// asked again where the table has changed meanwhile.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const work = mkdtempSync(join(tmpdir(), 'umpire-queue-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const entry = join(work, 'parts.ts'), bundle = join(work, 'queue.mjs');
writeFileSync(entry, `export { Queue } from '${source}/web/src/state/queue'; export { UmpireProblem, UmpireUnreachable } from 'umpire-client';`);
execFileSync('esbuild', [entry, '--bundle', '--format=esm', '--platform=node', `--outfile=${bundle}`, '--log-level=warning', `--alias:umpire-client=${source}/clients/typescript/src/index.ts`]);
const { Queue, UmpireProblem, UmpireUnreachable } = await import(pathToFileURL(bundle));

class Shelf extends Map {
    get length() {
        return this.size;
    }
    key(at) {
        return [...this.keys()][at] ?? null;
    }
    getItem(name) {
        return this.get(name) ?? null;
    }
    setItem(name, value) {
        this.set(name, value);
    }
    removeItem(name) {
        this.delete(name);
    }
}

const away = () => new UmpireUnreachable(new Error('no network'));
const problem = (status, code) => new UmpireProblem(status, { type: 'x', title: code, status, code });
const shot = (number, more) => ({ path: '/rulings', body: { step: 'volley', input: { range: number }, as_of: 4, ...more }, title: `shot ${number}` });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A queue whose network is `answer`, and whose clock a test moves. */
function make(answer, shelf = new Shelf()) {
    const sent = [], clock = { calls: [], at: 0 };
    const send = async (item) => {
        sent.push(item);
        return answer(item, sent.length);
    };
    const later = (milliseconds, call) => {
        const due = { milliseconds, call };
        clock.calls.push(due);
        return () => (clock.calls = clock.calls.filter((other) => other !== due));
    };
    const queue = new Queue('s', { shelf, send, later, now: () => ++clock.at });
    return { queue, sent, clock, shelf, states: () => queue.items().map(({ title, state }) => `${title} ${state}`) };
}

test('with a network it goes at once, and nothing stays', async () => {
    const { queue, sent, shelf } = make(() => ({ seq: 5 }));
    assert.deepEqual(await queue.ask(shot(1)), { seq: 5 });
    assert.match(sent[0].key, /^[0-9a-f]{32}$/);
    assert.equal(queue.items().length + shelf.size, 0);
});

test('a second tap is the first one; what differs is another', async () => {
    let answer;
    const { queue, sent } = make(() => new Promise((resolve) => (answer = resolve)));
    const taps = [queue.ask(shot(1)), queue.ask({ ...shot(1), body: { as_of: 4, input: { range: 1 }, step: 'volley' } })];
    const other = queue.ask(shot(2));
    await settled();
    assert.equal(sent.length, 1);
    answer('first');
    await settled();
    answer('second');
    assert.deepEqual(await Promise.all([...taps, other]), ['first', 'first', 'second']);
    assert.equal(sent.length, 2);
});

test('without a network it is shown as not sent, and goes in order under its key', async () => {
    let network = false;
    const { queue, sent, clock, states } = make(() => (network ? 'done' : Promise.reject(away())));
    const answers = [queue.ask(shot(1)), queue.ask(shot(2))];
    await settled();
    assert.deepEqual(states(), ['shot 1 waiting', 'shot 2 waiting']);
    assert.equal(clock.calls.length, 1, 'one timer');
    network = true;
    clock.calls[0].call();
    assert.deepEqual(await Promise.all(answers), ['done', 'done']);
    assert.deepEqual(sent.map(({ title }) => title), ['shot 1', 'shot 1', 'shot 2']);
    assert.equal(sent[0].key, sent[1].key);
    assert.deepEqual(states(), []);
});

test('the service may say later, too', async () => {
    const { queue, clock } = make((_item, tries) => (tries === 1 ? Promise.reject(problem(503, 'overloaded')) : 'done'));
    const answer = queue.ask(shot(1));
    await settled();
    clock.calls[0].call();
    assert.equal(await answer, 'done');
});

test('what something on the way says is no answer of the service', async () => {
    const { queue, clock, states } = make((_item, tries) => (tries === 1 ? Promise.reject(problem(403, 'unknown')) : 'done'));
    const answer = queue.ask(shot(1));
    await settled();
    assert.deepEqual(states(), ['shot 1 waiting']);
    clock.calls[0].call();
    assert.equal(await answer, 'done');
});

test('it survives a reload, also in the middle of being sent: the same key', async () => {
    const shelf = new Shelf();
    const first = make((item) => (item.title === 'shot 1' ? Promise.reject(away()) : 'done'), shelf);
    void first.queue.ask(shot(1)).catch(() => undefined);
    void first.queue.ask(shot(2)).catch(() => undefined);
    await settled();
    first.queue.close();
    const hanging = make(() => new Promise(() => undefined), shelf); // closed while it is on its way
    hanging.queue.wake();
    await settled();
    assert.deepEqual(hanging.states(), ['shot 1 sending', 'shot 2 waiting']);
    const last = make(() => 'done', shelf);
    assert.deepEqual(last.states(), ['shot 1 waiting', 'shot 2 waiting']);
    last.queue.wake();
    await settled();
    assert.deepEqual(last.sent.map(({ key }) => key), [hanging.sent[0].key, last.sent[1].key]);
    assert.equal(hanging.sent[0].key, first.sent[0].key);
    assert.equal(shelf.size, 0);
});

test('the table has changed meanwhile: what is behind it waits, too, until the player has looked', async () => {
    let network = false;
    const { queue, sent, states } = make((item) => (!network ? Promise.reject(away()) : item.body.as_of === 4 && item.title === 'shot 1' ? Promise.reject(problem(409, 'units_changed')) : 'done'));
    const answers = [queue.ask(shot(1)), queue.ask(shot(2))];
    const refused = assert.rejects(answers[0], { name: 'UmpireProblem' });
    await settled();
    network = true;
    queue.wake();
    await refused;
    assert.deepEqual(states(), ['shot 1 changed', 'shot 2 waiting']);
    assert.equal(queue.items()[0].code, 'units_changed');
    const key = queue.items()[0].key;
    queue.again(key, 9);
    await settled();
    assert.deepEqual(states(), []);
    assert.equal(await answers[1], 'done');
    const again = sent.find(({ body, title }) => title === 'shot 1' && body.as_of === 9);
    assert.ok(again && again.key !== key, 'another request has another key');
});

test('what the player drops lets the others go', async () => {
    let network = false;
    const { queue, states } = make((item) => (!network ? Promise.reject(away()) : item.title === 'shot 1' ? Promise.reject(problem(409, 'units_changed')) : 'done'));
    void queue.ask(shot(1)).catch(() => undefined);
    const second = queue.ask(shot(2));
    await settled();
    network = true;
    queue.wake();
    await settled();
    queue.drop(queue.items()[0].key);
    assert.equal(await second, 'done');
    assert.deepEqual(states(), []);
});

test('a refusal of what was asked with a network is told to who asked, and does not stay', async () => {
    const { queue, shelf } = make(() => Promise.reject(problem(422, 'dice_exhausted')));
    await assert.rejects(queue.ask(shot(1)), { name: 'UmpireProblem' });
    assert.equal(queue.items().length + shelf.size, 0);
});

test('a refusal of what had to wait stays until it is dropped; the next one goes', async () => {
    let network = false;
    const { queue, states } = make((item) => (!network ? Promise.reject(away()) : item.title === 'shot 1' ? Promise.reject(problem(422, 'out_of_range')) : 'done'));
    void queue.ask(shot(1)).catch(() => undefined);
    const second = queue.ask(shot(2));
    await settled();
    network = true;
    queue.wake();
    assert.equal(await second, 'done');
    assert.deepEqual(states(), ['shot 1 refused']);
    const again = queue.ask(shot(1)); // asked anew it is another request
    await assert.rejects(again);
    queue.drop(queue.items()[0].key);
    assert.deepEqual(states(), []);
});

test('an open question is no refusal of what had to wait: it goes when the question has ended', async () => {
    let tries = 0;
    const open = Object.assign(new Error('a question is open already'), { code: 'waiting' });
    const { queue, clock, states } = make(() => (++tries === 1 ? Promise.reject(away()) : tries === 2 ? Promise.reject(open) : 'done'));
    const answer = queue.ask(shot(1));
    await settled();
    clock.calls[0].call();
    await settled();
    assert.deepEqual([states(), clock.calls.filter(({ call }) => call === queue.wake).length], [['shot 1 waiting'], 0], 'no timer');
    queue.wake();
    assert.equal(await answer, 'done');
});

test('two pages of one phone keep each their own, and none is lost', async () => {
    const shelf = new Shelf();
    const pages = [1, 2].map(() => make(() => Promise.reject(away()), shelf));
    pages.forEach(({ queue }, i) => void queue.ask(shot(i)).catch(() => undefined));
    await settled();
    assert.equal(shelf.size, 2);
    assert.equal(make(() => 'done', shelf).queue.items().length, 2);
});

test('storage that is full, damaged or another game\'s', async () => {
    const full = new Shelf();
    full.setItem = () => {
        throw new Error('full');
    };
    assert.equal(await make(() => 'done', full).queue.ask(shot(1)), 'done');
    const damaged = new Shelf([['umpire.queue.s.1', '{'], ['umpire.queue.other.2', '{"key":"2"}'], ['umpire.queue.s.3', '{"key":"3","title":"shot 3","state":"waiting"}']]);
    assert.deepEqual(make(() => 'done', damaged).states(), ['shot 3 waiting']);
});

test('it is bounded', async () => {
    const { queue } = make(() => Promise.reject(away()));
    for (let i = 0; i < 50; i++) void queue.ask(shot(i)).catch(() => undefined);
    await assert.rejects(queue.ask(shot(50)), /too much/);
});

test('what is being sent is shown where there seems to be no network, and is gone when it is answered', async () => {
    let answer;
    const { queue, shelf } = make(() => new Promise((resolve) => (answer = resolve)));
    const asked = queue.ask(shot(1));
    await settled();
    queue.late();
    assert.deepEqual(queue.items().map(({ title, state, waited }) => [title, state, waited]), [['shot 1', 'sending', true]]);
    answer({ seq: 6 });
    assert.deepEqual(await asked, { seq: 6 });
    queue.late(); // nothing is being sent
    assert.equal(queue.items().length + shelf.size, 0);
});
