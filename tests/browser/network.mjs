// A phone whose network comes and goes, with the service worker that TLS or this machine allows: a kept game opens without a network, says as of when,
// asks at once, and goes on by itself; a page that slept says that it checks, and knows again, though each of its connections is dead.
//   node network.mjs BROWSER URL
import assert from 'node:assert/strict';
import { createServer, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hall } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url] = calledWith('BROWSER', 'URL');
// So that no busy machine fails it; how long it took is printed: 3 s after a sleep are promised.
const AWAKE_MAX_MS = 60000, NAMED_MAX_MS = 60000;
// A stream that says nothing is noticed by its heartbeats; requests that the hole took are given up one by one.
const HOLE_MAX_MS = 120000, BACK_MAX_MS = 60000;
const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const service = new Service(url), { hostname, port } = new URL(url);

/** A way to the service, where what goes through a connection can be lost without anybody being told. */
async function leakyWay() {
  const pairs = new Set();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname), pair = { lost: way.lost };
    pairs.add(pair);
    near.on('data', (bytes) => pair.lost || far.write(bytes)).on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('data', (bytes) => pair.lost || near.write(bytes)).on('error', () => near.destroy()).on('close', () => pair.lost || near.destroy());
  });
  const way = { lost: false, lose: () => pairs.forEach((pair) => (pair.lost = true)), close: () => server.close() };
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(way, { url: `http://127.0.0.1:${server.address().port}` });
}

const way = await leakyWay();
const hall = await Hall.open(browserPath, way.url);

for (const ruleset of ['colonial', 'tft-ww2', 'd12-skirmish', 'tt']) {
  const { head } = gameOf(join(games, `${ruleset}.game`));
  const game = await service.open({ ruleset, options: head.options, units: head.units });
  const player = new Player(await hall.phone({ name: ruleset, serviceWorkers: 'allow' }), game, game.seats.red), { page, phone } = player;
  await player.sit();
  await page.waitForSelector('.unit');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.reload(); // through the worker, which keeps what this screen needs
  await page.waitForSelector('.connection.live');
  await page.waitForTimeout(500);

  await phone.offline();
  await page.waitForSelector('.connection.cut', { timeout: NAMED_MAX_MS });
  await phone.reload();
  await page.waitForSelector('.unit', { timeout: NAMED_MAX_MS });
  await page.waitForSelector('.notice:has-text("As of")', { timeout: NAMED_MAX_MS });
  await page.waitForSelector('.connection.cut');
  await phone.look(`${ruleset}-kept`);
  // A unit that nobody has tapped yet: what it may do is not known, and that is said at once.
  await page.locator('.side-column.is-shown .unit').first().click();
  await page.getByRole('dialog').getByText('No network now').waitFor({ timeout: NAMED_MAX_MS });
  await phone.look(`${ruleset}-not-known`);
  await page.keyboard.press('Escape');
  await phone.offline(false);
  await page.waitForSelector('.connection.live', { timeout: NAMED_MAX_MS });
  assert.equal(await page.locator('.notice:has-text("As of")').count(), 0, 'it is as of now');

  // Asleep: each connection is dead, and nobody was told.
  if (ruleset === 'colonial') {
    await page.waitForTimeout(2000); // nothing is on its way
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    way.lose();
    await page.waitForTimeout(5500);
    const reserve = { ...head.units.find(({ side }) => side === 'red'), id: 'reserve', name: 'The reserve' };
    await service.ask(`/v1/sessions/${game.id}/units`, game.seats.umpire.token, { units: [reserve] });
    const began = Date.now();
    const told = await page.evaluate(async () => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      await new Promise((drawn) => setTimeout(drawn));
      return document.querySelector('.connection').className;
    });
    assert.match(told, /starting/, 'it does not say that it checks');
    await page.waitForSelector('.unit[data-unit="reserve"]');
    const took = Date.now() - began;
    await page.waitForSelector('.connection.live');
    console.log(`awake: up to date after ${took} ms, live after ${Date.now() - began} ms`);
    if (took > AWAKE_MAX_MS) hall.complain('asleep', `it knew after ${took} ms`);

    // A black hole: it is said, and over when it is over.
    way.lost = true;
    way.lose();
    const cut = Date.now();
    await page.locator('.connection.cut').waitFor({ timeout: HOLE_MAX_MS });
    console.log(`a black hole is named after ${Date.now() - cut} ms`);
    way.lost = false;
    const back = Date.now();
    await page.waitForSelector('.connection.live', { timeout: BACK_MAX_MS });
    console.log(`live again after ${Date.now() - back} ms`);
  }
  await phone.context.close();
}
way.close();
await hall.close();
process.exit();
