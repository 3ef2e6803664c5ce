/** A ruling, a result and a whole game as what one posts to a club's chat. */
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import type { SideEnd } from './after';
import type { Line } from './log';

export interface PostWords {
    dice: (what: string, faces: string) => string;
    rules: (clauses: string) => string;
    units: (left: number, of: number) => string;
    figures: (left: number, of: number, lost: number) => string;
    turn: (turn: number) => string;
}

const lines = (...all: readonly (string | undefined | false)[]) => all.filter(Boolean).join('\n');

/** What happened, the dice, and the clauses that decided. */
export function postOfRuling(ruling: Pick<Schemas['RulingEntry'], 'summary' | 'draws' | 'reasons'>, words: PostWords): string {
    const clauses = [...new Set(ruling.reasons.map(({ clause }) => clause))];
    return lines(ruling.summary, ...ruling.draws.map(({ label, faces }) => words.dice(label, faces.join(' '))), clauses.length > 0 && words.rules(clauses.join(', ')));
}

/** Who won, as the umpire put it, and what each side has left. */
export function postOfResult(title: string, remark: string | undefined, ends: readonly SideEnd[], nameOf: (side: string) => string, words: PostWords): string {
    return lines(
        title,
        remark,
        ...ends.filter(({ units }) => units.length > 0).map(({ side, units, inPlay, began, left }) => `${nameOf(side)}: ${words.units(inPlay, units.length)}${units.some((unit) => unit.began !== undefined) ? `, ${words.figures(left, began, began - left)}` : ''}`),
    );
}

/** The result, and turn by turn what is in force. */
export function postOfGame(result: string, chapters: readonly { turn?: number; entries: readonly Entry[] }[], lineOf: (seq: number) => Line | undefined, words: PostWords): string {
    const turns = chapters.map(({ turn, entries }) => ({ turn, sentences: entries.filter(({ seq, summary }) => typeof summary === 'string' && !lineOf(seq)?.struck).map(({ summary }) => summary as string) }));
    return lines(result, ...turns.filter(({ sentences }) => sentences.length > 0).flatMap(({ turn, sentences }) => ['', turn !== undefined && words.turn(turn), ...sentences]).map((line) => (line === '' ? ' ' : line)));
}
