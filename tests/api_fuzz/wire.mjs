// Requests as bytes and answers as they come: one connection that is kept as long as the service keeps it. It takes
// nothing for granted that the fuzz is to check, and refuses answers that are no HTTP.
import { connect } from 'node:net';

// Milliseconds that an answer is waited for: of odds under a sanitizer, which may first stand in line for a minute
// (UMPIRE_WORK_WAIT_MS of the test), of what is hardly HTTP, of half a request.
const patience = { usual: 600_000, severing: 3_000, unfinished: 100 };
const listening = 150; // how long a stream of events is listened to

export function bytesOf({ method, target, headers, body, chunked }) {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (chunked) lines.push('Transfer-Encoding: chunked');
  else if (body !== undefined && !headers.some(([name]) => /^content-length$/i.test(name))) lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'); // a header may hold any byte
  return Buffer.concat([head, chunked ? chunksOf(body ?? Buffer.alloc(0), chunked) : body ?? Buffer.alloc(0)]);
}

function chunksOf(body, size) {
  const parts = [];
  for (let at = 0; at < body.length; at += size) {
    const piece = body.subarray(at, at + size);
    parts.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

export class Connection {
  #port;
  #host;
  #socket;
  #arrived = Buffer.alloc(0);
  #ended = true;
  #patience;
  #wake = () => {};

  constructor(url) {
    this.#host = url.hostname;
    this.#port = url.port;
  }

  close() {
    this.#socket?.destroy();
    this.#ended = true;
  }

  #open() {
    this.#arrived = Buffer.alloc(0);
    this.#ended = false;
    const socket = this.#socket = connect(this.#port, this.#host);
    socket.setNoDelay(true);
    const ends = () => {
      if (socket !== this.#socket) return; // it was given up before
      this.#ended = true;
      this.#wake();
    };
    socket.on('data', (piece) => {
      if (socket !== this.#socket) return;
      this.#arrived = Buffer.concat([this.#arrived, piece]);
      this.#wake();
    });
    socket.on('end', ends).on('close', ends).on('error', ends);
  }

  // Until more has come; false when nothing will, or not in time.
  async #more(wait = this.#patience) {
    if (this.#ended) return false;
    const before = this.#arrived.length;
    const inTime = await new Promise((done) => {
      const timer = setTimeout(() => done(false), wait);
      this.#wake = () => { clearTimeout(timer); done(true); };
    });
    if (!inTime && wait === this.#patience) throw new Error(`no answer in ${wait} ms`);
    return inTime && this.#arrived.length > before;
  }

  async #take(length) {
    while (this.#arrived.length < length) if (!(await this.#more())) throw new Error(`the answer ends ${length - this.#arrived.length} bytes early`);
    const taken = this.#arrived.subarray(0, length);
    this.#arrived = this.#arrived.subarray(length);
    return taken;
  }

  async #line() {
    let end;
    while ((end = this.#arrived.indexOf('\r\n')) < 0) if (!(await this.#more())) throw new Error('the answer ends within its head');
    return (await this.#take(end + 2)).toString('latin1', 0, end);
  }

  // The answer, or null where the service closed the connection without one. A kept connection may have been closed
  // meanwhile; then the request is sent once more on a new one.
  async ask(request) {
    const kept = !this.#ended;
    if (!kept) this.#open();
    else if (this.#arrived.length > 0) throw new Error(`bytes after the answer before: ${JSON.stringify(this.#arrived.toString('latin1', 0, 200))}`);
    this.#patience = request.unfinished ? patience.unfinished : request.severing ? patience.severing : patience.usual;
    this.#socket.write(bytesOf(request));
    if (this.#arrived.length === 0 && !(await this.#more())) {
      this.close();
      return kept ? this.ask(request) : null;
    }
    const answer = await this.#read(request);
    if (/close/i.test(answer.headers.connection ?? '') || request.severing) this.close();
    return answer;
  }

  async #read(request) {
    const start = await this.#line(), [, status, reason] = /^HTTP\/1\.1 (\d{3}) ?(.*)$/.exec(start) ?? [];
    if (!status) throw new Error(`the answer begins with ${JSON.stringify(start)}`);
    const headers = {}, lines = [];
    for (let line; (line = await this.#line()) !== '';) {
      const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
      if (!name) throw new Error(`a header is ${JSON.stringify(line)}`);
      lines.push([name.toLowerCase(), value]);
      headers[name.toLowerCase()] = name.toLowerCase() in headers ? `${headers[name.toLowerCase()]}, ${value}` : value;
    }
    if (status === '100') return this.#read(request);
    const answer = { status: Number(status), reason, headers, lines };
    answer.body = await this.#body(request, answer);
    return answer;
  }

  async #body({ method }, { status, headers }) {
    if (method === 'HEAD' || status === 304 || status === 204) return Buffer.alloc(0);
    if (/^text\/event-stream/.test(headers['content-type'] ?? '') && status === 200) return this.#listen();
    if (/chunked/i.test(headers['transfer-encoding'] ?? '')) return this.#chunks();
    if (headers['content-length'] !== undefined) return Buffer.from(await this.#take(Number(headers['content-length'])));
    if (!/close/i.test(headers.connection ?? '')) throw new Error('an answer of unknown length on a connection that stays');
    while (await this.#more());
    return this.#take(this.#arrived.length);
  }

  async #chunks() {
    const parts = [];
    for (let size; (size = parseInt(await this.#line(), 16)) !== 0;) {
      if (!(size > 0)) throw new Error('a chunk without a size');
      parts.push(Buffer.from(await this.#take(size)));
      await this.#take(2);
    }
    while ((await this.#line()) !== '');
    return Buffer.concat(parts);
  }

  // A stream has no end: the whole chunks that came in a moment are enough.
  async #listen() {
    const until = Date.now() + listening;
    while (Date.now() < until && (await this.#more(Math.max(1, until - Date.now()))));
    const parts = [];
    for (let heard = this.#arrived, end; (end = heard.indexOf('\r\n')) >= 0;) {
      const size = parseInt(heard.toString('latin1', 0, end), 16);
      if (!(size > 0) || heard.length < end + 2 + size) break;
      parts.push(heard.subarray(end + 2, end + 2 + size));
      heard = heard.subarray(end + 4 + size);
    }
    this.close();
    return Buffer.concat(parts);
  }
}

// A word for the shell. What is not printable is written for printf.
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function printed(body) {
  const octal = [...body].map((byte) => (byte === 37 ? '%%' : byte >= 32 && byte < 127 && byte !== 92 && byte !== 39 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`));
  return `printf '${octal.join('')}'`;
}

// The same as a line for the shell: what curl makes of it differs only in headers that curl adds.
export function curlOf(base, { method, target, headers, body, chunked }) {
  const words = ['curl', '-isS', '--path-as-is', '-g', '--noproxy', "'*'", method === 'HEAD' ? '-I' : `-X ${quoted(method)}`];
  for (const [name, value] of headers) if (!/^(host|content-length)$/i.test(name)) words.push('-H', quoted(value === '' ? `${name};` : `${name}: ${value}`));
  if (chunked) words.push('-H', "'Transfer-Encoding: chunked'");
  if (body !== undefined && !headers.some(([name]) => /^content-type$/i.test(name))) words.push('-H', "'Content-Type;'");
  if (body !== undefined) words.push('--data-binary', '@-');
  words.push(quoted(base.origin + target));
  return body === undefined ? words.join(' ') : `${printed(body)} | ${words.join(' ')}`;
}
