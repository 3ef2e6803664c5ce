// A volley of known units through the page: at most four taps; dice of the service; both other screens show it within a second of its being
// recorded, and few bytes travel for it. A second tap does nothing, and what changed meanwhile is seen before it is asked again: by the umpire, by another
// phone that rules at the same moment, while there was no network. Pictures of the table,
// the act and the ruling, at each width, by day and by night. The same by the keyboard alone, with letters twice as large, without motion; and
// all the way from the picture in the lobby.
//   node volley.mjs BROWSER URL
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookLarge, twiceAsLarge, volleyByKeyboard, watchMotion } from './everybody.mjs';
import { Hall, PICTURES, VIEWS } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { silent, sleeps, travels } from './quiet.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url] = calledWith('BROWSER', 'URL');
const TAPS_MAX = 4, TAPS_FROM_PICTURE_MAX = 6; // into the field of the name, Join, and the volley
// What travels for the first volley of a phone, which reads what its steps ask, from the first tap on, beside the events themselves: the phone that aims
// and rolls, and each of the others.
const ACTING_MAX = { requests: 20, bytes: 40960 }, OTHER_MAX = { requests: 5, bytes: 10240 };
const AWAKE_MAX = 16; // requests of a phone that was asleep
const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const { head } = gameOf(join(games, 'colonial.game'));
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const opening = { ruleset: 'colonial', options: head.options, units: head.units };
const game = await service.open(opening);
const path = `/v1/sessions/${game.id}`;
const entries = async () => (await service.ask(`${path}/entries?order=desc&limit=20`, game.seats.watch.token)).entries;

async function sit(seat, view) {
  const player = new Player(await hall.phone({ ...view, name: seat }), game, game.seats[seat]);
  await player.sit();
  return player;
}

// Who fires, at whom, how far: the sheet then shows the odds and both ways to roll.
async function aim(player, firer, target) {
  await player.tap(`.side-columns [data-unit="${firer}"]`);
  await player.page.waitForSelector(`dialog[open] .chips [data-unit="${target}"]`);
  await player.tap(`dialog[open] .chips [data-unit="${target}"]`);
  await player.page.waitForSelector('.ruler-track .ruler-band');
  await player.tap('.ruler-track', { position: { x: 90, y: 40 } });
  await player.page.waitForSelector('dialog[open] .odds-end');
  await player.page.waitForSelector('dialog[open] button[name="roll"]:enabled');
}

async function rulesOnTop(anna) {
  const { page } = anna, book = page.locator('dialog dialog[open]');
  await anna.tap('dialog[open] .sheet-rules');
  await book.getByLabel('Search the rules').fill('pinned mar');
  await book.locator('#MWK-PIN-3').waitFor();
  await lookLarge(anna.phone, 'rules-on-top');
  await book.getByLabel('Search the rules').fill('');
  await book.locator('#MWK-FIR-1 > summary').click();
  await book.locator('#MWK-FIR-1 a').first().click(); // leads within the book
  if (!(await book.isVisible()) || !page.url().includes('#g=')) hall.complain('rules on top', 'a clause led away from what was begun');
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
  if (!(await page.isEnabled('dialog[open] button[name="roll"]'))) hall.complain('rules on top', 'what was begun is gone');
  if (!(await page.evaluate(() => document.activeElement?.matches('.sheet-rules')))) hall.complain('rules on top', 'the focus is not back');
}

