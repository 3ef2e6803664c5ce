// Makes what is published of src: dist, with ES modules for Node and browsers and their types, and the licence. The build calls it
// (cmake/documents.cmake) when the types of the documents are there: node build.mjs
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
rmSync(join(folder, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.json'), '--noEmit', 'false', '--declaration', '--outDir', join(folder, 'dist'), '--rootDir', join(folder, 'src')], { stdio: 'inherit' });
cpSync(join(folder, 'src/schema'), join(folder, 'dist/schema'), { recursive: true });
copyFileSync(join(folder, '../../LICENSE'), join(folder, 'LICENSE'));
