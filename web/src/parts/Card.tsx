/** A card on the page, and a line that asks for attention. */
import type { ReactNode } from 'react';

export function Card({ children, title, level = 2, aside, tone }: { children?: ReactNode; title?: ReactNode; level?: 2 | 3; aside?: ReactNode; tone?: 'sunk' }) {
    const Heading = `h${level}` as const;
    return (
        <section className={`card${tone ? ` ${tone}` : ''}`}>
            {(title !== undefined || aside !== undefined) && (
                <div className="row-apart">
                    {title !== undefined && <Heading>{title}</Heading>}
                    {aside}
                </div>
            )}
            {children}
        </section>
    );
}

/** `alarm`: something is wrong; `warn`: be careful; `good`, `plain`: information. */
export function Notice({ children, tone = 'plain', role }: { children: ReactNode; tone?: 'alarm' | 'warn' | 'good' | 'plain'; role?: 'alert' | 'status' }) {
    return (
        <div className={`notice ${tone}`} role={role}>
            {children}
        </div>
    );
}
