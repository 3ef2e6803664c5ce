// Our own test vectors, made by a second implementation of docs/ledger.md with nothing but Node's standard library.
//   node make.mjs          writes ledger.json beside this file
//   node make.mjs --check  writes nothing; fails when ledger.json is not what it would write
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { calledWith } from '../support/arguments.mjs';

const file = new URL("ledger.json", import.meta.url);
const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();

// Frames (docs/ledger.md, "Frames").
const u32 = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b; };
const u64 = (n) => { const b = Buffer.alloc(8); b.writeBigUInt64BE(BigInt(n)); return b; };
const field = (bytes) => Buffer.concat([u32(bytes.length), bytes]);
const number = (n) => field(u64(n));
const text = (words) => field(Buffer.from(words, "utf8"));
const uuid = (id) => field(Buffer.from(id.replaceAll("-", ""), "hex"));
const byBytes = (a, b) => Buffer.compare(Buffer.from(a.seat, "utf8"), Buffer.from(b.seat, "utf8"));
const nonces = (list) => Buffer.concat([u32(list.length),
    ...[...list].sort(byBytes).map((n) => Buffer.concat([text(n.seat), field(Buffer.from(n.nonce, "hex"))]))]);

// The chain.
const below = (session, link, secret) => sha256(text("umpire/v1/link"), uuid(session), number(link), field(secret));

function chain(session, from, length, highest) {
    const links = {};
    let secret = Buffer.from(highest, "hex");
    for (let link = from + length; link > from; link--) {
        links[link] = secret.toString("hex");
        secret = below(session, link, secret);
    }
    const shown = new Set([1, 2, 127, 128, 129, 256, length - 1, length].map((place) => String(from + place)));
    return { session, from, length, highest, anchor: secret.toString("hex"),
             links: Object.fromEntries(Object.entries(links).filter(([link]) => shown.has(link))) };
}

// The dice.
const block = (d, n) => createHmac("sha256", Buffer.from(d.secret, "hex"))
    .update(Buffer.concat([text("umpire/v1/dice"), uuid(d.session), number(d.link), nonces(d.nonces), number(n)]))
    .digest();

function faces(d, sides, count) {
    const found = [];
    const fair = 256 - (256 % sides);
    for (let n = 0; found.length < count; n++)
        for (const byte of block(d, n))
            if (byte < fair && found.length < count) found.push((byte % sides) + 1);
    return found;
}

const dice = (d) => ({ ...d, blocks: [0, 1, 2].map((n) => block(d, n).toString("hex")),
                       faces: [2, 3, 6, 10, 12, 20, 100, 200, 256].map((sides) => ({ sides, faces: faces(d, sides, 50).join(" ") })) });

// Checkpoints.
function checkpoint(c) {
    const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.from(c.seed, "hex")]);
    const secret = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    const key = Buffer.from(createPublicKey(secret).export({ format: "jwk" }).x, "base64url");
    const typed = Buffer.concat([Buffer.from([1]), key]);
    const id = sha256(Buffer.from(c.server + "\n", "utf8"), typed).subarray(0, 4);
    const words = `${c.server}/${c.session}\n${c.size}\n${Buffer.from(c.root, "hex").toString("base64")}\n`;
    const blob = Buffer.concat([id, sign(null, Buffer.from(words, "utf8"), secret)]).toString("base64");
    return { ...c, key: `${c.server}+${id.toString("hex")}+${typed.toString("base64")}`, note: `${words}\n\u2014 ${c.server} ${blob}\n` };
}

// Fingerprints; the words are the document's (docs/ledger.md, "Fingerprints").
const ledger = readFileSync(new URL("../../docs/ledger.md", import.meta.url), "utf8");
const words = ledger.split("## Fingerprints\n")[1].split("```")[1].trim().split("\n").slice(1).flatMap((line) => line.split(" "));
const fingerprint = (key) => ({ key, words: [...sha256(Buffer.from(key, "hex")).subarray(0, 8)].map((byte) => words[byte]).join(" ") });

// Statements, commitments of a chain, and reveals (docs/ledger.md, "Statements").
const parts = (...bytes) => field(Buffer.concat(bytes));
const hex = (digits) => Buffer.from(digits, "hex");
const committed = (c) => sha256(text("umpire/v1/commitment"), uuid(c.session), text(c.seat), field(hex(c.anchor)), number(c.index),
                                field(hex(c.nonce))).toString("hex");

function key(seed) {
    const secret = createPrivateKey({ key: Buffer.concat([hex("302e020100300506032b657004220420"), hex(seed)]), format: "der", type: "pkcs8" });
    return { secret, words: Buffer.from(createPublicKey(secret).export({ format: "jwk" }).x, "base64url").toString("hex") };
}

function signed(vector, bytes) {
    const { secret, words } = key(vector.seed);
    return { ...vector, key: words, bytes: bytes.toString("hex"), signature: sign(null, bytes, secret).toString("hex") };
}

const statement = (s) => signed(s, Buffer.concat([
    text("umpire/v1/statement"), uuid(s.session), text(s.seat), text(s.operation), field(sha256(Buffer.from(s.body, "utf8"))),
    text(s.idempotency_key ?? ""),
    s.last_checkpoint ? parts(u64(s.last_checkpoint.size), hex(s.last_checkpoint.root)) : parts(),
    s.place ? parts(hex(s.place.anchor), u64(s.place.link), u64(s.place.index)) : parts(),
    s.about ? parts(u64(s.about.seq), hex(s.about.leaf)) : parts()]));

const reveal = (r) => signed(r, Buffer.concat([
    text("umpire/v1/reveal"), uuid(r.session), text(r.seat), field(hex(r.asked)), field(hex(r.root)), number(r.index), field(hex(r.nonce))]));

