// Two people who have never heard of umpire: they tap what they can read, and nothing else. No selector here names a class, an id or a member of the rules.
import assert from 'node:assert/strict';

/** Somebody with a phone. */
export class Reader {
  constructor(phone, name) {
    Object.assign(this, { phone, page: phone.page, name, taps: 0, typed: 0 });
  }

  // The sheet on top, where one is open; else the page.
  get shown() {
    const { page } = this, sheet = page.getByRole('dialog').last();
    return sheet.isVisible().then((open) => (open ? sheet : page.locator('body')));
  }

  async words() {
    return (await this.shown).innerText();
  }

  async tap(name, { role = 'button', exact = false, nth = 0 } = {}) {
    const target = (await this.shown).getByRole(role, { name, exact }).nth(nth);
    this.taps++;
    await target.click().catch(async (error) => {
      throw new Error(`${this.name} finds no ${role} “${name}” to tap in:\n${await this.words()}\n${error.message}`);
    });
  }

  /** Into the field that is called so. */
  async type(label, value, { exact = false, nth = 0 } = {}) {
    this.typed++;
    await (await this.shown).getByRole('textbox', { name: label, exact }).nth(nth).fill(String(value));
  }

  async choose(label, option, { nth = 0 } = {}) {
    this.typed++;
    await (await this.shown).getByRole('combobox', { name: label }).nth(nth).selectOption({ label: option });
  }

  async tick(label) {
    this.taps++;
    await (await this.shown).getByRole('radio', { name: label }).check();
  }

  async unfold(words) {
    this.taps++;
    await (await this.shown).locator('summary').filter({ hasText: words }).first().click();
  }

  /** Until the screen says so. */
  async reads(words) {
    await this.page.getByText(words).first().waitFor({ state: 'visible' }).catch(async () => assert.fail(`${this.name} does not read “${words}” in:\n${await this.words()}`));
  }

  async sheet() {
    await this.page.waitForSelector('dialog[open]:not([aria-busy])');
  }

  /** A screen beside the table. */
  async beside(name) {
    await this.tap('Menu', { exact: true });
    await this.tap(name, { role: 'link' });
  }

  async close() {
    await this.tap('Close', { exact: true });
    await this.page.waitForSelector('dialog[open]', { state: 'detached' });
  }

  /** A grey button says why: what stands above it leads there. */
  async greySaysWhy(button, why) {
    const grey = (await this.shown).getByRole('button', { name: button, disabled: true });
    await grey.first().waitFor();
    const line = (await this.shown).getByRole('button', { name: why });
    await line.waitFor().catch(async () => assert.fail(`${button} is grey without “${why}”:\n${await this.words()}`));
    await line.click();
    await this.page.waitForFunction(() => document.activeElement?.closest('[data-input], [data-option], .field, fieldset')).catch(() => assert.fail(`“${why}” leads nowhere`));
  }
}

// The title of a cell, whatever it is counted in.
const called = (title) => new RegExp(`^${title}( \\(.*\\))?$`);

/** A table of the players' own book: first what stands beside its rows, then row by row, each cell by its title. */
export async function fillTable(reader, { head = {}, row, rows = [] }) {
  for (const [label, value] of Object.entries(head)) await reader.type(called(label), value);
  for (const [place, cells] of rows.entries()) {
    await reader.tap(`Add: ${row}`);
    for (const [label, value] of Object.entries(cells)) {
      if (typeof value === 'string') await reader.choose(label, value, { nth: place });
      else await reader.type(called(label), value, { nth: place });
    }
  }
}

/** A game is opened on one phone and joined by the other's camera, as anybody does; the armies are pasted. */
export async function meet(anna, ben, { rules, title, dice, armies, book }) {
  const { page } = anna;
  await anna.phone.go('#new');
  await anna.greySaysWhy('Next', /Still missing/);
  await anna.tick(rules);
  await anna.tap('Next');
  await anna.type('What is this game called?', title);
  await anna.type('Your name', 'Anna');
  if (dice) await anna.tick(dice);
  await book?.(anna);
  await anna.tap('Next');
  for (const [place, text] of armies.entries()) {
    await anna.tap('From a table', { nth: place });
    await anna.type('Lines with commas between the values', text);
    await anna.tap(/^Add .* units?$/);
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await anna.tap('Open the game');
  await page.waitForURL(/#lobby=/);
  await anna.reads(/([0-9A-Z]{4}-){3}[0-9A-Z]{4}/);
  const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(await anna.words())?.[0];
  assert.ok(code, `no code is to be read:\n${await anna.words()}`);
  await ben.phone.go('#join');
  await ben.type('Code', code);
  await ben.tap('Look it up');
  await ben.type('Your name', 'Ben');
  await ben.tap(/^Join /);
  await ben.reads('Mine');
  await anna.tap('To the table', { role: 'link' });
  await anna.reads('Mine');
}
