// settled.mjs SOURCE: what stands around the acts of a game, without a browser: who is asked to agree when something is taken back, whose dice a
// ruling has, where a code is found in what somebody pastes, and a storage that refuses.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const work = mkdtempSync(join(tmpdir(), 'umpire-settled-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const entry = join(work, 'parts.ts'), bundle = join(work, 'settled.mjs');
const rooms = ['play/code', 'play/consent', 'play/dice', 'play/post', 'play/signs', 'play/turn', 'play/typed', 'state/snapshots', 'state/storage', 'texts'];
writeFileSync(entry, rooms.map((room) => `export * as ${room.split('/').at(-1)} from '${source}/web/src/${room}';`).join('\n'));
execFileSync('esbuild', [entry, '--bundle', '--format=esm', '--platform=node', `--outfile=${bundle}`, '--log-level=warning', `--alias:umpire-client=${source}/clients/typescript/src/index.ts`]);
const { code, consent, dice, post, signs, snapshots, storage, texts: { texts }, turn, typed } = await import(pathToFileURL(bundle));

test('who is asked to agree, by the table, its seats and who proposes', () => {
  const seat = (id, role, side, revoked) => ({ id, role, ...(side ? { side } : {}), ...(revoked ? { revoked } : {}) });
  const sides = [{ id: 'red' }, { id: 'blue' }], two = { mode: 'two_sided', sides };
  const umpire = seat('umpire', 'umpire'), plays = seat('umpire', 'umpire', 'red'), anna = seat('anna', 'player', 'red'), ben = seat('ben', 'player', 'blue'), cleo = seat('cleo', 'player', 'blue'), eve = seat('eve', 'spectator');
  const rows = [
    // table, seats, who proposes → who is asked; whether it may be proposed at all
    ['an umpire who plays, and Ben proposes', { sides }, [plays, ben, eve], 'ben', ['umpire'], true],
    ['an umpire who plays proposes', { sides }, [plays, ben], 'umpire', ['ben'], true],
    ['an umpire who plays, and nobody has come', { sides }, [plays], 'umpire', [], false],
    ['Ben has left an umpire who plays', { sides }, [plays, { ...ben, revoked: true }], 'umpire', [], false],
    ['an umpire beside two players', { sides }, [umpire, anna, ben, eve], 'anna', ['ben'], true],
    ['that umpire proposes', { sides }, [umpire, anna, ben], 'umpire', ['anna', 'ben'], true],
    ['a side that nobody holds', { sides }, [umpire, anna], 'anna', ['umpire'], true],
    ['whose player has left', { sides }, [umpire, anna, { ...ben, revoked: true }], 'anna', ['umpire'], true],
    ['two of one side: either', { sides }, [umpire, anna, ben, cleo], 'anna', ['ben', 'cleo'], true],
    ['not the proposer’s own side', { sides }, [umpire, anna, ben, cleo], 'ben', ['anna'], true],
    ['both phones: the parties alone', two, [umpire, anna, ben], 'anna', ['ben'], true],
    ['both phones: the umpire takes nothing back', two, [umpire, anna, ben], 'umpire', ['anna', 'ben'], false],
    ['both phones: nobody in the place of one who left', two, [umpire, anna], 'anna', [], false],
    ['who watches', { sides }, [umpire, anna, ben, eve], 'eve', ['anna', 'ben'], false],
    ['without sides each player is one', {}, [umpire, seat('anna', 'player'), seat('ben', 'player')], 'anna', ['ben'], true],
    ['without sides, alone', {}, [umpire, seat('anna', 'player')], 'anna', ['umpire'], true],
    ['three sides, one without a player', { sides: [...sides, { id: 'green' }] }, [umpire, anna, ben], 'anna', ['umpire', 'ben'], true],
    ['three sides, one without a player, and the umpire plays', { sides: [...sides, { id: 'green' }] }, [plays, ben], 'ben', ['umpire'], false],
  ];
  for (const [what, table, seats, proposer, asked, may] of rows) {
    const seating = { mode: 'sealed', ...table, seats };
    assert.deepEqual([consent.asked(seating, proposer).map(({ id }) => id), consent.mayPropose(seating, proposer)], [asked, may], what);
  }
  const four = { sides: [...sides, { id: 'green' }], seats: [anna, ben, cleo, seat('dan', 'player', 'green')] };
  assert.deepEqual(consent.awaited(four, 'anna', new Set(['cleo'])).map(({ id }) => id), ['dan']);
});


