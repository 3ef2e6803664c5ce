// The companion page but for the table itself: every screen at each width, by day and by night, and the way from an empty phone to
// a game with two players and one who watches. Called by test_companion.c:
//   node companion.mjs BROWSER URL
import { dirname, join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookLarge } from './everybody.mjs';
import { Hall, PATIENCE, VIEWS } from './phones.mjs';
import { calledWith } from '../support/arguments.mjs';
import { gameOf } from './players.mjs';
import { Reader } from './reading.mjs';
import { pasted, settling, withoutStorage } from './settling.mjs';

const hall = await Hall.open(...calledWith('BROWSER', 'URL'));
const expect = (is, what) => is || hall.complain('companion', what);

// Everything that a phone without a game shows.
async function lookAround(phone) {
  await phone.go();
  await phone.look('home-empty');
  await phone.go('#style');
  await phone.look('style');
  await phone.page.getByRole('button', { name: 'Open it' }).click();
  await phone.look('sheet');
  await phone.page.keyboard.press('Escape');
  await phone.page.locator('dialog').waitFor({ state: 'detached' });
  await phone.go('#rules');
  await phone.page.getByRole('link', { name: /Open: The Men/ }).waitFor();
  await phone.look('rules');
  await phone.go('#j=');
  await phone.look('join-code');
  await phone.go('#j=AAAA-AAAA-AAAA-AAAA');
  await phone.page.getByRole('alert').waitFor();
  await phone.look('join-wrong');
  await phone.go('#lobby=00000000-0000-8000-8000-000000000000');
  await phone.look('lobby-none');
}

// Screens of a game, a club or an army that this device does not have.
async function withoutAnything() {
  const phone = await hall.phone({ name: 'nothing' });
  const none = '00000000-0000-8000-8000-000000000000';
  for (const [hash, screen, words] of [
    ['#watch', 'watch-choose', 'Join to watch'],
    ['#club', 'club-none', 'no club’s key'],
    ['#armies', 'armies-none', 'What is it called?'],
    [`#g=${none}`, 'table-none', 'Join with a code'],
    [`#log=${none}`, 'log-none', 'Join with a code'],
    [`#after=${none}`, 'after-none', 'Join with a code'],
    [`#chair=${none}`, 'chair-none', 'does not have the umpire’s seat'],
  ]) {
    await phone.go(hash);
    await phone.page.locator('main').getByText(words).first().waitFor();
    await lookLarge(phone, screen);
  }
}

// The book: search as one types, a clause, a table; then all of it without a network.
async function read(phone, { width }) {
  const { page } = phone;
  await phone.go('#rules=colonial');
  await page.getByRole('heading', { name: 'All clauses' }).waitFor();
  await phone.look('book');
  if (width !== 360) return;
  await phone.offline();
  await page.getByLabel('Search the rules').fill('pinned mar');
  await page.locator('#MWK-PIN-3').waitFor();
  await phone.lookEverywhere('search');
  await page.getByLabel('Search the rules').fill('zzzz');
  await page.getByText('Nothing found').first().waitFor();
  await page.getByLabel('Search the rules').fill('MWK-UNIT');
  await page.locator('#MWK-UNIT[open] table').waitFor();
  await phone.lookEverywhere('clause');
  await phone.offline(false);
  await phone.go('#rules=colonial/MWK-UNIT');
  await page.locator('#MWK-UNIT[open]').waitFor();
}

async function addUnit(page, side, { name, kind, figures, leadership }) {
  await page.locator('.card', { hasText: `Side ${side}` }).getByRole('button', { name: 'Add a unit' }).click();
  const sheet = page.locator('dialog');
  await sheet.getByLabel('Name').fill(name);
  if (kind) await sheet.getByLabel('Kind').selectOption({ label: kind });
  await sheet.getByLabel('Weapon').selectOption({ label: 'Modern rifle' });
  if (leadership) await sheet.getByLabel('Leadership', { exact: true }).fill(String(leadership));
  await sheet.getByLabel('Figures', { exact: true }).fill(String(figures));
  return sheet;
}

