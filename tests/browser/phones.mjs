// Phones for the companion page's tests: a browser, any number of contexts, each a device of its own, and what every test asks
// of a screen: axe-core finds nothing, nothing is wider than the window, no script failed, nothing was asked of another origin.
//   const hall = await Hall.open(...calledWith('BROWSER', 'URL'));   // the browser's path, the service's URL
//   const anna = await hall.phone({ width: 360, dark: false });
//   await anna.go('#new'); await anna.look('new-game'); await hall.close();
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// A machine may be slow: what must come is waited for as long as tests/support/patience.h says.
export const PATIENCE = Number(process.env.UMPIRE_PATIENCE ?? 180000);
// Where files go. A picture of each screen is taken only where this is asked for: it costs as much as all that a screen is held to.
export const PICTURES = process.env.UMPIRE_PICTURES ?? fileURLToPath(new URL('../../build/pictures', import.meta.url));
const SEEN = process.env.UMPIRE_PICTURES !== undefined; // somebody looks at them
const TALLEST = 3000; // pixels of a picture
// Width, height, whether it is night.
export const VIEWS = [
  { width: 360, height: 740, dark: false }, { width: 360, height: 740, dark: true },
  { width: 768, height: 1024, dark: false }, { width: 768, height: 1024, dark: true },
  { width: 1280, height: 900, dark: false }, { width: 1280, height: 900, dark: true },
];

// The Wi-Fi of a crowded hall: everything takes its time, some requests never arrive, and some answers are lost on their way.
async function passBadWifi(route) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
  const chance = Math.random();
  if (chance < 0.1) return route.abort('connectionfailed');
  if (chance < 0.2 && route.request().method() === 'POST') {
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  }
  return route.continue();
}

export class Hall {
  static async open(browserPath, url) {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
    mkdirSync(PICTURES, { recursive: true });
    return new Hall(await chromium.launch({ executablePath: browserPath, args }), url);
  }

  constructor(browser, url) {
    this.browser = browser;
    this.url = url;
    this.complaints = [];
    this.phones = [];
  }

  complain(where, what) {
    this.complaints.push(`${where}: ${what}`);
    console.error(`${where}: ${what}`);
  }

  // A device with a storage of its own. `offline`, `reducedMotion` and what else a context takes may be given.
  async phone({ width = 360, height = 740, dark = false, name = `phone ${this.phones.length + 1}`, ...more } = {}) {
    const context = await this.browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', hasTouch: width < 1000, serviceWorkers: 'block', ...more });
    if (process.env.UMPIRE_WIFI === 'bad') await context.route('**/v1/**', passBadWifi);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const phone = new Phone(this, name, context, page);
    this.phones.push(phone);
    return phone;
  }

  // Ends everything; the process's exit code says whether somebody complained.
  async close() {
    for (const { context } of this.phones) await context.close();
    await this.browser.close();
    console.log(`${this.phones.length} phones, ${this.complaints.length} complaints`);
    process.exitCode = this.complaints.length ? 1 : 0;
  }
}

