/** A game as one seat plays it. */
import { type Entry, type ListenOptions, listen } from './events.js';
import { Api, type Answer, type Schemas, newKey } from './http.js';
import type { Of, RulesetName } from './rulesets.js';

export interface JoinOptions {
    /** Of a side, or of those who watch; in any case, with or without hyphens. */
    code: string;
    name: string;
    /** It is the code of those who watch: they give no nonce. previewJoin says it. */
    watching?: boolean;
    /** The key of this device, in two-sided mode. */
    device_key?: string;
    /** Of an earlier try that was not answered, perhaps before this page was closed: 16 characters or more, random and secret, */
    key?: string;
    /** and its nonce: 16 to 64 random bytes in hexadecimal, which every sealed die is mixed with. */
    nonce?: string;
}

/** Opens a game; the answer has the umpire's token and the codes for the others. `key`: of an earlier try. */
export async function open<R extends RulesetName>(api: Api, opening: Of<R, 'Opening'> & { ruleset: R }, key?: string): Promise<{ session: Session<R>; opened: Answer<'/v1/sessions', 'post'> }>;
export async function open(api: Api, opening: Schemas['Opening'], key?: string): Promise<{ session: Session; opened: Answer<'/v1/sessions', 'post'> }>;
export async function open(api: Api, opening: object, key = newKey()): Promise<{ session: Session; opened: Answer<'/v1/sessions', 'post'> }> {
    const opened = await api.post('/v1/sessions', { body: opening as Schemas['Opening'], key });
    return { session: new Session(api.as(opened.token), opened.id), opened };
}

/** Which game a code leads to, who fights whom, and who sits there already. */
export function previewJoin(api: Api, code: string): Promise<Answer<'/v1/join/preview', 'post'>> {
    return api.post('/v1/join/preview', { body: { code } });
}

/** Takes a seat by the code alone. Players give a nonce, which is drawn here unless it is given. */
export async function join(api: Api, { key = newKey(), nonce = newKey(32), watching = false, ...joining }: JoinOptions): Promise<{ session: Session; joined: Answer<'/v1/join', 'post'> }> {
    const joined = await api.post('/v1/join', { body: watching ? joining : { ...joining, nonce }, key });
    return { session: new Session(api.as(joined.token), joined.session), joined };
}

/** A link with the code behind a #, which no server and no log sees; and the code of such a link, or undefined. */
export function joinLink(page: string, code: string): string {
    return `${page.split('#')[0]}#join=${encodeURIComponent(code)}`;
}
export function codeOfLink(link: string): string | undefined {
    const found = /#join=([^&]+)/.exec(link)?.[1];
    return found && decodeURIComponent(found);
}

/** Of a ruleset that is named, `Session<'colonial'>`, questions, rulings and units are typed; else they are open objects. */
export class Session<R extends string = string> {
    constructor(
        readonly api: Api,
        readonly id: string,
    ) {}

    /** The token of the seat: keep it, it is not shown again. */
    get token(): string | undefined {
        return this.api.options.token;
    }

    get #path() {
        return { path: { session: this.id } };
    }

    /** Everything that a screen shows, in one answer; from memory where it has not changed. */
    async state(entries?: number): Promise<Of<R, 'GameState'>> {
        return (await this.api.get('/v1/sessions/{session}/state', { ...this.#path, query: entries === undefined ? {} : { entries } })) as Of<R, 'GameState'>;
    }

    /** The units as they are, or as they were after an entry. */
    async roster(asOf?: number): Promise<Of<R, 'Roster'>> {
        return (await this.api.get('/v1/sessions/{session}/roster', { ...this.#path, query: asOf === undefined ? {} : { as_of: asOf } })) as Of<R, 'Roster'>;
    }

    /** What the rules demand next, and of whom. */
    due() {
        return this.api.get('/v1/sessions/{session}/due', this.#path);
    }

    /** What a unit may do now, and what not, with the clause. */
    actions(unit: string) {
        return this.api.get('/v1/sessions/{session}/units/{unit}/actions', { path: { session: this.id, unit } });
    }

    /** Whatever comes next: a phase or a turn. */
    beginTurn(turn: Schemas['TurnRequest'] = {}, key?: string) {
        return this.api.post('/v1/sessions/{session}/turns', { ...this.#path, body: turn, key });
    }

    /** Asks a question on record. `key`: its Idempotency-Key, kept with the question while it is not known to be answered. */
    async rule(question: Of<R, 'RecordedQuestion'>, key?: string): Promise<Of<R, 'RulingEntry'> | Schemas['AskedEntry']> {
        return (await this.api.post('/v1/sessions/{session}/rulings', { ...this.#path, body: question, key })) as Of<R, 'RulingEntry'> | Schemas['AskedEntry'];
    }

    /** The same, for apps that listen: the number of the entry is all that is answered, and the events bring the ruling. */
    async record(question: Of<R, 'RecordedQuestion'>, key?: string): Promise<number> {
        const response = await this.api.posted('/v1/sessions/{session}/rulings', { ...this.#path, body: question, key }, { Prefer: 'return=minimal' });
        return Number(/\d+$/.exec(response.headers.get('Location') ?? '')?.[0]);
    }

    /** What the question still needs and would throw; nothing is recorded. */
    async preview(question: Of<R, 'RecordedQuestion'>): Promise<Of<R, 'Preview'>> {
        return (await this.api.post('/v1/sessions/{session}/rulings/preview', { ...this.#path, body: question })) as Of<R, 'Preview'>;
    }

    /** The same of a correction, at the decision that allows it. */
    previewCorrection(decision: number, question: Schemas['RecordedQuestion']) {
        return this.api.post('/v1/sessions/{session}/decisions/{entry}/correction/preview', { path: { session: this.id, entry: decision }, body: question });
    }

    note(text: string, key?: string) {
        return this.api.post('/v1/sessions/{session}/notes', { ...this.#path, body: { text }, key });
    }

    entry(entry: number) {
        return this.api.get('/v1/sessions/{session}/entries/{entry}', { path: { session: this.id, entry } });
    }

    /** Entries in order, page by page, behind `after`. */
    async *entries(after = -1): AsyncGenerator<Entry<R>> {
        for (let more = true; more; ) {
            const page = await this.api.get('/v1/sessions/{session}/entries', { ...this.#path, query: { after } });
            for (const entry of page.entries as Entry<R>[]) {
                after = entry.seq;
                yield entry;
            }
            more = page.next !== undefined && page.entries.length > 0;
        }
    }

    /** Entries as they are committed. */
    listen(options?: ListenOptions): AsyncGenerator<Entry<R>> {
        return listen(this.api, this.id, options) as AsyncGenerator<Entry<R>>;
    }

    /** The record as it is verified: keep it when the game closes. */
    async export(signal?: AbortSignal): Promise<Blob> {
        const response = await this.api.send(`/v1/sessions/${encodeURIComponent(this.id)}/export`, { headers: { Accept: '*/*' }, signal });
        return response.blob();
    }

    /** The battle report as Markdown. */
    async report(signal?: AbortSignal): Promise<string> {
        const response = await this.api.send(`/v1/sessions/${encodeURIComponent(this.id)}/report`, { headers: { Accept: 'text/markdown' }, signal });
        return response.text();
    }

    async checkpoint(signal?: AbortSignal): Promise<string> {
        const response = await this.api.send(`/v1/sessions/${encodeURIComponent(this.id)}/checkpoint`, { headers: { Accept: '*/*' }, signal });
        return response.text();
    }
}
