// A game that is played through the page: an umpire at a desk, two players who joined by their codes, each on a phone of theirs, and somebody who
// watches on a tablet. Every ruling is on every screen and is said aloud; at the end the players' phones have the record. What goes wrong in an evening
// goes wrong here: a page is opened again, the network is gone in the middle of an act, a phone is lost, a ruling is disputed or taken back.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { agree, given, plainly, wanted } from './handing.mjs';
import { Player } from './players.mjs';

const VIEWS = { umpire: { width: 1280, height: 900 }, red: { width: 360, height: 740 }, blue: { width: 360, height: 740, dark: true }, watch: { width: 768, height: 1024 } };
const NAMES = { red: 'Anna', blue: 'Ben', watch: 'Wilma' };

export class Game {
  /** `opening`: of POST /v1/sessions; `name`: in pictures and complaints. */
  constructor(hall, service, name, opening) {
    Object.assign(this, { hall, service, name, opening, players: {}, count: { rulings: 0, skipped: 0, refused: 0, turns: 0, cuts: 0, reloads: 0, lost: 0, disputes: 0, undone: 0 } });
  }

  get all() {
    return Object.values(this.players);
  }
  get path() {
    return `/v1/sessions/${this.session.id}`;
  }

  async phone(seat, which = '') {
    const phone = await this.hall.phone({ ...VIEWS[seat], name: `${seat} of ${this.name}${which}`, reducedMotion: seat === 'red' ? 'no-preference' : 'reduce' });
    await plainly(phone);
    return phone;
  }

  async begin() {
    const { opening, service } = this;
    const opened = await service.ask('/v1/sessions', undefined, opening);
    this.session = { id: opened.id, ruleset: opening.ruleset, token: opened.token };
    const codes = { ...Object.fromEntries(opened.sides.map(({ id, join_code }) => [id, join_code])), watch: opened.spectator.join_code };
    this.players.umpire = new Player(await this.phone('umpire'), this.session, { token: opened.token, seat: 'umpire', role: 'umpire', server_key: opened.server_key.key });
    await this.players.umpire.sit();
    for (const [seat, name] of Object.entries(NAMES)) {
      this.players[seat] = new Player(await this.phone(seat), this.session, {});
      await this.players[seat].join(codes[seat], name);
    }
  }

  other(by) {
    return by === 'red' ? 'blue' : 'red';
  }
  ask(place, body, seat = 'umpire') {
    return this.service.ask(`${this.path}${place}`, seat === 'umpire' ? this.session.token : this.players[seat].seat.token, body);
  }
  async newest() {
    return (await this.ask('/entries?order=desc&limit=1')).entries[0];
  }

  /** The next phase or turn by the button, until it is so; each tap says which turn it expects. */
  async turn(by, { turn: wanted, phase } = {}) {
    for (let tries = 0; tries < 8; tries++) {
      const now = await this.ask('/roster');
      if (tries > 0 && (wanted === undefined || (now.turn ?? 0) >= wanted) && (phase === undefined || now.phase === phase)) return;
      await this.next(by);
    }
    throw new Error(`no turn ${wanted} ${phase}`);
  }

  async next(by) {
    const { page } = this.players[by], before = await page.textContent('h1');
    await this.players[by].tap('button[name="next"]');
    await page.waitForFunction((held) => document.querySelector('h1').textContent !== held, before);
    this.count.turns++;
  }

  /** Its player takes back the ruling, the other one agrees. */
  async takeBack(by, target) {
    const player = this.players[by], other = this.players[this.other(by)];
    await player.phone.unfold();
    await player.tap('.table-now button[name="take-back"]');
    await other.page.waitForSelector('main > .notice .main');
    await other.phone.look(`agree-${this.name}`);
    await other.tap('main > .notice .main');
    await player.page.waitForFunction((seq) => document.querySelector(`.table-now .ruling.is-struck[data-entry="${seq}"]`) || !document.querySelector(`.table-now .ruling[data-entry="${seq}"]`), target);
    this.count.undone++;
  }

  /** The page is opened again on the same phone. */
  async reload(seat) {
    await this.players[seat].reload();
    this.count.reloads++;
  }

  /** An act that was sent without a network is on record once, and nothing is left that is not sent. */
  async sentOnce(seat, { seq }, before) {
    const since = (await this.ask('/entries?order=desc&limit=20')).entries.filter((entry) => entry.seq > before && entry.kind === 'ruling');
    assert.deepEqual(since.map((entry) => entry.seq), [seq], 'what waited for a network is on record once');
    await this.players[seat].page.waitForSelector('.not-sent', { state: 'detached' });
    this.count.cuts++;
  }

