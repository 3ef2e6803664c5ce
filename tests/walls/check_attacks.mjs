// check_attacks SOURCE: the tests that docs/promises.md names beside the attacks, and beside who cheats, are there. `file:
// test`, the next tests of that file by their names alone, or `file` for all of it. Then a name that no test has, which
// must be missed.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');

function filesIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const files = new Map(); // a test's name -> what stands in it, and in those of other folders that are called so
for (const path of filesIn(join(source, 'tests')).filter((file) => /\btest_\w+\.c$/.test(file)))
    files.set(basename(path, '.c'), (files.get(basename(path, '.c')) ?? '') + readFileSync(path, 'utf8'));

/** What of a cell of tests is not there. */
function missing(cell) {
    const absent = [];
    let file;
    for (const [, words] of cell.matchAll(/`([^`]+)`/g)) {
        const [, of, test] = /^(?:(\w+): )?(\w+)$/.exec(words) ?? [];
        if (!of && files.has(test)) {
            file = test;
            continue;
        }
        file = of ?? file;
        const text = files.get(file) ?? '';
        if (!test || !new RegExp(`cmocka_unit_test\\w*\\(\\s*${test}\\b|\\b[A-Z]+\\(${test}\\)`).test(text)) absent.push(words);
    }
    return absent;
}

const lines = readFileSync(join(source, 'docs', 'promises.md'), 'utf8').split('\n');

/** The rows of the table under the heading that begins so. */
function rowsUnder(heading) {
    const from = lines.findIndex((line) => line.startsWith(heading)) + 1;
    return lines.slice(from, lines.findIndex((line, at) => at > from && !line.startsWith('|')));
}

const rows = rowsUnder('| attack |').slice(1);
const noticed = rowsUnder('| who cheats |').slice(1);
const absent = [...rows, ...noticed].flatMap((row) => missing(row.split(' | ').at(-1)));
if (noticed.length < 8) absent.push(`only ${noticed.length} who cheat`);
if (rows.length < 40) absent.push(`only ${rows.length} attacks`);
if (missing('`test_attacks: test_of_nothing`, `test_of_nothing_else`').length !== 2) absent.push('this check sees nothing');
for (const words of absent) console.log(`docs/promises.md names a test that is not there: ${words}`);
console.log(`${rows.length} attacks, ${noticed.length} who cheat`);
process.exitCode = absent.length > 0 ? 1 : 0;
