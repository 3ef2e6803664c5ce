// The table itself: how much of it a phone's screen holds, in each ruleset and phase; whose go it is; what a turn waits for; and that no word on it is
// the record's own. Called by test_companion.c:
//   node table.mjs BROWSER URL
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { twiceAsLarge } from './everybody.mjs';
import { Hall } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url] = calledWith('BROWSER', 'URL');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('table', what);
const SIDES = [{ id: 'red', name: 'Red', colour: '#b3261e' }, { id: 'blue', name: 'Blue', colour: '#1f5fae' }];
const HEAD_MOST = 56, STRIP_MOST = 84, CARD_MOST = 66; // pixels
const SEVEN = ['Black Watch', 'The Buffs', '17th Lancers', 'Naval Brigade', '9-pounder', 'Gordon Highlanders', 'Bengal Lancers'];

const headOf = (ruleset) => gameOf(join(dirname(fileURLToPath(import.meta.url)), `../games/${ruleset}.game`)).head;

async function open(ruleset, units) {
  const head = headOf(ruleset);
  const game = await service.open({ ruleset, options: head.options, units: units ?? head.units, sides: SIDES });
  const post = (place, body) => service.ask(`/v1/sessions/${game.id}${place}`, game.seats.umpire.token, body);
  return { ...game, post, rule: (step, more) => post('/rulings', { step, ...more }) };
}

async function sit(game, seat, view) {
  const phone = await hall.phone({ name: `${game.ruleset} ${seat}`, ...view });
  const player = new Player(phone, game, game.seats[seat]);
  await player.sit();
  return player;
}

/** What stands where, in pixels. */
const measures = (page) =>
  page.evaluate(() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.side-column.is-shown .unit')].map((card) => card.getBoundingClientRect()), bar = box('.screen-actions');
    return { head: box('.screen-head').height, strip: box('.strip')?.height ?? 0, highest: Math.max(...cards.map(({ height }) => height)), seen: cards.filter(({ top, bottom }) => top >= 0 && bottom <= bar.top + 1).length };
  });

/** Everything that is read, folded or not: no name of a member, no id of a unit, no slug. */
async function plainWords(page, where, units) {
  const words = await page.evaluate(() => {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement.closest('script, style')) found.push(node.textContent);
    return [...found, ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join('\n');
  });
  const ids = units.filter(({ id, name }) => /-/.test(id) && id !== name).map(({ id }) => id);
  for (const slug of [...words.matchAll(/\b[a-z]+_[a-z_]+\b/g)].map(([word]) => word).concat(ids.filter((id) => words.includes(id)))) hall.complain(where, `${slug} is no word of a player`);
}

/** Whatever cannot be pressed says why, in its own line or in one beside it. */
async function greySaysWhy(page, where) {
  const silent = await page.$$eval('button:disabled:not(.pad-add, .pad-less)', (list) => list.filter((one) => !one.hasAttribute('aria-describedby') && !/ is the (least|most)$/.test(one.getAttribute('aria-label') ?? '') && !one.parentElement.querySelector('.lacks, .pad') && !one.closest('dialog')?.querySelector('.lacks, .pad')).map(({ textContent }) => textContent));
  for (const words of silent) hall.complain(where, `${words} is grey and does not say why`);
}

/** Seven units on the screen with the newest ruling; the turn's button says what it waits for, and what has acted is quiet. */
async function seven() {
  const [watch, ...others] = headOf('colonial').units;
  const units = [...SEVEN.map((name, i) => ({ ...watch, id: i ? `red-${i}` : watch.id, name })), ...others.filter(({ side }) => side === 'blue')];
  const game = await open('colonial', units);
  await game.post('/turns', {});
  await game.rule('volley', { units: { firer: watch.id, target: 'impi-1' }, input: { range: 20 }, dice: [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3] });
  for (const view of [{ width: 360 }, { width: 390 }, { width: 360, dark: true }]) {
    const { page, phone } = await sit(game, 'red', view);
    await page.waitForSelector('.strip');
    await page.locator('.hint button').click(); // it is this phone's first game
    const { head, strip, highest, seen } = await measures(page);
    expect(head <= HEAD_MOST && strip > 40 && strip <= STRIP_MOST && highest <= CARD_MOST && seen === SEVEN.length, `at ${view.width}: a head of ${head}, a ruling of ${strip}, cards up to ${highest}, ${seen} of them on the screen`);
    expect((await page.locator('.unit.is-quiet').getAttribute('data-unit')) === watch.id, 'who has acted is not quiet');
    expect(/9 to act/.test(await page.locator('button[name=next]').innerText()), `the turn waits for ${await page.locator('button[name=next]').innerText()}`);
    await phone.look('table-seven');
    await plainWords(page, 'colonial', units);
    await phone.unfold();
    await page.locator('.strip .draw').first().waitFor();
    await plainWords(page, 'a ruling', units);
    await phone.look('table-ruling');
    if (view.width === 360 && !view.dark) await twiceAsLarge(phone, 'table-seven');
    await page.locator('button[name=menu]').click();
    await page.getByRole('link', { name: 'Big screen' }).waitFor();
    await phone.look('menu');
    await phone.context.close();
  }
}

