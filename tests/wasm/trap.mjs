// What a host does when an instance traps: it is answered as out of memory, and the next call finds a new instance with what
// belongs to all. A real trap: the tree of this text takes more memory than a call may have.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from './native.mjs';

const { Umpire, UmpireProblem } = await import(join(rules, 'index.js'));
const module = await WebAssembly.compile(readFileSync(join(rules, 'umpire.wasm')));
const umpire = await Umpire.start(module);
umpire.setClauses(readFileSync(join(rules, 'clauses.json')));
const before = umpire.memory;

umpire.json('verify_begin', {});
const huge = `[${'[],'.repeat(2500000)}[]]`;
for (let times = 0; times < 3; times++) {
    const { status, bytes } = umpire.ask('clauses', {}, huge);
    const problem = JSON.parse(new TextDecoder().decode(bytes));
    assert.deepEqual([status, problem.status, problem.code], [503, 503, 'overloaded']);
    assert.equal(problem.detail, 'not enough memory for this request; try again later');
    assert.ok(umpire.memory <= before, 'the instance is a new one');
}
// What had begun is gone, and says so; a question is answered as before.
assert.throws(() => umpire.json('verify_piece', {}, 'x'), (error) => error instanceof UmpireProblem && error.status === 400);
assert.equal(umpire.sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');

// Without a host that catches it, it is a trap indeed.
const bare = await Umpire.start(module);
bare.renew = () => {
    throw new Error('trapped');
};
assert.throws(() => bare.ask('clauses', {}, huge), /trapped/);

// Other ways to ask for too much are told, and trap nothing.
const bound = (name, head, body, status) => assert.equal(umpire.ask(name, head, body).status, status, name);
bound('resolve', { ruleset: 'tt', step: 'morale-check' }, ' '.repeat(65537), 413);
bound('clauses', {}, ' '.repeat((8 << 20) + 1), 413);
bound('sha256', { more: 1 }, '', 200); // a call without a head looks at none
bound('sign', { seed: 'x'.repeat(1 << 20) }, '', 413);
bound('resolve', { ruleset: 'tt', step: 'morale-check' }, '['.repeat(65536), 422);
bound('resolve', { ruleset: 'tt', step: 'morale-check' }, Buffer.from([0xff, 0xfe, 0x7b]), 400);
bound('nothing', {}, '', 404);
console.log('traps are caught');
