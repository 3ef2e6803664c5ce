/** The Idempotency-Keys of what a screen sends. */
import { useRef } from 'react';
import { newKey } from 'umpire-client';

/** Sends with a key that belongs to the request until it is answered: a retry does nothing twice, and another request
 * gets another key. */
export function useKeys(): (request: string, send: (key: string) => Promise<unknown>) => Promise<void> {
    const keys = useRef(new Map<string, string>());
    return async (request, send) => {
        const key = keys.current.get(request) ?? newKey();
        keys.current.set(request, key);
        await send(key);
        keys.current.delete(request);
    };
}
