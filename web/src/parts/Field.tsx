/** A text field, and a selection from a list. */
import { useId } from 'react';

interface FieldProps {
    label: string;
    hint?: string;
    error?: string;
    /** Only screen readers get the label. */
    bare?: boolean;
}

function Words({ id, hint, error }: { id: string; hint?: string; error?: string }) {
    if (!hint && !error) return null;
    return (
        <div id={`${id}-hint`} className={`small ${error ? 'field-error' : 'soft'}`}>
            {error ?? hint}
        </div>
    );
}

export interface TextFieldProps extends FieldProps {
    value: string;
    onChange: (value: string) => void;
    placeholder?: string;
    maxLength?: number;
    /** Several lines. */
    lines?: number;
    type?: 'text' | 'search';
    autoComplete?: string;
    autoCapitalize?: string;
    spellCheck?: boolean;
    autoFocus?: boolean;
}

export function TextField({ label, hint, error, bare, value, onChange, lines, type = 'text', autoComplete = 'off', ...rest }: TextFieldProps) {
    const id = useId();
    const common = { id, value, dir: 'auto', autoComplete, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': hint || error ? `${id}-hint` : undefined, ...rest };
    return (
        <div className="field">
            <label htmlFor={id} className={bare ? 'heard' : undefined}>
                {label}
            </label>
            {lines ? <textarea {...common} rows={lines} onChange={(event) => onChange(event.target.value)} /> : <input {...common} type={type} onChange={(event) => onChange(event.target.value)} />}
            <Words id={id} hint={hint} error={error} />
        </div>
    );
}

export interface PickProps extends FieldProps {
    value: string;
    onChange: (value: string) => void;
    options: readonly { value: string; label: string }[];
    /** The text before anything is selected. */
    none?: string;
}

export function Pick({ label, hint, error, bare, value, onChange, options, none }: PickProps) {
    const id = useId();
    return (
        <div className="field">
            <label htmlFor={id} className={bare ? 'heard' : undefined}>
                {label}
            </label>
            <select id={id} value={value} onChange={(event) => onChange(event.target.value)} aria-invalid={error ? true : undefined} aria-describedby={hint || error ? `${id}-hint` : undefined}>
                {none !== undefined && <option value="">{none}</option>}
                {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                        {label}
                    </option>
                ))}
            </select>
            <Words id={id} hint={hint} error={error} />
        </div>
    );
}

/** Yes or no. */
export function Check({ label, hint, value, onChange }: { label: string; hint?: string; value: boolean; onChange: (value: boolean) => void }) {
    const id = useId();
    return (
        <div className="check">
            <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} aria-describedby={hint ? `${id}-hint` : undefined} />
            <label htmlFor={id}>{label}</label>
            <Words id={id} hint={hint} />
        </div>
    );
}
