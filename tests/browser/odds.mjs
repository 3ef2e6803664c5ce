// The odds lab: free and by units of a game, sliders, fractions of "exactly" and "at least", two situations side by side; all of it on the device,
// without a network. What it says equals what the service says. Called by test_beside.c:
//   node odds.mjs BROWSER URL
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { played } from './chronicle.mjs';
import { lookLarge, twiceAsLarge } from './everybody.mjs';
import { Hall, VIEWS } from './phones.mjs';
import { Service } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const [browserPath, url] = calledWith('BROWSER', 'URL');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('odds', what);

// The fractions of a bar, by its label.
async function fractions(page, value) {
  const row = page.locator('.chart-row', { has: page.locator('.chart-value', { hasText: new RegExp(`^${value}$`) }) });
  await row.click();
  const told = await row.locator('xpath=..').locator('.chart-exact').textContent();
  await row.click();
  return told;
}

// What the bars tell, by the switch above them.
async function bars(page, kind) {
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).first().waitFor();
}

async function free(view) {
  const phone = await hall.phone({ ...view, name: `free ${view.width}` });
  const { page } = phone;
  await phone.go('#odds');
  await page.getByRole('radio', { name: /Men Who Would/ }).check();
  await page.locator('.chart-value').first().waitFor();
  await page.getByLabel('What is asked?').selectOption('ranged-attack');
  await page.locator('[data-input="/input/range"]').waitFor();
  await page.waitForLoadState('networkidle');
  await phone.offline(); // from here on the device is alone
  await page.locator('[data-input="/input/range"] input[type=range]').fill('14');
  await page.getByRole('button', { name: 'Compare with another' }).click();
  await page.locator('[data-input="/input/range"] input[type=range]').nth(1).fill('6');
  await page.locator('.chart-line.chart-1 .chart-percent').first().waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('.chart-row.ends')].some((row) => new Set([...row.querySelectorAll('.chart-percent')].map(({ textContent }) => textContent)).size > 1));
  expect((await fractions(page, 1)).includes('/'), 'no fraction is told');
  await phone.look('odds');
  await bars(page, 'Exactly');
  expect((await fractions(page, 1)).includes('/'), 'no fraction is told of exactly one');
  if (view === VIEWS[0] || view === VIEWS[5]) await phone.look('odds-exactly');
  if (view === VIEWS[0]) await twiceAsLarge(phone, 'odds');
  await phone.offline(false);
  await phone.context.close();
}

/** A phone that keeps the seat of red. */
async function keeping(game) {
  const phone = await hall.phone({ name: 'red' });
  await phone.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify({ games: [{ session: game.id, ruleset: game.ruleset, title: 'The crossing', opened_at: new Date().toISOString(), seen: Date.now(), ...game.seats.red }], armies: [] }));
  return phone;
}

// Every bar, of both kinds, has the fraction that the service has.
async function equal(page, game, step, units, input, of) {
  const { distributions } = await service.ask(`/v1/sessions/${game.id}/odds`, game.seats.red.token, { step, units, input, of: [of] });
  const { values } = distributions[0];
  for (const kind of ['Exactly', 'At least']) {
    await bars(page, kind);
    const shown = (await page.locator('.chart-value').allTextContents()).map(Number);
    expect(shown.length > 2, `${kind}: ${shown.length} bars`);
    for (const value of shown) {
      const found = values.find((one) => one.value === value), wanted = (kind === 'Exactly' ? found : found.at_least).fraction;
      const said = await fractions(page, value);
      expect(said.endsWith(` ${wanted}`), `${kind} ${value}: the page says ${said}, the service ${wanted}`);
    }
  }
}

