/** What the others did that this phone gives a sign of. */
import type { AnyEntry as Entry } from 'umpire-client';

const GIVEN = new Set(['ruling', 'correction', 'asked', 'declared_agreed', 'undo_proposed', 'dispute']);

export interface SignWords {
    asked: (name: string) => string;
    declared_agreed: (name: string) => string;
    undo_proposed: (name: string) => string;
    dispute: (name: string) => string;
    meanwhile: (count: number, last: string) => string;
}

const byOthers = ({ kind, seat }: Entry, own: ReadonlySet<string>) => GIVEN.has(kind) && typeof seat === 'string' && !own.has(seat);

/** One sentence or more about what others did after an entry; none if they did nothing. `slept`: several are summed up.
 * `entries`: newest first. */
export function signOf(entries: readonly Entry[], after: number, own: ReadonlySet<string>, nameOf: (seat: unknown) => string, words: SignWords, slept: boolean): string | undefined {
    const news = entries.filter((entry) => entry.seq > after && byOthers(entry, own)).map((entry) => (typeof entry.summary === 'string' ? entry.summary : words[entry.kind as 'asked'](nameOf(entry.seat))));
    if (news.length === 0) return undefined;
    return slept && news.length > 1 ? words.meanwhile(news.length, news[0]!) : news.reverse().join(' ');
}

/** What this phone's own seats ruled: their player sees it, and a screen reader says it. */
export function ownRulings(entries: readonly Entry[], after: number, own: ReadonlySet<string>): string | undefined {
    const found = entries.filter(({ seq, seat, summary }) => seq > after && own.has(String(seat)) && typeof summary === 'string').map(({ summary }) => summary as string);
    return found.length ? found.reverse().join(' ') : undefined;
}
