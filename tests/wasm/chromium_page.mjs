// umpire-verify.html in Chromium, from a disk and from plain http, on a phone's and on a desk's screen, without any request but for
// itself: an export in order, one that somebody changed, two that part, a receipt of nonsense; rolls, report, certificate.
// With a folder as argument pictures are kept there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browse, serve } from './chromium.mjs';
import { exportsOf } from './exports.mjs';
import { built } from './native.mjs';
import { calledWith } from '../support/arguments.mjs';

const program = process.env.UMPIRE_PROGRAM;
const folder = mkdtempSync(join(tmpdir(), 'umpire-page-'));
const [pictures] = calledWith('[FOLDER]');
const path = (name) => join(folder, name);

/** The first two exports of a program: of the one that is in order and of one that is not, with their keys. */
async function exports() {
    const found = [];
    for await (const call of exportsOf(join(built, 'tests/test_ledger_verify'))) {
        if (call.name === 'verify_begin') found.push({ head: JSON.parse(call.head), body: Buffer.alloc(0) });
        if (call.name === 'verify_piece') found.at(-1).body = Buffer.concat([found.at(-1).body, call.body]);
        if (found.length > 8) break;
    }
    return found.slice(0, 8);
}
const native = (...words) => {
    try {
        return execFileSync(program, ['verify', ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    } catch (error) {
        return error.stdout; // something is wrong with the file, which its status says
    }
};
const last = (text) => text.trim().split('\n').at(-1);

async function page_works(browser, url, size, name) {
    const context = await browser.newContext({ viewport: size, colorScheme: name.includes('dark') ? 'dark' : 'light' });
    const page = await context.newPage();
    const asked = [], wrong = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !/favicon/.test(message.location().url) && wrong.push(message.text()));
    await page.goto(url);
    const check = async (...names) => {
        await page.locator('#files').setInputFiles(names.map(path));
        await page.locator('#check:enabled').click();
        await page.locator('#progress', { hasText: /^Done\.$/ }).waitFor();
    };
    const picture = async (what) => pictures && page.screenshot({ path: join(pictures, `${name}-${what}.png`), fullPage: true });

    await check('good.ndjson');
    assert.equal(await page.locator('#verdicts .said.passed').count(), 1);
    assert.ok((await page.locator('#verdicts').innerText()).includes(last(native(path('good.ndjson')))));
    assert.equal(await page.locator('#check-list tbody tr').count(), 14);
    await picture('good');

    const roll = page.locator('#roll-list > details').first();
    const seq = Number((await roll.locator('> summary').innerText()).match(/Entry (\d+)/)[1]);
    await page.fill('#roll-number', '0');
    await page.getByRole('button', { name: 'Why?' }).click();
    await page.getByText('There is no ruling of this number.').waitFor();
    await page.fill('#roll-number', String(seq));
    await page.getByRole('button', { name: 'Why?' }).click();
    await roll.locator('pre', { hasText: /\w{3}/ }).first().waitFor();
    const told = native(path('good.ndjson'), '--roll', String(seq)).trim(), squeezed = (text) => text.replace(/\s+/g, ' ').trim();
    assert.match(await roll.locator('.lead').innerText(), / asked\. .* f[ae]ll|No dice/);
    for (const part of [roll.locator('.lead'), ...(await roll.locator('pre').all())])
        assert.ok(squeezed(told).includes(squeezed(await part.textContent())), 'a part of the story is another than the program tells');
    await picture('roll');

    await page.locator('#report-show').click();
    const report = page.frameLocator('#report-body iframe');
    await report.locator('h1').waitFor();
    assert.match(await page.locator('#certificate-text').textContent(), /nothing is wrong/i);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen');

    await page.reload();
    await check('bad.ndjson');
    assert.equal(await page.locator('#verdicts .said.failed').count(), 1);
    assert.ok((await page.locator('#verdicts').innerText()).includes(last(native(path('bad.ndjson')))));
    await picture('bad');

    await page.reload();
    await check('good.ndjson', 'bad.ndjson');
    assert.equal(await page.locator('#verdicts .said').count(), 3);
    assert.match(await page.locator('#verdicts .said').last().innerText(), /part/);

    await page.reload();
    await page.locator('#more summary').click();
    await page.locator('#keys').fill(JSON.parse(readFileSync(path('good.ndjson'), 'utf8').split('\n')[0]).keys[0]);
    await page.locator('#keys').blur();
    await page.locator('#fingerprints', { hasText: /(\w+ ){7}\w+/ }).waitFor();
    await page.locator('#files').setInputFiles(path('keep.txt'));
    await check('good.ndjson');
    assert.match(await page.locator('#verdicts').innerText(), /Nothing is wrong/);
    assert.doesNotMatch(await page.locator('#verdicts').innerText(), /no saved checkpoint|no trusted key/i);

    assert.deepEqual(wrong, []);
    assert.deepEqual([...new Set(asked.filter((address) => !/^(blob|data|about):|favicon/.test(address)))], [url], 'it asks for nothing but itself');
    await context.close();
}

try {
    const page = execFileSync(program, ['verify-page'], { maxBuffer: 1 << 26 });
    writeFileSync(path('umpire-verify.html'), page);
    const found = await exports();
    const verdict = ({ body }) => (writeFileSync(path('try.ndjson'), body), last(native(path('try.ndjson'))));
    const good = found.find((each) => verdict(each).endsWith('nothing is wrong.'));
    const bad = found.find((each) => verdict(each).startsWith('FAILED') && each.body.toString().startsWith('{"export":'));
    writeFileSync(path('good.ndjson'), good.body);
    writeFileSync(path('bad.ndjson'), bad.body);
    writeFileSync(path('keep.txt'), JSON.parse(good.body.toString().trim().split('\n').at(-1)).checkpoint);
    await browse(async (browser) => {
        const phone = { width: 360, height: 740 }, desk = { width: 1280, height: 900 };
        await page_works(browser, pathToFileURL(path('umpire-verify.html')).href, phone, 'phone-disk');
        await serve(new Map([['/umpire-verify.html', ['text/html; charset=utf-8', page]]]), async (address) =>
            page_works(browser, `${address}/umpire-verify.html`, desk, 'desk-http-dark'));
    });
    console.log(`umpire-verify.html: ${page.length} bytes; from a disk and from plain http`);
} finally {
    rmSync(folder, { recursive: true, force: true });
}
