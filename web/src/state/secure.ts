/** What a page may do only with TLS: work without a network, and keep the screen on. Otherwise these functions do
 * nothing. */
import { useEffect } from 'react';
import offlineAddress from 'umpire-page/offline.worker.js';

/** After the first screen: from now on the page works without a network, including parts that were not shown yet. */
export async function beReadOffline(): Promise<void> {
    if (!isSecureContext || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await serviceWorker.register(new URL(offlineAddress, document.baseURI), { type: 'module' });
    if (!serviceWorker.controller) await taken;
    await Promise.all([import('../screens/before'), import('../screens/during'), import('../screens/aside'), import('../screens/evening'), import('../screens/desk')]);
    // Files loaded before the service worker are fetched through it now; the browser has them cached.
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    await Promise.all(files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/app/')).map((file) => fetch(file)));
}

/** Keeps the screen on while this is shown. */
export function useAwake(): void {
    useEffect(() => {
        if (!isSecureContext || !('wakeLock' in navigator)) return;
        let held: WakeLockSentinel | undefined, left = false;
        // It is lost when the page is hidden.
        const take = () => {
            if (document.hidden || (held && !held.released)) return;
            navigator.wakeLock.request('screen').then(
                (lock) => (left ? void lock.release() : (held = lock)),
                () => undefined, // the phone saves its battery
            );
        };
        take();
        document.addEventListener('visibilitychange', take);
        return () => {
            left = true;
            document.removeEventListener('visibilitychange', take);
            void held?.release().catch(() => undefined);
        };
    }, []);
}
