// What comes over the network before the screens of the second half, each on a phone that has just come, and how fast that was here: the odds with
// umpire.wasm, the big screen, the evening after, the report. Called by test_beside.c:
//   node counted.mjs BROWSER URL
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { played } from './chronicle.mjs';
import { Hall } from './phones.mjs';
import { Service } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const [browserPath, url] = calledWith('BROWSER', 'URL');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('counted', what);

// A screen, what shows that it is there, and the most that may come for it: about a third more than what came when this was written.
async function count(game, { hash, shows, bytes, requests }) {
  const phone = await hall.phone({ name: hash });
  const kept = { games: [{ session: game.id, ruleset: game.ruleset, title: 'The crossing', opened_at: new Date().toISOString(), seen: Date.now(), ...game.seats.watch }], armies: [] };
  await phone.page.addInitScript((kept) => localStorage.setItem('umpire', kept), JSON.stringify(kept));
  const began = Date.now();
  await phone.go(hash);
  await phone.page.locator(shows).first().waitFor();
  const taken = (Date.now() - began) / 1000;
  console.log(`${hash.replace(game.id, '…')}: ${phone.requests} requests, ${phone.bytes} bytes, ${taken.toFixed(1)} s`);
  expect(phone.bytes > 20000 && phone.bytes <= bytes, `${hash}: ${phone.bytes} bytes`);
  expect(phone.requests <= requests, `${hash}: ${phone.requests} requests`);
  await phone.context.close();
}

try {
  const game = await played(service, join(games, 'colonial.game'));
  const screens = [
    { hash: '#odds=colonial', shows: '.chart-value', bytes: 700000, requests: 48 },
    { hash: `#odds=${game.id}`, shows: '.chart-value', bytes: 720000, requests: 50 },
    { hash: `#watch=${game.id}`, shows: '.watch-unit', bytes: 200000, requests: 31 },
    { hash: `#after=${game.id}`, shows: '.luck-line', bytes: 720000, requests: 40 },
    { hash: `#report=${game.id}`, shows: 'main h2', bytes: 230000, requests: 32 },
  ];
  for (const screen of screens) await count(game, screen);
} catch (error) {
  hall.complain('counted', error.stack ?? error);
} finally {
  await hall.close();
}
