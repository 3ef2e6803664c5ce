// A game that nobody has written: as the dice fall, by what the page offers. What is due is done first; then each side's units act in turn, by
// what stands ready for them, at whom stands first; what is left to say is said as it comes. After one of the rulings or another a page is opened again, a
// phone has no network, one is lost, a ruling is disputed.
const ACTS_MAX = 14, ROUNDS_MAX = 10;
const RELOADED_AFTER = { 2: 'red', 5: 'blue' }, CUT_AFTER = [1, 3], DISPUTED_AFTER = 3, LOST_AFTER = 4; // the rulings so far

export class Free {
  // `most`: rulings; what goes wrong needs six of them.
  constructor(game, most = ACTS_MAX) {
    Object.assign(this, { game, most });
    this.tried = new Set();
  }

  // Round by round, a phase or a turn each.
  async play() {
    const { game } = this, { hall, name, count } = game;
    await game.turn('red', { turn: 1 });
    for (let round = 0, taken = false; round < ROUNDS_MAX && count.rulings < this.most; round++) {
      const most = Math.min(this.most, count.rulings + Math.ceil(this.most / 2));
      for (let by = 'red', idle = 0; idle < 2 && count.rulings < most; by = by === 'red' ? 'blue' : 'red') idle = (await this.act(by)) ? 0 : idle + 1;
      if (!taken && count.rulings > 0) taken = await this.takenBack();
      this.tried.clear();
      await game.next(round % 2 ? 'red' : 'blue');
    }
    if (count.rulings < this.most / 2) hall.complain(name, `only ${count.rulings} rulings`);
    for (const [what, least] of Object.entries({ reloads: 2, cuts: 2, disputes: 1, lost: 1, undone: 1 })) if (count[what] < least) hall.complain(name, `${what}: ${count[what]}`);
  }

  // What goes wrong after this ruling of a player.
  async goesWrong(by, { seq }) {
    const { game } = this, { rulings } = game.count, other = game.other(by);
    if (RELOADED_AFTER[rulings]) await game.reload(RELOADED_AFTER[rulings]);
    if (rulings === DISPUTED_AFTER) {
      await game.dispute(other, seq, { claim: 'It stood further away.' });
      await game.decide({ upheld: false, reason: 'It was measured.' });
    }
    if (rulings === LOST_AFTER) await game.lose(other);
  }

  // The newest ruling, where nothing rests on it.
  async takenBack() {
    const { game } = this, newest = await game.newest();
    if (newest.kind !== 'ruling') return false;
    await game.takeBack(game.players.red.seat.seat === newest.seat ? 'red' : 'blue', newest.seq);
    return true;
  }

  // Something that this player does. False: nothing is left to do.
  async act(by) {
    const player = this.game.players[by];
    const due = await player.page.$$eval('.due button[data-unit]:enabled', (list) => list.map(({ dataset }) => [dataset.unit, dataset.step]));
    for (const [unit, step] of due) {
      const dueOf = `.due [data-unit="${unit}"][data-step="${step}"]`;
      if (!this.first(`due ${unit} ${step}`) || !(await player.has(`${dueOf}:enabled`))) continue;
      await player.due(dueOf);
      if (await this.ask(player)) return true;
    }
    // The own side stands first.
    const units = await player.page.$$eval('.side-columns > :first-child .unit:not(.is-out)', (list) => list.map(({ dataset }) => dataset.unit));
    for (const unit of units) {
      for (;;) {
        await player.unit(unit);
        const names = await player.page.$$eval('dialog[open] .sheet-content > .actions > button', (list) => list.map(({ name }) => name));
        const name = names.find((one) => this.first(`${unit} ${one}`));
        if (!name) break;
        await player.tap(`dialog[open] .sheet-content > .actions > button[name="${name}"]`);
        if (await player.has(`dialog[open] button[name="${name}"][aria-pressed="true"]`)) await player.tap('dialog[open] .chips button >> nth=0');
        if (await this.ask(player)) return true;
      }
      await player.close();
    }
    return false;
  }

  first(what) {
    const fresh = !this.tried.has(what);
    this.tried.add(what);
    return fresh;
  }

