/** Tells screen readers what has just happened: `announce` from anywhere; the page has one Announcer. */
import { useRef, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

export function announce(words: string): void {
    // So that a repeated text is read again.
    said = words === said ? `${words}\u00a0` : words;
    listeners.forEach((tell) => tell());
}

/** Reads announcements while it is mounted. */
export function Announcer() {
    const words = useSyncExternalStore(
        (tell) => {
            listeners.add(tell);
            return () => listeners.delete(tell);
        },
        () => said,
    );
    const before = useRef(words);
    if (words !== before.current) before.current = '';
    return (
        <div className="heard" aria-live="polite" role="status">
            {words === before.current ? '' : words}
        </div>
    );
}
