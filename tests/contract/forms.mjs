// forms.mjs ADDRESS: a form for every step, built from what the API says of rulesets, steps and units, and from no document; played in
// a game by filling its roles first, then what a preview still asks for. What people would see has a label everywhere.
import assert from 'node:assert/strict';
import { Form, ask } from './form.mjs';
import { fillIn, setTable } from './casting.mjs';

const [address] = process.argv.slice(2);
const get = (path) => ask(address, path);

// Asks what has been filled in.
async function play(table, form) {
  const { question, preview, ...wrong } = await fillIn(address, table, form);
  if (!preview) return { question, ...wrong };
  const answer = await ask(address, `${table.path}/rulings`, { token: table.token, json: question, any: true });
  return { status: answer.status, permitted: preview.permitted, why: answer.body.detail ?? answer.body.summary ?? preview.summary, question };
}

let complaints = 0, permitted = 0, steps = 0;
const complain = (...words) => { complaints++; console.error(...words); };
for (const { name } of (await get('/v1/rulesets')).body.rulesets) {
  const ruleset = (await get(`/v1/rulesets/${name}`)).body;
  for (const { name: step } of ruleset.steps) {
    const form = new Form(name, (await get(`/v1/rulesets/${name}/steps/${step}`)).body);
    for (const wrong of form.wrongs()) complain(`${form.name}: ${wrong}`);
    const end = await play(await setTable(address, ruleset), form);
    if (end.status !== 201) complain(`${form.name}: ${end.status} ${end.why} ${JSON.stringify(end.question)}`);
    else if (!end.permitted) console.log(`${form.name}: ${end.why}`);
    permitted += end.permitted === true;
    steps++;
  }
}
// What nothing on record calls for (a test, a jam to clear) is not permitted, rightly: seven of fifty-three.
console.log(`${steps} steps played, ${permitted} of them permitted`);
assert.equal(complaints, 0);
assert.ok(steps > 50 && permitted > steps * 0.8, 'hardly anything is permitted: the forms are not filled in well');
