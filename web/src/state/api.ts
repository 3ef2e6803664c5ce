/** The service of this page, in the name of a seat or a club. */
import { Api, Session } from 'umpire-client';

const unreached = new Set<() => void>();

/** Calls whenever a request has found nobody yet; returns a function that ends this. */
export function onUnreached(tell: () => void): () => void {
    unreached.add(tell);
    return () => unreached.delete(tell);
}

const SLOW_MS = 3000;

/** A request that its caller ends says nothing of the network; one that fails, or is not answered for a while, does. */
async function ask(...request: Parameters<typeof fetch>): Promise<Response> {
    const doubt = () => unreached.forEach((tell) => tell());
    const timer = setTimeout(doubt, SLOW_MS);
    try {
        return await fetch(...request);
    } catch (error) {
        if ((error as Error).name !== 'AbortError') doubt();
        throw error;
    } finally {
        clearTimeout(timer);
    }
}

export const api = new Api({ url: '', fetch: ask });

const sessions = new Map<string, Session>();

/** A game in the name of a seat; the same object each time. */
export function sessionOf(id: string, token: string): Session {
    const name = `${id} ${token}`;
    const found = sessions.get(name) ?? new Session(api.as(token), id);
    sessions.set(name, found);
    return found;
}

/** The same game, where one try is given up after `timeout` milliseconds, with its connection. */
export function soonOf(session: Session, timeout: number): Session {
    return new Session(new Api({ ...session.api.options, timeout, patience: 0 }), session.id);
}

/** The service in the name of a club. */
export function clubApi(key: string): Api {
    return api.as(key);
}
