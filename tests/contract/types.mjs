// Makes TypeScript types of every OpenAPI document with openapi-typescript, as the author of an app does, and has tsc read the
// requests of docs/tutorial.md by them: each as the core types it and, where the document of its ruleset has it, so too.
//
//   node types.mjs SOURCE
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const folder = mkdtempSync(join(tmpdir(), 'umpire-types-')), ruleset = 'colonial'; // what the tutorial plays

// Every request of the tutorial: {path, body}. What the shell puts in is a number here.
function requestsOf(text) {
  const code = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block).join('\n').replace(/\\\n/g, ' ');
  const found = [];
  for (const [, path, body] of code.matchAll(/curl -s (\$BASE\S*|\$GAME\S*)[^']*?(?:-H '[^']*' *)+-d '([^']*)'/g)) found.push({ path, body });
  for (const [, path, single, double] of code.matchAll(/send \$\w+ (\S+) (?:'([^']*)'|"((?:[^"\\]|\\.)*)")/g))
    found.push({ path: `$GAME/${path}`, body: single ?? double.replace(/\\"/g, '"').replace(/\$\w+/g, '3') });
  return found.map(({ path, body }) => ({ path: path.replace('$GAME', '/v1/sessions/x').replace('$BASE', '').replace(/\$\w+/g, '3'), body: JSON.stringify(JSON.parse(body)) }));
}

const patternOf = (template) => new RegExp(`^${template.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&')).join('[^/]+')}$`);

// Types of a document, and the lines that hold the requests to them.
async function typesOf(name, requests) {
  const ast = await openapiTS(pathToFileURL(join(source, 'openapi', `${name}.yaml`)), { defaultNonNullable: false, silent: true });
  const types = astToString(ast), templates = [...types.matchAll(/^ {4}"(\/v1[^"]*)": \{$/gm)].map(([, template]) => template);
  writeFileSync(join(folder, `${name}.d.ts`), types);
  return requests.flatMap(({ path, body }) => {
    const template = templates.find((each) => patternOf(each).test(path));
    return template ? [{ template, line: `take<NonNullable<import('./${name}').paths['${template}']['post']['requestBody']>['content']['application/json']>(${body});` }] : [];
  });
}

function complaintsOf(files) {
  const program = ts.createProgram(files, { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] });
  return ts.getPreEmitDiagnostics(program).map((each) => {
    const at = each.file && each.start !== undefined ? each.file.text.slice(each.start).split('\n')[0].slice(0, 400) : '';
    return `${ts.flattenDiagnosticMessageText(each.messageText, '\n')}\n  ${at}`;
  });
}

// tsc must refuse what is wrong, or its silence says nothing.
const wrong = [`{ step: 'ranged-attack', units: { attacker: 'watch' }, input: { range: 10 } }`, `{ step: 'ranged-attack', input: { range: 'far', cover: 1 } }`, `{ step: 'no-step' }`];

try {
  const requests = requestsOf(readFileSync(join(source, 'docs', 'tutorial.md'), 'utf8'));
  const names = readdirSync(join(source, 'openapi')).map((file) => file.replace('.yaml', ''));
  const held = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await typesOf(name, name === 'umpire' || name === ruleset ? requests : [])])));
  const refused = wrong.map((value) => `// @ts-expect-error\ntake<import('./${ruleset}').components['schemas']['ColonialRecordedQuestion']>(${value});`);
  const file = join(folder, 'tutorial.ts');
  writeFileSync(file, ['declare function take<T>(body: T): void;', ...Object.values(held).flat().map(({ line }) => line), ...refused, 'export {};', ''].join('\n'));
  const complaints = complaintsOf([file, ...names.map((name) => join(folder, `${name}.d.ts`))]);
  const [core, typed] = [held.umpire.length, held[ruleset].length];
  console.log(`${requests.length} requests of the tutorial: ${core} by the core, ${typed} by ${ruleset}; ${names.length} documents; ${complaints.length} complaints`);
  for (const complaint of complaints.slice(0, 10)) console.error(complaint);
  process.exitCode = complaints.length || core !== requests.length || core < 15 || typed < 8 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
