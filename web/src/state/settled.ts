/** Disputes and proposals older than the entries that a screen has loaded: what waits for the umpire may be a week
 * old. */
import { useMemo } from 'react';
import type { AnyEntry as Entry, Session } from 'umpire-client';
import { type OpenGame } from './game';
import { type Loaded, useLoaded } from './loaded';

const KINDS = ['dispute', 'decision', 'correction', 'undo_proposed', 'undo_answered'] as const;
const MOST = 100; // of each kind, the newest

async function saidIn(session: Session): Promise<Entry[]> {
    const pages = await Promise.all(KINDS.map((kind) => session.api.get('/v1/sessions/{session}/entries', { path: { session: session.id }, query: { kind, order: 'desc', limit: MOST } })));
    return pages.flatMap(({ entries }) => entries as unknown as Entry[]);
}

/** The entries that they are about, if missing. */
function aboutWhat(entries: readonly Entry[]): number[] {
    const there = new Set(entries.map(({ seq }) => seq));
    return entries.flatMap(({ target, dice }) => [target, (dice as { from_entry?: unknown } | undefined)?.from_entry]).filter((target): target is number => typeof target === 'number' && !there.has(target));
}

/** The entries that these are about, if further back; requested only if there are any. */
function useMissing(game: OpenGame, entries: readonly Entry[]): Loaded<Entry[]> & { wanted: boolean } {
    const missing = [...new Set(aboutWhat(entries))].sort((a, b) => a - b);
    const wanted = missing.length > 0;
    const about = useLoaded(wanted ? `entries ${game.session} ${missing.join(' ')}` : undefined, () => game.send((session) => Promise.all(missing.map(async (seq) => (await session.entry(seq)) as unknown as Entry))));
    return { ...about, wanted };
}

const newestFirst = (entries: readonly Entry[]) => [...entries].sort((a, b) => b.seq - a.seq);

/** The loaded entries, with earlier ones that they dispute or would take back; newest first. */
export function useAbout(game: OpenGame): readonly Entry[] {
    const { value } = useMissing(game, game.entries);
    return useMemo(() => (value ? newestFirst([...game.entries, ...value]) : game.entries), [game.entries, value]);
}

/** The loaded entries, and after them those that are disputed, proposed or answered; newest first. */
export function useSettled(game: OpenGame): Loaded<Entry[]> {
    const oldest = game.entries[game.entries.length - 1]?.seq ?? 0;
    const said = useLoaded(oldest > 0 ? `said ${game.session} ${oldest}` : undefined, () => game.send(saidIn));
    const found = newestFirst([...game.entries, ...(said.value ?? []).filter(({ seq }) => seq < oldest)]);
    const about = useMissing(game, found);
    const whole = (oldest === 0 || said.value !== undefined) && (!about.wanted || about.value !== undefined);
    return {
        value: whole ? newestFirst([...found, ...(about.value ?? [])]) : undefined,
        failed: said.failed ?? about.failed,
        again: () => {
            said.again();
            about.again();
        },
    };
}
