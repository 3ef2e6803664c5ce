// words.mjs SOURCE: what the companion page says (web/src/texts): every text is one that the page uses, in the words of docs/glossary.md, and none shows
// a name of the program's own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { calledWith } from '../support/arguments.mjs';

const [source] = calledWith('SOURCE');
const work = mkdtempSync(join(tmpdir(), 'umpire-words-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const load = async (name) => {
  const bundle = join(work, `${name}.mjs`);
  execFileSync('esbuild', [join(source, 'web/src/texts', `${name}.ts`), '--bundle', '--format=esm', `--outfile=${bundle}`, '--log-level=warning']);
  return import(pathToFileURL(bundle));
};
const catalogue = { ...(await load('index')).texts, ...(await load('beside')).beside };

/** Every text by its path. One that is a function is asked with numbers, names and none: what it cannot take, it does not get from the page either. */
const ASKED = [0, 1, 7, 'Black Watch', [1, 7]].flatMap((first) => [undefined, 'Black Watch', 1, 7].map((rest) => [first, rest, rest, rest]));
function* textsOf(value, path) {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value !== 'function') for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, path ? `${path}.${key}` : key);
  else {
    const answers = ASKED.map((asked) => asked.slice(0, value.length || 1)).flatMap((asked) => {
      try {
        return [value(...asked)];
      } catch {
        return [];
      }
    });
    const whole = answers.filter((text) => !/undefined|NaN/.test(text));
    assert.ok(whole.length > 0, `${path} answers nothing`);
    yield* [...new Set(whole)].map((text) => ({ path, text }));
  }
}
const all = [...textsOf(catalogue, '')];

/** The glossary's table of what the page says: [said, [not said …]]. */
const section = readFileSync(join(source, 'docs/glossary.md'), 'utf8').split('\n## ').find((part) => part.startsWith('What the page says'));
const words = section.split('\n').filter((line) => /^\| [^|-]/.test(line) && !line.startsWith('| the page says')).map((line) => line.split('|').slice(1, 3).map((cell) => cell.split(',').map((word) => word.trim())));
const has = (text, word) => new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(text);

test('the page says what the glossary lets it say, and nothing that it replaces', () => {
  assert.ok(words.length > 5 && all.length > 500, 'the glossary and the texts were found');
  const wrong = [];
  for (const [said, instead] of words) {
    for (const word of said) assert.ok(all.some(({ text }) => has(text, word)), `no text says “${word}”: the glossary is out of date`);
    for (const word of instead) wrong.push(...all.filter(({ text }) => has(text, word)).map(({ path, text }) => `${path}: “${text}” has “${word}”; say “${said.join('” or “')}”`));
  }
  assert.deepEqual(wrong, []);
});

test('no text shows a name of the program’s own, or nothing at all', () => {
  for (const { path, text } of all) {
    assert.doesNotMatch(text, /[a-z]_[a-z]|\[object|[a-z][A-Z](?!V)|  /, `${path}: “${text}”`);
    assert.ok(text.trim().length > 0 || path.endsWith('waitsFor'), `${path} says nothing`);
  }
});

test('every text is used', () => {
  const files = readdirSync(join(source, 'web/src'), { recursive: true }).map(String).filter((name) => /\.tsx?$/.test(name) && !name.startsWith('texts/')).map((name) => readFileSync(join(source, 'web/src', name), 'utf8'));
  const code = files.join('\n');
  const named = new Set([...code.matchAll(/[.{,]\s*(\w+)/g)].map(([, name]) => name));
  // Of a group that is taken by a name that the record gives, or handed on as a whole, each text is used.
  const whole = new Set([...code.matchAll(/[.\s](\w+)\[/g), ...code.matchAll(/(?:texts|beside|words)(?:\.\w+)*\.(\w+)(?=[,)}])/g)].map(([, name]) => name));
  const byName = new Set(files.filter((text) => /\bwords\[/.test(text)).map((text) => /const words = \w+\.(\w+);/.exec(text)?.[1]));
  const unused = [...new Set(all.map(({ path }) => path))].filter((path) => {
    const steps = path.split('.');
    return !named.has(steps.at(-1)) && !steps.slice(0, -1).some((step) => byName.has(step) || whole.has(step));
  });
  assert.deepEqual(unused, []);
});
