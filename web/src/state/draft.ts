/** A game that is being prepared: stored until it is opened, so that a page that is closed in between loses nothing.
 * Pure functions, and one store. */
import { newKey, type Schemas } from 'umpire-client';
import type { Ruleset } from './loaded';
import type { KeptGame } from './kept';
import type { Opening } from './seats';
import { passing } from './storage';

export interface DraftUnit {
    id: string;
    name: string;
    [member: string]: unknown;
}

export interface DraftSide {
    id: string;
    name: string;
    colour: string;
    units: DraftUnit[];
}

/** The source of dice: the service, sealed in advance; both players' devices; dice on the table. */
export type DiceOf = 'sealed' | 'two_sided' | 'table';

/** A new battle of those who are left, or the same one on another evening. */
export type Carry = NonNullable<NonNullable<Opening['roster_from']>['carry']>;

export interface Draft {
    step: 0 | 1 | 2;
    ruleset?: string;
    title: string;
    dice: DiceOf;
    /** The name of the club's house rules; '': as printed. */
    houseRules: string;
    /** Options that the rules leave to the players' own book. */
    options?: { [option: string]: unknown };
    sides: DraftSide[];
    /** The side of the player who opens the game; '': only umpire. */
    me: string;
    name: string;
    /** A game of this device whose survivors continue; '': new armies. */
    survivorsOf: string;
    /** What they keep of it; left out: what survivors keep. */
    carry?: Carry;
    /** Its Idempotency-Key: a second try opens no second game. */
    key: string;
}

export const COLOURS = ['#b3261e', '#1f5fae', '#2e7d32', '#b26a00', '#6a3d9a', '#37474f'] as const;
const SIDES = ['red', 'blue', 'green', 'ochre'] as const;

export function newSide(place: number): DraftSide {
    const id = SIDES[place] ?? `side-${place + 1}`;
    return { id, name: id[0]!.toUpperCase() + id.slice(1), colour: COLOURS[place % COLOURS.length]!, units: [] };
}

export function newDraft(name = ''): Draft {
    return { step: 0, title: '', dice: 'sealed', houseRules: '', sides: [newSide(0), newSide(1)], me: 'red', name, survivorsOf: '', key: newKey() };
}

/** The next game after one that is over: its sides and rules, and those of its units that are left. Somebody who was
 * only umpire is only umpire again. */
export function draftAfter(session: Pick<Schemas['Session'], 'id' | 'ruleset' | 'mode' | 'sides'>, name = '', kept?: Pick<KeptGame, 'role' | 'side'>): Draft {
    const sides = (session.sides ?? []).map(({ id, name, colour }) => ({ id, name, colour, units: [] }));
    const dice = session.mode === 'two_sided' ? 'two_sided' : 'sealed';
    return { ...newDraft(name), step: 1, ruleset: session.ruleset, dice, sides, me: kept?.side ?? (kept?.role === 'umpire' ? '' : (sides[0]?.id ?? '')), survivorsOf: session.id };
}

const PLACE = 'umpire draft';

export function keptDraft(): Draft | undefined {
    try {
        return (JSON.parse(passing.getItem(PLACE) ?? 'null') as Draft | null) ?? undefined;
    } catch {
        return undefined;
    }
}

export function keepDraft(draft: Draft | undefined): void {
    if (draft) passing.setItem(PLACE, JSON.stringify(draft));
    else passing.removeItem(PLACE);
}

/** A unit's id, made from its name: letters a to z, digits, hyphens; unlike the others'. */
export function idOf(name: string, taken: ReadonlySet<string>): string {
    const plain = name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+|-+$/g, '')
        .slice(0, 30);
    const stem = plain || 'unit';
    for (let number = 1; ; number++) {
        const id = number === 1 ? stem : `${stem}-${number}`;
        if (!taken.has(id)) return id;
    }
}

export function idsOf(draft: Pick<Draft, 'sides'>): Set<string> {
    return new Set(draft.sides.flatMap(({ units }) => units.map(({ id }) => id)));
}

