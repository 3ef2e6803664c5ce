// check_macros SOURCE [lower]: a macro has one meaning in src and include. No two files define a name with different
// bodies, unless each takes it back with #undef, and function-like macros become fewer: tests/walls/macros.json holds
// how many there may be. `lower` records a lower count and never raises it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source, action] = calledWith('SOURCE', '[lower]');
const record = join(source, 'tests/walls/macros.json');

function* filesIn(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* filesIn(path);
        else if (/\.[ch]$/.test(entry.name)) yield path;
    }
}

/** What a file defines and does not take back: the name, and its parameters with its body. */
function* macrosOf(text) {
    const whole = text.replace(/\s*\\\n\s*/g, ' ');
    for (const [, name, rest] of whole.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)(.*)$/gm))
        if (!new RegExp(`^[ \\t]*#[ \\t]*undef[ \\t]+${name}\\b`, 'm').test(whole))
            yield { name, meaning: rest.replace(/\s+/g, ' ').trim() };
}

const takesArguments = (text) => text.match(/^#define [A-Za-z_]+\(/gm)?.length ?? 0;

const meanings = new Map();
let count = 0;
for (const tree of ['src', 'include'])
    for (const path of filesIn(join(source, tree))) {
        const text = readFileSync(path, 'utf8');
        count += takesArguments(text);
        for (const { name, meaning } of macrosOf(text)) {
            if (!meanings.has(name)) meanings.set(name, new Map());
            const files = meanings.get(name);
            if (![...files.values()].includes(meaning)) files.set(relative(source, path), meaning);
        }
    }

const faults = [...meanings]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} has several meanings: ${[...files.keys()].join(', ')}`);
const { most } = JSON.parse(readFileSync(record, 'utf8'));
if (count > most) faults.push(`${count} function-like macros, and at most ${most} may be`);
if (count < most && action === 'lower') writeFileSync(record, `${JSON.stringify({ most: count })}\n`);
else if (count < most) faults.push(`${count} function-like macros are fewer than the ${most} recorded: run check_macros.mjs SOURCE lower`);

for (const fault of faults) console.error(`macros: ${fault}`);
process.exitCode = faults.length ? 1 : 0;
if (!faults.length) console.log(`macros: ${meanings.size} names, each with one meaning; ${count} take arguments`);
