/** Says what has just happened, to eyes for a while and to screen readers: `announce` from anywhere. The page has one Announcer, and so has each sheet,
 * since nothing outside a sheet is read while it is open. */
import { useRef, useSyncExternalStore } from 'react';

const SEEN_MS = 5000;

interface Spoken {
    words: string;
    seen: boolean;
}
let latest: Spoken = { words: '', seen: false };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: Spoken): void {
    latest = next;
    listeners.forEach((tell) => tell());
}

/** `heard`: the screen shows it already. */
export function announce(words: string, how: 'seen' | 'heard' = 'seen'): void {
    clearTimeout(timer);
    // So that a repeated text is read again.
    put({ words: words === latest.words ? `${words}\u00a0` : words, seen: how === 'seen' });
    if (latest.seen) timer = setTimeout(() => put({ ...latest, seen: false }), SEEN_MS);
}

/** Reads announcements while it is mounted. */
export function Announcer() {
    const now = useSyncExternalStore(
        (tell) => {
            listeners.add(tell);
            return () => listeners.delete(tell);
        },
        () => latest,
    );
    const before = useRef(now.words);
    const news = now.words !== before.current;
    if (news) before.current = '';
    return (
        <div className={news && now.seen ? 'toast' : 'heard'} aria-live="polite" role="status" dir="auto">
            <span>{news ? now.words : ''}</span>
        </div>
    );
}