  // The sheet is open: whoever and whatever is lacking is said, then it is rolled. False: the rules say no, and it is closed.
  async ask(player) {
    const { page } = player, { game } = this, before = (await game.newest()).seq;
    for (let tries = 0; ; tries++) {
      await player.opened();
      if (tries > 12) throw new Error(`cannot be asked: ${await page.textContent('dialog[open]')}`);
      if (await player.has('dialog[open] .units')) await this.pick(player);
      else if (await player.has('dialog[open] button[name="roll"]:enabled')) break;
      else if (await player.has('dialog[open] button[name="record"]')) {
        game.count.refused++;
        await player.close();
        return false;
      } else if (!(await this.say(player))) {
        game.count.refused++; // it needs what cannot be said here: the sheet says so
        await player.close();
        return false;
      }
    }
    const cut = CUT_AFTER.includes(game.count.rulings), by = player.seat.side;
    if (!cut && game.opening.mode === 'two_sided' && game.count.rulings % 5 === 4 && (await player.has('dialog[open] button[name="throw"]'))) await this.thrown(player);
    else await player.roll({ cut });
    const ruled = { seq: Number(await page.getAttribute('dialog[open] .ruling', 'data-entry')), summary: await page.textContent('dialog[open] .ruling-words') };
    await player.close();
    if (cut) await game.sentOnce(by, ruled, before);
    await game.seen(ruled);
    await this.goesWrong(by, ruled);
    return true;
  }

  // Somebody for a role; whoever stands first.
  async pick(player) {
    if (await player.has('dialog[open] .units button:not([aria-pressed="true"])')) {
      await player.tap('dialog[open] .units button:not([aria-pressed="true"]) >> nth=0');
      if (await player.has('dialog[open] .units + .row .main')) await player.tap('dialog[open] .units + .row .main');
    } else if (await player.has('dialog[open] .units + .row .quiet')) await player.tap('dialog[open] .units + .row .quiet');
    else throw new Error(`nobody can take the role: ${await player.page.textContent('dialog[open]')}`);
  }

  // What is asked first and not said. False: there is nothing, and it cannot be asked all the same.
  async say(player) {
    const { page } = player;
    const lacking = await page.$$eval('dialog[open] .sheet-content > [data-input]', (list) =>
      list
        .filter((one) => {
          const radios = [...one.querySelectorAll('input[type=radio]')], typed = [...one.querySelectorAll('select, input:not([type=radio]):not([type=checkbox])')];
          return radios.length ? !radios.some(({ checked }) => checked) : typed.length ? typed.some(({ value }) => value === '') : one.querySelector('.items') && !one.querySelector('.item');
        })
        .map(({ dataset }) => dataset.input),
    );
    if (!lacking.length) {
      if (!(await player.has('dialog[open] .notice.alarm, dialog[open] .sheet-actions .lacks'))) throw new Error(`nothing is left to say: ${await page.textContent('dialog[open]')}`);
      return false;
    }
    const root = `dialog[open] [data-input="${lacking[0]}"]`;
    if (await player.has(`${root} .ruler-track`)) await player.tap(`${root} .ruler-track`, { position: { x: 100, y: 40 } });
    else if (await player.has(`${root} input[type=radio]`)) await player.tap(`${root} label >> nth=0`);
    else if (await player.has(`${root} select`)) await page.selectOption(`${root} select`, { index: 1 });
    else if (await player.has(`${root} .stepper`)) await player.tap(`${root} .stepper button >> nth=1`);
    else if (await player.has(`${root} .items > .button`)) await player.tap(`${root} .items > .button`); // else it is asked no more
    return true;
  }

  // Dice from the table, of many faces: equal ones may be thrown again for ever.
  async thrown(player) {
    const { page } = player;
    let face = 0;
    await player.tap('dialog[open] button[name="throw"]:enabled');
    for (;;) {
      await page.waitForSelector('dialog[open] .pad-add:enabled, dialog[open] .ruling');
      if (await player.has('dialog[open] .ruling')) return;
      while (await player.has('dialog[open] .pad-add:enabled')) await player.tap(`dialog[open] .pad-add >> nth=${(face += 3) % (await page.$$('dialog[open] .pad-add')).length}`);
      await player.tap('dialog[open] .sheet-actions .main');
      await page.waitForSelector('dialog[open] .pad-add:enabled, dialog[open] .ruling');
    }
  }
}
