// A game as its file tells it (tests/games/*.game): what the lines say is tapped, the dice that they name are typed in. What is disputed, decided,
// corrected and taken back there is so here, by the page. Now and then a phone's page is opened again, or it has no network in the middle of an act; one
// phone is lost.
const RELOAD_EVERY = 12, CUT_EVERY = 10, LOST_AT = 9;

export class Told {
  constructor(game, acts) {
    Object.assign(this, { game, acts, named: new Map(), dice: 0 });
  }

  async play() {
    const { game, acts } = this;
    for (const [i, line] of acts.entries()) {
      if (line.say || line.apply === false || line.status >= 400) game.count.skipped++;
      else if (line.post) await this.post(line);
      else await this.rule(line);
      if (i % RELOAD_EVERY === RELOAD_EVERY / 2 - 1) await game.reload(i % (2 * RELOAD_EVERY) < RELOAD_EVERY ? 'blue' : 'red');
      if (i === LOST_AT) await game.lose('blue');
    }
  }

  number(word) {
    return this.named.get(String(word).slice(1));
  }

  async post(line) {
    const { game } = this, { by, post: where, body = {}, as } = line;
    if (where === '/turns') return game.turn(by, body.turn || body.phase ? body : { ...line.says });
    if (where === '/undos') return game.takeBack(by, this.number(body.target));
    if (/^\/undos\/.*\/answer$/.test(where)) return undefined; // the other phone has agreed already
    if (where === '/disputes') return this.named.set(as, await game.dispute(by, this.number(body.target), body));
    if (/\/decision$/.test(where)) return this.named.set(as, await game.decide(body));
    if (/\/correction$/.test(where)) return this.correct(line);
    if (where === '/notes') return this.note(by, body);
    const entry = await game.ask(where.replace(/@(\w+)/g, (word) => this.number(word)), body, by);
    if (as) this.named.set(as, entry.seq);
    return undefined;
  }

  async rule(line) {
    const { game } = this, before = (await game.newest()).seq;
    const cut = line.by !== 'umpire' && line.says?.status !== 'not_permitted' && line.dice?.length > 0 && ++this.dice % CUT_EVERY === 2;
    const ruled = await game.players[line.by].act(line, { cut });
    if (!ruled || ruled.refused !== undefined) {
      if (line.says?.status !== 'not_permitted') game.hall.complain(`${game.name} line ${JSON.stringify(line).slice(0, 160)}`, ruled ? `refused: ${ruled.refused}` : 'is not offered');
      game.count.refused++;
      return;
    }
    if (ruled.seq <= before) game.hall.complain(game.name, `entry ${ruled.seq} is none of its own`);
    if (line.as) this.named.set(line.as, ruled.seq);
    if (cut) await game.sentOnce(line.by, ruled, before);
    await game.seen(ruled);
  }

  // What it would come to is seen before it is on record; dice beyond those that fell are rolled, or thrown on the table.
  async correct({ body }) {
    const { game } = this, { umpire } = game.players, { page } = umpire;
    await umpire.tap('main button[name="correct"]');
    await umpire.say(body.input);
    await umpire.opened();
    const before = (await umpire.has('dialog[open] .foreseen')) ? await page.textContent('dialog[open] .foreseen') : undefined;
    await umpire.phone.look(`correct-${game.name}`);
    if (body.dice) await umpire.throwDice(body.dice);
    else {
      await umpire.tap('dialog[open] button[name="roll"]:enabled');
      await page.waitForSelector('dialog[open] .ruling');
    }
    const ruled = { seq: Number(await page.getAttribute('dialog[open] .ruling', 'data-entry')), summary: await page.textContent('dialog[open] .ruling-words') };
    if (before !== undefined && before !== ruled.summary) game.hall.complain(game.name, `a correction was foreseen as “${before}”, and came to “${ruled.summary}”`);
    await umpire.close();
    return game.seen(ruled);
  }

  async note(by, { text }) {
    const player = this.game.players[by];
    await player.phone.go(`#log=${this.game.session.id}`);
    await player.page.waitForSelector('.entry');
    await player.page.fill('form input', text);
    await player.tap('form button[type="submit"]');
    await player.page.waitForSelector(`.entry blockquote >> text=${text}`);
    await this.game.back(player);
  }
}
