// The game on the table: units that come in, name themselves in rulings and are changed by hand; turns, rosters, what is
// due. Every documented answer and every code of these operations is met, and right bodies fit their schemas.
const one = '/v1/sessions/{session}', nobody = '00000000-0000-7000-8000-000000000000';
const paths = { seats: `${one}/seats`, rulings: `${one}/rulings`, units: `${one}/units`, changes: `${one}/units/{unit}/changes`, name: `${one}/units/{unit}/name`, removal: `${one}/units/{unit}/removal`, turns: `${one}/turns`, side: `${one}/units/{unit}/side`, description: `${one}/description`, roster: `${one}/roster`, due: `${one}/due`, entries: `${one}/entries` };
const watch = { id: 'watch', name: 'Black Watch', side: 'blue', kind: 'regular_infantry', weapon: 'modern_rifle', leadership: 6, figures: 12 };
const impi = { id: 'impi', side: 'red', kind: 'tribal_infantry', weapon: 'ragtag', leadership: 6, figures: 16 };
const fire = { step: 'ranged-attack', units: { firer: 'watch', target: 'impi' }, input: { range: 8 }, dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1] };
const refused = (status, code) => ({ status, code });
const counted = { changes: { figures: 15, has_leader: false }, reason: 'Counted again.' };

// A game of a ruleset, and a way to ask in it.
async function setTable({ ask }, opening) {
  const sessions = '/v1/sessions';
  const { id, token, sides: [{ join_code: code }] } = (await ask('post', sessions, sessions, { json: opening, status: 201 })).body;
  const game = `/v1/sessions/${id}`, place = (name, unit) => paths[name].replace(one, game).replace('{unit}', unit);
  const post = (name, json, { status = 201, unit = 'impi', ...rest } = {}) => ask('post', paths[name], place(name, unit), { token, json, status, ...rest });
  const get = (name, query = '', rest = {}) => ask('get', paths[name], place(name) + query, { token, status: 200, ...rest });
  return { id, game, token, code, place, post, get };
}

// What any of these operations refuses, whatever it is about.
async function checkRefusals(ask, { place, token, post }, away) {
  for (const name of ['units', 'changes', 'turns', 'name', 'removal', 'side', 'description']) {
    const other = { json: name === 'units' ? { units: [impi] } : name === 'changes' ? counted : name === 'name' ? { name: 'The 42nd' } : name === 'side' ? { side: 'blue', reason: 'Changed sides.' } : name === 'description' ? { title: 'Isandlwana' } : {} };
    await post(name, {}, { token: undefined, ...refused(401, 'token_missing') });
    await post(name, {}, { token: 'x', ...refused(401, 'token_invalid') });
    await post(name, undefined, { text: '{"', ...refused(400, 'malformed_json') });
    await post(name, { luck: 1, ...other.json }, refused(422, 'unknown_field'));
    await post(name, undefined, { text: ' '.repeat(70000), ...refused(413, 'body_too_large') });
    await post(name, undefined, { text: '{}', headers: { 'content-type': 'text/plain' }, ...refused(415, 'media_type_unsupported') });
    await post(name, other.json, { headers: { accept: 'text/html' }, ...refused(406, 'not_acceptable') });
    await post(name, other.json, { base: away, ...refused(503, 'database_unavailable') });
    await ask('post', paths[name], place(name, 'impi').replace(/sessions\/[^/]+/, `sessions/${nobody}`), { token, ...other, ...refused(404, 'session_unknown') });
  }
  for (const name of ['roster', 'due']) {
    await ask('get', paths[name], place(name), refused(401, 'token_missing'));
    await ask('get', paths[name], place(name), { token, headers: { accept: 'text/html' }, ...refused(406, 'not_acceptable') });
    await ask('get', paths[name], place(name), { token, base: away, ...refused(503, 'database_unavailable') });
  }
}

