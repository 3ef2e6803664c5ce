// play.mjs SOURCE: one act at the table as the page plays it (web/src/play): from a tap to the ruling, whatever the service answers, and what
// cards, log and dice pad make of those answers. The answers are those of a colonial game, shortened.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const work = mkdtempSync(join(tmpdir(), 'umpire-play-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const entry = join(work, 'parts.ts'), bundle = join(work, 'play.mjs');
const rooms = ['act', 'bands', 'cards', 'chair', 'describe', 'effects', 'fields', 'given', 'log', 'missing', 'odds', 'order', 'pointer', 'question', 'run', 'situation', 'tables', 'throwing'];
writeFileSync(entry, [...rooms.map((room) => `export * as ${room} from '${source}/web/src/play/${room}';`), "export { UmpireProblem, UmpireUnreachable } from 'umpire-client';"].join('\n'));
execFileSync('esbuild', [entry, '--bundle', '--format=esm', '--platform=node', `--outfile=${bundle}`, '--log-level=warning', `--alias:umpire-client=${source}/clients/typescript/src/index.ts`]);
const { act, bands, cards, chair, effects, fields, given, log, missing, odds, order, pointer, question, run, situation, tables, throwing, UmpireProblem, UmpireUnreachable } = await import(pathToFileURL(bundle));

const role = (name, more) => ({ name, title: name, doc: '', most: 1, many: false, in_play: true, optional: false, own: true, opposes: [], inputs: [], phases: [], ...more });
const inches = { title: 'Range', type: 'number', minimum: 0, maximum: 100, 'x-unit': 'inches' };
const cover = { title: 'Cover', type: 'string', oneOf: ['none', 'soft', 'hard'].map((word) => ({ const: word, title: word })), default: 'none' };
const volley = {
  name: 'volley', ends: [{ name: 'pinned', title: 'Pinned' }], outcome: { properties: { fire: { type: 'object' }, markers: { type: 'integer' } } },
  roles: [role('firer', { opposes: ['target'], inputs: ['/input/figures'] }), role('target', { opposes: ['firer'], inputs: ['/input/target/figures', '/input/target/cover'] })],
  input: {
    type: 'object', required: ['range', 'figures', 'target'],
    properties: { range: inches, figures: { title: 'Figures', type: 'integer' }, volley: { title: 'Volley', type: 'boolean', default: false }, target: { title: 'Target', type: 'object', required: ['figures'], properties: { figures: { title: 'Figures', type: 'integer' }, cover } } },
  },
};
const lacking = { needs: [{ pointer: '/input/range', code: 'missing_field', message: 'is required' }], autofilled: ['/input/figures', '/input/target/figures'], assumed: ['/input/target/cover'] };
const draw = { label: 'fire', verb: 'hits', unit: 'watch', count: 4, sides: 6, needed: 5, given: 0 };
const whole = { needs: [], permitted: true, autofilled: lacking.autofilled, assumed: lacking.assumed, input: { range: 8, figures: 12, volley: false, target: { figures: 16, cover: 'none' } }, next_draw: draw };
const ruling = { seq: 9, kind: 'ruling', summary: 'Bang.' };
const problem = (status, code, more) => new UmpireProblem(status, { type: 'x', title: code, status, code, ...more });

/** The service of a test: `rule` answers rulings; everything that was asked is written down. */
function table(rule, more) {
  const asked = [];
  const asking = {
    actions: async (unit) => (asked.push(['actions', unit]), { unit, may: [], may_not: [] }),
    step: async (name) => (asked.push(['step', name]), volley),
    preview: async (body) => (asked.push(['preview', body]), body.input?.range === undefined ? lacking : whole),
    odds: async (body) => (asked.push(['odds', body]), { ends: [{ name: 'pinned', title: 'Pinned', chance: 0.25 }] }),
    rule: async (body, key) => (asked.push(['rule', body, key]), rule(body, key)),
    seen: async () => 12,
    ...more,
  };
  let now = act.idle;
  const settle = async () => {
    for (let want = act.wanted(now); want; want = act.wanted(now)) now = act.next(now, await run.fulfil(want, asking));
    return now;
  };
  return { asked, settle, tell: async (...events) => { for (const event of events) now = act.next(now, event); return settle(); }, state: () => now };
}
const begin = { type: 'act', step: 'volley', role: 'firer', unit: 'watch', target: 'impi', seen: 7 };
const range = { type: 'say', pointer: '/input/range', value: 8 };

test('a volley of known units: who, at whom, how far, roll', async () => {
  const game = table(async () => ruling);
  let now = await game.tell(begin);
  assert.equal(now.at, 'form');
  assert.deepEqual(now.question.units, { firer: ['watch'], target: ['impi'] });
  assert.equal(act.ready(now), false);
  const form = fields.formOf(volley, now.question, now.preview);
  assert.deepEqual(form.first.map(({ pointer, needed }) => [pointer, needed]), [['/input/range', true], ['/input/target/cover', false]]);
  assert.deepEqual(form.known.map(({ pointer }) => pointer), ['/input/figures', '/input/target/figures']);
  now = await game.tell(range);
  assert.equal(act.ready(now), true);
  assert.deepEqual(now.odds, [{ name: 'pinned', title: 'Pinned', chance: 0.25 }]);
  now = await game.tell({ type: 'roll', key: 'k' });
  assert.deepEqual([now.at, now.ruling], ['ruled', ruling]);
  const [, body, key] = game.asked.at(-1);
  assert.deepEqual(body, { step: 'volley', units: { firer: 'watch', target: 'impi' }, input: { range: 8 }, as_of: 7 });
  assert.equal(key, 'k');
  assert.deepEqual(game.asked.find(([what]) => what === 'odds')[1].of, []); // the ends alone
});

