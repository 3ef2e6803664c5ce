/** A clause by its number, which opens in place. */
import { useId, useState } from 'react';
import { useClause } from '../play/catalogue';
import { hashOf } from '../route';
import { texts } from '../texts/en';
import { Markdown } from './Markdown';

export function Clause({ ruleset, clause }: { ruleset: string; clause: string }) {
    const [open, setOpen] = useState(false);
    const id = useId();
    const found = useClause(ruleset, open ? clause : undefined);
    return (
        <>
            <button type="button" className="clause-number" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                {clause}
            </button>
            {open && (
                <div id={id} className="clause-text">
                    {found ? (
                        <>
                            <strong>{found.title}</strong>
                            <Markdown leads={(id) => (id === clause ? undefined : hashOf({ screen: 'rules', ruleset, clause: id }))}>{found.text}</Markdown>
                            <a href={hashOf({ screen: 'rules', ruleset, clause })}>{texts.ruling.inTheBook}</a>
                        </>
                    ) : (
                        texts.common.loading
                    )}
                </div>
            )}
        </>
    );
}
