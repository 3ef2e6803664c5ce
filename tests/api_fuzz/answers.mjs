// What an answer must be, by the document: its status, media type, headers, body, and the code of a problem.
import { gunzipSync, inflateSync } from 'node:zlib';
import { Generator } from './generate.mjs';

// What no operation is asked for, and so no operation documents.
const unroutedCodes = ['not_found', 'ruleset_unknown', 'step_not_defined', 'method_not_allowed', 'uri_too_long', 'headers_too_large', 'bad_request', 'not_acceptable'];
// What the HTTP library says of what is no HTTP (docs/api.md).
const libraryStatuses = [400, 405, 411, 413, 414, 417, 431, 501, 505];
// A body that the schema accepts has none of these.
const schemaCodes = ['unknown_field', 'wrong_type'];

// What browsers are led to: the service has it, and the document, which describes the API, has not.
const pages = /^\/(app(\/[^/]*)?)?$/;

const text = new TextDecoder('utf-8', { fatal: true });

export class Answers {
  // `described`: a document (tests/contract/documents.mjs).
  constructor(described) {
    this.described = described;
    this.validators = described.validators;
    this.generator = new Generator(described.api.components.schemas);
    this.patterns = Object.entries(described.api.paths).map(([path, item]) => ({ path, item, pattern: patternOf(path) }));
  }

  // The documented operation that a request goes to, as the service routes it: of several paths that with the fewest parameters is meant.
  route(method, target) {
    const path = unescaped(target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')), name = method === 'HEAD' ? 'get' : method.toLowerCase();
    const fitting = this.patterns.filter(({ pattern }) => pattern.test(path));
    const parameters = ({ path }) => path.split('{').length, fewest = Math.min(...fitting.map(parameters));
    const meant = fitting.filter((each) => parameters(each) === fewest);
    return { path: meant[0]?.path, operation: meant.find(({ item }) => name in item)?.item[name] };
  }

  // Everything that is wrong with the answer to a request, as sentences.
  wrongs(request, answer) {
    if (answer === null) return request.severing ? [] : ['the connection was closed without an answer'];
    const wrongs = [], wrong = (words) => wrongs.push(words);
    if (answer.status >= 500 && !(request.severing && libraryStatuses.includes(answer.status))) wrong(`the status is ${answer.status}`);
    if (request.severing && !isProblem(answer) && libraryStatuses.includes(answer.status)) return wrongs;
    const body = readBody(request, answer, wrong);
    checkHeaders(request, answer, wrong);
    const { operation } = request.odd ? this.route(request.method, request.target) : request;
    if (isProblemPage(request, answer)) {
      if (body !== undefined && !/^<!DOCTYPE html>/.test(body)) wrong('the page of a problem is no page');
      if (operation && !Object.values(operation.responses).some((one) => this.described.resolve(one).content?.['text/html'])) wrong('a page where programs alone ask');
      return wrongs;
    }
    if (isProblem(answer) && body !== undefined) this.#checkProblem(operation, request, answer, body, wrong);
    if (operation) this.#checkDocumented(operation, request, answer, body, wrong);
    else if (!(request.method === 'OPTIONS' && answer.status === 204) && !isProblem(answer) && !isPage(request)) wrong(`the status is ${answer.status} where there is no operation`);
    this.#checkRights(request, answer, body, wrong);
    return wrongs;
  }

  #checkDocumented(operation, request, answer, body, wrong) {
    if (request.odd && isProblem(answer) && (body === undefined || unroutedCodes.includes(body.code))) return;
    const documented = this.described.response(operation, answer.status, body?.code);
    if (!documented) return wrong(`the status ${answer.status} is not documented`);
    for (const [name, header] of Object.entries(documented.headers ?? {}))
      if (this.described.resolve(header).required && !(name.toLowerCase() in answer.headers)) wrong(`the header ${name} is missing`);
    const type = mediaType(answer);
    if (!documented.content) return body === undefined || wrong('there is a body, and none is documented');
    if (!documented.content[type]) return wrong(`the media type ${type} is not documented`);
    if (body === undefined) return;
    const validate = this.validators.of(`${operation.operationId} ${answer.status} ${type}`, documented.content[type].schema, true);
    if (!validate(body)) wrong(`the body does not fit its schema: ${errorsOf(validate)}`);
  }

