// Talking about a game and asking in two-sided mode: notes, disputes, corrections, taking back, commitments, questions. Every
// documented answer and every code of these operations is met; what they mean is tested in tests/http.
import { asking, commitments, cosigning, deviceKey, leafOf, showing, signed } from './devices.mjs';

const one = '/v1/sessions/{session}';
const paths = {
  seats: `${one}/seats`, rulings: `${one}/rulings`, close: `${one}/close`, rekey: `${one}/rekey`, notes: `${one}/notes`, disputes: `${one}/disputes`,
  decision: `${one}/disputes/{entry}/decision`, correction: `${one}/decisions/{entry}/correction`, preview: `${one}/decisions/{entry}/correction/preview`,
  cosign: `${one}/checkpoint/cosignatures`, agree: `${one}/reissue-agreements`, admit: `${one}/admissions`, handOver: `${one}/hand-over`, undos: `${one}/undos`, answer: `${one}/undos/{entry}/answer`, commitments: `${one}/commitments`,
  reveal: `${one}/questions/{entry}/reveal`, giveUp: `${one}/questions/{entry}/give-up`, declare: `${one}/questions/{entry}/declared-dice`,
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
  const join = async (name, digit) => (await post('seats', undefined, { code: codes[name], name, nonce: digit.repeat(32), ...(opening?.mode === 'two_sided' && { device_key: deviceKey(name) }) })).body.token;
  return { id, game, head, umpire: token, codes, post, red: await join('red', 'a'), blue: await join('blue', 'b') };
}

const key = (value) => ({ headers: { 'idempotency-key': value } });
const minimal = (value) => ({ headers: { 'idempotency-key': value, prefer: 'return=minimal' } });
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

// Two more on blue's side, of whom one is admitted and one is sent away; and then blue.
async function checkGuests(ask, { game, codes, post, red, blue, umpire }) {
  const join = async (name) => (await post('seats', undefined, { code: codes.blue, name, nonce: 'c'.repeat(32) })).body.token;
  const revoke = (seat) => ask('post', `${one}/seats/{seat}/revocation`, `${game}/seats/${seat}/revocation`, { token: umpire, json: {}, status: 201 });
  const guest = await join('Bo'), admit = (seat, rest = {}) => ({ admitted_seat: seat, ...rest });
  const ruling = (await post('rulings', red, question)).body.seq;
  await post('undos', guest, { target: ruling }, refused(403, 'guest'));
  await post('answer', guest, { consent: true }, refused(403, 'guest'), ruling);
  await post('handOver', guest, { device_key: deviceKey('guest'), signature: '0'.repeat(128) }, refused(403, 'guest'));
  await post('admit', guest, admit('s3'), refused(403, 'guest'));
  await post('admit', red, admit('s3'), refused(403, 'not_allowed'));
  await post('admit', blue, admit('s2'), refused(409, 'not_a_guest'));
  await post('admit', blue, admit('s9'), refused(404, 'seat_unknown'));
  await post('admit', blue, admit('s3', { signature: '0'.repeat(128) }), refused(422, 'signature_wrong'));
  await twice(post, 'admit', blue, admit('s3'));
  await join('Cy');
  await revoke('s4');
  await post('admit', blue, admit('s4'), refused(409, 'seat_already_revoked'));
  await revoke('s3');
  await post('undos', red, { target: ruling }, refused(409, 'voice_lost'));
}

async function checkDisputes(ask, away) {
  const table = await setTable(ask, {}), { post, red, blue, umpire } = table;
  await checkRefusals(ask, table, away);
  await post('rulings', red, question, { ...minimal('brief'), status: 204 }); // 3
  await post('rulings', red, question, { ...minimal('brief'), status: 204 });
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
  await post('preview', umpire, other, { status: 200 }, 6);
  await twice(post, 'correction', umpire, other, 6); // 7
  await post('correction', umpire, other, { ...minimal('once-correction'), status: 204 }, 6);
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
  await checkGuests(ask, table);
  await post('commitments', red, { anchor: '0'.repeat(64), commitments: ['0'.repeat(64)], first: 0, signature: '0'.repeat(128) }, refused(409, 'wrong_mode'));
  await post('giveUp', red, { signature: '0'.repeat(128) }, refused(409, 'wrong_mode'), 8);
  await post('declare', red, { dice: [3, 4], signature: '0'.repeat(128) }, refused(409, 'wrong_mode'), 8);
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
  const { id, token } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt' }, status: 201 })).body;
  await ask('post', paths.rulings, `/v1/sessions/${id}/rulings`, { token, json: question, status: 201 });
  await ask('post', paths.undos, `/v1/sessions/${id}/undos`, { token, json: { target: 1 }, status: 409, code: 'no_one_to_consent' });
}


