/**
 * umpire.wasm and what it needs of whoever runs it: memory, five functions of WASI, and a fresh instance after a trap.
 * Nothing here knows a file, a page or a network: index.js gets the bytes for Node and browsers, umpire-verify.html has
 * them inside. Every `export` stands at the beginning of its line, so that the page can be one classic script.
 */

/** What an answer that is no success says: a problem (RFC 9457), as the service would send it. */
export class UmpireProblem extends Error {
    constructor(status, problem) {
        super(problem.detail ?? problem.title);
        this.name = 'UmpireProblem';
        this.status = status;
        this.problem = problem;
    }
}

const PIECE = 65536; // of files
const TURN = 1 << 20; // bytes after which others get their turn

const utf8 = new TextEncoder();
const bytesOf = (value) =>
    value === undefined || value === null
        ? new Uint8Array()
        : typeof value === 'string'
          ? utf8.encode(value)
          : ArrayBuffer.isView(value)
            ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
            : value instanceof ArrayBuffer
              ? new Uint8Array(value)
              : utf8.encode(JSON.stringify(value));

/** An instance, and its memory as bytes: a view is made for each use, because memory that grows gets a new buffer. */
class Instance {
    constructor(module) {
        const view = () => new DataView(this.exports.memory.buffer);
        const wasi = {
            clock_time_get: (_clock, _precision, at) => (view().setBigUint64(at, BigInt(Date.now()) * 1000000n, true), 0),
            fd_close: () => 8,
            fd_seek: () => 8,
            fd_write: (_file, list, count, at) => {
                let written = 0; // nobody reads it
                for (let i = 0; i < count; i++) written += view().getUint32(list + 8 * i + 4, true);
                view().setUint32(at, written, true);
                return 0;
            },
            random_get: (at, size) => (globalThis.crypto.getRandomValues(this.bytes(at, size)), 0),
        };
        this.exports = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi }).exports;
        this.exports._initialize();
    }

    bytes(at, size) {
        return new Uint8Array(this.exports.memory.buffer, at, size);
    }

    /** Puts bytes into memory, with a NUL behind them. */
    put(bytes) {
        const at = this.exports.um_take(bytes.length + 1);
        if (!at) throw new WebAssembly.RuntimeError('no memory');
        this.bytes(at, bytes.length).set(bytes);
        this.bytes(at + bytes.length, 1)[0] = 0;
        return at;
    }

    call(name, head, body) {
        const places = [utf8.encode(name), head, body].map((bytes) => this.put(bytes));
        const status = this.exports.um_call(places[0], places[1], head.length, places[2], body.length);
        for (const place of places) this.exports.um_give(place);
        return { status, bytes: this.bytes(this.exports.um_answer(), this.exports.um_answer_size()).slice() };
    }
}

/** The umpire. Calls that do not succeed throw an UmpireProblem. */
export class Umpire {
    #module;
    #instance;
    #clauses;

