// Talking about a game and asking in two-sided mode: notes, disputes, corrections, taking back, commitments, questions. Every
// documented answer and every code of these operations is met; what they mean is tested in tests/http.
import { asking, commitments, deviceKey, leafOf, showing, signed } from './devices.mjs';

const one = '/v1/sessions/{session}';
const paths = {
  seats: `${one}/seats`, rulings: `${one}/rulings`, close: `${one}/close`, rekey: `${one}/rekey`, notes: `${one}/notes`, disputes: `${one}/disputes`,
  decision: `${one}/disputes/{entry}/decision`, correction: `${one}/decisions/{entry}/correction`,
  undos: `${one}/undos`, answer: `${one}/undos/{entry}/answer`, commitments: `${one}/commitments`,
  reveal: `${one}/questions/{entry}/reveal`, giveUp: `${one}/questions/{entry}/give-up`,
};
const question = { input: { target: 8 }, step: 'morale-check' };
const other = { input: { target: 9 }, step: 'morale-check' };
const order = { step: 'initiative-order', input: { units: [{ id: 'A', initiative: 3 }, { id: 'B', initiative: 4 }] } };
const upheld = (correction) => ({ upheld: true, clause: 'TT-MOR-2', correction });

// A game with its players red and blue, and a way to post to it.
async function setTable(ask, opening) {
  const { id, token, tree: head, sides, spectator } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt', ...opening }, status: 201 })).body;
  const game = `/v1/sessions/${id}`;
  const post = (name, token_, json, rest = {}, entry = 0) => {
    const { status = 201, ...more } = rest;
    return ask('post', paths[name], paths[name].replace(one, game).replace('{entry}', entry), { token: token_, json, status, ...more });
  };
  const codes = { red: sides[0].join_code, blue: sides[1].join_code, eye: spectator.join_code };
  const join = async (name, digit) => (await post('seats', undefined, { code: codes[name], name, nonce: digit.repeat(32), device_key: deviceKey(name) })).body.token;
  return { id, game, head, umpire: token, codes, post, red: await join('red', 'a'), blue: await join('blue', 'b') };
}

const key = (value) => ({ headers: { 'idempotency-key': value } });
const refused = (status, code) => ({ status, code });

async function twice(post, name, token, json, entry, status = 201) {
  await post(name, token, json, { ...key(`once-${name}`), status }, entry);
  await post(name, token, json, { ...key(`once-${name}`), status: 200 }, entry);
}

