/** The umpire's rules, odds and checks in Node and in browsers: umpire.wasm beside this file, and what talks to it. */
import { Umpire } from './host.js';

export { Device, DeviceRefusal, Umpire, UmpireProblem, canonical, rollParts } from './host.js';

async function bytesOf(name) {
    const url = new URL(name, import.meta.url);
    if (url.protocol !== 'file:') {
        const response = await fetch(url);
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        return response.arrayBuffer();
    }
    const { readFile } = await import('node:fs/promises');
    return readFile(url);
}

/** Loads umpire.wasm, and with it the texts of all clauses unless they are not wanted. */
export async function load({ clauses = true } = {}) {
    const umpire = await Umpire.start(await bytesOf('./umpire.wasm'));
    if (clauses) umpire.setClauses(new Uint8Array(await bytesOf('./clauses.json')));
    return umpire;
}