test('a code is found in whatever is pasted', () => {
  const CODE = '7H3K-0M2P-QRST-VWXY';
  for (const text of [
    '7H3K-0M2P-QRST-VWXY', '7h3k0m2pqrstvwxy', ' 7H3K 0M2P QRST VWXY ', '7H3K\u20130M2P\u2013QRST\u2014VWXY', '7H3K\u00a00M2P\u00a0QRST\u202fVWXY', '7H3K \u2013 0M2P \u2013 QRST \u2013 VWXY', '7H-3K-0M2P QRSTVWXY',
    'http://192.168.0.7:8080/app/#j=7H3K-0M2P-QRST-VWXY', 'Join here: https://hall.example/app/#join=7h3k-0m2p-qrst-vwxy\nSee you!', 'http://192.168.0.7:8080/app/#j=7H3K%2D0M2P%2DQRST%2DVWXY&fbclid=IwAR0abcdefghijk',
    'Come over here with this: 7H3K-0M2P-QRST-VWXY, tonight at 8.', 'Your code is 7H3K0M2PQRSTVWXY.', 'some more text from Anna: 7H3K 0M2P QRST VWXY',
  ])
    assert.equal(code.codeIn(text), CODE, JSON.stringify(text));
  assert.equal(code.codeIn('oI23-4567-89AB-CDEF'), 'OI23-4567-89AB-CDEF'); // the service knows what is meant
  for (const none of ['', 'hello', '7H3K-0M2P-QRST-VWX', '7H3K-0M2P-QRST-VWXY0', 'http://192.168.0.7:8080/app/#g=1', 'Where are you?']) assert.equal(code.codeIn(none), undefined, none);
  assert.deepEqual([code.faultOf('7H3K-0M2P-QRST-VWX'), code.faultOf('7H3U-0M2P-QRST-VWXY'), code.faultOf('Come to the hall at eight'), code.faultOf('http://x/')], [{ letters: 15 }, { stranger: 'U' }, {}, {}]);
});

/** A browser's storage as it may be. */
function browsers(limit = Infinity) {
  const held = new Map();
  const size = () => [...held].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return {
    held, get length() { return held.size; }, key: (at) => [...held.keys()][at] ?? null, getItem: (name) => held.get(name) ?? null, removeItem: (name) => void held.delete(name),
    setItem(name, value) {
      if (size() - (held.get(name)?.length ?? -name.length) + value.length > limit) throw new Error('quota');
      held.set(name, value);
    },
  };
}

test('a storage that refuses: the page’s own memory stands in, and says so', () => {
  const refusal = () => { throw new Error('refused'); };
  const writeless = browsers();
  writeless.setItem = refusal;
  writeless.removeItem = refusal;
  writeless.held.set('old', 'here');
  for (const [what, open, old] of [
    ['naming it throws', refusal], ['it is null', () => null], ['it is not there', () => undefined], ['reading throws', () => ({ getItem: refusal, setItem: refusal, removeItem: refusal, key: refusal, get length() { return refusal(); } })],
    ['nothing can be written', () => writeless, 'here'], ['it is full', () => browsers(0)], ['what is written is dropped', () => ({ ...browsers(), setItem: () => undefined })],
  ]) {
    const shelf = new storage.Shelf(open);
    assert.deepEqual([shelf.forgets(), shelf.getItem('old')], [true, old ?? null], what);
    shelf.setItem('umpire', 'a');
    shelf.setItem('umpire', 'b');
    assert.equal(shelf.getItem('umpire'), 'b', what);
    shelf.removeItem('old');
    assert.deepEqual([shelf.getItem('old'), shelf.length, shelf.key(0), shelf.key(1)], [null, 1, 'umpire', null], what);
    shelf.removeItem('umpire');
    assert.equal(shelf.getItem('umpire'), null, what);
  }
  const well = browsers(), shelf = new storage.Shelf(() => well);
  shelf.setItem('umpire', 'a');
  assert.deepEqual([shelf.forgets(), [...well.held]], [false, [['umpire', 'a']]]);
});

