/** The range bands of a unit's weapon, drawn beside the typed range. */
import type { Field, Ruleset, Table, Unit } from './describe';

export interface Band {
    title: string;
    from: number;
    to: number;
}

/** Range limits in a row of a weapon table: members in inches, such as "Short to" and "Close range", but no lower
 * limits. */
function reaches(field: Field): { member: string; title: string }[] {
    return Object.entries(field.properties ?? {})
        .filter(([member, { 'x-unit': unit }]) => unit === 'inches' && !member.endsWith('_from'))
        .map(([member, { title }]) => ({ member, title: (title ?? member).replace(/ (to|range)$/i, '') }));
}

/** The bands of the unit's weapon, nearest first; none if no table has them. `table` finds a table by its name. */
export function bandsOf(ruleset: Ruleset, unit: Unit, table: (name: string) => Table | undefined): Band[] {
    for (const card of ruleset.unit_cards) {
        const rows = table(card.table), chosen = unit[card.member];
        if (card.member !== 'weapon' || !rows || chosen === undefined) continue;
        const row = rows.rows.find((one) => one[card.column] === chosen);
        if (!row) continue;
        const ends = reaches(rows.row)
            .map(({ member, title }) => ({ title, to: row[member], from: row[member.replace(/_to$/, '_from')] }))
            .filter((end): end is { title: string; to: number; from: number | undefined } => typeof end.to === 'number' && end.to > 0)
            .sort((a, b) => a.to - b.to);
        return ends.map(({ title, to, from }, i) => ({ title, to, from: typeof from === 'number' && from !== to ? from : (ends[i - 1]?.to ?? 0) }));
    }
    return [];
}

/** The band of a range; its upper limit still belongs to it. */
export function bandAt(bands: readonly Band[], range: number): Band | undefined {
    return bands.find(({ from, to }) => range >= from && range <= to);
}

/** The length of the ruler: a little beyond the last band. */
export function rulerEnd(bands: readonly Band[], most: number): number {
    const last = bands[bands.length - 1]?.to;
    return last === undefined ? Math.min(most, 24) : Math.min(most, Math.ceil(last * 1.1));
}
