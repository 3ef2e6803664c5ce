// The look-up of the rules: every table, clause and book of every ruleset, as JSON, as Markdown and as a page, the
// search, and what each of them answers to a question that is none.
const rulesetPath = '/v1/rulesets/{ruleset}';
const readable = { 'text/markdown': /^# |^## /, 'text/html': /^<!DOCTYPE html>/ };

// 200 and then 304 by its tag; the answer to the first.
async function askTagged(ask, template, path, headers = {}) {
  const answer = await ask('get', template, path, { headers, status: 200 });
  const repeated = { ...headers, 'if-none-match': answer.headers.get('etag') };
  await ask('get', template, path, { headers: repeated, status: 304 });
  return answer.body;
}

async function askReadable({ ask, fail }, template, path) {
  for (const [type, start] of Object.entries(readable)) {
    const text = await askTagged(ask, template, path, { accept: type });
    if (!start.test(text)) fail(`get ${path} as ${type}`, String(text).slice(0, 100));
  }
  await ask('get', template, path, { headers: { accept: 'image/png' }, status: 406, code: 'not_acceptable' });
}

async function checkTables({ ask, fail, rowValidator }, path) {
  const list = await askTagged(ask, `${rulesetPath}/tables`, `${path}/tables`);
  for (const { href } of list.tables) {
    const { row, rows } = await askTagged(ask, `${rulesetPath}/tables/{table}`, href);
    const validate = rowValidator(href, row);
    if (rows.length === 0) fail(href, 'has no rows');
    for (const each of rows) if (!validate(each)) fail(`${href} row`, { errors: validate.errors, each });
  }
  await ask('get', `${rulesetPath}/tables/{table}`, `${path}/tables/no-such-table`, { status: 404, code: 'table_unknown' });
  return list.tables.length;
}

async function checkClauses(holding, path) {
  const { ask, fail } = holding, all = `${rulesetPath}/clauses`, one = `${all}/{clause}`;
  const { clauses } = await askTagged(ask, all, `${path}/clauses`);
  for (const { href } of clauses) {
    await askTagged(ask, one, href);
    await askReadable(holding, one, href);
  }
  const applied = clauses.find(({ steps, tags }) => steps.length && tags.length);
  const filters = { step: applied.steps[0], tag: applied.tags[0], q: applied.id };
  for (const [name, value] of [...Object.entries(filters), ['q', 'nowhere-to-be-found']]) {
    const found = await ask('get', all, `${path}/clauses?${name}=${encodeURIComponent(value)}`, { status: 200 });
    const isThere = found.body.clauses.some(({ id }) => id === applied.id);
    if (isThere !== (value !== 'nowhere-to-be-found')) fail(`${path}/clauses`, `${name}=${value} ${isThere ? 'finds' : 'misses'} ${applied.id}`);
  }
  await ask('get', all, `${path}/clauses?step=no-such-step`, { status: 422, code: 'not_a_choice' });
  await ask('get', all, `${path}/clauses?colour=red`, { status: 422, code: 'unknown_field' });
  await ask('get', all, `${path}/clauses?q=`, { status: 422, code: 'wrong_length' });
  await ask('get', all, `${path}/clauses?q=a%09b`, { status: 422, code: 'invalid_text' });
  await ask('get', one, `${path}/clauses/NO-SUCH-1`, { status: 404, code: 'clause_unknown' });
  return clauses;
}

async function checkSearch({ ask, fail }, ruleset, { id, title }, away) {
  const template = '/v1/search', of = (rest) => `${template}?ruleset=${ruleset}&${rest}`;
  const byId = await askTagged(ask, template, of(`q=${id}`));
  if (byId.results[0]?.id !== id) fail(of(`q=${id}`), byId);
  const byTitle = await ask('get', template, of(`q=${encodeURIComponent(title)}&limit=1`), { status: 200 });
  if (byTitle.body.results.length !== 1) fail(of(`q=${title}`), byTitle.body);
  await ask('get', template, of('q=xqzvwkjx'), { status: 200 });
  await ask('get', template, of('limit=1'), { status: 422, code: 'missing_field' });
  await ask('get', template, of('q=a&limit=0'), { status: 422, code: 'out_of_range' });
  await ask('get', template, of('q=a&limit=two'), { status: 422, code: 'wrong_type' });
  await ask('get', template, of('q='), { status: 422, code: 'wrong_length' });
  await ask('get', template, of('q=%ff'), { status: 422, code: 'invalid_text' });
  await ask('get', template, of(`q=${id}`), { base: away, status: 200 });
}

async function checkProblems(holding) {
  const { ask } = holding, all = '/v1/problems', one = `${all}/{code}`;
  const { problems } = await askTagged(ask, all, all);
  await askReadable(holding, all, all);
  for (const { href } of problems) await askTagged(ask, one, href);
  await askReadable(holding, one, problems[0].href);
  await ask('get', one, `${all}/no_such_code`, { status: 404, code: 'not_found' });
}

// What `holding` holds: how to ask, where to complain, and how to compile the schema of a table's row.
export async function checkLookUp(holding, rulesets, away) {
  const { ask, fail } = holding;
  let tables = 0;
  await checkProblems(holding);
  for (const { name } of rulesets) {
    const path = `/v1/rulesets/${name}`;
    tables += await checkTables(holding, path);
    await askTagged(ask, `${rulesetPath}/armies`, `${path}/armies`);
    const clauses = await checkClauses(holding, path);
    const book = await askTagged(ask, `${rulesetPath}/book`, `${path}/book`);
    if (book.clauses.length !== clauses.length) fail(`${path}/book`, 'has other clauses than the list');
    await askReadable(holding, `${rulesetPath}/book`, `${path}/book`);
    const sheet = await askTagged(ask, `${rulesetPath}/sheet`, `${path}/sheet`);
    if (sheet.tables.length !== book.tables.length || sheet.tables.length + sheet.clauses.length === 0) fail(`${path}/sheet`, 'has other tables than the book');
    await askReadable(holding, `${rulesetPath}/sheet`, `${path}/sheet`);
    await checkSearch(holding, name, clauses[0], away);
  }
  if (tables === 0) fail('tables', 'no ruleset has one');
  for (const rest of ['/tables', '/tables/{table}', '/clauses', '/clauses/{clause}', '/book', '/sheet', '/armies'])
    await ask('get', rulesetPath + rest, `/v1/rulesets/chess${rest.replace(/[{}]/g, '')}`, { status: 404, code: 'ruleset_unknown' });
  const corrected = await ask('get', '/v1/search', '/v1/search?q=scattr', { status: 200 });
  if (corrected.body.corrections.length !== 1) fail('/v1/search?q=scattr', corrected.body);
  await ask('get', '/v1/search', '/v1/search?q=a&ruleset=chess', { status: 422, code: 'not_a_choice' });
}
