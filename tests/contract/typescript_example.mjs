// typescript_example.mjs URL: examples/typescript as a stranger has it: the packed client beside it, its own settings of tsc, then Node.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { calledWith } from '../support/arguments.mjs';
import { unpackClient } from '../support/packed.mjs';

const [address] = calledWith('URL'), source = resolve(import.meta.dirname, '../..');
const app = mkdtempSync(join(tmpdir(), 'umpire-example-'));
const run = (...words) => execFileSync(process.execPath, words, { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] });
try {
    for (const file of ['package.json', 'tsconfig.json', 'table.ts']) cpSync(join(source, 'examples/typescript', file), join(app, file));
    unpackClient(source, app);
    run(join(source, 'node_modules/typescript/bin/tsc'));
    run('table.js', address);
} finally {
    rmSync(app, { recursive: true });
}
