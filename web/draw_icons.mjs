// draw_icons.mjs BROWSER: web/static/icon180.png and icon512.png of icon.svg, for phones that take no SVG as an icon (iPhones; masks of Android's).
// Its rounded corners are filled, since those phones cut corners themselves. Run it when icon.svg has changed.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [browser] = process.argv.slice(2);
if (!browser) throw new Error('usage: draw_icons.mjs BROWSER');
const folder = join(dirname(fileURLToPath(import.meta.url)), 'static');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8'), [, ground] = /fill="(#\w+)"/.exec(svg);
const open = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
for (const size of [180, 512]) {
  const page = await open.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:${ground}">${svg.replace('<svg ', `<svg width="${size}" height="${size}" `)}`);
  await page.screenshot({ path: join(folder, `icon${size}.png`) });
}
await open.close();
