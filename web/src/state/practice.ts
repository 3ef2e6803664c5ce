/** A game for practice: two starter armies face each other, and one player acts with both. */
import { api, sessionOf } from './api';
import { type Draft, type DraftUnit, newDraft, openingOf } from './draft';
import { keptNow } from './kept';
import type { Starters } from './loaded';
import { openGame } from './seats';

/** Each side has an army, and nobody plays one side only. */
export function practiceOf(ruleset: string, { armies, practice }: Starters, name = ''): Draft {
    const draft = newDraft(name);
    const sides = draft.sides.map((side, place) => ({ ...side, name: armies[place]?.name ?? side.name, units: (armies[place]?.units ?? []) as unknown as DraftUnit[] }));
    return { ...draft, ruleset, me: '', sides, options: practice.options };
}

/** Opens it, and begins the first turn. Returns the session. */
export async function practise(ruleset: string, title: string, key: string): Promise<string> {
    const starters = await api.get('/v1/rulesets/{ruleset}/armies', { path: { ruleset } });
    const { session, token } = await openGame(openingOf(practiceOf(ruleset, starters, keptNow().name)), key, { title, dice: 'service' });
    const { phase } = starters.practice;
    await sessionOf(session, token)
        .api.post('/v1/sessions/{session}/turns', { path: { session }, body: { turn: 1, ...(phase ? { phase } : {}) }, key: `${key}-turn` })
        .catch(() => undefined); // then the table offers it
    return session;
}