test('a storage that fills up: books make room for a seat, and one that has room again is used', () => {
  const small = browsers(60), shelf = new storage.Shelf(() => small);
  const told = [];
  shelf.subscribe(() => told.push(shelf.forgets()));
  shelf.setItem(`${storage.BOOKS}tt`, 'x'.repeat(30));
  shelf.setItem(`${storage.BOOKS}colonial`, 'x'.repeat(60)); // no room: nobody need be told
  shelf.setItem('umpire', 'y'.repeat(40));
  assert.deepEqual([[...small.held.keys()], shelf.getItem(`${storage.BOOKS}colonial`)?.length, told], [['umpire'], 60, []]);
  shelf.setItem('umpire', 'y'.repeat(80));
  assert.deepEqual([shelf.getItem('umpire').length, shelf.forgets()], [80, true]);
  shelf.setItem('umpire', 'z');
  assert.deepEqual([small.held.get('umpire'), shelf.getItem('umpire'), told], ['z', 'z', [true, false]]);
});

test('each ruling says where its dice come from, and a correction whose it kept', () => {
  const entries = [
    [1, { source: 'sealed', link: 1 }], [2, { source: 'system' }], [3, { source: 'sealed', question: 1 }], [4, { source: 'declared' }], [5, { source: 'declared', question: 3 }],
    [6, { source: 'reused', from_entry: 4 }], [7, { source: 'reused', from_entry: 5 }], [8, { source: 'sealed', from_entry: 4 }], [9, { source: 'declared', from_entry: 3 }], [10, { source: 'reused', from_entry: 6 }], [11, { source: 'reused', from_entry: 99 }], [12, { source: 'sealed', question: 2, from_entry: 3 }], [13, undefined],
  ].map(([seq, from]) => ({ seq, kind: 'ruling', dice: from }));
  const find = (seq) => entries.find((entry) => entry.seq === seq);
  assert.deepEqual(entries.map((entry) => dice.wordsOfDice(dice.diceFrom(entry, find), texts.ruling)), [
    'dice rolled by the service', 'dice rolled by the service', 'dice of both phones', 'dice thrown on the table, entered by one', 'dice thrown on the table, agreed by both',
    'dice of no. 4, thrown on the table, entered by one', 'dice of no. 5, thrown on the table, agreed by both', 'dice of no. 4, thrown on the table, entered by one; the rest rolled by the service',
    'dice of no. 3, rolled by both phones; the rest thrown on the table, entered by one', 'dice of no. 6, dice of no. 4, thrown on the table, entered by one', 'dice of no. 99', 'dice of no. 3, rolled by both phones; the rest rolled by both phones', '',
  ]);
});

