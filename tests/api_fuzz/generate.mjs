// Values from JSON Schemas: valid ones with their bounds, and ones that are wrong in one place.
import { textFor } from './patterns.mjs';

const known = new Set(['title', 'description', 'type', 'const', 'enum', 'default', 'examples', 'example', '$ref', 'anyOf', 'oneOf', 'allOf',
  'properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties', 'items', 'minItems', 'maxItems', 'uniqueItems',
  'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'multipleOf', 'deprecated', 'discriminator']);
const beyondAscii = ['é', 'ß', 'Ж', '龍', '🎲', '\u202e', '\u0301'];

// Values and their titles.
const isEnumeration = ({ oneOf }) => oneOf?.every((way) => 'const' in way) ?? false;

// A pattern that is one class or pair again and again, as often as the schema's lengths let it be; also of a text that
// must not be blank.
function ofLength({ pattern, minLength: low = 0, maxLength: high = low + 20 }, full) {
  const [, first, rest] = /^\^\(?\[[^\]]*\]\*(\[[^\]]*\])(\[[^\]]*\])\*(?:\)\?)?\$$/.exec(pattern) ?? [];
  if (first) {
    const most = (full ? high : Math.min(high, low + 12)) - 1, least = full ? most : Math.max(low, 1) - 1;
    return `^${first}${rest}{${least},${most}}$`;
  }
  const [, again, pair, symbol] = /^\^(\[[^\]]*\]|\(\[[^\]]*\](\{2\})\))([*+])\$$/.exec(pattern) ?? [];
  if (!again) return pattern;
  const size = pair ? 2 : 1, least = Math.max(Math.ceil(low / size), symbol === '+' ? 1 : 0);
  const most = Math.floor((full ? high : Math.min(high, low + 12)) / size);
  return `^${again}{${full ? most : least},${Math.max(least, most)}}$`;
}

export class Generator {
  // `schemas`: the document's components.schemas.
  constructor(schemas, random) {
    this.schemas = schemas;
    this.random = random;
  }

  // The schema without references and choices; of several alternatives one.
  resolve(schema) {
    for (const key of Object.keys(schema)) if (!known.has(key) && !key.startsWith('x-')) throw new Error(`the generator does not know the keyword ${key}`);
    const { $ref, anyOf, oneOf, allOf, ...rest } = schema;
    if (isEnumeration(schema)) return { ...rest, enum: oneOf.map((way) => way.const) };
    if ($ref) return { ...this.resolve(this.#named($ref)), ...rest };
    if (anyOf || oneOf) return { ...this.resolve(this.random.pick(anyOf ?? oneOf)), ...rest };
    if (!allOf) return schema;
    const parts = allOf.map((part) => this.resolve(part));
    return Object.assign({}, ...parts, rest, { properties: Object.assign({}, ...parts.map((part) => part.properties), rest.properties) });
  }

  #named(reference) {
    return this.schemas[reference.replace('#/components/schemas/', '')];
  }

  // A value that the schema accepts, and in `sites` (when given) every place in it with its schema. `generous`: how many
  // of the optional members are given; `full`: lists and texts are as long as they may be.
  value(schema, sites, { generous = this.random.pick([0, 0.3, 0.7, 1]), full = this.random.chance(0.03), depth = 0 } = {}) {
    const plain = this.resolve(schema), how = { generous, full, depth: depth + 1 };
    if (depth > 12) throw new Error('a schema that goes on for ever');
    if ('const' in plain) return plain.const;
    if (plain.enum) return this.random.pick(plain.enum);
    const type = Array.isArray(plain.type) ? this.random.pick(plain.type) : plain.type ?? (plain.properties ? 'object' : 'any');
    switch (type) {
      case 'object': return this.#object(plain, sites, how);
      case 'array': return this.#array(plain, sites, how);
      case 'string': return this.#string(plain, full);
      case 'integer': return this.#integer(plain);
      case 'number': return this.#decimal(plain);
      case 'boolean': return this.random.chance(0.5);
      case 'null': return null;
      case 'any': return this.random.pick([0, 'any', true, null, [1], { any: 1 }]);
      default: throw new Error(`the generator does not know the type ${type}`);
    }
  }

  #object(schema, sites, how) {
    const value = {}, { properties = {}, required = [], additionalProperties: others } = schema;
    const give = (key, of) => {
      value[key] = this.value(of, sites, how);
      sites?.push({ holder: value, key, schema: this.resolve(of), required: required.includes(key) });
    };
    for (const [key, of] of Object.entries(properties)) if (required.includes(key) || this.random.chance(how.generous)) give(key, of);
    if (others && typeof others === 'object')
      for (let left = this.random.integer(schema.minProperties ?? 0, schema.maxProperties ?? 3); left > 0; left--)
        give(schema.propertyNames ? this.value(schema.propertyNames) : this.random.text(5), others);
    return value;
  }

