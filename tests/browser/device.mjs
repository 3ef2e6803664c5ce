// The device's part in a real browser, in its worker and with IndexedDB, on plain http where nothing is a secure context: two phones play a
// two-sided game; one is killed between checking and revealing and comes back; one withholds; the network is cut; `umpire verify`
// accepts what a phone kept. Called by test_device.c:
//   node device.mjs BROWSER URL PROGRAM BUILD [--long]
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url, program, build, long] = calledWith('BROWSER', 'URL', 'UMPIRE', 'BUILD', '[--long]');
const PATIENCE = 180000; // as tests/support/patience.h
const here = dirname(fileURLToPath(import.meta.url)), source = join(here, '../..');
const work = mkdtempSync(join(tmpdir(), 'umpire-device-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

// The modules as the page's own build has them; they are served beside the page, so that its policy holds for them.
const names = ['--alias:umpire-client=' + join(source, 'clients/typescript/src/index.ts'), '--alias:umpire-rules=' + join(build, 'umpire-rules')];
const bundle = (...words) => execFileSync('esbuild', [...words, '--bundle', '--format=esm', '--target=es2020', '--log-level=warning', '--define:UMPIRE_HAS_RULES=true', ...names]);
bundle(join(source, 'web/src/device/worker.ts'), `--outfile=${join(work, 'device.worker.js')}`);
bundle(join(here, 'device_page.ts'), `--outdir=${join(work, 'out')}`, '--loader:.wasm=file', '--loader:.json=file', '--loader:.worker.js=file', `--alias:umpire-page=${work}`);
const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json' };
const html = '<!doctype html><html lang="en"><head><title>a device</title><script type="module" src="device_page.js"></script></head><body></body></html>';

const policy = (await fetch(`${url}/app/`)).headers.get('content-security-policy');
assert.match(policy, /'wasm-unsafe-eval'/);

// The service with those files beside the page. Playwright's own answers come from no address, and Chromium lets such a page ask none here.
let swallow; // requests that are never answered
const beside = createServer((request, response) => {
  const name = /^\/app\/try\/([\w.-]*)$/.exec(request.url)?.[1];
  const head = { 'content-security-policy': policy, 'cache-control': 'no-store' };
  if (name === '') return response.writeHead(200, { ...head, 'content-type': 'text/html' }).end(html);
  if (name) return response.writeHead(200, { ...head, 'content-type': types[extname(name)] }).end(readFileSync(join(work, 'out', name)));
  const { method, url: path, headers } = request;
  if (swallow?.(path, headers)) return;
  const onward = httpRequest(url + path, { method, headers }, (answer) => (response.writeHead(answer.statusCode, answer.headers), answer.pipe(response)));
  onward.on('error', () => response.destroy());
  request.pipe(onward);
});
await new Promise((resolve) => beside.listen(0, '127.0.0.1', resolve));

// A name that is not this machine's own: plain http there is no secure context.
const hall = `http://hall.test:${beside.address().port}`;
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--host-resolver-rules=MAP hall.test 127.0.0.1'] });
class Phone {
  static async make(name) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    context.setDefaultTimeout(PATIENCE);
    const phone = new Phone();
    Object.assign(phone, { name, context });
    await phone.wake();
    return phone;
  }
  async wake() {
    this.page = await this.context.newPage();
    this.page.on('pageerror', (error) => console.error(`${this.name}: ${error}`));
    this.page.on('console', (message) => /Content Security Policy/.test(message.text()) && assert.fail(message.text()));
    await this.page.goto(`${hall}/app/try/`);
    await this.page.waitForSelector('body[data-ready]', { state: 'attached' });
    if (this.seated) await this.show();
  }
  // As when the system takes the page away: nothing is said to it before.
  async kill() {
    await this.page.close();
  }
  async join(code) {
    this.seated = await this.page.evaluate(([code, name]) => window.part.join({ code, name }), [code, this.name]);
    await this.show();
  }
  show() {
    return this.page.evaluate((seated) => void (window.own = window.part.device(seated)), this.seated);
  }
  look(again) {
    return this.page.evaluate((again) => window.own.look(again), again);
  }
  state() {
    return this.page.evaluate(() => window.own.state());
  }
  ask(question, key) {
    return this.page.evaluate(([question, key]) => window.own.ask(question, key), [question, key]);
  }
  exported() {
    return this.page.evaluate(async () => (await window.own.exported()).text());
  }
  // Reads what the browser keeps.
  used() {
    return this.page.evaluate(
      () => new Promise((resolve, reject) => {
        const opened = indexedDB.open('umpire-device');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const store = opened.result.transaction('used').objectStore('used'), all = store.getAllKeys();
          all.onsuccess = () => (opened.result.close(), resolve(all.result));
        };
      }),
    );
  }
  async rulings() {
    await this.look();
    return (await this.exported()).split('\n').filter((line) => line.includes('"kind":"ruling"')).length;
  }
}

const until = async (what, holds) => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) if (await holds()) return;
  assert.fail(`it did not come to it: ${what}`);
};
const post = async (path, body, token) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response.json();
};
const key = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
const check = (target) => ({ step: 'morale-check', input: { target } });

