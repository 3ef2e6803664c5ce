// What a PDF that Chromium printed says of its paper.
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
