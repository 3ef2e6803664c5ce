/** A sheet that slides in from below, within the thumb's reach; centred on a wide screen. Escape, its cross, the veil
 * and Back close it. */
import { type ReactNode, Suspense, lazy, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hashOf } from '../route';
import { texts } from '../texts';
import { Announcer } from './Announcer';
import { Icon } from './Icon';
import { layer } from './layers';
import { OpenBook } from './Screen';

const RulesSheet = lazy(() => import('../screens/aside').then(({ RulesSheet }) => ({ default: RulesSheet })));

/** `busy`: its content is still loading, and will change. `broad`: two columns if there is room. */
export function Sheet({ title, onClose, children, actions, busy, broad }: { title: ReactNode; onClose: () => void; children: ReactNode; actions?: ReactNode; busy?: boolean; broad?: boolean }) {
    const dialog = useRef<HTMLDialogElement>(null);
    const heading = useRef<HTMLHeadingElement>(null);
    const id = useId();
    const book = useContext(OpenBook);
    const [reading, setReading] = useState(false);
    // Before the sheet leaves the page: closing it returns the focus.
    useLayoutEffect(() => {
        const shown = dialog.current;
        if (shown && !shown.open) shown.showModal();
        return () => shown?.close();
    }, []);
    // Back closes it in its state at that time.
    const close = useRef(onClose);
    close.current = onClose;
    useEffect(() => layer(() => close.current()), []);
    // The focused element may have disappeared: then the focus moves to the head of the sheet.
    useEffect(() => {
        if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return (
        <dialog
            ref={dialog}
            className={broad ? 'sheet broad' : 'sheet'}
            aria-labelledby={id}
            aria-busy={busy || undefined}
            onCancel={(event) => {
                if (event.target !== dialog.current) return; // of a sheet on top of this one
                event.preventDefault();
                onClose();
            }}
            onClick={(event) => event.target === dialog.current && onClose()}
        >
            <div className="sheet-body">
                <div className="sheet-head">
                    <h2 ref={heading} id={id} className="grow" tabIndex={-1}>
                        {title}
                    </h2>
                    {book !== null && (
                        <a
                            className="sheet-rules"
                            href={hashOf({ screen: 'rules', ruleset: book })}
                            aria-label={texts.common.rules}
                            onClick={(event) => {
                                event.preventDefault();
                                setReading(true);
                            }}
                        >
                            <Icon name="book" />
                        </a>
                    )}
                    <button type="button" className="icon-button" onClick={onClose} aria-label={texts.common.close}>
                        <Icon name="close" />
                    </button>
                </div>
                <div className="sheet-content stack">{children}</div>
                {actions && <div className="sheet-actions">{actions}</div>}
                {/* Screen readers ignore what is behind a sheet: events meanwhile are announced here. */}
                <Announcer />
            </div>
            {reading && (
                <Suspense>
                    <RulesSheet ruleset={book ?? undefined} onClose={() => setReading(false)} />
                </Suspense>
            )}
        </dialog>
    );
}
