// The big screen, which shows what happens and has nothing to touch; the reference sheets, each on one sheet of paper; the books without scripts.
// Called by test_beside.c:
//   node hall_screens.mjs BROWSER URL
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { played } from './chronicle.mjs';
import { lookLarge, twiceAsLarge } from './everybody.mjs';
import { faultsOfSheet } from './paper.mjs';
import { Hall, PICTURES, VIEWS } from './phones.mjs';
import { Service } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const [browserPath, url, key] = calledWith('BROWSER', 'URL', '[KEY]');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('hall screens', what);

// The phone has a seat in the game, and watches.
const keep = (page, game, title) =>
  page.addInitScript((kept) => localStorage.setItem('umpire', kept), JSON.stringify({ games: [{ session: game.id, ruleset: game.ruleset, title, opened_at: new Date().toISOString(), seen: Date.now(), ...game.seats.watch }], armies: [] }));

async function watch() {
  const game = await played(service, join(games, 'colonial.game'), 10);
  for (const [i, view] of [...VIEWS, { width: 1920, height: 1080, dark: false, reducedMotion: 'reduce' }].entries()) {
    const phone = await hall.phone({ ...view, name: `screen ${view.width}` });
    const { page } = phone;
    await keep(page, game, 'The crossing');
    await phone.go(`#watch=${game.id}`);
    await page.locator('.watch-unit').first().waitFor();
    await page.locator('.connection.live').waitFor();
    expect((await page.locator('main button, main a, main input').count()) === 0, 'the big screen has something to touch');
    expect((await page.locator('.watch-dice.rolls').count()) === 0, 'dice that lay there already roll');
    if (i === 0 || view.reducedMotion) {
      await service.ask(`/v1/sessions/${game.id}/rulings`, game.seats.umpire.token, { step: 'leader-casualty', input: { casualties: 3 }, dice: [3, 4] });
      await page.locator('.watch-dice.rolls .die').first().waitFor();
      const moves = await page.evaluate(() => document.querySelector('.watch-dice .die').getAnimations().length);
      expect(view.reducedMotion ? moves === 0 : true, 'dice roll where motion is not wanted');
    }
    await phone.look('watch');
    if (i === 0) await twiceAsLarge(phone, 'watch');
    await phone.context.close();
  }
}

// Why a ruling is as it is: below each die what it was read as on the table.
async function readings() {
  const side = (id) => ({ id, name: id, colour: '#1f5fae' });
  const game = await service.open({ ruleset: 'tt', sides: [side('red'), side('blue')] });
  const table = { sides: 10, rows: [{ lo: 1, hi: 5, result: 'save' }, { lo: 6, hi: 8, result: 'wound' }, { lo: 9, hi: 10, result: 'kill' }] };
  const { seq, draws } = await service.ask(`/v1/sessions/${game.id}/rulings`, game.seats.umpire.token, { step: 'damage-roll', input: { hits: 3, table }, dice: [9, 2, 7] });
  const phone = await hall.phone({ name: 'readings' });
  await keep(phone.page, game, 'A round');
  await phone.go(`#told=${game.id}/${seq}`);
  await phone.page.locator('.draw .die-read').first().waitFor();
  const read = await phone.page.locator('.draw .die-read').allTextContents();
  const wanted = draws[0].faces.map((face, i) => `${face}${draws[0].result[i]}`);
  expect(read.join() === wanted.join() && wanted.join() === '9kill,2save,7wound', `dice read as ${read}`);
  await phone.lookEverywhere('readings');
}