export class Phone {
  constructor(hall, name, context, page) {
    Object.assign(this, { hall, name, context, page, bytes: 0, requests: 0, asked: [] });
    page.on('pageerror', (error) => hall.complain(name, `a script failed: ${error.stack ?? error}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Warning:/.test(message.text())) hall.complain(name, message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^http/.test(url)) this.asked.push(`${request.method()} ${url.slice(hall.url.length)}`);
      if (!url.startsWith(hall.url) && !/^(data|blob|file):/.test(url)) hall.complain(name, `asked another origin: ${url}`);
    });
    context.on('response', async (response) => {
      if (response.status() >= 500) hall.complain(name, `${response.url()}: ${response.status()} ${await response.text().catch(() => '')}`);
    });
    page.on('requestfinished', async (request) => {
      this.requests++;
      const sizes = await request.sizes().catch(() => undefined);
      this.bytes += sizes ? sizes.responseBodySize + sizes.responseHeadersSize : 0;
    });
  }

  // To a place of the page: '#new', '#g=…'; '' is home.
  async go(hash = '') {
    await this.page.goto(`${this.hall.url}/app/${hash}`);
    await this.page.waitForSelector('main');
  }

  // The browser is closed and opened again on the same device: storage stays.
  async reload() {
    await this.page.reload();
    await this.page.waitForSelector('main');
  }

  async offline(is = true) {
    await this.context.setOffline(is);
  }

  // What a screen must hold.
  async look(screen) {
    await this.settled();
    await this.heard(screen);
    await this.measured(screen);
    if (SEEN) await this.picture(screen);
  }

  // The same in each of VIEWS, as if the device were as wide, by day and by night. What axe-core says hangs on colours: it is asked here, and once more
  // in the other light.
  async lookEverywhere(screen) {
    const { page } = this, size = page.viewportSize(), dark = await this.dark();
    await this.look(screen);
    let asked = false;
    for (const view of VIEWS) {
      if (view.width === size.width && view.dark === dark) continue;
      await page.setViewportSize({ width: view.width, height: view.height });
      await page.emulateMedia({ colorScheme: view.dark ? 'dark' : 'light' });
      await this.settled();
      if (view.dark !== dark && !asked) await this.heard(screen);
      asked ||= view.dark !== dark;
      await this.measured(screen);
      if (SEEN) await this.picture(screen);
    }
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await this.settled();
  }

  // The newest ruling at the table, whole: on a phone it is folded.
  async unfold() {
    const fold = this.page.locator('.table-now .strip:not([open]) > summary');
    if (await fold.count()) await fold.click();
  }

  // A screen beside the table, by the table's menu.
  async beside(name) {
    await this.page.locator('button[name=menu]').click();
    await this.page.locator('dialog[open]').getByRole('link', { name }).click();
  }

  dark() {
    return this.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  }

  // Drawn, and nothing moves any more: what moves is brought to its end, if it has one, as slow as the machine may be.
  async settled() {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const moving = () => document.getAnimations().filter(({ effect, playState }) => playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime));
      await frame();
      for (let left = moving(); left.length; left = moving()) {
        for (const animation of left) animation.finish();
        await frame();
      }
    });
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 30)));
  }

  where(screen) {
    return `${screen} on ${this.name} (${this.page.viewportSize().width})`;
  }

  async heard(screen) {
    const { page, hall } = this;
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
    for (const violation of await page.evaluate(async () => (await globalThis.axe.run(document)).violations))
      hall.complain(this.where(screen), `${violation.id}: ${violation.help}: ${violation.nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }

  async measured(screen) {
    const { page, hall } = this;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) hall.complain(this.where(screen), `${wide} pixels wider than the window`);
    for (const small of await page.evaluate(smallTargets)) hall.complain(this.where(screen), `smaller than a thumb: ${small}`);
  }

  async picture(screen) {
    const { width, height } = this.page.viewportSize();
    const whole = (await this.page.$('dialog[open]')) ? height : await this.page.evaluate(() => document.documentElement.scrollHeight);
    const dark = await this.dark();
    await this.page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST)) }); // what is at the bottom stays there
    await this.page.screenshot({ path: join(PICTURES, `${screen}-${width}-${dark ? 'dark' : 'light'}.png`) });
    await this.page.setViewportSize({ width, height });
  }
}

// Buttons and what is like them are 48 pixels high and wide; links within text are text.
function smallTargets() {
  const found = [];
  for (const target of document.querySelectorAll('button, select, input:not([type=radio]):not([type=checkbox]), textarea, a.button, a.icon-button, summary')) {
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && height > 0 && (height < 47.5 || width < 47.5)) found.push(`${Math.round(width)}x${Math.round(height)} ${target.outerHTML.slice(0, 120)}`);
  }
  return found.slice(0, 5);
}