    /** `bytes` of umpire.wasm, or its module. */
    static async start(bytes) {
        return new Umpire(bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes));
    }

    constructor(module) {
        this.#module = module;
        this.renew();
    }

    /** Drops everything that is kept between calls. */
    renew() {
        this.#instance = new Instance(this.#module);
        if (this.#clauses) this.#instance.call('clauses', new Uint8Array(), this.#clauses);
    }

    /** How many bytes of memory it has. */
    get memory() {
        return this.#instance.exports.memory.buffer.byteLength;
    }

    /**
     * Makes a call of docs/browser.md: {status, bytes}. A trap, which is what running out of memory comes to, is answered
     * as such, with 503; the instance is a new one then, and what was begun must begin again.
     */
    ask(name, head = {}, body) {
        try {
            return this.#instance.call(name, utf8.encode(JSON.stringify(head)), bytesOf(body));
        } catch (error) {
            if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
            this.renew();
            return this.#instance.call('out_of_memory', new Uint8Array(), new Uint8Array());
        }
    }

    /** The same as a text; throws unless it succeeded. */
    text(name, head, body) {
        const { status, bytes } = this.ask(name, head, body);
        const text = new TextDecoder().decode(bytes);
        if (status !== 200) {
            const said = JSON.parse(text);
            throw said.refusal ? new DeviceRefusal(said) : new UmpireProblem(status, said);
        }
        return text;
    }

    /** The same as what the JSON says. */
    json(name, head, body) {
        return JSON.parse(this.text(name, head, body));
    }

    // Questions

    /** Rules a question {input, options?, dice?}, as POST /v1/rulesets/{ruleset}/{step}. */
    resolve(ruleset, step, question) {
        return this.json('resolve', { ruleset, step }, question);
    }

    /** Only checks it, as POST /v1/rulesets/{ruleset}/{step}/preview. */
    preview(ruleset, step, question) {
        return this.json('preview', { ruleset, step }, question);
    }

    /** Its odds, as POST /v1/rulesets/{ruleset}/{step}/odds. */
    odds(ruleset, step, question, { branches } = {}) {
        return this.json('odds', { ruleset, step, branches }, question);
    }

    // Records

    /** The clauses that fit some words, as GET /v1/search; setClauses comes before. */
    search(q, { ruleset, limit } = {}) {
        return this.json('search', { q, ruleset, limit });
    }

    /** The texts of the clauses (clauses.json), which rolls are told with. */
    setClauses(clauses) {
        const bytes = bytesOf(clauses).slice();
        this.json('clauses', {}, bytes);
        this.#clauses = bytes;
    }

    /**
     * Checks an export. `source` is a Blob, bytes, a text, or what yields bytes; `options` may give keys (in words),
     * checkpoint (a saved note), roll (the entry that will be told), file (0 or 1), progress (bytes → void), signal.
     * "passed", "failed" or "incomplete".
     */
    async verify(source, { keys = [], checkpoint, roll, file = 0, progress, signal } = {}) {
        this.json('verify_begin', { file, keys, checkpoint, roll });
        await this.#feed('verify_piece', { file }, source, progress, signal);
        return this.json('verify_end', { file }).outcome;
    }

    /** What the check came to, as `umpire verify` says it: an object, or a text in the form `text`, `certificate`, `roll` or `verdict`. */
    report({ form = 'json', file = 0, now = new Date() } = {}) {
        const text = this.text('verify_report', { form, file, now: now.toISOString() });
        return form === 'json' ? JSON.parse(text) : text;
    }

    /** What each check holds, and what notes and counts mean. */
    words() {
        return this.json('verify_words');
    }

    /** Two records of one session: the files that were verified as 0 and 1, or file 0 and a note, or two notes. */
    compare({ names = ['first', 'second'], notes = [], proofs = [], keys = [], form = 'json' } = {}) {
        const text = this.text('compare', { names, notes, proofs, keys, form });
        return form === 'json' ? JSON.parse(text) : text;
    }

    /** Whether the receipt of an entry holds, by these keys. */
    receipt(receipt, keys) {
        return this.json('receipt', { keys }, receipt);
    }

    /** The battle report of an export, in the form `json`, `markdown` or `html`. It checks nothing. */
    async battle(source, { form = 'json', progress, signal } = {}) {
        this.json('report_begin', { form });
        await this.#feed('report_piece', {}, source, progress, signal);
        const text = this.text('report_end');
        return form === 'json' ? JSON.parse(text) : text;
    }

    async #feed(name, head, source, progress, signal) {
        let fed = 0, turn = 0;
        for await (const chunk of chunksOf(source))
            for (let at = 0; at < chunk.length; at += PIECE) {
                const piece = chunk.subarray(at, at + PIECE);
                this.json(name, head, piece);
                fed += piece.length;
                if (fed - turn < TURN) continue;
                turn = fed;
                progress?.(fed);
                await new Promise((resolve) => setTimeout(resolve));
                signal?.throwIfAborted();
            }
        progress?.(fed);
    }

    // Hashes, keys and proofs, also where a page has no crypto.subtle

    sha256(bytes) {
        return this.json('sha256', {}, bytes).hash;
    }

    /** The hash of an entry as a leaf of the tree. */
    leaf(entry) {
        return this.json('leaf', {}, entry).hash;
    }

    /** A server's key in words: {name, fingerprint}. */
    key(words) {
        return this.json('key', { key: words });
    }

    /** The public key of a seed of 32 bytes; all in hexadecimal. */
    publicKey(seed) {
        return this.json('key_make', { seed }).key;
    }

    sign(seed, bytes) {
        return this.json('sign', { seed }, bytes).signature;
    }

    isSigned(key, signature, bytes) {
        return this.json('check', { key, signature }, bytes).valid;
    }

    /** Whether a leaf stands at `index` of the tree {size, root}. */
    isIncluded({ leaf, index, size, root, path }) {
        return this.json('inclusion', { leaf, index, size, root, path }).holds;
    }

    /** Whether the tree `to` begins with the tree `from`, each {size, root}. */
    isConsistent(from, to, path) {
        return this.json('consistency', { from_size: from.size, from_root: from.root, to_size: to.size, to_root: to.root, path }).holds;
    }

    /** A checkpoint's note: {verdict, origin?, size?, root?}. */
    checkpoint(note, keys, session) {
        return this.json('checkpoint', { keys, session }, note);
    }

    /** A device that plays a part in a two-sided game; one at a time. */
    device(self, memory = {}) {
        return new Device(this, self, memory);
    }
}

/** Why a device does not go on. `alarm`: no honest server does that. */
export class DeviceRefusal extends Error {
    constructor({ refusal, words, alarm, entry }) {
        super(words);
        this.name = 'DeviceRefusal';
        this.code = refusal;
        this.alarm = alarm;
        this.entry = entry;
    }
}

