// Devices of two-sided mode: their keys, nonces and commitments, and what they sign, as docs/ledger.md has it.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

const field = (bytes) => { const length = Buffer.alloc(4); length.writeUInt32BE(bytes.length); return Buffer.concat([length, bytes]); };
const u64 = (value) => { const bytes = Buffer.alloc(8); bytes.writeBigUInt64BE(BigInt(value)); return bytes; };
const number = (value) => field(u64(value));
const text = (words) => field(Buffer.from(words));
const hex = (digits) => Buffer.from(digits, 'hex');
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const uuid = (session) => field(hex(session.replaceAll('-', '')));

// The id of the seat in which red or blue sits: they join first, in this order.
const idOf = (seat) => ({ red: 's1', blue: 's2' })[seat] ?? seat;

// The key of a seat's device, from its name.
function keyOf(seat) {
  const secret = createPrivateKey({ key: Buffer.concat([hex('302e020100300506032b657004220420'), sha256(Buffer.from(seat))]), format: 'der', type: 'pkcs8' });
  return { secret, public: Buffer.from(createPublicKey(secret).export({ format: 'jwk' }).x, 'base64url').toString('hex') };
}
export const deviceKey = (seat) => keyOf(seat).public;

// What a seat of the tests shows for a question: the same each time it is asked for.
export const nonceOf = (seat, index) => createHash('sha256').update(`${seat} ${index}`).digest('hex').slice(0, 32);

export const leafOf = (entry) => sha256(Buffer.from([0]), Buffer.from(entry)).toString('hex');

// The body of a signed request of a game that a device knows by {session, head}: with its last checkpoint and signature.
// `about` is {seq, leaf}, `place` {anchor, link, index}.
export function signed({ session, head }, seat, operation, key, body, { place, about } = {}) {
  const bytes = Buffer.concat([text('umpire/v1/statement'), uuid(session), text(idOf(seat)), text(operation), field(sha256(Buffer.from(JSON.stringify(body)))), text(key),
    field(Buffer.concat([u64(head.size), hex(head.root)])),
    field(place ? Buffer.concat([hex(place.anchor), u64(place.link), u64(place.index)]) : Buffer.alloc(0)),
    field(about ? Buffer.concat([u64(about.seq), hex(about.leaf)]) : Buffer.alloc(0))]);
  return { ...body, last_checkpoint: { size: head.size, root: head.root }, signature: sign(null, bytes, keyOf(seat).secret).toString('hex') };
}

export function commitments(game, seat, key, anchor, first, count) {
  const one = (index) => sha256(text('umpire/v1/commitment'), uuid(game.session), text(idOf(seat)), field(hex(anchor)), number(index), field(hex(nonceOf(seat, index)))).toString('hex');
  const body = { anchor, commitments: Array.from({ length: count }, (_, i) => one(first + i)), first };
  return signed(game, seat, 'commit', key, body, { place: { anchor, link: 0, index: first } });
}

// A question at a place; its members have to be in the order of their names before `place`.
export const asking = (game, seat, key, question, place) =>
  signed(game, seat, 'ask', key, { ...question, place: { index: place.index, link: place.link } }, { place });

// The nonce for a question that stands at {leaf, root} in the record.
export function showing({ session }, seat, index, { leaf, root }) {
  const nonce = nonceOf(seat, index);
  const bytes = Buffer.concat([text('umpire/v1/reveal'), uuid(session), text(idOf(seat)), field(hex(leaf)), field(hex(root)), number(index), field(hex(nonce))]);
  return { index, nonce, signature: sign(null, bytes, keyOf(seat).secret).toString('hex') };
}

// What a device that knows the game by {session, head} says of its newest checkpoint, to a server of this name.
export function cosigning({ session, head }, seat, server = 'localhost') {
  const { secret, public: key } = keyOf(seat), time = 1790000000, origin = `${server}/${session}`, name = `${origin}/${key.slice(0, 16)}`;
  const note = `cosignature/v1\ntime ${time}\n${origin}\n${head.size}\n${hex(head.root).toString('base64')}\n`;
  const id = sha256(Buffer.from(`${name}\n`), Buffer.from([4]), hex(key)).subarray(0, 4);
  return { last_checkpoint: { size: head.size, root: head.root }, line: `\u2014 ${name} ${Buffer.concat([id, u64(time), sign(null, Buffer.from(note), secret)]).toString('base64')}` };
}
