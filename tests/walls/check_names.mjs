// check_names SOURCE: no name has two meanings. A tag of a struct, enum or union, also one that only a .c file uses, and a
// function that is not static are each defined in one file of src and include. Prints those that are defined in several;
// before that the same for made-up files, in which two must be found.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
// Each step has one of each: CONTRIBUTING.md teaches these names, and dialect.h's macros expect them.
const DIALECT = new Set(['struct input', 'struct outcome', 'struct options']);

function* filesIn(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* filesIn(path);
        else if (/\.[ch]$/.test(entry.name)) yield path;
    }
}

/** What a file defines: tags as "struct name", functions as "name()". Text in capitals before a parenthesis is a macro. */
function* namesIn(text) {
    const code = text.replace(/\/\*[^]*?\*\//g, '').replace(/^#(?:.*\\\n)*.*$/gm, '');
    for (const [, kind, tag] of code.matchAll(/\b(struct|enum|union)\s+(\w+)\s*\{/g)) yield `${kind} ${tag}`;
    for (const [, name] of code.matchAll(/^(?!static\b|typedef\b)\w[\w *]*?\b([a-z]\w*)\([^;{}]*\)\s*\{/gm)) yield `${name}()`;
}

/** Names that several files define, with the files. A tag is one name, whatever its kind. */
function twice(files) {
    const owners = new Map();
    for (const [path, text] of files)
        for (const name of namesIn(text)) {
            if (DIALECT.has(name)) continue;
            const key = name.split(' ').at(-1);
            owners.set(key, (owners.get(key) ?? new Set()).add(path));
        }
    return [...owners].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name} is defined in ${[...paths].join(' and ')}`);
}

const planted = twice([
    ['a.c', 'struct input {\n};\nstruct page {\n};\nint page_write(struct page *page)\n{\n}\nstatic void get(void)\n{\n}\n'],
    ['b.c', 'struct input {\n};\nenum page { FIRST };\nint page_write(int a,\n               int b)\n{\n}\nstatic void get(void)\n{\n}\n/* struct input { */'],
]);
if (planted.length !== 2) {
    console.log(`the made-up files have 2 names twice, and ${planted.length} were found: this check does not work`);
    process.exit(1);
}

const files = ['src', 'include'].flatMap((tree) => [...filesIn(join(source, tree))]).map((path) => [relative(source, path), readFileSync(path, 'utf8')]);
const found = twice(files);
found.forEach((line) => console.log(line));
process.exitCode = found.length ? 1 : 0;