// From nothing to the lobby. Returns the game's session.
async function open(phone, { look = false } = {}) {
  const { page } = phone;
  const see = (screen) => (look ? lookLarge(phone, screen) : undefined);
  await phone.go();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'The Men Who Would Be Kings' }).check();
  await see('new-rules');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('What is this game called?').fill('Isandlwana');
  await page.getByLabel('Your name').fill('Anna');
  await see('new-table');
  await phone.reload(); // nothing that was filled in is lost
  expect((await page.getByLabel('Your name').inputValue()) === 'Anna', 'the draft was forgotten');
  await page.getByRole('button', { name: 'Next' }).click();
  const sheet = await addUnit(page, 1, { name: 'Black Watch', kind: 'Regular infantry', figures: 12 });
  await sheet.getByText('From the table: ').waitFor();
  await see('new-unit');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await (await addUnit(page, 2, { name: 'Third Impi', figures: 16, leadership: 7 })).getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Open the game' }).click();
  // No kind was chosen: the service says whose is missing, and the page where.
  await page.getByRole('alert').waitFor();
  await see('new-wrong');
  await page.locator('.army-unit.wrong').getByRole('button').first().click();
  await page.locator('dialog').getByLabel('Kind').selectOption({ label: 'Tribal infantry' });
  await page.locator('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Another one like Third Impi' }).click();
  await see('new-armies');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.waitForURL(/#lobby=/);
  await page.getByRole('img', { name: /A code that a camera reads/ }).waitFor();
  return page.url().split('#lobby=')[1];
}

const codeShown = (page) => page.locator('.code-words').textContent();

async function join(phone, code, name, screen) {
  const { page } = phone;
  await phone.go(`#j=${code.toLowerCase()}`);
  await page.getByLabel('Your name').waitFor();
  if (screen) await lookLarge(phone, screen);
  await page.getByLabel('Your name').fill(name);
  await page.locator('.screen-actions .button.main').click();
}

