// The package umpire-rules as others use it: what it exports is what its types say, the README's example runs, its types check.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportsOf } from './exports.mjs';
import { built, rules, source } from './native.mjs';

const folder = mkdtempSync(join(tmpdir(), 'umpire-rules-'));
try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(rules, join(folder, 'node_modules/umpire-rules'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const text = readFileSync(join(rules, 'README.md'), 'utf8');
    const example = text.match(/```js\n(.*?)```/s)[1];
    assert.equal(example.trim().split('\n').filter((line) => line && !line.startsWith('//')).length <= 10, true, 'ten lines');

    const pieces = [];
    for await (const call of exportsOf(join(built, 'tests/test_ledger_verify'))) {
        if (call.name === 'verify_piece') pieces.push(call.body);
        if (call.name === 'verify_end') break;
    }
    writeFileSync(join(folder, 'game.ndjson'), Buffer.concat(pieces));
    const key = JSON.parse(Buffer.concat(pieces).toString().split('\n')[0]).keys[0];
    const given = `import { readFileSync } from 'node:fs';\nconst file = new Blob([readFileSync('game.ndjson')]), key = '${key}', checkpoint = undefined;\n`;
    writeFileSync(join(folder, 'example.js'), given + example);
    const said = execFileSync(process.execPath, ['example.js'], { cwd: folder, encoding: 'utf8' });
    const shown = [...example.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
    assert.ok(shown.length > 1 && said.startsWith(`${shown.join('\n')}\n`), said); // the verdict of what is no whole game follows

    writeFileSync(join(folder, 'use.ts'), `import { load, Umpire, type VerifyReport } from 'umpire-rules';
const umpire: Umpire = await load({ clauses: false });
const report: VerifyReport = umpire.report();
const text: string = umpire.report({ form: 'text' });
await umpire.verify(new Blob([]), { keys: [], progress: (bytes: number) => void bytes });
// @ts-expect-error there is no such form
umpire.report({ form: 'page' });
console.log(report.checks, text);
`);
    execFileSync(process.execPath, [join(source, 'node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext', '--lib', 'es2022,dom', 'use.ts'], { cwd: folder, stdio: 'inherit' });

    // What is handed on has the notices of what umpire.wasm contains, whole.
    const licences = readFileSync(join(built, 'licences/LICENSE'), 'utf8');
    const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--offline'], { cwd: rules, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    for (const wanted of ['LICENSE', 'umpire.wasm', 'clauses.json', 'index.js']) assert.ok(files.some(({ path }) => path === wanted), `${wanted} is not packed`);
    assert.equal(readFileSync(join(rules, 'LICENSE'), 'utf8'), licences);
    const escaped = licences.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    assert.ok(readFileSync(join(built, 'umpire-verify.html'), 'utf8').includes(`<pre>\n${escaped}</pre>`));

    // Every name that the types have is there, and every one that is there is typed.
    const types = readFileSync(join(rules, 'index.d.ts'), 'utf8');
    const host = await import(join(rules, 'index.js'));
    for (const [name, value] of Object.entries(host)) {
        assert.match(types, new RegExp(`export declare (class|function) ${name}\\b`));
        if (typeof value === 'function' && value.prototype && name !== 'UmpireProblem' && name !== 'DeviceRefusal')
            for (const member of Object.getOwnPropertyNames(value.prototype)) assert.match(types, new RegExp(`\\b${member}\\b`), `${name}.${member}`);
    }
} finally {
    rmSync(folder, { recursive: true, force: true });
}
console.log('the package is as its README says');
