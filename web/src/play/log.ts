/** The record in readable form: what is in force, what was corrected, taken back or disputed, and which entries belong
 * together. */
import type { AnyEntry as Entry } from 'umpire-client';
import { type DiceFrom, diceFrom } from './dice';
import { type Seating, type Sitting, awaited, mayPropose, spoke } from './consent';

export interface Line {
    entry: Entry;
    /** It is no longer in force: the entry that corrected it or took it back. */
    struck?: { how: 'corrected' | 'taken_back'; by: number };
    /** It had no effect, and depended on this entry, which was taken back. */
    outdated?: number;
    /** A pending dispute about it, or its decision. */
    disputed?: { by: number; state: 'open' | 'upheld' | 'dismissed' };
    /** The decision that requires it to be ruled again, until that is done. */
    awaits?: number;
    /** A pending proposal to take it back. */
    proposed?: Proposed;
    /** For a ruling: where its dice come from. */
    dice?: DiceFrom;
    /** Whether a proposal was answered by the seat that made it. */
    withdraws?: boolean;
    /** The entry that this one is about. */
    about?: number;
}

export interface Proposed {
    entry: Entry;
    /** The seats that have yet to agree, one for each side. */
    awaited: readonly Sitting[];
}

export interface Filter {
    unit?: string;
    seat?: string;
    kind?: 'rulings' | 'notes' | 'disputes';
}