const both = { inputs: [], alike: true };
const table_ = { title: 'Damage table', type: 'object', required: ['sides', 'rows'], properties: { sides: { title: 'Die', type: 'integer' }, rows: { title: 'Rows', type: 'array', items: { type: 'object', properties: {} } } } };
const fighter = { type: 'object', required: ['hits', 'figures'], properties: { hits: { title: 'Hits', type: 'integer', 'x-asked': 'Hits that … suffered' }, figures: { title: 'Figures', type: 'integer' }, target: { title: 'Morale target', type: 'integer' } } };
const melee = {
  name: 'melee-round', parts: ['melee-score'], ends: [], outcome: { properties: {} },
  roles: [role('side1', { ...both, opposes: ['side2'], inputs: ['/input/side1/figures'] }), role('side2', { ...both, opposes: ['side1'], inputs: ['/input/side2/figures'] })],
  input: { type: 'object', required: ['side1', 'side2'], properties: { side1: { ...fighter, title: 'Side 1' }, side2: { ...fighter, title: 'Side 2' }, table: table_ } },
};
const need = (pointer, code = 'missing_field') => ({ pointer, code, message: `${pointer} is required` });
const grenadiers = { id: 'g', name: 'Grenadiers', side: 'red' }, line = { id: 'l', name: 'Line', side: 'blue' };
const fight = { step: 'melee-round', units: { side1: ['g'], side2: ['l'] }, left: [], input: {} };

test('what is missing is told as the screen calls it, is never folded away, and is said once', () => {
  const preview = { needs: [need('/input/side1/hits'), need('/input/side2/hits'), need('/input/table', 'table_required'), need('/units')], autofilled: ['/input/side1/figures', '/input/side2/figures'] };
  const form = fields.formOf(melee, fight, preview, [grenadiers, line]);
  assert.deepEqual(form.first.map(({ pointer }) => pointer), ['/input/side1/hits', '/input/side2/hits', '/input/table']);
  assert.deepEqual(form.more.map(({ pointer, group }) => [pointer, group]), [['/input/side1/target', 'Grenadiers'], ['/input/side2/target', 'Line']]);
  const told = (more) => missing.missingOf({ preview, ...more }, form);
  assert.deepEqual(told().map(({ label }) => label), ['Hits that Grenadiers suffered', 'Hits that Line suffered', 'Damage table', '/units is required']);
  assert.deepEqual(told().map(({ pointer }) => pointer), ['/input/side1/hits', '/input/side2/hits', '/input/table', undefined]);
  // What is refused within a table stands at the table.
  const trouble = { at: [{ pointer: '/input/table/rows/0/lo', message: 'No' }, { pointer: '/input/table/rows/1/lo', message: 'No' }] };
  assert.deepEqual(told({ trouble }), [{ label: 'Damage table', pointer: '/input/table' }]);
  const wrong = fields.formOf(melee, fight, { ...preview, needs: [] }, [grenadiers, line], ['/input/side2/target']);
  assert.ok(wrong.first.some(({ pointer }) => pointer === '/input/side2/target'), 'what is to be put right is folded away');
  // A group that is lacking as a whole is lacking in each of its members that must be said.
  const whole = fields.formOf(melee, { ...fight, units: {}, left: ['side1', 'side2'] }, { needs: [need('/input/side1')] });
  assert.deepEqual(whole.first.filter(({ needed }) => needed).map(({ pointer }) => pointer), ['/input/side1/hits', '/input/side1/figures']);
});

test('what players took from their own book is asked once: newest first, of the same unit on whichever side', () => {
  const table = { sides: 6, rows: [] };
  const rulings = [
    { seq: 9, roles: { side1: 'l', side2: 'x' }, input: { side1: { hits: 1, target: 6 } } },
    { seq: 7, roles: { side1: 'x', side2: 'l' }, input: { table, side2: { target: 5 } } },
  ];
  const needs = [need('/input/side1/hits'), need('/input/side2/target', 'target_required'), need('/input/table', 'table_required'), need('/input/side1/target', 'target_required')];
  assert.deepEqual(given.saidBefore(fight, needs, rulings), [{ pointer: '/input/side2/target', value: 6, entry: 9 }, { pointer: '/input/table', value: table, entry: 7 }]);
  const players = { title: 'Players', type: 'array', 'x-sides': true, items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } };
  assert.deepEqual(given.knownOf({ input: { properties: { players, other: inches } } }, [{ name: 'Red' }, { name: 'Blue' }]), [{ pointer: '/input/players', value: [{ name: 'Red' }, { name: 'Blue' }] }]);
});

test('what was filled in stays as the players leave it', async () => {
  let asked = 0;
  const game = table(async () => ruling, {
    preview: async ({ input }) => (input?.range === undefined ? { ...lacking, needs: [need('/input/range', 'table_required')] } : whole),
    before: async () => (asked++, [{ pointer: '/input/range', value: 8, entry: 4 }]),
  });
  let now = await game.tell(begin);
  assert.deepEqual([now.question.input.range, act.ready(now), now.given], [8, true, [{ pointer: '/input/range', value: 8, entry: 4 }]]);
  now = await game.tell({ ...range, value: undefined });
  assert.deepEqual([now.question.input.range, act.ready(now)], [undefined, false]);
  assert.ok(asked >= 2);
});

test('each deed stands once, its single steps apart; a figure is no vehicle', () => {
  const steps = { 'melee-round': melee, 'melee-score': { ...melee, name: 'melee-score', parts: [] }, rally: { roles: [role('unit')], parts: [] } };
  const may = [['melee-score', 'side1'], ['melee-score', 'side2'], ['melee-round', 'side1'], ['melee-round', 'side2'], ['rally', 'unit']].map(([step, name]) => ({ step, role: name, due: false, in_phase: true }));
  const { whole: all, single } = order.offered(may, (name) => steps[name]);
  assert.deepEqual([all, single].map((list) => list.map(({ step, role }) => `${step} ${role}`)), [['melee-round side1', 'rally unit'], ['melee-score side1']]);
  assert.equal(order.likeliest(all, ({ step }) => step === 'rally').step, 'rally');
  const tank = { id: 't', name: 'Tank', side: 'blue', sorts: ['vehicle'] }, man = { id: 'm', name: 'Man', side: 'blue', sorts: ['figure'] };
  const vehicle = role('vehicle', { sort: 'vehicle', opposes: ['attackers'] });
  assert.deepEqual(order.candidates([grenadiers, tank, man], vehicle, { attackers: ['g'] }).map(({ id }) => id), ['t']);
  assert.deepEqual(order.candidates([grenadiers, line], vehicle, { attackers: ['g'] }).map(({ id }) => id), ['l'], 'where nothing is known of sorts, anybody may');
});

