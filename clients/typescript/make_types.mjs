// Makes src/schema/*.d.ts from the project's OpenAPI documents; scripts/documents calls it. With --check nothing is written: what
// differs is named, and the exit status is 1.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const [option, ...more] = process.argv.slice(2), check = option === '--check';
if ((option && !check) || more.length) {
    console.error('usage: node clients/typescript/make_types.mjs [--check]');
    process.exit(2);
}
const here = fileURLToPath(new URL('.', import.meta.url));
const documents = join(here, '../../openapi');
let differ = 0;
for (const name of ['umpire', 'tt', 'tft-ww2', 'd12-skirmish', 'colonial']) {
    const ast = await openapiTS(pathToFileURL(join(documents, `${name}.yaml`)), { defaultNonNullable: false, silent: true });
    const types = `// Made of openapi/${name}.yaml by clients/typescript/make_types.mjs; scripts/documents makes it anew.\n\n${astToString(ast)}`;
    const file = join(here, 'src/schema', `${name}.d.ts`);
    if (!check) writeFileSync(file, types);
    else if (readFileSync(file, 'utf8') !== types) {
        console.error(`${file} is not what openapi/${name}.yaml says; run scripts/documents`);
        differ++;
    }
}
process.exitCode = differ ? 1 : 0;
