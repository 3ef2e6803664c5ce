// forms.mjs ADDRESS: a form for every step, built from what the API says of rulesets, steps and units, and from no document; played in
// a game by filling its roles first, then what a preview still asks for. What people would see has a label everywhere.
import assert from 'node:assert/strict';
import { Form, ask } from './form.mjs';
import { cast, setTable } from './casting.mjs';

const [address] = process.argv.slice(2);
const get = (path) => ask(address, path);

// Asks as somebody who fills in a form: the roles, then field by field what is said to be lacking or wrong.
async function play(table, form) {
  const barred = new Set(), question = { step: form.step, ...(form.roles.length ? { units: cast(table, form, barred) } : {}), input: {} };
  const post = (more) => ask(address, `${table.path}/rulings`, { token: table.token, json: { ...question, ...more }, any: true });
  for (let round = 0; round < 40; round++) {
    const { status, body } = await post({ preview: true });
    const lacking = status === 200 ? body.needs : (body.violations ?? []);
    if (status === 200 && lacking.length === 0) {
      for (const pointer of [...(body.autofilled ?? []), ...(body.assumed ?? [])]) assert.ok(form.at(pointer), `${form.name}: ${pointer} is no field of the form`);
      const answer = await post({});
      return { status: answer.status, permitted: body.permitted, why: answer.body.detail ?? body.summary, question };
    }
    for (const { pointer, title, code, message } of lacking) {
      const [, place, role] = /^\/(units|input)\/?([^/]*)/.exec(pointer ?? '') ?? [];
      if (place === 'units' && code === 'unit_not_eligible') {
        [question.units[role]].flat().forEach((id) => barred.add(`${role} ${id}`));
        question.units = cast(table, form, barred);
        break;
      }
      const field = place === 'input' && form.at(pointer);
      if (!field || form.isFilled(question, pointer)) return { status, why: `${pointer}: ${message}`, question };
      assert.equal(title ?? field.title, field.title, `${form.name}: ${pointer} has two titles`);
      form.fill(question, pointer);
      if (status !== 200) break; // what else was wrong may follow from it
    }
  }
  return { status: 0, why: 'asks for ever', question };
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
console.log(`${steps} steps played, ${permitted} of them permitted`);
assert.equal(complaints, 0);
assert.ok(steps > 50 && permitted > steps * 0.9, 'hardly anything is permitted: the forms are not filled in well');