// What a device knows of the game: the checkpoint that the opening told, where the next question stands, and one that was asked.
async function device(ask, table) {
  const seen = { session: table.id, head: table.head };
  const receipt = async (seq) => leafOf((await ask('get', `${one}/entries/{entry}/receipt`, `${table.game}/entries/${seq}/receipt`, { token: table.umpire, status: 200 })).body.entry);
  const next = async () => (await ask('get', one, table.game, { token: table.umpire, status: 200 })).body.next;
  const asked = async (seat, key_, what) => {
    const { body } = await table.post('rulings', table[seat], asking(seen, seat, key_, what, await next()), { ...key(key_), status: 202 });
    return { seq: body.seq, index: body.index, leaf: await receipt(body.seq), root: body.tree.root };
  };
  return { seen, next, asked };
}

const givingUp = (seen, seat, key_, about) => signed(seen, seat, 'give_up', key_, {}, { about });
const declaring = (seen, seat, key_, about, dice) => signed(seen, seat, 'agree_declared', key_, { dice }, { about });

async function checkTwoSided(ask) {
  const table = await setTable(ask, { mode: 'two_sided' }), { post, red, blue, umpire, codes } = table;
  const { seen, next, asked } = await device(ask, table), { anchor } = await next();
  await post('seats', undefined, { code: codes.red, name: 'green', nonce: 'c'.repeat(32), device_key: deviceKey('green') }, refused(409, 'side_taken'));
  await post('seats', undefined, { code: codes.eye, name: 'eye', device_key: deviceKey('red') }, refused(422, 'device_key_needed'));
  await post('rulings', red, asking(seen, 'red', 'early', question, await next()), { ...key('early'), ...refused(409, 'commitments_missing') });
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 4), key('c')); // 3
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 4), { ...key('c'), status: 200 });
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 1, 4), { ...key('c'), ...refused(409, 'commitments_invalid') });
  await post('commitments', blue, commitments(seen, 'red', 'c', anchor, 0, 4), { ...key('c'), ...refused(422, 'signature_wrong') });
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 0, 4), key('c')); // 4
  await post('cosign', red, cosigning(seen, 'red'), { status: 200 });
  await post('cosign', blue, cosigning(seen, 'red'), refused(422, 'signature_wrong'));
  await post('cosign', red, cosigning({ ...seen, head: { ...seen.head, size: 99 } }, 'red'), refused(409, 'checkpoint_inconsistent'));
  await ask('get', `${one}/checkpoint`, `${table.game}/checkpoint`, { token: umpire, status: 200 });
  const agreeing = async (seat, key_, other, device) => signed(seen, seat, 'agree_reissue', key_, { device_key: deviceKey(device), reissued_seat: other }, { place: await next() });
  await post('agree', red, await agreeing('red', 'agree', 's1', 'fresh'), { ...key('agree'), ...refused(403, 'not_allowed') });
  await post('agree', red, await agreeing('red', 'agree', 's2', 'red'), { ...key('agree'), ...refused(422, 'device_key_needed') });
  await post('agree', blue, await agreeing('red', 'agree', 's1', 'fresh'), { ...key('agree'), ...refused(422, 'signature_wrong') });
  await ask('post', `${one}/seats/{seat}/reissue`, `${table.game}/seats/s2/reissue`, { token: umpire, json: { device_key: deviceKey('fresh') }, ...refused(409, 'reissue_not_agreed') });
  await ask('post', `${one}/seats/{seat}/reissue`, `${table.game}/seats/nobody/reissue`, { token: umpire, json: {}, ...refused(404, 'seat_unknown') });
  await post('handOver', red, signed(seen, 'red', 'hand_over', 'hand', { device_key: deviceKey('blue') }), { ...key('hand'), ...refused(422, 'device_key_needed') });
  await post('rulings', umpire, question, refused(403, 'not_allowed'));
  await post('rulings', red, asking(seen, 'red', 'one', question, { ...await next(), link: 2 }), { ...key('one'), ...refused(409, 'place_taken') });
  const first = await asked('red', 'one', question); // 5
  await post('rulings', blue, asking(seen, 'blue', 'two', question, await next()), { ...key('two'), ...refused(409, 'question_open') });
  await post('reveal', red, showing(seen, 'red', 0, first), {}, 5); // 6
  await post('giveUp', red, givingUp(seen, 'red', 'g', first), { ...key('g'), ...refused(409, 'agreement_awaited') }, 5);
  await post('declare', red, declaring(seen, 'red', 'd', first, [3, 4]), { ...key('d'), ...refused(409, 'agreement_awaited') }, 5);
  await post('reveal', red, showing(seen, 'red', 0, first), refused(409, 'reveal_not_expected'), 5);
  await post('reveal', blue, showing(seen, 'blue', 1, first), refused(422, 'nonce_mismatch'), 5);
  await post('reveal', blue, showing(seen, 'blue', 0, { ...first, leaf: first.root }), refused(422, 'signature_wrong'), 5);
  await post('reveal', blue, showing(seen, 'blue', 0, first), refused(409, 'question_not_open'), 4);
  await ask('get', one, table.game, { token: blue, status: 200 });
  await twice(post, 'reveal', blue, showing(seen, 'blue', 0, first), 5); // 7, and the ruling 8
  await post('disputes', blue, { target: 8, claim: 'It was nine.' }); // 9
  await post('decision', umpire, upheld('further_dice'), {}, 9); // 10
  await post('rulings', red, asking(seen, 'red', 'three', { decision: 10, ...other }, await next()), { ...key('three'), ...refused(422, 'conflicting_fields') });
  await post('correction', umpire, other, {}, 10); // 11, with the dice that fell
  const tie = { input: { units: [{ id: 'A', initiative: 3 }, { id: 'B', initiative: 3 }] }, step: 'initiative-order' };
  const second = await asked('blue', 'four', { input: order.input, step: order.step }); // 12, which wants none
  for (const [token, seat] of [[red, 'red'], [blue, 'blue']]) await post('reveal', token, showing(seen, seat, 1, second), {}, 12); // 13 and 14, and the ruling 15
  await post('disputes', red, { target: 15, claim: 'They were equal.' }); // 16
  await post('decision', umpire, upheld('further_dice'), {}, 16); // 17
  await post('correction', umpire, tie, refused(403, 'not_allowed'), 17); // a player asks for them
  const again = await asked('red', 'five', { decision: 17, ...tie }); // 18
  await post('reveal', blue, showing(seen, 'blue', 2, again), {}, 18);
  await post('reveal', red, showing(seen, 'red', 2, again), {}, 18); // 20, and the correction 21
  const again_ = { headers: { 'idempotency-key': 'a-secret-key-of-the-umpire' } }, reissue = (status) =>
    ask('post', `${one}/seats/{seat}/reissue`, `${table.game}/seats/s2/reissue`, { token: umpire, json: { device_key: deviceKey('fresh') }, status, ...again_ });
  await post('agree', red, await agreeing('red', 'agreed', 's2', 'fresh'), key('agreed'));
  await post('agree', red, await agreeing('red', 'agreed', 's2', 'fresh'), { ...key('agreed'), status: 200 });
  await reissue(201);
  await reissue(200);
  await post('handOver', red, signed(seen, 'red', 'hand_over', 'handed', { device_key: deviceKey('next') }), key('handed'));
  await post('handOver', red, signed(seen, 'red', 'hand_over', 'handed', { device_key: deviceKey('next') }), { ...key('handed'), status: 200 });
  await ask('post', `${one}/seats/{seat}/revocation`, `${table.game}/seats/s2/revocation`, { token: umpire, json: {}, status: 201 }); // blue's
  await post('rulings', red, asking(seen, 'red', 'six', question, await next()), { ...key('six'), ...refused(409, 'two_players_required') });
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
}

