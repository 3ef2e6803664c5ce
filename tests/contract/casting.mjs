// A table with units of every sort that a ruleset's cards let one choose, units for the roles of a step, and what is still asked of them.
import assert from 'node:assert/strict';
import { ask, sample } from './form.mjs';

// What somebody chooses when a unit comes in; whatever else has no default is left to the form.
const chosenOnCards = ['kind', 'rank'];
// What a unit must have been given to shoot or reload at all, where the ruleset has units without it.
const carried = { 'd12-skirmish': { weapon: 'carbine' } };

// A game of the ruleset: on each side two units of every sort that cards let one choose.
export async function setTable(address, ruleset) {
  const game = (await ask(address, '/v1/sessions', { json: { ruleset: ruleset.name } })).body;
  const path = `/v1/sessions/${game.id}`, { token } = game, units = [];
  for (const { id: side } of game.sides)
    for (const sort of sortsOf(ruleset.unit))
      for (const twin of ['one', 'two']) units.push(cardOf(ruleset.unit, { id: `${side}-${units.length}-${twin}`, side, ...sort, ...carried[ruleset.name] }));
  for (let first = 0; first < units.length; first += 8)
    await ask(address, `${path}/units`, { token, json: { units: units.slice(first, first + 8) }, status: 201 });
  const actions = Object.fromEntries(await Promise.all(units.map(async ({ id }) => [id, (await ask(address, `${path}/units/${id}/actions`, { token })).body])));
  return { path, token, units, actions };
}

export function sortsOf({ properties }) {
  const choices = chosenOnCards.flatMap((name) => (properties[name]?.oneOf ?? []).map((value) => ({ [name]: value.const })));
  return choices.length ? choices : [{}];
}

export function cardOf({ required, properties }, card) {
  for (const name of required) card[name] ??= name === 'figures' ? 8 : sample(properties[name]);
  return card;
}

// Units for the roles that a question has as a rule: of roles that fill in the same inputs the first, opposing ones from two sides, of
// a unit's twins both where many may come. `barred`: units that were refused in a role.
function cast({ units, actions }, form, barred) {
  const chosen = {}, taken = new Set(), pointers = new Set(), sides = {};
  for (const { name, optional, many, most, inputs, opposes } of form.roles) {
    if (optional || inputs.some((pointer) => pointers.has(pointer))) continue;
    inputs.forEach((pointer) => pointers.add(pointer));
    const facing = opposes.map((each) => sides[each]).find(Boolean), does = (each) => each.step === form.step && each.role === name;
    const able = units.filter(({ id, side }) => !taken.has(id) && side !== facing && !barred.has(`${name} ${id}`));
    const first = able.find(({ id }) => actions[id].may.some(does)) ?? able[0];
    assert.ok(first, `${form.name}: no unit can be ${name}`);
    const sent = able.slice(able.indexOf(first)).slice(0, many ? Math.min(2, most) : 1).map(({ id }) => id);
    sent.forEach((id) => taken.add(id));
    sides[name] = first.side;
    chosen[name] = many ? sent : sent[0];
  }
  return chosen;
}

// A question as somebody puts it who fills in a form: the roles, then field by field what is said to be lacking or wrong. {question, preview}
// once nothing is; {question, status, why} where that does not come.
export async function fillIn(address, table, form) {
  const barred = new Set(), question = { step: form.step, ...(form.roles.length ? { units: cast(table, form, barred) } : {}), input: {} };
  for (let round = 0; round < 40; round++) {
    const { status, body } = await ask(address, `${table.path}/rulings/preview`, { token: table.token, json: question, any: true });
    const lacking = status === 200 ? body.needs : (body.violations ?? []);
    if (status === 200 && lacking.length === 0) {
      for (const pointer of [...(body.autofilled ?? []), ...(body.assumed ?? [])]) assert.ok(form.at(pointer), `${form.name}: ${pointer} is no field of the form`);
      return { question, preview: body };
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