test('a target that was not tapped is asked for, and nobody is asked while it is', async () => {
  const game = table(async () => ruling);
  let now = await game.tell({ ...begin, target: undefined });
  assert.equal(now.role.name, 'target');
  assert.equal(game.asked.some(([what]) => what === 'preview'), false);
  now = await game.tell({ type: 'leave' });
  assert.equal(now.role, undefined);
  assert.deepEqual(now.question.left, ['target']);
  now = await game.tell({ type: 'pick', role: 'target' }, { type: 'tap', unit: 'impi' });
  assert.deepEqual(now.question.units.target, ['impi']);
});

test('a second tap changes nothing', async () => {
  let answer;
  const game = table(() => new Promise((resolve) => (answer = resolve)));
  await game.tell(begin, { type: 'described', step: volley });
  await game.tell(range);
  const done = game.tell({ type: 'roll', key: 'k' }, { type: 'roll', key: 'other' }, { type: 'throw', key: 'third' }, { type: 'unit', unit: 'watch' });
  assert.equal(game.state().at, 'sending');
  answer(ruling);
  assert.equal((await done).at, 'ruled');
  assert.equal(game.asked.filter(([what]) => what === 'rule').length, 1);
});

test('dice to which the other player is to agree: tried by a preview, asked once all are there', async () => {
  const second = { label: 'leader', verb: 'sum', count: 1, sides: 6, given: 0 }, entry = { seq: 9, kind: 'asked' }, agreed = [];
  const game = table(() => assert.fail('nobody records them alone'), {
    preview: async (body) => (!body.dice ? whole : body.dice.length < 5 ? { ...whole, draws: [{ ...draw, faces: body.dice }], next_draw: second } : { ...whole, next_draw: undefined }),
    askThrown: async (body, dice, key) => (agreed.push([body, dice, key]), entry),
  });
  await game.tell({ type: 'act', step: 'volley', role: 'firer', unit: 'watch', target: 'impi', seen: 3 }, { type: 'say', pointer: '/input/range', value: 8 });
  let now = await game.tell({ type: 'throw', key: 'k' }, { type: 'both', both: true }, { type: 'face', value: 2, count: 4 }, { type: 'thrown' });
  assert.deepEqual([now.throwing.draw.label, now.both, agreed.length], ['leader', true, 0]);
  now = await game.tell({ type: 'face', value: 3 }, { type: 'thrown' });
  assert.deepEqual([now.at, now.asked, agreed.length, agreed[0][1], agreed[0][2]], ['waiting', entry, 1, [2, 2, 2, 2, 3], 'k-5']);
  assert.deepEqual([agreed[0][0].dice, agreed[0][0].as_of], [undefined, 3]);
  now = act.next(now, { type: 'ruled', ruling: { seq: 11, kind: 'ruling', dice: { source: 'declared', question: 9 } } });
  assert.equal(now.at, 'ruled');
});

test('chances are told where something is thrown; nothing is promised where nothing is', async () => {
  for (const [next_draw, has] of [[draw, true], [undefined, false]]) {
    const odds = [], game = table(() => ruling, { preview: async () => ({ ...whole, next_draw }), odds: async (body) => (odds.push(body), { ends: [] }) });
    await game.tell({ type: 'act', step: 'volley', role: 'firer', unit: 'watch', target: 'impi', seen: 3 });
    const now = await game.tell({ type: 'say', pointer: '/input/range', value: 8 });
    assert.deepEqual([act.hasOdds(now), odds.length > 0, act.ready(now)], [has, has, true]);
  }
});

test('dice thrown on the table, draw by draw', async () => {
  const second = { ...draw, label: 'leader', count: 1 };
  const game = table(async ({ dice }) => {
    if (dice.length < 5) throw problem(422, 'dice_exhausted', { draws: [{ ...draw, faces: dice }], next_draw: second });
    return ruling;
  });
  await game.tell(begin);
  await game.tell(range);
  let now = await game.tell({ type: 'throw', key: 'k' });
  assert.equal(now.at, 'pad');
  now = await game.tell({ type: 'face', value: 6, count: 2 }, { type: 'face', value: 7 }, { type: 'face', value: 0 }, { type: 'thrown' });
  assert.deepEqual([now.throwing.faces, throwing.missing(now.throwing), now.asking], [[6, 6], 2, false]);
  assert.equal(throwing.reached(now.throwing), 2);
  now = await game.tell({ type: 'unface', value: 6 }, { type: 'face', value: 1, count: 9 });
  assert.deepEqual(now.throwing.faces, [6, 1, 1, 1]);
  now = await game.tell({ type: 'thrown' });
  assert.deepEqual([now.throwing.draw.label, now.draws.length, now.throwing.dice], ['leader', 1, [6, 1, 1, 1]]);
  now = await game.tell({ type: 'face', value: 3 }, { type: 'thrown' });
  assert.equal(now.at, 'ruled');
  const sent = game.asked.filter(([what]) => what === 'rule');
  assert.deepEqual(sent.map(([, body, key]) => [body.dice.length, key]), [[4, 'k-4'], [5, 'k-5']]);
});

test('the sheet that asked shows itself why there is no ruling, as long as it is open', async () => {
  const game = table(() => new Promise(() => undefined));
  await game.tell(begin);
  await game.tell(range);
  let now = act.next(game.state(), { type: 'roll', key: 'k' });
  assert.deepEqual([act.isAsking(now, 'k'), act.isAsking(now, 'other'), act.isAsking(act.next(now, { type: 'close' }), 'k')], [true, false, false]);
  now = act.next(act.next(game.state(), { type: 'throw', key: 'p' }), { type: 'face', value: 6, count: 4 });
  assert.equal(act.isAsking(now, 'p-4'), false);
  now = act.next(now, { type: 'thrown' });
  assert.equal(act.isAsking(now, 'p-4'), true);
  assert.equal(act.isAsking(act.next(now, { type: 'short', draws: [], next: { ...draw, count: 1 } }), 'p-4'), false);
});

