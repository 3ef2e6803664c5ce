// Texts that a regular expression of a schema accepts. It reads what JSON Schemas of this kind are written with:
// anchors, classes, groups, alternatives, repetition. Whatever else stands there is an error, never a guess.
const longest = 8; // what * and + repeat at most

export function textFor(pattern, random) {
  const reader = { at: 0, pattern, random };
  const text = alternatives(reader);
  if (reader.at !== pattern.length) throw new Error(`the pattern ${pattern} cannot be read at ${reader.at}`);
  return text;
}

function alternatives(reader) {
  const ways = [sequence(reader)];
  while (reader.pattern[reader.at] === '|') {
    reader.at++;
    ways.push(sequence(reader));
  }
  return reader.random.pick(ways);
}

function sequence(reader) {
  let text = '';
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern[reader.at])) text += repeated(reader);
  return text;
}

// An atom as often as the quantifier behind it allows; each time it is read, and so chosen, anew.
function repeated(reader) {
  const start = reader.at;
  let text = atom(reader);
  const behind = reader.at, [low, high] = quantifier(reader), end = reader.at;
  const times = reader.random.integer(low, high);
  if (times === 0) text = '';
  for (let i = 1; i < times; i++) {
    reader.at = start;
    text += atom(reader);
    if (reader.at !== behind) throw new Error(`the pattern ${reader.pattern} is read in two ways`);
  }
  reader.at = end;
  return text;
}

function quantifier(reader) {
  const [whole, symbol, low, comma, high] = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})?/.exec(reader.pattern.slice(reader.at));
  reader.at += whole.length;
  if (symbol) return { '?': [0, 1], '*': [0, longest], '+': [1, longest] }[symbol];
  if (low === undefined) return [1, 1];
  return [Number(low), high ? Number(high) : comma ? Number(low) + longest : Number(low)];
}

function atom(reader) {
  const character = reader.pattern[reader.at++];
  if (character === '^' || character === '$') return '';
  if (character === '(') return group(reader);
  if (character === '[') return reader.random.pick(charactersOf(reader));
  if (character === '.') return reader.random.pick('abcxyz019 -_');
  if (character === '\\') return reader.random.pick(escaped(reader));
  if ('*+?{})]'.includes(character)) throw new Error(`the pattern ${reader.pattern} has a stray ${character}`);
  return character;
}

function group(reader) {
  if (reader.pattern.startsWith('?:', reader.at)) reader.at += 2;
  if (reader.pattern[reader.at] === '?') throw new Error(`the pattern ${reader.pattern} looks around`);
  const text = alternatives(reader);
  if (reader.pattern[reader.at++] !== ')') throw new Error(`the pattern ${reader.pattern} leaves a group open`);
  return text;
}

function escaped(reader) {
  const character = reader.pattern[reader.at++];
  if (character === 'd') return '0123456789';
  if (character === 'w') return 'abcxyzABCXYZ0189_';
  if (/[a-z0-9]/i.test(character)) throw new Error(`the pattern ${reader.pattern} has an unknown \\${character}`);
  return character;
}

// What a class without `^` is filled from; the other kind gives what is left of these.
const COMMON = ' !#()*+,-.0123456789:;=?ABCXYZ[]_abcxyz{}~éß中';

function charactersOf(reader) {
  const end = reader.pattern.indexOf(']', reader.at), inside = reader.pattern.slice(reader.at, end);
  if (end < 0) throw new Error(`the pattern ${reader.pattern} leaves a class open`);
  reader.at = end + 1;
  const plain = inside.replace(/^\^/, '').replace(/\\u([0-9A-F]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))).replace(/\\(.)/g, '$1');
  const all = plain.replace(/([^])-([^])/g, (_, from, to) => {
    let between = '';
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code++) between += String.fromCharCode(code);
    return between;
  });
  return inside.startsWith('^') ? [...COMMON].filter((character) => !all.includes(character)).join('') : all;
}
