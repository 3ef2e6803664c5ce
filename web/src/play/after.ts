/** The end of a game: who lost what, and how lucky the dice were, as data for the screens. */
import type { Schemas } from 'umpire-client';
import { type Ruleset, type Unit, labelOf } from './describe';
import { strengthsOf } from './cards';

export interface UnitEnd {
    id: string;
    name: string;
    /** Figures at the start and now; undefined if it has no count. */
    began?: number;
    left?: number;
    /** Why it is out of the game, in words. */
    out?: string;
}

export interface SideEnd {
    side: string;
    units: UnitEnd[];
    /** Units in the game, figures at the start and left; a unit that is out has none left in the game. */
    inPlay: number;
    began: number;
    left: number;
}

type Entries = readonly { kind: string; [member: string]: unknown }[];

/** Each side's units at the end, by the entries that added them. */
export function endOf(ruleset: Ruleset, sides: readonly { id: string }[], units: readonly Unit[], entries: Entries): SideEnd[] {
    const strengths = strengthsOf(entries);
    return sides.map(({ id }) => {
        const own = units.filter(({ side }) => side === id).map((unit): UnitEnd => {
            const figures = typeof unit.figures === 'number' ? unit.figures : undefined;
            const began = typeof unit.starting_strength === 'number' ? unit.starting_strength : (strengths[unit.id] ?? figures);
            const out = unit.out ? labelOf(ruleset.unit?.properties?.fate, unit.out, { yes: '', no: '' }) : undefined;
            return { id: unit.id, name: unit.name, out, ...(figures === undefined ? {} : { began, left: out ? 0 : figures }) };
        });
        const sum = (of: (unit: UnitEnd) => number | undefined) => own.reduce((all, unit) => all + (of(unit) ?? 0), 0);
        return { side: id, units: own, inPlay: own.filter(({ out }) => !out).length, began: sum(({ began }) => began), left: sum(({ left }) => left) };
    });
}

export type Fall = 'few' | 'middle' | 'higher' | 'lower' | 'muchHigher' | 'muchLower';

export interface LuckWords {
    /** Whose dice; undefined: everybody's. */
    name?: string;
    count: number;
    fall: Fall;
    /** The deviation from the expected value, in standard errors: the length of a bar. */
    off: number;
    /** Chance alone does this in one game out of this many; absent if that is not known. */
    games?: number;
    standsOut: boolean;
}

const FAR = 1; // standard errors from which on it is mentioned
const VERY_FAR = 2;

/** One line of the service's comparison in words for players. The verdict is the service's: nothing more is concluded
 * here. */
export function wordsOfLine(line: Schemas['LuckLine']): LuckWords {
    const off = line.standard_error > 0 ? (line.observed - line.expected) / line.standard_error : 0;
    const standsOut = line.verdict === 'stands_out';
    const far = Math.abs(off) >= VERY_FAR || standsOut;
    const fall = line.verdict === 'too_few' ? 'few' : Math.abs(off) < FAR && !standsOut ? 'middle' : off > 0 ? (far ? 'muchHigher' : 'higher') : far ? 'muchLower' : 'lower';
    const p = line.p_corrected ?? line.p;
    return { name: line.seat_name ?? line.seat, count: line.count, fall, off, games: fall === 'few' || p === undefined ? undefined : Number((1 / Math.min(1, Math.max(p, 1e-6))).toPrecision(p < 0.1 ? 2 : 1)), standsOut };
}

/** The lines that players ask about: everybody's dice, and each seat's. */
export function throwsOf(dice: Schemas['LuckOfDice']): LuckWords[] {
    return dice.throws.filter(({ step }) => step === undefined).map(wordsOfLine);
}