/** The request to the service. `survivors`: the game whose roster this one begins with. */
export function openingOf(draft: Draft, survivors?: KeptGame): Opening {
    const units = draft.sides.flatMap(({ id, units }) => units.map((unit) => ({ ...unit, side: id })));
    return {
        ruleset: draft.ruleset!,
        mode: draft.dice === 'two_sided' ? 'two_sided' : 'sealed',
        sides: draft.sides.map(({ id, name, colour }) => ({ id, name: name.trim() || id, colour })),
        ...(draft.houseRules ? { house_rules: { name: draft.houseRules } } : {}),
        ...(Object.keys(draft.options ?? {}).length ? { options: draft.options } : {}),
        ...(draft.name.trim() && draft.dice !== 'two_sided' ? { umpire_name: draft.name.trim() } : {}),
        ...(draft.me && draft.dice !== 'two_sided' ? { umpire_side: draft.me } : {}),
        ...(survivors ? { roster_from: { session: survivors.session, token: survivors.token, carry: draft.carry ?? 'survivors' } } : units.length ? { units: units } : {}),
    };
}

/** The unit at a pointer into the opening: /units/3/leadership. */
export function unitAt(draft: Draft, pointer: string | undefined): { side: number; unit: number; member?: string } | undefined {
    const [, place, member] = /^\/units\/(\d+)(?:\/([^/]+))?/.exec(pointer ?? '') ?? [];
    let rest = Number(place);
    if (place === undefined) return undefined;
    for (const [side, { units }] of draft.sides.entries()) {
        if (rest < units.length) return { side, unit: rest, member };
        rest -= units.length;
    }
    return undefined;
}

/** The option at a pointer into the opening: /options/damage_table/rows. */
export function optionAt(pointer: string | undefined): string | undefined {
    return /^\/options\/([^/]+)/.exec(pointer ?? '')?.[1];
}

/** Comma-separated values (RFC 4180) as lines of cells. */
export function cellsOf(text: string): string[][] {
    const lines: string[][] = [];
    let line: string[] = [], cell = '', quoted = false;
    const end = () => (line.push(cell), (cell = ''));
    for (let at = 0; at < text.length; at++) {
        const here = text[at]!;
        if (quoted) {
            if (here !== '"') cell += here;
            else if (text[at + 1] === '"') {
                cell += '"';
                at++;
            }
            else quoted = false;
        } else if (here === '"') quoted = true;
        else if (here === ',' || here === ';' || here === '\t') end();
        else if (here === '\n') {
            end();
            lines.push(line);
            line = [];
        } else if (here !== '\r' && here !== '\ufeff') cell += here;
    }
    end();
    lines.push(line);
    return lines.map((all) => all.map((one) => one.trim())).filter((all) => all.some(Boolean));
}

type Property = { type?: string; title?: string; oneOf?: { const: unknown; title?: string }[] };

/** A ruleset's description of unit members. */
export function membersOf(ruleset: Ruleset): Record<string, Property> {
    return ((ruleset.unit as { properties?: Record<string, Property> } | undefined)?.properties ?? {});
}

/** Units from a table whose first line names members, by name or title. Unknown columns are reported by their names. */
export function unitsOfTable(text: string, ruleset: Ruleset, taken: ReadonlySet<string>): { units: DraftUnit[]; unknown: string[] } {
    const members = membersOf(ruleset);
    const [head = [], ...rows] = cellsOf(text);
    const same = (words: string) => words.toLowerCase().replace(/[\s_-]+/g, ' ');
    const columns = head.map((title) => Object.keys(members).find((name) => name === title || same(name) === same(title) || same(members[name]!.title ?? '') === same(title)));
    const ids = new Set(taken);
    const units = rows.map((row) => {
        const unit: Record<string, unknown> = {};
        columns.forEach((name, place) => {
            const cell = row[place] ?? '';
            if (!name || cell === '' || name === 'side') return;
            const { type, oneOf } = members[name]!;
            if (type === 'boolean') unit[name] = /^(true|yes|1|x)$/i.test(cell);
            else if (type === 'integer' || type === 'number') unit[name] = Number.isFinite(Number(cell)) ? Number(cell) : cell;
            else unit[name] = oneOf?.find((one) => one.const === cell || same(one.title ?? '') === same(cell))?.const ?? cell;
        });
        const name = String(unit.name ?? unit.id ?? '').trim();
        const id = typeof unit.id === 'string' && !ids.has(unit.id) ? unit.id : idOf(name, ids);
        ids.add(id);
        return { ...unit, id, name: name || id };
    });
    return { units, unknown: head.filter((_, place) => !columns[place]) };
}
