// What must hold for everybody at the table: a volley by the keyboard alone, letters twice as large, no motion for whoever wants none.
// Called by volley.mjs; lookLarge by whoever passes a screen.
import { VIEWS } from './phones.mjs';

// Where the focus is: what a test compares and complains with.
const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { nowhere: true, inside: false, words: 'nowhere' };
    const { top, bottom, left, right, width, height } = at.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    // A radio button's own place is drawn by its label.
    const drawn = at.matches('input[type=radio]') ? at.closest('label') : at;
    const middle = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
    return {
      nowhere: false,
      inside: at.closest('dialog') !== null,
      modal: document.querySelector('dialog[open]') !== null,
      place: at.closest('dialog, header, main, .screen-actions')?.className || at.closest('header, main')?.tagName,
      words: (at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 60) || at.outerHTML.slice(0, 80),
      named: (at.getAttribute('aria-label') ?? at.textContent ?? '') !== '' || (at.labels?.length ?? 0) > 0,
      visible: at.matches(':focus-visible') && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || at.matches('input[type=radio]')),
      covered: width > 1 && height > 1 && !(middle && (drawn.contains(middle) || middle.contains(drawn))),
      top: top + scrollY,
      unit: at.dataset.unit,
      name: at.getAttribute('name'),
      ruler: at.matches('.ruler-track'),
    };
  });

/** Tab until it is there. On the way every stop is seen, named and in reach; with a sheet open none is behind it. */
async function tabTo(page, complain, what, holds) {
  const stops = [];
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (at.nowhere) continue; // the browser's own bar
    if (at.modal && !at.inside) complain(`the focus left the sheet, to ${at.words}`);
    if (!at.visible) complain(`the focus is not seen on ${at.words}`);
    if (!at.named) complain(`nobody hears what this is: ${at.words}`);
    if (at.covered) complain(`the focus is behind something: ${at.words}`);
    const before = stops.at(-1);
    if (before && !at.modal && before.place === at.place && at.top < before.top - 8) complain(`${at.words} comes behind ${before.words}, which stands below it`);
    stops.push(at);
    if (holds(at)) return stops.length;
  }
  throw new Error(`by the keyboard ${what} is not reached`);
}

const inSheet = async (page, complain, when) => {
  const at = await focused(page);
  if (!at.inside) complain(`${when} the focus is ${at.words}, not in the sheet`);
};

/** A volley with Tab, Enter, arrows and Escape. Returns how many keys it took. */
export async function volleyByKeyboard(hall, { page }, firer, target) {
  const complain = (what) => hall.complain('the keyboard', what);
  let keys = 0;
  const press = async (key) => (keys++, page.keyboard.press(key));
  await page.evaluate(() => {
    document.activeElement?.blur();
    scrollTo(0, 0);
  });
  keys += await tabTo(page, complain, 'the unit', ({ unit }) => unit === firer);
  await press('Enter');
  await page.waitForSelector(`dialog[open] .chips [data-unit="${target}"]`);
  await inSheet(page, complain, 'as the sheet opens');
  keys += await tabTo(page, complain, 'the target', ({ unit }) => unit === target);
  await press('Enter');
  await page.waitForSelector('.ruler-track .ruler-band');
  await inSheet(page, complain, 'behind the target');
  keys += await tabTo(page, complain, 'the ruler', ({ ruler }) => ruler);
  await press('PageUp');
  await press('ArrowRight');
  await page.waitForSelector('dialog[open] .odds-end');
  await page.waitForSelector('dialog[open] button[name="roll"]:enabled');
  if ((await page.getAttribute('.ruler-track', 'aria-valuenow')) !== '7') complain('the arrows do not move the ruler');
  keys += await tabTo(page, complain, 'Roll', ({ name }) => name === 'roll');
  await press('Enter');
  await page.waitForSelector('dialog[open] .ruling');
  await inSheet(page, complain, 'as the ruling comes');
  const words = await page.textContent('dialog[open] .ruling-words');
  await page.waitForFunction((words) => document.querySelector('dialog[open] [aria-live=polite]')?.textContent.includes(words), words);
  // Round and round, and never out of the sheet.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(i % 4 === 3 ? 'Shift+Tab' : 'Tab');
    const at = await focused(page);
    if (!at.nowhere && !at.inside) complain(`the focus left the sheet, to ${at.words}`);
  }
  await press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  const back = await focused(page);
  if (back.unit !== firer) complain(`the focus is not back at the unit, but ${back.words}`);
  return keys;
}

// Words that stand beyond the edge, or that something before them cuts off. A table scrolls by itself, within the page.
function cutOff() {
  const found = [];
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.tagName !== 'DIALOG';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body; // the one on top
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.heard, svg, option, script') || !parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    for (let box = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box), { left, right, top, bottom } = box.getBoundingClientRect();
      if (scrolls(box)) break;
      const clips = (how) => how === 'hidden' || how === 'clip';
      if (rects.some((rect) => (clips(overflowX) && (rect.left < left - 1 || rect.right > right + 1)) || (clips(overflowY) && (rect.top < top - 2 || rect.bottom > bottom + 2))))
        found.push(`cut off: ${node.textContent.trim().slice(0, 60)} (${box.className})`);
      if (box === root) break; // nothing about a sheet cuts it off
    }
    if (!parent.closest('pre, .scrolled') && rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) found.push(`beyond the edge: ${node.textContent.trim().slice(0, 60)}`);
  }
  const content = root.querySelector('.sheet-content');
  if (content && content.clientHeight < 160) found.push(`a sheet has only ${content.clientHeight} pixels left for what it shows`);
  if (content && content.scrollWidth > content.clientWidth) found.push(`a sheet scrolls sideways by ${content.scrollWidth - content.clientWidth} pixels`);
  return found.slice(0, 8);
}

/** This screen once more with letters twice as large: nothing is wider than the phone, nothing cut off. */
export async function twiceAsLarge(phone, screen) {
  const { page, hall } = phone;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await phone.look(`large-${screen}`);
  for (const words of await page.evaluate(cutOff)) hall.complain(`${screen}, letters twice as large`, words);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** In every view, and on a phone with letters twice as large. */
export async function lookLarge(phone, screen) {
  const size = phone.page.viewportSize();
  await phone.lookEverywhere(screen);
  await phone.page.setViewportSize({ width: VIEWS[0].width, height: VIEWS[0].height });
  await twiceAsLarge(phone, screen);
  await phone.page.setViewportSize(size);
}

/** Whoever wants no motion sees none: every animation that begins is written down. */
export async function watchMotion(phone) {
  await phone.page.addInitScript(() => {
    globalThis.moved = [];
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, ({ target, animationName, propertyName }) => globalThis.moved.push(`${kind} ${animationName ?? propertyName} of ${target.className || target.tagName}`), true);
  });
  return async () => {
    const { page, hall } = phone;
    for (const what of await page.evaluate(() => [...globalThis.moved, ...document.getAnimations().map((one) => one.animationName ?? one.transitionProperty ?? 'an animation')])) hall.complain('reduced motion', what);
    if (await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior === 'smooth')) hall.complain('reduced motion', 'the page scrolls smoothly');
  };
}
