// What stands beside the table, of a game that was played to its end: who lost what, luck, the report on paper, the check on this phone, one roll
// told, the next game with the survivors. Called by test_beside.c:
//   node evening.mjs BROWSER URL
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { played } from './chronicle.mjs';
import { Hall, PICTURES, VIEWS } from './phones.mjs';
import { Service } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const [browserPath, url] = calledWith('BROWSER', 'URL');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('evening', what);

/** A phone that keeps this seat of the game, as if it had played. */
async function seated(game, seat, view = {}) {
  const phone = await hall.phone({ name: seat, ...view });
  const kept = { games: [{ session: game.id, ruleset: game.ruleset, title: 'The crossing', opened_at: new Date().toISOString(), seen: Date.now(), ...game.seats[seat] }], armies: [], name: 'Anna' };
  await phone.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify(kept));
  return phone;
}

async function afterwards(game, seat, view) {
  const phone = await seated(game, seat, view);
  const { page } = phone;
  await phone.go(`#g=${game.id}`);
  await page.getByRole('link', { name: 'Who won?' }).click();
  await page.getByText('The column holds.').waitFor();
  await page.locator('.luck-line').first().waitFor();
  const lost = await page.locator('.losses tr', { hasText: 'First Impi' }).locator('td').allTextContents();
  expect(/ of 16$/.test(lost[0]), `First Impi has ${lost[0]} left`);
  if (seat === 'red') {
    await page.locator('button[name=verify]').click();
    await page.getByText('The game holds.').waitFor();
    expect((await page.locator('.check-line.passed').count()) >= 8, 'few checks are told in words');
  }
  await phone.look('after');
  return phone;
}

async function download(phone) {
  const coming = phone.page.waitForEvent('download');
  await phone.page.locator('button[name=save]').click();
  const file = await coming;
  expect(file.suggestedFilename() === 'game.ndjson', `it is called ${file.suggestedFilename()}`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.includes('"kind":"closed"'), 'the record that was saved has no end');
}

// The report: read, on paper, and one roll of it told to its last die.
async function report(phone, game) {
  const { page } = phone;
  await phone.go(`#report=${game.id}`);
  await page.getByRole('heading', { name: 'Turn 4' }).waitFor();
  await phone.look('report');
  if (phone.name === 'red') {
    await page.emulateMedia({ media: 'print' });
    expect(!(await page.isVisible('.screen-actions')), 'paper has buttons');
    await page.pdf({ path: join(PICTURES, 'report.pdf'), format: 'A4', preferCSSPageSize: true });
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto(`${hall.url}/app/#told=${game.id}/${game.named.get('shot')}`);
  await page.locator('.ruling').waitFor();
  await page.locator('button[name=tell]').click();
  await page.getByText('How the dice were computed').waitFor();
  await phone.look('told');
  const struck = await page.locator('.ruling.is-struck').count();
  expect(struck === 1, 'a ruling that was corrected is not struck through');
}

// Whoever plays or watches can pass a link on that opens without a seat, without scripts.
async function shared(game, seat) {
  const phone = await seated(game, seat);
  const { page } = phone;
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await phone.go(`#report=${game.id}`);
  await page.getByRole('button', { name: 'Share the report' }).click();
  const link = await page.locator('.link-shown').inputValue().then((text) => text.split('\n').at(-1));
  const stranger = await hall.phone({ name: 'stranger', javaScriptEnabled: false });
  const answer = await stranger.page.goto(link, { waitUntil: 'load' });
  expect(answer.status() === 200 && (await stranger.page.textContent('body')).includes('Black Watch'), `the link ${answer.status()}`);
}

// The next game with whoever is left: opened on one phone, joined on the other by its code. Its units, and the other side's code.
async function survivors(phone, before) {
  const { page } = phone;
  await phone.go(`#after=${before}`);
  await page.locator('button[name=survivors]').click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Begin with the units of').waitFor();
  expect((await page.getByLabel('Begin with the units of').inputValue()) === before, 'the survivors are another game’s');
  expect(await page.getByRole('radio', { name: 'A new battle begins' }).isChecked(), 'no new battle is to begin');
  await phone.look('new-survivors');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.waitForURL(/#lobby=/);
  const id = page.url().split('#lobby=')[1];
  const { token, codes } = (await page.evaluate(() => JSON.parse(localStorage.getItem('umpire')))).games.find(({ session }) => session === id);
  const { units } = await service.ask(`/v1/sessions/${id}/roster`, token);
  return { units, code: codes.find(({ side }) => side === 'blue').code };
}

// What one game costs a unit, it lacks in the next; whoever is out stays behind. campaign.mjs plays on.
async function nextGame(phone, game) {
  const second = await survivors(phone, game.id);
  expect(second.units.some(({ id }) => id === 'watch') && !second.units.some(({ out }) => out), 'the survivors did not come, or the fallen did');
  const ben = await hall.phone({ name: 'ben' });
  await ben.go(`#j=${second.code}`);
  await ben.page.fill('form input', 'Ben');
  await ben.page.click('.screen-actions .main');
  await ben.page.locator('.unit[data-unit="watch"]').first().waitFor({ state: 'attached' });
}

try {
  const game = await played(service, join(games, 'colonial.game'));
  for (const view of VIEWS.slice(1)) await (await afterwards(game, 'blue', view)).context.close();
  const phone = await afterwards(game, 'red', VIEWS[0]);
  await download(phone);
  await report(phone, game);
  await shared(game, 'watch');
  await shared(game, 'blue');
  await nextGame(phone, game);
} catch (error) {
  hall.complain('evening', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