test('what changed meanwhile is shown before it is asked again', async () => {
  const changed = [{ unit: 'impi', unit_name: 'Impi', member: 'figures', title: 'Figures', from: 16, to: 12 }];
  let times = 0;
  const game = table(async ({ as_of }) => {
    if (times++ === 0) throw problem(409, 'units_changed', { changed });
    assert.equal(as_of, 12);
    return ruling;
  });
  await game.tell(begin);
  await game.tell(range);
  let now = await game.tell({ type: 'roll', key: 'k' });
  assert.deepEqual([now.at, now.changed, now.question.input], ['form', changed, { range: 8 }]);
  now = await game.tell({ type: 'roll', key: 'again' });
  assert.equal(now.at, 'ruled');
});

test('a tap while the table moves is not lost: the service compares', async () => {
  const game = table(async ({ as_of }) => (assert.equal(as_of, 7), ruling));
  await game.tell(begin);
  await game.tell(range);
  const now = await game.tell({ type: 'table moved' }, { type: 'roll', key: 'k' });
  assert.equal(now.at, 'ruled');
  const other = table(async () => ruling);
  await other.tell(begin);
  await other.tell(range);
  const previews = () => other.asked.filter(([what]) => what === 'preview').length;
  const before = previews();
  assert.equal(act.ready(await other.tell({ type: 'table moved' })), true);
  assert.equal(previews(), before + 1);
});

test('not permitted is an answer, and the umpire may let it happen', async () => {
  const game = table(async () => ruling, { preview: async ({ override }) => ({ ...whole, permitted: override !== undefined }) });
  await game.tell(begin);
  let now = await game.tell(range);
  assert.equal(act.ready(now), false);
  now = await game.tell({ type: 'roll', key: 'k' });
  assert.equal(now.at, 'form');
  await game.tell({ type: 'override', reason: 'They stand on a hill.' });
  now = await game.tell({ type: 'roll', key: 'k' });
  assert.equal(now.at, 'ruled');
  assert.deepEqual(game.asked.at(-1)[1].override, { reason: 'They stand on a hill.' });
});

test('"you may not" can be put on record, since it settles what was due', async () => {
  const game = table(async () => ({ ...ruling, status: 'not_permitted' }), { preview: async () => ({ ...whole, permitted: false }) });
  await game.tell(begin);
  const now = await game.tell(range);
  assert.equal(act.next(now, { type: 'roll', key: 'k' }), now);
  assert.equal((await game.tell({ type: 'record', key: 'k' })).at, 'ruled');
});

test('without an answer it is sent again under the same key', async () => {
  let times = 0;
  const game = table(async () => {
    if (times++ === 0) throw new UmpireUnreachable(new Error('no network'));
    return ruling;
  });
  await game.tell(begin);
  await game.tell(range);
  let now = await game.tell({ type: 'roll', key: 'k' });
  assert.deepEqual([now.at, now.trouble.unreachable], ['sending', true]);
  now = await game.tell({ type: 'again' });
  assert.equal(now.at, 'ruled');
  assert.deepEqual(game.asked.filter(([what]) => what === 'rule').map(([, , key]) => key), ['k', 'k']);
});

test('what the service finds wrong stands at its input; odds that cannot be said hold nothing up', async () => {
  const game = table(async () => ruling, {
    preview: async ({ input }) => {
      if (input?.range === 8) return whole;
      throw problem(422, 'out_of_range', { violations: [{ pointer: '/input/range', code: 'out_of_range', message: 'must be at most 100' }] });
    },
    odds: async () => {
      throw problem(422, 'odds_too_large');
    },
  });
  let now = await game.tell(begin, { type: 'described', step: volley }, { ...range, value: 800 });
  assert.deepEqual(now.trouble.at, [{ pointer: '/input/range', message: 'must be at most 100' }]);
  now = await game.tell(range);
  assert.equal(act.ready(now), true);
  assert.equal(now.noOdds, true);
});

test('a late answer to an earlier question is not taken', () => {
  const open = act.next(act.next(act.idle, begin), { type: 'described', step: volley });
  const earlier = open.question;
  const later = act.next(open, range);
  assert.equal(act.next(later, { type: 'previewed', question: earlier, preview: lacking }), later);
  assert.equal(act.next(later, { type: 'odds', question: earlier, ends: [] }), later);
});

test('two-sided: both phones are waited for', async () => {
  const game = table(async () => ({ seq: 8, kind: 'asked' }));
  await game.tell(begin);
  await game.tell(range);
  const now = await game.tell({ type: 'roll', key: 'k' });
  assert.deepEqual([now.at, now.asked.seq], ['waiting', 8]);
  assert.equal(act.next(now, { type: 'ruled', ruling: { seq: 9, kind: 'ruling', dice: { question: 8 } } }).at, 'ruled');
  assert.equal(act.next(now, { type: 'ruled', ruling: { seq: 9, kind: 'ruling', dice: { question: 5 } } }).at, 'waiting');
});

test('lists that units fill have an item for each of them', () => {
  const step = { name: 'volley', roles: [role('firers', { many: true, most: 4, inputs: ['/input/shooters/*/kind'] })], input: { type: 'object', properties: { shooters: { type: 'array', items: { type: 'object', required: ['range'], properties: { range: inches } } } } } };
  const two = question.tap(question.ask('volley', 'firers', 'a'), step.roles[0], 'b');
  assert.deepEqual(two.units, { firers: ['a', 'b'] });
  const said = question.say(two, '/input/shooters/0/range', 5);
  assert.deepEqual(question.bodyOf(step, said).input, { shooters: [{ range: 5 }, {}] });
  assert.deepEqual(fields.formOf(step, said, { needs: [] }).first.map(({ pointer, group }) => [pointer, group]), [['/input/shooters/0/range', '1'], ['/input/shooters/1/range', '2']]);
  assert.deepEqual(question.bodyOf(step, question.tap(said, step.roles[0], 'b')).input, { shooters: [{ range: 5 }] });
});

