/** The exports that one of the verifier's test programs checks, as calls (tests/ledger/verifying.h). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { frames } from './native.mjs';

export async function* exportsOf(program) {
    const child = spawn(program, [], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, UMPIRE_EXPORTS: '3' } });
    let said = '', whole = false;
    child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-2000)));
    const ended = once(child, 'exit');
    try {
        yield* frames(child.stdio[3]);
        whole = true;
    } finally {
        if (!whole) child.kill(); // whoever reads has enough
    }
    const [, signal] = await ended; // whether its own tests pass is theirs to say
    if (signal) throw new Error(`${program}: ${signal}\n${said}`);
}
