// Clubs: their own operations, openings with and without a key, house rules, armies, and the errors that only clubs meet.
// CLUBS opens sessions for clubs alone, two of them a day; `key` is a club's.
export async function checkClubs({ ask, service, clubs, closed, away, key }) {
  const nobodys = `umpire_club_${'A'.repeat(43)}`;
  const rules = '/v1/club/house-rules/{ruleset}/{name}', monday = '/v1/club/house-rules/tt/monday', sessions = '/v1/sessions';
  const reads = [['/v1/club', '/v1/club'], ['/v1/club/sessions', '/v1/club/sessions'], ['/v1/club/house-rules', '/v1/club/house-rules'], [rules, monday]];
  const as = (token, rest) => ({ base: clubs, token, ...rest });

  const added = { options: { morale_compare: 'gt', damage_table: { sides: 6, rows: [{ lo: 1, hi: 6, result: 'kill' }] } }, note: 'Agreed.' };
  await ask('post', rules, monday, as(key, { json: added, status: 201 }));
  await ask('post', rules, monday, as(key, { json: added, status: 200 }));
  for (const ruleset of ['colonial', 'tft-ww2', 'd12-skirmish']) {
    await ask('post', rules, `/v1/club/house-rules/${ruleset}/monday`, as(key, { json: {}, status: 201 }));
    await ask('get', rules, `/v1/club/house-rules/${ruleset}/monday`, as(key, { status: 200 }));
  }
  for (const [template, path] of reads) {
    await ask('get', template, path, as(key, { status: 200 }));
    await ask('get', template, path, as(undefined, { status: 401, code: 'token_missing' }));
    await ask('get', template, path, as(nobodys, { status: 401, code: 'club_key_invalid' }));
    await ask('get', template, path, { base: away, token: key, status: 503, code: 'database_unavailable' });
    await ask('get', template, path, { base: closed, token: key, status: 200 });
    await ask('get', template, path, as(key, { headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' }));
  }
  for (const accept of ['text/markdown', 'text/html']) await ask('get', rules, monday, as(key, { headers: { accept }, status: 200 }));
  await ask('get', '/v1/club/sessions', '/v1/club/sessions?state=lost', as(key, { status: 422, code: 'not_a_choice' }));
  await ask('get', rules, `${monday}?version=9`, as(key, { status: 404, code: 'house_rules_unknown' }));
  await ask('get', rules, `${monday}?version=x`, as(key, { status: 422 }));
  await ask('get', rules, '/v1/club/house-rules/chess/monday', as(key, { status: 404, code: 'ruleset_unknown' }));
  await ask('post', rules, monday, as(key, { text: 'nonsense', status: 400, code: 'malformed_json' }));
  await ask('post', rules, monday, as(key, { text: ' '.repeat(20000), status: 413, code: 'body_too_large' }));
  await ask('post', rules, monday, as(key, { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' }));
  await ask('post', rules, monday, as(key, { json: { options: { luck: 1 } }, status: 422, code: 'unknown_option' }));
  for (let i = 4; i < 100; i++) await ask('post', rules, `/v1/club/house-rules/tt/rules-${i}`, as(key, { json: {}, status: 201 }));
  await ask('post', rules, '/v1/club/house-rules/tt/rules-100', as(key, { json: {}, status: 409, code: 'house_rules_full' }));

  await checkArmies({ ask, as, away, key, nobodys });
  const open = (token, json, rest) => ask('post', sessions, sessions, as(token, { json, ...rest }));
  await open(undefined, { ruleset: 'tt' }, { status: 401, code: 'token_missing' });
  await open(nobodys, { ruleset: 'tt' }, { status: 401, code: 'club_key_invalid' });
  await open(key, { ruleset: 'tt', house_rules: { name: 'never' } }, { status: 422, code: 'not_a_choice' });
  await open(key, { ruleset: 'tt' }, { status: 201 });
  const game = (await open(key, { ruleset: 'tt', house_rules: { name: 'monday', version: 1 }, options: { one_sided: 'score' } }, { status: 201 })).body;
  await open(key, { ruleset: 'tt' }, { status: 429, code: 'club_session_limit' });
  const page = await ask('get', '/v1/club/sessions', '/v1/club/sessions?limit=1', as(key, { status: 200 }));
  await ask('get', '/v1/club/sessions', `/v1/club/sessions?limit=1&cursor=${page.body.next}`, as(key, { status: 200 }));
  await ask('post', `${sessions}/{session}/close`, `${sessions}/${game.id}/close`, as(game.token, { json: {}, status: 201 }));
  await ask('get', '/v1/club/sessions', '/v1/club/sessions?state=closed', as(key, { status: 200 }));

  const template = `${sessions}/{session}/house-rules`, path = `${sessions}/${game.id}/house-rules`;
  for (const accept of ['application/json', 'text/markdown', 'text/html']) await ask('get', template, path, as(game.token, { headers: { accept }, status: 200 }));
  await ask('get', template, path, as(undefined, { status: 401, code: 'token_missing' }));
  await ask('get', template, path, as(key, { status: 401, code: 'token_invalid' }));
  await ask('get', template, path, { base: away, token: game.token, status: 503, code: 'database_unavailable' });
  await ask('get', template, path.replace(game.id, '00000000-0000-7000-8000-000000000000'), as(game.token, { status: 404, code: 'session_unknown' }));
  await ask('get', `${sessions}/{session}/entries/{entry}`, `${sessions}/${game.id}/entries/0`, { base: service, token: game.token, status: 200 });
}

async function checkArmies({ ask, as, away, key, nobodys }) {
  const list = '/v1/club/armies', one = `${list}/{ruleset}/{army}`, gone = `${one}/removal`;
  const watch = { id: 'watch', name: 'Black Watch', kind: 'regular_infantry', leadership: 7, weapon: 'modern_rifle', figures: 12 };
  const others = {
    tt: { id: 'guard', figures: 9, quality: 'trained' },
    'tft-ww2': { id: 'miller', strength: 11, intelligence: 11, dexterity: 11, leadership: 11, movement: 6, weapon: 'rifle' },
    'd12-skirmish': { id: 'squad', figures: 8, weapon: 'rifled_musket' },
  };
  const path = `${list}/colonial/column`, json = { name: 'The Column', units: [watch] };
  for (const [ruleset, unit] of Object.entries(others)) {
    const where = `${list}/${ruleset}/column`;
    await ask('post', one, where, as(key, { json: { ...json, units: [unit] }, status: 201 }));
    await ask('get', one, where, as(key, { status: 200 }));
    await ask('post', gone, `${where}/removal`, as(key, { status: 200 }));
  }
  const set = (rest) => ask('post', one, path, as(key, { json, ...rest }));
  await set({ status: 201 });
  await set({ status: 200 });
  await set({ json: { ...json, name: 'The Old Column', replaces: 1 }, status: 200 });
  await set({ json: { ...json, name: 'The New Column', replaces: 1 }, status: 409, code: 'army_changed' });
  for (const [method, template, where] of [['get', list, list], ['get', one, path], ['post', one, path], ['post', gone, `${path}/removal`]]) {
    const body = method === 'post' && template === one ? { json } : {};
    await ask(method, template, where, as(undefined, { ...body, status: 401, code: 'token_missing' }));
    await ask(method, template, where, as(nobodys, { ...body, status: 401, code: 'club_key_invalid' }));
    await ask(method, template, where, { ...body, base: away, token: key, status: 503, code: 'database_unavailable' });
    await ask(method, template, where, as(key, { ...body, headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' }));
  }
  await ask('get', list, list, as(key, { status: 200 }));
  await ask('get', one, path, as(key, { status: 200 }));
  await ask('get', one, `${list}/colonial/none`, as(key, { status: 404, code: 'army_unknown' }));
  await ask('get', one, `${list}/chess/column`, as(key, { status: 404, code: 'ruleset_unknown' }));
  await set({ json: undefined, text: 'nonsense', status: 400, code: 'malformed_json' });
  await set({ json: undefined, text: ' '.repeat(40000), status: 413, code: 'body_too_large' });
  await set({ json: undefined, text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await set({ json: { name: 'None', units: [] }, status: 422, code: 'wrong_length' });
  await set({ json: { name: 'Twins', units: [watch, watch] }, status: 422, code: 'not_unique' });
  await set({ json: { ...json, units: [{ ...watch, side: 'red' }] }, status: 422, code: 'unknown_field' });
  await ask('post', gone, `${path}/removal`, as(key, { status: 200 }));
  await ask('post', gone, `${path}/removal`, as(key, { status: 404, code: 'army_unknown' }));
  await set({ json: { ...json, replaces: 2 }, status: 409, code: 'army_changed' });
  for (let i = 0; i < 200; i++) await ask('post', one, `${list}/colonial/army-${i}`, as(key, { json, status: 201 }));
  await set({ status: 409, code: 'armies_full' });
}
