// Holds the running service to its own OpenAPI documents, the core and those of the rulesets: every answer is of a
// documented status and media type and validates against that answer's schema, and has no member that the schema does
// not name; every question that the service answers validates as a request.
//
//   node check.mjs SERVICE CLOSED AWAY CLUBS KEY GOLDEN
//
// SERVICE opens sessions for anyone; CLOSED for nobody, lets an address ask once a second, and has two listeners at most; AWAY
// has no database; CLUBS opens them for clubs, one of which has KEY; GOLDEN is the folder of the golden files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkActs } from './acts.mjs';
import { checkEvents } from './events.mjs';
import { checkClubs } from './clubs.mjs';
import { Documents } from './documents.mjs';
import { checkLookUp } from './look_up.mjs';
import { checkRosters } from './rosters.mjs';
import { checkSeats } from './seats.mjs';
import { checkUnits } from './units.mjs';
import { closeObjects } from './validators.mjs';
import { calledWith } from '../support/arguments.mjs';

const [service, closed, away, clubs, key, goldenFolder] = calledWith('SERVICE', 'CLOSED', 'AWAY', 'CLUBS', 'KEY', 'GOLDEN');
const failures = [];
const codes = new Set(); // every problem code that was met
const met = new Set(); // "get /livez 200"
let answers = 0;

const documents = await Documents.load(async (path) => (await fetch(service + path)).json());
const { validators } = documents.core;

// What no client can provoke here, each with the reason. Everything else in the registry must be met.
const unprovoked = {
  length_required: 'a body without a length is an empty body',
  session_full: 'takes 100,000 entries',
  units_not_accepted: 'needs a ruleset without units (tests/toy)',
  entry_refused: 'needs a database that refuses an entry',
  internal: 'a defect',
  overloaded: 'needs a full queue',
  outcome_unknown: 'needs a connection that breaks while committing',
  stopping: 'needs a service that is stopping',
  session_not_sealed: 'needs a session from before records were sealed (tests/http/test_sealed.c)',
  session_stopped: 'needs a database that went back (tests/recovery/test_gone_back.c)',
  record_damaged: 'needs a database that somebody has changed (tests/http/test_sealed.c)',
};

// What no request brings about.
const unmet = { 'core post /v1/sessions/{session}/rekey': 'needs a database that went back (tests/recovery/test_gone_back.c)' };

function fail(what, detail) {
  failures.push(`${what}: ${typeof detail === 'string' ? detail : JSON.stringify(detail).slice(0, 2000)}`);
}

function checkHeaders(where, response) {
  if (response.status === 401 && !response.headers.get('www-authenticate')) fail(where, 'no WWW-Authenticate');
  if ((response.status === 503 || response.status === 429) && !response.headers.get('retry-after')) fail(where, 'no Retry-After');
  if (response.status === 201 && !response.headers.get('location')) fail(where, 'no Location');
}

// An answer, held to every document that has the operation.
function checkDocumented(where, method, template, path, json, response, body) {
  const places = documents.of(method, template, path, json);
  if (!places.length) fail(`${method} ${template}`, 'is not documented');
  for (const { document, operation, key } of places) {
    const documented = document.response(operation, response.status, body?.code), who = `${document.name}: ${where}`;
    if (!documented) return fail(who, `the status ${response.status} is not documented: ${JSON.stringify(body).slice(0, 500)}`);
    met.add(`${key} ${response.status}`);
    if (response.status >= 400 && !document.lists(operation, body?.code)) fail(who, `the code ${body?.code} is not listed`);
    const type = (response.headers.get('content-type') ?? '').split(';')[0];
    if (!documented.content) {
      if (body !== undefined) fail(who, 'has a body, and none is documented');
      continue;
    }
    if (!documented.content[type]) return fail(who, `the media type ${type} is not documented`);
    const validate = document.validators.of(`${key} ${response.status} ${type}`, documented.content[type].schema, true);
    if (!validate(body)) fail(who, { errors: validate.errors.slice(0, 5).map(({ instancePath, message, params }) => ({ instancePath, message, params })), body });
    if (response.ok && json !== undefined) checkRequest(who, document, operation, key, json);
  }
}

