// The pages for reading in a real browser: axe-core finds nothing at phone and desktop size, by day and by night; nothing is
// wider than a phone but what moves by itself; headings come in order; paper has heads; contents, tables and search with scripts off. Called by
// test_pages.c:
//   node pages.mjs BROWSER URL SESSION TOKEN
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { faultsOfSheet } from './paper.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, base, session, token] = calledWith('BROWSER', 'URL', 'SESSION', 'TOKEN');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const game = `/v1/sessions/${session}`;
const pages = ['/v1/rulesets', '/v1/rulesets/tt', '/v1/rulesets/d12-skirmish', '/v1/rulesets/colonial/steps/volley', '/v1/rulesets/tft-ww2/tables',
  '/v1/rulesets/colonial/tables/units', '/v1/rulesets/tt/clauses', '/v1/rulesets/tt/clauses?q=pin', '/v1/rulesets/tt/clauses/TT-PIN-1', '/v1/rulesets/tt/book', '/v1/rulesets/tft-ww2/book',
  '/v1/rulesets/tt/sheet', '/v1/rulesets/tft-ww2/sheet', '/v1/rulesets/d12-skirmish/sheet', '/v1/rulesets/colonial/sheet', '/rules/search?q=pin', '/rules/tt/clauses/TT-PIN-1', '/rules/rights', '/docs', '/v1/problems', '/v1/problems/dice_exhausted', `${game}/report`, `${game}/luck`, `${game}/house-rules`, `${game}/entries/1`];
const views = [{ width: 360, height: 740, colorScheme: 'light' }, { width: 360, height: 740, colorScheme: 'dark' }, { width: 1280, height: 900, colorScheme: 'light' }];
let complaints = 0;
const complain = (where, what) => { complaints++; console.error(`${where}: ${what}`); };

// Nothing is wider than the window, but for what is moved by itself.
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const levels = () => [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1]));

async function look(page, path, view) {
  const where = `${path} (${view.width}, ${view.colorScheme})`;
  const answer = await page.goto(base + path);
  if (answer.status() !== 200 || !answer.headers()['content-type'].startsWith('text/html')) return complain(where, `${answer.status()} ${answer.headers()['content-type']}`);
  // By night only colours are others.
  const rules = view.colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
  for (const violation of (await page.evaluate(async (asked) => (await globalThis.axe.run(document, asked)).violations, rules)))
    complain(where, `${violation.id}: ${violation.help}: ${violation.nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  const wide = await page.evaluate(overflow);
  if (wide > 0) complain(where, `${wide} pixels wider than the window`);
  const found = await page.evaluate(levels);
  if (found.filter((level) => level === 1).length !== 1 || found[0] !== 1) complain(where, `headings begin with ${found.slice(0, 4)}`);
  found.forEach((level, i) => { if (i && level > found[i - 1] + 1) complain(where, `a heading of level ${level} follows one of ${found[i - 1]}`); });
}

// The contents lead to their headings, a search finds, and the page prints with its title on each sheet.
async function use(browser) {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: { accept: 'text/html' } })).newPage();
  await page.goto(`${base}/v1/rulesets/tt/book`);
  await page.click('.contents summary');
  const links = await page.$$eval('.contents a', (all) => all.map((a) => a.getAttribute('href')));
  if (links.length < 10) complain('the book', `${links.length} lines of contents`);
  for (const link of links) if (!(await page.$(`[id="${link.slice(1)}"]`))) complain('the book', `${link} leads nowhere`);
  await page.fill('input[type=search]', 'pinned');
  await page.click('form button');
  await page.waitForLoadState();
  if (!page.url().includes('/rules/search?q=pinned')) complain('the search', page.url());
  if ((await page.$$('h2 a')).length === 0) complain('the search', 'found nothing');
  await page.goto(`${base}/v1/rulesets/tt/book`);
  const style = await page.$eval('style', ({ textContent }) => textContent);
  if (!style.includes('@page') || !style.includes('@top-left')) complain('paper', 'has no heads');
  await page.emulateMedia({ media: 'print' });
  if (await page.isVisible('form')) complain('paper', 'has a field to search');
}

// A reference sheet, whole on paper and on screens.
async function print(page, ruleset) {
  const { smallest, faults } = await faultsOfSheet(page);
  console.log(`${ruleset}: letters of ${smallest.toFixed(1)} pt and more`);
  for (const fault of faults) complain(`${ruleset}'s sheet`, fault);
}

// The rules as a site, with scripts off: from the list of rulesets to a book and by its contents to a clause, a table, a search and what it found.
async function withoutScripts(browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false, extraHTTPHeaders: { accept: 'text/html' } });
  const page = await context.newPage();
  const follow = async (link, where) => {
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => (where.test(url.pathname + url.search + url.hash)));
    return href;
  };
  for (const ruleset of ['tt', 'tft-ww2', 'd12-skirmish', 'colonial']) {
    await page.goto(`${base}/v1/rulesets`);
    await follow(page.locator(`a[href$="/rules/${ruleset}"]`).first(), new RegExp(`/rules/${ruleset}$`));
    await follow(page.getByRole('link', { name: 'The whole book' }), /\/book$/);
    await page.locator('.contents summary').click();
    const href = await follow(page.locator('.contents a').nth(5), /\/book#/);
    const heading = page.locator(`[id="${href.slice(1)}"]`);
    const { y } = await heading.boundingBox();
    if (y < -1 || y > 740) complain(`${ruleset} without scripts`, `${href} is not shown: it is at ${y}`);
    await page.goto(`${base}/v1/rulesets/${ruleset}`);
    await follow(page.getByRole('link', { name: 'Tables' }), /\/tables$/);
    const tables = page.locator(`a[href*="/rules/${ruleset}/tables/"]`);
    if (ruleset !== 'tt') {
      await follow(tables.first(), /\/tables\/[^/]+$/);
      if ((await page.locator('table tr').count()) < 3) complain(`${ruleset} without scripts`, 'a table has no rows');
    }
    await page.goto(`${base}/v1/rulesets/${ruleset}`);
    await follow(page.getByRole('link', { name: 'Reference sheet' }), /\/sheet$/);
    await print(page, ruleset);
    await page.goto(`${base}/v1/rulesets/${ruleset}`);
    await page.locator('input[type=search]').fill('morale');
    await page.locator('form button').click();
    await page.waitForURL(/\/rules\/search\?q=morale/);
    await page.locator('h2 a').first().click();
    await page.waitForURL(/\/clauses\//);
    if ((await page.locator('h1').count()) !== 1) complain(`${ruleset} without scripts`, 'what was found is no page');
  }
  await context.close();
}

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
try {
  for (const view of views) {
    const { colorScheme, ...viewport } = view;
    const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true, extraHTTPHeaders: { accept: 'text/html', authorization: `Bearer ${token}` } });
    const page = await context.newPage();
    await page.addInitScript(axe);
    for (const path of pages) await look(page, path, view);
    await context.close();
  }
  await use(browser);
  await withoutScripts(browser);
} finally {
  await browser.close();
}
console.log(`${pages.length} pages in ${views.length} views, ${complaints} complaints`);
process.exit(complaints ? 1 : 0);
