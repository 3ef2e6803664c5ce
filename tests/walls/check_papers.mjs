// check_papers SOURCE: where the project's documents lead: every link to a file or a heading of theirs, and every file of the project that they
// name, is there. Then the same in a made-up document whose links all lead nowhere, each of which must be found.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const ROOMS = /^(\.ci|clients|cmake|config|debian|docs|include|migrations|openapi|scripts|src|tests|wasm|web)\//;
// What the guide to contributing makes up.
const MADE_UP = ['src/rules/tt/rally.c', 'tests/golden/tt/rally.json', 'migrations/NNNN_name.sql'];

const read = (name) => readFileSync(join(source, name), 'utf8');
const withoutBlocks = (text) => text.replace(/^ *```[^]*?^ *```$/gm, '');

/** The names by which headings are led to. */
function anchorsOf(text) {
    const seen = new Map();
    return new Set([...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => {
        const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim().toLowerCase();
        const anchor = plain.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-'), count = seen.get(anchor) ?? 0;
        seen.set(anchor, count + 1);
        return count ? `${anchor}-${count}` : anchor;
    }));
}

/** Whether a name, perhaps with stars, is that of a file or folder. */
function isThere(name) {
    if (!name.includes('*')) return existsSync(join(source, name));
    const [folder, pattern] = [dirname(name), name.slice(dirname(name).length + 1)];
    if (folder.includes('*')) return true; // too much to look through
    const like = new RegExp(`^${pattern.split('*').map((part) => part.replace(/[.+?^$()[\]\\|{}]/g, '\\$&')).join('.*')}$`);
    return existsSync(join(source, folder)) && readdirSync(join(source, folder)).some((each) => like.test(each));
}

function leadsNowhere(name, text) {
    const wrong = [], plain = withoutBlocks(text);
    for (const [, link] of plain.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(link)) continue;
        const [path, anchor] = link.split('#'), file = path ? normalize(join(dirname(name), path)) : name;
        if (!existsSync(join(source, file)) && path) wrong.push(link);
        else if (anchor && file.endsWith('.md') && !anchorsOf(path ? read(file) : text).has(anchor)) wrong.push(link);
    }
    for (const [, file] of plain.matchAll(/`([\w./*-]+)`/g)) {
        const beside = dirname(name) === '.' ? file : join(dirname(name), file);
        if (ROOMS.test(file) && !MADE_UP.includes(file) && !isThere(file) && !isThere(beside)) wrong.push(file);
    }
    return wrong;
}

const planted = '# One\n## One\nSee [a](docs/nowhere.md), [b](#two), [c](README.md#no-such-heading), [right](#one-1), `src/nowhere.c`, `tests/nowhere_*.c`, `src/http`.\n';
const found = leadsNowhere('PLANTED.md', planted);
if (found.length !== 5) {
    console.log(`the made-up document leads nowhere five times, and this was found: ${found.join(', ')}: this check does not work`);
    process.exit(1);
}

const list = (folder) => (existsSync(join(source, folder)) ? readdirSync(join(source, folder)) : []).filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
// Decisions tell of files as they were then; their links are looked at all the same.
const papers = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...list('docs'), ...list('docs/adr'), ...list('clients/typescript'), ...list('clients/umpire-rules')];
let count = 0;
for (const name of papers)
    for (const wrong of leadsNowhere(name, read(name))) {
        if (name.startsWith('docs/adr/') && ROOMS.test(wrong)) continue;
        console.log(`${name} leads nowhere by ${wrong}`);
        count++;
    }
console.log(`${papers.length} documents, ${count} ways that lead nowhere`);
process.exit(count > 0 ? 1 : 0);
