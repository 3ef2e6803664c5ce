// check_documents SOURCE: documents that list files have all of them, and links lead somewhere. Every decision is in
// docs/adr/README.md with its title and status; every folder of src and of tests has a row in its README.md, whose last
// column names files that exist; every relative link in a Markdown file leads to a file and its #anchor to a heading, and every
// file of the project that it names is there. The root has the project's folders alone. Then the same for a made-up tree with mistakes of each kind, each of which must be found.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const OTHERS = /^(\.git|build.*|node_modules)$/; // not the project's own text

function* filesIn(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (OTHERS.test(entry.name)) continue;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* filesIn(path);
        else if (entry.isFile()) yield path;
    }
}

function foldersIn(folder, deep) {
    return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => [name, ...(deep ? foldersIn(join(folder, name), deep).map((below) => `${name}/${below}`) : [])]);
}

/** The text without its code, in which brackets are not links. */
function prose(text) {
    return text.replace(/^ {0,3}(```|~~~)[^]*?^ {0,3}\1.*$/gm, '').replace(/(`+)(?:(?!\n\n)[^])*?[^`]\1(?!`)/g, '');
}

/** What of a heading or title is compared: its words, without marks or line breaks. */
const words = (text) => text.replace(/\s+/g, ' ').trim();

/** The anchors of a document: those of its headings, as forges make them, and those that stand in it as HTML. */
function anchorsOf(text) {
    const anchors = new Set(), seen = new Map();
    const headings = text.replace(/^ {0,3}(```|~~~)[^]*?^ {0,3}\1.*$/gm, '').matchAll(/^#{1,6} +(.*?)(?: +#+)? *$/gm);
    for (const [, heading] of headings) {
        const slug = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase().replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '').replace(/ /g, '-');
        const count = seen.get(slug) ?? 0;
        seen.set(slug, count + 1);
        anchors.add(count ? `${slug}-${count}` : slug);
    }
    for (const [, id] of text.matchAll(/<[a-z]+ [^>]*\b(?:id|name)="([^"]+)"/g)) anchors.add(id);
    return anchors;
}

/** The targets of a document's links. */
function* linksOf(text) {
    for (const [, target] of prose(text).matchAll(/\]\(<?([^()\s>]+)>?(?:\s+"[^"]*")?\)/g)) yield target;
    for (const [, target] of prose(text).matchAll(/^ {0,3}\[[^\]^]+\]:\s+<?([^\s>]+)>?/gm)) yield target;
}

function* brokenLinks(source) {
    for (const path of filesIn(source)) {
        if (!path.endsWith('.md')) continue;
        for (const link of linksOf(readFileSync(path, 'utf8'))) {
            if (/^([a-z]+:|\/)/i.test(link)) continue; // of the web, or of a running service
            const [file, anchor] = link.split('#');
            const target = file ? resolve(dirname(path), decodeURIComponent(file)) : path;
            if (!existsSync(target)) yield `${relative(source, path)} links to ${link}, which does not exist`;
            else if (anchor && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).has(decodeURIComponent(anchor)))
                yield `${relative(source, path)} links to ${link}, and there is no such heading`;
        }
    }
}

const ROOMS = /^(\.ci|clients|cmake|config|debian|docs|examples|include|migrations|openapi|scripts|src|tests|wasm|web)\//;
// What the guide to contributing makes up.
const MADE_UP = ['src/rulesets/tt/rally.c', 'tests/golden/tt/rally.json', 'migrations/NNNN_name.sql'];

/** Whether a name, perhaps with stars in its last part, is that of a file or folder. */
function isThere(source, name) {
    if (!name.includes('*')) return existsSync(join(source, name));
    const folder = dirname(name), pattern = name.slice(folder.length + 1);
    if (folder.includes('*')) return true; // too much to look through
    const like = new RegExp(`^${pattern.split('*').map((part) => part.replace(/[.+?^$()[\]\\|{}]/g, '\\$&')).join('.*')}$`);
    return existsSync(join(source, folder)) && readdirSync(join(source, folder)).some((each) => like.test(each));
}

/** Files that documents name and that do not exist. Decisions tell of files as they were then. */
function* unknownFiles(source) {
    for (const path of filesIn(source)) {
        const name = relative(source, path);
        if (!path.endsWith('.md') || name.startsWith('docs/adr/')) continue;
        for (const [, file] of readFileSync(path, 'utf8').replace(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([\w./*-]+)`/g))
            if (ROOMS.test(file) && !MADE_UP.includes(file) && !isThere(source, file) && !isThere(source, join(dirname(name), file)))
                yield `${name} names ${file}, which does not exist`;
    }
}

/** Folders of the root that are none of the project's: what a program left there. */
function* strayFolders(source) {
    for (const name of foldersIn(source, false))
        if (!ROOMS.test(`${name}/`) && !OTHERS.test(name) && !name.startsWith('.')) yield `${name} is no folder of the project`;
}

