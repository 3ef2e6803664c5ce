// Asks a running service everything that its own OpenAPI documents allow, and much that they do not, and holds every
// answer to the document that the request follows from. The requests follow from the documents and a seed; what is wrong is printed as a line for curl.
//
//   node fuzz.mjs SERVICE [--count N] [--seed N] [--only operationId] [--seconds N]
//
// N requests of each operation, unless the seconds are over before. UMPIRE_CLUB_KEY: a club's key, where operations ask for one.
// The service must not limit how often it is asked (address_rate, token_rate).
import { parseArgs } from 'node:util';
import { misused } from '../support/arguments.mjs';
import { Documents } from '../contract/documents.mjs';
import { Answers } from './answers.mjs';
import { Game } from './games.mjs';
import { Random } from './random.mjs';
import { Requests } from './requests.mjs';
import { World } from './situations.mjs';
import { Connection, curlOf } from './wire.mjs';

const options = { count: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' }, only: { type: 'string' }, seconds: { type: 'string', default: 'Infinity' } };
const { given, service } = (() => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length === 1) return { given: values, service: positionals[0] };
  } catch {
    // told below
  }
  return misused('SERVICE [--count N] [--seed N] [--only operationId] [--seconds N]');
})();
const base = new URL(service), count = Number(given.count), until = Date.now() + 1000 * Number(given.seconds);
const atOnce = 12; // operations, each on a connection of its own
const turn = 25; // requests of one operation before another has its turn
const enough = 300; // requests for every documented success of an operation to have come
const complaintsMost = 25;
const silencesMost = 50; // requests in a row without an answer, after which nobody is there any more

const documents = await Documents.load(look);
const answers = new Map(documents.all.map((described) => [described, new Answers(described)]));
const general = answers.get(documents.core);
const complaints = new Map(); // what is wrong -> the first request, and how many more
const tally = { requests: 0, refused: 0, succeeded: 0, silences: 0 };

function complain(where, words, curl, answer) {
  const kind = `${where}: ${words}`.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
  const known = complaints.get(kind);
  if (known) known.more++;
  else complaints.set(kind, { curl, more: 0, answer: answer && `${answer.status} ${answer.body.toString('utf8').slice(0, 600)}` });
}

// Sends a request and complains about the answer; its status and, where it is JSON, its value.
async function send(connection, request, where, held = general) {
  let answer;
  tally.requests++;
  try {
    answer = await connection.ask(request);
  } catch (error) {
    connection.close();
    if (!request.severing) complain(where, error.message, curlOf(base, request));
    return { status: 0 };
  }
  for (const words of (request.odd ? general : held).wrongs(request, answer)) complain(where, words, curlOf(base, request), answer);
  tally.silences = answer ? 0 : tally.silences + 1;
  return answer ?? { status: 0 };
}

// How games are set up: the same checks, and the value of what is answered.
function setter(connection) {
  return async ({ method, target, token, opener, value, key }) => {
    const { path, operation } = general.route(method, target), headers = [['Host', '127.0.0.1'], ['Content-Type', 'application/json']];
    const bearer = opener && operation.security?.some((each) => 'club' in each) ? process.env.UMPIRE_CLUB_KEY : token;
    if (bearer) headers.push(['Authorization', `Bearer ${bearer}`]);
    if (key) headers.push(['Idempotency-Key', key]);
    const { status, body } = await send(connection, { method, target, path, operation, headers, value, ...(value !== undefined && { body: Buffer.from(JSON.stringify(value)) }) }, operation.operationId);
    return { status, value: body?.length ? JSON.parse(body) : undefined };
  };
}

async function look(target) {
  const connection = new Connection(base), { body } = await connection.ask({ method: 'GET', target, headers: [['Host', '127.0.0.1']] });
  connection.close();
  return JSON.parse(body);
}

// The rulebooks: what paths may name, and a question of every step that is sure to be answered.
async function readRules() {
  const { rulesets } = await look('/v1/rulesets'), places = [], questions = [];
  for (const { name, steps } of rulesets) {
    const { tables } = await look(`/v1/rulesets/${name}/tables`), { clauses } = await look(`/v1/rulesets/${name}/clauses`);
    const most = Math.max(steps.length, tables.length, clauses.length);
    for (let i = 0; i < most; i++)
      places.push({ ruleset: name, step: steps[i % steps.length].name, table: tables[i % tables.length]?.name, clause: clauses[i % clauses.length].id });
    for (const { name: step } of steps)
      for (const { value } of Object.values(documents.rulesets.get(name).api.paths[`/v1/rulesets/${name}/${step}`].post.requestBody.content['application/json'].examples ?? {}))
        questions.push({ ruleset: name, step, question: value });
  }
  return { rulesets, places, questions };
}

// One operation of a document with everything that its requests need, and what came of them.
function makeAsker(at, shared) {
  const { described } = at, random = new Random(given.seed, described.name + at.operation.operationId), setting = new Connection(base);
  const world = new World({ ...shared.get(described), send: setter(setting), random });
  return { at, setting, connection: new Connection(base), requests: new Requests(at, { world, random, described }), held: answers.get(described), asked: 0, successes: {} };
}

const nameOf = ({ described: { name }, operation: { operationId } }) => (name === 'core' ? operationId : `${name} ${operationId}`);