// The service's sheets within the page: whole on paper and on screens, with links to the rules here.
async function sheets() {
  const phone = await hall.phone({ name: 'paper', width: 1280, height: 900 });
  const { page } = phone;
  for (const ruleset of ['tt', 'tft-ww2', 'd12-skirmish', 'colonial']) {
    await phone.go(`#sheet=${ruleset}`);
    await page.locator('.paper h2').first().waitFor();
    const { pdf, smallest, faults } = await faultsOfSheet(page);
    writeFileSync(join(PICTURES, `sheet-${ruleset}.pdf`), pdf);
    console.log(`${ruleset}: letters of ${smallest.toFixed(1)} pt and more`);
    expect(faults.length === 0, `${ruleset}: ${faults.join('; ')}`);
    const { tables } = await service.ask(`/v1/rulesets/${ruleset}/book`);
    const shown = await page.locator('.paper > .wide table').count();
    expect(tables.length === 0 || shown === tables.length, `${ruleset}: ${shown} of ${tables.length} tables`);
    await phone.lookEverywhere(`sheet-${ruleset}`);
  }
  expect(await page.locator('.paper td').getByText('5+', { exact: true }).count() > 0, 'no value is 5+');
  await phone.go('#sheet=tt');
  await page.locator('.number a').first().click();
  await page.waitForURL(/#rules=tt\/TT-/);
}

async function withoutScripts() {
  const phone = await hall.phone({ name: 'no scripts', javaScriptEnabled: false, extraHTTPHeaders: { accept: 'text/html' } });
  await phone.page.goto(`${hall.url}/app/`);
  await phone.page.getByRole('link', { name: /rulebooks/ }).click();
  await phone.page.getByText('Men Who Would Be Kings').first().waitFor();
}

// An army is made, gets a unit, goes out as a table and comes back in; its points are the unit table's.
async function armies() {
  const phone = await hall.phone({ name: 'armies' });
  const { page } = phone;
  await phone.go('#armies');
  await page.getByLabel('What is it called?').fill('The Column');
  await page.getByLabel('For which rules?').selectOption('colonial');
  await page.locator('button[name=make]').click();
  await page.getByRole('button', { name: 'From a table' }).click();
  await page.locator('dialog textarea').fill('name,kind,weapon,leadership,figures\n"Watch, the Black",Regular infantry,Modern rifle,7,12\nLancers,Regular cavalry,,8,8');
  await page.getByRole('button', { name: 'Add 2 units' }).click();
  await page.getByText('12 points').waitFor();
  await lookLarge(phone, 'armies');
  const coming = page.waitForEvent('download');
  await page.locator('button[name=csv]').click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(text.startsWith('name,') && text.includes('"Watch, the Black",regular_infantry'), `the table says ${text}`);
  await phone.reload();
  await page.getByText('2 units').waitFor();
  const { units } = await newGame(phone, { kept: 'The Column', tables: [table(2, 'Third Impi')] });
  expect(units.map(({ name }) => name).join() === 'Watch, the Black,Lancers,Third Impi', `the army brought ${JSON.stringify(units)}`);
}

const table = (side, ...names) => ({ side, text: ['name,kind,weapon,leadership,figures', ...names.map((name) => `${name},${side === 1 ? 'Regular infantry,Modern rifle' : 'Tribal infantry,'},7,12`)].join('\n') });

// A new game on this phone, with the armies of these tables. What the service has of it.
async function newGame(phone, { houseRules, tables, kept, look }) {
  const { page } = phone;
  await phone.go('#new');
  await page.getByRole('radio', { name: 'The Men Who Would Be Kings' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill('Anna');
  if (houseRules) {
    await page.getByRole('radio', { name: houseRules }).check();
    await page.locator('.difference', { hasText: 'Loser of an attack' }).waitFor();
    if (look) await lookLarge(phone, 'new-house-rules');
  }
  await page.getByRole('button', { name: 'Next' }).click();
  if (kept) await page.locator('.card', { hasText: 'Side 1' }).getByLabel('Add a whole army').selectOption({ label: kept });
  for (const { side, text } of tables) {
    await page.locator('.card', { hasText: `Side ${side}` }).getByRole('button', { name: 'From a table' }).click();
    await page.locator('dialog textarea').fill(text);
    if (look) await phone.lookEverywhere('new-csv');
    await page.locator('dialog .sheet-actions .main').click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.waitForURL(/#lobby=/);
  const id = page.url().split('#lobby=')[1];
  const { token, umpire } = await page.evaluate((id) => JSON.parse(localStorage.getItem('umpire')).games.find(({ session }) => session === id), id);
  return { id, units: (await service.ask(`/v1/sessions/${id}/roster`, umpire?.token ?? token)).units };
}

// The house rules of a game are chosen as it is opened; the book then says where they differ.
async function differing(phone) {
  const { page } = phone;
  const { units } = await newGame(phone, { houseRules: /^tuesday/, tables: [table(1, 'Black Watch'), table(2, 'Third Impi', 'Fourth Impi')], look: true });
  expect(units.map(({ name, side }) => `${name} ${side}`).join() === 'Black Watch red,Third Impi blue,Fourth Impi blue', `the tables brought ${JSON.stringify(units)}`);
  await phone.go('#rules=colonial');
  await page.getByRole('heading', { name: /^How you play differs/ }).waitFor();
  await page.locator('.clause > summary .differs').first().waitFor();
  expect((await page.locator('.differs').count()) < 10, 'half the book differs');
  await page.locator('.clause:has(> summary .differs) > summary').first().click();
  await page.locator('.clause[open] .difference').first().waitFor();
  await lookLarge(phone, 'rules-differ');
}

// The club: its house rules are edited from the options, and read with their clauses.
async function club() {
  if (!key) return;
  for (const view of VIEWS.slice(0, 4)) {
    const phone = await hall.phone({ ...view, name: `club ${view.width}` });
    const { page } = phone;
    await phone.go(`#k=${key}`);
    await phone.go('#club');
    await page.getByRole('heading', { name: 'House rules', exact: true }).waitFor();
    if (view === VIEWS[0]) {
      await page.getByLabel('Name', { exact: true }).fill('tuesday');
      await page.getByLabel('For which rules?').selectOption('colonial');
      await page.locator('button[name=make]').click();
      await page.locator('dialog').getByRole('group', { name: 'Loser of an attack' }).getByRole('radio', { name: 'Hits' }).check();
      await lookLarge(phone, 'club-edit');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.difference', { hasText: 'Loser of an attack' }).waitFor();
    await phone.look('club');
    if (view === VIEWS[0]) {
      await lookLarge(phone, 'club');
      await differing(phone);
      await tablesOfClub(phone, key);
    }
  }
}

// What no source gives, a club writes down once: options that are tables stand among its house rules, drawn by their schema.
async function tablesOfClub(phone, key) {
  const { page } = phone, sheet = page.locator('dialog');
  await phone.go('#club');
  expect(await page.locator('button[name=make]').isDisabled(), 'house rules without a name can be written');
  await page.getByRole('button', { name: 'Still missing: Name' }).click();
  await page.keyboard.type('our-men');
  await page.getByLabel('For which rules?').selectOption('tft-ww2');
  await page.locator('button[name=make]').click();
  await sheet.locator('summary', { hasText: 'Figures' }).click();
  await sheet.getByRole('button', { name: 'Add: Profile' }).click();
  await sheet.locator('[data-option=profiles] [data-member=name] input').fill('Old hand');
  await sheet.locator('[data-option=profiles]').getByRole('textbox', { name: 'DEX' }).fill('14');
  await sheet.locator('summary', { hasText: 'Changed weapons' }).click();
  await sheet.getByRole('button', { name: 'Add: Weapon' }).click();
  await sheet.locator('[data-option=weapons]').getByRole('combobox', { name: 'Weapon' }).selectOption({ label: 'SMG' });
  await sheet.locator('[data-option=weapons]').getByRole('textbox', { name: /^Damage/ }).fill('4');
  await phone.lookEverywhere('club-tables');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  const { options } = await service.ask('/v1/club/house-rules/tft-ww2/our-men', key);
  expect(JSON.stringify([options.profiles, options.weapons]) === JSON.stringify([[{ name: 'Old hand', dexterity: 14 }], [{ weapon: 'smg', damage: 4 }]]), `the club plays with ${JSON.stringify(options)}`);
  await page.locator('.difference', { hasText: 'Changed weapons' }).getByText('1 row').waitFor();
}

// The club's armies: kept there by one phone, taken by another, changed by both, removed and kept again, brought to a new game.
async function armiesOfClub() {
  if (!key) return;
  const [anna, ben] = [await hall.phone({ name: 'armies anna' }), await hall.phone({ name: 'armies ben', dark: true })];
  const unit = { id: 'watch', name: 'Black Watch', kind: 'regular_infantry', weapon: 'modern_rifle', leadership: 7, figures: 12 };
  const armies = [{ name: 'The Column', ruleset: 'colonial', units: [unit] }];
  await anna.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify({ games: [], armies, club_key: key }));
  await anna.go('#armies');
  await anna.page.locator('button[name=to-club]').click();
  await anna.page.getByText('It is on this device, too.').waitFor();
  await ben.go(`#k=${key}`);
  await ben.go('#club');
  await ben.page.getByRole('link', { name: 'The club’s armies' }).click();
  await ben.page.locator('button[name=take]').click();
  await ben.page.getByText('It is on this device, too.').waitFor();
  await lookLarge(ben, 'armies-club');
  // Ben adds a unit and keeps it; then Anna, who has not seen that, removes hers.
  await ben.page.getByRole('button', { name: 'Another one like Black Watch' }).click();
  await ben.page.locator('button[name=to-club]').click();
  await ben.page.getByText('12 points').nth(1).waitFor();
  await anna.page.getByRole('button', { name: 'Another one like Black Watch' }).click();
  await anna.page.getByRole('button', { name: 'Another one like Black Watch' }).first().click();
  await anna.page.locator('button[name=to-club]').click();
  await anna.page.getByText('Somebody has changed this army in the club').waitFor();
  await anna.lookEverywhere('armies-changed');
  await anna.page.locator('button[name=theirs]').click();
  await anna.page.getByText('2 units').nth(1).waitFor();
  await anna.page.locator('button[name=remove]').click();
  await anna.page.getByText('The club keeps The Column no more.').waitFor();
  await anna.lookEverywhere('armies-removed');
  await anna.page.locator('button[name=again]').click();
  await anna.page.locator('button[name=remove]').waitFor();
  // A new game takes one from there.
  await ben.go('#new');
  await ben.page.getByRole('radio', { name: 'The Men Who Would Be Kings' }).check();
  await ben.page.getByRole('button', { name: 'Next' }).click();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Next' }).click();
  await ben.page.getByLabel('Add a whole army').first().selectOption({ label: 'The Column (in the club)' });
  await ben.page.locator('.army-unit').nth(1).waitFor();
  await ben.page.getByRole('button', { name: 'Open the game' }).click();
  await ben.page.waitForURL(/#lobby=/);
  // The club's list leads to the game where a device has a seat in it, and nowhere with the key alone.
  const id = ben.page.url().split('#lobby=')[1];
  await anna.go('#club');
  await anna.page.getByText('opens nobody’s game').waitFor();
  expect((await anna.page.locator(`a[href$="${id}"]`).count()) === 0, 'the key alone leads to a game');
  await ben.go('#club');
  await ben.page.locator(`main a[href="#g=${id}"]`).waitFor();
  await ben.look('club-games');
  await ben.page.locator(`main a[href="#g=${id}"]`).click();
  await ben.page.locator('.table-columns').waitFor();
}

try {
  await armies();
  await club();
  await armiesOfClub();
  await sheets();
  await readings();
  await withoutScripts();
  await watch();
} catch (error) {
  hall.complain('hall screens', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
