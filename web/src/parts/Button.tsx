/** What one presses, and links that look like it. */
import { type ReactNode, useId } from 'react';
import { type Lack, Lacks } from './Lacks';

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
    /** It cannot be pressed, and why: no button is grey without a word. */
    lacks?: Lack;
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
