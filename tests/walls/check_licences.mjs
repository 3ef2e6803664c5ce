// check_licences SOURCE BUILD PART...: config/licences/table names what each part carries of others, and nothing else. What is carried is read from
// the build: headers by the compiler's lists (of a package that has a shared library, nothing is carried), archives by the linker's trace,
// the page's modules by esbuild's lists. Each `Copyright` in a carried file stands in the text that is handed out with the part.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const [source, build, ...parts] = calledWith('SOURCE', 'BUILD', 'PART…');
const COMPILERS = /^(linux-libc-dev|libgcc-\d+-dev|libclang-common-\d+-dev)$/; // what they add is under no condition
const cached = readFileSync(join(build, 'CMakeCache.txt'), 'utf8');
const sources = /^UMPIRE_SOURCES:PATH=(.*)$/m.exec(cached)[1];
const run = (folder, ...words) => execFileSync(words[0], words.slice(1), { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
let wrong = 0;
const complain = (words) => {
    console.log(words);
    wrong++;
};

/** Debian's packages of the files. */
const packages = new Map();
function askPackages(files) {
    const unknown = files.filter((file) => file.startsWith('/usr/') && !packages.has(file));
    if (!unknown.length) return;
    for (const line of run(build, 'dpkg-query', '-S', ...unknown).trim().split('\n')) {
        const [, name, file] = /^([^:, ]+)[^ ]*: (.*)$/.exec(line);
        packages.set(file, name);
    }
}

/** The package, the folder of build/sources, or umpire's own sources. */
function originOf(file) {
    if (file.startsWith(`${sources}/`)) return file.slice(sources.length + 1).split('/')[0];
    return packages.get(file) ?? (file.startsWith(`${source}/`) ? 'umpire' : complain(`nobody knows where ${file} comes from`));
}

const shared = new Map();
function isShared(name) {
    if (!shared.has(name)) shared.set(name, /\.so$/m.test(run(build, 'dpkg-query', '-L', name)));
    return shared.get(name);
}

/** What was compiled for the objects whose names begin so, as the compiler told ninja. */
function compiled(folder, objects) {
    const files = new Set();
    let wanted = false;
    for (const line of run(folder, 'ninja', '-t', 'deps').split('\n'))
        if (!line.startsWith(' ')) wanted = line.startsWith(objects) && line.endsWith('(VALID)');
        else if (wanted) files.add(resolve(folder, line.trim()));
    if (files.size < 100) complain(`${folder}: only ${files.size} files were compiled`);
    return [...files];
}

function linkedIntoWasm() {
    const folder = join(build, 'wasm');
    const link = run(folder, 'ninja', '-t', 'commands', 'wasm/umpire.wasm').trim().split('\n').at(-1);
    const traced = run(folder, 'sh', '-c', `${link.replace(/^: && /, '').replace(/ && :$/, '')} -Wl,--trace -o ${build}/licences/traced.wasm`);
    return traced.split('\n').filter((line) => line.startsWith('/')).map((line) => line.replace(/\(.*/, ''));
}

/** The page's modules; those of umpire-rules are umpire's own. */
function bundled() {
    const work = join(build, 'page/work');
    const lists = readdirSync(work).filter((name) => name.endsWith('.json'));
    const inputs = lists.flatMap((name) => Object.keys(JSON.parse(readFileSync(join(work, name), 'utf8')).inputs));
    return [...new Set(inputs)].map((name) => resolve(source, 'web', name)).filter((file) => !file.startsWith(`${build}/`));
}

const carriers = {
    program: () => compiled(build, 'src/'),
    wasm: () => [...compiled(join(build, 'wasm'), ''), ...linkedIntoWasm()],
    page: bundled,
};

const rows = readFileSync(join(source, 'config/licences/table'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => {
    const [what, where, licence, notices] = line.split(' | ');
    const files = notices.split(' ').map((name) => resolve(source, name.replace(/^build\/sources/, sources)));
    return { what, where: where.split(' '), licence, files };
});

/** What is carried and not named, and what is named and not carried. */
function differences(part, carried, table) {
    const named = new Set(table.filter(({ where }) => where.includes(part)).flatMap(({ files }) => files.map(originOf)));
    return [
        ...[...carried].filter((name) => !named.has(name)).map((name) => `${part}: ${name} is carried, and not in config/licences/table`),
        ...[...named].filter((name) => !carried.has(name)).map((name) => `${part}: ${name} is in config/licences/table, and not carried`),
    ];
}

const plain = (text) => text.replace(/\(c\)|©|copyright:?/gi, ' ').replace(/[\s*]+/g, ' ');

function checkNotices(part, files, text) {
    const given = plain(text);
    for (const file of files)
        for (const [, holder] of readFileSync(file, 'latin1').matchAll(/\bCopyright\b((?: \(c\)| [\d,-]+)* [^;<\n]*)/g))
            if (!given.includes(plain(holder).trim().replace(/\.$/, ''))) complain(`${part}: the notice of ${file} is not handed out: Copyright${holder}`);
}

for (const part of parts) {
    const files = carriers[part]().map((file) => (file.startsWith('/usr/') ? realpathSync(file) : file));
    askPackages([...files, ...rows.flatMap((row) => row.files)]);
    const kept = files.filter((file) => !COMPILERS.test(originOf(file)) && !(packages.has(file) && isShared(packages.get(file))));
    const carried = new Set([...kept.map(originOf), 'umpire']);
    differences(part, carried, rows).forEach(complain);
    for (const row of rows.filter(({ where, files: named }) => where.includes(part) && named.some((file) => originOf(file) !== 'umpire')))
        if (!differences(part, carried, rows.filter((other) => other !== row)).length) complain(`${part}: nobody would miss the row of ${row.what}`);
    const text = readFileSync(join(build, 'licences', part === 'wasm' ? 'LICENSE' : 'licences.txt'), 'utf8');
    checkNotices(part, kept.filter((file) => /\.([ch]|js|tsx?)$/.test(file)), text);
    console.log(`${part}: ${kept.length} files of ${[...carried].sort().join(', ')}`);
}

// The package tells the same, in Debian's form.
const copyright = readFileSync(join(source, 'debian/copyright'), 'utf8').replace(/\s+/g, ' ');
for (const { what, licence } of rows) if (what !== 'umpire' && !copyright.includes(`${what}: ${licence}`)) complain(`debian/copyright does not say: ${what}: ${licence}`);
const stray = readdirSync(join(source, 'config/licences')).filter((name) => name !== 'table' && !rows.some(({ files }) => files.some((file) => file.endsWith(`/${name}`))));
if (stray.length) complain(`config/licences/${stray[0]} is in no row of the table`);
process.exit(wrong ? 1 : 0);
