// check_circles ROOMS SOURCE: files that include or call each other in a circle. No circle crosses rooms, and none within
// http or game, where the most files stand that work together, has more than ten. A file is a .c with its header; it needs another when it includes its header or uses a
// function or table that stands in it. Prints the circles that there are; then the same for a made-up house with one too
// large, which must be found.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calledWith } from '../support/arguments.mjs';

const MOST = 10, WATCHED = ['http', 'game'];

/** All strongly connected sets of more than one node (Tarjan). */
export function circles(needs) {
    const index = new Map(), low = new Map(), stack = [], on = new Set(), found = [];
    const visit = (node) => {
        index.set(node, index.size);
        low.set(node, index.get(node));
        stack.push(node);
        on.add(node);
        for (const next of needs.get(node) ?? []) {
            if (!index.has(next)) visit(next);
            if (on.has(next)) low.set(node, Math.min(low.get(node), low.get(next)));
        }
        if (low.get(node) !== index.get(node)) return;
        const circle = stack.splice(stack.indexOf(node));
        circle.forEach((each) => on.delete(each));
        if (circle.length > 1) found.push(circle.sort());
    };
    for (const node of needs.keys()) if (!index.has(node)) visit(node);
    return found;
}

function* sources(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* sources(path);
        else if (/\.[ch]$/.test(name)) yield path;
    }
}

/** What each object of an archive defines and wants: [file, defined, wanted]. */
function symbols(archive) {
    const objects = [];
    for (const line of execFileSync('nm', ['-P', '-g', archive], { maxBuffer: 1 << 26, encoding: 'utf8' }).split('\n')) {
        const head = line.match(/\[(.*)\.c\.o\]:$/);
        if (head) objects.push({ file: head[1], defined: [], wanted: [] });
        const [name, type] = line.split(' ');
        if (!head && type && objects.length) objects.at(-1)[/[Uvw]/.test(type) ? 'wanted' : 'defined'].push(name);
    }
    return objects;
}

/** room/file without its ending -> the same of all files that it needs. */
function house(rooms, source) {
    const needs = new Map(), headers = new Map(), owners = new Map();
    const add = (from, to) => from !== to && to && needs.get(from).add(to);
    const files = rooms.flatMap(({ name }) =>
        [...sources(join(source, 'src', name))].map((path) => ({ path, name, id: `${name}/${basename(path).slice(0, -2)}` })));
    const privately = (path) => /src\/rulesets\/[^/]+\//.test(path); // a ruleset's headers are its own, and so are its names
    const id = (path, name) => (privately(path) ? `rulesets/${path.split('src/rulesets/')[1].slice(0, -2)}` : `${name}/${basename(path).slice(0, -2)}`);
    for (const file of files) {
        file.id = id(file.path, file.name);
        needs.set(file.id, needs.get(file.id) ?? new Set());
        if (file.path.endsWith('.h') && !privately(file.path)) headers.set(basename(file.path), file.id);
    }
    for (const file of files)
        for (const [, header] of readFileSync(file.path, 'utf8').matchAll(/^\s*#\s*include\s*"([^"]+)"/gm))
            add(file.id, headers.get(basename(header)));
    for (const { name, archive } of rooms) {
        const objects = symbols(archive);
        const byName = new Map(files.filter((file) => file.name === name && file.path.endsWith('.c') && !privately(file.path)).map((file) => [basename(file.path).slice(0, -2), file.id]));
        for (const object of objects) {
            const from = byName.get(object.file);
            if (from) object.defined.forEach((symbol) => owners.set(symbol, from));
            object.id = from;
        }
        rooms.find((room) => room.name === name).objects = objects;
    }
    for (const { objects } of rooms)
        for (const object of objects) if (object.id) object.wanted.forEach((symbol) => add(object.id, owners.get(symbol)));
    return needs;
}

function complaints(found) {
    return found.filter((circle) => {
        const rooms = new Set(circle.map((file) => file.split('/')[0]));
        console.log(`${circle.length} files in a circle: ${circle.join(' ')}`);
        return rooms.size > 1 || (circle.length > MOST && WATCHED.includes([...rooms][0]));
    }).length;
}

const planted = new Map([...Array(MOST + 1).keys()].map((i) => [`http/a${i}`, [`http/a${(i + 1) % (MOST + 1)}`]]));
planted.set('game/a', ['http/b']).set('http/b', ['game/a']).set('http/c', ['http/d']).set('http/d', ['http/c']);
const log = console.log;
console.log = () => {};
const noticed = complaints(circles(planted));
console.log = log;
if (noticed !== 2) {
    console.log(`the planted house has 2 circles too many, and ${noticed} were found: this check does not work`);
    process.exit(1);
}

const [rooms, source] = calledWith('ROOMS', 'SOURCE');
const list = readFileSync(rooms, 'utf8').trim().split('\n').map((line) => line.split('|')).map(([name, archive]) => ({ name, archive }));
const wrong = complaints(circles(house(list, source)));
console.log(`${wrong} circles are too large, or cross a wall`);
process.exit(wrong > 0 ? 1 : 0);
