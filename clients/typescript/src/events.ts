/** Entries as they are committed, each once and in order, whatever happens to the connection. */
import { type Api, type Schemas, UmpireProblem, backoff, pause, problemOf } from './http.js';
import type { Of } from './rulesets.js';

/** An entry of the ledger with its texts, as GET …/entries/{n} answers it: which members it has follows from its `kind`. */
export type Entry<R extends string = string> = Exclude<Schemas['Entry'], { kind: 'ruling' }> | Of<R, 'RulingEntry'>;

/** Any entry, with its members by name: of a kind, perhaps, that is newer than this client. */
export interface AnyEntry {
    seq: number;
    kind: string;
    [member: string]: unknown;
}

export interface ListenOptions {
    /** The last entry that is known; -1: none. Without it: only what is new once the connection has come. */
    after?: number;
    signal?: AbortSignal;
    /** Milliseconds without a byte after which the connection counts as dead; heartbeats come every 15 seconds. */
    silence?: number;
    /** Told when the connection comes (true) or goes (false). */
    connected?: (is: boolean) => void;
}

/** Takes the text of a stream of server-sent events apart, however it comes in pieces. Without `data` an id stands alone: what comes goes on behind it. */
export function eventReader(): (text: string) => { id?: string; data?: string }[] {
    let rest = '', id: string | undefined, named = false, data: string[] = [];
    return (text) => {
        const events: { id?: string; data?: string }[] = [];
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
            if (line === '') {
                if (data.length) events.push({ id, data: data.join('\n') });
                else if (named) events.push({ id });
                data = [];
                named = false;
            } else if (line.startsWith('id:')) {
                id = line.slice(3).trim();
                named = true;
            }
            else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
        }
        return events;
    };
}

/** The pieces of a body; throws when nothing comes for so long. */
async function* pieces(body: ReadableStream<Uint8Array>, silence: number): AsyncGenerator<string> {
    const reader = body.getReader(), decoder = new TextDecoder();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
        for (;;) {
            const quiet = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error('silence')), silence)));
            const { value, done } = await Promise.race([reader.read(), quiet]);
            clearTimeout(timer);
            if (done) return;
            yield decoder.decode(value, { stream: true });
        }
    } finally {
        clearTimeout(timer);
        reader.cancel().catch(() => undefined);
    }
}

/** Ends after the entry that closes the session, or when the signal says so; throws when the seat may not listen any more. */
export async function* listen(api: Api, session: string, options: ListenOptions = {}): AsyncGenerator<Entry> {
    const { signal, silence = 40000, connected } = options;
    const { url, token, fetch, timeout } = api.options;
    let last = options.after, tries = 0;
    while (!signal?.aborted) {
        let rest: number | undefined, up = false;
        const stop = new AbortController();
        const abort = () => stop.abort(signal?.reason);
        signal?.addEventListener('abort', abort, { once: true });
        const timer = setTimeout(() => stop.abort(new Error('no answer in time')), timeout);
        try {
            const headers: Record<string, string> = { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
            const from = last === undefined ? '' : `?after=${last}`;
            const response = await fetch(`${url}/v1/sessions/${encodeURIComponent(session)}/events${from}`, { headers, signal: stop.signal });
            clearTimeout(timer);
            if (response.status === 204) return;
            if (!response.ok || !response.body) throw await problemOf(response);
            tries = 0;
            const read = eventReader();
            for await (const text of pieces(response.body, silence)) {
                const events = read(text);
                // Where nothing was known, the stream says behind which entry it goes on; until it has, nothing is listened to.
                if (last === undefined && events[0]?.id !== undefined) last = Number(events[0].id) - (events[0].data === undefined ? 0 : 1);
                if (!up && last !== undefined) connected?.((up = true));
                for (const { data } of events) {
                    if (data === undefined) continue;
                    const entry = JSON.parse(data) as Entry;
                    if (last !== undefined && entry.seq <= last) continue;
                    last = entry.seq;
                    yield entry;
                }
            }
        } catch (error) {
            if (signal?.aborted) return;
            if (error instanceof UmpireProblem && error.status !== 429 && error.status < 500) throw error;
            rest = error instanceof UmpireProblem ? error.retryAfter : undefined;
        } finally {
            clearTimeout(timer);
            connected?.(false);
            signal?.removeEventListener('abort', abort);
            stop.abort();
        }
        await pause(backoff(tries++, rest), signal).catch(() => undefined);
    }
}
