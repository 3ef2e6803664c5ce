// The OpenAPI documents of a service: the core, which has every operation, and one for each ruleset, which types what depends
// on it. One request is held to every document that describes it.
import { makeValidators } from './validators.mjs';

// One document, with what it says of an operation.
export class Described {
  constructor(name, api) {
    Object.assign(this, { name, api, validators: makeValidators(api) });
  }

  resolve(part) {
    const [, , section, name] = part?.$ref?.split('/') ?? [];
    return name ? this.api.components[section][name] : part;
  }

  // The response of a status; what every operation can answer stands under `default`. An answer to HEAD tells no code.
  response(operation, status, code) {
    const common = status >= 400 && (code === undefined || this.api['x-problem-codes'].includes(code)) ? operation.responses.default : undefined;
    return this.resolve(operation.responses[status] ?? common);
  }

  // Whether a problem's code is listed.
  lists(operation, code) {
    return this.api['x-problem-codes'].includes(code) || operation['x-problem-codes'].includes(code);
  }
}

export class Documents {
  #games = new Map(); // the ruleset of each session that was opened

  // `get`: a path to the JSON that is served there.
  static async load(get) {
    const documents = new Documents(), { rulesets } = await get('/v1/rulesets');
    documents.core = new Described('core', await get('/openapi.json'));
    documents.rulesets = new Map();
    for (const { name } of rulesets) documents.rulesets.set(name, new Described(name, await get(`/v1/rulesets/${name}/openapi.json`)));
    return documents;
  }

  get all() {
    return [this.core, ...this.rulesets.values()];
  }

  // A session is of its ruleset from now on.
  opened({ id, ruleset }) {
    this.#games.set(id, ruleset);
  }

  #rulesetOf(path, json) {
    const [, session] = /^\/v1\/sessions\/([^/?]+)/.exec(path) ?? [];
    return session ? this.#games.get(session) : /^\/v1\/(?:rulesets|club\/(?:house-rules|armies))\/([^/?]+)/.exec(path)?.[1] ?? json?.ruleset;
  }

  // Every description of a request to `path`, which is an instance of the core's `template` or of a path that a ruleset's
  // document writes out: {document, operation, key}.
  of(method, template, path, json) {
    const ruleset = this.#rulesetOf(path, json), typed = this.rulesets.get(ruleset);
    const general = this.core.api.paths[template] ? template : template.replace(/^\/v1\/rulesets\/[^/]+\/[^/]+/, '/v1/rulesets/{ruleset}/{step}');
    const places = [[this.core, general], [typed, template.replace('{ruleset}', ruleset)]];
    return places.flatMap(([document, at]) => {
      const operation = document?.api.paths[at]?.[method];
      return operation ? [{ document, operation, key: `${document.name} ${method} ${at}` }] : [];
    });
  }
}
