// Two-sided dice at the table, by the page: two phones join by their codes and roll together; one sleeps and is back within two seconds, one
// rules without a network; a second phone shows the game; an alarm is loud; when the game closes, the record that the phone kept is what
// `umpire verify` accepts. Where a page may, it is read without a network.
//   node at_the_table.mjs BROWSER URL PROGRAM
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookLarge } from './everybody.mjs';
import { Hall, PATIENCE } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url, program] = calledWith('BROWSER', 'URL', 'UMPIRE');
const { head } = gameOf(join(dirname(fileURLToPath(import.meta.url)), '../games/tt.game'));
const work = mkdtempSync(join(tmpdir(), 'umpire-table-'));
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
// Each unit tests once: who fails may be gone.
const units = Object.fromEntries(['red', 'blue'].map((side) => [side, head.units.filter((unit) => unit.side === side).map(({ id }) => id)]));
const check = (side) => ({ step: 'morale-check', units: { unit: units[side].shift() }, input: { target: 2 } });

async function sit(name, code, view) {
  const phone = await hall.phone({ ...view, name, acceptDownloads: true });
  await phone.go(`#j=${code}`);
  await phone.page.fill('form input', name);
  await phone.page.click('.screen-actions .main');
  await phone.page.waitForSelector('.table-columns');
  return phone;
}
const kept = (phone) => phone.page.evaluate(() => JSON.parse(localStorage.getItem('umpire')).games[0]);
const rulings = async (game, token) => (await service.ask(`/v1/sessions/${game}/entries?kind=ruling&limit=200`, token)).entries;
const until = async (what, holds) => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) if (await holds()) return;
  assert.fail(`it did not come to it: ${what}`);
};

// A ruling of six dice is to be ruled again with twelve: a player asks for the rest, and both phones roll.
async function furtherDice() {
  const { head } = gameOf(join(dirname(fileURLToPath(import.meta.url)), '../games/colonial.game'));
  const { id, token, sides } = await service.ask('/v1/sessions', undefined, { ruleset: 'colonial', mode: 'two_sided', options: head.options, units: head.units });
  const [cleo, dan] = await Promise.all(['Cleo', 'Dan'].map(async (name, i) => {
    const player = new Player(await hall.phone({ name }), { id, ruleset: 'colonial' }, {});
    await player.join(sides[i].join_code, name);
    return player;
  }));
  await until('both phones have committed', async () => (await service.ask(`/v1/sessions/${id}`, token)).parties?.every(({ unused }) => unused > 0));
  const volley = { step: 'volley', units: { firer: 'watch', target: 'impi-1' } };
  assert.ok(await cleo.begin(volley), 'no volley is offered');
  await cleo.name(volley.units);
  await cleo.say({ range: 8, figures: 6 });
  await cleo.roll();
  await cleo.close();
  const [ruling] = await rulings(id, token);
  assert.equal(ruling.draws[0].faces.length, 6);
  const dispute = await service.ask(`/v1/sessions/${id}/disputes`, dan.seat.token, { target: ruling.seq, claim: 'All twelve of them fired.' });
  await service.ask(`/v1/sessions/${id}/disputes/${dispute.seq}/decision`, token, { upheld: true, clause: 'MWK-FIR-3', correction: 'further_dice' });
  await dan.page.waitForSelector('main button[name="correct"]');
  await cleo.tap('main button[name="correct"]');
  await cleo.opened();
  await cleo.say({ figures: 12 });
  await cleo.opened();
  await cleo.phone.lookEverywhere('ask-rest');
  await cleo.roll();
  const [, corrected] = [ruling, ...(await service.ask(`/v1/sessions/${id}/entries?kind=correction&limit=200`, token)).entries];
  assert.deepEqual([corrected?.corrects, corrected?.draws[0].faces.length], [ruling.seq, 12]);
  assert.deepEqual(corrected.draws[0].faces.slice(0, 6), ruling.draws[0].faces, 'the dice that fell are kept');
  await dan.page.waitForSelector(`.table-now .ruling[data-entry="${corrected.seq}"]`);
  await dan.phone.unfold();
  assert.match(await dan.page.innerText('.table-now .ruling'), new RegExp(`correction of\\s+no\\. ${ruling.seq}.*dice of no\\. ${ruling.seq}, rolled by both phones; the rest rolled by both phones`, 's'));
  await until('nobody is asked any more', async () => !(await dan.has('main button[name="correct"]')));
  for (const { phone } of [cleo, dan]) await phone.context.close();
}

