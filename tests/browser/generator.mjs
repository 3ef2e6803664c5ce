// Every step through a public form generator, @rjsf/core, in a real browser: its form is made of the step's `input` as it is; every field
// has a label, none is asked for its type, and what comes out of it is a question that the service answers: of the step's examples, and of
// units at a table, which take its roles first and fill in what they know. axe-core finds nothing that the generator could have from the
// descriptions. Called by test_generator.c:
//   node generator.mjs BROWSER URL
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { fillIn, setTable } from '../contract/casting.mjs';
import { Form, ask } from '../contract/form.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, base] = calledWith('BROWSER', 'URL');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const source = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { flushSync } from 'react-dom';
  import Form from '@rjsf/core';
  import validator from '@rjsf/validator-ajv8';
  // What nobody filled in is not sent: a choice's first value is no default, and an object that may be left out is.
  const uiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } };
  const behaviour = { emptyObjectFields: 'skipEmptyDefaults', constAsDefaults: 'never', arrayMinItems: { populate: 'never' } };
  let root;
  globalThis.show = (schema, formData) => {
    root?.unmount();
    document.body.innerHTML = '<main><h1>A step</h1><div></div></main>';
    globalThis.sent = globalThis.wrong = undefined;
    root = createRoot(document.querySelector('main div'));
    flushSync(() => root.render(createElement(Form, { schema, uiSchema, formData, validator, experimental_defaultFormStateBehavior: behaviour,
      onSubmit: (all) => { globalThis.sent = all.formData; }, onError: (all) => { globalThis.wrong = all.map((each) => each.stack); } })));
  };`;
const folder = fileURLToPath(new URL('.', import.meta.url));
const bundle = execFileSync('esbuild', ['--bundle', '--format=iife', '--log-level=error', '--define:process.env.NODE_ENV="production"'], { input: source, cwd: folder, maxBuffer: 1 << 26 }).toString();

let complaints = 0, fields = 0, played = 0;
const complain = (where, what) => { complaints++; console.error(`${where}: ${what}`); };
const get = async (path) => (await fetch(base + path)).json();

// What somebody would see wrong with the form that is shown: fields without labels, choices between types, what the generator cannot do.
function look() {
  const wrongs = [], all = [...document.querySelectorAll('main input, main select, main textarea')];
  for (const field of all) {
    const words = [...(field.labels ?? [])].map((label) => label.textContent.trim().replace(/\*$/, '')).join('');
    if (!words) wrongs.push(`${field.id} has no label`);
    if (/__(any|one)of_select$/.test(field.id)) wrongs.push(`${field.id} asks for a type`);
    if (field.tagName === 'SELECT') for (const option of field.options) if (option.value && !/^[A-Z0-9+]/.test(option.textContent)) wrongs.push(`${field.id} offers "${option.textContent}"`);
  }
  if (/Unsupported field|Unknown field type|Option \d/.test(document.body.textContent)) wrongs.push('there is something that the generator cannot show');
  return { wrongs, count: all.length };
}

// What the form sends that has this in it; nothing where it refuses.
async function fill(page, where, schema, data) {
  await page.evaluate((all) => globalThis.show(...all), [schema, data]);
  const { wrongs, count } = await page.evaluate(look);
  fields += count;
  for (const wrong of wrongs) complain(where, wrong);
  await page.evaluate(() => document.querySelector('main button[type=submit]').click());
  const { sent, wrong } = await page.evaluate(() => ({ sent: globalThis.sent, wrong: globalThis.wrong }));
  if (!sent) complain(where, `the form refuses what belongs into it: ${wrong}`);
  return sent;
}

// Without what the pointers lead to.
function without(input, pointers) {
  const rest = structuredClone({ input });
  for (const pointer of pointers) {
    const way = pointer.split('/').slice(1), last = way.pop(), at = way.reduce((inside, name) => inside?.[name], rest);
    if (at) delete at[last];
  }
  return rest.input;
}

// The units first: the form has what they fill in, and sends what they do not know.
async function useTable(page, ruleset, step) {
  const form = new Form(ruleset.name, step), table = await setTable(base, ruleset), { question, preview, why } = await fillIn(base, table, form);
  if (!preview) { complain(form.name, `units cannot ask it: ${why}`); return; }
  const sent = await fill(page, `${form.name}, with units`, step.input, preview.input);
  if (!sent) return;
  const json = { ...question, input: without(sent, preview.autofilled ?? []) };
  const { status, body } = await ask(base, `${table.path}/rulings`, { token: table.token, json, any: true });
  if (status !== 201) complain(form.name, `what the form sends beside units is refused: ${JSON.stringify(body).slice(0, 300)}`);
  else if (JSON.stringify(body.input) !== JSON.stringify(preview.input)) complain(form.name, 'what the form sends beside units is another question');
  else played++;
}

async function use(page, ruleset, step) {
  const where = `${ruleset.name} ${step.name}`;
  for (const { name, request } of step.examples) {
    const sent = await fill(page, `${where}, ${name}`, step.input, request.input);
    if (!sent) continue;
    const answer = await fetch(`${base}/v1/rulesets/${ruleset.name}/${step.name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...request, input: sent }) });
    if (!answer.ok) complain(`${where}, ${name}`, `what the form sends is refused: ${(await answer.text()).slice(0, 300)}`);
  }
  await useTable(page, ruleset, step);
  const found = await page.evaluate(async () => (await globalThis.axe.run(document)).violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0].html.slice(0, 150)}`));
  for (const help of found) complain(where, help);
}

async function useAll(page, ruleset) {
  for (const { name } of ruleset.steps) await use(page, ruleset, await get(`/v1/rulesets/${ruleset.name}/steps/${name}`));
}

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto(`${base}/v1/rulesets`);
  await page.addScriptTag({ content: axe });
  await page.addScriptTag({ content: bundle });
  for (const { name } of (await get('/v1/rulesets')).rulesets)
    await useAll(page, await get(`/v1/rulesets/${name}`));
} finally {
  await browser.close();
}
console.log(`${fields} fields, ${played} steps played with units, ${complaints} complaints`);
process.exit(complaints || fields < 200 || played < 50 ? 1 : 0);
