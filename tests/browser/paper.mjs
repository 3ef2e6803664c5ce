// What a PDF that Chromium printed says of its paper, and whether a reference sheet is whole on it and on screens.
import { inflateSync } from 'node:zlib';

// By how much a page is made smaller before it is printed: Chromium does that to whatever it finds too wide, and letters are smaller than they say.
export function printedAt(pdf) {
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    let drawn = '';
    try {
      drawn = inflateSync(pdf.subarray(at + 7)).toString('latin1');
    } catch {
      continue; // no drawing
    }
    const scale = /^q\n([\d.]+) 0 0 \1 [\d.]+ [\d.]+ cm$/m.exec(drawn)?.[1];
    if (scale) return (Number(scale) * 96) / 300;
  }
  return 0;
}

export const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
export const isA4 = (pdf) => /\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/.test(pdf.toString('latin1'));

const A4_WITHIN = { width: 733, height: 1062 }; // less its margins, in pixels
const LEAST_PT = 6.5; // below that nobody reads it at a table

// What sticks out of the sheet, of its place or of itself, and so is cut off or covers something else.
const cut = () => {
  const sheet = document.querySelector('.reference'), { left, right } = sheet.getBoundingClientRect();
  const places = [...sheet.querySelectorAll('.paper, .wide, table, th, td, h2, p')].filter((one) => one.getClientRects().length);
  const sticksOut = (one) => {
    const boxes = [...one.getClientRects()], place = [...one.parentElement.getClientRects()];
    return boxes.some((box) => box.left < left - 1 || box.right > right + 1) || (one.matches('table') && Math.max(...boxes.map(({ width }) => width)) > Math.max(...place.map(({ width }) => width)) + 1) || (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1);
  };
  return places.filter(sticksOut).map((one) => `${one.tagName} "${one.textContent.slice(0, 30)}" is cut`);
};
const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const sizes = () => [...document.querySelectorAll('.reference :is(h1, h2, td, th, p)')].filter((one) => one.getClientRects().length).map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75);

// What is wrong with a reference sheet that the page shows: as it is printed, on one page of A4, and on a phone, a tablet and a desk.
export async function faultsOfSheet(page) {
  const faults = [], before = page.viewportSize(), pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const complain = (is, what) => is || faults.push(what);
  complain(pagesOf(pdf) === 1, `takes ${pagesOf(pdf)} pages`);
  complain(isA4(pdf), 'is not on A4');
  complain(Math.abs(printedAt(pdf) - 1) < 0.01, `is printed at ${printedAt(pdf)} of its size`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4_WITHIN);
  const smallest = Math.min(...(await page.evaluate(sizes)));
  complain(smallest >= LEAST_PT - 0.01, `has letters of ${smallest} pt`);
  faults.push(...(await page.evaluate(cut)).map((what) => `on paper ${what}`));
  await page.emulateMedia({ media: null });
  for (const width of [360, 600, 768, 1000, 1200, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    complain((await page.evaluate(beside)) <= 0, `is wider than a window of ${width}`);
    faults.push(...(await page.evaluate(cut)).map((what) => `at ${width} ${what}`));
  }
  await page.setViewportSize(before);
  return { pdf, smallest, faults };
}