  #checkProblem(operation, request, answer, body, wrong) {
    const validate = this.validators.of('problem', { $ref: '#/components/schemas/Problem' }, true);
    if (!validate(body)) return wrong(`the problem does not fit its schema: ${errorsOf(validate)}`);
    if (body.status !== answer.status) wrong(`the problem says ${body.status}`);
    if (!operation) return; // another ruleset's step, say: the registry has its code, more is not promised
    if (!this.described.lists(operation, body.code) && !(request.odd && unroutedCodes.includes(body.code)))
      wrong(`the code ${body.code} is not listed for ${answer.status}`);
  }

  // Nobody gets what is not theirs, and what the schema refuses is refused.
  #checkRights(request, answer, body, wrong) {
    if (request.method === 'OPTIONS') return; // browsers ask it for everybody
    const well = answer.status < 400;
    if (well && request.stranger) wrong(`${answer.status} for somebody who may not`);
    if (request.odd || request.value === undefined) return;
    // A preview says itself what is missing.
    const { operationId, requestBody } = request.operation, schema = requestBody?.content?.['application/json']?.schema;
    const validate = schema && this.validators.of(`${operationId} request`, schema, false), fits = validate?.(request.value) ?? true;
    if (well && !fits && !/^preview(Step|Ruling|Correction)/.test(operationId)) wrong(`${answer.status} to a body that the schema refuses: ${errorsOf(validate)}`);
    const refused = (body?.violations ?? []).find(({ code, pointer }) => pointer !== undefined && schemaCodes.includes(code));
    if (!well && fits && refused && !this.generator.isOpenAt(schema, refused.pointer, request.value))
      wrong(`a body that the schema accepts is refused as ${refused.code} at ${refused.pointer}`);
  }
}

// As the service does it: before it looks for segments.
function unescaped(path) {
  return path.replace(/%([0-9a-f]{2})/gi, (whole, hex) => (hex === '00' ? whole : String.fromCharCode(parseInt(hex, 16))));
}

function patternOf(path) {
  return new RegExp(`^${path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&')).join('[^/]+')}$`);
}

function errorsOf(validate) {
  return JSON.stringify(validate.errors.slice(0, 3).map(({ instancePath, message, params }) => ({ instancePath, message, params }))).slice(0, 700);
}

const isPage = ({ method, target }) => /^(GET|HEAD)$/.test(method) && pages.test(unescaped(target.replace(/[?#].*$/s, '')));
const mediaType = (answer) => (answer.headers['content-type'] ?? '').split(';')[0].trim();
// What a browser gets that asked for a page and gets none.
const isProblemPage = ({ method }, answer) => answer.status >= 400 && /^(GET|HEAD)$/.test(method) && mediaType(answer) === 'text/html';
const isProblem = (answer) => mediaType(answer) === 'application/problem+json';

// The body as a value or a text; undefined where there is none.
function readBody({ method }, answer, wrong) {
  if (method === 'HEAD' || answer.body.length === 0) return undefined;
  try {
    const coding = answer.headers['content-encoding'];
    const plain = coding === 'gzip' ? gunzipSync(answer.body) : coding === 'deflate' ? inflateSync(answer.body) : answer.body;
    const words = text.decode(plain);
    if (mediaType(answer) === 'text/event-stream') readEvents(words, wrong);
    if (!/ndjson/.test(mediaType(answer))) return /json$/.test(mediaType(answer)) ? JSON.parse(words) : words;
    words.split('\n').filter(Boolean).forEach((line) => JSON.parse(line));
    return words;
  } catch (error) {
    wrong(`the body cannot be read: ${error.message}`);
    return undefined;
  }
}

// Lines of server-sent events; what stands behind `data` is JSON.
function readEvents(words, wrong) {
  for (const line of words.split('\n')) {
    const [, field, value] = /^(id|event|data|retry)?:(.*)$/.exec(line) ?? [];
    if (line !== '' && value === undefined) wrong(`a line of the stream is ${JSON.stringify(line.slice(0, 200))}`);
    if (field === 'data') JSON.parse(value);
    if (/id|retry/.test(field) && !/^ ?\d+$/.test(value)) wrong(`a line of the stream is ${JSON.stringify(line.slice(0, 200))}`);
  }
}

// Headers that a status asks for, whatever the operation, and what no header may be.
const wantedHeaders = { 201: ['location'], 401: ['www-authenticate'], 405: ['allow'], 429: ['retry-after'], 503: ['retry-after'], 304: ['etag'] };

function checkHeaders(request, answer, wrong) {
  for (const name of wantedHeaders[answer.status] ?? []) if (!answer.headers[name]) wrong(`there is no ${name}`);
  if (answer.status !== 204 && answer.status !== 304 && !answer.headers['content-type']) wrong('there is no content-type');
  for (const [name, value] of answer.lines) if (/[^\t\x20-\x7e]/.test(value)) wrong(`the header ${name} has strange characters`);
  for (const name of ['content-type', 'content-length', 'location', 'etag'])
    if (answer.lines.filter(([each]) => each === name).length > 1) wrong(`the header ${name} stands twice`);
  if (request.method === 'HEAD' && answer.body.length > 0) wrong('an answer to HEAD has a body');
}
