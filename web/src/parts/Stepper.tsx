/** A number by plus and minus, or typed. It may be empty until it is given. */
import { useId, useState } from 'react';
import { texts } from '../texts';
import { Icon } from './Icon';

export interface StepperProps {
    label: string;
    value: number | undefined;
    onChange: (value: number | undefined) => void;
    min?: number;
    max?: number;
    step?: number;
    /** Its unit, such as "inches". */
    unit?: string;
    hint?: string;
    error?: string;
}

function tidy(value: number): number {
    return Math.round(value * 1000) / 1000;
}

export function Stepper({ label, value, onChange, min = -Infinity, max = Infinity, step = 1, unit, hint, error }: StepperProps) {
    const id = useId();
    const [typed, setTyped] = useState<string>();
    const move = (by: number) => {
        const from = value ?? (Number.isFinite(min) ? min - by : 0);
        setTyped(undefined);
        onChange(tidy(Math.min(max, Math.max(min, from + by))));
    };
    const type = (text: string) => {
        const number = Number(text.replace(',', '.'));
        setTyped(text);
        if (text.trim() === '') onChange(undefined);
        else if (Number.isFinite(number)) onChange(number);
    };
    return (
        <div className="field">
            <label htmlFor={id}>
                {label}
                {unit && !label.toLowerCase().includes(unit.toLowerCase()) && <span className="soft"> ({unit})</span>}
            </label>
            <div className="stepper">
                <button type="button" className="button" onClick={() => move(-step)} disabled={value !== undefined && value <= min} aria-label={value !== undefined && value <= min ? texts.common.least(label, min) : `${texts.common.less}: ${label}`}>
                    <Icon name="minus" />
                </button>
                <input
                    id={id}
                    inputMode={step % 1 || min < 0 ? 'decimal' : 'numeric'}
                    autoComplete="off"
                    value={typed ?? (value === undefined ? '' : String(value))}
                    onChange={(event) => type(event.target.value)}
                    onBlur={() => setTyped(undefined)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={hint || error ? `${id}-hint` : undefined}
                />
                <button type="button" className="button" onClick={() => move(step)} disabled={value !== undefined && value >= max} aria-label={value !== undefined && value >= max ? texts.common.most(label, max) : `${texts.common.more}: ${label}`}>
                    <Icon name="plus" />
                </button>
            </div>
            {(error || hint) && (
                <div id={`${id}-hint`} className={`small ${error ? 'field-error' : 'soft'}`}>
                    {error ?? hint}
                </div>
            )}
        </div>
    );
}
