// Listening to a game: every documented answer is met, and each event's data is what the document says of an entry. What
// a stream does while it is open is tested in tests/http.
const one = '/v1/sessions/{session}', template = `${one}/events`;
const refused = (status, code) => ({ status, code });

async function opened(ask) {
  const { id, token } = (await ask('post', '/v1/sessions', '/v1/sessions', { json: { ruleset: 'tt' }, status: 201 })).body;
  return { token, game: `/v1/sessions/${id}` };
}

// A stream that stays open until it is ended.
async function hold(base, { game, token }) {
  const ending = new AbortController();
  await fetch(`${base}${game}/events`, { headers: { authorization: `Bearer ${token}` }, signal: ending.signal });
  return () => ending.abort();
}

function checkData(fail, validateEntry, stream) {
  const blocks = stream.split('\n\n').filter((block) => block.startsWith('id: '));
  if (blocks.length !== 3) fail(template, `has ${blocks.length} events, wanted 3`);
  for (const [number, block] of blocks.entries()) {
    const [, id, kind, data] = /^id: (\d+)\nevent: ([a-z-]+)\ndata: (.*)$/.exec(block) ?? fail(template, `is no event: ${block}`) ?? [];
    const entry = JSON.parse(data ?? '{}');
    if (Number(id) !== number || entry.seq !== number || entry.kind !== kind) fail(template, `is not event ${number}: ${block}`);
    if (!validateEntry(entry)) fail(`${template} data`, validateEntry.errors);
  }
}

// `few` is a service for two listeners in all and one of each session.
export async function checkEvents({ ask, fail, entryValidator }, few, away) {
  const first = await opened(ask), second = await opened(ask), { token, game } = first;
  const get = (query, rest) => ask('get', template, `${game}/events${query}`, { token, ...rest });
  await get('', { token: undefined, ...refused(401, 'token_missing') });
  await get('', { token: 'x', ...refused(401, 'token_invalid') });
  await get('', { headers: { accept: 'application/json' }, ...refused(406, 'not_acceptable') });
  await get('', { headers: { 'last-event-id': 'x' }, ...refused(400, 'bad_request') });
  await get('?after=-2', refused(422, 'out_of_range'));
  await get('', { base: away, ...refused(503, 'database_unavailable') });

  const ends = [await hold(few, first)];
  await get('', { base: few, ...refused(429, 'too_many_session_listeners') });
  ends.push(await hold(few, second));
  await get('', { base: few, ...refused(503, 'too_many_listeners') });
  for (const end of ends) end();

  await ask('post', `${one}/rulings`, `${game}/rulings`, { token, json: { step: 'morale-check', input: { target: 8 } }, status: 201 });
  await ask('post', `${one}/close`, `${game}/close`, { token, json: {}, status: 201 });
  checkData(fail, entryValidator(), (await get('?after=-1', { status: 200 })).body);
  await get('?after=2', { status: 204 });
}
