/** Where a ruling's dice come from, by its entry; for a correction, the reused dice and the extra ones. */
import type { AnyEntry as Entry } from 'umpire-client';

/** The service; both phones; a player who typed the table's dice; both players, who agreed to them. */
export type Source = 'rolled' | 'together' | 'declared' | 'agreed';

export interface DiceFrom {
    /** Its own dice; for a correction the extra ones. Undefined: it has none. */
    own?: Source;
    /** The entry whose dice it reuses, and where those came from, if that entry is known. */
    kept?: { seq: number; from?: DiceFrom };
}

function ownOf(source: string | undefined, question: number | undefined): Source | undefined {
    if (source === undefined || source === 'reused') return undefined;
    if (source === 'declared') return question === undefined ? 'declared' : 'agreed';
    return question === undefined ? 'rolled' : 'together';
}

export function diceFrom(entry: Entry, find: (seq: number) => Entry | undefined): DiceFrom {
    const { source, question, from_entry } = (entry.dice ?? {}) as { source?: string; question?: number; from_entry?: number };
    const own = ownOf(source, question);
    if (from_entry === undefined) return { own };
    const before = from_entry < entry.seq ? find(from_entry) : undefined;
    return { own, kept: { seq: from_entry, ...(before ? { from: diceFrom(before, find) } : {}) } };
}

/** The text for it, from a language's texts. */
export interface DiceTexts {
    dice: { readonly [source in Source]: string };
    fell: { readonly [source in Source]: string };
    kept: (seq: number, how: string | undefined) => string;
    rest: (how: string) => string;
}

export function wordsOfDice({ own, kept }: DiceFrom, texts: DiceTexts): string {
    if (!kept) return own ? texts.dice[own] : '';
    const { from } = kept;
    const how = from && (from.kept ? wordsOfDice(from, texts) : from.own && texts.fell[from.own]);
    return texts.kept(kept.seq, how || undefined) + (own ? texts.rest(texts.fell[own]) : '');
}