test('what is asked of each of several units bears its name', () => {
  const item = { type: 'object', required: ['range'], properties: { range: inches } };
  const step = { name: 'volley', roles: [role('firers', { many: true, most: 4, inputs: ['/input/shooters/*/kind'] })], input: { type: 'object', properties: { shooters: { type: 'array', items: item } } } };
  const units = [{ id: 'a', name: 'Company A' }, { id: 'b', name: 'Sharpshooters' }];
  const groups = (...firers) => fields.formOf(step, { ...question.ask('volley'), units: { firers } }, { needs: [] }, units).first.map(({ group }) => group);
  assert.deepEqual(groups('b', 'a'), ['Sharpshooters', 'Company A']);
  assert.deepEqual(groups('a', 'b', 'a', 'gone'), ['Company A (1)', 'Sharpshooters', 'Company A (3)', '4']);
});

test('a situation of several units: what they say of themselves, what the example lends, what the players said', async () => {
  const firers = role('firers', { many: true, most: 3, inputs: ['/input/shooters/*/figures'] }), target = role('target', { inputs: ['/input/target/figures'] });
  const step = { name: 'volley', roles: [firers, target], examples: [{ input: { shooters: [{ range: 10 }], target: { figures: 6 } } }], input: { type: 'object' } };
  const units = [{ id: 'a', name: 'A', figures: 8 }, { id: 'b', name: 'B', figures: 4 }, { id: 'c', name: 'C', figures: 5 }];
  const asked = [];
  const service = async (body) => {
    asked.push(body);
    const shooters = body.units.firers ?? [], target = body.units.target && units.find(({ id }) => id === body.units.target);
    const needs = shooters.flatMap((_, i) => (body.input?.shooters?.[i]?.range === undefined ? [{ pointer: `/input/shooters/${i}/range` }] : []));
    const autofilled = [...shooters.map((_, i) => `/input/shooters/${i}/figures`), ...(target ? ['/input/target/figures'] : [])];
    const input = { shooters: shooters.map((id, i) => ({ ...body.input?.shooters?.[i], figures: units.find((unit) => unit.id === id).figures })), ...(target ? { target: { figures: target.figures } } : {}) };
    return { needs, autofilled, ...(needs.length ? {} : { input }) };
  };
  const begun = { ...situation.fresh('volley'), input: situation.exampleOf(step) };
  const took = async (now, place, unit, who = firers) => {
    const next = situation.take(now, who, place, unit);
    return situation.saidBy(next, await situation.askUnits(next, step, units, service));
  };
  const both = await took(await took(await took(begun, 0, 'a'), 1, 'b'), 0, 'c', target);
  assert.deepEqual(both.input, { shooters: [{ figures: 8, range: 10 }, { figures: 4, range: 10 }], target: { figures: 5 } });
  assert.deepEqual(asked[0], { step: 'volley', units: { firers: ['a'] } }); // nothing of the example
  const nearer = { ...both, input: situation.put(both.input, '/input/shooters/1/range', 3) };
  assert.deepEqual((await took(nearer, 0, 'c')).input.shooters, [{ figures: 5, range: 10 }, { figures: 4, range: 3 }]);
  // Who leaves takes what was typed for it along.
  assert.deepEqual((await took(nearer, 0, undefined)).input.shooters, [{ range: 3, figures: 4 }]);
  assert.deepEqual((await took(nearer, 1, undefined)).input.shooters, [{ figures: 8, range: 10 }]);
  const unheard = await situation.askUnits(nearer, step, units, async () => Promise.reject(new UmpireUnreachable()));
  assert.deepEqual([unheard.byName, unheard.values.map(({ pointer, value }) => [pointer, value])], [true, [['/input/shooters/0/figures', 8], ['/input/shooters/1/figures', 4], ['/input/target/figures', 5]]]);
  const alone = situation.take(situation.take(situation.take(nearer, firers, 0, undefined), firers, 0, undefined), target, 0, undefined);
  assert.deepEqual(alone, situation.fresh('volley'));
});

test('a situation of a game begins with one of the own side and whom it faces, or with the example', () => {
  const firer = role('firer', { opposes: ['target'], inputs: ['/input/figures', '/input/in_hand'] }), foe = role('target', { opposes: ['firer'], own: false, inputs: ['/input/target/figures'] });
  const step = { name: 'volley', roles: [firer, foe], examples: [{ input: { figures: 9 } }], input: { type: 'object', properties: { figures: { type: 'integer' }, in_hand: { type: 'string' } } } };
  const units = [{ id: 'gone', side: 'red', out: 'routed' }, { id: 'impi', side: 'blue', figures: 16 }, { id: 'watch', side: 'red', figures: 12, in_hand: false }];
  const first = (units, own) => situation.withFirst(situation.fresh('volley'), step, units, own);
  assert.deepEqual([first(units, 'red').units, first(units, undefined).units], [{ firer: ['watch'], target: ['impi'] }, { firer: ['impi'], target: ['watch'] }]);
  assert.deepEqual([first(units.slice(0, 2), 'red'), first([], 'red')].map(({ units, input }) => [units, input]), [[{}, { figures: 9 }], [{}, { figures: 9 }]]); // nobody to face
  return situation.askUnits(first(units, 'red'), step, units, async () => Promise.reject(new UmpireUnreachable())).then(({ values }) => assert.deepEqual(values.map(({ pointer }) => pointer), ['/input/figures', '/input/target/figures'])); // in_hand is another thing there
});

test('a list that is too short for its step is lent nothing', async () => {
  const list = role('units', { many: true, most: 9, inputs: ['/input/units/*/initiative'] });
  const step = { name: 'initiative-order', roles: [list], examples: [{ input: { units: [{ initiative: 1 }, { initiative: 2 }] } }] };
  const one = situation.take(situation.fresh('initiative-order'), list, 0, 'a');
  const said = await situation.askUnits(one, step, [{ id: 'a', initiative: 3 }], async () => ({ needs: [{ pointer: '/input/units' }], autofilled: ['/input/units/0/initiative'] }));
  assert.deepEqual(said, { values: [{ pointer: '/input/units/0/initiative', value: 3 }], lacking: [], byName: false });
});

test('pointers read, write and take away', () => {
  const before = { input: { 'a/b': [1, 2] } };
  assert.equal(pointer.valueAt(before, '/input/a~1b/1'), 2);
  assert.equal(pointer.valueAt(before, '/input/constructor'), undefined);
  assert.deepEqual(pointer.withValue(before, '/input/a~1b/0', undefined), { input: { 'a/b': [2] } });
  assert.deepEqual(pointer.withValue(undefined, '/input/list/0/x', 1), { input: { list: [{ x: 1 }] } });
  assert.deepEqual(before, { input: { 'a/b': [1, 2] } });
});