// The request's schema accepts what the service accepts. (That the service refuses what the schema refuses is shown by
// tests/http/test_bad_questions.c, field by field.)
function checkRequest(who, document, operation, key, json) {
  const validate = document.validators.of(`${key} request`, operation.requestBody.content['application/json'].schema, false);
  if (!validate(JSON.parse(JSON.stringify(json)))) fail(who, { 'the schema refuses a right body': validate.errors.slice(0, 5) });
}

// Sends a request to `path`, which is an instance of `template`; null where the document knows no such operation.
async function ask(method, template, path, { base = service, token, headers = {}, json, text, status, code } = {}) {
  const body = json === undefined ? text : JSON.stringify(json);
  const where = `${method} ${path} ${body ?? ''}`.slice(0, 300);
  const sent = { ...headers };
  if (body !== undefined && !('content-type' in sent)) sent['content-type'] = 'application/json';
  if (token) sent.authorization = `Bearer ${token}`;
  const response = await fetch(base + path, { method: method.toUpperCase(), headers: sent, body });
  const raw = await response.text();
  const readable = /^text\/|ndjson/.test(response.headers.get('content-type') ?? '');
  const found = raw === '' ? undefined : readable ? raw : JSON.parse(raw);
  answers++;
  if (status !== undefined && response.status !== status) fail(where, `answered ${response.status}, wanted ${status}: ${raw.slice(0, 500)}`);
  if (response.status >= 400) {
    codes.add(found?.code);
    for (const violation of found?.violations ?? []) codes.add(violation.code);
    if (code && found?.code !== code) fail(where, `the code is ${found?.code}, wanted ${code}`);
    if (found?.status !== response.status) fail(where, `the problem says ${found?.status}, HTTP says ${response.status}`);
  }
  checkHeaders(where, response);
  if (template === '/v1/sessions' && found?.id) documents.opened(found);
  if (template) checkDocumented(where, method, template, path, json, response, found);
  else checkProblem(where, response, found);
  const [first] = template ? documents.of(method, template, path, json) : [];
  if (response.status === 200 && first?.operation.responses[304] && !met.has(`${first.key} 304`))
    await ask(method, template, path, { base, token, headers: { ...headers, 'if-none-match': response.headers.get('etag') }, status: 304 });
  return { status: response.status, headers: response.headers, body: found };
}

function checkProblem(where, response, body) {
  const validate = validators.of('problem', { $ref: '#/components/schemas/Problem' }, true);
  if (response.headers.get('content-type') !== 'application/problem+json') fail(where, 'is no application/problem+json');
  if (!validate(body)) fail(where, { errors: validate.errors, body });
}

function goldenFiles() {
  return readdirSync(goldenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) => readdirSync(join(goldenFolder, folder.name)).filter((file) => file.endsWith('.json')).map((file) => join(goldenFolder, folder.name, file)))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

// The odds of a golden question. What takes too much work is answered by an estimate; for the time of this test the
// whole range is asked for the first case of each step alone.
async function checkOdds(ruleset, step, { name, input, options, status, violations }, whole) {
  const path = `/v1/rulesets/${ruleset}/${step}/odds`;
  const estimate = { method: 'sample', samples: 200 }, question = { input, ...(options && { options }) };
  if (violations) return ask('post', path, path, { json: { ...question, ...estimate } }); // some are of the dice alone
  const answer = await ask('post', path, path, { json: { ...question, ...estimate }, status: 200 });
  if (answer.body.status !== status) fail(`${path} "${name}"`, `is ${answer.body.status}, wanted ${status}`);
  if (whole) await ask('post', path, path, { json: question });
}

