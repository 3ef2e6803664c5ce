/** Chromium as Debian packages it, and a server on plain http under a name that is no secure context. */
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

export const HOST = 'club.test';

export async function browse(use) {
    const browser = await chromium.launch({
        executablePath: process.env.UMPIRE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    });
    try {
        await use(browser);
    } finally {
        await browser.close();
    }
}

/** Serves `files` (path → [media type, bytes]) while `use` runs. */
export async function serve(files, use) {
    const server = createServer((request, response) => {
        const [type, bytes] = files.get(request.url) ?? [];
        response.writeHead(bytes ? 200 : 404, { 'Content-Type': type ?? 'text/plain', 'Cache-Control': 'no-store' }).end(bytes);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
        await use(`http://${HOST}:${server.address().port}`);
    } finally {
        server.closeAllConnections();
        server.close();
    }
}