/** The head is one line in each phase of each ruleset; every unit's sheet and act speaks plainly. */
async function phases(ruleset) {
  const game = await open(ruleset), { phases } = await service.ask(`/v1/rulesets/${ruleset}`), units = headOf(ruleset).units;
  const { page, phone } = await sit(game, 'red', {});
  expect(/not begun/.test(await page.textContent('h1')), 'nobody is told that the game has not begun');
  for (const phase of phases.length ? phases : [undefined]) {
    await game.post('/turns', phase ? { turn: 1, phase: phase.name } : {});
    await page.waitForFunction((words) => document.querySelector('h1').textContent.includes(words), phase ? `Turn 1 · ${phase.title}` : 'Turn 1');
    const { head } = await measures(page);
    expect(head <= HEAD_MOST, `${ruleset}, ${phase?.title}: the head is ${head} pixels high`);
    for (const id of await page.$$eval('.side-column.is-shown .unit', (list) => list.slice(0, 2).map(({ dataset }) => dataset.unit))) {
      await page.click(`.side-columns [data-unit="${id}"]`);
      await page.waitForSelector('dialog[open]:not([aria-busy]) .befalls');
      await plainWords(page, `${ruleset}, ${id}`, units);
      const aim = page.locator('dialog[open] .chips [data-unit]').first();
      if (await aim.count()) {
        await aim.click();
        await page.waitForSelector('dialog[open]:not([aria-busy]) .sheet-actions button, dialog[open]:not([aria-busy]) .units');
        await greySaysWhy(page, `${ruleset}, an act of ${id}`);
        await plainWords(page, `${ruleset}, an act of ${id}`, units);
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
  }
  await phone.look(`table-${ruleset}`);
  await phone.context.close();
}

/** Units in the order that was ruled; sides that act alternately. */
async function whoseGo() {
  const black = await open('d12-skirmish');
  await black.post('/turns', { turn: 1, phase: 'initiative' });
  const { page, phone } = await sit(black, 'red', {});
  const says = (side) => page.waitForFunction((side) => document.querySelector('.go')?.textContent === `${side} to act`, side);
  await black.rule('initiative-order', { input: { players: [{ name: 'red' }, { name: 'blue' }] }, dice: [4, 9] });
  expect((await page.locator('.go').count()) === 0, 'it is somebody’s go while both roll');
  await black.post('/turns', { turn: 1, phase: 'move' });
  await says('Blue');
  await black.rule('movement', { units: { mover: 'scout' }, input: { mode: 'crawl' } });
  await says('Red');
  await page.locator('.toast', { hasText: /^Your go\. / }).waitFor();
  await black.rule('movement', { units: { mover: 'company-a' } });
  await says('Blue');
  await phone.look('whose-go');
  await black.post('/turns', { turn: 1, phase: 'shoot' });
  await page.waitForSelector('.go', { state: 'detached' });
  await phone.context.close();

  const tragedy = await open('tt');
  await tragedy.post('/turns', {});
  await tragedy.rule('initiative-order', { units: { units: ['cossacks', 'militia', 'guards'] } });
  const other = await sit(tragedy, 'red', {});
  const { order } = (await service.ask(`/v1/sessions/${tragedy.id}/entries?order=desc&limit=1`, tragedy.seats.umpire.token)).entries[0].outcome;
  await other.page.waitForSelector('.go');
  const cards = await other.page.$$eval('.side-column.is-shown .unit', (list) => list.map(({ dataset }) => dataset.unit)), ruled = order.map(({ id }) => id).filter((id) => cards.includes(id));
  expect(cards.slice(0, ruled.length).join() === ruled.join(), `the cards stand as ${cards}, the order is ${ruled}`);
  await other.phone.context.close();
}

/** What is due is a line each, and beyond three it folds. */
async function due() {
  const game = await open('d12-skirmish');
  await game.post('/turns', { turn: 1, phase: 'shoot' });
  const { units } = await service.ask(`/v1/sessions/${game.id}/roster`, game.seats.umpire.token);
  for (const { id } of units.filter(({ side }) => side === 'red')) await game.post(`/units/${id}/changes`, { changes: { friends_killed: 1 }, reason: 'A friend fell.' });
  const { page, phone } = await sit(game, 'red', {});
  await page.waitForSelector('.due-fold');
  const lines = await page.$$eval('.due', (list) => list.filter((one) => one.checkVisibility()).length);
  expect(lines === 2, `${lines} lines of what is due stand above the fold`);
  expect((await page.locator('button[name=next]').getAttribute('class')).includes('plain'), 'the turn ends with what is due');
  await plainWords(page, 'due', headOf('d12-skirmish').units);
  await phone.look('due');
  await twiceAsLarge(phone, 'due');
  await page.locator('.due-fold > summary').click();
  await page.locator('.due-fold .due').first().getByRole('button', { name: /Was not near/ }).click();
  await page.waitForFunction((before) => document.querySelectorAll('.due').length < before, units.filter(({ side }) => side === 'red').length);
  await phone.context.close();
}

try {
  await seven();
  for (const ruleset of ['tt', 'tft-ww2', 'd12-skirmish', 'colonial']) await phases(ruleset);
  await whoseGo();
  await due();
} catch (error) {
  hall.complain('table', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