// The state of a game, units, seats and what a unit may do; a question that is only checked.
async function checkReads({ ask }, { game, token }, away) {
  const mine = '/v1/my-sessions', reads = { [`${one}/state`]: '/state', [`${one}/seats/{seat}`]: '/seats/umpire', [`${one}/units/{unit}`]: '/units/watch', [`${one}/units/{unit}/actions`]: '/units/watch/actions' };
  for (const [path, rest] of Object.entries(reads)) {
    const found = await ask('get', path, game + rest, { token, status: 200 });
    await ask('get', path, game + rest, { token, headers: { 'if-none-match': found.headers.get('etag') }, status: 304 });
    await ask('get', path, game + rest, refused(401, 'token_missing'));
    await ask('get', path, game + rest, { token: 'x', ...refused(401, 'token_invalid') });
    await ask('get', path, game + rest, { token, headers: { accept: 'text/html' }, ...refused(406, 'not_acceptable') });
    await ask('get', path, game + rest, { token, base: away, ...refused(503, 'database_unavailable') });
    await ask('get', path, game.replace(/sessions\/[^/]+/, `sessions/${nobody}`) + rest, { token, ...refused(404, 'session_unknown') });
  }
  await ask('get', `${one}/state`, `${game}/state?entries=500`, { token, ...refused(422, 'out_of_range') });
  await ask('get', `${one}/state`, `${game}/state?entries=1&entries=2`, { token, ...refused(422, 'duplicate_field') });
  await ask('get', `${one}/seats/{seat}`, `${game}/seats/nobody`, { token, ...refused(404, 'seat_unknown') });
  for (const end of ['', '/actions']) await ask('get', `${one}/units/{unit}${end}`, `${game}/units/nobody${end}`, { token, ...refused(404, 'not_found') });
  await ask('get', paths.entries, `${game}/entries?order=desc&limit=1`, { token, status: 200 });
  await ask('post', mine, mine, { json: { sessions: [{ session: game.split('/').pop(), token }, { session: nobody, token: 'x' }] }, status: 200 });
  await ask('post', mine, mine, { json: { sessions: [] }, ...refused(422, 'wrong_length') });
  await ask('post', mine, mine, { text: '{"', ...refused(400, 'malformed_json') });
  await ask('post', mine, mine, { json: {}, headers: { accept: 'text/html' }, ...refused(406, 'not_acceptable') });
  await ask('post', mine, mine, { text: ' '.repeat(70000), ...refused(413, 'body_too_large') });
  await ask('post', mine, mine, { text: '{}', headers: { 'content-type': 'text/plain' }, ...refused(415, 'media_type_unsupported') });
  await ask('post', `${paths.rulings}/preview`, `${game}/rulings/preview`, { token, json: { step: 'ranged-attack', units: { firer: 'watch' } }, status: 200 });
  await ask('post', paths.rulings, `${game}/rulings`, { token, json: { ...fire, dice: [6] }, ...refused(422, 'dice_exhausted') });
}

async function checkColonial(tools, away) {
  const table = await setTable(tools, { ruleset: 'colonial', options: { profiles: [{ name: 'zulu', kind: 'tribal_infantry' }] }, units: [watch] }), { post, get, code } = table;
  const red = (await tools.ask('post', paths.seats, table.place('seats'), { json: { code, name: 'red', nonce: 'ab'.repeat(16) }, status: 201 })).body.token;
  await checkRefusals(tools.ask, table, away);
  await post('units', { units: [impi] }, { token: red, headers: { 'idempotency-key': 'u' } });
  await post('units', { units: [impi] }, { token: red, headers: { 'idempotency-key': 'u' }, status: 200 });
  await post('units', { units: [{ ...impi, id: 'two', side: 'blue' }] }, { token: red, ...refused(422, 'not_a_choice') });
  await post('units', { units: [impi] }, refused(409, 'unit_id_taken'));
  await post('units', { units: [{ ...impi, id: 'Two' }] }, refused(422, 'invalid_text'));
  await post('units', { units: [{ ...impi, id: 'two' }, { ...impi, id: 'two' }] }, refused(422, 'not_unique'));
  await checkReads(tools, table, away);
  await post('rulings', fire, { token: red, ...refused(403, 'not_own_unit') });
  await post('rulings', fire);
  await post('rulings', { step: 'morale-check', units: { after_fire: 'impi' }, apply: false });
  await post('rulings', { ...fire, units: { firer: 'nobody' } }, refused(422, 'unit_unknown'));
  await get('due');
  const seen = (await get('roster')).body.as_of;
  await post('changes', counted, { headers: { 'idempotency-key': 'c' } });
  await post('rulings', { ...fire, as_of: seen }, refused(409, 'units_changed'));
  await post('rulings', { ...fire, as_of: 90000 }, refused(404, 'entry_unknown'));
  await post('changes', counted, { headers: { 'idempotency-key': 'c' }, status: 200 });
  await post('changes', { changes: { profile: 'zulu', fate: 'routed' }, reason: 'They ran.', last_checkpoint: undefined });
  await post('changes', counted, { unit: 'nobody', ...refused(422, 'unit_unknown') });
  await post('changes', { changes: { luck: 1 }, reason: 'x' }, refused(422, 'unknown_field'));
  await post('changes', counted, { token: red, ...refused(403, 'not_allowed') });
  await post('rulings', { step: 'volley', units: { firer: 'impi', target: 'watch' }, input: { range: 3 } }, refused(422, 'unit_out'));
  await post('name', { name: 'The Impi' }, { token: red, headers: { 'idempotency-key': 'n' } });
  await post('name', { name: 'The Impi' }, { token: red, headers: { 'idempotency-key': 'n' }, status: 200 });
  await post('name', { name: '' }, refused(422, 'wrong_length'));
  await post('name', { name: 'Mine' }, { unit: 'watch', token: red, ...refused(403, 'not_allowed') });
  await post('name', { name: 'Nobody' }, { unit: 'nobody', ...refused(422, 'unit_unknown') });
  await post('removal', {}, refused(409, 'unit_in_use'));
  await post('removal', {}, { unit: 'nobody', ...refused(422, 'unit_unknown') });
  await post('units', { units: [{ ...impi, id: 'twice' }] });
  await post('removal', { reason: 'Brought in twice.' }, { unit: 'twice', token: red, headers: { 'idempotency-key': 'r' } });
  await post('removal', { reason: 'Brought in twice.' }, { unit: 'twice', token: red, headers: { 'idempotency-key': 'r' }, status: 200 });
  await post('units', { units: [{ ...impi, id: 'turncoat' }] });
  for (const status of [201, 200]) await post('side', { side: 'blue', reason: 'They changed sides.' }, { unit: 'turncoat', headers: { 'idempotency-key': 's' }, status });
  await post('side', { side: 'blue', reason: 'Again.' }, { unit: 'nobody', ...refused(422, 'unit_unknown') });
  await post('side', { side: 'red', reason: 'Mine.' }, { unit: 'turncoat', token: red, ...refused(403, 'not_allowed') });
  for (const status of [201, 200]) await post('description', { title: 'Isandlwana', place: 'The hall' }, { headers: { 'idempotency-key': 'd' }, status });
  await post('description', { title: 'Mine' }, { token: red, ...refused(403, 'not_allowed') });
  await post('description', undefined); // nothing is said any more
  await post('turns', { current: { turn: 3 } }, refused(409, 'turn_changed'));
  await post('turns', undefined, { headers: { 'idempotency-key': 't' } });
  await post('turns', undefined, { headers: { 'idempotency-key': 't' }, status: 200 });
  await post('turns', { turn: 1 });
  await post('turns', { turn: 4 });
  await post('turns', { turn: 6 }, { token: red, ...refused(403, 'not_allowed') });
  await post('turns', { turn: 3 }, refused(409, 'turn_not_available'));
  await post('turns', { phase: 'tea' }, refused(422, 'not_a_choice'));
  for (const query of ['', '?as_of=0', '?as_of=3', '?as_of=6']) await get('roster', query);
  await get('roster', '?as_of=999', refused(404, 'entry_unknown'));
  await get('roster', '?as_of=x', refused(422, 'wrong_type'));
  await post('units', { units: Array.from({ length: 24 }, (_, k) => ({ ...impi, id: `r${k}` })) }, { token: red, ...refused(409, 'side_units_full') });
  for (let i = 0; i < 2; i++) await post('units', { units: Array.from({ length: 31 - i }, (_, k) => ({ ...impi, id: `n${i}-${k}` })) });
  await post('units', { units: [{ ...impi, id: 'late' }] }, refused(409, 'units_full'));
  await get('entries');
}

