/** A member with a JSON Schema of the service, as a choice, a number or a text. */
import { Check, Pick, TextField } from './Field';
import { Choice } from './Choice';
import { Stepper } from './Stepper';
import { texts } from '../texts';

export interface SchemaMember {
    title?: string;
    description?: string;
    type?: string;
    minimum?: number;
    maximum?: number;
    multipleOf?: number;
    maxLength?: number;
    default?: unknown;
    oneOf?: { const: unknown; title?: string; description?: string }[];
    'x-unit'?: string;
    'x-clause'?: string;
    /** Of a unit's member: when it ends. */
    'x-lifetime'?: 'profile' | 'lasting' | 'battle' | 'turn';
}

const FEW = 4; // up to this many choices are all shown

export function SchemaField({ name, schema, value, onChange, hint, error }: { name: string; schema: SchemaMember; value: unknown; onChange: (value: unknown) => void; hint?: string; error?: string }) {
    const label = schema.title ?? name;
    if (schema.oneOf) {
        const options = schema.oneOf.map((one) => ({ value: String(one.const), label: one.title ?? String(one.const) }));
        const now = value === undefined ? undefined : String(value);
        if (options.length <= FEW && options.every(({ label }) => label.length <= 16)) return <Choice legend={label} options={options} value={now ?? (schema.default === undefined ? undefined : String(schema.default))} onChange={onChange} hint={hint} error={error} />;
        return <Pick label={label} options={options} value={now ?? ''} none={texts.common.choose} onChange={(picked) => onChange(picked || undefined)} hint={hint} error={error} />;
    }
    if (schema.type === 'boolean') return <Check label={label} hint={hint} value={Boolean(value ?? schema.default)} onChange={onChange} />;
    if (schema.type === 'integer' || schema.type === 'number') {
        const step = schema.type === 'integer' ? 1 : Math.max(schema.multipleOf ?? 0, 0.5);
        return <Stepper label={label} value={(value ?? schema.default) as number | undefined} min={schema.minimum} max={schema.maximum} step={step} unit={schema['x-unit']} onChange={onChange} hint={hint} error={error} />;
    }
    return <TextField label={label} value={String(value ?? '')} maxLength={schema.maxLength} onChange={(text) => onChange(text || undefined)} hint={hint} error={error} />;
}
