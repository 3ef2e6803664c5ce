// defaults.mjs ADDRESS: whatever a document names as a default may be sent, and changes nothing. Bodies are the documents' own examples,
// openings and units of every ruleset; each default that a body leaves out is put into it by itself, and all of them together.
import assert from 'node:assert/strict';
import { ask } from './form.mjs';
import { cardOf, sortsOf } from './casting.mjs';
import { calledWith } from '../support/arguments.mjs';

const [address] = calledWith('URL');
const complaints = [];
let sent = 0;

class Document {
  constructor(api) {
    this.api = api;
  }

  // What a schema says, with what it refers to; of choices the one that `body` is of.
  plain(schema, body) {
    const [, , section, name] = schema?.$ref?.split('/') ?? [];
    if (name) return this.plain({ ...this.api.components[section][name], ...schema, $ref: undefined }, body);
    const mapped = schema?.discriminator?.mapping?.[body?.[schema.discriminator.propertyName]];
    return mapped ? this.plain({ $ref: mapped }, body) : schema;
  }

  // Every default that may stand in a body and does not: {way, value}. An object that is left out has its own.
  *defaults(schema, body, way = []) {
    const { properties, items, required = [] } = this.plain(schema, body) ?? {};
    if (Array.isArray(body)) for (const [i, each] of body.entries()) yield* this.defaults(items, each, [...way, i]);
    for (const [name, member] of Array.isArray(body) ? [] : Object.entries(properties ?? {})) {
      const here = [...way, name], at = this.plain(member, body?.[name]);
      if (body?.[name] !== undefined) yield* typeof body[name] === 'object' ? this.defaults(at, body[name], here) : [];
      else if (at.default !== undefined) yield { way: here, value: at.default };
      else if (at.properties && !at.required?.length && !required.includes(name)) yield* this.defaults(at, {}, here);
    }
  }
}

function put(body, { way, value }) {
  way.slice(0, -1).reduce((at, name) => (at[name] ??= {}), body)[way.at(-1)] = value;
  return body;
}

// Asks with the body, then with each default in it: `same` tells of two answers what must not differ.
async function hold(document, schema, body, what, post, same = () => null) {
  const plain = await post(body), found = [...document.defaults(schema, body)];
  assert.ok(plain.status < 300, `${what}: ${plain.status} ${JSON.stringify(plain.body).slice(0, 300)}`);
  for (const one of [...found.map((each) => [each]), ...(found.length > 1 ? [found] : [])]) {
    const words = one.length > 1 ? 'all defaults' : `${one[0].way.join('/')} ${JSON.stringify(one[0].value)}`;
    const answer = await post(one.reduce(put, structuredClone(body)));
    sent++;
    if (answer.status !== plain.status) complaints.push(`${what} with ${words}: ${answer.status} ${JSON.stringify(answer.body.violations ?? answer.body)}`);
    else if (JSON.stringify(same(answer.body)) !== JSON.stringify(same(plain.body))) complaints.push(`${what} with ${words} is another question`);
  }
}

const posting = (path, token) => (json) => ask(address, path, { json, token, any: true });
const bodyOf = (operation) => operation.requestBody.content['application/json'];
const open = (json) => ask(address, '/v1/sessions', { json, status: 201 });
const ruled = ({ outcome, options, draws, permitted }) => ({ outcome, options, draws, permitted });

async function checkOpenings(document, ruleset, card) {
  const { schema } = bodyOf(document.api.paths['/v1/sessions'].post), post = posting('/v1/sessions'), name = ruleset.name;
  const other = (await open({ ruleset: name, units: [card] })).body;
  const same = ({ mode, options, sides, shared_units: shared, enforce_phases: phases, umpire }) => ({ mode, options, sides: sides.map(({ id, title }) => ({ id, title })), shared, phases, named: umpire?.name });
  for (const more of [{}, { mode: 'two_sided' }, { units: [card] }, { roster_from: { session: other.id, token: other.token } }])
    await hold(document, schema, { ruleset: name, ...more }, `an opening of ${name} ${Object.keys(more)}`, post, same);
}

// The steps' own examples, asked, recorded, and asked the odds of.
async function checkQuestions(document, { name }) {
  const { id, token } = (await open({ ruleset: name })).body, recorded = `/v1/sessions/{session}/rulings`;
  for (const [path, { post }] of Object.entries(document.api.paths)) {
    const { schema, examples } = post ? bodyOf(post) ?? {} : {};
    if (path !== recorded && !path.startsWith(`/v1/rulesets/${name}/`)) continue;
    for (const [example, { value }] of Object.entries(examples ?? {}))
      await hold(document, schema, value, `${name} ${path} ${example}`, posting(path.replace('{session}', id), path === recorded ? token : undefined), ruled);
  }
}

async function checkUnits(document, { name }, card) {
  const { id, token } = (await open({ ruleset: name })).body, { schema } = bodyOf(document.api.paths['/v1/sessions/{session}/units'].post);
  let count = 0;
  const post = (body) => posting(`/v1/sessions/${id}/units`, token)({ ...body, units: body.units.map((unit) => ({ ...unit, id: `u${count++}` })) });
  const same = ({ units }) => units?.map(({ id: _, name: __, ...rest }) => rest);
  await hold(document, schema, { units: [card] }, `a unit of ${name}`, post, same);
}

// What a query may leave out.
async function checkQueries({ api }) {
  const { id, token } = (await open({ ruleset: 'tt' })).body;
  for (const [path, { get }] of Object.entries(api.paths))
    for (const { name, schema, in: place } of (get?.parameters ?? []).map((each) => (each.$ref ? api.components.parameters[each.$ref.split('/').pop()] : each))) {
      const to = path.replace('{session}', id);
      if (place !== 'query' || schema.default === undefined || to.includes('{') || path.startsWith('/v1/club')) continue;
      const answer = await fetch(`${address}${to}?${path === '/v1/search' ? 'q=fire&' : ''}${name}=${schema.default}`, { headers: { authorization: `Bearer ${token}` } });
      sent++;
      if (answer.status !== 200) complaints.push(`${path}?${name}=${schema.default}: ${answer.status} ${await answer.text()}`);
    }
}

await checkQueries(new Document((await ask(address, '/openapi.json')).body));
for (const { name } of (await ask(address, '/v1/rulesets')).body.rulesets) {
  const ruleset = (await ask(address, `/v1/rulesets/${name}`)).body, document = new Document((await ask(address, `/v1/rulesets/${name}/openapi.json`)).body);
  const [side] = (await open({ ruleset: name })).body.sides, card = cardOf(ruleset.unit, { id: 'u', side: side.id, ...sortsOf(ruleset.unit)[0] });
  await checkOpenings(document, ruleset, card);
  await checkUnits(document, ruleset, card);
  await checkQuestions(document, ruleset);
}
complaints.forEach((each) => console.error(each));
console.log(`${sent} bodies and queries with defaults`);
assert.equal(complaints.length, 0);
assert.ok(sent > 1000, 'hardly any default was found');
