/** A unit for its card: its kind, its figures as pips, its markers, and its state in words. */
import { type Field, type Ruleset, type Unit, labelOf } from './describe';
import type { Json } from './pointer';

export interface Marker {
    member: string;
    title: string;
    count: number;
}

export interface UnitCard {
    id: string;
    name: string;
    side: string;
    /** Its kind: the labels of kind, weapon and the like. */
    sort: string[];
    figures?: number;
    /** The number it began with, if that is known. */
    strength?: number;
    markers: Marker[];
    /** Its state in words: the differences from a fresh unit. */
    words: string[];
    /** What it did this turn, which the next one forgets. */
    done: string[];
    /** Why it is out of the game. */
    out?: string;
}

const SORTS = ['quality', 'kind', 'profile', 'weapon'];
const COUNTED = new Set(['markers', 'wounds']);
/** What the figures beside their first number say already, and what only the rules ask. */
const TOLD = new Set(['starting_strength', 'losses', 'kills', 'casualties', 'targets_shot', 'emptied']);
/** Figures that do nothing this turn. */
const BARRED = new Set(['pinned', 'reloading']);
const words = { yes: '', no: '' };

/** "Pinned" for a flag that is set, "Cover: soft" for a choice, "Leader: none" for a flag that was cleared. */
function said(field: Field, value: Json, no: string): string | undefined {
    const title = field.title ?? '';
    if (typeof value === 'boolean') return value ? title : `${title}: ${no}`;
    if (field.oneOf) return `${title}: ${labelOf(field, value, words)}`;
    return undefined;
}

/** Counts worth showing: how many figures are pinned, jammed, unloaded … */
function counted(field: Field, value: Json): string | undefined {
    return field.type === 'integer' && field['x-unit'] === 'figures' && typeof value === 'number' && value > 0 ? `${field.title} ${value}` : undefined;
}

export function cardOf(ruleset: Ruleset, unit: Unit, no: string, began?: number): UnitCard {
    const members = ruleset.unit?.properties ?? {};
    const sorts = new Set([...SORTS, ...ruleset.unit_cards.map(({ member }) => member)]);
    const card: UnitCard = { id: unit.id, name: unit.name, side: unit.side, sort: [], markers: [], words: [], done: [] };
    for (const [member, field] of Object.entries(members)) {
        const value = unit[member];
        if (value === undefined || value === null || value === '' || field['x-bookkeeping'] || TOLD.has(member)) continue;
        if (member === 'figures' && typeof value === 'number') card.figures = value;
        else if (sorts.has(member)) {
            if (value !== field.default && value !== 'none') card.sort.push(labelOf(field.oneOf ? field : members.rank, value, words)); // a profile that is a rank is called as that
        } else if (value === field.default || (field.default === undefined && field['x-lifetime'] !== 'turn')) continue;
        else if (COUNTED.has(field['x-unit'] ?? '') && typeof value === 'number') card.markers.push({ member, title: field.title ?? member, count: value });
        else {
            const profile = field['x-lifetime'] === 'profile', line = profile && field.oneOf ? labelOf(field, value, words) : (said(field, value, no) ?? counted(field, value));
            if (line) (profile ? card.sort : field['x-lifetime'] === 'turn' && !BARRED.has(member) ? card.done : card.words).push(line);
        }
    }
    const start = unit.starting_strength;
    const strength = typeof start === 'number' ? start : began;
    if (card.figures !== undefined) card.strength = Math.max(card.figures, strength ?? 0);
    if (unit.out) card.out = labelOf(members.fate, unit.out, words);
    return card;
}

/** How many figures each unit started with, by the entries that added it. */
export function strengthsOf(entries: readonly { kind: string; [member: string]: unknown }[]): { [unit: string]: number } {
    const found: { [unit: string]: number } = {};
    for (const { kind, units } of entries) {
        if ((kind !== 'opened' && kind !== 'units_added') || !Array.isArray(units)) continue;
        for (const unit of units as { id: string; properties?: { figures?: unknown } }[])
            if (typeof unit.properties?.figures === 'number') found[unit.id] = unit.properties.figures;
    }
    return found;
}
