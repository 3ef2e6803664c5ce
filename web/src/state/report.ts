/** The battle report and the comparison with chance, from the service, for the part of the game that is known here. */
import type { Schemas } from 'umpire-client';
import { sessionOf } from './api';
import type { OpenGame } from './game';
import { type KeptGame, keptNow } from './kept';
import { type Loaded, useLoaded } from './loaded';

const apiOf = (session: string) => {
    const kept = keptNow().games.find((game) => game.session === session);
    return kept && sessionOf(session, kept.token).api;
};

export function useReport(game: OpenGame): Loaded<Schemas['Report']> {
    const api = apiOf(game.session), asOf = game.entries[0]?.seq;
    return useLoaded(api && asOf !== undefined ? `report ${game.session} ${asOf}` : undefined, () => api!.get('/v1/sessions/{session}/report', { path: { session: game.session } }));
}

export function useLuck(game: OpenGame): Loaded<Schemas['Luck']> {
    const api = apiOf(game.session), asOf = game.entries[0]?.seq;
    return useLoaded(api && asOf !== undefined ? `luck ${game.session} ${asOf}` : undefined, () => api!.get('/v1/sessions/{session}/luck', { path: { session: game.session } }));
}

/** A page of the service that opens without a seat, with a spectator's token; undefined if this device has none to pass
 * on. */
export function openLink(kept: KeptGame | undefined, page: 'report' | 'luck' | `entries/${number}`): string | undefined {
    const token = kept?.watch?.token ?? (kept?.role === 'spectator' ? kept.token : undefined);
    return token && `${location.origin}/v1/sessions/${kept!.session}/${page}?access_token=${encodeURIComponent(token)}`;
}
