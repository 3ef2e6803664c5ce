/** One of a few visible choices: cards or buttons in a row. Radio buttons for the keyboard and for screen readers. */
import { type ReactNode, useId } from 'react';

export interface ChoiceOption<T extends string> {
    value: T;
    label: ReactNode;
    hint?: ReactNode;
    disabled?: boolean;
}

export interface ChoiceProps<T extends string> {
    legend: string;
    /** Only screen readers get the legend. */
    bare?: boolean;
    options: readonly ChoiceOption<T>[];
    value: T | undefined;
    onChange: (value: T) => void;
    /** row: buttons side by side; cards: one below the other with its hint. */
    look?: 'row' | 'cards';
    hint?: string;
    error?: string;
}

export function Choice<T extends string>({ legend, bare, options, value, onChange, look = 'row', hint, error }: ChoiceProps<T>) {
    const id = useId();
    return (
        <fieldset className="choice" aria-describedby={hint || error ? `${id}-hint` : undefined}>
            <legend className={bare ? 'heard' : undefined}>{legend}</legend>
            <div className={`choice-${look}`}>
                {options.map((option) => (
                    <label key={option.value} className="choice-option">
                        <input type="radio" name={id} value={option.value} checked={option.value === value} disabled={option.disabled} onChange={() => onChange(option.value)} />
                        <span className="choice-face">
                            <span className="choice-label">{option.label}</span>
                            {option.hint !== undefined && <span className="small soft">{option.hint}</span>}
                        </span>
                    </label>
                ))}
            </div>
            {(error || hint) && (
                <div id={`${id}-hint`} className={`small ${error ? 'field-error' : 'soft'}`}>
                    {error ?? hint}
                </div>
            )}
        </fieldset>
    );
}
