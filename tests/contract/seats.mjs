// Opening under a key, the spectators' link, and seats that are revoked: every documented answer of these.
const sessions = '/v1/sessions', one = `${sessions}/{session}`, template = `${one}/seats/{seat}/revocation`;
const nobody = '00000000-0000-7000-8000-000000000000';

export async function checkSeats({ ask, away }) {
  const headers = { 'idempotency-key': 'opened-for-the-contract' }, json = { ruleset: 'tt' };
  const opened = (await ask('post', sessions, sessions, { json, headers, status: 201 })).body;
  await ask('post', sessions, sessions, { json, headers, status: 200 });
  await ask('post', sessions, sessions, { json: { ruleset: 'colonial' }, headers, status: 422, code: 'idempotency_key_reused' });
  await ask('post', sessions, sessions, { json, headers: { 'idempotency-key': 'short' }, status: 400, code: 'bad_request' });

  const { token } = opened, game = `/v1/sessions/${opened.id}`, link = `access_token=${opened.spectator.token}`;
  await ask('get', `${one}/report`, opened.spectator.link, { status: 200 });
  await ask('get', one, `${game}?${link}`, { status: 200 });
  await ask('get', one, `${game}?${link}&${link}`, { status: 400, code: 'bad_request' });
  await ask('get', one, `${game}?access_token=${token}`, { status: 401, code: 'token_invalid' });

  const watch = (rest) => ask('get', `${one}/spectators`, `${game}/spectators`, { token, ...rest });
  await watch({ status: 200 });
  await watch({ token: opened.spectator.token, status: 403, code: 'not_allowed' });
  await watch({ token: undefined, status: 401, code: 'token_missing' });
  const joining = { code: opened.spectator.join_code, name: 'eye' }, again = { 'idempotency-key': 'a-secret-key-of-eye' };
  const eye = (await ask('post', `${one}/seats`, `${game}/seats`, { json: joining, headers: again, status: 201 })).body;
  await ask('post', `${one}/seats`, `${game}/seats`, { json: { ...joining, name: 'a\u202eb' }, status: 422, code: 'invalid_text' });
  const revoke = (seat, rest) => ask('post', template, `${game}/seats/${seat}/revocation`, { token, ...rest });
  await revoke('nobody', { status: 404, code: 'seat_unknown' });
  await revoke('umpire', { status: 403, code: 'not_allowed' });
  await revoke('s1', { token: undefined, status: 401, code: 'token_missing' });
  await revoke('s1', { token: 'x', status: 401, code: 'token_invalid' });
  await revoke('s1', { json: { why: 1 }, status: 422, code: 'unknown_field' });
  await revoke('s1', { text: 'nonsense', status: 400, code: 'malformed_json' });
  await revoke('s1', { text: ' '.repeat(5000), status: 413, code: 'body_too_large' });
  await revoke('s1', { text: '{}', headers: { 'content-type': 'text/plain' }, status: 415, code: 'media_type_unsupported' });
  await revoke('s1', { headers: { accept: 'text/html' }, status: 406, code: 'not_acceptable' });
  await revoke('s1', { json: { last_checkpoint: { ...opened.tree, size: 99 } }, status: 409, code: 'checkpoint_inconsistent' });
  await revoke('s1', { base: away, status: 503, code: 'database_unavailable' });
  await ask('post', template, `/v1/sessions/${nobody}/seats/s1/revocation`, { token, status: 404, code: 'session_unknown' });
  await revoke('s1', { headers: { 'idempotency-key': 'out' }, status: 201 });
  await revoke('s1', { headers: { 'idempotency-key': 'out' }, status: 200 });
  await revoke('s1', { status: 409, code: 'seat_already_revoked' });
  await ask('get', one, game, { token: eye.token, status: 401, code: 'seat_revoked' });
  await ask('get', one, game, { token, status: 200 });
  await ask('post', `${one}/seats`, `${game}/seats`, { json: joining, headers: again, status: 401, code: 'seat_revoked' });
  await ask('get', `${one}/entries`, `${game}/entries`, { token, status: 200 });
  await revoke('spectators', { status: 201 });
  await watch({ status: 409, code: 'seat_already_revoked' });
}