test('the turn is done once nothing is due and every unit in the game has acted since it began', () => {
  const units = [{ id: 'watch' }, { id: 'impi' }, { id: 'gone', out: 'routed' }];
  const line = (kind, more, struck) => ({ entry: { kind, ...more }, ...(struck ? { struck: { how: 'taken_back', by: 9 } } : {}) });
  const watch = line('ruling', { roles: { firer: 'watch', target: 'impi' } }), impi = line('ruling', { roles: { unit: ['impi'] } }), begun = line('turn', { turn: 2 });
  const done = (lines, due = []) => Object.values(turn.openIn(turn.actedIn(lines, { steps: [{ name: 'initiative-order', family: 'initiative-order' }] }), units, due)).every((open) => open === 0);
  assert.deepEqual([done([impi, watch, begun]), done([watch, begun]), done([watch, begun, impi]), done([line('ruling', { roles: { unit: 'impi' } }, true), watch, begun]), done([line('ruling', { roles: { unit: 'impi' }, status: 'not_permitted' }), watch, begun])], [true, false, false, false, false]);
  assert.equal(done([line('ruling', { step: 'initiative-order', roles: { units: ['watch', 'impi'] } }), begun]), false); // who goes first has not gone
  assert.deepEqual([done([impi, line('turn', {}, true), watch, begun]), done([impi, watch, begun], [{}]), done([impi, watch, begun], [{ only_if: 'it saw it' }])], [true, false, true]);
});

test('whose go it is, where the record says so: by units in their order, by sides alternately', () => {
  const sides = [{ id: 'red', name: 'Red' }, { id: 'blue', name: 'Blue' }];
  const units = [{ id: 'watch', side: 'red' }, { id: 'buffs', side: 'red' }, { id: 'impi', side: 'blue' }, { id: 'gone', side: 'blue', out: 'routed' }];
  const steps = [{ name: 'initiative-order', family: 'initiative-order' }, { name: 'movement' }, { name: 'morale-check' }], dues = [{ step: 'morale-check' }, { step: 'movement' }];
  const unphased = { steps, dues, phases: [] }, phased = { steps, dues, phases: [{ name: 'initiative', whom: 'everybody' }, { name: 'move', whom: 'alternately', steps: ['movement', 'reload', 'morale-check'] }, { name: 'shoot', whom: 'everybody', steps: [] }] };
  const ruling = (step, more) => ({ entry: { kind: 'ruling', step, ...more } }), moves = (unit) => ruling('movement', { roles: { mover: unit } }), begun = (turn, phase) => ({ entry: { kind: 'turn', turn, phase } });
  const byUnits = ruling('initiative-order', { roles: { units: ['impi', 'watch', 'gone', 'buffs'] }, outcome: { order: [{ id: 'impi' }, { id: 'watch' }, { id: 'gone' }, { id: 'buffs' }] } }), byNames = ruling('initiative-order', { outcome: { order: [{ name: 'Blue' }, { name: 'Red' }] } });
  const go = (rules, lines, now) => turn.orderOf(lines, rules, units, sides, now).side;
  assert.deepEqual([go(unphased, [byUnits, begun(2)], { turn: 2 }), go(unphased, [moves('impi'), byUnits, begun(2)], { turn: 2 }), go(unphased, [moves('buffs'), moves('watch'), moves('impi'), byUnits, begun(2)], { turn: 2 })], ['blue', 'red', undefined]);
  assert.deepEqual([...turn.orderOf([byUnits, begun(2)], unphased, units, sides, { turn: 2 }).places.keys()], ['impi', 'watch', 'gone', 'buffs']);
  assert.deepEqual([go(unphased, [begun(3), byUnits, begun(2)], { turn: 3 }), go(unphased, [begun(2)], { turn: 2 }), go(unphased, [], {})], [undefined, undefined, undefined]); // another turn's order says nothing
  const move = { turn: 2, phase: 'move' }, before = [begun(2, 'move'), byNames, begun(2, 'initiative')];
  assert.deepEqual([go(phased, before, move), go(phased, [moves('impi'), ...before], move), go(phased, [ruling('morale-check', { roles: { unit: 'buffs' } }), moves('impi'), ...before], move)], ['blue', 'red', 'red']);
  assert.deepEqual([go(phased, [moves('watch'), moves('impi'), ...before], move), go(phased, [moves('buffs'), moves('watch'), moves('impi'), ...before], move)], ['red', undefined]); // Blue has nobody left
  assert.deepEqual([go(phased, [begun(2, 'move')], move), go(phased, [begun(2, 'shoot'), ...before], { turn: 2, phase: 'shoot' })], [undefined, undefined]);
});

