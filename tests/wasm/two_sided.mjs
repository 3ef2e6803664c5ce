// two_sided.mjs ADDRESS RULES: two devices in WebAssembly play a two-sided game against a service: they join, commit, ask, reveal, each after its
// own checks, and refuse to sign what they have not kept. The export of the game passes.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [address, rules] = calledWith('URL', 'RULES');
const { Umpire, DeviceRefusal } = await import(join(rules, 'index.js'));
const module = await WebAssembly.compile(readFileSync(join(rules, 'umpire.wasm')));
const hex = (bytes) => randomBytes(bytes).toString('hex');

async function ask(path, { token, key, body } = {}) {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': key ?? hex(16) }) };
    const response = await fetch(`${address}${path}`, { method: body ? 'POST' : 'GET', headers, body: typeof body === 'object' ? JSON.stringify(body) : body });
    const text = await response.text();
    assert.ok(response.ok, `${path}: ${response.status} ${text}`);
    return text;
}
const json = async (...words) => JSON.parse(await ask(...words));

/** A player's phone: its own umpire, its own memory. */
class Phone {
    constructor(server) {
        this.server = server;
        this.umpire = new Umpire(module);
    }
    async join(code, name) {
        const seed = hex(32);
        const joined = await json('/v1/join', { body: { code, name, nonce: hex(32), device_key: this.umpire.publicKey(seed) } });
        this.token = joined.token;
        this.path = `/v1/sessions/${joined.session}`;
        this.device = this.umpire.device({ session: joined.session, seat: joined.seat, server: this.server, seed, nonces: hex(32) });
    }
    async read() {
        const { size, root } = this.device.read(await ask(`${this.path}/export`, this));
        this.device.keep({ checkpoint: { size, root } });
    }
    async send(path, key, body) {
        return json(`${this.path}${path}`, { token: this.token, key, body });
    }
    async commit() {
        await this.read();
        const key = hex(16);
        await this.send('/commitments', key, this.device.commit(key, 8));
    }
    async question(question) {
        await this.read();
        const key = hex(16), { text, sent } = this.device.question(question);
        assert.throws(() => this.device.ask(key, text), (error) => error instanceof DeviceRefusal && error.code === 'not_kept');
        this.device.keep({ sent });
        await this.send('/rulings', key, this.device.ask(key, text));
    }
    async reveal() {
        await this.read();
        assert.equal(this.device.show().awaited, true);
        const used = this.device.prepareReveal();
        assert.throws(() => this.device.reveal(), (error) => error instanceof DeviceRefusal && error.code === 'not_kept');
        this.device.keep({ used: [used] });
        const { question, ...body } = this.device.reveal();
        await ask(`${this.path}/questions/${question}/reveal`, { token: this.token, body });
    }
}

const opened = await json('/v1/sessions', { body: { ruleset: 'tt', mode: 'two_sided' } });
const { keys } = await json('/v1/keys');
const phones = opened.sides.map(() => new Phone(keys[0].key));
for (const [number, phone] of phones.entries()) await phone.join(opened.sides[number].join_code, `player ${number}`);
for (const phone of phones) await phone.commit();
for (const [number, target] of [8, 9, 7].entries()) {
    await phones[number % 2].question({ step: 'morale-check', input: { target } });
    for (const phone of phones) await phone.reveal();
}
const [red, blue] = phones;
await red.read();
assert.equal(red.device.show().question_open, false);
assert.throws(() => red.device.prepareReveal(), (error) => error instanceof DeviceRefusal && !error.alarm);

// The record, and one that was changed: the phone raises an alarm.
const record = await ask(`${red.path}/export`, blue);
assert.equal(await red.umpire.verify(record, { keys: [keys[0].key], file: 1 }), 'passed');
const changed = record.replace(/"target":8/, '"target":9');
assert.throws(() => red.device.read(changed), (error) => error instanceof DeviceRefusal && error.alarm);
assert.equal(await red.umpire.verify(changed, { keys: [keys[0].key] }), 'failed');
assert.equal((await red.umpire.battle(record)).session, opened.id);
console.log(`${record.trim().split('\n').length} lines, three rolls that nobody could choose`);
