/** The page and the rules without a network, where TLS allows a service worker. It caches nothing of a game, and no
 * answer to a request with a token: the device's part stores games, checked. */

/** The type of a service worker's global, which the page's types lack. */
interface Extendable {
    waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
}
interface Scope {
    addEventListener(name: 'install' | 'activate', act: (event: Extendable) => void): void;
    addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
    skipWaiting(): Promise<void>;
    readonly clients: { claim(): Promise<void> };
}
const scope = self as unknown as Scope;

const PLACE = 'umpire';
const PAGE = '/app/';
const FILES_MAX = 150; // the oldest first: files of earlier pages
const PATIENCE_MS = 4000;

async function kept(request: Request | string): Promise<Response | undefined> {
    return (await caches.open(PLACE)).match(request);
}

async function keep(request: Request | string, response: Response): Promise<Response> {
    if (response.status !== 200) return response;
    const cache = await caches.open(PLACE);
    await cache.delete(request); // moves it to the end again
    await cache.put(request, response.clone());
    for (const old of (await cache.keys()).slice(0, -FILES_MAX)) await cache.delete(old);
    return response;
}

/** The network's answer, else the cached one. */
async function newest(request: Request, as: Request | string): Promise<Response> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
        return await keep(as, await fetch(request, { signal: patience.signal }));
    } catch (error) {
        const found = await kept(as);
        if (found) return found;
        throw error;
    } finally {
        clearTimeout(timer);
    }
}

/** Files that never change under their name. */
async function once(request: Request): Promise<Response> {
    return (await kept(request)) ?? keep(request, await fetch(request));
}

scope.addEventListener('install', (event) => event.waitUntil(fetch(PAGE).then((page) => keep(PAGE, page)).then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
    const { request } = event, { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || request.headers.has('Authorization')) return;
    if (request.mode === 'navigate') {
        if (pathname === PAGE) event.respondWith(newest(request, PAGE));
    } else if (pathname.startsWith(PAGE)) event.respondWith(/-[0-9A-Z]{8}\.\w+$/.test(pathname) ? once(request) : newest(request, request));
    else if (pathname.startsWith('/v1/rulesets')) event.respondWith(newest(request, request));
});