/**
 * The checks of `umpire device` (docs/device.md). `self` is {session, seat, server, seed, nonces, reissued?}; `memory` what `keep` was
 * last given: {checkpoint, sent, used}. The app keeps two promises: what is to be kept is durable before keep() is called
 * with it; and of each seat one device alone reveals, from one memory that is never set back.
 */
export class Device {
    #umpire;

    constructor(umpire, self, memory) {
        this.#umpire = umpire;
        this.key = umpire.json('device_begin', { ...self, ...memory }).device_key;
    }

    /** Something is durable now: a checkpoint, the question that will be sent, a nonce that will be given away. */
    keep(memory) {
        this.#umpire.json('device_keep', memory);
    }

    /** An export's text, from its opening on: the checkpoint that is to be kept. */
    read(text) {
        this.#umpire.json('device_restart');
        return this.readOn(text);
    }

    /** What is new of it (GET …/record), behind what was read: the checkpoint that is to be kept. */
    readOn(text) {
        const lines = text.split('\n').slice(1, -1);
        const checkpoints = lines.filter((line) => line.startsWith('{"checkpoint":'));
        for (const line of lines.slice(0, lines.length - checkpoints.length)) this.#take(line);
        if (!checkpoints.length) throw new Error('the export has no checkpoint');
        const note = JSON.parse(checkpoints.at(-1)).checkpoint; // the last one covers all
        return { note, ...this.#umpire.json('device_checkpoint', {}, note).checkpoint };
    }

    /** What it is too old to know stops it; but what changed behind that is looked for all the same. */
    #take(line) {
        try {
            this.#umpire.json('device_entry', {}, line);
        } catch (error) {
            if (error.code !== 'unknown_kind') throw error;
        }
    }

    show() {
        return this.#umpire.json('device_show');
    }

    /** The body of a request that commits to nonces ahead; `key` is its Idempotency-Key. */
    commit(key, ahead = 64) {
        return this.#umpire.json('device_commit', { key, ahead }).body;
    }

    /** Where a question would stand now: {anchor, index, link}. */
    place() {
        return this.#umpire.json('device_place');
    }

    /** What is to be kept as `sent` before this question is asked, and its canonical text. */
    question(question) {
        const { anchor, index, link } = this.place();
        const text = canonical({ ...question, place: { index, link } });
        return { text, sent: { anchor, body: this.#umpire.sha256(text), index, link } };
    }

    /** The body of the request that asks; `sent` has been kept. */
    ask(key, text) {
        return this.#umpire.json('device_ask', { key }, text).body;
    }

    /**
     * What is to be kept as `used` before this device signs, by `state`, that the open question ends without its dice: `give_up` with {},
     * `agree_declared` with {dice: [3, 4]}, or `agree_reissue` with its body. {anchor, asked, index, kept_back}.
     */
    prepareEnd(operation, body) {
        return this.#umpire.json('device_end_prepare', { operation }, canonical(body));
    }

    /** What is to be kept as `used` before this device's nonce is given away: {anchor, asked, index}. */
    prepareReveal() {
        return this.#umpire.json('device_reveal_prepare');
    }

    /** {question, index, nonce, signature}; `used` has been kept. */
    reveal() {
        return this.#umpire.json('device_reveal');
    }

    /** The body of any other signed request. `about` is {seq, leaf} where its operation wants one. */
    state(operation, key, body, about = {}) {
        return this.#umpire.json('device_state', { operation, key, ...about }, canonical(body)).body;
    }

    /** The line that this device adds to the checkpoint that it keeps: for `POST …/checkpoint/cosignatures`, without its newline. */
    cosign(note, time = Math.floor(Date.now() / 1000)) {
        return this.#umpire.json('device_cosign', { time }, note).line;
    }
}

/** The parts of a roll's story: the first sentences, what was checked, the whole ruling, and how each die was computed. */
export function rollParts(story) {
    const [first, checked = '', ...rest] = story.trimEnd().split('\n\n'), [, ...lines] = first.split('\n');
    const sums = rest.length > 1 ? rest.pop() : '';
    return { lead: lines.join(' ') || first, checked, ruling: rest.join('\n\n'), sums: sums.slice(sums.indexOf('\n') + 1) };
}

/** JSON with members in the order of their names. */
export function canonical(value) {
    if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const names = Object.keys(value).filter((name) => value[name] !== undefined).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

async function* chunksOf(source) {
    if (typeof Blob !== 'undefined' && source instanceof Blob)
        for (let at = 0; at < source.size; at += TURN) yield new Uint8Array(await source.slice(at, at + TURN).arrayBuffer());
    else if (typeof source !== 'string' && source?.[Symbol.asyncIterator]) yield* source;
    else yield bytesOf(source);
}
