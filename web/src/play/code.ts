/** A join code in what somebody typed or pasted: the code, a link, or a message with either in it. */

const CODE = 16;
/** What stands between groups, as people and their phones write it: blanks that break and do not, hyphens and dashes. */
const BETWEEN = '[\\s\\p{Zs}\\p{Pd}\\u2212]';
/** Letters of codes; O, I and L are read as the digits that they look like. */
const LETTER = '[0-9A-TV-Za-tv-z]';
const GROUP = `${LETTER}{4}`;

/** The likeliest first: groups with hyphens, all in one, groups with blanks or whatever else. Four words of four letters are no code where another stands beside them. */
const SHAPES = [`${GROUP}(?:[-\\p{Pd}\\u2212]${GROUP}){3}`, `${LETTER}{${CODE}}`, `${GROUP}(?:${BETWEEN}+${GROUP}){3}`].map((shape) => new RegExp(`(?<![0-9A-Za-z])${shape}(?![0-9A-Za-z])`, 'gu'));

const plain = (text: string) => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** Four groups of four, whatever was between them. */
export function groupsOf(code: string): string {
    return (plain(code).match(/.{1,4}/g) ?? []).join('-');
}

/** Words are written small, codes are not: of several that have the shape, one with a digit or in capitals is meant. */
function bestOf(found: readonly string[]): string | undefined {
    return found.find((one) => /\d/.test(one)) ?? found.find((one) => one === one.toUpperCase()) ?? found[0];
}

/** The code in four groups; undefined: there is none. What is typed letter by letter is nothing but the code. */
export function codeIn(text: string): string | undefined {
    const link = /#(?:j|join)=([^\s&#]+)/.exec(text);
    if (link) return codeIn(decoded(link[1]!));
    const whole = new RegExp(`^(?:${LETTER}|${BETWEEN})*$`, 'u').test(text) ? plain(text) : '';
    if (whole.length === CODE) return groupsOf(whole);
    for (const shape of SHAPES) {
        const found = bestOf(text.match(shape) ?? []);
        if (found !== undefined) return groupsOf(found);
    }
    return undefined;
}

/** Why there is none: so many letters of the sixteen, where nothing else was typed; a letter that no code has. */
export function faultOf(text: string): { letters?: number; stranger?: string } {
    if (/\s*\S+\s+\S+\s+\S+\s+\S+\s+\S+/.test(text) || /[/:.]/.test(text)) return {};
    const stranger = new RegExp(`(?!${LETTER}|${BETWEEN})[^]`, 'u').exec(text)?.[0];
    return stranger !== undefined ? { stranger } : { letters: plain(text).length };
}
