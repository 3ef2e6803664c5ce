// Units from a table, from another game, and in odds: what these operations answer, and the errors that only they meet.
export async function checkRosters({ ask, fail }) {
  const sessions = '/v1/sessions', units = '/v1/sessions/{session}/units', odds = '/v1/sessions/{session}/odds', entry = '/v1/sessions/{session}/entries/{entry}';
  const opened = await ask('post', sessions, sessions, { json: { ruleset: 'colonial' }, status: 201 });
  const { id, token } = opened.body, game = `/v1/sessions/${id}`;
  const table = (text, rest) => ask('post', units, `${game}/units`, { token, text, headers: { 'content-type': 'text/csv' }, ...rest });
  const head = 'id,side,kind,weapon,leadership,figures\n';

  await table(`${head}watch,red,regular_infantry,modern_rifle,6,12\nimpi,blue,tribal_infantry,,6,16\n`, { status: 201 });
  await table(`${head}"late`, { status: 400, code: 'malformed_csv' });
  await table(`${head}late,blue,tribal_infantry,,6,many\n`, { status: 422, code: 'wrong_type' });
  await table(`${head}late,blue\n`, { status: 422, code: 'wrong_length' });
  await table(`id,side,kind,id\n`, { status: 422 });
  await table(head, { headers: { 'content-type': 'text/csv; charset=latin1' }, status: 415, code: 'media_type_unsupported' });

  const fire = { step: 'ranged-attack', units: { firer: 'watch', target: 'impi' }, input: { range: 8 } };
  const question = (json, rest) => ask('post', odds, `${game}/odds`, { token, json, ...rest });
  await question(fire, { status: 200 });
  await question({ ...fire, vary: { '/input/range': [6, 18] }, of: ['/hits'] }, { status: 200 });
  await question({ ...fire, units: { firer: 'nobody' } }, { status: 422, code: 'unit_unknown' });
  await question({ ...fire, options: {} }, { status: 422, code: 'unknown_field' });
  await ask('post', odds, `${game}/odds`, { json: fire, status: 401, code: 'token_missing' });

  const next = (from, rest) => ask('post', sessions, sessions, { json: { ruleset: 'colonial', roster_from: { session: id, token, ...from } }, ...rest });
  const second = await next({}, { status: 201 });
  const first = await ask('get', entry, `/v1/sessions/${second.body.id}/entries/0`, { token: second.body.token, status: 200 });
  if (first.body.roster_from?.session !== id || first.body.units?.length !== 2) fail('roster_from', first.body);
  const { body: stood } = await next({ carry: 'as_it_stood' }, { status: 201 });
  if (!stood.id) fail('as_it_stood', stood);
  await next({ carry: 'all' }, { status: 422, code: 'not_a_choice' });
  await next({ token: second.body.token }, { status: 422, code: 'not_a_choice' });
  await next({ as_of: 99 }, { status: 422, code: 'out_of_range' });
}
