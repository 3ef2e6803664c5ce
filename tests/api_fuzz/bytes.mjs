// Bodies that are wrong as bytes: what no JSON writer would write.
const nested = (open, close, depth) => open.repeat(depth) + '1' + close.repeat(depth);

// Each takes the right body's text and gives bytes or text.
const breakers = {
  duplicateKey: (text) => text.replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1'),
  duplicateMember: (text) => text.replace(/\}$/, ',"input":{},"input":{}}'),
  deepArrays: (text, random) => inside(text, nested('[', ']', random.pick([20, 100, 5000]))),
  deepObjects: (text, random) => inside(text, nested('{"a":', '}', random.pick([20, 100, 2000]))),
  openBrackets: (text, random) => '['.repeat(random.pick([50, 3000])),
  hugeNumber: (text, random) => inside(text, random.pick(['1e400', '-1e400', '9007199254740993', '9'.repeat(400), '1' + '0'.repeat(30), '0.' + '3'.repeat(300), '1e-400', '-0'])),
  noNumber: (text, random) => inside(text, random.pick(['NaN', 'Infinity', '01', '+1', '.5', '5.', '0x10', '1e', '--1'])),
  loneSurrogate: (text, random) => inside(text, random.pick(['"\\ud800"', '"\\udc00\\ud800"', '"\\ud83d"', '"a\\udfffb"'])),
  nulEscape: (text, random) => inside(text, random.pick(['"a\\u0000b"', '{"a\\u0000b":1}', '"\\u0000"'])),
  badEscape: (text, random) => inside(text, random.pick(['"\\x41"', '"\\u12"', '"\\uzzzz"', '"\\"'])),
  invalidUtf8: (text, random) => splice(text, Buffer.from(random.pick([[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xe2, 0x82], [0x80]])), random),
  rawNul: (text, random) => splice(text, Buffer.from([0]), random),
  rawControl: (text, random) => splice(text, Buffer.from([random.pick([1, 9, 10, 27, 127])]), random),
  randomByte: (text, random) => splice(text, Buffer.from([random.integer(0, 255)]), random),
  truncated: (text, random) => text.slice(0, random.integer(0, text.length)),
  trailing: (text, random) => text + random.pick(['}', ' x', ',', '{}', '\0', '\n\n', text]),
  mark: (text) => '\ufeff' + text,
  wide: (text) => Buffer.from(text, 'utf16le'),
  comment: (text) => text.replace('{', '{/* why */'),
  singleQuotes: (text) => text.replaceAll('"', "'"),
  trailingComma: (text) => text.replace(/\}$/, ',}'),
  scalar: (text, random) => random.pick(['null', 'true', '17', '"text"', '[]', '[{}]', '{}', '""']),
  nothing: () => '',
  spaces: (text, random) => ' '.repeat(random.pick([1, 4096, 16385, 65537, 70000])) + text,
  longText: (text, random) => inside(text, `"${random.pick(['x', '龍', '\\u0001', '\\n'])}"`.replace(/^"(.*)"$/, (_, one) => `"${one.repeat(random.pick([600, 5000, 30000]))}"`)),
  manyMembers: (text, random) => `{${Array.from({ length: random.pick([100, 3000]) }, (_, i) => `"k${i}":1`).join()}}`,
};

// In the place of some value.
function inside(text, piece) {
  const broken = text.replace(/:("(?:[^"\\]|\\.)*"|-?[0-9.]+|true|false|null)/, () => `:${piece}`);
  return broken === text ? piece : broken;
}

function splice(text, piece, random) {
  const whole = Buffer.from(text), at = random.integer(0, whole.length);
  return Buffer.concat([whole.subarray(0, at), piece, whole.subarray(at)]);
}

export function breakBytes(text, random) {
  return Buffer.from(breakers[random.pick(Object.keys(breakers))](text, random));
}
