/** Buttons, and links that look like them. */
import { type ReactNode, useId } from 'react';
import { type Lack, Lacks } from './Lacks';

export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger';

interface Common {
    children: ReactNode;
    /** main: continues; plain; quiet: without an edge; danger: cannot be undone. */
    look?: ButtonLook;
    /** As wide as its container. */
    wide?: boolean;
    /** A label for screen readers if the text is not enough. */
    label?: string;
}

export interface ButtonProps extends Common {
    onPress?: () => void;
    /** It cannot be pressed, and this is why: every grey button has a reason. */
    lacks?: Lack;
    /** It was pressed and is working: a second press does nothing. */
    busy?: boolean;
    /** It replaces another button, or its meaning changes with each press: the second tap of a double tap was meant for
     * the previous one, and does nothing. */
    follows?: boolean;
    pressed?: boolean;
    expanded?: boolean;
    controls?: string;
    describedBy?: string;
    submit?: boolean;
    /** An id by which other parts find it when its text changes. */
    name?: string;
}

export function Button({ children, look = 'plain', wide, label, onPress, lacks, busy, follows, pressed, expanded, controls, describedBy, submit, name }: ButtonProps) {
    const id = useId(), line = lacks && !lacks.shown ? id : undefined;
    const button = (
        <button
            type={submit ? 'submit' : 'button'}
            name={name}
            className={`button ${look}${wide ? ' wide' : ''}`}
            onClick={busy ? (event) => event.preventDefault() : follows ? ({ detail }) => detail < 2 && onPress?.() : onPress}
            disabled={lacks !== undefined}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            aria-label={label}
            aria-pressed={pressed}
            aria-expanded={expanded}
            aria-controls={controls}
            aria-describedby={line ?? describedBy}
        >
            {children}
        </button>
    );
    return line ? (
        <>
            <Lacks of={lacks!} id={line} />
            {button}
        </>
    ) : (
        button
    );
}

export function LinkButton({ children, look = 'plain', wide, label, href }: Common & { href: string }) {
    return (
        <a className={`button ${look}${wide ? ' wide' : ''}`} href={href} aria-label={label}>
            {children}
        </a>
    );
}
