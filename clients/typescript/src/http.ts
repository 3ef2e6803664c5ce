/** The fetch layer: types from the OpenAPI document, retries that never act twice, answers that have not changed. */
import type { components, paths } from './schema/umpire.js';

export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

type Method = 'get' | 'post';
type Body<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Answers<O> = O extends { responses: infer R } ? Body<R[Extract<keyof R, 200 | 201 | 202>]> : never;
type Requests<O> = O extends { requestBody?: infer B } ? Body<NonNullable<B>> : undefined;
type Part<O, N extends 'path' | 'query'> = O extends { parameters: infer P } ? (P extends { [K in N]?: infer V } ? NonNullable<V> : never) : never;

/** The paths of the API that take a method. */
export type PathsWith<M extends Method> = { [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never }[keyof paths];
export type Operation<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O } ? O : never;
export type Answer<P extends keyof paths, M extends Method> = Answers<Operation<P, M>>;
export type Request<P extends keyof paths, M extends Method> = Requests<Operation<P, M>>;

/** What stands in a path, as /v1/sessions/{session}; numbers may be given for entries. */
type Places<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? { [K in N]: string | number } & Places<Rest> : unknown;

export type Call<P extends keyof paths, M extends Method> = (P extends `${string}{${string}` ? { path: Places<P> } : { path?: undefined }) & {
    query?: Partial<Part<Operation<P, M>, 'query'>>;
    signal?: AbortSignal;
};
export type Sending<P extends keyof paths> = Call<P, 'post'> & {
    body: Request<P, 'post'>;
    /** The Idempotency-Key; a new one unless it is given, so that every request may be sent again. */
    key?: string;
};

/** An answer that is no success (RFC 9457). */
export class UmpireProblem extends Error {
    constructor(
        readonly status: number,
        readonly problem: Problem,
        /** Seconds after which it may be tried again. */
        readonly retryAfter?: number,
    ) {
        super(problem.detail ?? problem.title);
        this.name = 'UmpireProblem';
    }

    get code(): string {
        return this.problem.code;
    }
}

/** No answer came within the patience. */
export class UmpireUnreachable extends Error {
    constructor(cause: unknown) {
        super('the umpire does not answer', { cause });
        this.name = 'UmpireUnreachable';
    }
}

export interface ApiOptions {
    /** The service's origin, as https://umpire.example; '' for the page's own. */
    url: string;
    /** Of a seat, or a club's key. */
    token?: string;
    fetch?: typeof fetch;
    /** Milliseconds that a request may take with all its retries. */
    patience?: number;
    /** Milliseconds after which one try is given up. */
    timeout?: number;
}

const KEPT_MAX = 64; // answers with an ETag
const TRY_AGAIN = new Set([408, 425, 429, 502, 503, 504]);

/** Sixteen random bytes in hexadecimal: for Idempotency-Keys, which must be secret where tokens are answered. */
export function newKey(bytes = 16): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits, unless the signal says otherwise. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
        const stop = () => (clearTimeout(timer), reject(signal?.reason as Error));
        const timer = setTimeout(() => (signal?.removeEventListener('abort', stop), resolve()), milliseconds);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
    });
}

/** How long to wait before the next try: what the service says, else longer each time, never all at once. */
export function backoff(tries: number, retryAfter?: number): number {
    return retryAfter !== undefined ? 1000 * retryAfter : Math.min(8000, 250 * 2 ** tries) * (0.5 + Math.random() / 2);
}

export async function problemOf(response: Response): Promise<UmpireProblem> {
    const after = response.headers.get('Retry-After');
    const said = (await response.json().catch(() => undefined)) as Problem | undefined;
    const problem = said?.code ? said : { type: 'about:blank', title: response.statusText || 'no problem was told', status: response.status, code: 'unknown' };
    return new UmpireProblem(response.status, problem as Problem, after && /^\d+$/.test(after) ? Number(after) : undefined);
}

