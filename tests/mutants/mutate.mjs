// Which tests notice a mistake in a source file, and which of them alone: run by hand before a test is removed as one that proves only what others prove.
//   node tests/mutants/mutate.mjs BUILD TESTS COUNT FILE…
//   BUILD: a build of this checkout, in which nothing else happens meanwhile; TESTS: a pattern of ctest's names; COUNT: mutants of each file
// Each mutant is one operator or constant changed; the file is put back after each. The same count makes the same mutants.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { calledWith } from '../support/arguments.mjs';

const [build, pattern, count, ...files] = calledWith('BUILD', 'TESTS', 'COUNT', 'FILE…');

// What is replaced, and by what.
const MISTAKES = [
    [/ < /g, ' <= '], [/ > /g, ' >= '], [/ <= /g, ' < '], [/ >= /g, ' > '], [/ == /g, ' != '], [/ != /g, ' == '], [/ && /g, ' || '], [/ \|\| /g, ' && '],
    [/ \+ /g, ' - '], [/ - /g, ' + '], [/ \+= /g, ' -= '], [/ -= /g, ' += '], [/\breturn true;/g, 'return false;'], [/\breturn false;/g, 'return true;'],
    [/\bif \(!/g, 'if ('], [/(?<=[ (-])\d+(?=[;,) ])/g, (digits) => `${Number(digits) + 1}`],
];

// Comments and strings as blanks of the same length: nothing is changed in them.
const bare = (text) => text.replace(/\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|^#.*$/gm, (part) => part.replace(/[^\n]/g, '\0'));

function mutantsOf(text) {
    const found = MISTAKES.flatMap(([from, to]) => [...bare(text).matchAll(from)].map(({ 0: before, index }) => ({ index, before, after: typeof to === 'string' ? to : to(before) })));
    found.sort((a, b) => a.index - b.index);
    const wanted = Math.min(Number(count), found.length);
    return Array.from({ length: wanted }, (_, i) => found[Math.floor(((i + 0.5) * found.length) / wanted)]);
}

function run(command, ...words) {
    const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
    return { fine: status === 0, said: stdout + stderr };
}

const names = [...run('ctest', '--test-dir', build, '-N', '-R', pattern).said.matchAll(/^ *Test +#\d+: (.*)$/gm)].map(([, name]) => name).filter((name) => !name.startsWith('cluster/'));
const targets = names.map((name) => `test_${name.replace('/', '_')}`);
const compiles = () => run('cmake', '--build', build, '--target', ...targets).fine;

// Those that fail, each with the functions that do.
function killers() {
    const { said } = run('ctest', '--test-dir', build, '-R', pattern, '-j2', '--output-on-failure');
    const failed = new Map();
    let functions = new Set();
    for (const line of said.split('\n')) {
        const one = line.match(/^\[  FAILED  \] ([a-z]\w*)$/), end = line.match(/Test +#\d+: (\S+) \.+.*(?:Failed|Timeout|Exception)/);
        if (end) failed.set(end[1], (functions = new Set()));
        if (one) functions.add(one[1]);
    }
    return failed;
}

if (!names.length || !compiles() || killers().size) {
    console.error(`${names.length} tests; they must build and pass before anything is changed`);
    process.exit(1);
}
const kills = new Map(names.map((name) => [name, { all: 0, alone: 0, functions: new Set() }]));
let killed = 0, tried = 0;
for (const file of files) {
    const text = readFileSync(file, 'utf8');
    try {
        for (const { index, before, after } of mutantsOf(text)) {
            const where = `${file}:${text.slice(0, index).split('\n').length} ${before.trim()} -> ${after.trim()}`;
            writeFileSync(file, text.slice(0, index) + after + text.slice(index + before.length));
            if (!compiles()) {
                console.log(`${where}: does not build`);
                continue;
            }
            const failed = killers();
            tried++;
            killed += failed.size > 0;
            for (const [name, functions] of failed) {
                const of = kills.get(name);
                of.all++;
                of.alone += failed.size === 1;
                if (failed.size === 1) for (const each of functions) of.functions.add(each);
            }
            console.log(`${where}: ${failed.size ? [...failed].map(([name, functions]) => `${name} (${[...functions].join(' ')})`).join(', ') : 'SURVIVES'}`);
        }
    } finally {
        writeFileSync(file, text);
    }
}
for (const [name, { all, alone, functions }] of kills) console.log(`${name}: kills ${all}, alone ${alone}${functions.size ? `: ${[...functions].join(' ')}` : ''}`);
console.log(`${tried} mutants, ${killed} killed`);
compiles();
