/** Armies as tables of text (RFC 4180), and their cost. */
import type { Schemas } from 'umpire-client';
import type { Ruleset } from './describe';

type Unit = { [member: string]: unknown };

const cell = (value: unknown) => {
    const text = value === undefined || value === null ? '' : String(value);
    return /[",;\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** The units with a column for each member that any of them has, by its name; unitsOfTable reads it. */
export function tableOf(units: readonly Unit[]): string {
    const names = ['name', ...new Set(units.flatMap((unit) => Object.keys(unit)))].filter((name, place, all) => all.indexOf(name) === place && !['id', 'side'].includes(name));
    return [names, ...units.map((unit) => names.map((name) => unit[name]))].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** The units' cost by the points of the ruleset's unit tables; undefined if it has none. */
export function pointsOf(ruleset: Pick<Ruleset, 'unit_cards'>, tables: readonly (Schemas['Table'] | undefined)[], units: readonly Unit[]): number | undefined {
    let sum: number | undefined;
    ruleset.unit_cards.forEach(({ member, column }, place) => {
        const rows = (tables[place]?.rows ?? []) as Unit[];
        if (!rows.some(({ points }) => typeof points === 'number')) return;
        for (const unit of units) {
            const row = rows.find((one) => one[column] === unit[member]);
            sum = (sum ?? 0) + (typeof row?.points === 'number' ? row.points : 0);
        }
    });
    return sum;
}