export class Api {
    readonly options: Required<Omit<ApiOptions, 'token'>> & { token?: string };
    readonly #kept = new Map<string, { tag: string; answer: unknown }>();

    constructor(options: ApiOptions) {
        const { url, token, patience = 30000, timeout = 10000 } = options;
        const own = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
        this.options = { url: url.replace(/\/+$/, ''), token, patience, timeout, fetch: own };
    }

    /** The same service with another token. */
    as(token: string): Api {
        return new Api({ ...this.options, token });
    }

    /** Reads. What has not changed is answered from memory (ETag). */
    async get<P extends PathsWith<'get'>>(path: P, ...[call]: P extends `${string}{${string}` ? [Call<P, 'get'>] : [Call<P, 'get'>?]): Promise<Answer<P, 'get'>> {
        const address = this.#address(path, call);
        const kept = this.#kept.get(address);
        const response = await this.send(address, { headers: kept ? { 'If-None-Match': kept.tag } : {}, signal: call?.signal });
        if (response.status === 304 && kept) return kept.answer as Answer<P, 'get'>;
        const answer = (await response.json()) as Answer<P, 'get'>;
        const tag = response.headers.get('ETag');
        this.#kept.delete(address);
        if (tag) this.#kept.set(address, { tag, answer });
        if (this.#kept.size > KEPT_MAX) this.#kept.delete(this.#kept.keys().next().value!);
        return answer;
    }

    /** Sends. It is tried again under the same Idempotency-Key until it is answered, and so done once. */
    async post<P extends PathsWith<'post'>>(path: P, call: Sending<P>): Promise<Answer<P, 'post'>> {
        return (await (await this.posted(path, call)).json()) as Answer<P, 'post'>;
    }

    /** The same with headers of your own, for the answer as it comes. */
    posted<P extends PathsWith<'post'>>(path: P, call: Sending<P>, own: Record<string, string> = {}): Promise<Response> {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': call.key ?? newKey(), ...own };
        return this.send(this.#address(path, call), { method: 'POST', headers, body: JSON.stringify(call.body), signal: call.signal });
    }

    /** Any request whose repetition does no harm; throws an UmpireProblem or UmpireUnreachable. */
    async send(address: string, init: RequestInit & { headers: Record<string, string>; signal?: AbortSignal }): Promise<Response> {
        const { url, token, patience, fetch } = this.options;
        const until = Date.now() + patience;
        for (let tries = 0; ; tries++) {
            let failure: unknown, after: number | undefined;
            try {
                const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}), ...init.headers };
                const response = await this.#within(init.signal, (signal) => fetch(`${url}${address}`, { ...init, headers, signal }));
                if (response.ok || response.status === 304) return response;
                const problem = await problemOf(response);
                if (!TRY_AGAIN.has(response.status)) throw problem;
                failure = problem;
                after = problem.retryAfter;
            } catch (error) {
                if (init.signal?.aborted || (error instanceof UmpireProblem && error !== failure)) throw error;
                failure = error;
            }
            const rest = backoff(tries, after);
            if (Date.now() + rest > until) throw failure instanceof UmpireProblem ? failure : new UmpireUnreachable(failure);
            await pause(rest, init.signal);
        }
    }

    /** One try, which takes no longer than the time-out until its head is there. */
    async #within(outer: AbortSignal | undefined, use: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
        const inner = new AbortController();
        const stop = () => inner.abort(outer?.reason);
        const timer = setTimeout(() => inner.abort(new Error('no answer in time')), this.options.timeout);
        outer?.addEventListener('abort', stop, { once: true });
        if (outer?.aborted) stop();
        try {
            return await use(inner.signal);
        } finally {
            clearTimeout(timer);
        }
    }

    #address(path: string, call?: { path?: object; query?: object }): string {
        const places = (call?.path ?? {}) as Record<string, string | number>;
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(call?.query ?? {})) if (value !== undefined) query.set(name, String(value));
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
        const asked = query.toString();
        return asked ? `${filled}?${asked}` : filled;
    }
}
