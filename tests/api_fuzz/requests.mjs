// The requests of one operation, one after the other: right ones, and ones that are wrong in every way this folder knows.
import { breakBytes } from './bytes.mjs';
import { Generator } from './generate.mjs';
import { bearerOf, momentOf, parameterValue } from './situations.mjs';
import { isBeyondLibrary, twist } from './twists.mjs';

const uses = 30; // of one moment of a game, unless a request succeeds and spends it
const momentsMost = 120; // of one operation: making them takes more requests than they are worth

export class Requests {
  #moment;
  #used = 0;
  #made = 0;

  // `at`: {path, method, operation}; `described`: the document that has it.
  constructor(at, { world, random, described }) {
    const { components } = described.api;
    Object.assign(this, at, { world, random, described });
    this.generator = new Generator(components.schemas, random);
    this.schema = this.operation.requestBody?.content?.['application/json']?.schema;
    this.examples = Object.values(this.operation.requestBody?.content?.['application/json']?.examples ?? {}).map(({ value }) => value);
    this.names = [...this.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    this.parameters = (this.operation.parameters ?? []).map((each) => described.resolve(each)).filter((each) => each.in !== 'path');
    const ways = this.operation.security ?? [];
    this.schemes = [...new Set(ways.flatMap((each) => Object.keys(each)))].map((name) => ({ ...components.securitySchemes[name], id: name }));
    this.open = this.schemes.length === 0 || ways.some((each) => Object.keys(each).length === 0);
  }

  // A request that succeeded has used up what it was made for.
  spent() {
    this.#used = uses;
  }

  async next(index) {
    const kind = index === 0 ? 'fit' : this.random.weighted(this.schema
      ? { fit: 2, valid: 3, varied: 4, spoilt: 6, bytes: 4, twisted: 5, elsewhere: 1 }
      : { fit: 4, valid: 3, twisted: 5, query: 3, elsewhere: 1 });
    const moment = await this.#momentNow(), request = { kind, operation: this.operation, path: this.path, method: this.method.toUpperCase(), headers: [['Host', '127.0.0.1']] };
    const chosen = kind === 'elsewhere' ? this.#elsewhere(moment) : moment;
    request.target = this.path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(chosen.values?.[name] ?? parameterValue(name, this.world, chosen))) + this.#query(kind, chosen);
    this.#authorize(request, kind, chosen);
    this.#parameterHeaders(request, kind, chosen);
    if (this.schema) this.#fill(request, kind, chosen);
    if (kind === 'twisted') twist(request, this.random);
    if (isBeyondLibrary(request)) request.severing = true;
    return request;
  }

  async #momentNow() {
    const exhausted = this.#made >= momentsMost;
    if (this.#moment && (this.#used++ < uses || exhausted)) return this.#moment;
    this.#used = 0;
    this.#made++;
    this.world.moveOn();
    this.#moment = (await momentOf(this.operation)?.(this.world)) ?? {};
    if (this.names.includes('session')) this.#moment.game ??= await this.world.game();
    return this.#moment;
  }

  // The same in another session, which may be closed, another's, or none at all.
  #elsewhere(moment) {
    if (!moment.game) return moment;
    const { closed, foreign } = this.world, nowhere = { ...foreign, id: '00000000-0000-7000-8000-000000000000' };
    return this.random.pick([{ ...moment, game: closed, token: closed.umpire }, { ...moment, game: closed, token: closed.red }, { ...moment, game: foreign, token: foreign.umpire }, { ...moment, game: nowhere, token: foreign.umpire }]);
  }

  #query(kind, { query }) {
    const given = kind === 'fit' && query ? query : [];
    if (kind !== 'fit' || !query)
      for (const { name, in: where, required, schema } of this.parameters)
        if (where === 'query' && (required ? !this.random.chance(0.03) : this.random.chance(0.3)))
          given.push([name, String(kind === 'query' && this.random.chance(0.6) ? this.generator.wrong(this.generator.resolve(schema)) : this.generator.value(schema))]);
    if (kind === 'query' && this.random.chance(0.2)) given.push(this.random.pick([['unknown', '1'], ['', ''], ...given]));
    return given.length ? `?${given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.replace(/[\ud800-\udfff]/g, '?'))}`).join('&')}` : '';
  }

  #authorize(request, kind, moment) {
    if (this.schemes.length === 0) return;
    const { random, world } = this, { game } = moment, { id, in: where, name } = random.pick(this.schemes);
    const others = { none: undefined, wrong: random.text(43, 'abcXYZ019-_'), foreign: world.foreign.umpire, eye: game?.eye, red: game?.red, blue: game?.blue, umpire: game?.umpire };
    const who = kind === 'fit' || random.chance(0.75) ? 'right' : random.pick(Object.keys(others));
    const token = who === 'right' ? bearerOf(id, world, moment) : others[who];
    request.guarded = !this.open;
    const inQuery = where === 'query', forPlayers = ['red', 'blue', 'umpire', 'foreign'].includes(who);
    if (inQuery && token !== undefined) request.target += `${request.target.includes('?') ? '&' : '?'}${name}=${token}`;
    else if (token !== undefined) request.headers.push(['Authorization', `Bearer ${token}`]);
    request.stranger = request.guarded && (token === undefined || who === 'wrong' || (who === 'foreign' && game?.id !== world.foreign.id) || (inQuery && forPlayers));
  }

  #parameterHeaders(request, kind, moment) {
    for (const { name, in: where, schema } of this.parameters)
      if (where === 'header' && moment.key && /idempotency/i.test(name)) request.headers.push([name, moment.key]); // that is signed
      else if (where === 'header' && this.random.chance(0.3))
        request.headers.push([name, /idempotency/i.test(name) ? `key-${this.random.hex(10)}` : String(this.generator.value(schema))]);
    if (this.random.chance(0.2)) request.headers.push(['Accept', this.random.pick(this.#mediaTypes())]);
  }

  #mediaTypes() {
    return ['*/*', ...Object.entries(this.operation.responses).filter(([status]) => status < 300).flatMap(([, response]) => Object.keys(this.described.resolve(response).content ?? {}))];
  }

  #fill(request, kind, moment) {
    const { random, generator, schema } = this, sites = [];
    const asIs = kind === 'fit' || kind === 'varied' || (kind !== 'valid' && random.chance(0.5));
    const value = asIs ? structuredClone(moment.body ?? (this.examples.length ? random.pick(this.examples) : generator.value(schema))) : generator.value(schema, sites);
    if (asIs) generator.places(value, schema, sites);
    request.value = kind === 'spoilt' ? generator.spoil(value, sites) : kind === 'varied' ? generator.vary(value, sites) : value;
    request.headers.push(['Content-Type', 'application/json']);
    this.#tame(request.value);
    request.body = Buffer.from(JSON.stringify(request.value));
    if (kind !== 'bytes') return;
    request.body = breakBytes(request.body.toString(), this.random);
    request.value = undefined;
  }

  // Exact odds of a wild question may take a second each; most are estimated from few samples instead.
  #tame(value) {
    if (!/\/odds$/.test(this.path) || value === null || typeof value !== 'object' || Array.isArray(value)) return;
    if ('samples' in value && value.samples > 200) value.samples = 200;
    if (!('method' in value) && !('samples' in value) && this.random.chance(0.9)) Object.assign(value, { method: 'sample', samples: this.random.integer(100, 200) });
  }
}
