// What two phones settle with each other at the table, tap by tap: taking back by whoever is asked, also where the opener plays; a turn that began by
// mistake; Back, which closes a sheet; codes that are pasted; browsers that keep nothing. Called by companion.mjs.
const expectIn = (hall) => (is, what) => is || hall.complain('settling', what);
const gone = (page, selector) => page.waitForSelector(selector, { state: 'detached' });
const begun = (page, turn) => page.waitForFunction((turn) => document.querySelector('h1')?.textContent.includes(`Turn ${turn}`), turn);
/** Who fires, at whom, how far. */
async function aim({ page }, firer, target) {
  await page.locator(`.side-columns .is-shown [data-unit="${firer}"]`).click();
  await page.locator(`dialog[open] .chips [data-unit="${target}"]`).click();
  await page.locator('.ruler-track').click({ position: { x: 90, y: 40 } });
  await page.locator('dialog[open] button[name=roll]:enabled').waitFor();
}

/** One proposes; the other is asked, agrees, and it is struck on both. */
async function takenBack(one, other, expect) {
  await one.unfold();
  await one.page.locator('.table-now button[name=take-back]').click();
  await one.page.locator('main button[name=withdraw]').waitFor();
  expect(/Waiting for .* to agree/.test(await one.page.innerText('main')), `${one.name} does not see whom it waits for`);
  await other.page.locator('main button[name=agree-undo]').waitFor();
  await one.lookEverywhere(`take-back-waits-${one.name}`);
  await other.lookEverywhere(`take-back-asked-${other.name}`);
  await other.page.locator('main button[name=agree-undo]').click();
  for (const { page } of [one, other]) {
    await page.locator('.table-now .ruling.is-struck').waitFor();
    await gone(page, 'main button[name=withdraw], main button[name=agree-undo]');
  }
}

/** A turn that begins says so on every phone and is taken back from there, once the other agrees. The clock of both phones stands: nothing hurries. */
async function turns(anna, ben, expect) {
  for (const { page } of [anna, ben]) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await anna.page.locator('button[name=next]').click();
  for (const { page } of [anna, ben]) await page.locator('.begun button[name=undo]').waitFor();
  for (const phone of [anna, ben]) {
    await phone.measured('turn-begun');
    if (process.env.UMPIRE_PICTURES) await phone.picture('turn-begun');
  }
  await ben.page.locator('button[name=undo]').click();
  await gone(ben.page, '.begun');
  await anna.page.locator('main button[name=agree-undo]').click();
  for (const { page } of [anna, ben]) await page.waitForFunction(() => /not begun/.test(document.querySelector('h1').textContent));
  // Nobody takes it back: it is no longer said, and stands in the log with its way back.
  await anna.page.locator('button[name=next]').click();
  for (const { page } of [anna, ben]) {
    await page.locator('.begun').waitFor();
    await page.clock.runFor(5000);
    await gone(page, '.begun');
    await begun(page, 1);
    await page.clock.resume();
  }
  expect((await anna.page.locator('button[name=next]').getAttribute('class')).includes('plain'), 'nobody has acted, and the turn’s button is the first to tap');
  await ben.page.getByRole('link', { name: 'Log' }).click();
  await ben.page.locator('.entry:has-text("begins turn 1") button[name=take-back]').waitFor();
  await ben.lookEverywhere('log-take-back');
  await ben.page.getByRole('link', { name: 'Back' }).click();
  await ben.page.locator('.table-columns').waitFor();
}

/** A proposal that nobody answers is withdrawn, and then another can be made. */
async function withdrawn(one, other, expect) {
  await one.unfold();
  await one.page.locator('.table-now button[name=take-back]').click();
  await other.page.locator('main button[name=agree-undo]').waitFor();
  expect((await other.page.locator('.table-now button[name=take-back]').count()) === 0, 'two proposals can be made at once');
  await one.page.locator('main button[name=withdraw]').click();
  for (const phone of [one, other]) {
    await phone.unfold();
    await phone.page.locator('.table-now .ruling:not(.is-struck) button[name=take-back]').first().waitFor();
  }
  await gone(other.page, 'main button[name=agree-undo]');
}

