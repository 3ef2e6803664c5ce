/** A clause by its id, which opens in place; or its text from the book. */
import { useId, useState } from 'react';
import { useClause } from '../play/catalogue';
import { hashOf } from '../route';
import { texts } from '../texts';
import { Markdown } from './Markdown';

/** `still`: no links to other screens, where unsaved input would be lost. */
export function ClauseText({ ruleset, clause, id, still }: { ruleset: string; clause: string; id?: string; still?: boolean }) {
    const found = useClause(ruleset, clause);
    return (
        <div id={id} className="clause-text">
            {found ? (
                <>
                    <strong>{found.title}</strong>
                    <Markdown leads={(id) => (still || id === clause ? undefined : hashOf({ screen: 'rules', ruleset, clause: id }))}>{found.text}</Markdown>
                    {!still && <a href={hashOf({ screen: 'rules', ruleset, clause })}>{texts.ruling.inTheBook}</a>}
                </>
            ) : (
                texts.common.loading
            )}
        </div>
    );
}

export function Clause({ ruleset, clause }: { ruleset: string; clause: string }) {
    const [open, setOpen] = useState(false);
    const id = useId();
    return (
        <>
            <button type="button" className="clause-number" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                {clause}
            </button>
            {open && <ClauseText ruleset={ruleset} clause={clause} id={id} />}
        </>
    );
}