try {
  const opened = await service.ask('/v1/sessions', undefined, { ruleset: 'tt', mode: 'two_sided', options: head.options, units: head.units });
  const codes = Object.fromEntries(opened.sides.map(({ id, join_code }) => [id, join_code]));
  const anna = await sit('Anna', codes.red, { width: 360, height: 740 });
  const ben = await sit('Ben', codes.blue, { width: 360, height: 740, dark: true });
  const game = { id: opened.id };
  const players = [anna, ben].map((phone) => new Player(phone, game, {}));
  for (const { page } of [anna, ben]) await page.waitForSelector('.fairness.quiet');
  await until('both phones have committed', async () => (await service.ask(`/v1/sessions/${opened.id}`, opened.token)).parties?.every(({ unused }) => unused > 0));

  // A roll by both, each by itself.
  const begin = async (player, side) => {
    const question = check(side);
    assert.ok(await player.begin(question), 'the unit is offered no test');
    await player.name(question.units);
    await player.say(question.input);
  };
  const roll = async (player, side, { waits } = {}) => {
    await begin(player, side);
    await player.tap('dialog[open] button[name="roll"]:enabled');
    if (!waits) await player.page.waitForSelector('dialog[open] .ruling');
  };
  await roll(players[0], 'red');
  const [first] = await rulings(opened.id, opened.token);
  assert.match(await anna.page.textContent('dialog[open] .ruling'), /dice of both phones/);
  await ben.page.waitForSelector(`.table-now .ruling[data-entry="${first.seq}"]`);
  await players[0].close();

  // Ben's phone sleeps: Anna is told whom the roll waits for. Awake, it is back within two seconds, with what it missed.
  await ben.offline();
  await roll(players[0], 'red', { waits: true });
  await anna.page.waitForSelector('text=Waiting for');
  assert.match(await anna.page.textContent('.notice:has-text("Waiting for") >> nth=0'), /Ben.*since \d/s);
  await anna.lookEverywhere('waiting');
  const awake = Date.now();
  await ben.offline(false);
  await until('it is ruled', async () => (await rulings(opened.id, opened.token)).length === 2);
  const [, second] = await rulings(opened.id, opened.token);
  await ben.page.waitForSelector(`.table-now .ruling[data-entry="${second.seq}"]`);
  console.log(`awake and up to date after ${Date.now() - awake} ms`);
  if (await players[0].has('dialog[open]')) await players[0].close();

  // Without a network: shown as not sent, through a reload of the page, and sent once.
  await anna.page.waitForSelector('.table-columns');
  await begin(players[0], 'red');
  await anna.page.waitForSelector('dialog[open] button[name="roll"]:enabled');
  await anna.offline();
  await players[0].tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('.not-sent.waiting');
  await anna.lookEverywhere('not-sent');
  await anna.offline(false);
  await until('it is ruled', async () => (await rulings(opened.id, opened.token)).length === 3);
  await until('nothing is unsent', async () => !(await players[0].has('.not-sent')));
  if (await players[0].has('dialog[open]')) await players[0].close();

  // Where the table has changed meanwhile, it is sent again only once the player has looked.
  const reserve = { ...head.units.find(({ side }) => side === 'red'), id: 'reserve', name: 'The reserve' };
  units.red.push(reserve.id);
  await service.ask(`/v1/sessions/${opened.id}/units`, opened.token, { units: [reserve] });
  await anna.page.waitForSelector('.unit[data-unit="reserve"]');
  await begin(players[0], 'red');
  await anna.page.waitForSelector('dialog[open] button[name="roll"]:enabled');
  await anna.offline();
  await players[0].tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('.not-sent.waiting');
  await players[0].close(); // an open sheet would say it itself (volley.mjs)
  await service.ask(`/v1/sessions/${opened.id}/units/reserve/changes`, opened.token, { changes: { figures: 9 }, reason: 'A figure too many.' });
  await anna.offline(false);
  await anna.page.waitForSelector('.not-sent.changed');
  await anna.lookEverywhere('not-sent-changed');
  assert.equal((await rulings(opened.id, opened.token)).length, 3, 'it was sent before the player had looked');
  await anna.page.click('.not-sent.changed .main');
  await until('it is ruled', async () => (await rulings(opened.id, opened.token)).length === 4);
  await until('nothing is unsent', async () => !(await players[0].has('.not-sent')));
  if (await players[0].has('dialog[open]')) await players[0].close();

  // Dice that fell on the table: Ben types them, Anna agrees on her phone, and they count.
  await begin(players[1], 'blue');
  await players[1].tap('dialog[open] button[name="throw"]:enabled');
  for (const face of [4, 5]) await players[1].tap(`dialog[open] .pad-add >> nth=${face - 1}`);
  await players[1].tap('dialog[open] .check label');
  await ben.lookEverywhere('pad-both');
  await players[1].tap('dialog[open] .sheet-actions .main');
  await ben.page.waitForSelector('dialog[open] .notice:has-text("4, 5")');
  await ben.lookEverywhere('agree-waiting');
  await anna.page.waitForSelector('main .notice button[name="agree"]');
  await anna.lookEverywhere('agree-dice');
  await anna.page.click('main .notice button[name="agree"]');
  await ben.page.waitForSelector('dialog[open] .ruling');
  const both = (await rulings(opened.id, opened.token)).at(-1);
  assert.deepEqual([both.dice.source, both.draws.flatMap(({ faces }) => faces)], ['declared', [4, 5]]);
  await anna.page.waitForSelector(`.table-now .ruling[data-entry="${both.seq}"]`);
  await anna.unfold();
  assert.match(await anna.page.innerText('.table-now .ruling'), /dice thrown on the table, agreed by both/);
  await players[1].close();

  // What was checked, and what that cannot do.
  await anna.page.click('.fairness');
  await anna.page.waitForSelector('dialog[open] .notice.good');
  await lookLarge(anna, 'fairness');
  await anna.page.click('dialog[open] button:has-text("second phone")');
  await anna.page.waitForSelector('dialog[open] .qr');
  await lookLarge(anna, 'second-phone');
  await players[0].close();

  // The second phone.
  const { token, seat, role, side, server_key } = await kept(anna);
  const other = await hall.phone({ width: 768, height: 1024, name: "Anna's tablet" });
  await other.go(`#phone=${encodeURIComponent(JSON.stringify([opened.id, seat, token, role, side, 'Anna', server_key]))}`);
  await other.page.waitForSelector('.fairness.quiet');
  assert.ok(!other.page.url().includes(token), 'the token stands in the address no more');
  await other.page.click('.fairness');
  await other.page.waitForSelector('dialog[open] >> text=Another phone plays this seat');

  // A server that changes the record: the sign is loud.
  await other.context.route('**/record?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"target":2/g, '"target":3') });
  });
  await roll(players[1], 'blue');
  await other.page.waitForSelector('.fairness.alarm', { state: 'attached' });
  await other.lookEverywhere('alarm');
  await players[1].close();

  // The game closes: the phone keeps the record, checks it, and saves what the program accepts.
  await service.ask(`/v1/sessions/${opened.id}/close`, opened.token, {});
  await anna.page.waitForSelector('main button:has-text("Check the whole game")');
  await anna.page.click('main button:has-text("Check the whole game")');
  await anna.page.waitForSelector('main .notice.good');
  await lookLarge(anna, 'closed');
  const [saved] = await Promise.all([anna.page.waitForEvent('download'), anna.page.click('main button:has-text("Save the game")')]);
  const file = join(work, 'game.ndjson');
  await saved.saveAs(file);
  assert.match(execFileSync(program, ['verify', '--key', server_key, file], { encoding: 'utf8' }), /passed/i);

  await furtherDice();

  // Where a page is in a secure context, it and the rules are read without a network.
  const reader = await hall.phone({ name: 'a reader', serviceWorkers: 'allow' });
  await reader.go();
  await reader.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await until('all parts of the page are kept', () => reader.page.evaluate(async () => (await (await caches.open('umpire')).keys()).some(({ url }) => /during-/.test(url))));
  await reader.go('#rules=tt');
  await reader.page.waitForSelector('main h2, main summary');
  await reader.offline();
  await reader.reload();
  await reader.page.waitForSelector('main h2, main summary');
} catch (error) {
  hall.complain('at the table', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-at-the-table-${phone.name}`).catch(() => undefined);
} finally {
  rmSync(work, { recursive: true, force: true });
  await hall.close();
}
