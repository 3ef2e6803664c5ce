// The program carries the page, and prints its hash. With --twice: built in another folder it is the same bytes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, rules, source } from './native.mjs';
import { calledWith } from '../support/arguments.mjs';

const program = process.env.UMPIRE_PROGRAM;
const page = execFileSync(program, ['verify-page'], { maxBuffer: 1 << 26 });
const hash = createHash('sha256').update(page).digest('hex');
assert.equal(execFileSync(program, ['verify-page', '--hash'], { encoding: 'utf8' }), `${hash}  umpire-verify.html\n`);
assert.deepEqual(page, readFileSync(join(built, 'umpire-verify.html')));

// Put together once more, from a package that is built in another folder.
function buildAgain(folder) {
    const run = (...words) => execFileSync(words[0], words.slice(1), { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
    const sources = readFileSync(join(built, 'CMakeCache.txt'), 'utf8').match(/^UMPIRE_SOURCES:PATH=(.*)$/m)[1];
    run('cmake', '--preset', 'wasm', '-B', join(folder, 'wasm'), `-DUMPIRE_SOURCES=${sources}`);
    run('cmake', '--build', join(folder, 'wasm'));
    run('cp', '-r', rules, join(folder, 'rules'));
    run('cp', join(folder, 'wasm/wasm/umpire.wasm'), join(folder, 'rules/umpire.wasm'));
    const version = page.toString().match(/umpire (\d+\.\d+\.\d+)\. This file/)[1];
    run('cmake', `-DPAGE=${join(source, 'wasm/page')}`, `-DRULES=${join(folder, 'rules')}`, `-DVERSION=${version}`, `-DOUT=${join(folder, 'page.html')}`, '-P', join(source, 'cmake/write_page.cmake'));
    assert.equal(createHash('sha256').update(readFileSync(join(folder, 'page.html'))).digest('hex'), hash);
}
if (calledWith('[--twice]').length) {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-page-'));
    try {
        buildAgain(folder);
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
const text = page.toString();
assert.ok(!text.includes(source) && !text.includes(built), 'no path of this machine');
assert.ok(!/@@\w+@@/.test(text), 'every part is there');
console.log(`${page.length} bytes, ${hash}`);
