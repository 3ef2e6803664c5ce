/** The questions of all golden cases, their previews, their odds, and the vectors of the ledger, as calls. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './native.mjs';

const read = (...path) => JSON.parse(readFileSync(join(source, ...path), 'utf8'));

export function* goldens() {
    for (const ruleset of readdirSync(join(source, 'tests/golden'), { withFileTypes: true }).filter((entry) => entry.isDirectory()))
        for (const file of readdirSync(join(source, 'tests/golden', ruleset.name)).filter((name) => name.endsWith('.json'))) {
            const { ruleset: name, step, cases } = read('tests/golden', ruleset.name, file);
            for (const each of cases) yield { ruleset: name, step, ...each };
        }
}

export function* questions() {
    for (const { ruleset, step, input, options, dice } of goldens()) {
        const ask = (name, dice) => ({ name, head: { ruleset, step }, body: JSON.stringify({ input, options, dice }) });
        yield ask('resolve', dice ?? []);
        yield ask('preview');
        if (dice?.length) yield ask('resolve', dice.slice(0, -1)); // which is to be thrown next
        if (dice?.length) yield ask('preview', dice.slice(0, -1));
    }
}

/** The odds of all golden questions; and large ones, ones of several members, ones that vary, ones that are too large. */
export function* odds() {
    const asked = new Set();
    for (const { ruleset, step, input, options } of goldens()) {
        const body = JSON.stringify({ input, options });
        const head = { ruleset, step, branches: 200000 };
        if (!asked.has(step + body)) yield { name: 'odds', head, body };
        asked.add(step + body);
    }
    const large = (ruleset, step, input, more = {}) => ({ name: 'odds', head: { ruleset, step, branches: 20000000 }, body: JSON.stringify({ input, ...more }) });
    const volley = read('tests/golden/colonial/volley.json').cases[0].input;
    const assault = read('tests/golden/colonial/assault.json').cases[0].input;
    for (const figures of [12, 24, 60, 200]) {
        yield large('colonial', 'volley', { ...volley, figures });
        yield large('colonial', 'volley', { ...volley, figures }, { joint: true });
    }
    yield large('colonial', 'assault', assault);
    yield large('colonial', 'volley', volley, { vary: { '/input/figures': [1, 2, 3, 4, 5, 6, 7, 8] } });
    yield large('tt', 'morale-check', { target: 8 }, { vary: { '/input/target': [2, 3, 4, 5, 6, 7, 8, 9, 10] } });
    yield large('tt', 'nothing', {});
    yield large('nothing', 'nothing', {});
    yield { name: 'odds', head: { ruleset: 'colonial', step: 'assault', branches: 2 }, body: JSON.stringify({ input: assault }) };
}

/** The vectors of the tree, of notes and of the ledger, as far as calls reach, with what must be answered. */
export function* vectors() {
    const tree = read('tests/vectors/tree.json'), note = read('tests/vectors/note.json'), ledger = read('tests/vectors/ledger.json');
    const hex = (text) => Buffer.from(text, 'hex');
    yield { name: 'sha256', wants: { hash: tree.empty } };
    yield { name: 'leaf', body: hex(tree.leaves[0]), wants: { hash: tree.roots[0] } };
    for (const { index, size, path } of tree.inclusion)
        for (const [at, holds] of [[index, true], [index + 1, false]]) {
            const leaf = createHash('sha256').update(Buffer.concat([Buffer.from([0]), hex(tree.leaves[index])])).digest('hex');
            yield { name: 'inclusion', head: { leaf, index: at, size, root: tree.roots[size - 1], path }, wants: { holds } };
        }
    for (const { first, size, path } of tree.consistency)
        for (const [to, holds] of [[tree.roots[size - 1], true], [tree.empty, false]]) {
            const head = { from_size: first, from_root: tree.roots[first - 1], to_size: size, to_root: to, path };
            yield { name: 'consistency', head, wants: { holds } };
        }
    for (const { key } of [note.peter, note.enoch]) yield { name: 'key', head: { key } };
    for (const key of note.bad_keys) yield { name: 'key', head: { key } };
    for (const { seed, key, bytes, signature } of [...ledger.statements, ...ledger.reveals, ...ledger.commitment_lists.map(({ statement }) => statement)]) {
        yield { name: 'key_make', head: { seed }, wants: { key } };
        yield { name: 'sign', head: { seed }, body: hex(bytes), wants: { signature } };
        yield { name: 'check', head: { key, signature }, body: hex(bytes), wants: { valid: true } };
        yield { name: 'check', head: { key, signature }, body: hex(`${bytes}00`), wants: { valid: false } };
    }
    for (const { key, session, note: words, root } of ledger.checkpoints) {
        yield { name: 'checkpoint', head: { keys: [key], session }, body: words, wants: { verdict: 'signed', root } };
        yield { name: 'checkpoint', head: { keys: [key], session }, body: `${words}x` };
    }
}