// What any of these operations refuses, whatever it is about.
async function checkRefusals(ask, table, away) {
  for (const name of Object.keys(paths).filter((name) => !['seats', 'rulings', 'close'].includes(name))) {
    const path = paths[name].replace(one, table.game).replace('{entry}', 5), by = { token: table.umpire };
    await ask('post', paths[name], path, { json: {}, status: 401, code: 'token_missing' });
    await ask('post', paths[name], path, { ...by, text: 'nonsense', status: 400, code: 'malformed_json' });
    await ask('post', paths[name], path, { ...by, text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
    await ask('post', paths[name], path, { ...by, text: ' '.repeat(70000), status: 413, code: 'body_too_large' });
    await ask('post', paths[name], path, { ...by, json: {}, headers: { accept: 'text/html' }, status: 406, code: 'not_acceptable' });
    await ask('post', paths[name], path, { ...by, json: {}, base: away, status: 503, code: 'database_unavailable' });
  }
}

async function checkDisputes(ask, away) {
  const table = await setTable(ask, {}), { post, red, blue, umpire } = table;
  await checkRefusals(ask, table, away);
  await post('rulings', red, question); // 3
  await twice(post, 'notes', red, { text: 'The left flank waits.' }); // 4
  await twice(post, 'disputes', blue, { target: 3, claim: 'It was nine.', clause: 'TT-MOR-2' }); // 5
  await post('disputes', blue, { target: 3, claim: 'It was nine.' }, refused(409, 'dispute_open'));
  await post('disputes', blue, { target: 4, claim: 'No.' }, refused(409, 'ruling_not_in_force'));
  await post('decision', umpire, upheld('none'), refused(404, 'dispute_unknown'), 4);
  await post('decision', umpire, upheld('none'), refused(404, 'entry_unknown'), 'x');
  await post('decision', red, upheld('none'), refused(403, 'not_allowed'), 5);
  await twice(post, 'decision', umpire, upheld('reused_dice'), 5); // 6
  await post('decision', umpire, upheld('none'), refused(409, 'dispute_decided'), 5);
  await post('correction', umpire, question, refused(422, 'input_unchanged'), 6);
  await post('correction', umpire, order, refused(422, 'wrong_step'), 6);
  await post('correction', umpire, other, refused(409, 'correction_not_decided'), 5);
  await twice(post, 'correction', umpire, other, 6); // 7
  await post('correction', umpire, other, refused(409, 'already_corrected'), 6);
  await post('rulings', blue, question); // 8
  await post('undos', red, { target: 4 }, refused(409, 'not_undoable'));
  await post('rekey', umpire, { reason: 'For luck.' }, refused(409, 'session_not_stopped'));
  await post('rekey', red, { reason: 'For luck.' }, refused(403, 'not_allowed'));
  await post('rekey', umpire, {}, refused(422, 'missing_field'));
  await twice(post, 'undos', red, { target: 8 }); // 9
  await post('undos', blue, { target: 8 }, refused(409, 'proposal_open'));
  await post('answer', red, { consent: true }, refused(403, 'consent_not_requested'), 9);
  await post('answer', blue, { consent: true }, refused(409, 'proposal_not_open'), 8);
  await twice(post, 'answer', blue, { consent: true }, 9); // 10
  await post('commitments', red, { anchor: '0'.repeat(64), commitments: ['0'.repeat(64)], first: 0, signature: '0'.repeat(128) }, refused(409, 'wrong_mode'));
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
  const { id, token } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt' }, status: 201 })).body;
  await ask('post', paths.rulings, `/v1/sessions/${id}/rulings`, { token, json: question, status: 201 });
  await ask('post', paths.undos, `/v1/sessions/${id}/undos`, { token, json: { target: 1 }, status: 409, code: 'no_one_to_consent' });
}

const pause = () => new Promise((done) => setTimeout(done, 1100));

// What a device knows of the game: the checkpoint that the opening told, and where the next question stands.
async function device(ask, table) {
  const seen = { session: table.id, head: table.head };
  const receipt = async (seq) => leafOf((await ask('get', `${one}/entries/{entry}/receipt`, `${table.game}/entries/${seq}/receipt`, { token: table.umpire, status: 200 })).body.entry);
  const next = async () => (await ask('get', one, table.game, { token: table.umpire, status: 200 })).body.next;
  return { seen, receipt, next };
}

async function checkTwoSided(ask) {
  const table = await setTable(ask, { mode: 'two_sided' }), { post, red, blue, umpire, codes } = table;
  const { seen, receipt, next } = await device(ask, table), { anchor } = await next();
  const signedBy = (seat, key_) => ({ ...key(key_), seat });
  await post('seats', undefined, { code: codes.red, name: 'green', nonce: 'c'.repeat(32), device_key: deviceKey('green') }, refused(409, 'side_taken'));
  await post('seats', undefined, { code: codes.eye, name: 'eye', device_key: deviceKey('red') }, refused(422, 'device_key_needed'));
  await post('rulings', red, asking(seen, 'red', 'early', question, await next()), { ...key('early'), ...refused(409, 'commitments_missing') });
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 4), key('c')); // 3
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 4), { ...key('c'), status: 200 });
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 1, 4), { ...key('c'), ...refused(409, 'commitments_invalid') });
  await post('commitments', blue, commitments(seen, 'red', 'c', anchor, 0, 4), { ...key('c'), ...refused(422, 'signature_wrong') });
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 0, 4), key('c')); // 4
  await post('rulings', umpire, question, refused(403, 'not_allowed'));
  await post('rulings', red, asking(seen, 'red', 'one', question, { ...await next(), link: 2 }), { ...key('one'), ...refused(409, 'place_taken') });
  const asked = async (token, seat, key_, what) => {
    const { body } = await post('rulings', token, asking(seen, seat, key_, what, await next()), { ...signedBy(seat, key_), status: 202 });
    return { seq: body.seq, index: body.index, leaf: await receipt(body.seq), root: body.tree.root };
  };
  const first = await asked(red, 'red', 'one', question); // 5
  await post('rulings', blue, asking(seen, 'blue', 'two', question, await next()), { ...key('two'), ...refused(409, 'question_open') });
  const givingUp = (seat) => signed(seen, seat, 'give_up', 'g', {}, { about: { seq: first.seq, leaf: first.leaf } });
  await post('giveUp', red, givingUp('red'), key('g'), 5); // 6
  await post('giveUp', red, givingUp('red'), { ...key('g'), status: 200 }, 5);
  await post('giveUp', red, signed(seen, 'red', 'give_up', 'h', {}, { about: { seq: first.seq, leaf: first.leaf } }), { ...key('h'), ...refused(409, 'already_given_up') }, 5);
  await post('reveal', red, showing(seen, 'red', 0, first), {}, 5); // 7
  await post('reveal', red, showing(seen, 'red', 0, first), refused(409, 'reveal_not_expected'), 5);
  await post('reveal', blue, showing(seen, 'blue', 1, first), refused(422, 'nonce_mismatch'), 5);
  await post('reveal', blue, showing(seen, 'blue', 0, { ...first, leaf: first.root }), refused(422, 'signature_wrong'), 5);
  await post('reveal', blue, showing(seen, 'blue', 0, first), refused(409, 'question_not_open'), 4);
  await ask('get', one, table.game, { token: blue, status: 200 });
  await twice(post, 'reveal', blue, showing(seen, 'blue', 0, first), 5); // 8, and the ruling 9
  await post('disputes', blue, { target: 9, claim: 'It was nine.' }); // 10
  await post('decision', umpire, upheld('further_dice'), {}, 10); // 11
  await post('rulings', red, asking(seen, 'red', 'three', { decision: 11, ...other }, await next()), { ...key('three'), ...refused(422, 'conflicting_fields') });
  await post('correction', umpire, other, {}, 11); // 12, with the dice that fell
  const tie = { input: { units: [{ id: 'A', initiative: 3 }, { id: 'B', initiative: 3 }] }, step: 'initiative-order' };
  const second = await asked(blue, 'blue', 'four', { input: order.input, step: order.step }); // 13, which wants none
  for (const [token, seat] of [[red, 'red'], [blue, 'blue']]) await post('reveal', token, showing(seen, seat, 1, second), {}, 13);
  await post('disputes', red, { target: 16, claim: 'They were equal.' }); // 17
  await post('decision', umpire, upheld('further_dice'), {}, 17); // 18
  await post('correction', umpire, tie, refused(403, 'not_allowed'), 18); // a player asks for them
  const again = await asked(red, 'red', 'five', { decision: 18, ...tie }); // 19
  await post('reveal', blue, showing(seen, 'blue', 2, again), {}, 19);
  await post('reveal', red, showing(seen, 'red', 2, again), {}, 19);
  await ask('post', `${one}/seats/{seat}/revocation`, `${table.game}/seats/s2/revocation`, { token: umpire, json: {}, status: 201 }); // blue's
  await post('rulings', red, asking(seen, 'red', 'six', question, await next()), { ...key('six'), ...refused(409, 'two_players_required') });
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
}

