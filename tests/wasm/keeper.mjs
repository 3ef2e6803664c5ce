// keeper.mjs ADDRESS RULES WEB DATABASE: the page's devices (web/src/device) against a service, in Node: they commit, reveal and check by themselves, and
// go on wherever they were killed; what was signed is sent again as it was; two pages of one phone do not cross; a record that was
// changed raises an alarm that stays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';

const [address, rules, web, database] = calledWith('URL', 'RULES', 'WEB', 'DATABASE');

// ---- The modules, bundled as the page's are ----

const work = mkdtempSync(join(tmpdir(), 'umpire-keeper-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const bundle = join(work, 'keeper.mjs');
execFileSync('esbuild', [join(web, '../tests/wasm/keeper_parts.ts'), '--bundle', '--format=esm', '--platform=node', `--outfile=${bundle}`, '--log-level=warning',
    `--alias:umpire-client=${join(web, '../clients/typescript/src/index.ts')}`, `--alias:umpire-rules=${rules}`]);
const { Desk, Keeper, Api, Umpire, withAlarm } = await import(pathToFileURL(bundle));
const dataOf = (name, type) => `data:${type};base64,${readFileSync(join(rules, name)).toString('base64')}`;
const files = { worker: '', wasm: dataOf('umpire.wasm', 'application/wasm'), clauses: dataOf('clauses.json', 'application/json') };

// ---- A phone ----

/** What a browser keeps, in maps: the same promises as those of web/src/device/memory.ts. */
class MapMemory {
    drafts = new Map();
    seats_ = new Map();
    used = new Map();
    entries_ = new Map();
    #copy = (value) => (value === undefined ? undefined : structuredClone(value));
    async draft(id, fresh) {
        if (!this.drafts.has(id)) this.drafts.set(id, fresh());
        return this.#copy(this.drafts.get(id));
    }
    async begin(seat, draft) {
        this.drafts.delete(draft);
        if (!this.seats_.has(seat.id)) this.seats_.set(seat.id, this.#copy(seat));
        return this.#copy(this.seats_.get(seat.id));
    }
    async seat(id) {
        if (!this.seats_.has(id)) return undefined;
        return { seat: this.#copy(this.seats_.get(id)), used: [...this.used.values()].filter((used) => used.id === id).map(({ id: _, ...used }) => used) };
    }
    async seats() {
        return [...this.seats_.values()].map(this.#copy);
    }
    async change(id, version, change) {
        const seat = this.seats_.get(id);
        if (!seat || seat.version !== version) return undefined;
        this.seats_.set(id, { ...seat, ...this.#copy(change), version: version + 1 });
        return this.#copy(this.seats_.get(id));
    }
    async note(id, change) {
        const seat = this.seats_.get(id);
        this.seats_.set(id, { ...seat, ...withAlarm(seat, change) });
    }
    async keep(id, { from, entries, ...rest }) {
        const seat = this.seats_.get(id);
        if (seat.checkpoint && seat.checkpoint.size > rest.checkpoint.size) return;
        const list = this.entries_.get(id) ?? [];
        entries.forEach((entry, i) => (list[from + i] = entry));
        this.entries_.set(id, list);
        this.seats_.set(id, { ...seat, ...rest });
    }
    async entries(id) {
        return [...(this.entries_.get(id) ?? [])];
    }
    async use(id, used) {
        const name = `${id} ${used.anchor} ${used.index}`, found = this.used.get(name);
        if (!found) this.used.set(name, { id, ...used });
        return !found || found.asked === used.asked ? 'kept' : 'other';
    }
    async forget(id) {
        this.seats_.delete(id);
        this.entries_.delete(id);
    }
}

/** The network of a phone, which a test cuts or meddles with. */
const network = { before: async () => undefined, after: async (_request, response) => response };
const fetchOf = globalThis.fetch;
globalThis.fetch = async (url, init) => {
    const request = { url: String(url), method: init?.method ?? 'GET', body: init?.body, token: init?.headers?.Authorization?.slice(7) };
    if (!request.url.startsWith('http')) return fetchOf(url, init);
    const instead = await network.before(request);
    return instead instanceof Response ? instead : network.after(request, await fetchOf(url, init));
};
const quiet = () => Object.assign(network, { before: async () => undefined, after: async (_request, response) => response });
const cut = () => Promise.reject(new TypeError('no network'));

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Waits, with much patience, until it is so. */
async function until(what, holds) {
    for (let i = 0; i < 3600; i++) {
        if (await holds()) return;
        await sleep(50);
    }
    assert.fail(`it did not come to it: ${what}`);
}

class Phone {
    states = new Map();
    constructor(memory = new MapMemory()) {
        this.memory = memory;
        this.wake();
    }
    /** The page is opened, or opened again. */
    wake() {
        this.desk = new Desk(address, files, this.memory, (id, state) => this.states.set(id, state), 2000);
    }
    kill() {
        if (this.seated) void this.desk.close(this.seated);
        this.states.clear();
    }
    async join(code, name, watching) {
        this.seated = await this.desk.join({ code, name, watching });
        return this.seated;
    }
    open() {
        return this.desk.open(this.seated);
    }
    get id() {
        return `${this.seated.session}/${this.seated.seat}`;
    }
    get state() {
        return this.states.get(this.id);
    }
    look(again) {
        return this.desk.look(this.seated, again);
    }
    ask(question, key = keyOf()) {
        return this.desk.ask(this.seated, question, key);
    }
    async record() {
        const blob = await this.desk.exported(this.seated);
        return (await blob.text()).trim().split('\n').slice(1).filter((line) => !line.startsWith('{"checkpoint"')).map((line) => JSON.parse(line));
    }
    async count(kind) {
        await this.look();
        return (await this.record()).filter((entry) => entry.kind === kind).length;
    }
}
const keyOf = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

const api = new Api({ url: address });
const check = (target) => ({ step: 'morale-check', input: { target } });

async function game(mode) {
    const opened = await api.post('/v1/sessions', { body: { ruleset: 'tt', mode } });
    const phones = [new Phone(), new Phone()];
    for (const [number, phone] of phones.entries()) await phone.join(opened.sides[number].join_code, `player ${number}`);
    for (const phone of phones) await phone.open();
    return { opened, phones };
}
async function ready() {
    const { opened, phones } = await game('two_sided');
    for (const phone of phones) await phone.look();
    for (const phone of phones) await phone.look();
    return { opened, red: phones[0], blue: phones[1] };
}

/** The database loses what stands behind entry `last`, as after a failover, and the umpire goes on with a new chain. */
async function restored({ id, token }, last) {
    const lose = `DELETE FROM umpire.entry WHERE session_id = '${id}' AND seq > ${last}`;
    const fall = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'umpire'`;
    execFileSync('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', lose, '-c', fall, database]);
    const rekey = { method: 'POST', headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: '{"reason":"The disk was lost."}' };
    await until('the service has noticed it', async () => (await fetchOf(`${address}/v1/sessions/${id}/rekey`, rekey)).status === 201);
}

// ---- What they play ----

const tests = {
    async 'two phones roll, each reveals by itself'() {
        const { opened, red, blue } = await ready();
        for (const [number, target] of [8, 9].entries()) {
            const asked = await (number ? blue : red).ask(check(target));
            assert.equal(asked.kind, 'asked');
            await until('the asker has revealed', async () => (await red.count('revealed')) + 0 > 2 * number);
            await blue.look();
            await red.look();
            await until('it is ruled', async () => (await red.count('ruling')) === number + 1);
        }
        const state = await red.look();
        assert.deepEqual([state.sign, state.says, state.twoSided, state.signs, state.waitingFor, state.awaited], ['quiet', 'checked', true, true, undefined, false]);
        assert.equal(state.checkedTo, (await red.record()).length);
        const { outcome, text } = await red.desk.verify(red.seated, () => undefined);
        assert.equal(outcome, 'passed', text);
        await until('both have cosigned', async () => (await red.look()).cosigned > 0 && (await blue.look()).cosigned > 0);
        await red.look();
        const kept = (await (await red.desk.exported(red.seated)).text()).trim().split('\n').filter((line) => line.startsWith('{"checkpoint"'));
        const signatures = kept.flatMap((line) => JSON.parse(line).checkpoint.split('\n')).filter((line) => line.startsWith('\u2014 '));
        assert.ok(signatures.length >= kept.length + 2, 'of the server, and of both phones');
        await new Api({ url: address, token: opened.token }).post('/v1/sessions/{session}/close', { path: { session: opened.id }, body: {} });
        assert.equal((await blue.look()).closed, true);
        assert.equal((await blue.desk.kept())[0].closed, true);
    },

    async 'the other phone sleeps: whom one waits for, and since when'() {
        const { red, blue } = await ready();
        blue.kill();
        await red.ask(check(7));
        await until('red revealed', async () => (await red.count('revealed')) === 1);
        const { waitingFor } = await red.look();
        assert.equal(waitingFor.length, 1);
        assert.equal(waitingFor[0].seat, blue.seated.seat);
        assert.ok(Math.abs(Date.parse(waitingFor[0].since) - Date.now()) < 600000);
        blue.wake();
        await blue.open();
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
    },

    async 'killed between checking and revealing: the same nonce for the same question'() {
        const { red, blue } = await ready();
        blue.kill();
        const use = blue.memory.use.bind(blue.memory);
        blue.wake();
        let killed = false;
        blue.memory.use = async (...words) => {
            await use(...words);
            killed = true;
            return new Promise(() => undefined); // the page is gone
        };
        await blue.open();
        await red.ask(check(8));
        await blue.desk.noticed(blue.seated, 99, 'asked');
        await until('it was killed', () => killed);
        blue.kill();
        blue.memory.use = use;
        assert.equal(blue.memory.used.size, 1);
        blue.wake();
        await blue.open();
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
        assert.equal(blue.memory.used.size, 1);
    },

    async 'a nonce that went to another question is never given again'() {
        const { red, blue } = await ready();
        await red.ask(check(8));
        const use = blue.memory.use.bind(blue.memory);
        blue.memory.use = (id, used) => use(id, { ...used, asked: 'ab'.repeat(32) }).then(() => 'other');
        const state = await blue.look();
        assert.deepEqual([state.sign, state.code], ['alarm', 'reused']);
        blue.memory.use = use;
        blue.kill();
        blue.wake();
        await blue.open();
        await until('it says so again', () => blue.state?.sign === 'alarm');
        assert.equal((await red.record()).filter(({ kind, seat }) => kind === 'revealed' && seat === blue.seated.seat).length, 0);
    },

    async 'the network goes before, and after, a question arrives: it is asked once'() {
        for (const late of [false, true]) {
            const { red, blue } = await ready();
            const key = keyOf();
            const isQuestion = ({ url, method }) => method === 'POST' && url.endsWith('/rulings');
            const bodies = [];
            network.before = async (request) => isQuestion(request) && (bodies.push(request.body), late ? undefined : cut());
            network.after = async (request, response) => (isQuestion(request) && late ? cut() : response);
            await assert.rejects(red.ask(check(8), key), { name: 'UmpireUnreachable' });
            assert.equal(red.state.pending, true);
            network.after = async (_request, response) => response;
            network.before = async (request) => void (isQuestion(request) && bodies.push(request.body));
            red.kill();
            red.wake();
            const answer = await red.ask(check(8), key);
            assert.equal(answer.kind, 'asked');
            quiet();
            assert.equal(new Set(bodies).size, 1, 'the same bytes each time');
            assert.equal(await red.count('asked'), 1);
            const again = await red.ask(check(8), key); // a tap that comes late
            assert.equal(again.seq, answer.seq);
            await blue.look();
            await until('it is ruled', async () => (await red.count('ruling')) === 1);
        }
    },

    async 'two pages of one phone'() {
        const { red, blue } = await ready();
        const other = new Phone(red.memory);
        other.seated = red.seated;
        await other.open();
        const answers = await Promise.allSettled([red.ask(check(8)), other.ask(check(9))]);
        assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1, JSON.stringify(answers));
        await Promise.all([red.look(), other.look(), blue.look()]);
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
        for (const page of [red, other, blue]) assert.equal((await page.look()).sign, 'quiet', page.state.words);
        assert.equal(await red.count('asked'), 1);
    },

    async 'two pages of one phone: one has asked since the other read'() {
        const { red, blue } = await ready();
        const other = new Phone(red.memory);
        other.seated = red.seated;
        await other.open();
        for (const page of [red, other]) await page.look();
        let read, asked;
        const isRead = new Promise((resolve) => (read = resolve)), isAsked = new Promise((resolve) => (asked = resolve));
        network.after = async (request, response) => {
            if (request.token !== red.seated.token || !request.url.includes('/record')) return response;
            network.after = async (_request, later) => later;
            const text = await response.text(); // of before the first page asked
            read();
            await isAsked;
            return new Response(text, { status: response.status, headers: response.headers });
        };
        const late = assert.rejects(other.ask(check(9)));
        await isRead;
        await red.ask(check(8));
        asked();
        await late;
        quiet();
        await until('it is ruled', async () => (await other.look()) && (await blue.look()) && (await red.count('ruling')) === 1);
        for (const page of [red, other, blue]) assert.equal((await page.look()).sign, 'quiet', page.state.words);
        assert.equal(await red.count('asked'), 1);
    },

    async 'both ask at once: one is told that the place is taken'() {
        const { red, blue } = await ready();
        const answers = await Promise.allSettled([red.ask(check(8)), blue.ask(check(9))]);
        const refused = answers.filter(({ status }) => status === 'rejected');
        assert.equal(refused.length, 1);
        await Promise.all([red.look(), blue.look()]);
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
        await (answers[0].status === 'rejected' ? red : blue).ask(check(7)); // it may ask again
    },

    async 'taking back and giving up are signed'() {
        const { red, blue } = await ready();
        await red.ask(check(8));
        await red.desk.giveUp(red.seated);
        await blue.desk.giveUp(blue.seated).catch(() => undefined);
        await until('the question has ended', async () => !(await blue.look()).waitingFor);
        const ruled = (await red.count('ruling')) === 1;
        if (!ruled) {
            await red.ask(check(9));
            await blue.look();
            await until('it is ruled', async () => (await red.count('ruling')) === 1);
        }
        const ruling = (await red.record()).find(({ kind }) => kind === 'ruling');
        const proposed = await red.desk.proposeUndo(red.seated, ruling.seq, 'a slip');
        await blue.desk.answerUndo(blue.seated, proposed.seq, true);
        await red.look();
        assert.ok((await red.record()).filter(({ kind, signature }) => kind.startsWith('undo') && signature).length === 2);
        assert.equal((await red.desk.verify(red.seated, () => undefined)).outcome, 'passed');
    },

    async 'dice that fell on the table, agreed to by both'() {
        const { red, blue } = await ready();
        const dice = (list) => list.map(({ seat, faces }) => [seat, ...faces]);
        // The phone that asks agrees before it could reveal; the other one reveals by itself meanwhile, and agrees after it.
        await red.desk.askThrown(red.seated, check(8), [3, 4], keyOf());
        await until('the other phone reads it', async () => (await blue.look()).declared?.length === 1);
        assert.deepEqual(dice(blue.state.declared), [[red.seated.seat, 3, 4]]);
        await blue.desk.agreeDice(blue.seated, [3, 4]);
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
        const ruling = (await red.record()).find(({ kind }) => kind === 'ruling');
        assert.deepEqual([ruling.dice.source, ruling.draws.flatMap(({ faces }) => faces), ruling.seat], ['declared', [3, 4], red.seated.seat]);
        assert.equal((await red.record()).filter(({ kind, seat }) => kind === 'revealed' && seat === red.seated.seat).length, 0);
        assert.equal((await red.look()).declared, undefined);
        // The page is closed behind the question: opened again it agrees to what fell, and reveals nothing.
        network.before = async ({ url, token }) => (token === red.seated.token && url.endsWith('/declared-dice') ? cut() : undefined);
        await assert.rejects(red.desk.askThrown(red.seated, check(9), [5, 6], keyOf()), { name: 'UmpireUnreachable' });
        red.kill();
        quiet();
        red.wake();
        await red.open();
        await until('it has agreed', async () => (await blue.look()).declared?.length === 1);
        await blue.desk.agreeDice(blue.seated, [5, 6]);
        await until('it is ruled', async () => (await red.count('ruling')) === 2);
        // And the next question is rolled again.
        await red.ask(check(7));
        await blue.look();
        await until('it is ruled', async () => (await red.count('ruling')) === 3);
        assert.equal((await red.desk.verify(red.seated, () => undefined)).outcome, 'passed');
        assert.equal((await blue.look()).sign, 'quiet');
    },

    async 'a record that was changed: the alarm stays until the whole holds again'() {
        const { red, blue } = await ready();
        const posts = [];
        await blue.ask(check(8));
        network.before = async ({ url, method, token }) => void (method === 'POST' && token === red.seated.token && posts.push(url));
        network.after = async ({ url, token }, response) => (url.includes('/record') && token === red.seated.token ? new Response((await response.text()).replace(/"target":8/g, '"target":9'), response) : response);
        assert.equal((await red.look()).sign, 'alarm');
        assert.equal((await red.look()).sign, 'alarm');
        assert.ok(red.state.words);
        red.kill();
        red.wake();
        await red.open();
        await until('it says so again', () => red.state?.sign === 'alarm');
        await assert.rejects(red.ask(check(7)), { name: 'DeviceRefused' });
        assert.deepEqual(posts, [], 'nothing is signed');
        quiet();
        assert.equal((await red.look()).sign, 'alarm');
        assert.match(await (await red.desk.evidence(red.seated)).text(), /"target":9/);
        assert.equal((await red.look(true)).sign, 'quiet');
        assert.equal(await red.desk.evidence(red.seated), undefined);
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
    },

    async 'a record that is shorter than what was seen'() {
        const { red, blue } = await ready();
        const before = await (await fetch(`${address}/v1/sessions/${red.seated.session}/export`, { headers: { Authorization: `Bearer ${red.seated.token}` } })).text();
        await red.ask(check(8));
        await blue.look();
        await until('it is ruled', async () => (await red.count('ruling')) === 1);
        network.after = async ({ url, token }, response) => (url.includes('/record') && token === red.seated.token ? new Response(url.endsWith('after=-1') ? before : [before.split('\n')[0], ...before.split('\n').slice(-2)].join('\n'), response) : response);
        assert.deepEqual([(await red.look()).sign, red.state.code], ['alarm', 'rolled_back']);
        quiet();
    },

    async 'two records that the server signed: nothing takes that alarm back'() {
        const { opened, phones: [red, blue] } = await game('sealed');
        const umpire = api.as(opened.token), path = { session: opened.id };
        const note = (text) => umpire.post('/v1/sessions/{session}/notes', { path, body: { text } });
        const answer = async () => (await fetch(`${address}/v1/sessions/${opened.id}/export`, { headers: { Authorization: `Bearer ${red.seated.token}` } })).text();
        await note('One.');
        await note('Two.');
        await red.look();
        assert.equal(red.state.checkedTo, 5);
        const before = await answer();
        blue.kill();
        await restored(opened, 3);
        await note('Three.');
        assert.deepEqual([(await red.look()).sign, red.state.code, red.state.proven], ['alarm', 'rewritten', true]);
        const shows = (text) => (network.after = async ({ url, token }, response) => (url.includes('/record') && token === red.seated.token ? new Response(text, { status: 200, headers: response.headers }) : response));
        for (const text of [before, before.replace(/Two/, 'Six')]) {
            shows(text);
            assert.deepEqual([(await red.look(true)).sign, red.state.code, red.state.proven], ['alarm', 'rewritten', true]);
        }
        quiet();
        red.kill();
        red.wake();
        await red.open();
        await until('it says so again', () => red.state?.proven === true);
        const [said, record] = (await (await red.desk.evidence(red.seated)).text()).split(/\n(.*)/s);
        assert.match(JSON.parse(said).checkpoint, /\n5\n/);
        assert.match(record, /Three/);
    },

    async 'a token that is void: somebody revoked the seat'() {
        const { opened, phones: [red] } = await game('sealed');
        await red.look();
        await api.as(opened.token).post('/v1/sessions/{session}/seats/{seat}/revocation', { path: { session: opened.id, seat: red.seated.seat }, body: {} });
        assert.deepEqual([(await red.look()).sign, red.state.code, red.state.proven ?? false], ['alarm', 'token_lost', false]);
        assert.equal((await red.look(true)).code, 'token_lost');
    },

    async 'who speaks for a side, by the record'() {
        const { opened, phones: [red] } = await game('sealed');
        const mate = new Phone();
        await mate.join(opened.sides[0].join_code, 'mate');
        const guestOf = async (phone) => (await phone.look()).seats.find(({ id }) => id === mate.seated.seat);
        assert.deepEqual(await guestOf(mate), { id: mate.seated.seat, role: 'player', side: red.seated.side, guest: true, revoked: false });
        await red.desk.admit(red.seated, mate.seated.seat);
        assert.equal((await guestOf(red)).guest, false);
        await api.as(opened.token).post('/v1/sessions/{session}/seats/{seat}/revocation', { path: { session: opened.id, seat: mate.seated.seat }, body: {} });
        assert.equal((await guestOf(red)).revoked, true);
    },

    async 'a record that breaks off on its way is no record'() {
        const { red } = await ready();
        network.after = async ({ url }, response) => (url.includes('/record') ? new Response((await response.text()).slice(0, -40), response) : response);
        assert.deepEqual([(await red.look()).sign, red.state.says], ['quiet', 'unreachable']);
        quiet();
        assert.equal((await red.look()).says, 'checked');
    },

    async 'what this phone keeps is damaged: it is read again, and no alarm'() {
        const { red } = await ready();
        red.kill();
        red.memory.entries_.get(red.id)[1] += ' ';
        red.wake();
        await red.open();
        await until('it was read', () => red.state?.says === 'checked');
        assert.equal(red.state.sign, 'quiet');
    },

    async 'an umpire that ran out of memory begins again'() {
        const { red } = await ready();
        red.kill();
        const umpires = [], module = await WebAssembly.compile(readFileSync(join(rules, 'umpire.wasm')));
        const umpire = async () => (umpires.push(new Umpire(module)), umpires.at(-1));
        const keeper = new Keeper(red.id, { umpire, memory: red.memory, api: api.as(red.seated.token), tell: () => undefined, words: {} });
        assert.equal((await keeper.look()).says, 'checked');
        umpires[0].renew(); // as after a trap
        assert.equal((await keeper.look()).says, 'checked');
        assert.equal(keeper.state.checkedTo, (await red.memory.entries(red.id)).length);
        keeper.close();
    },

    async 'sealed dice: nonces of all, a second phone, a lost one, one that watches'() {
        const { opened, phones: [red] } = await game('sealed');
        const umpire = new Phone();
        umpire.seated = await umpire.desk.opened(opened);
        await umpire.open();
        await until('the umpire gave a nonce', async () => (await umpire.count('nonce')) === 1);
        await red.ask(check(8));
        assert.equal((await red.look()).checkedTo, 5); // opened, joined twice, nonce, ruling
        const second = new Phone();
        second.seated = await second.desk.second(red.seated);
        assert.deepEqual([(await second.look()).says, second.state.signs, second.state.checkedTo], ['second', false, 5]);
        const lost = new Phone();
        lost.seated = red.seated;
        assert.deepEqual([(await lost.look()).says, lost.state.signs], ['lost', false]);
        const plain = await api.post('/v1/join', { body: { code: opened.sides[1].join_code, name: 'without a device', nonce: '00'.repeat(16) } });
        const keyless = new Phone(); // an app without keys took the seat: there is nothing to be lost
        keyless.seated = { session: plain.session, seat: plain.seat, token: plain.token };
        assert.equal((await keyless.look()).says, 'checked');
        assert.equal((await keyless.ask(check(8))).kind, 'ruling');
        const watcher = new Phone();
        await watcher.join(opened.spectator.join_code, 'eve', true);
        assert.deepEqual([(await watcher.look()).says, watcher.state.sign], ['checked', 'quiet']);
        assert.equal((await umpire.desk.verify(umpire.seated, () => undefined)).outcome, 'passed');
        assert.equal(await umpire.count('nonce'), 1 + (await umpire.count('rekey')), 'once a chain: who joined after the roll ended the first');
    },

    async 'sealed dice: what a seat with a key does is signed, and several ask at once'() {
        const { phones: [red, blue] } = await game('sealed');
        const answers = await Promise.all([red.ask(check(8)), blue.ask(check(9)), red.ask(check(7)), blue.ask(check(6))]);
        assert.deepEqual(answers.map(({ kind }) => kind), Array(4).fill('ruling'));
        assert.equal(new Set(answers.map(({ dice }) => dice.link)).size, 4);
        await red.ask({ ...check(8), dice: [3, 4] });
        const note = await red.desk.note(red.seated, 'It rains.');
        const dispute = await blue.desk.dispute(blue.seated, answers[0].seq, 'It was nine.', 'TT-MOR-2');
        const undo = await red.desk.proposeUndo(red.seated, answers[2].seq, undefined);
        const answer = await blue.desk.answerUndo(blue.seated, undo.seq, false);
        await red.look();
        const record = await red.record();
        for (const { seq } of [...answers, note, dispute, undo, answer]) assert.match(record[seq].signature, /^[0-9a-f]{128}$/);
        assert.equal((await red.look()).sign, 'quiet');
        const { outcome, text } = await red.desk.verify(red.seated, () => undefined);
        assert.equal(outcome, 'passed', text);
        const second = new Phone();
        second.seated = await second.desk.second(red.seated);
        await assert.rejects(second.ask(check(8)), { name: 'DeviceRefused', code: 'no_secrets' });
    },

    async 'a nonce in one\'s name that is not one\'s own'() {
        const { phones: [red] } = await game('sealed');
        red.kill();
        const seat = red.memory.seats_.get(red.id);
        red.memory.seats_.set(red.id, { ...seat, given: { joined: '00'.repeat(32) }, checkpoint: undefined, note: undefined, header: undefined });
        red.memory.entries_.clear();
        red.wake();
        await red.open();
        await until('it says so', () => red.state?.code === 'own_nonce');
        assert.equal(red.state.sign, 'alarm');
    },

    async 'sealed dice: a new chain has this phone\'s nonce before this phone asks'() {
        const { opened, phones } = await game('sealed');
        const [red, blue] = phones, umpire = api.as(opened.token), path = { session: opened.id };
        const note = () => umpire.post('/v1/sessions/{session}/notes', { path, body: { text: 'It is lost.' } });
        const isNonce = ({ url, method }) => method === 'POST' && url.endsWith('/nonces');
        const kinds = async () => (await red.look(), (await red.record()).map(({ kind }) => kind));
        const asleep = async (what) => {
            for (const phone of phones) await phone.look();
            for (const phone of phones) phone.kill(); // what is lost nobody has seen
            await what();
            for (const phone of phones) phone.wake();
        };
        await asleep(async () => (await note(), restored(opened, 2)));

        // It is taken and not recorded, or not taken: nothing is asked, and there is never another one for this chain.
        const sent = [], posts = [];
        network.before = async (request) => {
            if (request.method === 'POST' && request.token === red.seated.token) posts.push(new URL(request.url).pathname.split('/').at(-1));
            if (isNonce(request)) return sent.push(request.body), new Response('{}', { status: 201 });
        };
        await assert.rejects(red.ask(check(8)), { name: 'DeviceRefused', code: 'nonce_first' });
        network.before = async (request) => isNonce(request) && (sent.push(request.body), new Response('{}', { status: 503 }));
        await assert.rejects(red.ask(check(8)), { name: 'UmpireProblem' });
        red.kill();
        red.wake();
        network.before = async (request) => void (isNonce(request) && sent.push(request.body));
        assert.equal((await red.ask(check(8))).kind, 'ruling');
        quiet();
        assert.equal(new Set(sent).size, 1, 'one nonce');
        assert.ok(!posts.includes('rulings'));
        assert.deepEqual(await kinds(), ['opened', 'joined', 'joined', 'rekey', 'nonce', 'ruling']);
        await blue.look(); // in the background
        assert.deepEqual((await kinds()).slice(6), ['nonce']);

        // Of another chain, or another one for this chain: somebody chose it.
        const { given } = red.memory.seats_.get(red.id), [anchor] = Object.keys(given).filter((name) => name !== 'joined');
        for (const other of [{ joined: given.joined, ['00'.repeat(32)]: given[anchor] }, { ...given, [anchor]: given.joined }, { ...given, joined: given[anchor] }]) {
            const cheated = new Phone(new MapMemory());
            cheated.seated = red.seated;
            cheated.memory.seats_.set(red.id, { ...red.memory.seats_.get(red.id), given: other, checkpoint: undefined, note: undefined, header: undefined });
            assert.deepEqual([(await cheated.look()).sign, cheated.state.code], ['alarm', 'own_nonce']);
        }

        // A chain begins between reading and asking: the question is signed anew, behind the nonce.
        let begun = false;
        network.before = async ({ url, method }) => {
            if (begun || method !== 'POST' || !url.endsWith('/rulings')) return;
            begun = true;
            await note();
            await restored(opened, 6);
        };
        assert.equal((await red.ask(check(9))).kind, 'ruling');
        quiet();
        await blue.look();
        assert.deepEqual((await kinds()).slice(7), ['rekey', 'nonce', 'ruling', 'nonce']);

        // Chain after chain without a roll: from the second on it waits for somebody's.
        await asleep(async () => {
            for (const last of [10, 11]) await note(), await restored(opened, last);
        });
        await assert.rejects(red.ask(check(8)), { name: 'DeviceRefused', code: 'begun_again' });
        assert.deepEqual((await kinds()).slice(11), ['rekey', 'rekey']);
        await umpire.post('/v1/sessions/{session}/rulings', { path, body: check(7) });
        assert.equal((await red.ask(check(8))).kind, 'ruling');
        assert.equal((await red.look()).sign, 'quiet');
        assert.equal((await red.desk.verify(red.seated, () => undefined)).outcome, 'passed');
    },

    async 'joining is asked again after the page was closed: one seat'() {
        const opened = await api.post('/v1/sessions', { body: { ruleset: 'tt', mode: 'two_sided' } });
        const phone = new Phone();
        network.after = async ({ url }, response) => (url.endsWith('/v1/join') ? cut() : response);
        await assert.rejects(phone.join(opened.sides[0].join_code, 'anna'), { name: 'UmpireUnreachable' });
        quiet();
        phone.wake();
        const seated = await phone.join(opened.sides[0].join_code.toLowerCase().replace(/-/g, ' '), 'anna');
        assert.equal(seated.seat, 's1');
        assert.equal((await phone.look()).says, 'checked');
        assert.equal(phone.memory.drafts.size, 0);
    },

    async 'without a second phone two-sided questions are refused in words'() {
        const { red } = await ready();
        const second = new Phone();
        second.seated = await second.desk.second(red.seated);
        await assert.rejects(second.ask(check(8)), { name: 'DeviceRefused', code: 'no_secrets' });
        assert.equal((await second.look()).awaited, false);
    },
};

const wanted = process.env.KEEPER_TEST;
for (const [name, test] of Object.entries(tests)) {
    if (wanted && !name.includes(wanted)) continue;
    const begun = Date.now();
    try {
        await test();
    } catch (error) {
        console.error(`FAILED: ${name}`);
        console.error(error);
        process.exit(1);
    }
    quiet();
    console.log(`${name}: ${Date.now() - begun} ms`);
}
process.exit(0);
