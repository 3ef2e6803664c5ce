// check_words SOURCE [lower | list NAME]: private words and translated syntax become fewer. Counts each construction
// below in the project's own text and holds it against tests/walls/words.json: a count above the recorded one fails, one
// below asks for the record to be lowered (`lower` does it, and never raises one). `list` shows where one is. Such a word
// may be right where it is, so counts are ceilings and need not end at zero. docs/glossary.md has the plain words.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source, action, wanted] = calledWith('SOURCE', '[lower|list]', '[NAME]');
const TREES = ['src', 'include', 'web', 'docs', 'scripts'];
const LISTS_WORDS = new Set(['docs/glossary.md']);
const BINARY = /\.(png|svg|ico|woff2?|gz|wasm)$/;

// Correct English is left out where a pattern can tell: to stand for something, to be behind a proxy, there is no X.
const CONSTRUCTIONS = {
    'behind (after)': /(?<!\b(?:fall|falls|fell|fallen|left|leaves?) )\bbehind\b(?! (?:a |an |any |the |its |their )?(?:(?:reverse|trusted) )?(?:proxy|proxies|load balancer|firewall))/gi,
    'told (reported)': /\btold\b/gi,
    'stands (is)': /\bstands?\b(?![ -](?:for|out|still|by|up|down|and[ -]fire|and shoot)\b)/gi,
    'whom': /\bwhom\b/gi,
    'whoever': /\bwhoever\b/gi,
    'anew': /\banew\b/gi,
    'afresh': /\bafresh\b/gi,
    'is no X': /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|such)\b)/gi,
    'said (stated)': /\bsaid\b/gi,
    'kept (stored)': /\bkept\b/gi,
    'came (arrived)': /\bcame\b/gi,
    'met (seen)': /\bmet\b/gi,
    'at hand (cached)': /\bat hand\b/gi,
    'in the place of': /\bin the place of\b/gi,
    'so many (as given)': /\bso many\b/gi,
    'likewise': /\blikewise\b/gi,
    'names with kept or told': /\b(?:\w+_)?(?:kept|told)_\w+|\b\w+_(?:kept|told)\b/gi,
};

function* filesIn(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* filesIn(path);
        else if (entry.isFile() && !BINARY.test(entry.name)) yield path;
    }
}

/** The text with each run of white space as one blank, so that a line's end hides nothing; comments lose their margin. */
const unwrap = (text) => text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ').replace(/[ \t]+/g, ' ');

function count(text) {
    const found = unwrap(text);
    return Object.fromEntries(Object.entries(CONSTRUCTIONS).map(([name, pattern]) => [name, [...found.matchAll(pattern)].length]));
}

function countTrees(source) {
    const counts = Object.fromEntries(Object.keys(CONSTRUCTIONS).map((name) => [name, Object.fromEntries(TREES.map((tree) => [tree, 0]))]));
    for (const tree of TREES)
        for (const path of filesIn(join(source, tree))) {
            if (LISTS_WORDS.has(relative(source, path))) continue;
            for (const [name, number] of Object.entries(count(readFileSync(path, 'utf8')))) counts[name][tree] += number;
        }
    return counts;
}

/** Lines that say what is above and what is below the record. */
function compare(recorded, counts) {
    const above = [], below = [];
    for (const [name, trees] of Object.entries(counts))
        for (const [tree, number] of Object.entries(trees)) {
            const most = recorded[name]?.[tree] ?? 0;
            if (number > most) above.push(`${tree} has "${name}" ${number} times, and had it ${most} times: node tests/walls/check_words.mjs . list "${name}"`);
            else if (number < most) below.push(`${tree} has "${name}" only ${number} times now, the record says ${most}`);
        }
    return { above, below };
}

const planted = count('/* Whoever stands\n * behind the proxy is no\n * judge: it was told anew. There\nis no other. */ struct roster_kept kept;');
const expected = { 'whoever': 1, 'stands (is)': 1, 'is no X': 1, 'told (reported)': 1, 'anew': 1, 'kept (stored)': 1, 'names with kept or told': 1 };
for (const name of Object.keys(CONSTRUCTIONS))
    if (planted[name] !== (expected[name] ?? 0)) {
        console.log(`the planted text has "${name}" ${expected[name] ?? 0} times, and ${planted[name]} were found: this check does not work`);
        process.exit(1);
    }

const record = join(source, 'tests', 'walls', 'words.json');
if (action === 'list') {
    for (const tree of TREES)
        for (const path of filesIn(join(source, tree))) {
            if (LISTS_WORDS.has(relative(source, path))) continue;
            const text = unwrap(readFileSync(path, 'utf8'));
            for (const { index, 0: word } of text.matchAll(CONSTRUCTIONS[wanted] ?? /(?!)/g))
                console.log(`${relative(source, path)}: … ${text.slice(Math.max(0, index - 50), index + word.length + 40).trim()} …`);
        }
    process.exit(0);
}
const counts = countTrees(source), recorded = JSON.parse(readFileSync(record, 'utf8')), { above, below } = compare(recorded, counts);
if (action === 'lower') {
    for (const [name, trees] of Object.entries(counts))
        for (const [tree, number] of Object.entries(trees)) trees[tree] = Math.min(number, recorded[name]?.[tree] ?? number);
    writeFileSync(record, `{\n${Object.entries(counts).map(([name, trees]) => `  ${JSON.stringify(name)}: ${JSON.stringify(trees)}`).join(',\n')}\n}\n`);
    console.log(`${below.length} counts lowered`);
    process.exit(0);
}
[...above, ...below].forEach((line) => console.log(line));
if (below.length) console.log('lower the record: node tests/walls/check_words.mjs . lower');
process.exitCode = above.length ? 1 : 0;