test('what was typed comes back for the same target, not for another', () => {
  const held = { step: 'volley', units: { firer: ['watch'], target: ['impi'] }, left: [], input: { range: 8 } };
  assert.deepEqual([typed.restored(held, { target: 'impi' }), typed.restored(held, {}), typed.restored(held, { target: 'other' }), typed.restored(undefined, {})], [held, held, undefined, undefined]);
});

test('no other file of the page asks the browser for a storage', () => {
  const files = readdirSync(join(source, 'web/src'), { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  assert.ok(files.length > 100);
  assert.deepEqual(files.filter((name) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(source, 'web/src', name), 'utf8'))), ['state/storage.ts']);
});

test('the games last played are kept, the oldest go', () => {
  const { storeSnapshot, forgetSnapshot, snapshotOf } = snapshots;
  for (let game = 1; game <= 10; game++) storeSnapshot(`game ${game}`, { at: game, due: [game] });
  assert.deepEqual(Array.from({ length: 10 }, (_, at) => snapshotOf(`game ${at + 1}`)?.at), [undefined, undefined, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(snapshotOf('game 10').due, [10]);
  forgetSnapshot('game 10');
  assert.equal(snapshotOf('game 10'), undefined);
});

test('what the others did is told once, never what one did oneself, and after a sleep as one', () => {
  const entries = [
    { seq: 6, kind: 'dispute', seat: 'ben' }, { seq: 5, kind: 'note', seat: 'ben' }, { seq: 4, kind: 'ruling', seat: 'umpire', summary: 'Crack.' }, { seq: 3, kind: 'ruling', seat: 'ben', summary: 'Bang.' },
    { seq: 2, kind: 'ruling', seat: 'anna', summary: 'Boom.' }, { seq: 1, kind: 'undo_proposed', seat: 'ben' },
  ];
  const own = new Set(['anna', 'umpire']), told = (after, slept) => signs.signOf(entries, after, own, () => 'Ben', texts.signs, slept);
  assert.equal(told(0, false), 'Ben wants to take something back. Bang. Ben disputes a ruling.');
  assert.equal(told(2, true), '2 things happened while you were away. The last: Ben disputes a ruling.');
  assert.equal(told(5, true), 'Ben disputes a ruling.');
  assert.equal(told(6, false), undefined);
  assert.equal(signs.signOf(entries.slice(2, 3), 0, own, () => '', texts.signs, false), undefined);
  assert.equal(signs.ownRulings(entries, 0, own), 'Boom. Crack.');
  assert.equal(signs.ownRulings(entries, 4, own), undefined);
});

test('a ruling, a result and a game as one posts them', () => {
  const ruling = { seq: 5, summary: 'Bang.', draws: [{ label: 'fire', faces: [6, 2] }], reasons: [{ clause: 'MWK-1' }, { clause: 'MWK-2' }, { clause: 'MWK-1' }] };
  assert.equal(post.postOfRuling(ruling, texts.post), 'Bang.\nDice, fire: 6 2\nBy MWK-1, MWK-2');
  const side = (id, began) => ({ side: id, units: [{ id, name: id, began }], inPlay: 1, began: 12, left: 8 });
  const result = post.postOfResult('The ford', 'Red won.', [side('red', 12), side('blue'), { side: 'none', units: [] }], (id) => id, texts.post);
  assert.equal(result, 'The ford\nRed won.\nred: 1 of 1 unit left, 8 of 12 figures, 4 lost\nblue: 1 of 1 unit left');
  const chapters = [{ entries: [{ seq: 1, kind: 'joined' }] }, { turn: 1, entries: [{ seq: 4, summary: 'Taken back.' }, { seq: 5, summary: 'Bang.' }] }];
  assert.equal(post.postOfGame(result, chapters, (seq) => ({ struck: seq === 4 ? {} : undefined }), texts.post), `${result}\n \nTurn 1\nBang.`);
});