test('bands of a weapon, nearest first; at its very end it is still that band', () => {
  const row = { properties: { weapon: {}, short_from: { 'x-unit': 'inches' }, short_to: { title: 'Short to', 'x-unit': 'inches' }, long_from: { 'x-unit': 'inches' }, long_to: { title: 'Long to', 'x-unit': 'inches' } } };
  const rows = [{ weapon: 'rifle', short_from: 0, short_to: 12, long_from: 12, long_to: 24 }];
  const ruleset = { unit_cards: [{ member: 'weapon', table: 'weapons', column: 'weapon' }] };
  const found = bands.bandsOf(ruleset, { weapon: 'rifle' }, () => ({ row, rows }));
  assert.deepEqual(found, [{ title: 'Short', from: 0, to: 12 }, { title: 'Long', from: 12, to: 24 }]);
  assert.equal(bands.bandAt(found, 12).title, 'Short');
  assert.equal(bands.bandAt(found, 25), undefined);
  assert.deepEqual(bands.bandsOf(ruleset, {}, () => ({ row, rows })), []);
});

test('odds that matter: what may go either way, at most three, never a false certainty', () => {
  const ends = [['sure', 1], ['never', 0], ['a', 0.992], ['b', 0.03], ['c', 0.5]].map(([name, chance]) => ({ name, title: name, chance }));
  assert.deepEqual(odds.endsThatMatter(ends).map(({ name }) => name), ['a', 'b', 'c']);
  const told = odds.endsOf([{ title: 'Side 1 loses the round' }, { title: "The target's leader is killed" }, { title: 'Nobody loses' }], [{ title: 'Side 1', name: 'Grenadiers' }, { title: 'Target', name: 'Impi' }]);
  assert.deepEqual(told.map(({ of, title }) => [of, title]), [['Grenadiers', 'loses the round'], ['Impi', 'leader is killed'], [undefined, 'Nobody loses']]);
  assert.deepEqual([0, 0.004, 0.31, 0.996, 1].map(odds.percent), ['0 %', '< 1 %', '31 %', '> 99 %', '100 %']);
});

test('a card says what differs from a fresh unit, and not what the ledger counts for itself', () => {
  const unit = { properties: { kind: { title: 'Kind', oneOf: [{ const: 'foot', title: 'Foot' }] }, figures: { title: 'Figures' }, pinned: { title: 'Pinned markers', default: 0, 'x-unit': 'markers' }, cover, has_leader: { title: 'Has a leader', type: 'boolean', default: true }, fired: { title: 'Fired', type: 'boolean', default: false, 'x-lifetime': 'turn' }, green: { title: 'Green', type: 'boolean', default: false, 'x-lifetime': 'profile' }, losses: { title: 'Losses', type: 'integer', default: 0, 'x-unit': 'figures' }, unloaded: { title: 'Not loaded', type: 'integer', default: 0, 'x-unit': 'figures', 'x-lifetime': 'battle' }, follow_up: { title: 'Follow-up against', type: 'string', 'x-lifetime': 'turn' }, round_kills: { title: 'Kills', type: 'integer', default: 0, 'x-bookkeeping': true }, fate: { oneOf: [{ const: 'routed', title: 'Routed' }], default: 'in_play', 'x-bookkeeping': true } } };
  const ruleset = { unit, unit_cards: [] };
  const impi = { id: 'impi', name: 'Impi', side: 'blue', kind: 'foot', figures: 12, pinned: 2, cover: 'soft', has_leader: false, fired: true, green: true, losses: 4, unloaded: 6, follow_up: 'watch', round_kills: 3, fate: 'in_play' };
  assert.deepEqual(cards.cardOf(ruleset, impi, 'no', 16), {
    id: 'impi', name: 'Impi', side: 'blue', sort: ['Foot', 'Green'], figures: 12, strength: 16, markers: [{ member: 'pinned', title: 'Pinned markers', count: 2 }], words: ['Cover: soft', 'Has a leader: no', 'Not loaded 6'], done: ['Fired'],
  });
  assert.equal(cards.cardOf(ruleset, { ...impi, out: 'routed' }, 'no').out, 'Routed');
  assert.deepEqual(cards.strengthsOf([{ kind: 'opened', units: [{ id: 'impi', properties: { figures: 16 } }] }, { kind: 'turn' }]), { impi: 16 });
  const changes = effects.changesOf(ruleset, [{ unit: 'impi', member: 'figures', from: 16, to: 12 }, { unit: 'impi', member: 'fired', from: false, to: true }, { unit: 'impi', member: 'round_kills', from: 0, to: 3 }, { unit: 'impi', member: 'follow_up', to: 'watch' }, { unit: 'impi', member: 'fate', from: 'in_play', to: 'routed' }], { yes: 'yes', no: 'no' }, [{ id: 'watch', name: 'Black Watch' }]);
  assert.deepEqual(changes.map(({ title, values }) => [title, values]), [['Figures', '16 → 12'], ['Fired', ''], ['Follow-up against', 'Black Watch'], ['fate', 'in_play → Routed']]);
});

