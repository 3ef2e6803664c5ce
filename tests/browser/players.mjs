// Players with phones of their own, who play what a game file (tests/games/*.game) says, by tapping the page as people do.
import { readFileSync } from 'node:fs';

/** A game file: what it is opened with, then an act in each line. */
export function gameOf(path) {
  const text = readFileSync(path, 'utf8');
  const end = text.indexOf('\n\n');
  const lines = text.slice(end).split('\n').filter((line) => line.trim() !== '');
  return { head: JSON.parse(text.slice(0, end)), acts: lines.map((line) => JSON.parse(line)) };
}

/** The service as an app asks it: what no screen does yet, and what the screens are held against. */
export class Service {
  constructor(url) {
    this.url = url;
  }

  async ask(path, token, body) {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(`${this.url}${path}`, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  // Opened with a seat for each side and one that watches: {id, seats: {umpire, red, blue, watch: {token, seat, role, side}}}
  async open(opening) {
    const opened = await this.ask('/v1/sessions', undefined, opening);
    const join = (code, name, nonce) => this.ask('/v1/join', undefined, { code, name, ...(nonce ? { nonce } : {}) });
    const seats = { umpire: { token: opened.token, seat: 'umpire', role: 'umpire' } };
    for (const [i, side] of opened.sides.entries()) {
      const { token, seat } = await join(side.join_code, ['Anna', 'Ben', 'Cleo', 'Dan'][i], String(i).repeat(32));
      seats[side.id] = { token, seat, role: 'player', side: side.id };
    }
    const watching = await join(opened.spectator.join_code, 'Wilma');
    seats.watch = { token: watching.token, seat: watching.seat, role: 'spectator' };
    return { id: opened.id, ruleset: opening.ruleset, seats };
  }
}

/** A phone at the table: it holds a seat, and taps. `taps` counts every one. */
export class Player {
  constructor(phone, game, seat, thrown) {
    Object.assign(this, { phone, page: phone.page, game, seat, taps: 0 });
    this.kept = { games: [{ session: game.id, ruleset: game.ruleset, title: game.title ?? 'The crossing', opened_at: new Date().toISOString(), seen: Date.now(), ...(thrown ? { dice: 'table' } : {}), ...seat }], armies: [] };
  }

  // By the code, as everybody comes: the phone gets a seat, and secrets of its own.
  async join(code, name) {
    await this.phone.go(`#j=${code}`);
    await this.page.fill('form input', name);
    await this.tap('.screen-actions .main');
    await this.page.waitForSelector('.table-columns');
    await this.page.waitForSelector('.fairness.quiet');
    this.seat = await this.page.evaluate(() => JSON.parse(localStorage.getItem('umpire')).games[0]);
  }

  // With a seat that was taken elsewhere.
  async sit() {
    await this.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify(this.kept));
    await this.phone.go(`#g=${this.game.id}`);
    await this.page.waitForSelector('.unit, .table-columns');
  }

  async reload() {
    await this.phone.reload();
    await this.page.waitForSelector('.unit');
  }

  async tap(selector, options) {
    this.taps++;
    await this.page.click(selector, options);
  }

  async has(selector) {
    return (await this.page.$(selector)) !== null;
  }

  // Until the page shows this entry, or a later one.
  async sees(seq) {
    await this.page.waitForFunction((least) => Number(document.querySelector('.table-now .ruling')?.getAttribute('data-entry') ?? -1) >= least, seq);
  }

  async close() {
    if (await this.has('dialog[open]')) await this.tap('dialog[open] .sheet-head .icon-button');
    await this.page.waitForSelector('dialog[open]', { state: 'detached' });
  }

  // What is due; beyond a few lines it is folded.
  async due(selector) {
    if (!(await this.page.isVisible(selector))) await this.tap('.due-fold:not([open]) > summary');
    await this.tap(selector);
  }

  async unit(id) {
    const card = `.side-columns [data-unit="${id}"]`;
    if (!(await this.page.isVisible(card))) {
      const side = await this.page.$eval(card, (unit) => [...unit.closest('.side-columns').children].indexOf(unit.closest('.side-column')));
      await this.tap(`.side-tabs button >> nth=${side}`);
    }
    await this.tap(card);
    await this.page.waitForSelector('dialog[open]:not([aria-busy]) .befalls');
    await this.page.waitForSelector('dialog[open] .sheet-content > [aria-busy]', { state: 'detached' });
  }

  // The act's sheet is open and knows what it asks: nothing that it shows is about to change.
  async opened() {
    await this.page.waitForSelector('dialog[open]:not([aria-busy]) .sheet-actions button, dialog[open]:not([aria-busy]) .units');
  }

  // What the unit is asked for: by what is due where it is, else by the unit. False: it may not.
  async begin({ step, units = {} }) {
    // By the first unit, or by one of the own side, where the first is another player's.
    for (const [role, ids] of Object.entries(units)) {
      const [unit] = [ids].flat();
      const others = Object.entries(units).filter(([name]) => name !== role);
      if (unit && (await this.begunByUnit(step, role, unit, Object.fromEntries([[role, ids], ...others])))) return true;
    }
    return false;
  }

  async begunByUnit(step, role, unit, units) {
    const due = `.due [data-unit="${unit}"][data-step="${step}"]`;
    if (await this.has(due)) {
      await this.due(due);
      await this.opened();
      return true;
    }
    await this.unit(unit);
    const action = `dialog[open] button[name="${step} ${role}"]`;
    if (!(await this.has(action)) && (await this.has('dialog[open] .befalls'))) {
      await this.tap('dialog[open] .befalls > summary');
      await this.page.waitForSelector('dialog[open] .befalls[data-complete="true"]');
    }
    if (!(await this.has(action))) {
      await this.close();
      return false;
    }
    const aims = Object.values(units).slice(1).flat();
    const aim = `dialog[open] .chips [data-unit="${aims[0]}"]`;
    if (!(await this.page.isVisible(action))) await this.tap(`dialog[open] details:has(button[name="${step} ${role}"]) > summary`);
    if ((await this.page.getAttribute(action, 'aria-pressed')) !== 'true') await this.tap(action);
    // With somebody to face it stands pressed, and the tap at whom begins it.
    if (await this.page.$(`${action}[aria-pressed="true"]`)) await this.tap((await this.has(aim)) ? aim : 'dialog[open] .chips .quiet');
    await this.opened();
    return true;
  }

  // Whoever else takes part is tapped, in the roles that are offered.
  async name(units) {
    const rest = Object.entries(units).flatMap(([role, ids]) => [ids].flat().map((id) => ({ role, id })));
    while (rest.length) {
      await this.opened();
      // Where the sheet asks for somebody already, that one comes first.
      let next = 0;
      if (await this.has('dialog[open] .units')) for (const [i, { id }] of rest.entries()) if (await this.has(`dialog[open] .units [data-unit="${id}"]`)) next = i;
      const [{ role, id }] = rest.splice(next, 1);
      if (await this.page.$(`dialog[open] .party[data-role="${role}"] [data-party="${id}"]`)) continue;
      // What the sheet lacks it asks for by itself, as soon as a preview has said so.
      const chip = `dialog[open] .units [data-unit="${id}"]`;
      if (!(await this.has(chip))) {
        await this.tap(`${chip}, dialog[open] button[name="${role}"], dialog[open] .party[data-role="${role}"]`);
        await this.page.waitForSelector(`${chip}, dialog[open] .party[data-role="${role}"] [data-party="${id}"]`);
      }
      if ((await this.has(chip)) && (await this.page.getAttribute(chip, 'aria-pressed')) !== 'true') await this.tap(chip);
      if ((await this.has('dialog[open] .units')) && !rest.some((one) => one.role === role)) await this.tap('dialog[open] .units + .row .main');
      if (rest.some((one) => one.role === role) && (await this.has('dialog[open] .units'))) continue;
      await this.page.waitForSelector(`dialog[open] .party[data-role="${role}"] [data-party="${id}"]`);
    }
  }

  // A value goes into its control, whatever that is.
  async put(root, value) {
    const { page } = this;
    await this.opened();
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) {
        if (!(await this.has(`${root} .item >> nth=${i}`))) await this.tap(`${root} > .items > .button`);
        await this.put(`${root} > .items > .item >> nth=${i}`, item);
      }
    } else if (value !== null && typeof value === 'object') for (const [member, inner] of Object.entries(value)) await this.put(`${root} >> [data-member="${member}"]`, inner);
    else if (await this.has(`${root} >> input[type=radio]`)) await this.tap(`${root} >> label:has(input[value="${value}"])`);
    else if (await this.has(`${root} >> select`)) {
      this.taps++;
      await page.selectOption(`${root} >> select`, String(value));
    } else if (await this.has(`${root} >> input[type=checkbox]`)) {
      if ((await page.isChecked(`${root} >> input[type=checkbox]`)) !== value) await this.tap(`${root} >> input[type=checkbox]`);
    } else {
      this.taps++;
      await page.fill(`${root} >> input`, String(value));
    }
  }

  // Each input where the sheet asks for it, folded away or known to a unit.
  async say(input, pointer = '/input') {
    for (const [member, value] of Object.entries(input ?? {})) {
      const at = `${pointer}/${member}`, root = `dialog[open] [data-input="${at}"]`, known = `dialog[open] [data-known="${at}"]`;
      await this.opened();
      if (!(await this.has(root)) && !(await this.has(known))) {
        if (value === null || typeof value !== 'object') throw new Error(`${at} is not asked: ${await this.page.textContent('dialog[open]')}`);
        await this.say(value, at);
        continue;
      }
      const place = (await this.has(root)) ? root : known;
      if (!(await this.page.isVisible(place))) await this.tap(`dialog[open] details:has(${place.replace('dialog[open] ', '')}) > summary`);
      if (place === known) await this.tap(`${known} button`);
      await this.put(root, value);
    }
  }

  // The tap that asks for a ruling. `cut`: the network is gone just then, so it is shown as not sent; back again, it goes by itself.
  async send(selector, cut) {
    await this.page.waitForSelector(selector);
    if (cut) await this.phone.offline();
    await this.tap(selector);
    if (!cut) return;
    await this.page.waitForSelector('dialog[open] .not-sent.waiting');
    await this.phone.offline(false);
    await this.page.waitForSelector('dialog[open] .not-sent.waiting', { state: 'detached' });
  }

  // Faces are tapped as they fell, draw by draw, until there is a ruling. `cut`: without a network when the first of them are sent.
  async throwDice(dice, { cut = false } = {}) {
    const left = [...dice];
    await this.tap('dialog[open] button[name="throw"]:enabled');
    for (;;) {
      await this.page.waitForSelector('dialog[open] .pad .pad-add:enabled, dialog[open] .pad .pad-typed, dialog[open] .ruling');
      if (await this.has('dialog[open] .ruling')) break;
      const label = await this.page.textContent('dialog[open] .pad-what');
      while (left.length && (await this.has('dialog[open] .pad-add:enabled'))) {
        const face = left.shift();
        let run = 1;
        while (left[0] === face) {
          left.shift();
          run++;
        }
        for (; run && (await this.has('dialog[open] .pad-add:enabled')); run--) await this.tap(`dialog[open] .pad-add >> nth=${face - 1}`);
        for (; run; run--) left.unshift(face);
      }
      if (await this.has('dialog[open] .pad-add:enabled')) throw new Error(`more dice are asked for than fell: ${label}`);
      await this.send('dialog[open] .sheet-actions .main:enabled', cut);
      cut = false;
      await this.page.waitForFunction((before) => document.querySelector('dialog[open] .ruling') || document.querySelector('dialog[open] [role=alert]') || (document.querySelector('dialog[open] .pad-what')?.textContent !== before && !document.querySelector('dialog[open] [aria-busy=true]')) || document.querySelector('dialog[open] .pad-add:enabled'), label);
      if (await this.has('dialog[open] [role=alert]')) throw new Error(await this.page.textContent('dialog[open] [role=alert]'));
    }
    if (left.length) throw new Error(`${left.length} dice were not asked for`);
  }

  // Draw by draw, each die as `faceOf(draw, die)` says, as many as are asked for; the last tap of a draw is the caller's. False: it is ruled, or refused.
  async fillPad(faceOf, draw) {
    await this.page.waitForSelector('dialog[open] .pad-add:enabled, dialog[open] .ruling, dialog[open] [role=alert]');
    if (!(await this.has('dialog[open] .pad-add:enabled'))) return false;
    for (let die = 0; await this.has('dialog[open] .pad-add:enabled'); die++) await this.tap(`dialog[open] .pad-add >> nth=${faceOf(draw, die) - 1}`);
    return true;
  }

  async throwEach(faceOf) {
    await this.tap('dialog[open] button[name="throw"]:enabled');
    for (let draw = 0; await this.fillPad(faceOf, draw); draw++) await this.send('dialog[open] .sheet-actions .main:enabled');
    await this.page.waitForSelector('dialog[open] .ruling');
  }

  async roll({ cut = false } = {}) {
    await this.send('dialog[open] button[name="roll"]:enabled', cut);
    await this.page.waitForSelector('dialog[open] .ruling');
  }

  // One line of a game file. What became of it: {seq, summary}; undefined where the page does not offer it. `cut`: as send says.
  async act({ step, units = {}, input, dice, says }, { cut = false } = {}) {
    let recorded = false;
    if (Object.keys(units).length === 0) {
      await this.tap(`.table-now button[name="${step}"]:enabled`);
      await this.opened();
    } else if (!(await this.begin({ step, units }))) return undefined;
    await this.name(units);
    await this.say(input);
    await this.opened();
    if (!(await this.has('dialog[open] button[name="roll"]:enabled'))) {
      if (says?.status === 'not_permitted' || !(await this.has('dialog[open] button[name="record"]'))) {
        const why = await this.page.$$eval('dialog[open] .sheet-content .notice', (list) => list.map(({ textContent }) => textContent).join(' '));
        await this.close();
        return { refused: why };
      }
      recorded = true;
      await this.tap('dialog[open] button[name="record"]');
      await this.page.waitForSelector('dialog[open] .ruling');
    }
    if (!recorded) await (dice?.length ? this.throwDice(dice, { cut }) : this.roll({ cut })); // "you may not" settles some things, too
    const ruled = { seq: Number(await this.page.getAttribute('dialog[open] .ruling', 'data-entry')), summary: await this.page.textContent('dialog[open] .ruling-words') };
    await this.close();
    return ruled;
  }
}
