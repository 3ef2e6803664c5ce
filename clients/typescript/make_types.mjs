// Makes src/schema/*.d.ts of OpenAPI documents: node make_types.mjs DOCUMENT... The build calls it (cmake/documents.cmake).
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const documents = process.argv.slice(2), folder = fileURLToPath(new URL('src/schema/', import.meta.url));
if (!documents.length) {
    console.error('usage: node make_types.mjs DOCUMENT...');
    process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const document of documents) {
    const ast = await openapiTS(pathToFileURL(document), { defaultNonNullable: false, silent: true });
    writeFileSync(`${folder}${basename(document, '.yaml')}.d.ts`, `// Made of ${basename(document)} by make_types.mjs.\n\n${astToString(ast)}`);
}