// A whole act with letters twice as large, and by somebody who wants no motion.
async function forEverybody(anna) {
  await anna.tap('button[name="next"]');
  await anna.page.waitForFunction(() => /Turn 2/.test(document.querySelector('h1').textContent));
  const large = await sit('red', { width: 360 });
  await large.page.waitForSelector('.table-now .ruling');
  await twiceAsLarge(large.phone, 'table');
  await large.tap('.side-columns [data-unit="watch"]');
  await large.page.waitForSelector('dialog[open] .befalls');
  await twiceAsLarge(large.phone, 'unit');
  await large.close();
  await aim(large, 'watch', 'impi-1');
  await twiceAsLarge(large.phone, 'act');
  await large.tap('dialog[open] button[name="throw"]:enabled');
  await large.tap('dialog[open] .pad-add >> nth=3');
  await twiceAsLarge(large.phone, 'pad');
  await large.tap('dialog[open] .sheet-actions .button >> nth=0');
  await large.page.waitForSelector('dialog[open] button[name="roll"]:enabled');
  await large.tap('dialog[open] button[name="roll"]');
  await large.page.waitForSelector('dialog[open] .ruling');
  await twiceAsLarge(large.phone, 'ruling');
  await large.phone.go(`#log=${game.id}`);
  await large.page.waitForSelector('.entry');
  await twiceAsLarge(large.phone, 'log');
  await large.phone.context.close();

  const still = new Player(await hall.phone({ width: 360, reducedMotion: 'reduce', name: 'no motion' }), game, game.seats.red);
  const motionless = await watchMotion(still.phone);
  await still.sit();
  await aim(still, 'buffs', 'impi-2');
  await still.tap('dialog[open] button[name="roll"]');
  await still.page.waitForSelector('dialog[open] .ruling');
  await motionless();
  await still.close();
  await still.tap('.fairness');
  await still.page.waitForSelector('dialog[open]');
  await motionless();
  await still.phone.context.close();
}

