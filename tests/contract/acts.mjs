// Talking about a game and asking in two-sided mode: notes, disputes, corrections, taking back, commitments, questions. Every
// documented answer and every code of these operations is met; what they mean is tested in tests/http.
import { commitments, showing } from './nonces.mjs';

const one = '/v1/sessions/{session}';
const paths = {
  seats: `${one}/seats`, rulings: `${one}/rulings`, close: `${one}/close`, notes: `${one}/notes`, disputes: `${one}/disputes`,
  decision: `${one}/disputes/{entry}/decision`, correction: `${one}/decisions/{entry}/correction`,
  undos: `${one}/undos`, answer: `${one}/undos/{entry}/answer`, commitments: `${one}/commitments`,
  reveal: `${one}/questions/{entry}/reveal`, fallback: `${one}/questions/{entry}/fallback`,
};
const question = { step: 'morale-check', input: { target: 8 } };
const other = { step: 'morale-check', input: { target: 9 } };
const order = { step: 'initiative-order', input: { units: [{ id: 'A', initiative: 3 }, { id: 'B', initiative: 4 }] } };
const upheld = (correction) => ({ upheld: true, clause: 'TT-MOR-2', correction });

// A game with its players red and blue, and a way to post to it. `joining` is what each says beyond name and nonce.
async function setTable(ask, opening, joining = {}) {
  const { id, token, join_code: code } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt', ...opening }, status: 201 })).body;
  const game = `/v1/sessions/${id}`;
  const post = (name, token_, json, rest = {}, entry = 0) => {
    const { status = 201, ...more } = rest;
    return ask('post', paths[name], paths[name].replace(one, game).replace('{entry}', entry), { token: token_, json, status, ...more });
  };
  const join = async (name, digit) => (await post('seats', undefined, { code, name, nonce: digit.repeat(32), ...joining })).body.token;
  return { id, game, umpire: token, code, post, red: await join('red', 'a'), blue: await join('blue', 'b') };
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
  await post('undos', red, { target: 7 }, refused(409, 'not_latest_ruling'));
  await twice(post, 'undos', red, { target: 8 }); // 9
  await post('undos', blue, { target: 8 }, refused(409, 'proposal_open'));
  await post('answer', red, { consent: true }, refused(403, 'consent_not_requested'), 9);
  await post('answer', blue, { consent: true }, refused(409, 'proposal_not_open'), 8);
  await twice(post, 'answer', blue, { consent: true }, 9); // 10
  await post('commitments', red, { first: 0, commitments: ['0'.repeat(64)] }, refused(409, 'wrong_mode'));
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
  const { id, token } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt' }, status: 201 })).body;
  await ask('post', paths.rulings, `/v1/sessions/${id}/rulings`, { token, json: question, status: 201 });
  await ask('post', paths.undos, `/v1/sessions/${id}/undos`, { token, json: { target: 1 }, status: 409, code: 'no_one_to_consent' });
}

const asking = (seat, index) => ({ ...question, reveal: showing(seat, index) });
const pause = () => new Promise((done) => setTimeout(done, 1100));

async function checkBoth(ask) {
  const table = await setTable(ask, { mode: 'two_sided' }), { id, post, red, blue, umpire, code } = table;
  await post('seats', undefined, { code, name: 'green', nonce: 'c'.repeat(32) }, refused(409, 'two_players_required'));
  await post('rulings', red, asking('red', 0), refused(409, 'commitments_missing'));
  await twice(post, 'commitments', red, commitments(id, 'red', 0, 4)); // 3
  await post('commitments', blue, commitments(id, 'blue', 1, 4), refused(409, 'commitments_invalid'));
  await post('commitments', blue, commitments(id, 'blue', 0, 4)); // 4
  await twice(post, 'rulings', red, asking('red', 0), undefined, 202); // 5
  await post('close', umpire, {}, refused(409, 'question_open'));
  await post('undos', red, { target: 5 }, refused(409, 'question_not_stopped'));
  await post('fallback', red, {}, refused(409, 'fallback_unavailable'), 5);
  await post('reveal', red, showing('red', 0), refused(409, 'reveal_not_expected'), 5);
  await post('reveal', blue, showing('blue', 1), refused(422, 'nonce_mismatch'), 5);
  await post('reveal', blue, showing('blue', 0), refused(409, 'question_not_open'), 4);
  await ask('get', one, table.game, { token: blue, status: 200 });
  await twice(post, 'reveal', blue, showing('blue', 0), 5); // 6, and the ruling 7
  await post('disputes', blue, { target: 7, claim: 'It was nine.' }); // 8
  await post('decision', umpire, upheld('new_dice'), {}, 8); // 9
  await post('correction', umpire, other, { status: 202 }, 9); // 10
  await post('reveal', blue, showing('blue', 1), {}, 10);
  await post('reveal', red, showing('red', 1), {}, 10);
  await ask('get', `${one}/entries`, `${table.game}/entries`, { token: red, status: 200 });
}

async function checkFallback(ask) {
  const { id, game, post, red, blue } = await setTable(ask, { mode: 'two_sided', reveal_seconds: 1 }, { fallback: true });
  await post('commitments', red, commitments(id, 'red', 0, 2)); // 3
  await post('commitments', blue, commitments(id, 'blue', 0, 2)); // 4
  await post('rulings', red, asking('red', 0), { status: 202 }); // 5
  await pause();
  await ask('get', one, game, { token: blue, status: 200 });
  await ask('get', `${one}/entries/{entry}`, `${game}/entries/6`, { token: blue, status: 200 });
  await twice(post, 'fallback', red, {}, 5);
}

export async function checkActs({ ask, away }) {
  await checkDisputes(ask, away);
  await checkBoth(ask);
  await checkFallback(ask);
}
