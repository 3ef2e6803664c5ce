/** The current place is after the #, which no server and no log sees: it may contain codes and keys. */
import { useSyncExternalStore } from 'react';

export type Route =
    | { screen: 'home' }
    | { screen: 'create' }
    | { screen: 'join'; code: string }
    | { screen: 'club'; key: string }
    /** A seat that another phone of the same player has; all of the text after the #. */
    | { screen: 'phone'; link: string }
    /** A seat will move here from another phone, to the one with this key. */
    | { screen: 'take'; session: string; seat: string }
    | { screen: 'give'; session: string; seat: string; key: string }
    | { screen: 'table'; session: string }
    | { screen: 'lobby'; session: string }
    | { screen: 'log'; session: string }
    | { screen: 'after'; session: string }
    | { screen: 'report'; session: string }
    /** Why a ruling had its result. */
    | { screen: 'told'; session: string; entry: number }
    | { screen: 'watch'; session?: string }
    | { screen: 'chair'; session: string }
    /** The odds of a game, or of a ruleset without one. */
    | { screen: 'odds'; session?: string; ruleset?: string }
    | { screen: 'armies' }
    | { screen: 'hall' }
    | { screen: 'sheet'; ruleset: string }
    | { screen: 'rules'; ruleset?: string; clause?: string }
    | { screen: 'style' };

function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

export function routeOf(hash: string): Route {
    const [name = '', ...rest] = hash.replace(/^#\/?/, '').split('=');
    const value = decoded(rest.join('='));
    switch (name) {
        case 'new':
            return { screen: 'create' };
        case 'join': // as links of clients/typescript contain
        case 'j':
            return { screen: 'join', code: value };
        case 'k':
            return { screen: 'club', key: value };
        case 'phone':
            return { screen: 'phone', link: hash };
        case 'take':
        case 'give': {
            const [session = '', seat = '', key = ''] = value.split('/');
            return name === 'take' ? { screen: 'take', session, seat } : { screen: 'give', session, seat, key };
        }
        case 'g':
            return { screen: 'table', session: value };
        case 'lobby':
            return { screen: 'lobby', session: value };
        case 'log':
            return { screen: 'log', session: value };
        case 'after':
        case 'report':
        case 'chair':
            return { screen: name, session: value };
        case 'told': {
            const [session = '', entry] = value.split('/');
            return { screen: 'told', session, entry: Number(entry) };
        }
        case 'watch':
            return { screen: 'watch', session: value || undefined };
        case 'odds':
            return value.includes('-') && value.length === 36 ? { screen: 'odds', session: value } : { screen: 'odds', ruleset: value || undefined };
        case 'armies':
            return { screen: 'armies' };
        case 'club':
            return { screen: 'hall' };
        case 'sheet':
            return { screen: 'sheet', ruleset: value };
        case 'rules': {
            const [ruleset, clause] = value.split('/');
            return { screen: 'rules', ruleset: ruleset || undefined, clause: clause || undefined };
        }
        case 'style':
            return { screen: 'style' };
        default:
            return { screen: 'home' };
    }
}

export function hashOf(route: Route): string {
    switch (route.screen) {
        case 'home':
            return '#/';
        case 'create':
            return '#new';
        case 'join':
            return `#j=${encodeURIComponent(route.code)}`;
        case 'club':
            return `#k=${encodeURIComponent(route.key)}`;
        case 'phone':
            return route.link;
        case 'take':
            return `#take=${route.session}/${route.seat}`;
        case 'give':
            return `#give=${route.session}/${route.seat}/${route.key}`;
        case 'table':
            return `#g=${route.session}`;
        case 'lobby':
            return `#lobby=${route.session}`;
        case 'log':
            return `#log=${route.session}`;
        case 'after':
        case 'report':
        case 'chair':
            return `#${route.screen}=${route.session}`;
        case 'told':
            return `#told=${route.session}/${route.entry}`;
        case 'watch':
            return route.session ? `#watch=${route.session}` : '#watch';
        case 'odds':
            return route.session || route.ruleset ? `#odds=${route.session ?? route.ruleset}` : '#odds';
        case 'armies':
            return '#armies';
        case 'hall':
            return '#club';
        case 'sheet':
            return `#sheet=${route.ruleset}`;
        case 'rules':
            return route.ruleset ? `#rules=${route.ruleset}${route.clause ? `/${route.clause}` : ''}` : '#rules';
        case 'style':
            return '#style';
    }
}

/** Goes there. `instead`: Back does not return to the present place, as with a used code. */
export function go(route: Route, instead = false): void {
    if (instead) {
        history.replaceState(null, '', hashOf(route));
        dispatchEvent(new HashChangeEvent('hashchange'));
    } else location.hash = hashOf(route);
}

function subscribe(tell: () => void): () => void {
    addEventListener('hashchange', tell);
    return () => removeEventListener('hashchange', tell);
}

/** The text after the #, as it changes. */
export function useHash(): string {
    return useSyncExternalStore(subscribe, () => location.hash);
}
