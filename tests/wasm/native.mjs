/** The calls, compiled for this machine (native.c), beside those of umpire.wasm. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const source = process.env.UMPIRE_SOURCE_DIR;
export const built = process.env.UMPIRE_BINARY_DIR;
if (!source || !built) {
    console.error('UMPIRE_SOURCE_DIR and UMPIRE_BINARY_DIR are not set; ctest sets them: ctest --test-dir build/debug -L wasm');
    process.exit(2);
}
export const rules = join(built, 'umpire-rules');

/** Bytes out of a stream, in pieces of the sizes that are asked for; undefined at its end. */
export class Reader {
    #chunks = [];
    #size = 0;
    #stream;
    constructor(stream) {
        this.#stream = stream[Symbol.asyncIterator]();
    }
    async read(size) {
        while (this.#size < size) {
            const { value, done } = await this.#stream.next();
            if (done && this.#size) throw new Error('the stream ends in the middle');
            if (done) return undefined;
            this.#chunks.push(value);
            this.#size += value.length;
        }
        if (this.#chunks[0]?.length < size) this.#chunks = [Buffer.concat(this.#chunks)];
        const whole = this.#chunks[0] ?? Buffer.alloc(0);
        this.#size -= size;
        if (whole.length === size) this.#chunks.shift();
        else if (size) this.#chunks[0] = whole.subarray(size);
        return whole.subarray(0, size);
    }
    async numbers(count) {
        const bytes = await this.read(4 * count);
        return bytes && Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i));
    }
}

/** A call as bytes. */
export function frame({ name, head = {}, body = '' }) {
    const parts = [name, typeof head === 'string' ? head : JSON.stringify(head), body].map((part) => Buffer.from(part));
    const sizes = Buffer.alloc(12);
    parts.forEach((part, i) => sizes.writeUInt32LE(part.length, 4 * i));
    return Buffer.concat([sizes, ...parts]);
}

/** The calls that stand in a stream. */
export async function* frames(stream) {
    const reader = new Reader(stream);
    for (let sizes; (sizes = await reader.numbers(3)); ) {
        const [name, head, body] = [await reader.read(sizes[0]), await reader.read(sizes[1]), await reader.read(sizes[2])];
        yield { name: name.toString(), head: head.toString(), body: Buffer.from(body) };
    }
}

export class Native {
    #program = spawn(join(built, 'tests/wasm/wasm_native'), { stdio: ['pipe', 'pipe', 'inherit'] });
    #reader = new Reader(this.#program.stdout);
    async ask(call) {
        if (!this.#program.stdin.write(frame(call))) await once(this.#program.stdin, 'drain');
        const numbers = await this.#reader.numbers(2);
        if (!numbers) throw new Error(`the native program ended at ${call.name} ${JSON.stringify(call.head)}`);
        return { status: numbers[0], bytes: await this.#reader.read(numbers[1]) };
    }
    async end() {
        this.#program.stdin.end();
        const [code] = this.#program.exitCode === null ? await once(this.#program, 'exit') : [this.#program.exitCode];
        if (code !== 0) throw new Error(`the native program ended with ${code}`);
    }
}