async function checkGolden() {
  const statuses = new Set();
  for (const { ruleset, step, cases } of goldenFiles()) {
    for (const one of cases) await checkOdds(ruleset, step, one, one === cases[0]);
    const path = `/v1/rulesets/${ruleset}/${step}`;
    for (const { name, input, options, dice, status, violations } of cases) {
      const question = { input, ...(options && { options }), dice: dice ?? [] };
      const answer = await ask('post', path, path, { json: question, status: violations ? 422 : 200 });
      if (!violations && answer.body.status !== status) fail(`${path} "${name}"`, `is ${answer.body.status}, wanted ${status}`);
      if (!violations) await ask('post', `${path}/preview`, `${path}/preview`, { json: question, status: 200 });
      statuses.add(status);
      await checkRecorded(ruleset, step, name, { input, options, dice, status, violations });
    }
  }
  for (const status of ['resolved', 'not_permitted']) if (!statuses.has(status)) fail('golden files', `nothing is ${status}`);
  for (const { id, token } of games.values())
    if (id) await ask('get', '/v1/sessions/{session}/entries', `/v1/sessions/${id}/entries?limit=200`, { token, status: 200 });
}

// One game for each ruleset and set of options; without an id where the options are refused.
const games = new Map();
async function gameOf(ruleset, options) {
  const json = { ruleset, ...(options && { options }) }, key = JSON.stringify(json);
  if (!games.has(key)) games.set(key, (await ask('post', '/v1/sessions', '/v1/sessions', { json })).body);
  return games.get(key);
}

// The same in a session with the case's options.
async function checkRecorded(ruleset, step, name, { input, options, dice, status, violations }) {
  const { id, token } = await gameOf(ruleset, options);
  if (!id) return;
  if (!violations) await ask('post', '/v1/sessions/{session}/rulings/preview', `/v1/sessions/${id}/rulings/preview`, { token, json: { step, input, dice: dice ?? [] }, status: 200 });
  const template = '/v1/sessions/{session}/rulings', entry = '/v1/sessions/{session}/entries/{entry}';
  const question = { step, input, dice: dice ?? [] };
  const recorded = await ask('post', template, `/v1/sessions/${id}/rulings`, { token, json: question, status: violations ? 422 : 201 });
  if (recorded.status !== 201) return;
  const kept = await ask('get', entry, `/v1/sessions/${id}/entries/${recorded.body.seq}`, { token, status: 200 });
  for (const { body } of [recorded, kept]) if (body.status !== status) fail(`${template} "${name}"`, `is ${body.status}, wanted ${status}`);
}

async function checkDocuments() {
  const list = await ask('get', '/v1/rulesets', '/v1/rulesets', { status: 200 });
  const tag = list.headers.get('etag');
  await ask('get', '/v1/rulesets', '/v1/rulesets', { headers: { 'if-none-match': tag }, status: 304 });
  for (const { name, steps } of list.body.rulesets) {
    const ruleset = await ask('get', '/v1/rulesets/{ruleset}', `/v1/rulesets/${name}`, { status: 200 });
    await ask('get', '/v1/rulesets/{ruleset}', `/v1/rulesets/${name}`, { headers: { 'if-none-match': ruleset.headers.get('etag') }, status: 304 });
    for (const { href } of steps) {
      const step = await ask('get', '/v1/rulesets/{ruleset}/steps/{step}', href, { status: 200 });
      await ask('get', '/v1/rulesets/{ruleset}/steps/{step}', href, { headers: { 'if-none-match': step.headers.get('etag') }, status: 304 });
      checkStepSchemas(href, step.body);
    }
  }
  const rowValidator = (href, row) => validators.of(`${href} row`, closeObjects(row), true);
  await checkLookUp({ ask, fail, rowValidator }, list.body.rulesets, away);
  const document = await ask('get', '/openapi.json', '/openapi.json', { status: 200 });
  await ask('get', '/openapi.json', '/openapi.json', { headers: { 'if-none-match': document.headers.get('etag') }, status: 304 });
  for (const name of documents.rulesets.keys())
    await ask('get', '/v1/rulesets/{ruleset}/openapi.json', `/v1/rulesets/${name}/openapi.json`, { status: 200 });
  await ask('get', '/v1/rulesets/{ruleset}/openapi.json', '/v1/rulesets/chess/openapi.json', { status: 404, code: 'ruleset_unknown' });
  await ask('get', '/livez', '/livez', { status: 200 });
  await ask('get', '/readyz', '/readyz', { status: 200 });
  await ask('get', '/metrics', '/metrics', { status: 200 });
  await ask('get', '/metrics', '/metrics', { base: away, status: 403, code: 'metrics_forbidden' });
}

