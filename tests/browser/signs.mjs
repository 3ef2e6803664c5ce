// A sign on the other phone: said to eyes and to screen readers, felt and heard; once for each entry, never for one's own, and one for all that came
// while the phone slept. Called by test_companion.c:
//   node signs.mjs BROWSER URL
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hall } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url] = calledWith('BROWSER', 'URL');
const service = new Service(url), hall = await Hall.open(browserPath, url);
const { head } = gameOf(join(dirname(fileURLToPath(import.meta.url)), '../games/colonial.game'));
const game = await service.open({ ruleset: 'colonial', options: head.options, units: head.units });
const by = (seat) => (place, body) => service.ask(`/v1/sessions/${game.id}${place}`, game.seats[seat].token, body);
const red = by('red'), blue = by('blue');
await by('umpire')('/turns', { turn: 1 });
const shoot = (firer, target) => red('/rulings', { step: 'volley', units: { firer, target }, input: { range: 6 } });
const move = (ask, unit) => ask('/rulings', { step: 'movement', units: { unit } });

/** What this phone did: each vibration and each note. */
const signed = () => {
  Object.assign(globalThis, { vibrations: 0, notes: 0 });
  Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, value: () => (globalThis.vibrations++, true) });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    globalThis.notes++;
    return start.apply(this, at);
  };
};
async function sit(seat, view) {
  const player = new Player(await hall.phone({ name: seat, ...view }), game, game.seats[seat]);
  await player.page.addInitScript(signed);
  await player.sit();
  await player.page.waitForSelector('.connection.live');
  return Object.assign(player, {
    counts: () => player.page.evaluate(() => [globalThis.vibrations, globalThis.notes]),
    toast: (words) => player.page.locator('.toast', { hasText: words }).first().waitFor(),
    quiet: () => player.page.locator('.toast').first().waitFor({ state: 'detached' }),
  });
}

const anna = await sit('red'), ben = await sit('blue', { dark: true, width: 390, height: 844 });

// The other's ruling: a toast, a vibration, no sound before it is switched on.
const first = await shoot('watch', 'impi-1');
await ben.toast(first.summary);
assert.deepEqual(await ben.counts(), [1, 0]);
assert.equal(await ben.page.locator('.toast').getAttribute('role'), 'status');
await ben.phone.look('sign-toast');
await anna.sees(first.seq);
await anna.page.waitForFunction((words) => document.querySelector('[role=status]').textContent.includes(words), first.summary);
assert.deepEqual(await anna.counts(), [0, 0], 'no sign of what one did oneself');
assert.equal(await anna.has('.toast'), false);

// The sound is switched on in the menu, is heard at once, and is remembered by the device.
await ben.tap('button[name=menu]');
await ben.phone.look('sign-switches');
await ben.page.getByLabel('Sound').check();
await ben.page.waitForFunction(() => globalThis.notes === 2);
await ben.page.getByLabel('Vibration').uncheck();
await ben.close();
await ben.quiet();
await ben.reload();
await ben.page.waitForSelector('.connection.live');
await ben.tap('.side-tabs button >> nth=0'); // a browser sounds only after a touch
assert.equal(await ben.has('.toast'), false, 'nothing twice, after it was opened again');
const second = await shoot('buffs', 'impi-2');
await ben.toast(second.summary);
await ben.page.waitForFunction(() => globalThis.notes === 2);
assert.deepEqual(await ben.counts(), [0, 2]);

// In a sheet as well; and a proposal.
await ben.quiet();
await ben.unit('impi-1');
await red('/undos', { target: second.seq });
await ben.page.locator('dialog[open] .toast', { hasText: 'Anna wants to take something back.' }).waitFor();
await ben.close();

// It slept while much happened: one summary, one sign.
await ben.quiet();
const before = await ben.counts();
const hide = (is) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: is });
  document.dispatchEvent(new Event('visibilitychange'));
};
await ben.page.evaluate(hide, true);
await ben.phone.offline();
await ben.page.waitForSelector('.connection.cut');
await red('/notes', { text: 'We wait for Ben.' });
const third = await move(red, 'lancers');
const fourth = await red('/disputes', { target: third.seq, claim: 'It was further away.' });
await ben.phone.offline(false);
await ben.page.evaluate(hide, false);
await ben.toast('2 things happened while you were away. The last: Anna disputes a ruling.');
assert.deepEqual(await ben.counts(), [0, before[1] + 2]);
await ben.sees(third.seq);
assert.ok(fourth.seq > third.seq);

// Ben rules, whatever screen he has open: Anna is told, and he is not.
await ben.quiet();
await ben.phone.go(`#log=${game.id}`);
await ben.page.waitForSelector('main li');
const fifth = await move(blue, 'impi-3');
await anna.toast(fifth.summary);
assert.deepEqual(await anna.counts(), [1, 0]);
assert.equal(await ben.has('.toast'), false);
// Anna answers while he reads the log.
const sixth = await red('/disputes', { target: fifth.seq, claim: 'That is too far.' });
assert.ok(sixth.seq > fifth.seq);
await ben.toast('Anna disputes a ruling.');
await hall.close();