async function checkWithheld(ask) {
  const table = await setTable(ask, { mode: 'two_sided', reveal_seconds: 1 }), { game, post, red, blue } = table;
  const { seen, next } = await device(ask, table), { anchor } = await next();
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 2), key('c')); // 3
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 0, 2), key('c')); // 4
  await post('rulings', red, asking(seen, 'red', 'one', question, await next()), { ...key('one'), status: 202 }); // 5
  await pause();
  await ask('get', one, game, { token: blue, status: 200 });
  await ask('get', `${one}/entries/{entry}`, `${game}/entries/6`, { token: blue, status: 200 });
}

// A question that names a unit holds it.
async function checkFrozen(ask) {
  const unit = (id, side) => ({ id, name: `The ${id}`, side, figures: 9, quality: 'trained' });
  const table = await setTable(ask, { mode: 'two_sided', units: [unit('watch', 'red'), unit('impi', 'blue')] }), { game, post, red, blue, umpire } = table;
  const { seen, next } = await device(ask, table), { anchor } = await next();
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 2), key('c')); // 3
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 0, 2), key('c')); // 4
  await post('rulings', red, asking(seen, 'red', 'one', { input: { target: 8 }, step: 'morale-check', units: { unit: 'watch' } }, await next()), { ...key('one'), status: 202 });
  const changing = (id, rest) => ask('post', `${one}/units/{unit}/changes`, `${game}/units/${id}/changes`, { token: umpire, json: { changes: { figures: 7 }, reason: 'Counted again.' }, ...rest });
  await changing('watch', refused(409, 'unit_in_question'));
  await changing('impi', { status: 201 });
  await ask('post', `${one}/turns`, `${game}/turns`, { token: red, json: {}, ...refused(409, 'question_open') });
}

export async function checkActs({ ask, away }) {
  await checkDisputes(ask, away);
  await checkTwoSided(ask);
  await checkWithheld(ask);
  await checkFrozen(ask);
}
