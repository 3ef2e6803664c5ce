// Seats go to other phones, by the page: Ben's is lost while a roll waits for it, Anna's phone agrees and the umpire's gives his seat to a new one;
// then Anna hands hers over. Both old phones are told, the new ones roll, and `umpire verify` accepts what one of them kept.
//   node moving.mjs BROWSER URL PROGRAM
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agree, given, plainly, wanted } from './handing.mjs';
import { lookLarge } from './everybody.mjs';
import { Hall } from './phones.mjs';
import { Player, Service, gameOf } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url, program] = calledWith('BROWSER', 'URL', 'UMPIRE');
const { head } = gameOf(join(dirname(fileURLToPath(import.meta.url)), '../games/tt.game'));
const work = mkdtempSync(join(tmpdir(), 'umpire-moving-'));
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const units = Object.fromEntries(['red', 'blue'].map((side) => [side, head.units.filter((unit) => unit.side === side).map(({ id }) => id)]));

async function phoneOf(name, view = {}) {
  const phone = await hall.phone({ ...view, name, acceptDownloads: true });
  await plainly(phone);
  return phone;
}

async function sit(name, code, view) {
  const phone = await phoneOf(name, view);
  await new Player(phone, {}, {}).join(code, name);
  return phone;
}

async function begin(phone, side, session) {
  const player = new Player(phone, { id: session }, {}), unit = units[side].shift();
  await phone.go(`#g=${session}`);
  assert.ok(await player.begin({ step: 'morale-check', units: { unit } }), 'the unit is offered no test');
  await player.name({ unit });
  await player.say({ target: 2 });
  await player.tap('dialog[open] button[name="roll"]:enabled');
  return player;
}

try {
  const opened = await service.ask('/v1/sessions', undefined, { ruleset: 'tt', mode: 'two_sided', options: head.options, units: head.units });
  const { id } = opened;
  const [red, blue] = opened.sides.map(({ join_code }) => join_code);
  const anna = await sit('Anna', red), ben = await sit('Ben', blue, { dark: true });
  const umpire = await phoneOf('the umpire', { width: 1280, height: 900 });
  const kept = { games: [{ session: id, ruleset: 'tt', title: 'The crossing', opened_at: opened.opened_at, seen: Date.now(), role: 'umpire', seat: 'umpire', token: opened.token, mode: 'two_sided', server_key: opened.server_key.key }], armies: [] };
  await umpire.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify(kept));
  const seats = Object.fromEntries((await service.ask(`/v1/sessions/${id}`, opened.token)).seats.map(({ id, name }) => [name, id]));

  // Ben's phone falls into the river while a roll waits for it.
  await ben.offline();
  await begin(anna, 'red', id);
  await anna.page.waitForSelector('text=Waiting for');
  const newBen = await phoneOf("Ben's new phone");
  const asks = await wanted(umpire, id, seats.Ben, newBen, true);
  await umpire.go(asks);
  await umpire.page.click('button[name="give"]');
  await umpire.page.getByText('must agree first').waitFor();
  await agree(anna, asks, true);
  await given(umpire, newBen, true);
  await ben.offline(false);
  await ben.page.getByText('played from another phone').first().waitFor();
  await lookLarge(ben, 'moved');
  await begin(newBen, 'blue', id);
  await newBen.page.waitForSelector('dialog[open] .ruling');

  // Anna has her old phone in her hand.
  const newAnna = await phoneOf("Anna's new phone", { dark: true });
  await anna.go(await wanted(anna, id, seats.Anna, newAnna));
  await given(anna, newAnna);
  await anna.go(`#g=${id}`);
  await anna.page.getByText('played from another phone').first().waitFor();
  await begin(newAnna, 'red', id);
  await newAnna.page.waitForSelector('dialog[open] .ruling');

  await service.ask(`/v1/sessions/${id}/close`, opened.token, {});
  await newAnna.page.click('dialog[open] .sheet-head .icon-button');
  const [saved] = await Promise.all([newAnna.page.waitForEvent('download'), newAnna.page.click('main button:has-text("Save the game")')]);
  const file = join(work, 'game.ndjson');
  await saved.saveAs(file);
  const report = execFileSync(program, ['verify', '--key', opened.server_key.key, file], { encoding: 'utf8' });
  assert.match(report, /passed/i);
  assert.match(report, /re-issued/);
} catch (error) {
  hall.complain('moving', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-moving-${phone.name}`).catch(() => undefined);
} finally {
  rmSync(work, { recursive: true, force: true });
  await hall.close();
}