test('the log strikes through what was corrected or taken back, and links it', () => {
  const seating = { sides: [{ id: 'red' }, { id: 'blue' }], seats: [{ id: 'umpire', role: 'umpire' }, { id: 's1', role: 'player', side: 'red' }, { id: 's2', role: 'player', side: 'blue' }] };
  const entries = [
    { seq: 9, kind: 'undo_answered', seat: 's2', proposal: 8, consent: true, taken_back: 3 }, { seq: 8, kind: 'undo_proposed', seat: 's1', target: 3 }, { seq: 7, kind: 'correction', seat: 'umpire', corrects: 4, decision: 6 },
    { seq: 6, kind: 'decision', seat: 'umpire', dispute: 5, upheld: true }, { seq: 5, kind: 'dispute', seat: 's2', target: 4 }, { seq: 4, kind: 'ruling', seat: 's1', roles: { firer: 'watch' } }, { seq: 3, kind: 'ruling', seat: 's1' },
    { seq: 2, kind: 'turn', seat: 's1', turn: 1 }, { seq: 1, kind: 'joined', seat: 's2' },
  ];
  const lines = log.linesOf(entries, seating);
  const line = (seq) => lines.find(({ entry }) => entry.seq === seq);
  assert.deepEqual(line(3).struck, { how: 'taken_back', by: 8 });
  assert.deepEqual(line(4).struck, { how: 'corrected', by: 7 });
  assert.deepEqual(line(4).disputed, { by: 5, state: 'upheld' });
  assert.deepEqual(log.byTurn(lines).map(({ turn, lines: held }) => [turn, held.map(({ entry }) => entry.seq)]), [[1, [9, 8, 7, 6, 5, 4, 3, 2]], [undefined, [1]]]);
  assert.deepEqual(lines.filter((one) => log.passes(one, { unit: 'watch' })).map(({ entry }) => entry.seq), [4]);
  assert.deepEqual(lines.filter((one) => log.passes(one, { kind: 'disputes', seat: 's2' })).map(({ entry }) => entry.seq), [9, 5]);
  const open = log.linesOf(entries.slice(1), seating);
  const proposed = (list) => list.find(({ entry }) => entry.seq === 3).proposed;
  assert.deepEqual([proposed(open).entry.seq, proposed(open).awaited.map(({ id }) => id), proposed(lines)], [8, ['s2'], undefined]);
  // Of three sides one that agrees is not enough; one that does not ends it, and so does who proposed it.
  const third = { sides: [...seating.sides, { id: 'green' }], seats: [...seating.seats, { id: 's3', role: 'player', side: 'green' }] };
  const answered = (seat, consent) => log.linesOf([{ seq: 9, kind: 'undo_answered', seat, proposal: 8, consent }, ...entries.slice(1)], third);
  assert.deepEqual(proposed(answered('s2', true)).awaited.map(({ id }) => id), ['s3']);
  assert.deepEqual([proposed(answered('s2', false)), proposed(answered('s1', false))], [undefined, undefined]);
  // What is taken back: once, not while it is proposed, and a turn while nothing of it stands.
  const offered = (list, seat) => list.filter((one) => log.mayTakeBack(one, list, seating, seat)).map(({ entry }) => entry.seq);
  assert.deepEqual([offered(open, 's1'), offered(lines, 's1'), offered(lines, 'umpire')], [[], [7], [7]]);
  const begun = log.linesOf([{ seq: 5, kind: 'ruling', seat: 's1', status: 'not_permitted' }, { seq: 4, kind: 'turn', seat: 's1', turn: 2 }, { seq: 3, kind: 'unit_changed', seat: 'umpire', unit: 'watch' }, { seq: 2, kind: 'turn', seat: 's1', turn: 1 }, { seq: 1, kind: 'note', seat: 's1' }], seating);
  assert.deepEqual(offered(begun, 's2'), [5, 4, 3]);
});

test('the log marks what did nothing and was asked of a state that was taken back', () => {
  const seating = { sides: [{ id: 'red' }, { id: 'blue' }], seats: [{ id: 's1', side: 'red' }, { id: 's2', side: 'blue' }] };
  const asked = (seq, target, more) => ({ seq, kind: 'ruling', seat: 's1', roles: { firer: 'watch', target }, status: 'not_permitted', draws: [], ...more });
  const taken = [{ seq: 21, kind: 'undo_answered', seat: 's2', proposal: 20, consent: true, taken_back: 3 }, { seq: 20, kind: 'undo_proposed', seat: 's1', target: 3 }];
  const entries = [...taken,
    asked(22, 'impi'), asked(8, 'mob', { roles: { target: 'mob' } }), asked(7, 'impi', { status: 'resolved', draws: [{ faces: [3] }] }), asked(6, 'impi', { status: 'resolved', effects: [{ unit: 'impi' }] }),
    asked(5, 'impi', { status: 'resolved' }), asked(4, 'impi'), { ...asked(3, 'impi'), status: 'resolved', draws: [{ faces: [6] }], effects: [{ unit: 'impi' }] }, asked(2, 'impi'),
  ];
  const marked = (list) => log.linesOf(list, seating).filter(({ outdated }) => outdated !== undefined).map(({ entry, outdated }) => [entry.seq, outdated]);
  assert.deepEqual(marked(entries), [[5, 3], [4, 3]]);
  assert.deepEqual(marked(entries.slice(1)), []);
  const turn = entries.map((entry) => (entry.seq === 3 ? { seq: 3, kind: 'turn', seat: 's1', turn: 1 } : entry));
  assert.deepEqual(marked(turn), [[8, 3], [5, 3], [4, 3]]);
});

test('a ruling is ruled again: what its players said, without what units know and what holds anyhow', async () => {
  const input = { figures: 12, range: 8, target: { figures: 16, cover: 'soft' } };
  const again = question.askAgain({ step: 'volley', roles: { firer: 'watch', target: 'impi' }, input, autofilled: ['/input/figures', '/input/target/figures'] }, 14);
  assert.deepEqual(again, { step: 'volley', units: { firer: ['watch'], target: ['impi'] }, left: [], input: { range: 8, target: { cover: 'soft' } }, decision: 14 });
  const step = { ...volley, input: { type: 'object', properties: { range: { type: 'number', default: 8 }, target: { type: 'object', properties: { cover: { type: 'string', default: 'none' } } } } } };
  assert.deepEqual(question.withoutDefaults(step, again).input, { target: { cover: 'soft' } });
  // What bars the units today does not bar it, and what the players have seen of them is not said.
  let now = act.next(act.next(act.idle, { type: 'again asked', question: again, seen: 20 }), { type: 'described', step: { ...step, name: 'volley' } });
  now = act.next(now, { type: 'previewed', question: now.question, preview: { needs: [], permitted: false } });
  assert.ok(act.ready(now));
  now = act.next(now, { type: 'roll', key: 'k' });
  assert.equal(act.wanted(now).question.decision, 14);
  assert.equal(act.wanted(now).body.as_of, undefined);
});

