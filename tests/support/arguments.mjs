// What a script is called with. `calledWith('ROOMS', '[--check]', 'GAME…')`: a name in brackets may be left out, one with dashes is written
// as it stands, of one with dots there may be more. What does not fit is answered with the usage and exit status 2.
import { relative } from 'node:path';

/** The arguments, in the order of their names. */
export function calledWith(...names) {
    const given = process.argv.slice(2);
    const least = names.filter((name) => !name.startsWith('[')).length, most = names.at(-1).includes('…') ? Infinity : names.length;
    const written = (name) => name.replace(/^\[|\]$/g, '');
    const fits = names.every((name, i) => given[i] === undefined || given[i] === written(name) || !(written(name).startsWith('--') || given[i].startsWith('--')));
    if (given.length >= least && given.length <= most && fits) return given;
    misused(names.join(' '));
}

/** Ends a script that is wrongly called. */
export function misused(words) {
    console.error(`usage: node ${relative(process.cwd(), process.argv[1])} ${words}`);
    process.exit(2);
}
