// Nonces of two-sided mode and the commitments to them, as docs/ledger.md has them.
import { createHash } from 'node:crypto';

const field = (bytes) => { const length = Buffer.alloc(4); length.writeUInt32BE(bytes.length); return Buffer.concat([length, bytes]); };
const number = (value) => { const bytes = Buffer.alloc(8); bytes.writeBigUInt64BE(BigInt(value)); return field(bytes); };

// What a seat of the tests shows for a question: the same each time it is asked for.
export const nonceOf = (seat, index) => createHash('sha256').update(`${seat} ${index}`).digest('hex').slice(0, 32);

function commitment(session, seat, index) {
  const fields = [field(Buffer.from('umpire/v1/commitment')), field(Buffer.from(session.replaceAll('-', ''), 'hex')),
    field(Buffer.from(seat)), number(index), field(Buffer.from(nonceOf(seat, index), 'hex'))];
  return createHash('sha256').update(Buffer.concat(fields)).digest('hex');
}

export const commitments = (session, seat, first, count) => ({ first, commitments: Array.from({ length: count }, (_, i) => commitment(session, seat, first + i)) });
export const showing = (seat, index) => ({ index, nonce: nonceOf(seat, index) });