async function meet() {
  const [anna, ben, eve] = [await hall.phone({ name: 'Anna' }), await hall.phone({ name: 'Ben', dark: true }), await hall.phone({ name: 'Eve', width: 1280, height: 900 })];
  await open(anna, { look: true });
  await anna.page.getByText('Connected').or(anna.page.locator('.connection.live')).first().waitFor();
  await anna.look('lobby');
  const code = await codeShown(anna.page);
  await join(ben, code, 'anna', 'join');
  await ben.page.getByRole('heading', { name: 'Isandlwana' }).waitFor();
  await ben.page.getByText('has that name already').waitFor(); // names are unique, whatever their case
  await ben.page.getByLabel('Your name').fill('בן');
  await ben.page.locator('.screen-actions .button.main').click();
  await ben.page.waitForURL(/#g=/);
  expect(!(await ben.page.evaluate(() => location.href)).includes(code.slice(0, 4)), 'the code stands in the address still');
  await anna.page.locator('.name', { hasText: 'בן' }).waitFor({ timeout: PATIENCE }); // comes by itself
  await anna.page.getByRole('radio', { name: 'Watch only' }).check();
  await join(eve, await codeShown(anna.page), 'Eve', 'join-watch');
  await eve.page.waitForURL(/#g=/);
  await anna.page.locator('.name', { hasText: 'Eve' }).waitFor();
  await lookLarge(anna, 'lobby-full');
  await ben.go(`#j=${code}`);
  await ben.page.getByText('sits at that table already').waitFor();
  // Whoever plays brings others in to watch, as the opener does.
  const watching = await codeShown(anna.page);
  await ben.go(`#lobby=${anna.page.url().split('#lobby=')[1]}`);
  await ben.page.getByRole('heading', { name: 'Let others watch' }).waitFor();
  expect((await codeShown(ben.page)) === watching, 'a player passes another code on');
  await ben.lookEverywhere('lobby-player');
  await second(anna);
  await anna.go();
  await anna.page.getByText('Not begun').waitFor();
  await anna.look('home');
  return [anna, ben];
}

// The same player on a tablet: what the picture in the lobby says is put together here as src/device does it.
async function second(anna) {
  const { page } = anna;
  await page.getByRole('button', { name: 'A second phone' }).click();
  await page.getByRole('img', { name: 'to show this game on another phone' }).waitFor();
  await anna.lookEverywhere('lobby-second');
  const { session, seat, token, role, side, server_key } = await page.evaluate(() => JSON.parse(localStorage.getItem('umpire')).games[0]);
  const tablet = await hall.phone({ name: 'tablet', width: 768, height: 1024 });
  await tablet.go('#phone=%5B%5D');
  await tablet.page.getByRole('alert').waitFor();
  await tablet.lookEverywhere('second-wrong');
  await tablet.go(`#phone=${encodeURIComponent(JSON.stringify([session, seat, token, role, side ?? '', 'Anna', server_key]))}`);
  await tablet.page.waitForURL(/#g=/);
  expect(!(await tablet.page.evaluate(() => location.href)).includes(token), 'the token stands in the address still');
}

// All of it by the keyboard; and with letters twice as large nothing is wider than the phone.
async function withoutHands() {
  const phone = await hall.phone({ name: 'keyboard' });
  const { page } = phone;
  const focus = async (name) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((name) => document.activeElement?.textContent?.includes(name) || document.activeElement?.closest('label')?.textContent?.includes(name), name)) return;
    }
    hall.complain('keyboard', `${name} is not reached`);
  };
  await phone.go();
  await focus('New game');
  await page.keyboard.press('Enter');
  await page.getByRole('radio').first().waitFor();
  await focus('Triumph');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio').nth(1).isChecked(), 'arrows do not choose');
  await focus('Next');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').waitFor();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.locator('.field-error').waitFor(); // nobody plays without a name
  await page.getByLabel('Your name').fill('Kay');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('button', { name: 'Add a unit' }).first().press('Enter');
  await page.locator('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent?.includes('Add a unit')), 'focus is lost when a sheet closes');
  for (const hash of ['', '#style', '#rules=tt', '#j=', '#new']) {
    await phone.go(hash);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.waitForTimeout(100);
    await phone.look(`large${hash.replace(/\W/g, '-')}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
}

// The first evening: somebody who has never seen it rolls a few taps after the first screen, with both armies of a ready game. Each hint is put away
// once; in the next game there is none.
async function tryIt() {
  const stranger = new Reader(await hall.phone({ name: 'a stranger' }), 'a stranger');
  const { page, phone } = stranger;
  const hints = async () => page.locator('.hint').count();
  const putAway = async (words) => {
    await stranger.reads(words);
    await stranger.tap('Put the hint away');
    await page.locator('.hint').waitFor({ state: 'detached' });
  };
  await phone.go();
  await stranger.tap('The Men Who Would Be Kings');
  await stranger.reads('Turn 1');
  await phone.lookEverywhere('try-table');
  await putAway('Tap a unit');
  await stranger.tap(/^Merrow Rifles/);
  await stranger.sheet();
  await stranger.tap(/^Gate Company/);
  await stranger.sheet();
  await phone.look('try-volley');
  await putAway('look at the chances');
  await stranger.type(/^Range/, 10);
  await (await stranger.shown).getByRole('button', { name: 'Roll for me', disabled: false }).click();
  await (await stranger.shown).getByText('Why?').waitFor();
  await stranger.close();
  await putAway('Tap the ruling to see why');
  await phone.reload();
  await stranger.reads('Turn 1');
  expect((await hints()) === 0, 'a hint that was put away comes back');
  await phone.go();
  await page.getByText('Try it').click();
  await stranger.tap('Triumph & Tragedy');
  await stranger.reads('Northern Brigade');
  expect((await hints()) === 0, 'there are hints in the second game');
}

// What comes over the network before the first screen, and how fast that was here.
async function count() {
  const phone = await hall.phone({ name: 'first' });
  const begun = Date.now();
  await phone.go();
  await phone.page.getByRole('link', { name: 'New game' }).waitFor();
  const taken = Date.now() - begun;
  await phone.page.waitForLoadState('networkidle');
  console.log(`${phone.requests} requests, ${phone.bytes} bytes, ${(taken / 1000).toFixed(1)} s to the first screen`);
  expect(phone.bytes > 20000 && phone.bytes < 150000, `${phone.bytes} bytes to the first screen`);
  expect(phone.requests <= 14, `${phone.requests} requests to the first screen`);
}

try {
  await count();
  await tryIt();
  await withoutHands();
  await withoutAnything();
  const { head } = gameOf(path(dirname(fileURLToPath(import.meta.url)), '../games/colonial.game'));
  const opening = { ruleset: 'colonial', options: head.options, units: head.units };
  await withoutStorage(hall, opening);
  await pasted(hall, opening);
  const [anna, ben] = await meet();
  const kept = await anna.page.evaluate(() => localStorage.getItem('umpire'));
  for (const view of VIEWS) {
    const phone = await hall.phone({ ...view, name: `${view.width}${view.dark ? ' by night' : ''}` });
    await lookAround(phone);
    await read(phone, view);
    // The same device, as wide as this.
    await phone.page.evaluate((kept) => localStorage.setItem('umpire', kept), kept);
    await phone.go();
    await phone.reload();
    await phone.page.getByText('Not begun').waitFor();
    await phone.look('home');
    await phone.go(`#lobby=${JSON.parse(kept).games[0].session}`);
    await phone.page.locator('.connection.live').waitFor();
    await phone.look('lobby');
    await phone.context.close();
  }
  await settling(hall, anna, ben);
} catch (error) {
  hall.complain('companion', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