/** Back closes the uppermost sheet, and what was typed comes back with the same act; it leaves the table only then. */
async function back(anna, firer, target, expect) {
  const { page } = anna, table = page.url();
  await aim(anna, firer, target);
  const range = await page.locator('.ruler-track input, .ruler input').first().inputValue();
  await page.locator('dialog[open] .sheet-rules').click();
  await page.locator('dialog dialog[open]').waitFor();
  await page.goBack();
  await gone(page, 'dialog dialog[open]');
  expect(await page.locator('dialog[open]').isVisible(), 'Back closed both sheets');
  await page.goBack();
  await gone(page, 'dialog[open]');
  expect(page.url() === table, `Back led from the sheet to ${page.url()}`);
  await page.locator(`.side-columns .is-shown [data-unit="${firer}"]`).click();
  await page.locator(`dialog[open] .chips [data-unit="${target}"]`).click();
  await page.locator('dialog[open] button[name=roll]:enabled').waitFor();
  expect((await page.locator('.ruler-track input, .ruler input').first().inputValue()) === range, 'what was typed is gone');
  // Closed by its cross, a sheet leaves nothing behind in the history.
  await page.locator('dialog[open] .sheet-head .icon-button').last().click();
  await gone(page, 'dialog[open]');
  await page.waitForFunction(() => !history.state?.sheet);
  await page.getByRole('link', { name: 'Log' }).click();
  await page.waitForURL(/#log=/);
  await page.goBack();
  await page.locator('.table-columns').waitFor();
  expect(page.url() === table, 'Back from the log is not the table');
}

/** Two phones of a sealed game, whose opener (Anna) plays; Black Watch is hers, Third Impi Ben's. */
export async function settling(hall, anna, ben) {
  const expect = expectIn(hall);
  for (const phone of [anna, ben]) {
    await phone.page.clock.install();
    await phone.go(`#g=${await phone.page.evaluate(() => JSON.parse(localStorage.getItem('umpire')).games[0].session)}`);
    await phone.page.locator('.connection.live').waitFor();
  }
  await turns(anna, ben, expect);
  await back(anna, 'black-watch', 'third-impi', expect);
  await roll(anna, 'black-watch', 'third-impi');
  await ben.page.locator('.table-now .ruling').waitFor();
  await withdrawn(ben, anna, expect);
  await takenBack(ben, anna, expect);
  await roll(anna, 'black-watch', 'third-impi');
  await ben.page.locator('.table-now .ruling:not(.is-struck)').waitFor();
  await takenBack(anna, ben, expect);
}

async function roll(phone, firer, target) {
  const { page } = phone;
  await aim(phone, firer, target);
  await page.locator('dialog[open] button[name=roll]:enabled').click();
  await page.locator('dialog[open] .ruling').waitFor();
  await page.locator('dialog[open] .sheet-head .icon-button').last().click();
  await gone(page, 'dialog[open]');
}

const open = async (hall, opening) => (await fetch(`${hall.url}/v1/sessions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(opening) })).json();

/** What is pasted into the code's field: the code in it is found, or the page says what is wrong. */
export async function pasted(hall, opening) {
  const code = (await open(hall, opening)).sides[0].join_code;
  const phone = await hall.phone({ name: 'pasting' }), { page } = phone;
  const field = page.getByLabel('Code', { exact: true });
  for (const text of [`Join us tonight: ${hall.url}/app/#j=${code} at 8`, `Your code: ${code.replaceAll('-', '\u2013')}!`, code.replaceAll('-', '\u00a0'), code.toLowerCase()]) {
    await phone.go('#j=');
    await field.fill(text);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByLabel('Your name').waitFor();
  }
  await phone.go('#j=');
  for (const [text, said] of [['ABCD-EFGH', 'this has 8'], ['Come to the hall at eight tonight', 'There is no code in this'], ['ABCD-EFGH-JKLM-NPQ!', '“!”']]) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText(said).waitFor();
  }
  await phone.look('join-no-code');
  await phone.context.close();
}

const throws = (name) => `Object.defineProperty(window, '${name}', { configurable: true, get() { throw new DOMException('Access is denied', 'SecurityError'); } });`;
const nothing = (name) => `Object.defineProperty(window, '${name}', { configurable: true, value: null });`;
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
/** Browsers that keep nothing: what is refused, and whether the page says that it will forget. Workers have their IndexedDB refused by the same scripts. */
export const REFUSALS = [
  ['cookies blocked', ['localStorage', 'sessionStorage', 'indexedDB'].map(throws).join(''), true],
  ['storage full', full, true],
  ['no storage', ['localStorage', 'sessionStorage', 'indexedDB'].map(nothing).join(''), true],
];

/** Whoever has such a browser joins, rolls, and goes on. */
export async function withoutStorage(hall, opening) {
  const expect = expectIn(hall);
  for (const [what, script, forgets] of REFUSALS) {
    const opened = await open(hall, opening);
    const phone = await hall.phone({ name: what }), { page } = phone;
    await page.addInitScript(script);
    await page.route('**/device.worker*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${script.includes('indexedDB') ? `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });` : ''}${await answer.text()}` });
    });
    await phone.go(`#j=${opened.sides[0].join_code}`);
    await page.getByLabel('Your name').fill('Anna');
    await page.locator('.screen-actions .button.main').click();
    await page.locator('.table-columns').waitFor();
    expect((await page.getByText('This phone will forget its seat').count()) === Number(forgets), `${what}: the page does not say that it forgets`);
    await phone.look(`table-${what.replaceAll(' ', '-')}`);
    await page.locator('button[name=understood]').click();
    await roll(phone, 'watch', 'impi-1');
    await page.locator('.table-now .ruling').waitFor();
    await page.locator('button[name=next]').click();
    await begun(page, 1);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.locator('.game-line').waitFor();
    await page.locator('.game-open').click();
    await page.locator('.table-now .ruling').waitFor();
    await phone.context.close();
  }
}
