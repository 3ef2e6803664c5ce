/** Says aloud, to those who hear the page, what has just happened: `announce` from anywhere; one Announcer stands in the page. */
import { useRef, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

export function announce(words: string): void {
    // The same words again are said again.
    said = words === said ? `${words}\u00a0` : words;
    listeners.forEach((tell) => tell());
}

/** It says what is announced while it is there. */
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
