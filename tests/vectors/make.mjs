// Our own test vectors, made by a second implementation of docs/ledger.md with nothing but Node's standard library.
//   node make.mjs          writes ledger.json beside this file
//   node make.mjs --check  writes nothing; fails when ledger.json is not what it would write
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

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
    .update(Buffer.concat([text("umpire/v1/dice"), uuid(d.session), number(d.link), nonces(d.seats), nonces(d.roll), number(n)]))
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

const commitment = (c) => ({ ...c, commitment: sha256(text("umpire/v1/commitment"), uuid(c.session), text(c.seat),
                                                      number(c.index), field(Buffer.from(c.nonce, "hex"))).toString("hex") });

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
const words = ledger.split("## Fingerprints\n")[1].split("\n## ")[0].split("\n").filter((line) => line.startsWith("    "))
    .flatMap((line) => line.trim().split(" "));
const fingerprint = (key) => ({ key, words: [...sha256(Buffer.from(key, "hex")).subarray(0, 8)].map((byte) => words[byte]).join(" ") });

const session = "01934abc-def0-7fff-8000-090aa00aff10", other = "ffffffff-ffff-7fff-bfff-ffffffffffff";
const fixed = (words) => sha256(Buffer.from(words, "utf8")).toString("hex");
const red = { seat: "red", nonce: fixed("red").slice(0, 32) }, blue = { seat: "blue", nonce: fixed("blue") };
const umpire = { seat: "umpire", nonce: fixed("umpire") + fixed("and more") }, unicode = { seat: "Ünder", nonce: "00".repeat(16) };

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
        dice({ session, link: 1, secret: fixed("secret"), seats: [], roll: [] }),
        dice({ session, link: 1, secret: fixed("secret"), seats: [blue, red], roll: [] }),
        dice({ session, link: 2, secret: fixed("secret"), seats: [blue, red], roll: [] }),
        dice({ session, link: 2, secret: fixed("secret"), seats: [], roll: [blue, red] }),
        dice({ session: other, link: 2 ** 40 + 7, secret: "00".repeat(32), seats: [red, umpire, unicode],
               roll: [{ seat: "blue", nonce: "ff".repeat(64) }, { seat: "red", nonce: "01".repeat(17) }] }),
    ],
    commitments: [
        commitment({ session, seat: "red", index: 0, nonce: red.nonce }),
        commitment({ session, seat: "red", index: 1, nonce: red.nonce }),
        commitment({ session: other, seat: "Ünder", index: 2 ** 32, nonce: "ab".repeat(64) }),
    ],
    checkpoints: [
        checkpoint({ server: "umpire.example", session, size: 1, root: fixed("root"), seed: fixed("seed") }),
        checkpoint({ server: "umpire.example/second", session: other, size: 2 ** 47, root: "00".repeat(32), seed: fixed("other") }),
        checkpoint({ server: "club-café.example", session, size: 0, root: sha256().toString("hex"), seed: "ff".repeat(32) }),
    ],
    // So many that each of the 256 words is among them.
    fingerprints: Array.from({ length: 400 }, (_, n) => fingerprint(fixed(`key ${n}`))),
};

const wanted = JSON.stringify(vectors, null, 1) + "\n";
if (process.argv[2] !== "--check") {
    writeFileSync(file, wanted);
} else if (readFileSync(file, "utf8") !== wanted) {
    console.error("ledger.json is not what make.mjs writes");
    process.exit(1);
}
