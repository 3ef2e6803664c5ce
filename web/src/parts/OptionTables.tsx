/** Options that a ruleset leaves to the players' own book or to their club: tables, or several numbers at once. */
import type { Field } from '../play/describe';
import type { Json } from '../play/pointer';
import { TableField } from './TableField';

export type OptionValues = { readonly [option: string]: unknown };

const isTabular = ({ type, oneOf }: Field) => !oneOf && (type === 'object' || type === 'array');

export function tablesOf(options: unknown): [string, Field][] {
    return Object.entries((options as Field | undefined)?.properties ?? {}).filter(([, field]) => isTabular(field));
}

export function OptionTables({ options, value, errors = {}, onChange }: { options: unknown; value: OptionValues; errors?: { readonly [option: string]: string }; onChange: (option: string, value: Json | undefined) => void }) {
    return (
        <>
            {tablesOf(options).map(([name, field]) => (
                <div key={name} data-option={name}>
                    <TableField field={field} value={value[name] as Json | undefined} error={errors[name]} needed={errors[name] !== undefined} onChange={(said) => onChange(name, said)} />
                </div>
            ))}
        </>
    );
}