export interface Turn {
    /** Undefined: before the first turn. */
    turn?: number;
    lines: Line[];
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const KINDS: { [kind: string]: readonly string[] } = {
    rulings: ['ruling', 'correction', 'asked', 'gave_up', 'declared_agreed'],
    notes: ['note'],
    disputes: ['dispute', 'decision', 'correction', 'undo_proposed', 'undo_answered'],
};

/** The entry that an entry is about, by its kind. */
export function aboutOf(entry: Entry): number | undefined {
    switch (entry.kind) {
        case 'dispute':
        case 'undo_proposed':
            return number(entry.target);
        case 'decision':
            return number(entry.dispute);
        case 'correction':
            return number(entry.corrects);
        case 'undo_answered':
            return number(entry.proposal);
        case 'ruling':
            return number((entry.dice as { question?: unknown } | undefined)?.question);
        default:
            return number(entry.question);
    }
}

const isRuling = ({ kind }: Entry) => kind === 'ruling' || kind === 'correction';

/** A ruling that was not permitted, or that threw no dice and changed nothing: it prevents nothing. */
function isIdle(entry: Entry): boolean {
    const { status, applied, draws = [], effects = [] } = entry as { status?: string; applied?: boolean; draws?: unknown[]; effects?: unknown[] };
    return isRuling(entry) && (status === 'not_permitted' || (draws.length === 0 && (effects.length === 0 || applied === false)));
}

/** The units that an entry changed. */
function changedBy(entry: Entry): string[] {
    const { unit, units = [], effects = [], applied } = entry as { unit?: string; units?: { id: string }[]; effects?: { unit: string }[]; applied?: boolean };
    return [...(unit ? [unit] : []), ...(entry.kind === 'units_added' ? units.map(({ id }) => id) : []), ...(applied === false ? [] : effects.map((effect) => effect.unit))];
}

/** Marks what depended on `undone`, which the entry `by` takes back. */
function outdate(lines: ReadonlyMap<number, Line>, undone: Entry, by: number): void {
    const changed = changedBy(undone);
    let from: Entry | undefined = undone;
    while (from?.kind === 'correction') from = lines.get(aboutOf(from) ?? -1)?.entry;
    for (const line of lines.values()) {
        const { entry } = line;
        const follows = undone.kind === 'turn' || changed.some((unit) => names(entry, unit));
        if (entry.seq > (from ?? undone).seq && entry.seq < by && entry !== undone && !line.struck && isIdle(entry) && follows) line.outdated = undone.seq;
    }
}

/** All lines, in the order of the given entries; references are resolved in any order. */
export function linesOf(entries: readonly Entry[], seating: Seating): Line[] {
    const lines = new Map<number, Line>(entries.map((entry) => [entry.seq, { entry, about: aboutOf(entry) }]));
    for (const line of lines.values()) if (line.entry.dice) line.dice = diceFrom(line.entry, (seq) => lines.get(seq)?.entry);
    const oldestFirst = [...entries].sort((a, b) => a.seq - b.seq);
    const consents = new Map<number, Set<string>>();
    for (const entry of oldestFirst) {
        const target = lines.get(aboutOf(entry) ?? -1);
        if (!target) continue;
        if (entry.kind === 'dispute') target.disputed = { by: entry.seq, state: 'open' };
        else if (entry.kind === 'correction') {
            target.struck = { how: 'corrected', by: entry.seq };
            target.awaits = undefined;
        }
        else if (entry.kind === 'undo_proposed') {
            const asked = awaited(seating, entry.seat as string, new Set());
            if (asked.length) target.proposed = { entry, awaited: asked }; // else it lapsed when a seat was revoked
        }
        else if (entry.kind === 'decision') {
            const disputed = lines.get(target.about ?? -1);
            if (!disputed) continue;
            disputed.disputed = { by: target.entry.seq, state: entry.upheld === true ? 'upheld' : 'dismissed' };
            if (entry.upheld === true && entry.correction !== 'none') disputed.awaits = entry.seq;
        } else if (entry.kind === 'undo_answered') {
            const undone = lines.get(target.about ?? -1);
            lines.get(entry.seq)!.withdraws = entry.seat === target.entry.seat;
            if (entry.taken_back === undone?.entry.seq && undone) {
                undone.struck = { how: 'taken_back', by: target.entry.seq };
                outdate(lines, undone.entry, entry.seq);
            }
            if (!undone || undone.proposed?.entry !== target.entry) continue;
            const given = consents.get(target.entry.seq) ?? new Set<string>();
            consents.set(target.entry.seq, given.add(entry.seat as string));
            undone.proposed = entry.consent === true && !undone.struck ? { entry: target.entry, awaited: awaited(seating, target.entry.seat as string, given) } : undefined;
        }
    }
    return entries.map(({ seq }) => lines.get(seq)!);
}

/** Whether a unit takes part in it or is changed by it. */
export function names(entry: Entry, unit: string): boolean {
    if (entry.unit === unit) return true;
    const roles = Object.values((entry.roles as { [role: string]: string | string[] } | undefined) ?? {});
    const effects = (entry.effects as { unit: string }[] | undefined) ?? [];
    return roles.some((role) => role === unit || (Array.isArray(role) && role.includes(unit))) || effects.some((effect) => effect.unit === unit);
}

export function passes({ entry }: Line, { unit, seat, kind }: Filter): boolean {
    if (kind && !KINDS[kind]!.includes(entry.kind)) return false;
    if (seat && entry.seat !== seat) return false;
    return !unit || names(entry, unit);
}

/** Lines by turn, newest first. `lines` are newest first; a turn's own entry ends its list. */
export function byTurn(lines: readonly Line[]): Turn[] {
    const turns: Turn[] = [];
    let turn: number | undefined;
    const oldestFirst = [...lines].reverse();
    for (const line of oldestFirst) {
        if (line.entry.kind === 'turn') turn = number(line.entry.turn);
        const last = turns[turns.length - 1];
        if (last && last.turn === turn) last.lines.unshift(line);
        else turns.push({ turn, lines: [line] });
    }
    return turns.reverse();
}

const TAKABLE = new Set(['ruling', 'correction', 'turn', 'units_added', 'unit_changed', 'unit_renamed', 'unit_reassigned']);
const RESTS_ON_TURNS = new Set(['ruling', 'correction', 'turn']);

/** Whether a seat that spoke for its side has been revoked, or re-issued, by this entry: nothing before is taken back. */
const silences = ({ kind, revoked_seat, reissued_seat }: Entry, seating: Seating) => (kind === 'revoked' || kind === 'reissued') && spoke(seating, revoked_seat ?? reissued_seat);

/** Whether this seat may propose to take the line back: it is in force, no proposal is pending, somebody can agree, and
 * nothing that is known to depend on it is in force. The service knows whether units that it changed were named
 * since. */
export function mayTakeBack(line: Line, lines: readonly Line[], seating: Seating, seat: string): boolean {
    const { entry, struck } = line;
    if (!TAKABLE.has(entry.kind) || struck || lines.some(({ proposed }) => proposed) || !mayPropose(seating, seat)) return false;
    if (lines.some((other) => other.entry.seq > entry.seq && silences(other.entry, seating))) return false;
    const rests = (other: Line) => other.entry.seq > entry.seq && RESTS_ON_TURNS.has(other.entry.kind) && !other.struck && other.entry.status !== 'not_permitted';
    return entry.kind !== 'turn' || !lines.some(rests);
}
