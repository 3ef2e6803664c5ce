/** Finds a join code in typed or pasted text: the code, a link, or a message with either in it. */

const CODE = 16;
/** The separators between groups, as people and their phones write them: breaking and non-breaking spaces, hyphens and
 * dashes. */
const BETWEEN = '[\\s\\p{Zs}\\p{Pd}\\u2212]';
/** Letters of codes; O, I and L are read as the digits that they resemble. */
const LETTER = '[0-9A-TV-Za-tv-z]';
const GROUP = `${LETTER}{4}`;

/** The most likely form first: groups with hyphens, no separators, groups with spaces or anything else. Four words of
 * four letters are not a code if there is another candidate. */
const SHAPES = [`${GROUP}(?:[-\\p{Pd}\\u2212]${GROUP}){3}`, `${LETTER}{${CODE}}`, `${GROUP}(?:${BETWEEN}+${GROUP}){3}`].map((shape) => new RegExp(`(?<![0-9A-Za-z])${shape}(?![0-9A-Za-z])`, 'gu'));

const plain = (text: string) => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

/** Four groups of four, with any separators. */
export function groupsOf(code: string): string {
    return (plain(code).match(/.{1,4}/g) ?? []).join('-');
}

/** Words are in small letters, codes are not: of several candidates, one with a digit or in capitals is meant. */
function bestOf(found: readonly string[]): string | undefined {
    return found.find((one) => /\d/.test(one)) ?? found.find((one) => one === one.toUpperCase()) ?? found[0];
}

/** The code in four groups; undefined: there is none. Text that is typed letter by letter is only a code. */
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

/** Why there is none: the number of letters so far, if nothing else was typed; or a letter that codes do not have. */
export function faultOf(text: string): { letters?: number; stranger?: string } {
    if (/\s*\S+\s+\S+\s+\S+\s+\S+\s+\S+/.test(text) || /[/:.]/.test(text)) return {};
    const stranger = new RegExp(`(?!${LETTER}|${BETWEEN})[^]`, 'u').exec(text)?.[0];
    return stranger !== undefined ? { stranger } : { letters: plain(text).length };
}
