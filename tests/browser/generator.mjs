// Every step through a public form generator, @rjsf/core, in a real browser: its form is made of the step's `input` as it is; every field
// has a label, none is asked for its type, and what comes out of it is a question that the service answers. Called by test_generator.c:
//   node generator.mjs BROWSER URL
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [browserPath, base] = process.argv.slice(2);
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
    document.body.innerHTML = '<main></main>';
    globalThis.sent = globalThis.wrong = undefined;
    root = createRoot(document.querySelector('main'));
    flushSync(() => root.render(createElement(Form, { schema, uiSchema, formData, validator, experimental_defaultFormStateBehavior: behaviour,
      onSubmit: (all) => { globalThis.sent = all.formData; }, onError: (all) => { globalThis.wrong = all.map((each) => each.stack); } })));
  };`;
const folder = fileURLToPath(new URL('.', import.meta.url));
const bundle = execFileSync('esbuild', ['--bundle', '--format=iife', '--log-level=error', '--define:process.env.NODE_ENV="production"'], { input: source, cwd: folder, maxBuffer: 1 << 26 }).toString();

let complaints = 0, fields = 0;
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

async function use(page, ruleset, step) {
  const where = `${ruleset} ${step.name}`;
  for (const { name, request } of step.examples) {
    await page.evaluate(([schema, data]) => globalThis.show(schema, data), [step.input, request.input]);
    const { wrongs, count } = await page.evaluate(look);
    fields += count;
    for (const wrong of wrongs) complain(`${where}, ${name}`, wrong);
    await page.evaluate(() => document.querySelector('main button[type=submit]').click());
    const { sent, wrong } = await page.evaluate(() => ({ sent: globalThis.sent, wrong: globalThis.wrong }));
    if (!sent) { complain(`${where}, ${name}`, `the form refuses the example: ${wrong}`); continue; }
    const answer = await fetch(`${base}/v1/rulesets/${ruleset}/${step.name}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...request, input: sent }) });
    if (!answer.ok) complain(`${where}, ${name}`, `what the form sends is refused: ${(await answer.text()).slice(0, 300)}`);
  }
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { runOnly: ['label', 'select-name', 'duplicate-id-aria'] })).violations.map(({ help }) => help));
  for (const help of found) complain(where, help);
}

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
try {
  const page = await (await browser.newContext({ bypassCSP: true })).newPage();
  await page.goto(`${base}/v1/rulesets`);
  await page.addScriptTag({ content: axe });
  await page.addScriptTag({ content: bundle });
  for (const { name } of (await get('/v1/rulesets')).rulesets)
    for (const { name: step } of (await get(`/v1/rulesets/${name}`)).steps) await use(page, name, await get(`/v1/rulesets/${name}/steps/${step}`));
} finally {
  await browser.close();
}
console.log(`${fields} fields, ${complaints} complaints`);
process.exit(complaints || fields < 200 ? 1 : 0);
