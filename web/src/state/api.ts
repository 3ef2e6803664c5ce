/** The service of this page, in the name of a seat or a club. */
import { Api, Session } from 'umpire-client';

export const api = new Api({ url: '' });

const sessions = new Map<string, Session>();

/** A game in the name of a seat; the same object each time. */
export function sessionOf(id: string, token: string): Session {
    const name = `${id} ${token}`;
    const found = sessions.get(name) ?? new Session(api.as(token), id);
    sessions.set(name, found);
    return found;
}

/** The service in the name of a club. */
export function clubApi(key: string): Api {
    return api.as(key);
}
