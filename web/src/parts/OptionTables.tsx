/** Options that a ruleset leaves to the players' own book or to their club: tables, or several numbers at once. */
import { type OptionValues, tablesOf } from '../play/tables';
import type { Json } from '../play/pointer';
import { TableField } from './TableField';

interface OptionTablesProps {
    options: unknown;
    value: OptionValues;
    errors?: { readonly [option: string]: string };
    /** By option: where its value was taken from, in words. */
    from?: { readonly [option: string]: string | undefined };
    onChange: (option: string, value: Json | undefined) => void;
}

export function OptionTables({ options, value, errors = {}, from = {}, onChange }: OptionTablesProps) {
    return (
        <>
            {tablesOf(options).map(([name, field]) => (
                <div key={name} data-option={name}>
                    <TableField field={field} value={value[name] as Json | undefined} from={from[name]} error={errors[name]} needed={errors[name] !== undefined} onChange={(said) => onChange(name, said)} />
                </div>
            ))}
        </>
    );
}