try {
  const opened = await post('/v1/sessions', { ruleset: 'tt', mode: 'two_sided' });
  const anna = await Phone.make('anna'), ben = await Phone.make('ben');
  assert.deepEqual(await anna.page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof navigator.locks, typeof navigator.serviceWorker]), [false, 'undefined', 'undefined', 'undefined']);
  for (const [i, phone] of [anna, ben].entries()) await phone.join(opened.sides[i].join_code);
  for (const phone of [anna, ben, anna]) assert.equal((await phone.look()).sign, 'quiet');
  let rulings = 0;
  const ruled = async (phone) => until('it is ruled', async () => (await phone.rulings()) === rulings);

  // Each rolls; nobody presses anything for the other's nonce.
  for (let i = 0; i < (long ? 20 : 2); i++) {
    const [asker, other] = i % 2 ? [ben, anna] : [anna, ben];
    assert.equal((await asker.ask(check(7 + (i % 3)), key())).kind, 'asked');
    rulings++;
    await other.look();
    await ruled(asker);
  }

  // Killed between checking and revealing: what the nonce is for is on the disk, and nothing was sent.
  let stopped;
  const isStopped = new Promise((resolve) => (stopped = resolve));
  swallow = (path, { authorization }) => path.endsWith('/reveal') && authorization.endsWith(ben.seated.token) && (stopped(), true);
  await anna.ask(check(8), key());
  rulings++;
  void ben.look().catch(() => undefined);
  await isStopped;
  await ben.kill();
  swallow = undefined;
  const after = await anna.look();
  assert.equal(after.waitingFor?.[0]?.seat, ben.seated.seat, JSON.stringify(after));
  assert.equal(await anna.rulings(), rulings - 1);
  await ben.wake();
  const used = await ben.used();
  assert.equal(used.length, rulings, 'written before it was sent');
  await ruled(anna);
  assert.deepEqual(await ben.used(), used, 'and never another');

  // One withholds: the other is told whom it waits for, and since when; the same dice fall when the phone is back.
  await ben.kill();
  const asked = Date.now();
  await anna.ask(check(9), key());
  rulings++;
  await until('anna has revealed', async () => !(await anna.look()).awaited);
  const [waiting] = (await anna.state()).waitingFor;
  assert.ok(Math.abs(Date.parse(waiting.since) - asked) < PATIENCE);
  await ben.wake();
  await ruled(anna);

  // The network is cut: it is shown as not sent, survives a reload, and goes once. Double taps are one.
  const tap = ([seated, body]) => {
    window.own ??= window.part.device(seated);
    window.queue ??= new window.Queue(seated.session, { shelf: localStorage, send: ({ body, key }) => window.own.ask(body, key) });
    if (body) for (let i = 0; i < 2; i++) void window.queue.ask({ path: '/rulings', body, title: 'a check' }).catch(() => undefined);
  };
  const items = () => anna.page.evaluate(() => window.queue.items().map(({ state }) => state));
  await anna.context.setOffline(true);
  await anna.page.evaluate(tap, [anna.seated, check(7)]);
  await until('it is shown as not sent', async () => (await items())[0] === 'waiting');
  assert.equal((await items()).length, 1);
  await anna.context.setOffline(false);
  swallow = (path) => path.startsWith('/v1/');
  await anna.kill();
  await anna.wake();
  await anna.page.evaluate(tap, [anna.seated]);
  assert.equal((await items()).length, 1);
  swallow = undefined;
  await anna.page.evaluate(() => window.queue.wake());
  rulings++;
  await until('it was sent', async () => (await items()).length === 0);
  await ben.look();
  await ruled(anna);

  // A second phone of anna's: it shows and checks, and holds no secret.
  const second = await Phone.make('anna');
  const link = await anna.page.evaluate((seated) => window.part.secondLink(location.href, seated), anna.seated);
  assert.ok(link.indexOf('#') < link.indexOf(anna.seated.token), 'the token stands in the fragment');
  second.seated = await second.page.evaluate((link) => window.part.second(window.part.seatedOfLink(link)), link);
  await second.show();
  const seen = await second.look();
  assert.deepEqual([seen.sign, seen.says, seen.signs], ['quiet', 'second', false]);

  // What the phone kept, also without a network, is what `umpire verify` accepts, with its own checkpoint.
  await post(`/v1/sessions/${opened.id}/close`, {}, opened.token);
  assert.equal((await anna.look()).closed, true);
  await until('it has cosigned', async () => (await anna.state()).cosigned > 0);
  await anna.context.setOffline(true);
  const file = join(work, 'game.ndjson');
  writeFileSync(file, await anna.exported());
  assert.equal(await anna.page.evaluate(async () => (await window.own.verify()).outcome), 'passed');
  await anna.context.setOffline(false);
  const report = execFileSync(program, ['verify', '--key', anna.seated.server_key, file], { encoding: 'utf8' });
  assert.match(report, /passed/i);
  const inPage = await anna.page.evaluate(async () => (await window.own.verify()).outcome);
  assert.equal(inPage, 'passed');
  console.log(`${rulings} rolls by two phones on plain http; verified by the program and by the phone, also without a network`);
} finally {
  await browser.close();
  beside.closeAllConnections();
  beside.close();
}