// Questions that end by what both parties agree to, whoever has revealed: given up, or answered by dice that fell on the table.
async function checkAgreed(ask) {
  const table = await setTable(ask, { mode: 'two_sided' }), { game, post, red, blue, umpire } = table;
  const { seen, next, asked } = await device(ask, table), { anchor } = await next();
  await post('commitments', red, commitments(seen, 'red', 'c', anchor, 0, 2), key('c')); // 3
  await post('commitments', blue, commitments(seen, 'blue', 'c', anchor, 0, 2), key('c')); // 4
  const left = await asked('red', 'one', question); // 5
  await post('giveUp', umpire, givingUp(seen, 'red', 'g', left), { ...key('g'), ...refused(403, 'not_allowed') }, 5);
  await post('giveUp', red, givingUp(seen, 'red', 'g', left), { ...key('g'), ...refused(409, 'question_not_open') }, 4);
  await post('giveUp', red, givingUp(seen, 'red', 'g', left), { ...key('g'), ...refused(404, 'entry_unknown') }, 'x');
  await post('giveUp', blue, givingUp(seen, 'red', 'g', left), { ...key('g'), ...refused(422, 'signature_wrong') }, 5);
  await post('giveUp', red, givingUp(seen, 'red', 'g', left), key('g'), 5); // 6
  await post('giveUp', red, givingUp(seen, 'red', 'g', left), { ...key('g'), status: 200 }, 5);
  await post('giveUp', red, givingUp(seen, 'red', 'h', left), { ...key('h'), ...refused(409, 'already_given_up') }, 5);
  await post('reveal', red, showing(seen, 'red', 0, left), refused(409, 'reveal_not_expected'), 5);
  await post('reveal', blue, showing(seen, 'blue', 0, left), refused(409, 'reveal_not_expected'), 5); // nobody reveals any more
  await ask('get', one, game, { token: blue, status: 200 });
  await post('giveUp', blue, givingUp(seen, 'blue', 'g', left), key('g'), 5); // 7
  await post('giveUp', red, givingUp(seen, 'red', 'h', left), { ...key('h'), ...refused(409, 'question_not_open') }, 5);
  const thrown = await asked('blue', 'two', question); // 8
  const declare = (seat, key_, dice, rest, entry = 8) => post('declare', table[seat], declaring(seen, seat, key_, thrown, dice), { ...key(key_), ...rest }, entry);
  await post('reveal', blue, showing(seen, 'blue', 1, thrown), {}, 8); // 9
  await declare('blue', 'd', [3, 4], refused(409, 'agreement_awaited')); // its nonce is out
  await declare('umpire', 'd', [3, 4], refused(403, 'not_allowed'));
  await declare('red', 'd', [3, 4], refused(409, 'question_not_open'), 5);
  await declare('red', 'd', [3, 4], refused(404, 'entry_unknown'), 'x');
  await declare('red', 'd', [3], refused(422, 'dice_exhausted'));
  await declare('red', 'd', [3, 4, 5], refused(422, 'dice_surplus'));
  await declare('red', 'd', [3, 7], refused(422, 'dice_impossible'));
  await declare('red', 'd', [], refused(422, 'wrong_length'));
  await declare('red', 'd', ['3', 4], refused(422, 'wrong_type'));
  await post('declare', red, declaring(seen, 'blue', 'd', thrown, [3, 4]), { ...key('d'), ...refused(422, 'signature_wrong') }, 8);
  await declare('red', 'd', [3, 5]); // 10
  await declare('red', 'd', [3, 5], { status: 200 });
  await declare('red', 'd', [3, 4], refused(422, 'idempotency_key_reused'));
  await post('reveal', red, showing(seen, 'red', 1, thrown), refused(409, 'reveal_not_expected'), 8);
  await declare('blue', 'd', [3, 4], refused(409, 'agreement_awaited')); // to others than red
  await declare('red', 'e', [3, 4]); // 11, instead of 10
  await ask('get', one, game, { token: blue, status: 200 });
  await declare('blue', 'd', [3, 4]); // 12, and the ruling 13
  await declare('blue', 'd', [3, 4], { status: 200 });
  await declare('red', 'f', [3, 4], refused(409, 'question_not_open'));
  for (const entry of [6, 12, 13]) await ask('get', `${one}/entries/{entry}`, `${game}/entries/${entry}`, { token: blue, status: 200 });
  await ask('get', `${one}/entries`, `${game}/entries`, { token: red, status: 200 });
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

// A question signed over a checkpoint that does not cover a nonce which has counted already.
async function checkAsOf(ask) {
  const { id, tree: head, sides } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt' }, status: 201 })).body;
  const game = `/v1/sessions/${id}`;
  const join = async ({ join_code: code }, name, more) => (await ask('post', paths.seats, `${game}/seats`, { json: { code, name, nonce: 'a'.repeat(32), ...more }, status: 201 })).body.token;
  const red = await join(sides[0], 'red', { device_key: deviceKey('red') }), blue = await join(sides[1], 'blue');
  await ask('post', paths.rulings, `${game}/rulings`, { token: blue, json: question, status: 201 });
  const { anchor } = (await ask('get', `${one}/entries/{entry}`, `${game}/entries/0`, { token: red, status: 200 })).body.chain;
  const json = signed({ session: id, head }, 'red', 'rule', 'early', { ...question, place: { index: 0, link: 2 } }, { place: { anchor, link: 2, index: 0 } });
  await ask('post', paths.rulings, `${game}/rulings`, { token: red, json, ...key('early'), status: 409, code: 'checkpoint_too_old' });
}

export async function checkActs({ ask, away }) {
  await checkDisputes(ask, away);
  await checkTwoSided(ask);
  await checkAgreed(ask);
  await checkFrozen(ask);
  await checkAsOf(ask);
}