  #array(schema, sites, how) {
    const { minItems: low = 0, maxItems: high = 4, items = {} } = schema, value = [];
    const length = how.full ? high : this.random.chance(0.1) ? low : this.random.integer(low, Math.min(high, low + 3));
    for (let i = 0; i < length; i++) {
      value.push(this.value(items, sites, how));
      sites?.push({ holder: value, key: i, schema: this.resolve(items) });
    }
    return schema.uniqueItems ? [...new Map(value.map((each) => [JSON.stringify(each), each])).values()] : value;
  }

  #string(schema, full) {
    if (schema.pattern) return textFor(ofLength(schema, full), this.random);
    if (schema.format === 'uuid') return '00000000-0000-7000-8000-' + this.random.hex(6);
    const { minLength: low = 0, maxLength: high = 20 } = schema;
    const length = full ? high : this.random.chance(0.2) ? low : this.random.integer(low, Math.min(high, low + 12));
    const text = this.random.text(length, this.random.pick(['abcdefgh', '0123456789abcdef', 'aB-_. 9']));
    return length >= 8 && high - length >= 4 && this.random.chance(0.1) ? this.random.pick(beyondAscii) + text.slice(1) : text;
  }

  #integer({ minimum: low = -1000, maximum: high = 1000, default: usual }) {
    const near = this.random.integer(low, Math.min(high, low + 6));
    return this.random.pick([low, high, Math.min(low + 1, high), Math.max(high - 1, low), usual ?? near, near, near, this.random.integer(low, high)]);
  }

  // Counted in steps, so that no decimal is the sum of rounded ones.
  #decimal({ minimum = -1000, maximum = 1000, multipleOf: step = 0.001, default: usual }) {
    const steps = (number) => Math.round(number / step), whole = this.random.chance(0.5) ? Math.round(1 / step) : 1;
    const count = this.#integer({ minimum: steps(minimum), maximum: steps(maximum), default: usual === undefined ? undefined : steps(usual) });
    return Number((Math.max(steps(minimum), Math.floor(count / whole) * whole) * step).toFixed(3));
  }

  // Every place of a value that was not made here, with its schema.
  places(value, schema, found = []) {
    const plain = this.#fitting(value, schema);
    if (value === null || typeof value !== 'object') return found;
    for (const key of Object.keys(value)) {
      const of = Array.isArray(value) ? plain.items : plain.properties?.[key] ?? plain.additionalProperties;
      if (!of || typeof of !== 'object') continue;
      found.push({ holder: value, key: Array.isArray(value) ? Number(key) : key, schema: this.#fitting(value[key], of) });
      this.places(value[key], of, found);
    }
    return found;
  }

  // Of several alternatives the one whose constants the value has.
  #fitting(value, { $ref, anyOf, oneOf, ...rest }) {
    if ($ref) return { ...this.#fitting(value, this.#named($ref)), ...rest };
    if (isEnumeration({ oneOf })) return this.resolve({ oneOf, ...rest });
    const ways = (anyOf ?? oneOf)?.map((way) => this.#fitting(value, way));
    if (!ways) return this.resolve(rest);
    return ways.find(({ properties = {} }) => Object.entries(properties).every(([key, of]) => !('const' in of) || of.const === value?.[key])) ?? ways[0];
  }

  // Whether a pointer leads into an object that the schema leaves open.
  isOpenAt(schema, pointer, value) {
    let plain = this.#fitting(value, schema);
    for (const key of pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
      const of = Array.isArray(value) ? plain.items : plain.properties?.[key];
      if (!of) return Boolean(plain.additionalProperties);
      value = value?.[key];
      plain = this.#fitting(value, of);
    }
    return false;
  }

  // Gives one place another value that its schema accepts, its bounds among them.
  vary(value, sites) {
    if (sites.length > 0) {
      const { holder, key, schema } = this.random.pick(sites);
      holder[key] = this.value(schema);
    }
    return value;
  }

  // A value that is wrong for the schema just where its rule ends, or far from it, or of another kind altogether.
  wrong(schema) {
    const way = this.random.weighted({ near: 5, far: 2, other: 3 }), list = way === 'near' ? this.#justOutside(schema) : way === 'far' ? this.#farOutside(schema) : [];
    return this.random.pick(list.length > 0 ? list : [null, 'text', '', 17, -1, 1.5, 1e300, true, [], {}, [[]], { a: { b: [] } }]);
  }

  #justOutside(schema) {
    const outside = [];
    if (schema.minimum !== undefined) outside.push(schema.minimum - 1);
    if (schema.maximum !== undefined) outside.push(schema.maximum + 1);
    if (schema.multipleOf !== undefined) outside.push(schema.minimum + schema.multipleOf / 2, Number((schema.maximum + schema.multipleOf).toFixed(3)), String(schema.minimum));
    if (schema.minLength > 0) outside.push('x'.repeat(schema.minLength - 1));
    if (schema.maxLength !== undefined) outside.push('x'.repeat(schema.maxLength + 1));
    if (schema.minItems > 0) outside.push(Array.from({ length: schema.minItems - 1 }, () => this.value(schema.items)));
    if (schema.maxItems < 2000) outside.push(Array.from({ length: schema.maxItems + 1 }, () => this.value(schema.items, undefined, { generous: 0 })));
    if (schema.enum) outside.push(`${schema.enum[0]} `, String(schema.enum[0]).toUpperCase(), schema.enum.join(','), 0);
    if (schema.pattern) outside.push('', '-', '.5', '1.', textFor(schema.pattern, this.random) + ' ', ` ${textFor(schema.pattern, this.random)}`);
    return outside;
  }

  #farOutside(schema) {
    const outside = [];
    if (schema.minimum !== undefined) outside.push(schema.minimum + 0.5, -2147483649, -9007199254740991, 2147483648, 4294967296 + schema.minimum, 9007199254740991, 1e19);
    if (schema.maxLength !== undefined) outside.push('龍'.repeat(schema.maxLength), 'x'.repeat(3000), `a\u0000b`, 'a\nb', '\ufffd', '\u2028', 'a\u202eb', '\u200b', '\u00a0 '.repeat(schema.minLength || 1));
    if (schema.type === 'array') outside.push(Array(40).fill(0), Array(2000).fill(null), [[]], { 0: 1 });
    if (schema.pattern) outside.push('1e5', '+1', '0x10', '९', '9'.repeat(300));
    return outside;
  }

  // Spoils one to three places of a value: a wrong value, a member too few or too many.
  spoil(value, sites) {
    for (let left = this.random.pick([1, 1, 1, 2, 3]); left > 0 && sites.length > 0; left--) {
      const { holder, key, schema } = this.random.pick(sites);
      switch (this.random.weighted({ wrong: 6, missing: 2, unknown: 1, renamed: 1 })) {
        case 'wrong': holder[key] = this.wrong(schema); break;
        case 'missing': Array.isArray(holder) ? holder.splice(key, 1) : delete holder[key]; break;
        case 'unknown': Array.isArray(holder) ? holder.push('more') : (holder[this.random.pick(['unknown', '', '__proto__x', 'a/b~c', 'é'])] = 1); break;
        case 'renamed': if (!Array.isArray(holder) && key in holder) { holder[`${key} `] = holder[key]; delete holder[key]; }
      }
    }
    return sites.length > 0 ? value : this.random.pick([null, [], 'text', 1, { unknown: 1 }]);
  }
}