  /** The phone of a player is gone: the umpire's gives the seat to another one, where both phones roll the other player's agrees. */
  async lose(seat) {
    const { umpire } = this.players, { id } = this.session, player = this.players[seat];
    await player.phone.context.close();
    const phone = await this.phone(seat, ', found');
    const link = await wanted(umpire.phone, id, player.seat.seat, phone);
    if (this.opening.mode === 'two_sided') {
      const other = this.players[this.other(seat)];
      await agree(other.phone, link);
      await this.back(other);
    }
    await umpire.phone.go(link);
    await given(umpire.phone, phone);
    await this.back(umpire);
    const found = new Player(phone, this.session, {});
    found.seat = await phone.page.evaluate(() => JSON.parse(localStorage.getItem('umpire')).games[0]);
    found.taps = player.taps;
    assert.equal(found.seat.seat, player.seat.seat);
    this.players[seat] = found;
    this.count.lost++;
  }

  async back(player) {
    await player.phone.go(`#g=${this.session.id}`);
    await player.page.waitForSelector('.unit');
  }

  /** The newest ruling is disputed at the table, an older one from the log. The dispute's number. */
  async dispute(by, target, { claim, clause }) {
    const player = this.players[by], { page } = player, { seq } = await this.newest();
    const here = `.table-now .ruling[data-entry="${target}"] button[name="dispute"]`;
    if (await player.has(here)) {
      await player.phone.unfold();
      await player.tap(here);
    }
    else {
      await player.phone.go(`#log=${this.session.id}`);
      await player.tap(`#entry-${target} .entry-line`);
      await player.tap(`#entry-${target} button[name="dispute"]`);
    }
    await page.fill('dialog[open] textarea', claim);
    await page.selectOption('dialog[open] select', clause ?? { index: 1 });
    await player.phone.look(`dispute-${this.name}`);
    await player.tap('dialog[open] button[name="dispute"]');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await this.back(player);
    this.count.disputes++;
    return seq + 1;
  }

  /** The umpire decides the dispute that is open. The decision's number. */
  async decide({ upheld, clause, correction, reason = '' }) {
    const { umpire } = this.players, { page } = umpire, { seq } = await this.newest();
    await umpire.tap('main button[name="decide"]');
    await page.selectOption('dialog[open] select', clause ?? { index: 1 });
    if (upheld) await umpire.tap(`dialog[open] label:has(input[value="${correction}"])`);
    await page.fill('dialog[open] textarea', reason);
    await umpire.phone.look(`decide-${this.name}`);
    await umpire.tap(`dialog[open] button[name="${upheld ? 'uphold' : 'dismiss'}"]`);
    await page.waitForFunction(() => !document.querySelector('dialog[open] button[name="uphold"]'));
    return seq + 1;
  }

  /** A ruling is on every screen, in the same words, and heard. */
  async seen({ seq, summary }) {
    this.count.rulings++;
    const { watch } = this.players;
    for (const player of this.all) await player.sees(seq);
    await watch.page.waitForFunction((words) => document.querySelector('.table-now .ruling-words')?.textContent === words, summary);
    await watch.page.waitForFunction((words) => document.querySelector('[aria-live=polite][role=status]').textContent.includes(words), summary);
  }

  async pictures() {
    for (const player of this.all) {
      await player.phone.look(`table-${this.name}`);
      await player.phone.go(`#log=${this.session.id}`);
      await player.page.waitForSelector('.entry');
      await player.phone.look(`log-${this.name}`);
    }
  }

  /** It is over. Both players' phones find that all of it holds; what they saved is in `folder`, as `saved` says. */
  async end(folder) {
    if ((await this.ask('')).state === 'open') await this.ask('/close', {});
    const saved = [];
    for (const seat of ['red', 'blue']) {
      const { page, phone, seat: kept } = this.players[seat], file = join(folder, `${this.name}-${seat}.ndjson`);
      await phone.go(`#g=${this.session.id}`);
      await page.click('main button[name="verify"]');
      await page.waitForSelector('main [role=status] .notice');
      assert.match(await page.getAttribute('main [role=status] .notice', 'class'), /good/, `the game does not hold on the phone of ${seat}`);
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('main button[name="save"]')]);
      await download.saveAs(file);
      saved.push({ file, key: kept.server_key });
    }
    return saved;
  }

  get taps() {
    return Object.fromEntries(Object.entries(this.players).map(([name, { taps, phone }]) => [name, `${taps} taps, ${phone.bytes} bytes, ${phone.requests} requests`]));
  }
}
