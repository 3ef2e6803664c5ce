// A campaign of three games, played by two phones and an umpire on a tablet: each with rulings through the page and a unit put right in the chair, closed
// from there, accepted by `umpire verify` as both phones kept it; what a game costs a unit, it lacks in the next, and whoever is out stays behind.
// Called by test_beside.c:
//   node campaign.mjs BROWSER URL PROGRAM
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Game } from './game.mjs';
import { Hall } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url, program] = calledWith('BROWSER', 'URL', 'UMPIRE');
const { head } = gameOf(join(dirname(fileURLToPath(import.meta.url)), '../games/colonial.game'));
const work = mkdtempSync(join(tmpdir(), 'umpire-campaign-'));
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('campaign', what);
// Who fires at whom in which game, and how many dice hit; the third impi does not see the second game.
const VOLLEYS = [
  [['red', 'watch', 'impi-1', 3], ['red', 'buffs', 'impi-3', 12], ['blue', 'impi-2', 'watch', 4]],
  [['red', 'watch', 'impi-1', 4], ['blue', 'impi-2', 'watch', 5]],
  [['red', 'buffs', 'impi-1', 2], ['blue', 'impi-2', 'buffs', 4]],
];

const tablet = await hall.phone({ width: 768, height: 1024, name: 'the umpire' });
const phones = { red: await hall.phone({ name: 'Anna' }), blue: await hall.phone({ name: 'Ben', dark: true }) };

/** The game that the tablet has opened, with both players joined. */
async function table(number, id) {
  const game = new Game(hall, service, `campaign-${number}`, { ruleset: 'colonial' });
  const { token, codes, role, side } = (await tablet.page.evaluate(() => JSON.parse(localStorage.getItem('umpire')))).games.find(({ session }) => session === id);
  expect(role === 'umpire' && !side, `the tablet plays ${side}`);
  game.session = { id, ruleset: 'colonial', token };
  game.players.umpire = new Player(tablet, game.session, {});
  for (const [seat, name] of [['red', 'Anna'], ['blue', 'Ben']]) {
    game.players[seat] = new Player(phones[seat], game.session, {});
    await game.players[seat].join(codes.find((one) => one.side === seat).code, name);
    expect(game.players[seat].seat.session === id, `${name} sits at another table`);
  }
  return game;
}

/** The first game, as any app opens it. */
async function first() {
  const opened = await service.ask('/v1/sessions', undefined, { ruleset: 'colonial', options: head.options, units: head.units });
  const codes = opened.sides.map(({ id, join_code }) => ({ side: id, code: join_code }));
  const kept = { games: [{ session: opened.id, ruleset: 'colonial', title: 'The campaign', opened_at: opened.opened_at, seen: Date.now(), role: 'umpire', seat: 'umpire', token: opened.token, mode: 'sealed', server_key: opened.server_key.key, codes }], armies: [], name: 'Ulla' };
  await tablet.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify(kept));
  await tablet.go();
  return opened.id;
}

/** The next, with whoever is left: the tablet is the umpire's alone again. */
async function next(before) {
  const { page } = tablet;
  await tablet.go(`#after=${before}`);
  await page.locator('button[name=survivors]').click();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.getByRole('radio', { name: 'I am only the umpire' }).isChecked(), 'who ruled is to play');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.waitForURL(/#lobby=/);
  return page.url().split('#lobby=')[1];
}

const rosterOf = async (game) => Object.fromEntries((await game.ask('/roster')).units.map((unit) => [unit.id, unit]));

async function volley(game, [by, firer, target, hits]) {
  const player = game.players[by], units = { firer, target };
  // Tribes fire after a test alone.
  if (by === 'blue') await player.act({ step: 'activation', units: { unit: firer }, input: { action: 'fire' }, dice: [6, 6] });
  const before = (await rosterOf(game))[target].figures;
  expect(await player.begin({ step: 'volley', units }), `${firer} is offered no volley at ${target}`);
  await player.name(units);
  await player.say({ range: 6 });
  await player.throwEach((draw, die) => (draw === 0 && die >= hits ? 1 : 6));
  const seq = Number(await player.page.getAttribute('dialog[open] .ruling', 'data-entry'));
  await player.close();
  for (const one of Object.values(phones)) await one.page.waitForSelector(`.table-now .ruling[data-entry="${seq}"]`);
  const after = (await rosterOf(game))[target].figures;
  expect(after < before, `${target} has ${after} of ${before} figures after ${hits} hits`);
}

// A figure fewer, for a reason; then the end, by the chair.
async function chair(game, number) {
  const { page } = tablet, { id } = game.session, before = (await rosterOf(game)).lancers.figures;
  await tablet.go(`#chair=${id}`);
  await page.locator('.units [data-unit="lancers"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Less: Figures' }).click();
  await page.locator('dialog').getByLabel('Why?').fill('A horse went lame.');
  await page.locator('dialog button[name=change]').click();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  const roster = await rosterOf(game);
  expect(roster.lancers.figures === before - 1, `${roster.lancers.figures} lancers are left of ${before}`);
  await tablet.look('campaign-chair');
  await page.getByLabel('How did it end?').fill(`Day ${number} is over.`);
  await page.locator('button[name=close]').click();
  await page.locator('dialog button[name=sure]').click();
  await page.waitForURL(/#after=/);
  await page.getByText(`Day ${number} is over.`).first().waitFor();
  return roster;
}

try {
  let left, id = await first();
  for (const [day, volleys] of VOLLEYS.entries()) {
    const game = await table(day + 1, id), units = await rosterOf(game);
    if (left) {
      expect(Object.keys(units).sort().join() === left.map(({ id }) => id).sort().join(), `game ${day + 1} begins with ${Object.keys(units)}`);
      for (const { id, figures } of left) expect(units[id]?.figures === figures, `${id} begins with ${units[id]?.figures} figures, and ended with ${figures}`);
    }
    await game.next('red');
    for (const one of volleys) await volley(game, one);
    const roster = await chair(game, day + 1);
    left = Object.values(roster).filter(({ out }) => !out);
    if (day === 0) expect(roster['impi-3'].out && !left.some(({ id }) => id === 'impi-3'), 'the third impi stands still');
    for (const { file, key } of await game.end(work)) execFileSync(program, ['verify', '--key', key, file], { encoding: 'utf8' });
    if (day + 1 < VOLLEYS.length) id = await next(id);
  }
  await tablet.look('campaign-after');
} catch (error) {
  hall.complain('campaign', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  rmSync(work, { recursive: true, force: true });
  await hall.close();
}
