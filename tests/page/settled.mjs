// settled.mjs SOURCE: what stands around the acts of a game, without a browser: who is asked to agree when something is taken back, whose dice a
// ruling has, where a code is found in what somebody pastes, and a storage that refuses.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const source = process.argv[2];
const work = mkdtempSync(join(tmpdir(), 'umpire-settled-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const entry = join(work, 'parts.ts'), bundle = join(work, 'settled.mjs');
const rooms = ['play/consent'];
writeFileSync(entry, rooms.map((room) => `export * as ${room.split('/')[1]} from '${source}/web/src/${room}';`).join('\n'));
execFileSync('esbuild', [entry, '--bundle', '--format=esm', '--platform=node', `--outfile=${bundle}`, '--log-level=warning', `--alias:umpire-client=${source}/clients/typescript/src/index.ts`]);
const { consent } = await import(pathToFileURL(bundle));

test('who is asked to agree, by the table, its seats and who proposes', () => {
  const seat = (id, role, side, revoked) => ({ id, role, ...(side ? { side } : {}), ...(revoked ? { revoked } : {}) });
  const sides = [{ id: 'red' }, { id: 'blue' }], two = { mode: 'two_sided', sides };
  const umpire = seat('umpire', 'umpire'), plays = seat('umpire', 'umpire', 'red'), anna = seat('anna', 'player', 'red'), ben = seat('ben', 'player', 'blue'), cleo = seat('cleo', 'player', 'blue'), eve = seat('eve', 'spectator');
  const rows = [
    // table, seats, who proposes → who is asked; whether it may be proposed at all
    ['an umpire who plays, and Ben proposes', { sides }, [plays, ben, eve], 'ben', ['umpire'], true],
    ['an umpire who plays proposes', { sides }, [plays, ben], 'umpire', ['ben'], true],
    ['an umpire who plays, and nobody has come', { sides }, [plays], 'umpire', [], false],
    ['Ben has left an umpire who plays', { sides }, [plays, { ...ben, revoked: true }], 'umpire', [], false],
    ['an umpire beside two players', { sides }, [umpire, anna, ben, eve], 'anna', ['ben'], true],
    ['that umpire proposes', { sides }, [umpire, anna, ben], 'umpire', ['anna', 'ben'], true],
    ['a side that nobody holds', { sides }, [umpire, anna], 'anna', ['umpire'], true],
    ['whose player has left', { sides }, [umpire, anna, { ...ben, revoked: true }], 'anna', ['umpire'], true],
    ['two of one side: either', { sides }, [umpire, anna, ben, cleo], 'anna', ['ben', 'cleo'], true],
    ['not the proposer’s own side', { sides }, [umpire, anna, ben, cleo], 'ben', ['anna'], true],
    ['both phones: the parties alone', two, [umpire, anna, ben], 'anna', ['ben'], true],
    ['both phones: the umpire takes nothing back', two, [umpire, anna, ben], 'umpire', ['anna', 'ben'], false],
    ['both phones: nobody in the place of one who left', two, [umpire, anna], 'anna', [], false],
    ['who watches', { sides }, [umpire, anna, ben, eve], 'eve', ['anna', 'ben'], false],
    ['without sides each player is one', {}, [umpire, seat('anna', 'player'), seat('ben', 'player')], 'anna', ['ben'], true],
    ['without sides, alone', {}, [umpire, seat('anna', 'player')], 'anna', ['umpire'], true],
    ['three sides, one without a player', { sides: [...sides, { id: 'green' }] }, [umpire, anna, ben], 'anna', ['umpire', 'ben'], true],
    ['three sides, one without a player, and the umpire plays', { sides: [...sides, { id: 'green' }] }, [plays, ben], 'ben', ['umpire'], false],
  ];
  for (const [what, table, seats, proposer, asked, may] of rows) {
    const seating = { mode: 'sealed', ...table, seats };
    assert.deepEqual([consent.asked(seating, proposer).map(({ id }) => id), consent.mayPropose(seating, proposer)], [asked, may], what);
  }
  const four = { sides: [...sides, { id: 'green' }], seats: [anna, ben, cleo, seat('dan', 'player', 'green')] };
  assert.deepEqual(consent.awaited(four, 'anna', new Set(['cleo'])).map(({ id }) => id), ['dan']);
});