// Cosignatures (C2SP tlog-cosignature): a further line of a checkpoint's note.
function cosignature(c) {
    const { secret, words } = key(c.device);
    const { note } = checkpoint(c);
    const body = note.slice(0, note.indexOf("\n\n") + 1);
    const name = `${c.server}/${c.session}/${words.slice(0, 16)}`;
    const typed = Buffer.concat([Buffer.from([4]), hex(words)]);
    const id = sha256(Buffer.from(name + "\n", "utf8"), typed).subarray(0, 4);
    const message = Buffer.from(`cosignature/v1\ntime ${c.time}\n${body}`, "utf8");
    const line = `\u2014 ${name} ${Buffer.concat([id, u64(c.time), sign(null, message, secret)]).toString("base64")}\n`;
    return { ...c, cosigner: `${name}+${id.toString("hex")}+${typed.toString("base64")}`, note: note + line };
}

const session = "01934abc-def0-7fff-8000-090aa00aff10", other = "ffffffff-ffff-7fff-bfff-ffffffffffff";
const fixed = (words) => sha256(Buffer.from(words, "utf8")).toString("hex");
const red = { seat: "red", nonce: fixed("red").slice(0, 32) }, blue = { seat: "blue", nonce: fixed("blue") };
const umpire = { seat: "umpire", nonce: fixed("umpire") + fixed("and more") }, unicode = { seat: "Ünder", nonce: "00".repeat(16) };

const last = { size: 5, root: fixed("root") };
const list = { session, seat: "red", anchor: fixed("anchor"), first: 3, nonces: [red.nonce, blue.nonce],
               seed: fixed("device"), idempotency_key: "commit-1", last_checkpoint: last };
const commitments = list.nonces.map((nonce, i) => committed({ ...list, index: list.first + i, nonce }));

const vectors = {
    about: "made by make.mjs; see docs/ledger.md",
    chains: [
        chain(session, 0, 1, fixed("one")),
        chain(session, 0, 128, fixed("a step")),
        chain(session, 0, 300, fixed("more than two steps")),
        chain(session, 0, 4096, fixed("the whole length")),
        chain(other, 4096, 129, fixed("after a rekey")),
        chain(other, 2 ** 52, 3, "00".repeat(32)),
    ],
    dice: [
        dice({ session, link: 1, secret: fixed("secret"), nonces: [] }),
        dice({ session, link: 1, secret: fixed("secret"), nonces: [blue, red] }),
        dice({ session, link: 2, secret: fixed("secret"), nonces: [blue, red] }),
        dice({ session: other, link: 2 ** 40 + 7, secret: "00".repeat(32), nonces: [red, umpire, unicode] }),
        dice({ session: other, link: 2 ** 40 + 7, secret: "00".repeat(32),
               nonces: [{ seat: "blue", nonce: "ff".repeat(64) }, { seat: "red", nonce: "01".repeat(17) }] }),
    ],
    statements: [
        statement({ session, seat: "red", operation: "ask", body: '{"input":{"target":8},"step":"morale-check"}', idempotency_key: "k",
                    last_checkpoint: last, place: { anchor: fixed("anchor"), link: 4, index: 3 }, seed: fixed("device") }),
        statement({ session: other, seat: "Ünder", operation: "join", body: "{}", seed: "ff".repeat(32) }),
        statement({ session, seat: "blue", operation: "give_up", body: "{}", idempotency_key: "x".repeat(128),
                    last_checkpoint: { size: 2 ** 47, root: "00".repeat(32) }, about: { seq: 999999, leaf: fixed("asked") }, seed: fixed("device") }),
        statement({ session, seat: "blue", operation: "note", body: '{"text":"A moment."}', idempotency_key: "n", last_checkpoint: last,
                    seed: fixed("device") }),
    ],
    commitment_lists: [
        { ...list, commitments, statement: statement({
            session, seat: "red", operation: "commit", body: JSON.stringify({ anchor: list.anchor, commitments, first: list.first }),
            idempotency_key: list.idempotency_key, last_checkpoint: last, place: { anchor: list.anchor, link: 0, index: list.first }, seed: list.seed }) },
    ],
    reveals: [
        reveal({ session, seat: "red", asked: fixed("asked"), root: fixed("root"), index: 3, nonce: red.nonce, seed: fixed("device") }),
        reveal({ session: other, seat: "Ünder", asked: "00".repeat(32), root: "ff".repeat(32), index: 2 ** 40, nonce: "ab".repeat(64), seed: "ff".repeat(32) }),
    ],
    cosignatures: [
        cosignature({ server: "umpire.example", session, size: 17, root: fixed("root"), seed: fixed("seed"), device: fixed("device"), time: 1679315147 }),
        cosignature({ server: "club-café.example", session: other, size: 0, root: sha256().toString("hex"), seed: "ff".repeat(32),
                      device: "ff".repeat(32), time: 0 }),
    ],
    checkpoints: [
        checkpoint({ server: "umpire.example", session, size: 1, root: fixed("root"), seed: fixed("seed") }),
        checkpoint({ server: "umpire.example/second", session: other, size: 2 ** 47, root: "00".repeat(32), seed: fixed("other") }),
        checkpoint({ server: "club-café.example", session, size: 0, root: sha256().toString("hex"), seed: "ff".repeat(32) }),
    ],
    // So many that each of the 256 words is among them.
    fingerprints: Array.from({ length: 400 }, (_, n) => fingerprint(fixed(`key ${n}`))),
};

const [check] = calledWith("[--check]");
const written = JSON.stringify(vectors, null, 1) + "\n";
if (!check) {
    writeFileSync(file, written);
} else if (readFileSync(file, "utf8") !== written) {
    console.error("ledger.json is not what make.mjs writes");
    process.exit(1);
}
