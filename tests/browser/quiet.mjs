// What a game asks of the network and of a phone's battery: what travels for a ruling, nothing while nothing happens, little after sleep.
// Called by volley.mjs.
import { connect, createServer } from 'node:net';
import { Hall, PATIENCE } from './phones.mjs';
import { Player } from './players.mjs';

const STRETCH = 6000; // whatever asks every few seconds asks within it
const CALM = 1500; // milliseconds, as all of these; a busy machine may need as long between an answer and what the page asks next
const ASLEEP = 5500; // longer than the page takes for sleep (web/src/state/game.ts)

/** Until these phones have asked nothing for so long; false where that never came. Slow machines only need longer. */
async function calm(phones, stretch, end = Date.now() + PATIENCE) {
  const asked = () => phones.reduce((sum, phone) => sum + phone.asked.length, 0);
  for (let last = asked(), since = Date.now(); Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (asked() !== last) [last, since] = [asked(), Date.now()];
    else if (Date.now() - since >= stretch) return true;
  }
  return false;
}

/** What `act` has each of these phones ask, and read of the answers; what comes by the stream of events is not among it. */
export async function travels(phones, act) {
  await calm(phones, CALM);
  const before = phones.map((phone) => [phone.asked.length, phone.bytes]), begun = Date.now();
  await act();
  const seconds = (Date.now() - begun) / 1000;
  await calm(phones, CALM);
  return phones.map((phone, i) => ({ name: phone.name, asked: phone.asked.slice(before[i][0]), bytes: phone.bytes - before[i][1], seconds }));
}

/** A table at which nothing happens asks nothing: what is new comes by the stream. */
export async function silent(hall, phones) {
  const end = Date.now() + Math.max(PATIENCE, 4 * STRETCH), from = phones.map(({ asked }) => asked.length);
  if (await calm(phones, STRETCH, end)) return;
  phones.forEach((phone, i) => hall.complain(phone.name, `asks though nothing happens: ${phone.asked.slice(from[i]).slice(-5).join(' ')}`));
}

/** A wire to the service that goes dead as a sleeping phone's does: nobody is told, nothing comes. `mend` hangs up what is left of before. */
async function wireTo(url) {
  const { hostname, port } = new URL(url), lines = new Set();
  let dead = false, waiting = [];
  const join = (near) => {
    const far = connect(Number(port), hostname), line = { near, far };
    lines.add(line);
    for (const [one, other] of [[near, far], [far, near]]) one.pipe(other).on('error', () => one.destroy()), one.on('close', () => (other.destroy(), lines.delete(line)));
  };
  const server = createServer((near) => (dead ? waiting.push(near) : join(near)));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    die() {
      dead = true;
      for (const { near, far } of lines) near.unpipe(far).pause(), far.unpipe(near).pause();
    },
    mend() {
      dead = false;
      for (const { near, far } of lines) near.destroy(), far.destroy();
      waiting.splice(0).forEach(join);
    },
    close: () => server.close(),
  };
}

/** Chromium without a screen freezes no page (Page.setWebLifecycleState leaves it running): it is told that it is hidden, and its wire is dead. */
const hide = (is) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: is });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: is ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A phone with this seat sleeps while `meanwhile` happens, which returns the entry that it must then show; by so many requests at most. */
export async function sleeps(hall, game, seat, meanwhile, most) {
  const wire = await wireTo(hall.url), far = Object.assign(new Hall(hall.browser, wire.url), { complaints: hall.complaints });
  const player = new Player(await far.phone({ name: 'asleep' }), game, seat), { phone } = player;
  await player.sit();
  await phone.page.waitForSelector('.connection.live');
  await calm([phone], CALM);
  const begun = Date.now();
  await phone.page.evaluate(hide, true);
  wire.die();
  const seq = await meanwhile();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + ASLEEP - Date.now())));
  if (await player.has(`.table-now .ruling[data-entry="${seq}"]`)) hall.complain('asleep', 'it has seen what it could not see');
  const before = phone.asked.length, awake = Date.now();
  wire.mend();
  await phone.page.evaluate(hide, false);
  await player.sees(seq);
  const seconds = (Date.now() - awake) / 1000;
  await calm([phone], CALM);
  const asked = phone.asked.slice(before);
  console.log(`awake after ${((awake - begun) / 1000).toFixed(1)} s: up to date in ${seconds.toFixed(1)} s, by ${asked.length} requests`);
  if (asked.length > most) hall.complain('asleep', `${asked.length} requests: ${asked.join(' ')}`);
  await phone.context.close();
  wire.close();
}
