// The search in a browser gives the answers of the program: to questions of tests/search/questions.txt, and to what nobody should type.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Umpire } from '../../clients/umpire-rules/host.js';

const { UMPIRE_SOURCE_DIR: source, UMPIRE_BINARY_DIR: made, UMPIRE_PROGRAM: program } = process.env;
const umpire = await Umpire.start(readFileSync(join(made, 'umpire-rules', 'umpire.wasm')));
assert.throws(() => umpire.search('cannon'), /not given/);
umpire.setClauses(readFileSync(join(made, 'umpire-rules', 'clauses.json')));

const questions = readFileSync(join(source, 'tests', 'search', 'questions.txt'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
    .filter((_, at) => at % 4 === 0).map((line) => line.split('|').map((part) => part.trim()));
for (const words of ['zebra', 'house', '"', '%', 'ä', 'headshot', 'wuerfel']) questions.push(['-', words]);
for (const [ruleset, words] of questions) {
    const options = ruleset === '-' ? {} : { ruleset };
    const wanted = JSON.parse(execFileSync(program, ['search', words, '--json', ...(options.ruleset ? ['--ruleset', ruleset] : [])], { encoding: 'utf8' }));
    assert.deepEqual(umpire.search(words, options), wanted, `${ruleset}: ${words}`);
}
console.log(`${questions.length} questions are answered alike`);
