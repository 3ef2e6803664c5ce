/*
 * A colonial game for two, by the package umpire-client: questions and units are typed by the ruleset, players throw real dice, and a
 * screen beside the table shows what happens. In this folder, with a service that runs:
 *
 *   npm install && npm start [URL]
 */
import { Api, type Of, UmpireProblem, UmpireUnreachable, join, open, throwDraws } from 'umpire-client';

declare const process: { argv: string[]; exitCode?: number }; // of Node

const units: Of<'colonial', 'Opening'>['units'] = [
    { id: 'watch', name: 'The Watch', side: 'red', kind: 'regular_infantry', weapon: 'modern_rifle', figures: 12, leadership: 7 },
    { id: 'impi', name: 'Third Impi', side: 'blue', kind: 'tribal_infantry', weapon: 'ragtag', figures: 16, leadership: 6 },
];

/** An app asks its player to throw these and to type them in. Here fives and ones fall. */
const throwAtTheTable = ({ count, sides }: { count: number; sides: number }) => {
    console.log(`throw ${count}D${sides}`);
    return Array.from({ length: count }, (_, index) => (index % 2 ? 1 : 5));
};

async function play(api: Api): Promise<void> {
    const { session: umpire, opened } = await open(api, { ruleset: 'colonial', units });
    const codeOf = (side: string) => opened.sides.find(({ id }) => id === side)!.join_code;
    const { session: anna } = await join(api, { code: codeOf('red'), name: 'Anna' });
    const { session: ben } = await join(api, { code: codeOf('blue'), name: 'Ben' });
    const { session: screen } = await join(api, { code: opened.spectator.join_code, name: 'Screen', watching: true });

    // A screen that was closed goes on with the number of the last entry that it has; the list ends with the game.
    const shown = (async () => {
        for await (const entry of screen.listen({ after: -1 })) console.log(`  ${entry.seq} ${entry.kind}`, entry.kind === 'ruling' ? entry.summary : '');
    })();

    await umpire.beginTurn();
    const question = { step: 'ranged-attack', units: { firer: 'watch', target: 'impi' }, input: { range: 10 } } as const;
    const { needs } = await anna.preview({ ...question, input: {} });
    console.log('still to say:', needs.map(({ title, pointer }) => title ?? pointer).join(', '));
    const volley = await throwDraws((dice) => anna.rule({ ...question, dice }), throwAtTheTable);
    if (volley.kind !== 'asked') for (const { clause, text } of volley.reasons) console.log(`    ${clause} ${text}`);

    // What is refused says why: the Watch are not Ben's, and have fired.
    try {
        await ben.rule(question);
    } catch (error) {
        if (!(error instanceof UmpireProblem)) throw error;
        console.log(`Ben is refused (${error.code}): ${error.message}`);
    }
    for (const { unit, title } of (await ben.due()).due) console.log(`due: ${unit}: ${title}`);

    await umpire.api.post('/v1/sessions/{session}/close', { path: { session: umpire.id }, body: {} });
    await shown;
    console.log(`${(await umpire.export()).size} bytes of record: umpire verify checks them without the service`);
}

try {
    await play(new Api({ url: process.argv[2] ?? 'http://127.0.0.1:8080' }));
} catch (error) {
    console.error(error instanceof UmpireUnreachable ? 'no service answers: scripts/run starts one' : error);
    process.exitCode = 1;
}
