// Whole games through the page: two players on phones, an umpire at a desk, somebody who watches on a tablet; two games at once. Afterwards each game's
// record, as its players' phones kept it, is what `umpire verify` accepts.
//   node play.mjs BROWSER URL PROGRAM GAME[:ACTS] …     a ruleset, as its game file tells it; ruleset/sealed, ruleset/two_sided: as the dice fall
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Game } from './game.mjs';
import { Free } from './free.mjs';
import { Hall } from './phones.mjs';
import { Service, gameOf } from './players.mjs';
import { Told } from './told.mjs';
import { calledWith } from '../support/arguments.mjs';

const AT_ONCE = 2;
const [browserPath, url, program, ...games] = calledWith('BROWSER', 'URL', 'UMPIRE', '[GAME…]');
const files = join(dirname(fileURLToPath(import.meta.url)), '../games');
const work = mkdtempSync(join(tmpdir(), 'umpire-games-'));
const service = new Service(url);
const hall = await Hall.open(browserPath, url);

async function play(wanted) {
  const begun = Date.now(), [name, most] = wanted.split(':'), [ruleset, mode] = name.split('/');
  const { head, acts } = gameOf(join(files, `${ruleset}.game`));
  const game = new Game(hall, service, name.replace('/', '-'), { ruleset, options: head.options, units: head.units, ...(mode ? { mode } : {}) });
  try {
    await game.begin();
    await (mode ? new Free(game, most && Number(most)) : new Told(game, acts.slice(0, most ? Number(most) : acts.length))).play();
    await game.pictures();
    for (const { file, key } of await game.end(work)) execFileSync(program, ['verify', '--key', key, file], { encoding: 'utf8' });
  } catch (error) {
    hall.complain(game.name, error.stack ?? error);
    for (const player of game.all) await player.phone.picture(`failed-${player.phone.name.replace(/\W+/g, '-')}`).catch(() => undefined);
  } finally {
    for (const { phone } of game.all) await phone.context.close();
    console.log(game.name, `${Math.round((Date.now() - begun) / 1000)} s`, game.count, game.taps);
  }
}

const waiting = [...games];
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  for (let game = waiting.shift(); game; game = waiting.shift()) await play(game);
}));
rmSync(work, { recursive: true, force: true });
await hall.close();
