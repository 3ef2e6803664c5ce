/** What one presses, and links that look like it. */
import type { ReactNode } from 'react';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

interface Common {
    children: ReactNode;
    /** main: the one that goes on; plain; quiet: without an edge; danger: what cannot be undone. */
    look?: ButtonLook;
    /** As wide as what it stands in. */
    wide?: boolean;
    /** What is heard where the words alone would not do. */
    label?: string;
}

export interface ButtonProps extends Common {
    onPress?: () => void;
    disabled?: boolean;
    /** It has been pressed and does something: a second press does nothing. */
    busy?: boolean;
    /** It comes where another one just was, or means the next thing each time: the second tap of a double tap was meant for the one before, and does nothing. */
    follows?: boolean;
    pressed?: boolean;
    expanded?: boolean;
    controls?: string;
    describedBy?: string;
    submit?: boolean;
    /** By which others find it, where its words change. */
    name?: string;
}

export function Button({ children, look = 'plain', wide, label, onPress, disabled, busy, follows, pressed, expanded, controls, describedBy, submit, name }: ButtonProps) {
    return (
        <button
            type={submit ? 'submit' : 'button'}
            name={name}
            className={`button ${look}${wide ? ' wide' : ''}`}
            onClick={busy ? (event) => event.preventDefault() : follows ? ({ detail }) => detail < 2 && onPress?.() : onPress}
            disabled={disabled}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            aria-label={label}
            aria-pressed={pressed}
            aria-expanded={expanded}
            aria-controls={controls}
            aria-describedby={describedBy}
        >
            {children}
        </button>
    );
}

export function LinkButton({ children, look = 'plain', wide, label, href }: Common & { href: string }) {
    return (
        <a className={`button ${look}${wide ? ' wide' : ''}`} href={href} aria-label={label}>
            {children}
        </a>
    );
}
