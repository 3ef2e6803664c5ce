// clients/typescript as npm packs it, where an app has it.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Unpacks the client of `source` into the app in `app`; the names of its files. */
export function unpackClient(source, app) {
    const npm = ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', app], target = join(app, 'node_modules/umpire-client');
    mkdirSync(target, { recursive: true });
    const [{ filename, files }] = JSON.parse(execFileSync('npm', npm, { cwd: join(source, 'clients/typescript'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    execFileSync('tar', ['-xzf', join(app, filename), '-C', target, '--strip-components=1']);
    return files.map(({ path }) => path);
}
