// The client's package as npm makes it has the types of every OpenAPI document, and tsc reads the requests of docs/tutorial.md by
// them: each as the core types it and, where the document of its ruleset has it, so too.
//
//   node types.mjs SOURCE
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const client = join(source, 'clients/typescript');
const folder = mkdtempSync(join(tmpdir(), 'umpire-types-')), ruleset = 'colonial'; // what the tutorial plays

// The files of types that are packed.
function packed() {
  const [{ files }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts'], { cwd: client, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  return files.map(({ path }) => path).filter((path) => path.endsWith('.d.ts'));
}

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

// The lines that hold the requests to the types of a document.
function linesOf(file, requests) {
  const templates = [...readFileSync(file, 'utf8').matchAll(/^ {4}"(\/v1[^"]*)": \{$/gm)].map(([, template]) => template);
  return requests.flatMap(({ path, body }) => {
    const template = templates.find((each) => patternOf(each).test(path));
    return template ? [`take<NonNullable<import('${file}').paths['${template}']['post']['requestBody']>['content']['application/json']>(${body});`] : [];
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
  const files = Object.fromEntries(packed().filter((path) => path.includes('/schema/')).map((path) => [basename(path, '.d.ts'), join(client, path)]));
  const core = linesOf(files.umpire, requests), typed = linesOf(files[ruleset], requests);
  const refused = wrong.map((value) => `// @ts-expect-error\ntake<import('${files[ruleset]}').components['schemas']['ColonialRecordedQuestion']>(${value});`);
  const file = join(folder, 'tutorial.ts');
  writeFileSync(file, ['declare function take<T>(body: T): void;', ...core, ...typed, ...refused, 'export {};', ''].join('\n'));
  const complaints = complaintsOf([file, ...Object.values(files)]), count = Object.keys(files).length;
  console.log(`${requests.length} requests of the tutorial: ${core.length} by the core, ${typed.length} by ${ruleset}; ${count} documents; ${complaints.length} complaints`);
  for (const complaint of complaints.slice(0, 10)) console.error(complaint);
  process.exitCode = complaints.length || core.length !== requests.length || core.length < 15 || typed.length < 8 || count !== 5 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