// The schemas that a step serves hold for its own example.
function checkStepSchemas(href, { input, outcome, examples }) {
  const asked = validators.of(`${href} input`, input, false), answered = validators.of(`${href} outcome`, closeObjects(outcome), true);
  if (!examples.length) return fail(href, 'has no example');
  for (const example of examples) {
    if (!asked(example.request.input)) fail(`${href} input`, asked.errors);
    if (example.outcome && !answered(example.outcome)) fail(`${href} outcome`, answered.errors);
  }
}

async function checkGame() {
  const sessions = '/v1/sessions', one = '/v1/sessions/{session}', rulings = `${one}/rulings`, entries = `${one}/entries`;
  const entry = `${entries}/{entry}`, close = `${one}/close`;
  const { id, token } = (await ask('post', sessions, sessions, { json: { ruleset: 'tt' }, status: 201 })).body;
  const game = `/v1/sessions/${id}`, question = { step: 'morale-check', input: { target: 8 } };
  const post = (what, template, rest) => ask('post', template, `${game}/${what}`, { token, ...rest });

  await ask('get', one, game, { token, status: 200 });
  await post('rulings', rulings, { json: question, headers: { 'idempotency-key': 'k' }, status: 201 });
  await post('rulings', rulings, { json: question, headers: { 'idempotency-key': 'k' }, status: 200 });
  await post('rulings', rulings, { json: { ...question, dice: [6, 6] }, headers: { 'idempotency-key': 'k' }, status: 422, code: 'idempotency_key_reused' });
  await post('rulings', rulings, { json: question, headers: { 'idempotency-key': 'two words' }, status: 400, code: 'bad_request' });
  const page = await ask('get', entries, `${game}/entries?limit=1`, { token, status: 200 });
  await ask('get', entries, `${game}/entries?limit=1&cursor=${page.body.next}`, { token, status: 200 });
  await ask('get', entry, `${game}/entries/0`, { token, status: 200 });
  const ruled = await ask('get', entry, `${game}/entries/1?with=odds`, { token, status: 200 });
  if (!ruled.body.odds?.exact) fail('entries/1?with=odds', 'has no odds');
  const units = Array.from({ length: 16 }, (_, number) => ({ id: `u${number}`, initiative: 3 }));
  const large = await post('rulings', rulings, { json: { step: 'initiative-order', input: { units } }, status: 201 });
  const refused = await ask('get', entry, `${game}/entries/${large.body.seq}?with=odds`, { token, status: 200 });
  if (!refused.body.odds?.too_large) fail('entries/n?with=odds', 'is not too large');
  await ask('get', entry, `${game}/entries/1?with=luck`, { token, status: 422, code: 'not_a_choice' });
  await ask('get', entry, `${game}/entries/999`, { token, status: 404, code: 'entry_unknown' });
  await ask('get', entries, `${game}/entries?limit=0&colour=red`, { token, status: 422, code: 'invalid_input' });
  await ask('get', entries, `${game}/entries?cursor=AAAA*AAAAAA`, { token, status: 422, code: 'invalid_text' });

  for (const [method, template, path] of [['get', one, game], ['post', rulings, `${game}/rulings`], ['get', entries, `${game}/entries`], ['get', entry, `${game}/entries/0`], ['post', close, `${game}/close`]]) {
    const json = method === 'post' && template === rulings ? question : undefined;
    await ask(method, template, path, { json, status: 401, code: 'token_missing' });
    await ask(method, template, path, { json, token: 'x', status: 401, code: 'token_invalid' });
    await ask(method, template, path.replace(id, '00000000-0000-7000-8000-000000000000'), { json, token, status: 404, code: 'session_unknown' });
    await ask(method, template, path, { json, token, headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' });
    await ask(method, template, path, { base: away, json, token, status: 503, code: 'database_unavailable' });
  }
  await post('rulings', rulings, { text: 'nonsense', status: 400, code: 'malformed_json' });
  await post('rulings', rulings, { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await post('rulings', rulings, { text: ' '.repeat(70000), status: 413, code: 'body_too_large' });
  await post('close', close, { text: 'nonsense', status: 400, code: 'malformed_json' });
  await post('close', close, { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await post('close', close, { text: ' '.repeat(5000), status: 413, code: 'body_too_large' });
  await post('close', close, { json: { remark: 'x'.repeat(501) }, status: 422, code: 'wrong_length' });
  await post('close', close, { json: { remark: 'Red holds the hill.' }, headers: { 'idempotency-key': 'end' }, status: 201 });
  await post('close', close, { json: { remark: 'Red holds the hill.' }, headers: { 'idempotency-key': 'end' }, status: 200 });
  await post('close', close, { status: 409, code: 'session_closed' });
  await post('rulings', rulings, { json: question, status: 409, code: 'session_closed' });
  await ask('get', one, game, { token, status: 200 });
  await ask('get', entry, `${game}/entries/3`, { token, status: 200 });
}

// What is made of a whole game, in every media type.
async function checkReports() {
  for (const { id, token } of games.values())
    for (const what of id ? ['report', 'luck'] : []) {
      const template = `/v1/sessions/{session}/${what}`, path = `/v1/sessions/${id}/${what}`;
      for (const accept of ['application/json', 'text/markdown', 'text/html'])
        await ask('get', template, path, { token, headers: { accept }, status: 200 });
      await ask('get', template, path, { token, headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' });
      await ask('get', template, path, { status: 401, code: 'token_missing' });
      await ask('get', template, path, { base: away, token, status: 503, code: 'database_unavailable' });
    }
}

// Seats and proofs: everything that a sealed game answers.
async function checkSealed() {
  const sessions = '/v1/sessions', one = '/v1/sessions/{session}', rulings = `${one}/rulings`;
  const seats = `${one}/seats`, nonces = `${one}/nonces`, receipt = `${one}/entries/{entry}/receipt`;
  const { id, token, sides: [{ join_code: code }], spectator: { join_code: watching } } = (await ask('post', sessions, sessions, { json: { ruleset: 'tt' }, status: 201 })).body;
  const game = `/v1/sessions/${id}`, question = { step: 'morale-check', input: { target: 8 } }, nonce = 'ab'.repeat(16);
  const join = (json, rest) => ask('post', seats, `${game}/seats`, { json: { code, ...json }, ...rest });
  const key = { 'idempotency-key': 'a-secret-key-of-blue' };

  const byCode = (json, rest) => ask('post', '/v1/join', '/v1/join', { json: { code, ...json }, ...rest });
  const preview = (json, rest) => ask('post', '/v1/join/preview', '/v1/join/preview', { json, ...rest });
  const name = (seat, json, rest) => ask('post', `${seats}/{seat}/name`, `${game}/seats/${seat}/name`, { token, json, ...rest });
  await preview({ code }, { status: 200 });
  await preview({ code: watching }, { status: 200 });
  await preview({ code: 'x' }, { status: 403, code: 'join_code_wrong' });
  await preview({}, { status: 422, code: 'missing_field' });
  await preview({ code }, { base: away, status: 503, code: 'database_unavailable' });
  const anna = { headers: { 'idempotency-key': 'a-secret-key-of-anna' } };
  const first = (await byCode({ name: 'Anna', nonce }, { ...anna, status: 201 })).body;
  await byCode({ name: 'Anna', nonce }, { ...anna, status: 200 });
  await byCode({ name: ' ANNA ', nonce }, { status: 409, code: 'name_taken' });
  await byCode({ name: 'An\u200bna', nonce }, { status: 422, code: 'invalid_text' });
  await byCode({ name: 'Bela', nonce, code: 'x' }, { status: 403, code: 'join_code_wrong' });
  await byCode({ name: 'Bela', nonce }, { base: away, status: 503, code: 'database_unavailable' });
  await name(first.seat, { name: 'Anne' }, { status: 200 });
  await name(first.seat, {}, { token: first.token, status: 200 });
  await name('umpire', { name: 'Uma' }, { status: 200 });
  await name(first.seat, { name: 'uma' }, { status: 409, code: 'name_taken' });
  await name('umpire', { name: 'Uma' }, { token: first.token, status: 403, code: 'not_allowed' });
  await name('nobody', { name: 'Uma' }, { status: 404, code: 'seat_unknown' });

  const blue = (await join({ name: 'blue', nonce }, { headers: key, status: 201 })).body;
  await join({ name: 'blue', nonce }, { headers: key, status: 200 });
  await join({ name: 'blue' }, { headers: key, status: 422, code: 'missing_field' });
  await join({ name: 'blue', code: watching }, { headers: key, status: 422, code: 'idempotency_key_reused' });
  await join({ name: 'blue', nonce }, { status: 409, code: 'name_taken' });
  await join({ name: 'red', nonce, code: 'x' }, { status: 403, code: 'join_code_wrong' });
  await join({ name: 'red', nonce }, { headers: { 'idempotency-key': 'short' }, status: 400, code: 'bad_request' });
  await ask('post', seats, `${game}/seats`, { text: 'nonsense', status: 400, code: 'malformed_json' });
  await ask('post', seats, `${game}/seats`, { text: ' '.repeat(5000), status: 413, code: 'body_too_large' });
  await ask('post', seats, `${game}/seats`, { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await join({ name: 'red', nonce }, { base: away, status: 503, code: 'database_unavailable' });
  await ask('post', seats, `/v1/sessions/00000000-0000-7000-8000-000000000000/seats`, { json: { code, name: 'red', nonce }, status: 404, code: 'session_unknown' });
  const eye = (await join({ name: 'eye', code: watching }, { status: 201 })).body;
  await ask('post', nonces, `${game}/nonces`, { token, json: { nonce }, headers: { 'idempotency-key': 'n' }, status: 201 });
  await ask('post', nonces, `${game}/nonces`, { token, json: { nonce }, headers: { 'idempotency-key': 'n' }, status: 200 });
  await ask('post', nonces, `${game}/nonces`, { token, json: { nonce }, status: 409, code: 'nonce_already_given' });
  await ask('post', nonces, `${game}/nonces`, { token, json: {}, status: 422, code: 'missing_field' });
  await ask('post', nonces, `${game}/nonces`, { token: eye.token, json: { nonce }, status: 403, code: 'not_allowed' });

  const sealed = (await ask('post', rulings, `${game}/rulings`, { token: blue.token, json: question, status: 201 })).body;
  await ask('post', rulings, `${game}/rulings`, { token: blue.token, json: { ...question, last_checkpoint: sealed.tree }, status: 201 });
  await ask('post', rulings, `${game}/rulings`, { token: blue.token, json: { ...question, last_checkpoint: { ...sealed.tree, size: 2 } }, status: 409, code: 'checkpoint_inconsistent' });

  const proofs = [['/checkpoint', '/checkpoint'], ['/consistency', '/consistency?from=2&to=4'], ['/export', '/export'], ['/record', '/record?after=1'], ['/entries/{entry}/receipt', '/entries/1/receipt']];
  for (const [template, path] of proofs) {
    await ask('get', one + template, game + path, { token: eye.token, status: 200 });
    await ask('get', one + template, game + path, { status: 401, code: 'token_missing' });
    await ask('get', one + template, game + path, { token: 'x', status: 401, code: 'token_invalid' });
    await ask('get', one + template, game + path, { token, headers: { accept: 'text/html' }, status: 406, code: 'not_acceptable' });
    await ask('get', one + template, (game + path).replace(id, '00000000-0000-7000-8000-000000000000'), { token, status: 404, code: 'session_unknown' });
    await ask('get', one + template, game + path, { base: away, token, status: 503, code: 'database_unavailable' });
  }
  const record = await ask('get', `${one}/record`, `${game}/record?after=0`, { token, status: 200 });
  await ask('get', `${one}/record`, `${game}/record?after=0`, { token, headers: { 'if-none-match': record.headers.get('etag') }, status: 304 });
  await ask('get', receipt, `${game}/entries/99/receipt`, { token, status: 404, code: 'entry_unknown' });
  await ask('get', `${one}/consistency`, `${game}/consistency?from=9&to=2`, { token, status: 422, code: 'out_of_range' });
  await ask('get', '/v1/keys', '/v1/keys', { status: 200 });
  await ask('get', '/v1/keys', '/v1/keys', { base: away, status: 503, code: 'keys_missing' });
  for (let i = 0; i < 15; i++) await join({ name: `seat ${i}`, code: watching }, { status: 201 });
  await join({ name: 'late', code: watching }, { status: 409, code: 'seats_full' });
  await ask('get', `${one}/entries`, `${game}/entries`, { token, status: 200 });
  await ask('get', one, game, { token, status: 200 });
}

async function checkOpenings() {
  const template = '/v1/sessions', post = (rest) => ask('post', template, template, rest);
  await post({ base: closed, json: { ruleset: 'tt' }, status: 403, code: 'opening_disabled' });
  await post({ base: away, json: { ruleset: 'tt' }, status: 503, code: 'database_unavailable' });
  await post({ json: { ruleset: 'chess' }, status: 422, code: 'not_a_choice' });
  await post({ text: '{"ruleset":"tt","ruleset":"tt"}', status: 422, code: 'duplicate_field' });
  await post({ text: '', status: 400, code: 'malformed_json' });
  await post({ text: ' '.repeat(70000), status: 413, code: 'body_too_large' });
  await post({ text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await post({ json: { ruleset: 'tt' }, headers: { accept: 'text/html' }, status: 406, code: 'not_acceptable' });
}

async function checkQuestions() {
  const template = '/v1/rulesets/tt/morale-check', post = (rest) => ask('post', template, template, rest);
  await post({ text: 'nonsense', status: 400, code: 'malformed_json' });
  await post({ text: '['.repeat(65), status: 422, code: 'too_deep' });
  await post({ text: ' '.repeat(70000), status: 413, code: 'body_too_large' });
  await post({ text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await post({ json: {}, headers: { accept: 'text/html' }, status: 406, code: 'not_acceptable' });
  await post({ json: {}, headers: { 'x-padding': 'x'.repeat(5000) }, status: 431, code: 'headers_too_large' });
  await post({ json: { input: { target: 8 }, dice: [6] }, status: 422, code: 'dice_exhausted' });
  await post({ json: { input: { target: 8 }, dice: [6, 6, 6] }, status: 422, code: 'dice_surplus' });
  await post({ json: { input: { target: 8 }, dice: [6, 7] }, status: 422, code: 'dice_impossible' });
  await post({ json: { input: { target: '8' } }, status: 422, code: 'wrong_type' });
  await post({ json: { input: { target: 8 }, options: { luck: 1 } }, status: 422, code: 'unknown_option' });
  await post({ base: away, json: { input: { target: 8 } }, status: 200 });
  await ask('get', '/v1/rulesets/{ruleset}', '/v1/rulesets/chess', { status: 404, code: 'ruleset_unknown' });
  await ask('get', '/v1/rulesets/{ruleset}/steps/{step}', '/v1/rulesets/tt/steps/moral-check', { status: 404, code: 'step_not_defined' });
  await ask('get', '/readyz', '/readyz', { base: away, status: 503, code: 'database_unavailable' });
  for (const path of ['/v1/rulesets', '/livez', '/readyz', '/openapi.json']) {
    await ask('get', path, path, { headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' });
    await ask('get', path, `${path}?x=1`, { status: 422, code: 'unknown_field' });
    await ask('get', path, path, { headers: { 'x-padding': 'x'.repeat(5000) }, status: 431, code: 'headers_too_large' });
  }
  await ask('get', null, '/nothing-here', { status: 404, code: 'not_found' });
  await ask('get', null, `/${'x'.repeat(2000)}`, { status: 414, code: 'uri_too_long' });
  await ask('delete', null, '/v1/rulesets', { status: 405, code: 'method_not_allowed' });
}

async function checkQuestionsOfOdds() {
  const template = '/v1/rulesets/tt/morale-check/odds', input = { target: 8 };
  const post = (json, rest) => ask('post', template, template, { json, ...rest });
  const right = [
    { input, of: ['/total', '/passed'], joint: true },
    { input, of: ['/total'], method: 'exact' },
    { input: {}, vary: { '/input/target': [6, 8], '/options/morale_compare': ['gt', 'ge'] }, method: 'sample', samples: 100 },
  ];
  for (const question of right) await post(question, { status: 200 });
  await post({ input, of: ['/luck'] }, { status: 422, code: 'not_a_choice' });
  await post({ input, of: ['/total', '/total'] }, { status: 422, code: 'not_unique' });
  await post({ input, samples: 5 }, { status: 422, code: 'conflicting_fields' });
  await post({ input, vary: { '/input/target': [8, 'x'] } }, { status: 422, code: 'wrong_type' });
  await post(undefined, { text: 'nonsense', status: 400, code: 'malformed_json' });
  await post(undefined, { text: ' '.repeat(70000), status: 413, code: 'body_too_large' });
  await post(undefined, { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  const units = Array.from({ length: 16 }, (_, number) => ({ id: `u${number}`, initiative: 3 }));
  const order = '/v1/rulesets/tt/initiative-order/odds';
  await ask('post', order, order, { json: { input: { units } }, status: 422, code: 'odds_too_large' });
  await ask('post', order, order, { json: { input: { units }, method: 'sample', samples: 100 }, status: 200 });
}

// What one entry is, wherever it stands.
function entryValidator() {
  const template = '/v1/sessions/{session}/entries/{entry}';
  return validators.of(`${template} alone`, documents.core.api.paths[template].get.responses[200].content['application/json'].schema, true);
}

// A question of odds counts as ten: 400 at once are forty of them.
async function checkRates() {
  const template = '/v1/rulesets/tt/morale-check/odds', question = { base: closed, json: { input: { target: 8 } } };
  let left = 45;
  while (left > 0 && (await fetch(closed + template, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(question.json) })).status === 200) left--;
  await ask('post', template, template, { ...question, status: 429, code: 'too_many_requests' });
}

// What the core promises of each operation when all is well has been seen, each step of each ruleset, and every error of
// the registry.
function checkCoverage() {
  for (const { name, api } of documents.all)
    for (const [path, methods] of Object.entries(api.paths))
      for (const [method, operation] of Object.entries(methods))
        for (const status of Object.keys(operation.responses))
          if (status < 400 && (name === 'core' || path.startsWith('/v1/rulesets/')) && !met.has(`${name} ${method} ${path} ${status}`) && !(`${name} ${method} ${path}` in unmet))
            fail(`${name}: ${method} ${path}`, `the documented ${status} was never met`);
  for (const { const: code } of documents.core.api.components.schemas.ProblemCode.oneOf)
    if (!codes.has(code) && !(code in unprovoked)) fail('the error registry', `${code} was never met`);
}

await checkDocuments();
await checkGolden();
await checkGame();
await checkReports();
await checkSealed();
await checkActs({ ask, away });
await checkEvents({ ask, fail, entryValidator }, closed, away);
await checkSeats({ ask, away });
await checkUnits({ ask }, away);
await checkOpenings();
await checkClubs({ ask, service, clubs, closed, away, key });
await checkRosters({ ask, fail });
await checkQuestions();
await checkQuestionsOfOdds();
await checkRates();
checkCoverage();
console.log(`${answers} answers held to the document, ${met.size} kinds of answer, ${codes.size} error codes`);
for (const failure of failures.slice(0, 10)) console.error(failure.slice(0, 1000));
if (failures.length) console.error(`${failures.length} failures`);
process.exit(failures.length ? 1 : 0);
