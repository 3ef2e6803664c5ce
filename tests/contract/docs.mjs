// docs.mjs ADDRESS: the reference of the API (/docs) has every operation of the document, and each of its lines can be typed: it is answered
// with success, or with a conflict
// where the game is not one of those that the operation is for.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { ask } from './form.mjs';
import { calledWith } from '../support/arguments.mjs';

const [address] = calledWith('URL');
const text = await (await fetch(`${address}/docs`, { headers: { accept: 'text/markdown' } })).text();
const page = await (await fetch(`${address}/docs`)).text();
const document = await (await fetch(`${address}/openapi.json`)).json();
assert.match(page, /^<!DOCTYPE html>/);
assert.doesNotMatch(page, /<script/);

const unit = (id, side, kind) => ({ id, side, kind, figures: 12, leadership: 7 });
const units = [unit('watch', 'red', 'regular_infantry'), unit('tribe', 'blue', 'tribal_infantry')];

// A game in which something has happened, and what a shell calls its parts.
async function game(wanted) {
  const { body: opened } = await ask(address, '/v1/sessions', { json: { ruleset: 'colonial', units }, status: 201 });
  const at = `/v1/sessions/${opened.id}`, act = (path, json) => ask(address, at + path, { json, token: opened.token, any: true });
  const joined = await ask(address, '/v1/join', { json: { code: opened.sides[1].join_code, name: 'Ben', nonce: '00'.repeat(32) }, any: true });
  const ruling = await act('/rulings', { step: 'volley', units: { firer: 'watch', target: 'tribe' }, input: { range: 6, weapon: 'modern_rifle' } });
  let entry = ruling.body.seq;
  const dispute = async (upheld) => {
    const { body } = await act('/disputes', { target: ruling.body.seq, claim: 'They were in cover.' });
    entry = body.seq;
    if (upheld) entry = (await act(`/disputes/${entry}/decision`, { upheld, clause: 'MWK-FIR-4', correction: 'reused_dice' })).body.seq;
  };
  if (wanted === 'decideDispute') await dispute(false);
  if (wanted === 'correctRuling') await dispute(true);
  if (wanted === 'answerUndo') entry = (await act('/undos', { target: ruling.body.seq })).body.seq;
  return {
    U: address, SESSION: opened.id, TOKEN: wanted === 'answerUndo' ? joined.body.token : opened.token, SEAT: joined.body.seat, CODE: opened.sides[0].join_code, RULING: ruling.body.seq,
    ENTRY: entry, CLUB: process.env.CLUB,
  };
}

const lines = new Map([...text.matchAll(/` \(\*(\w+)\*\)\..*?```sh\n(.*?)\n```/gs)].map(([, id, line]) => [id, line]));
const operations = Object.values(document.paths).flatMap((path) => Object.values(path)).filter(({ operationId }) => operationId);
const complaints = operations.filter(({ operationId }) => !lines.has(operationId)).map(({ operationId }) => `${operationId} is not on the page`);
// In this order: what is taken away was there before.
const order = ['addHouseRules', 'setArmy'], last = ['removeArmy'];
const place = (id) => (order.includes(id) ? order.indexOf(id) - 10 : last.includes(id) ? 10 : 0);
let answered = 0, refused = 0;

const typed = (line) => line.replace('curl -s', 'curl -s --noproxy "*"');

// Only a device can sign for a seat: such a line is answered with one of the problems that the document names.
function isSigned(id, line, env) {
  const { code } = JSON.parse(execFileSync('sh', ['-c', typed(line)], { env, encoding: 'utf8' }));
  return line.includes('signature') && operations.find(({ operationId }) => operationId === id)['x-problem-codes'].concat(document['x-problem-codes']).includes(code);
}

for (const [id, line] of [...lines].sort(([a], [b]) => place(a) - place(b))) {
  const env = { ...process.env, ...(await game(id)) };
  const status = Number(execFileSync('sh', ['-c', `${typed(line)} -o /dev/null -w '%{http_code}' || true`], { env, encoding: 'utf8' }));
  if (status >= 200 && status < 300) answered++;
  else if (status === 409 || isSigned(id, line, env)) refused++;
  else complaints.push(`${id}: ${status} to ${line}\n  ${execFileSync('sh', ['-c', `${typed(line)} || true`], { env, encoding: 'utf8' }).slice(0, 400)}`);
}
console.log(`${lines.size} lines: ${answered} answered, ${refused} in conflict with the game`);
assert.deepEqual(complaints, []);
