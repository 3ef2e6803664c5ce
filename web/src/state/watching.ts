/** The spectators' link: the opener of the game got it then; a player's phone asks for it once, and stores it. */
import { useEffect } from 'react';
import { sessionOf } from './api';
import { type KeptGame, changeGame, useKeptGame } from './kept';

/** The game as this device stores it, soon with the link. Without it, if the umpire has revoked the link. */
export function useWatchedGame(session: string): KeptGame | undefined {
    const kept = useKeptGame(session);
    const token = kept && !kept.watch && kept.role !== 'spectator' ? kept.token : undefined;
    useEffect(() => {
        if (!token) return;
        sessionOf(session, token)
            .api.get('/v1/sessions/{session}/spectators', { path: { session } })
            .then(({ join_code, token, link }) => changeGame(session, { watch: { code: join_code, token, link } }))
            .catch(() => undefined);
    }, [session, token]);
    return kept;
}
