/** A table from the players' own book or of a club, drawn by its schema: a line for each row, its cells side by side;
 * folded once it is given. */
import { useId, useState } from 'react';
import type { Field } from '../play/describe';
import type { Json } from '../play/pointer';
import { texts } from '../texts';
import { Button } from './Button';
import { Icon } from './Icon';

type Row = { [member: string]: Json };

interface CellProps {
    field: Field;
    name: string;
    needed: boolean;
    value: Json | undefined;
    onChange: (value: Json | undefined) => void;
}

const asRow = (value: Json | undefined): Row => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
const put = (row: Row, member: string, value: Json | undefined): Row => {
    const { [member]: _, ...others } = row;
    return value === undefined ? others : { ...others, [member]: value };
};

/** One value, as narrow as possible. */
function Cell({ field, name, needed, value, onChange }: CellProps) {
    const id = useId();
    const [typed, setTyped] = useState<string>();
    const counts = field.type === 'integer' || field.type === 'number';
    const type = (text: string) => {
        const number = Number(text.replace(',', '.'));
        setTyped(text);
        if (text.trim() === '') onChange(undefined);
        else if (!counts) onChange(text);
        else if (Number.isFinite(number)) onChange(number);
    };
    const control = field.oneOf ? (
        <select id={id} value={value === undefined ? '' : String(value)} onChange={({ target }) => onChange(field.oneOf!.find((one) => String(one.const) === target.value)?.const)}>
            <option value="">{needed ? texts.common.choose : texts.common.none}</option>
            {field.oneOf.map((one) => (
                <option key={String(one.const)} value={String(one.const)}>
                    {one.title ?? String(one.const)}
                </option>
            ))}
        </select>
    ) : field.type === 'boolean' ? (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    ) : (
        <input id={id} autoComplete="off" inputMode={counts ? ((field.minimum ?? 0) < 0 || field.type === 'number' ? 'decimal' : 'numeric') : undefined} maxLength={field.maxLength} value={typed ?? (value === undefined ? '' : String(value))} onChange={({ target }) => type(target.value)} onBlur={() => setTyped(undefined)} />
    );
    return (
        <div className={`field cell${counts ? ' is-number' : ''}`} data-member={name}>
            <label htmlFor={id} className="small">
                {field.title}
                {field['x-unit'] && field['x-unit'].toLowerCase() !== field.title?.toLowerCase() && <span className="soft"> ({field['x-unit']})</span>}
            </label>
            {control}
        </div>
    );
}

function Cells({ field, value, onChange }: { field: Field; value: Json | undefined; onChange: (value: Row) => void }) {
    const row = asRow(value);
    return (
        <div className="cells">
            {Object.entries(field.properties ?? {}).map(([member, inner]) =>
                inner.type === 'array' ? null : <Cell key={member} name={member} field={inner} needed={field.required?.includes(member) ?? false} value={row[member]} onChange={(said) => onChange(put(row, member, said))} />,
            )}
        </div>
    );
}

/** A new row's numbers continue those of the last one: bands of faces are consecutive. */
function nextRow(item: Field, rows: readonly Json[]): Row {
    const last = Object.values(asRow(rows[rows.length - 1])).filter((one): one is number => typeof one === 'number');
    const from = last.length ? Math.max(...last) + 1 : undefined;
    const numbers = (item.required ?? []).filter((member) => item.properties?.[member]?.type === 'integer');
    return Object.fromEntries(numbers.map((member) => [member, Math.min(item.properties![member]!.maximum ?? Infinity, from ?? item.properties![member]!.minimum ?? 0)]));
}

function Rows({ field, value, onChange }: { field: Field; value: Json | undefined; onChange: (value: Json | undefined) => void }) {
    const rows = Array.isArray(value) ? value : [];
    const item = field.items!;
    const change = (place: number, row: Json | undefined) => {
        const next = rows.flatMap((held, i) => (i !== place ? [held] : row === undefined ? [] : [row]));
        onChange(next.length ? next : undefined);
    };
    return (
        <fieldset className="items">
            <legend className="heard">{field.title}</legend>
            {rows.map((row, i) => (
                <div key={i} className="item">
                    <Cells field={item} value={row} onChange={(said) => change(i, said)} />
                    <button type="button" className="icon-button" aria-label={`${texts.common.remove}: ${item.title ?? field.title} ${i + 1}`} onClick={() => change(i, undefined)}>
                        <Icon name="trash" />
                    </button>
                </div>
            ))}
            {rows.length < (field.maxItems ?? Infinity) && (
                <Button look="quiet" label={`${texts.common.add}: ${item.title ?? field.title}`} onPress={() => onChange([...rows, nextRow(item, rows)])}>
                    <Icon name="plus" /> {item.title ?? texts.common.add}
                </Button>
            )}
        </fieldset>
    );
}

/** Summarised: "Die 6 · 3 rows". */
export function wordsOfTable(field: Field, value: Json | undefined): string {
    if (Array.isArray(value)) return texts.tables.rows(value.length);
    return Object.entries(field.properties ?? {})
        .flatMap(([member, inner]) => {
            const held = asRow(value)[member];
            if (held === undefined) return [];
            return Array.isArray(held) ? [texts.tables.rows(held.length)] : [`${inner.title ?? member} ${inner.oneOf?.find((one) => one.const === held)?.title ?? String(held)}`];
        })
        .join(' · ');
}

export interface TableFieldProps {
    field: Field;
    title?: string;
    /** The ruling it was given in, as "as in no. 7". */
    from?: string;
    value: Json | undefined;
    onChange: (value: Json | undefined) => void;
    /** It is required: it is unfolded until it is given. */
    needed?: boolean;
    error?: string;
}

export function TableField({ field, title = field.title, from, value, onChange, needed, error }: TableFieldProps) {
    const [open, setOpen] = useState((needed ?? false) && value === undefined);
    const lists = Object.entries(field.properties ?? {}).filter(([, { type }]) => type === 'array');
    const change = (row: Row) => onChange(Object.keys(row).length ? row : undefined);
    return (
        <details className="table-field" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>
                {title}
                <span className={`table-said ${error ? 'field-error' : 'soft'}`}>{value === undefined ? texts.tables.notGiven : [wordsOfTable(field, value), from].filter(Boolean).join(', ')}</span>
            </summary>
            <div className="stack-tight">
                {field.description && <p className="small soft">{field.description}</p>}
                {error && (
                    <p className="small field-error" role="alert">
                        {error}
                    </p>
                )}
                {field.type === 'array' ? (
                    <Rows field={field} value={value} onChange={onChange} />
                ) : (
                    <>
                        <Cells field={field} value={value} onChange={change} />
                        {lists.map(([member, inner]) => (
                            <div key={member} data-member={member}>
                                <Rows field={inner} value={asRow(value)[member]} onChange={(rows) => change(put(asRow(value), member, rows))} />
                            </div>
                        ))}
                    </>
                )}
            </div>
        </details>
    );
}
