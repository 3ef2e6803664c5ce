/** The entry point: renders the page into #page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

createRoot(document.getElementById('page')!).render(
    <StrictMode>
        <App />
    </StrictMode>,
);

addEventListener('load', () => void import('./state/secure').then(({ beReadOffline }) => beReadOffline()).catch(() => undefined));