// From the picture that a camera reads to the first volley on record: every tap, and the name that is typed.
async function fromPicture() {
  const opened = await service.ask('/v1/sessions', undefined, opening);
  const player = new Player(await hall.phone({ width: 360, name: 'from the picture' }), { id: opened.id, ruleset: opening.ruleset }, {});
  const begun = Date.now();
  await player.phone.go(`#j=${opened.sides[0].join_code}`);
  await player.tap('form input');
  await player.page.keyboard.type('Anna');
  await player.tap('.screen-actions .main');
  await player.page.waitForSelector('.table-columns');
  await aim(player, 'watch', 'impi-1');
  await player.tap('dialog[open] button[name="roll"]');
  await player.page.waitForSelector('dialog[open] .ruling');
  console.log(`from the picture to the first volley: ${player.taps} taps and a name, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  if (player.taps > TAPS_FROM_PICTURE_MAX) hall.complain('from the picture', `${player.taps} taps`);
  const last = (await service.ask(`/v1/sessions/${opened.id}/entries?order=desc&limit=1`, opened.token)).entries[0];
  if (last.kind !== 'ruling') hall.complain('from the picture', `the newest entry is ${last.kind}`);
}

// Two phones of one side fire at the same unit in the same moment, with dice thrown on the table: the second sees what the first has done to it before it
// asks again. Then one of them had no network, while the target changed.
async function atOnce() {
  const opened = await service.ask('/v1/sessions', undefined, opening), path = `/v1/sessions/${opened.id}`;
  const [anna, cleo] = await Promise.all(
    ['Anna', 'Cleo'].map(async (name) => {
      const player = new Player(await hall.phone({ width: 360, name: `${name}, at once` }), { id: opened.id, ruleset: opening.ruleset }, {});
      await player.join(opened.sides[0].join_code, name);
      return player;
    }),
  );
  // Who joins a side that has somebody is a guest, whose dice are the app's, until the other one lets her in.
  const { name } = (await service.ask(path, opened.token)).seats.find(({ guest }) => guest), [host, guest] = name === 'Cleo' ? [anna, cleo] : [cleo, anna];
  await guest.page.getByText('You are a guest until').waitFor();
  await aim(guest, 'buffs', 'impi-1');
  await guest.page.waitForSelector('dialog[open] button[name="roll"]');
  if (await guest.has('dialog[open] button[name="throw"]')) hall.complain('at once', 'a guest is offered dice from the table');
  await guest.close();
  if (await guest.has('button[name="next"]')) hall.complain('at once', 'a guest is offered the next turn');
  await guest.phone.look('guest');
  await host.page.click('button[name^="admit "]');
  await host.page.click('dialog button[name="sure"]');
  await guest.page.waitForSelector('button[name="next"]');

  // Another guest is sent away: her phone says so, loudly.
  const third = new Player(await hall.phone({ width: 360, name: 'Nobody, at once' }), { id: opened.id, ruleset: opening.ruleset }, {});
  await third.join(opened.sides[0].join_code, 'Nobody');
  await third.page.getByText('You are a guest until').waitFor();
  await host.page.click('button[name^="away "]');
  await host.page.click('dialog button[name="sure"]');
  await third.page.locator('[role="alert"]').filter({ hasText: 'revoked' }).waitFor();
  await host.page.waitForSelector('button[name^="away "]', { state: 'detached' });
  const both = [anna, cleo], sixes = () => 6;
  const rulings = async () => (await service.ask(`${path}/entries?kind=ruling&limit=20`, opened.token)).entries;
  const figures = ({ effects }) => effects.find(({ unit, member }) => unit === 'impi-1' && member === 'figures');
  await aim(anna, 'watch', 'impi-1');
  await aim(cleo, 'buffs', 'impi-1');
  for (const player of both) await player.tap('dialog[open] button[name="throw"]:enabled');
  for (let draw = 0; (await rulings()).length === 0; draw++) {
    for (const player of both) await player.fillPad(sixes, draw);
    await Promise.all(both.map((player) => player.send('dialog[open] .sheet-actions .main:enabled')));
    await Promise.all(both.map(({ page }) => page.waitForSelector('dialog[open] .pad-add:enabled, dialog[open] .ruling, dialog[open] .notice.warn[role=alert]')));
  }
  const [first, ...more] = await rulings();
  if (more.length) hall.complain('at once', 'both volleys are on record, and nobody saw the other one');
  const [quick, slow] = first.roles.firer === 'watch' ? [anna, cleo] : [cleo, anna];
  await quick.page.waitForSelector('dialog[open] .ruling');
  for (let draw = 0; !(await slow.has('dialog[open] .notice.warn[role=alert]')); draw++) if (await slow.fillPad(sixes, draw)) await slow.send('dialog[open] .sheet-actions .main:enabled');
  const told = await slow.page.textContent('dialog[open] .notice.warn[role=alert]');
  if (!told.includes('First Impi') || !told.includes(`${figures(first).from} → ${figures(first).to}`)) hall.complain('at once', `the other phone is told “${told}”`);
  await slow.phone.look('changed-by-another');
  await slow.page.waitForSelector('dialog[open] button[name="throw"]:enabled');
  if ((await rulings()).length !== 1) hall.complain('at once', 'it is on record before the player has looked');
  await slow.throwEach(sixes);
  const [, second] = await rulings();
  if (figures(second)?.from !== figures(first).to) hall.complain('at once', `the second volley met ${figures(second)?.from} figures, the first left ${figures(first).to}`);
  for (const player of both) await player.close();

  await anna.tap('button[name="next"]');
  await anna.page.waitForFunction(() => /Turn 1/.test(document.querySelector('h1').textContent));
  await aim(anna, 'watch', 'impi-2');
  await anna.phone.offline();
  await anna.tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('dialog[open] .not-sent.waiting');
  await service.ask(`${path}/units/impi-2/changes`, opened.token, { changes: { figures: 9 }, reason: 'Some of them were counted twice.' });
  await anna.phone.offline(false);
  await anna.page.waitForSelector('dialog[open] .notice.warn[role=alert]');
  await anna.page.waitForSelector('.not-sent', { state: 'detached' });
  await anna.tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('dialog[open] .ruling');
  await anna.close();
  if ((await rulings()).length !== 3 || (await anna.has('.not-sent'))) hall.complain('without a network', `${(await rulings()).length - 2} rulings of one`);
  for (const { phone } of both) await phone.context.close();
}

try {
  const anna = await sit('red', { width: 360 }), ben = await sit('blue', { width: 360, dark: true }), wilma = await sit('watch', { width: 768, height: 1024 });

  const phones = [anna, ben, wilma].map(({ phone }) => phone);
  const [acting, ...others] = await travels(phones, async () => {
    await aim(anna, 'watch', 'impi-1');
    await anna.tap('dialog[open] button[name="roll"]');
    await anna.page.waitForSelector('dialog[open] .ruling');
    const seq = Number(await anna.page.getAttribute('dialog[open] .ruling', 'data-entry'));
    await Promise.all([ben.sees(seq), wilma.sees(seq)]);
  });
  console.log(`a volley: ${anna.taps} taps, ${acting.seconds.toFixed(1)} s; the event has ${JSON.stringify((await entries())[0]).length} bytes`);
  for (const [{ name, asked, bytes }, most] of [[acting, ACTING_MAX], ...others.map((one) => [one, OTHER_MAX])]) {
    console.log(`  ${name}: ${asked.length} requests, ${bytes} bytes: ${asked.map((one) => one.replace(path, '…')).join(', ')}`);
    if (asked.length > most.requests || bytes > most.bytes) hall.complain('a volley', `${name}: ${asked.length} requests, ${bytes} bytes`);
  }
  if (anna.taps > TAPS_MAX) hall.complain('a volley', `${anna.taps} taps`);
  await anna.close();
  await silent(hall, phones);

  await sleeps(
    hall,
    game,
    game.seats.watch,
    async () => {
      for (let i = 0; i < 5; i++) await service.ask(`${path}/notes`, game.seats.red.token, { text: `Note ${i}.` });
      return (await service.ask(`${path}/rulings`, game.seats.umpire.token, { step: 'leader-casualty', input: { casualties: 3 }, dice: [3, 4] })).seq;
    },
    AWAKE_MAX,
  );

  // The rules are one tap away here, too: they come on top, and what was begun stays.
  await aim(anna, 'buffs', 'impi-2');
  await rulesOnTop(anna);

  // Tapped twice, it is recorded once.
  const old = (await entries())[0].seq;
  await anna.page.dblclick('dialog[open] button[name="roll"]');
  await anna.page.waitForSelector('dialog[open] .ruling');
  const since = (await entries()).filter((entry) => entry.seq > old && entry.kind === 'ruling');
  if (since.length !== 1) hall.complain('a double tap', `${since.length} rulings`);
  // Nor does the second tap close what the first has brought, where the answer came in between.
  await anna.page.locator('dialog[open] .sheet-actions button').dispatchEvent('click', { detail: 2 });
  await anna.page.waitForTimeout(100);
  if (!(await anna.page.locator('dialog[open] .ruling').isVisible())) hall.complain('a double tap', 'it closed the ruling');
  await anna.close();
  await anna.page.dblclick('button[name="next"]');
  await anna.page.waitForFunction(() => /Turn 1/.test(document.querySelector('h1').textContent));
  await anna.page.waitForTimeout(300);
  // Nor where the first one's answer came in between.
  await anna.page.dispatchEvent('button[name="next"]', 'click', { detail: 2 });
  await anna.page.waitForTimeout(300);
  const turns = (await entries()).filter(({ kind }) => kind === 'turn');
  if (turns.length !== 1) hall.complain('a double tap', `${turns.length} turns`);

  // While Anna aims, the target changes: she sees what, and asks again.
  await aim(anna, 'watch', 'impi-3');
  await service.ask(`${path}/units/impi-3/changes`, game.seats.umpire.token, { changes: { figures: 5 }, reason: 'A figure too many.' });
  await anna.tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('dialog[open] .notice.warn[role=alert]');
  await anna.phone.lookEverywhere('changed');
  await anna.tap('dialog[open] button[name="roll"]:enabled');
  await anna.page.waitForSelector('dialog[open] .ruling');
  await anna.close();

  for (const view of VIEWS) {
    const phone = await sit('red', view);
    await phone.page.waitForSelector('.table-now .ruling');
    await phone.phone.look('table');
    await phone.tap('.side-columns [data-unit="lancers"]');
    await phone.page.waitForSelector('dialog[open] .actions');
    await phone.phone.look('unit');
    await phone.tap('dialog[open] button[name="activation unit"]');
    await phone.page.waitForSelector('dialog[open] [data-input]');
    await phone.page.selectOption('dialog[open] select', 'skirmish');
    await phone.page.waitForSelector('dialog[open] .odds-end');
    await phone.phone.look('act');
    await phone.tap('dialog[open] button[name="throw"]:enabled');
    await phone.tap('dialog[open] .pad-add >> nth=3');
    await phone.phone.look('pad');
    await phone.tap('dialog[open] .sheet-actions .button >> nth=0');
    await phone.close();
    await phone.phone.unfold();
    await phone.tap('.table-now .why > summary >> nth=0');
    await phone.page.click('.table-now .clause-number >> nth=0');
    await phone.page.waitForSelector('.clause-text strong');
    await phone.phone.look('ruling');
    await phone.phone.context.close();
  }
  console.log(`a volley by the keyboard alone: ${await volleyByKeyboard(hall, anna, 'buffs', 'impi-2')} keys`);
  await forEverybody(anna);
  await atOnce();
  await fromPicture();
} catch (error) {
  hall.complain('volley', error.stack ?? error);
  for (const { name, page } of hall.phones) if (!page.isClosed()) await page.screenshot({ path: join(PICTURES, `failed-volley-${name}.png`) }).catch(() => undefined);
} finally {
  await hall.close();
}
