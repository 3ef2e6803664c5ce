/** A table of a rulebook: the same rows that rulings use, with the titles of their schema. */
import type { Schemas } from 'umpire-client';
import { texts } from '../texts';

interface Column {
    title?: string;
    'x-unit'?: string;
    'x-or-more'?: boolean;
    minimum?: number;
    oneOf?: { const: unknown; title?: string }[];
}

function cellOf(value: unknown, column: Column | undefined): string {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return value ? texts.common.yes : texts.common.no;
    if (Array.isArray(value)) return value.map((one) => cellOf(one, column)).join(', ');
    if (typeof value === 'number') return `${value > 0 && (column?.minimum ?? 0) < 0 ? '+' : ''}${value}${column?.['x-or-more'] ? '+' : ''}`;
    if (typeof value === 'object') return Object.values(value).join(' – ');
    // A word without a title is an identifier: its underscores become spaces.
    return column?.oneOf?.find((one) => one.const === value)?.title ?? String(value).replace(/^[a-z0-9]+(_[a-z0-9]+)+$/, (word) => word.replace(/_/g, ' '));
}

/** The schema's columns, and those that any row has. */
function columnsOf(table: Schemas['Table']): { columns: Record<string, Column>; names: string[] } {
    const columns = (table.row as { properties?: Record<string, Column> }).properties ?? {};
    const rows = table.rows as Record<string, unknown>[];
    return { columns, names: Object.keys(columns).filter((name) => rows.some((row) => row[name] !== undefined)) };
}

export function RulesTable({ table }: { table: Schemas['Table'] }) {
    const { columns, names } = columnsOf(table);
    const rows = table.rows as Record<string, unknown>[];
    return (
        <div className="stack-tight">
            <p className="small soft">{table.doc}</p>
            <div className="scrolled" tabIndex={0} role="region" aria-label={table.title}>
                <table className="grid">
                    <thead>
                        <tr>
                            {names.map((name) => (
                                <th key={name} scope="col">
                                    {columns[name]?.title ?? name}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map((row, i) => (
                            <tr key={i}>
                                {names.map((name) => (
                                    <td key={name}>{cellOf(row[name], columns[name])}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </div>
    );
}
