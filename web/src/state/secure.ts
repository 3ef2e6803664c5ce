/** What a page may do only where TLS is on: be read without a network, and keep the screen on. Elsewhere all of this does nothing. */
import { useEffect } from 'react';
import offlineAddress from 'umpire-page/offline.worker.js';

/** After the first screen: from now on the page is there without a network, also what was not shown yet. */
export async function beReadOffline(): Promise<void> {
    if (!isSecureContext || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await serviceWorker.register(new URL(offlineAddress, document.baseURI), { type: 'module' });
    if (!serviceWorker.controller) await taken;
    await Promise.all([import('../screens/before'), import('../screens/during'), import('../screens/aside'), import('../screens/evening'), import('../screens/desk')]);
    // What came before the service worker did comes through it now; the browser has it at hand.
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    await Promise.all(files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/app/')).map((file) => fetch(file)));
}

/** The screen stays on as long as this is shown. */
export function useAwake(): void {
    useEffect(() => {
        if (!isSecureContext || !('wakeLock' in navigator)) return;
        let held: WakeLockSentinel | undefined, left = false;
        // It is lost whenever the page is hidden.
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