// The next requests of one operation.
async function takeTurn(asker) {
  const { at, connection, requests, held, successes } = asker;
  for (let left = Math.min(turn, count - asker.asked); left > 0; left--) {
    const request = await requests.next(asker.asked++), answer = await send(connection, request, nameOf(at), held);
    if (answer.status >= 400 || answer.status === 0 || request.odd) {
      tally.refused++;
      continue;
    }
    tally.succeeded++;
    successes[answer.status] = (successes[answer.status] ?? 0) + 1;
    if (request.method === 'POST' && at.path.includes('{session}')) requests.spent();
    if (answer.status !== 304 && !request.severing) await sendAgain(connection, request, answer, asker);
  }
}

// What a client may send a second time: the same append with its key, and a question for what it has already.
async function sendAgain(connection, request, answer, { at, requests, held, successes }) {
  const { operation, method } = request, where = nameOf(at);
  const key = requests.parameters.some(({ name }) => name === 'Idempotency-Key') && request.headers.some(([name]) => name === 'Idempotency-Key');
  const again = { ...request, headers: [...request.headers] };
  if (method === 'POST' && key && answer.status > 200) {
    const { status } = await send(connection, again, where, held);
    successes[status] = (successes[status] ?? 0) + 1;
    const left = operation.operationId === 'revokeSeat' && status === 401; // who has left cannot ask again
    if (status !== (answer.status === 202 ? 202 : 200) && !left) complain(where, `a retry with the same key is ${status}`, curlOf(base, again));
  } else if (method === 'GET' && operation.responses[304] && answer.headers.etag) {
    again.headers = [...again.headers.filter(([name]) => !/^if-none-match$/i.test(name)), ['If-None-Match', answer.headers.etag]];
    const { status, headers } = await send(connection, again, where, held);
    successes[status] = (successes[status] ?? 0) + 1;
    // What belongs to the club is changed by other requests meanwhile: then it is told by another tag.
    const changed = status === 200 && headers.etag !== answer.headers.etag;
    if (status !== 304 && !changed) complain(where, `what the client has already is answered ${status}`, curlOf(base, again));
  }
}

function operationsOf() {
  const all = documents.all.flatMap((described) =>
    Object.entries(described.api.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ described, path, method, operation }))));
  all.reverse(); // what only fits certain moments of a game takes longest
  return given.only ? all.filter(({ operation }) => operation.operationId === given.only) : all;
}

// What no request brings about: a database that went back (tests/recovery/test_gone_back.c).
const unreachable = new Set(['rekeySession']);

function report(askers) {
  for (const { at, successes, asked } of askers) {
    const { operation: { operationId, responses } } = at;
    const missing = Object.keys(responses).filter((status) => status < 400 && !successes[status]);
    const again = `--only ${operationId} --seed ${given.seed} --count ${asked}`;
    if (unreachable.has(operationId)) continue;
    if (!Object.keys(successes).length) complain(nameOf(at), `never succeeded in ${asked} requests`, again);
    else if (asked >= enough && missing.length) complain(nameOf(at), `never answered ${missing.join(', ')} in ${asked} requests`, again);
  }
  for (const [kind, { curl, more, answer }] of [...complaints].slice(0, complaintsMost))
    console.log(`FAILED ${kind}${more ? ` (and ${more} more)` : ''}\n  ${curl.slice(0, 6000)}\n  ${answer ?? ''}\n`);
  if (complaints.size > complaintsMost) console.log(`… and ${complaints.size - complaintsMost} other complaints`);
  const least = Math.min(...askers.map(({ asked }) => asked));
  console.log(`seed ${given.seed}: ${tally.requests} requests of ${askers.length} operations, at least ${least} of each; ${tally.succeeded} succeeded, ${tally.refused} were refused, ${complaints.size} complaints`);
  const tooFew = askers.length === 0 || least < count / 4; // a busy machine is slow
  if (tooFew) console.log(`FAILED: ${tally.silences < silencesMost ? 'the time was too short' : 'the service is not there any more'}`);
  process.exitCode = complaints.size > 0 || tooFew ? 1 : 0;
}

// What the operations of a document share: games and, where it is that of a ruleset, only what belongs to it.
async function shareOf(described, rules, set) {
  const ruleset = described === documents.core ? undefined : described.name, opening = ruleset && { ruleset };
  const of = (list, key) => (ruleset ? list.filter((each) => each[key] === ruleset) : list);
  const foreign = await Game.open(set, opening), closed = await Game.open(set, opening);
  await closed.close();
  return { ruleset, foreign, closed, clubKey: process.env.UMPIRE_CLUB_KEY,
    rules: { rulesets: of(rules.rulesets, 'name'), places: of(rules.places, 'ruleset'), questions: of(rules.questions, 'ruleset') } };
}

async function main() {
  const connection = new Connection(base), set = setter(connection);
  const rules = await readRules(), shared = new Map();
  for (const described of documents.all) shared.set(described, await shareOf(described, rules, set));
  connection.close();
  const askers = operationsOf().map((at) => makeAsker(at, shared)), waiting = [...askers];
  const work = async () => {
    for (let asker; Date.now() < until && tally.silences < silencesMost && (asker = waiting.shift());) {
      try {
        await takeTurn(asker);
        if (asker.asked < count) waiting.push(asker);
      } catch (error) {
        complain(nameOf(asker.at), error.message, error.stack);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { connection: each, setting } of askers) for (const one of [each, setting]) one.close();
  report(askers);
}

await main();
