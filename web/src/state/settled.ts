/** Disputes and proposals from before the entries that a screen has loaded: what waits for the umpire may be a week old. */
import type { Entry, Session } from 'umpire-client';
import { type OpenGame } from './game';
import { type Loaded, useLoaded } from './loaded';

const KINDS = ['dispute', 'decision', 'correction', 'undo_proposed', 'undo_answered'] as const;
const MOST = 100; // of each kind, the newest

async function saidIn(session: Session): Promise<Entry[]> {
    const pages = await Promise.all(KINDS.map((kind) => session.api.get('/v1/sessions/{session}/entries', { path: { session: session.id }, query: { kind, order: 'desc', limit: MOST } })));
    return pages.flatMap(({ entries }) => entries as unknown as Entry[]);
}

/** What they are about, where that is not among them. */
function aboutWhat(entries: readonly Entry[]): number[] {
    const there = new Set(entries.map(({ seq }) => seq));
    return entries.map(({ target }) => target).filter((target): target is number => typeof target === 'number' && !there.has(target));
}

/** The entries that are loaded, and behind them those that are disputed, proposed or answered; the newest first. */
export function useSettled(game: OpenGame): Loaded<Entry[]> {
    const oldest = game.entries[game.entries.length - 1]?.seq ?? 0;
    const said = useLoaded(oldest > 0 ? `said ${game.session} ${oldest}` : undefined, () => game.send(saidIn));
    const found = [...game.entries, ...(said.value ?? []).filter(({ seq }) => seq < oldest)].sort((a, b) => b.seq - a.seq);
    const missing = [...new Set(aboutWhat(found))].sort((a, b) => a - b);
    const about = useLoaded(missing.length ? `entries ${game.session} ${missing.join(' ')}` : undefined, () => game.send((session) => Promise.all(missing.map(async (seq) => (await session.entry(seq)) as unknown as Entry))));
    const whole = (oldest === 0 || said.value !== undefined) && (missing.length === 0 || about.value !== undefined);
    return {
        value: whole ? [...found, ...(about.value ?? [])].sort((a, b) => b.seq - a.seq) : undefined,
        failed: said.failed ?? about.failed,
        again: () => {
            said.again();
            about.again();
        },
    };
}
