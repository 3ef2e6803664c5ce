// A form for a step, from the description that the step gives of itself: fields with labels, roles that fill some of them in.
import assert from 'node:assert/strict';

/** Asks; a status of 400 and more fails unless `any`. */
export async function ask(address, path, { token, json, status, any } = {}) {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(json ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(address + path, { method: json ? 'POST' : 'GET', headers, body: json && JSON.stringify(json) });
  const body = await response.json();
  assert.ok(any || (status ? response.status === status : response.ok), `${path}: ${response.status} ${JSON.stringify(body).slice(0, 400)}`);
  return { status: response.status, body };
}

const segments = (pointer) => pointer.split('/').slice(1).map((each) => each.replace(/~1/g, '/').replace(/~0/g, '~'));

/** What somebody might enter into a field: its default, its first choice, its least number that is not nothing. */
export function sample(schema) {
  if (schema.default !== undefined) return schema.default;
  if (schema.oneOf) return schema.oneOf[0].const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer' || schema.type === 'number') return Math.min(schema.maximum ?? 1, Math.max(schema.minimum ?? 1, 1));
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items));
  if (schema.type === 'object') return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties[name])]));
  return 'x'.repeat(Math.max(1, schema.minLength ?? 0));
}

export class Form {
  // `described`: a step as `GET …/steps/{step}` has it.
  constructor(ruleset, described) {
    Object.assign(this, { name: `${ruleset} ${described.name}`, step: described.name, roles: described.roles, described });
  }

  /** The field that a pointer into a question leads to. */
  at(pointer) {
    const [first, ...way] = segments(pointer);
    assert.equal(first, 'input');
    return way.reduce((at, name) => (at?.type === 'array' ? at.items : at?.properties?.[name]), this.described.input);
  }

  isFilled(question, pointer) {
    return segments(pointer).reduce((at, name) => at?.[name], question) !== undefined;
  }

  /** Enters into the field that the pointer leads to what an example has there, or else anything that fits. */
  fill(question, pointer) {
    const way = segments(pointer), read = (from) => way.reduce((at, name) => at?.[name], from);
    const example = this.described.examples.map(({ request }) => read(request)).find((value) => value !== undefined);
    const last = way.pop();
    let at = question;
    way.forEach((name, i) => { at = at[name] ??= /^\d+$/.test(way[i + 1] ?? last) ? [] : {}; });
    at[last] = example ?? sample(this.at(pointer));
  }

  /** What a form could not be made of, as sentences. */
  wrongs() {
    const wrongs = [];
    this.#look(this.described.input, '/input', wrongs);
    for (const { name, title, doc, inputs } of this.roles) {
      if (!title || !doc) wrongs.push(`the role ${name} has no label`);
      for (const pointer of inputs) if (!this.at(pointer)) wrongs.push(`the role ${name} fills in ${pointer}, which is no field`);
    }
    for (const { input, when } of this.described.needed)
      for (const pointer of [input, ...when.map((each) => each.input)]) if (!this.at(pointer)) wrongs.push(`${pointer} is needed, and is no field`);
    return wrongs;
  }

  #look(field, at, wrongs) {
    if (typeof field.type !== 'string') wrongs.push(`${at} is of several types`);
    if (at !== '/input' && !field.title && !/\/\*$/.test(at)) wrongs.push(`${at} has no label`);
    if (at !== '/input' && !field.description && !/\/\*$/.test(at)) wrongs.push(`${at} has no description`);
    for (const choice of field.oneOf ?? []) if (choice.const === undefined || !choice.title) wrongs.push(`${at} has a value without a label`);
    if (field.enum || field.anyOf || field.$ref) wrongs.push(`${at} is no plain field`);
    for (const [name, member] of Object.entries(field.properties ?? {})) this.#look(member, `${at}/${name}`, wrongs);
    if (field.type === 'array') this.#look(field.items, `${at}/*`, wrongs);
  }
}
