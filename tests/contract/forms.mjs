// forms.mjs ADDRESS: a form for every step, built from what the API says of rulesets, steps and units, and from no document; played in
// a game by filling its roles first, then what a preview still asks for. What people would see has a label everywhere.
import assert from 'node:assert/strict';
import { Form, ask } from './form.mjs';
import { fillIn, setTable } from './casting.mjs';
import { calledWith } from '../support/arguments.mjs';

const [address] = calledWith('URL');
const get = (path) => ask(address, path);

// Asks what has been filled in.
async function play(table, form) {
  const { question, preview, ...wrong } = await fillIn(address, table, form);
  if (!preview) return { question, ...wrong };
  const answer = await ask(address, `${table.path}/rulings`, { token: table.token, json: question, any: true });
  return { status: answer.status, permitted: preview.permitted, why: answer.body.detail ?? answer.body.summary ?? preview.summary, question };
}

// What nothing on record of a fresh table calls for, and so is rightly not permitted: tests, throws and dice that nobody owes;
// a rocket, which only crews fire, and these after a test; and the example of a close assault, which counts more figures than the one
// that is named.
const uncalled = ['tft-ww2 clear-jam', 'tft-ww2 crew-check', 'tft-ww2 morale-check', 'tft-ww2 rally-check',
  'tft-ww2 close-assault', 'd12-skirmish damage-roll', 'd12-skirmish misfire',
  'd12-skirmish morale-check', 'd12-skirmish officer-casualty', 'colonial morale-check', 'colonial rally',
  'colonial leader-casualty', 'colonial rocket-fire'];

let complaints = 0, steps = 0;
const refused = [];
const complain = (...words) => { complaints++; console.error(...words); };
for (const { name } of (await get('/v1/rulesets')).body.rulesets) {
  const ruleset = (await get(`/v1/rulesets/${name}`)).body;
  for (const { name: step } of ruleset.steps) {
    const form = new Form(name, (await get(`/v1/rulesets/${name}/steps/${step}`)).body);
    for (const wrong of form.wrongs()) complain(`${form.name}: ${wrong}`);
    const end = await play(await setTable(address, ruleset), form);
    if (end.status !== 201) complain(`${form.name}: ${end.status} ${end.why} ${JSON.stringify(end.question)}`);
    else if (!end.permitted) {
      console.log(`${form.name}: ${end.why}`);
      refused.push(form.name);
    }
    steps++;
  }
}
console.log(`${steps} steps played, ${steps - refused.length} of them permitted`);
assert.equal(complaints, 0);
assert.ok(steps > 50);
assert.deepEqual(refused.sort(), uncalled.sort(), 'the forms are not filled in well');