const rifleman = { name: 'rifleman', strength: 11, intelligence: 11, dexterity: 11, leadership: 11, movement: 6 };

// What a turn would forget: a player does not begin it, the umpire does.
async function checkForgotten(tools) {
  const units = [{ id: 'sergeant', side: 'red', profile: 'rifleman', commands: true }];
  const { post, get, code, place } = await setTable(tools, { ruleset: 'tft-ww2', options: { profiles: [rifleman] }, units });
  const red = (await tools.ask('post', paths.seats, place('seats'), { json: { code, name: 'red', nonce: 'ab'.repeat(16) }, status: 201 })).body.token;
  await post('rulings', { step: 'morale-due', units: { commander: 'sergeant' }, input: { air_artillery_flame: true } });
  await post('turns', {}, { token: red, ...refused(409, 'due_open') });
  await post('turns', {});
  await get('entries');
}

// The members of the other rulesets, phases, and where units cannot be named.
async function checkOthers(tools) {
  for (const [ruleset, unit] of [['tt', { figures: 9, quality: 'trained' }], ['tft-ww2', { profile: 'rifleman' }], ['d12-skirmish', { figures: 8, weapon: 'rifled_musket' }]]) {
    const options = ruleset === 'tft-ww2' ? { profiles: [rifleman] } : undefined;
    const { post, get } = await setTable(tools, { ruleset, ...(options && { options }), enforce_phases: ['tft-ww2', 'd12-skirmish'].includes(ruleset), units: [{ id: 'band', side: 'red', ...unit }] });
    await post('units', { units: [{ id: 'horde', name: 'The Horde', side: 'blue', ...unit }] });
    for (let i = 0; i < 3; i++) await post('turns', {});
    await get('roster');
    await get('due');
    await get('entries');
    if (ruleset === 'tft-ww2') await post('rulings', { step: 'rally-check', units: { co: 'band' } }, refused(422, 'unit_not_eligible'));
    if (ruleset === 'd12-skirmish') await post('rulings', { step: 'initiative-order', input: { players: [{ name: 'Blue' }, { name: 'Grey' }] } }, refused(409, 'wrong_phase'));
  }
}

// `tools`: ask.
export async function checkUnits(tools, away) {
  await checkColonial(tools, away);
  await checkForgotten(tools);
  await checkOthers(tools);
}