/** The status of a decision as its page gives it: '' or, say, 'amended by 40 and 52'. */
function statusOf(text) {
    const [, status] = /^\*\*Status\.\*\* (.*?)(?:\.\s|\.$)/ms.exec(text.replace(/\[(\d+)\]\([^)]*\)/g, '$1')) ?? [];
    if (status === undefined) return undefined;
    const said = words(status).replace(/^Accepted(; )?/, '');
    return said.charAt(0).toLowerCase() + said.slice(1);
}

function* wrongDecisions(source) {
    const folder = join(source, 'docs', 'adr'), listed = new Map();
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const [, number, file, title, status] of index.matchAll(/^- \[(\d+)\]\(([^)]+)\): (.*?)\.(?:\s+\*([^*]*)\.\*)?$(?!\n {2})/gms))
        listed.set(file, { number, title: words(title), status: words(status ?? '').replace(/^\w/, (first) => first.toLowerCase()) });
    const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
    for (const file of files) {
        const text = readFileSync(join(folder, file), 'utf8'), entry = listed.get(file);
        const [, number, title] = /^# (\d+)\. (.*)$/m.exec(text) ?? [];
        if (Number(number) !== Number(file.slice(0, 4))) yield `docs/adr/${file} does not begin with "# ${Number(file.slice(0, 4))}. TITLE"`;
        if (statusOf(text) === undefined) yield `docs/adr/${file} has no **Status.** line`;
        if (!entry) yield `docs/adr/README.md has no line for ${file}`;
        else if (entry.number !== number || entry.title !== words(title)) yield `docs/adr/README.md calls ${file} "${entry.number}: ${entry.title}", not "${number}: ${title}"`;
        else if (entry.status !== statusOf(text)) yield `docs/adr/README.md says of ${file} "${entry.status}", and the page says "${statusOf(text)}"`;
    }
}

function* missingRows(source, folder, deep) {
    const text = readFileSync(join(source, folder, 'README.md'), 'utf8');
    const rows = new Map([...text.matchAll(/^\| `([\w/]+)` \|(.*)$/gm)].map(([, name, rest]) => [name, rest.split('|').at(-2) ?? '']));
    for (const name of foldersIn(join(source, folder), deep)) if (!rows.has(name)) yield `${folder}/README.md has no row for ${folder}/${name}`;
    for (const [name, first] of rows)
        for (const [, file] of first.matchAll(/`([^`]+)`/g))
            if (!existsSync(join(source, file.includes('include/') ? '' : join(folder, name), file)))
                yield `${folder}/README.md says to open ${file} first in ${folder}/${name}, and there is no such file`;
}

function complaints(source) {
    return [...wrongDecisions(source), ...missingRows(source, 'src', true), ...missingRows(source, 'tests', false), ...brokenLinks(source), ...unknownFiles(source), ...strayFolders(source)];
}

/** A small tree with one mistake of each kind. */
function plant(root) {
    const put = (path, text) => {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
    };
    put('docs/adr/0001-one.md', '# 1. One\n\n**Status.** Accepted.\n');
    put('docs/adr/0002-two.md', '# 2. Two\n\n**Status.** Accepted; amended by [3](0003-three.md).\n');
    put('docs/adr/0003-three.md', '# 3. Three\n\nNo status.\n');
    put('docs/adr/0004-four.md', '# 5. Four\n\n**Status.** Accepted.\n');
    put('docs/adr/0006-six.md', '# 6. Six\n\n**Status.** Accepted.\n');
    put('docs/adr/README.md', '- [1](0001-one.md): Another.\n- [2](0002-two.md): Two.\n- [3](0003-three.md): Three.\n- [4](0004-four.md): Four.\n');
    put('src/base/arena.c', '');
    put('src/base/deep/arena.c', '');
    put('src/README.md', '| `base` | memory | `arena.c`, `gone.c` |\n[gone](gone.md) [no heading](../tests/README.md#here) `[code](is.md)`\n');
    put('pictures/phone.svg', '');
    put('tests/unit/test_arena.c', '');
    put('tests/README.md', '# There\n`src/nowhere.c` `tests/nowhere_*.c` `src/base`\n[well](#there) [web](https://example.org/)\n');
}

const planted = mkdtempSync(join(tmpdir(), 'documents-'));
plant(planted);
const noticed = complaints(planted);
rmSync(planted, { recursive: true });
// The titles of 1 and 4, the status of 2, no status of 3 (twice), the number of 4, no line for 6; two rows; a file; two links; two names; a folder.
if (noticed.length !== 15) {
    console.log(`the planted tree has 15 mistakes, and ${noticed.length} were found: this check does not work\n${noticed.join('\n')}`);
    process.exit(1);
}

const wrong = complaints(resolve(source));
wrong.forEach((line) => console.log(line));
console.log(`${wrong.length} mistakes in documents`);
process.exitCode = wrong.length > 0 ? 1 : 0;