test('a correction is foreseen with the dice that fell, and asks for those that are lacking alone', async () => {
  const again = { step: 'volley', units: { firer: ['watch'], target: ['impi'] }, left: [], input: {}, decision: 14 };
  const kept = [{ label: 'shooting', faces: [3, 5], sides: 6 }], further = { label: 'shooting', verb: 'hits', count: 2, sides: 6, given: 2 };
  let now = act.next(act.next(act.idle, { type: 'again asked', question: again, seen: 20 }), { type: 'described', step: volley });
  const asked = [], asking = { preview: async () => assert.fail('as of now'), foresee: async (...words) => (asked.push(words), { needs: [], permitted: true, draws: kept, next_draw: further }) };
  now = act.next(now, await run.fulfil(act.wanted(now), asking));
  assert.equal(asked[0][0], 14);
  assert.equal(asked[0][1].override, undefined);
  now = act.next(now, { type: 'throw', key: 'k' });
  assert.deepEqual([now.at, now.draws, now.throwing.draw], ['pad', kept, further]);
});

test('the log knows what is to be ruled again', () => {
  const decision = { seq: 6, kind: 'decision', seat: 'umpire', dispute: 5, upheld: true, correction: 'reused_dice' };
  const entries = [decision, { seq: 5, kind: 'dispute', seat: 's2', target: 4 }, { seq: 4, kind: 'ruling', seat: 's1' }];
  const awaits = (list) => log.linesOf(list, { seats: [] }).find(({ entry }) => entry.seq === 4).awaits;
  assert.equal(awaits(entries), 6);
  assert.equal(awaits([{ ...decision, correction: 'none' }, ...entries.slice(1)]), undefined);
  assert.equal(awaits([{ seq: 7, kind: 'correction', seat: 'umpire', corrects: 4 }, ...entries]), undefined);
});

test('dues: compulsory first, the own side before the other; who may take a role', () => {
  const due = [['a', 'red', false], ['b', 'blue', true], ['c', 'red', true]].map(([unit, side, compulsory]) => ({ unit, side, compulsory, due: 'rally' }));
  assert.deepEqual(order.duesInOrder(due, 'red').map(({ unit }) => unit), ['c', 'b', 'a']);
  const units = [{ id: 'w', side: 'red' }, { id: 'i1', side: 'blue' }, { id: 'i2', side: 'blue', out: 'routed' }, { id: 'i3', side: 'blue' }];
  assert.deepEqual(order.candidates(units, volley.roles[1], { firer: ['w'] }, undefined, 'i3').map(({ id }) => id), ['i3', 'i1']);
  // Of an own role only the player's units, but for whoever stands against one of them.
  const foes = units.map((unit) => unit.id);
  assert.deepEqual(order.candidates(units, volley.roles[0], {}, 'red').map(({ id }) => id), foes.filter((id) => units.find((unit) => unit.id === id).side === 'red'));
  assert.equal(order.mayName(units, volley.roles[1], units.find(({ id }) => id === 'i3'), {}, 'red'), false);
  assert.equal(order.mayName(units, volley.roles[1], units.find(({ id }) => id === 'i3'), { firer: ['w'] }, 'red'), true);
});

test('what comes next: a phase, else the next turn with its first', () => {
  const phases = [{ name: 'move' }, { name: 'shoot' }];
  assert.deepEqual(order.turnAfter({ phases: [] }, { turn: 2 }), { turn: 3, phase: undefined, wholeTurn: true });
  assert.deepEqual(order.turnAfter({ phases }, {}), { turn: 1, phase: phases[0], wholeTurn: true });
  assert.deepEqual(order.turnAfter({ phases }, { turn: 1, phase: 'move' }), { turn: 1, phase: phases[1], wholeTurn: false });
  assert.deepEqual(order.turnAfter({ phases }, { turn: 1, phase: 'shoot' }), { turn: 2, phase: phases[0], wholeTurn: true });
});

test('the umpire changes what stands out first, and sends only what is otherwise', () => {
  const ruleset = { unit: { properties: { id: {}, name: {}, side: {}, figures: { type: 'integer' }, moved: { type: 'boolean', default: false }, pinned: { type: 'integer', default: 0 }, fate: { 'x-bookkeeping': true, default: 'in_play' }, tests: { 'x-bookkeeping': true, default: 0 } } } };
  const unit = { id: 'watch', name: 'Black Watch', side: 'red', figures: 9, pinned: 2, fate: 'in_play', tests: 1 };
  const { first, more, counts } = chair.membersOf(ruleset, unit);
  assert.deepEqual([first, more, counts].map((list) => list.map(([member]) => member)), [['figures', 'pinned', 'fate'], ['moved'], ['tests']]);
  assert.deepEqual(chair.changesOf(ruleset, unit, { figures: 9, pinned: 0, moved: false, tests: undefined }), { pinned: 0 });
  assert.deepEqual(chair.changesOf(ruleset, unit, { moved: true }), { moved: true });
});

test('tables of the own book: typed here, of the house rules, or of last time', () => {
  const bands = { type: 'object', properties: { sides: { type: 'integer' }, rows: { type: 'array' } } };
  const options = { properties: { ties: { type: 'string', oneOf: [{ const: 'high' }] }, damage_table: bands, profiles: { type: 'array', items: { properties: { name: { type: 'string' } } } } } };
  assert.deepEqual(tables.tablesOf(options).map(([name]) => name), ['damage_table', 'profiles']);
  assert.deepEqual(tables.bookOf({}, undefined, { damage_table: 1 }), { damage_table: 1 });
  assert.deepEqual(tables.bookOf({ profiles: 3 }, { damage_table: 2 }, { damage_table: 1, profiles: 1 }), { damage_table: 2, profiles: 3 });
  assert.deepEqual(tables.bookOf({ damage_table: null }, undefined, { damage_table: 1 }), {}); // removed, though it was there last time
  // A question has it under a name of its own: what is in it tells.
  const input = { properties: { side1: { type: 'object', properties: { hits: { type: 'integer' } } }, table: bands } };
  assert.deepEqual(tables.givenIn(options, input, { side1: { hits: 2 }, table: { sides: 6 } }), { damage_table: { sides: 6 } });
  assert.deepEqual(tables.givenIn(options, input, { side1: { hits: 2 } }), {});
});