// By units of the game on a device that is alone from the moment on at which its lab is open: they are taken as this phone last saw them.
async function ofGameAlone() {
  const game = await played(service, join(games, 'colonial.game'), 12);
  const phone = await keeping(game);
  const { page } = phone;
  await phone.go(`#odds=${game.id}`);
  await page.getByLabel('Firer', { exact: true }).waitFor();
  await page.locator('.chart-value').first().waitFor(); // umpire.wasm is there
  await page.getByLabel('What is asked?').selectOption('volley');
  await page.locator('[data-input="/input/range"]').waitFor();
  await phone.offline();
  await page.getByLabel('Firer', { exact: true }).selectOption({ label: 'Black Watch' });
  await page.getByLabel('Target', { exact: true }).selectOption({ label: 'First Impi' });
  await page.getByText('No connection: taken from the unit as this phone last saw it.').waitFor();
  await page.locator('[data-input="/input/range"] input[type=range]').fill('8');
  await page.getByLabel('Counted').selectOption({ label: 'Fire: Casualties' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await equal(page, game, 'volley', { firer: 'watch', target: 'impi-1' }, { range: 8 }, '/fire/casualties');
  await phone.look('odds-alone');
}

async function ofGame() {
  const game = await played(service, join(games, 'colonial.game'), 12);
  const phone = await keeping(game);
  const { page } = phone;
  await phone.go(`#g=${game.id}`);
  await phone.beside('Odds');
  // It begins with units that can do it, and the result stays in sight wherever the inputs are.
  await page.waitForFunction(() => [...document.querySelectorAll('select')].filter(({ value }) => /^(watch|impi)/.test(value)).length >= 2);
  await page.locator('.odds-now strong').first().waitFor();
  for (const to of [0, 400, 900]) {
    await page.evaluate((to) => scrollTo(0, to), to);
    const { y, height } = await page.locator('.odds-now').boundingBox();
    expect(y >= 0 && y + height <= 741, `scrolled by ${to} the result is at ${y}`);
  }
  await page.getByLabel('What is asked?').selectOption('volley');
  await page.getByLabel('Firer', { exact: true }).selectOption({ label: 'Black Watch' });
  await page.getByLabel('Target', { exact: true }).selectOption({ label: 'First Impi' });
  await page.locator('summary', { hasText: 'From the unit’s card (1' }).waitFor();
  await page.locator('[data-input="/input/range"] input[type=range]').fill('8');
  await page.getByLabel('Counted').selectOption({ label: 'Fire: Casualties' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await equal(page, game, 'volley', { firer: 'watch', target: 'impi-1' }, { range: 8 }, '/fire/casualties');
  await lookLarge(phone, 'odds-game');
}

// Several units in one role: two groups fire together, then one of them does.
async function ofSeveral() {
  const game = await played(service, join(games, 'd12-skirmish.game'), 0);
  const phone = await keeping(game);
  const { page } = phone;
  await phone.go(`#odds=${game.id}`);
  await page.getByLabel('What is asked?').selectOption('volley');
  await page.getByLabel('Firers', { exact: true }).selectOption({ label: 'Company A' });
  await page.getByLabel('Firers, 2', { exact: true }).selectOption({ label: 'Sharpshooters' });
  await page.getByLabel('Target', { exact: true }).selectOption({ label: 'The Greys' });
  const range = (name) => page.locator('.slid', { hasText: `${name}: Range` });
  await range('Sharpshooters').locator('input[type=range]').fill('5');
  await range('Company A').locator('input[type=range]').fill('12');
  const holds = async (firers, ranges) => {
    const { distributions } = await service.ask(`/v1/sessions/${game.id}/odds`, game.seats.red.token, { step: 'volley', units: { firers, target: 'greys' }, input: { shooters: ranges.map((range) => ({ range })) }, of: ['/target/killed'] });
    const wanted = distributions[0].values.find(({ value }) => value === 2).at_least.fraction;
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await page.getByLabel('Counted').selectOption({ label: 'Target: Killed' });
    const said = await fractions(page, 2);
    expect(said.includes(wanted), `${firers} at ${ranges}, at least 2: the page says ${said}, the service ${wanted}`);
  };
  await holds(['company-a', 'skirmishers'], [12, 5]);
  await phone.lookEverywhere('odds-several');
  await page.getByLabel('Firers', { exact: true }).selectOption('');
  await range('Company A').waitFor({ state: 'detached' });
  await holds(['skirmishers'], [5]);
}

try {
  await ofGame();
  await ofGameAlone();
  await ofSeveral();
  for (const view of VIEWS) await free(view);
} catch (error) {
  hall.complain('odds', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
