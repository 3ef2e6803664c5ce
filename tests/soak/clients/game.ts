// Plays by the client that openapi-generator's typescript-fetch makes of the core document: the README's two questions, a game with
// units, a ruling by units, state, entries, events. By hand, since the generator is fetched (docs/verification.md, Soak):
//
//   openapi-generator-cli generate -g typescript-fetch -i URL/openapi.json -o client --additional-properties=modelPropertyNaming=original
//   tsc --strict --module commonjs --target es2022 --outDir js game.ts && node js/game.js URL
import { Configuration, RulingsApi, SessionsApi, UnitsApi, LedgerApi } from './client';
const url = process.argv[2];
const api = (token?: string) => new Configuration({ basePath: url, ...(token ? { accessToken: async () => token } : {}) });
function check(is: boolean, what: string) { if (!is) { console.error('FAILED', what); process.exitCode = 1; } else console.log('fine:', what); }
async function main() {
    const open = new RulingsApi(api());
    const first = await open.resolve({ ruleset: 'tt', step: 'melee-score', question: { input: { side1: ['kill', 'kill', 'wound'], side2: ['kill', 'kill', 'save'] } } as never });
    check(/5 points to 4/.test(first.summary ?? ''), 'README, first question: ' + first.summary);
    const tt = await new SessionsApi(api()).openSession({ opening: { ruleset: 'tt', options: { morale_targets: { trained: 7, veteran: 6 } } } as never });
    const recorded = await new RulingsApi(api(tt.token)).recordRuling({ session: tt.id, idempotencyKey: 'round-1-morale', recordedQuestion: { step: 'morale-check', input: { quality: 'trained', winner_figures: 5, loser_figures: 9 }, dice: [3, 3] } as never });
    check(recorded!.kind === 'ruling' && !!recorded!.summary, 'README, on record: ' + recorded!.summary);
    // a game with units
    const opened = await new SessionsApi(api()).openSession({ opening: { ruleset: 'colonial', umpire_name: 'Ann' } });
    const c = api(opened.token);
    const units = await new UnitsApi(c).addUnits({ session: opened.id, unitsBody: { units: [
        { id: 'watch', name: 'Black Watch', side: 'red', kind: 'regular_infantry', figures: 12, leadership: 7, weapon: 'modern_rifle' },
        { id: 'impi', name: 'Impi', side: 'blue', kind: 'tribal_infantry', figures: 16, leadership: 7 }] } as never });
    check(units.kind === 'units_added', 'units');
    const turn = await new UnitsApi(c).beginTurn({ session: opened.id, turnRequest: {} });
    check(turn.kind === 'turn', 'a turn: ' + turn.turn);
    const question = { step: 'ranged-attack', units: { firer: 'watch', target: 'impi' }, input: { range: 8 } } as never;
    const preview = await new RulingsApi(c).previewRuling({ session: opened.id, recordedQuestion: question });
    check(preview.next_draw !== undefined || (preview.draws ?? []).length > 0, 'preview');
    const ruling = await new RulingsApi(c).recordRuling({ session: opened.id, idempotencyKey: 'volley', recordedQuestion: { ...(question as object) } as never });
    check(ruling!.kind === 'ruling' && ruling!.effects !== undefined, 'ruling by units: ' + ruling!.summary);
    const state = await new SessionsApi(c).getState({ session: opened.id });
    check(state.roster!.units!.length === 2, 'state: ' + state.roster!.units!.map((u) => u.name).join(', '));
    const page = await new LedgerApi(c).listEntries({ session: opened.id });
    for (const entry of page.entries) if (entry.kind === 'ruling') check(!!entry.summary, 'entries: ' + entry.summary);
    check(page.entries.length >= 4, 'entries: ' + page.entries.map((e) => e.kind).join(' '));
    const events = await fetch(`${url}/v1/sessions/${opened.id}/events?after=-1`, { headers: { Authorization: `Bearer ${opened.token}`, Accept: 'text/event-stream' } });
    const reader = events.body!.getReader();
    let text = '';
    while (!text.includes('"kind":"ruling"')) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    check(true, 'events');
}
main().catch(async (e) => { console.error(e, e.response ? await e.response.text() : ''); process.exitCode = 1; });
