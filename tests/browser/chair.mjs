// The umpire's chair: units put right, brought in and taken out, turns, disputes upheld and dismissed, also a week old, taking back, what is barred
// allowed, a seat for another phone, one revoked, the game closed; by an umpire's own tablet, and by the umpire's seat of a phone that plays by another. Called by test_beside.c:
//   node chair.mjs BROWSER URL UMPIRE
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { played } from './chronicle.mjs';
import { lookLarge } from './everybody.mjs';
import { Hall, PICTURES, VIEWS } from './phones.mjs';
import { Player, Service } from './players.mjs';
import { calledWith } from '../support/arguments.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const [browserPath, url, program] = calledWith('BROWSER', 'URL', 'UMPIRE');
const service = new Service(url);
const hall = await Hall.open(browserPath, url);
const expect = (is, what) => is || hall.complain('chair', what);

async function seated(game, more, view = {}) {
  const phone = await hall.phone(view);
  const kept = { games: [{ session: game.id, ruleset: game.ruleset, title: 'The crossing', opened_at: new Date().toISOString(), seen: Date.now(), ...more }], armies: [], name: 'Ulla' };
  await phone.page.addInitScript((kept) => localStorage.getItem('umpire') ?? localStorage.setItem('umpire', kept), JSON.stringify(kept));
  return phone;
}

const tools = (game) => {
  const path = `/v1/sessions/${game.id}`, token = game.seats.umpire.token;
  return {
    roster: async () => (await service.ask(`${path}/roster`, token)),
    unit: async (id) => (await service.ask(`${path}/roster`, token)).units.find((unit) => unit.id === id),
    entry: async (seq) => service.ask(`${path}/entries/${seq}`, token),
    newest: async () => (await service.ask(`${path}/entries?order=desc&limit=1`, token)).entries[0],
    say: (seat, what, body) => service.ask(`${path}${what}`, game.seats[seat].token, body),
  };
};

async function chair(phone, game) {
  await phone.go(`#g=${game.id}`);
  await phone.beside('Umpire’s tools');
  await phone.page.locator('.units .unit').first().waitFor();
}
const open = async (page, unit) => {
  await page.locator(`.units [data-unit="${unit}"]`).click();
  await page.locator('dialog button[name=change]').waitFor();
};
const closed = (page) => page.waitForSelector('dialog[open]', { state: 'detached' });

async function units(page, game, phone) {
  const { unit, newest, roster } = tools(game);
  await open(page, 'watch');
  const figures = page.locator('dialog [data-member=figures] input');
  const before = Number(await figures.inputValue());
  expect(before === (await unit('watch')).figures, `the sheet begins with ${before} figures`);
  await page.locator('dialog').getByRole('button', { name: 'Less: Figures' }).click();
  expect(await page.locator('dialog button[name=change]').isDisabled(), 'a unit can be changed without a reason');
  await page.locator('dialog').getByLabel('Why?').fill('A figure was counted twice.');
  await lookLarge(phone, 'chair-unit');
  await page.locator('dialog button[name=change]').click();
  await closed(page);
  expect((await unit('watch')).figures === before - 1, `${(await unit('watch')).figures} figures are left`);
  const entry = await newest();
  expect(entry.kind === 'unit_changed' && entry.reason === 'A figure was counted twice.' && entry.effects.length === 1, `the record says ${JSON.stringify(entry)}`);

  await open(page, 'buffs');
  await page.locator('dialog').getByLabel('Name').fill('The Old Buffs');
  await page.locator('dialog').getByLabel('Fights for').selectOption('blue');
  await page.locator('dialog').getByLabel('Why?').fill('They were deployed on the wrong edge.');
  await page.locator('dialog button[name=change]').click();
  await closed(page);
  const buffs = await unit('buffs');
  expect(buffs.name === 'The Old Buffs' && buffs.side === 'blue', `The Buffs are ${JSON.stringify(buffs)}`);

  await page.locator('button[name=bring]').click();
  await page.locator('dialog label', { hasText: 'The column' }).click();
  await page.locator('dialog').getByLabel('Kind').selectOption('regular_infantry');
  await page.locator('dialog').getByLabel('Name').fill('Stragglers');
  await page.locator('dialog').getByRole('textbox', { name: 'Leadership' }).fill('7');
  await page.locator('dialog').getByLabel('Weapon').selectOption('modern_rifle');
  await page.locator('dialog').getByRole('textbox', { name: 'Figures' }).fill('9');
  await phone.lookEverywhere('chair-bring');
  await page.locator('dialog .sheet-actions .main').click();
  await closed(page);
  expect((await unit('stragglers'))?.side === 'red', 'nobody came in');
  // What a ruling names stays; the sheet says so. Who came in by mistake goes.
  await open(page, 'watch');
  await page.getByText('It came in by mistake').click();
  await page.locator('dialog button[name=remove]').click();
  await page.locator('dialog [role=alert]').waitFor();
  await page.locator('dialog .sheet-head button').click();
  await closed(page);
  await open(page, 'stragglers');
  await page.getByText('It came in by mistake').click();
  await page.locator('dialog button[name=remove]').click();
  await closed(page);
  expect(!(await roster()).units.some(({ id }) => id === 'stragglers'), 'it did not go');
}

// What the rules bar is allowed, for a reason that stands in the ruling.
async function override(page, game, phone) {
  await open(page, 'lancers');
  await page.locator('dialog button[name=act]').click();
  await page.getByText(/^Not now/).click();
  await page.locator('dialog button[name="movement unit"]').click();
  await page.locator('dialog').getByLabel('The umpire allows it because').fill('Agreed at the table.');
  await phone.lookEverywhere('chair-allow');
  await page.getByRole('button', { name: 'Allow it' }).click();
  await page.locator('dialog button[name=roll]:enabled').click();
  await page.locator('dialog .ruling').waitFor();
  const { override: allowed, seat } = await tools(game).newest();
  expect(seat === 'umpire' && allowed?.reason === 'Agreed at the table.', `the ruling says ${JSON.stringify(allowed)} by ${seat}`);
  await page.locator('dialog .sheet-head button').click();
  await closed(page);
}

async function turn(page, game) {
  const { turn: before } = await tools(game).roster();
  await page.getByRole('textbox', { name: 'Turn' }).fill(String(before + 2));
  await page.locator('button[name=begin]').click();
  await page.getByText(`On now: Turn ${before + 2}`).waitFor();
}

// Upheld: the ruling with its dice and reasons stands beside the clause that is chosen, side by side where there is room; what the correction comes to
// is seen before it is on record.
async function uphold(page, game, phone, broad) {
  const { say, entry, newest } = tools(game), shot = game.named.get('shot'), ruling = await entry(shot);
  const dispute = await say('blue', '/disputes', { target: shot, claim: 'They stood behind the kraal’s wall.', clause: 'MWK-FIR-1' });
  await page.locator('button[name=decide]').click();
  const sheet = page.locator('dialog[open]'), card = sheet.locator('.ruling-beside .ruling'), text = sheet.locator('.ruling-beside > .stack > .clause-text');
  await card.locator('.reason').first().waitFor();
  expect((await card.getAttribute('data-entry')) === String(shot) && (await card.innerText()).includes(ruling.summary), 'another ruling stands in the sheet');
  expect((await card.locator('.die').count()) === ruling.draws.reduce((sum, { faces }) => sum + faces.length, 0), `${await card.locator('.die').count()} dice are shown`);
  expect((await card.locator('.reason').count()) === ruling.reasons.length, `${await card.locator('.reason').count()} reasons are shown`);
  const [left, right] = [await card.boundingBox(), await text.boundingBox()];
  expect(broad ? right.x >= left.x + left.width : right.y >= left.y + left.height, `the ruling is at ${JSON.stringify(left)}, the clause at ${JSON.stringify(right)}`);
  const shows = async (id) => {
    const { title } = await service.ask(`/v1/rulesets/colonial/clauses/${id}`);
    await text.getByText(title, { exact: true }).waitFor();
  };
  await shows('MWK-FIR-1');
  await phone.look('chair-decision-beside');
  await sheet.getByLabel('Rule', { exact: true }).selectOption('MWK-FIR-3');
  await shows('MWK-FIR-3');
  await sheet.getByLabel('Rule', { exact: true }).selectOption('MWK-FIR-1');
  await sheet.getByRole('radio', { name: /with these dice only/ }).check();
  await page.locator('dialog button[name=uphold]').click();
  await closed(page);
  await page.locator('main button[name=correct]').click();
  const player = new Player(phone, game, game.seats.umpire);
  await player.opened();
  await player.say({ target: { cover: 'soft' } });
  await player.opened();
  const before = await page.locator('dialog .foreseen').textContent();
  expect((await newest()).kind === 'decision', 'a preview stands in the record');
  await phone.look('chair-correction');
  await page.locator('dialog button[name=roll]:enabled, dialog button[name=record]:enabled').first().click();
  await page.locator('dialog .ruling').waitFor();
  await page.locator('dialog .sheet-head button').click();
  await closed(page);
  const { kind, corrects, summary, draws } = await newest();
  await page.goto(`${hall.url}/app/#g=${game.id}`);
  await phone.unfold();
  const told = await page.locator('.table-now .ruling').innerText();
  expect(told.includes(`correction of no. ${shot}`) && told.includes(`dice of no. ${shot}, thrown on the table, entered by one`), `the correction says neither what it corrects nor whose dice it has: ${told}`);
  if (!broad) await phone.look('table-correction');
  await chair(phone, game);
  expect(kind === 'correction' && corrects === shot && summary === before, `“${before}” was foreseen, and it came to “${summary}”`);
  expect(JSON.stringify(draws[0].faces) === JSON.stringify(ruling.draws[0].faces), 'the dice that fell are others');
  expect((await entry(dispute.seq)).claim === 'They stood behind the kraal’s wall.', 'the dispute says otherwise');
  await page.getByText('upheld', { exact: true }).waitFor();
  await page.getByText('Nobody waits for the umpire.').waitFor();
}

// A seat for another phone: as in the lobby (moving.mjs), where the way to it is the chair's. Who comes late is let in by the codes there.
async function seats(page, game, phone) {
  await page.getByRole('button', { name: 'New phone: Ben' }).click();
  await page.locator('dialog .qr').waitFor();
  await phone.look('chair-move');
  await page.locator('dialog .sheet-head button').click();
  await closed(page);
  await page.getByRole('link', { name: 'Codes, and who is here' }).click();
  await page.waitForURL(/#lobby=/);
  await chair(phone, game);
}

// A week later, with forty entries in between: Ben's phone still has the game, and he disputes what he has read in the log. Then there is a proposal
// that nobody of the other side is left to answer.
async function settle(page, game, phone) {
  const { say, newest } = tools(game);
  for (let i = 0; i < 40; i++) await say('red', '/notes', { text: `Note ${i}.` });
  const shot = game.named.get('shot');
  const ben = await seated(game, game.seats.blue);
  await ben.page.addInitScript(() => ['share', 'clipboard'].forEach((name) => Object.defineProperty(navigator, name, { value: undefined }))); // a link is copied by hand
  await ben.page.clock.setFixedTime(Date.now() + 7 * 24 * 3600 * 1000);
  await ben.go();
  await ben.page.getByText('The crossing').click();
  await ben.page.getByRole('link', { name: 'Log' }).click();
  await ben.page.getByRole('button', { name: 'Show what came before' }).click();
  await ben.page.locator(`#entry-${shot}`).waitFor();
  await filters(ben, game);
  await ben.page.locator(`#entry-${shot} .entry-line`).click();
  await ben.page.locator(`#entry-${shot}`).getByRole('button', { name: 'Dispute' }).click();
  await ben.page.getByLabel('What is wrong with it?').fill('They stood behind the wall.');
  await lookLarge(ben, 'dispute');
  await ben.page.locator('dialog button[name=dispute]').click();
  await closed(ben.page);
  await phone.reload();
  await page.locator('button[name=decide]').click();
  await lookLarge(phone, 'chair-decision');
  await page.locator('dialog').getByLabel('Reason').fill('The wall is not cover at that height.');
  await page.locator('dialog button[name=dismiss]').click();
  await closed(page);
  await page.getByText('dismissed', { exact: true }).waitFor();
  await ben.page.getByText('The dispute was dismissed:').waitFor();
  await byLink(ben, game, shot);
  await ben.context.close();
  await page.getByRole('button', { name: 'Revoke the seat of Ben' }).click();
  await lookLarge(phone, 'chair-revoke');
  await page.locator('dialog button[name=sure]').click();
  await closed(page);
  await page.getByText(/revoked/).first().waitFor();
  // Nothing before that can be taken back, since Ben spoke for Blue; what came after it can, if the umpire agrees for a side that has nobody.
  const { turn } = (await service.ask(`/v1/sessions/${game.id}/entries?order=desc&kind=turn&limit=1`, game.seats.red.token)).entries[0];
  const begun = await say('umpire', '/turns', { turn: turn + 1 });
  await say('red', '/undos', { target: begun.seq, reason: 'Not over yet.' });
  await page.getByRole('button', { name: 'Agree' }).first().click();
  await page.getByText('Nobody waits for the umpire.').waitFor();
  expect((await newest()).kind === 'undo_answered', 'the umpire did not agree');
}

// What the log leaves out, by kind, by who did it, and by unit; each is held against the record, so far as the page has it.
async function filters(phone, game) {
  const { page } = phone, seqs = () => page.$$eval('.entry', (list) => list.map(({ id }) => Number(id.replace('entry-', ''))));
  const whole = await seqs(), oldest = Math.min(...whole);
  const { entries } = await service.ask(`/v1/sessions/${game.id}/entries?order=desc&limit=200`, game.seats.umpire.token);
  const holds = async (label, value, what, wanted) => {
    await page.getByLabel(label, { exact: true }).selectOption(value);
    const left = entries.filter((entry) => entry.seq >= oldest && wanted(entry)).map(({ seq }) => seq);
    const shown = await seqs();
    expect(left.length > 0 && left.length < whole.length && shown.join() === left.join(), `the log by ${what} shows ${shown}, the record has ${left}`);
  };
  await holds('What', 'notes', 'notes', ({ kind }) => kind === 'note');
  await phone.lookEverywhere('log-filtered');
  await holds('What', 'rulings', 'rulings', ({ kind }) => kind === 'ruling');
  await holds('Who', game.seats.blue.seat, 'rulings of Ben', ({ kind, seat }) => kind === 'ruling' && seat === game.seats.blue.seat);
  await page.getByLabel('What', { exact: true }).selectOption('notes');
  await page.getByText('Nothing of this kind.').waitFor(); // Ben has written none
  await page.getByLabel('What', { exact: true }).selectOption('');
  await holds('Who', game.seats.blue.seat, 'Ben', ({ seat }) => seat === game.seats.blue.seat);
  await page.getByLabel('Who', { exact: true }).selectOption('');
  const takesPart = ({ unit, roles = {}, effects = [] }) => unit === 'impi-1' || Object.values(roles).flat().includes('impi-1') || effects.some((effect) => effect.unit === 'impi-1');
  await holds('Unit', 'impi-1', 'First Impi', takesPart);
  await page.getByLabel('Unit', { exact: true }).selectOption('');
  expect((await seqs()).join() === whole.join(), 'without filters the log is another than before');
}

// Who was not there reads it by the links that a player sends, without a seat and without scripts: the roll, and what was decided about it.
async function byLink(ben, game, shot) {
  const { page } = ben, words = (await tools(game).entry(shot)).summary;
  const stranger = await hall.phone({ name: 'stranger', javaScriptEnabled: false });
  for (const [hash, button, wanted] of [
    [`#told=${game.id}/${shot}`, 'Share this ruling', [words]],
    [`#report=${game.id}`, 'Share the report', [words, 'They stood behind the wall.', 'The wall is not cover at that height.']],
  ]) {
    await page.goto(`${hall.url}/app/${hash}`);
    await page.getByRole('button', { name: button }).click();
    const link = await page.locator('.link-shown').inputValue().then((text) => text.split('\n').at(-1));
    expect(!link.includes(game.seats.blue.token), 'the link carries the player’s own token');
    await stranger.page.goto(link);
    const read = await stranger.page.innerText('body');
    for (const sentence of wanted) expect(read.includes(sentence), `${hash} by link does not say “${sentence}”`);
  }
  await stranger.context.close();
}

// And by the file, without the server: the program, and the page that anybody can keep, say the same of the record and of the roll.
async function byFile(page, game) {
  const shot = game.named.get('shot'), file = join(PICTURES, 'disputed.ndjson'), verifyPage = join(PICTURES, 'umpire-verify.html');
  writeFileSync(verifyPage, execFileSync(program, ['verify-page'], { maxBuffer: 16 << 20 }));
  const coming = page.waitForEvent('download');
  await page.locator('button[name=save]').click();
  await (await coming).saveAs(file);
  const told = (...more) => execFileSync(program, ['verify', file, ...more], { encoding: 'utf8' });
  const verdict = told().trim().split('\n').at(-1);
  expect(/nothing is wrong/i.test(verdict), `umpire verify says ${verdict}`);
  const kept = await hall.phone({ name: 'kept page', width: 1280, height: 900 });
  await kept.page.goto(pathToFileURL(resolve(verifyPage)).href);
  await kept.page.locator('#files').setInputFiles(file);
  await kept.page.locator('#check:enabled').click();
  await kept.page.locator('#progress', { hasText: /^Done\.$/ }).waitFor();
  expect((await kept.page.locator('#verdicts').innerText()).includes(verdict), 'the kept page says otherwise than umpire verify');
  const roll = kept.page.locator(`#roll-${shot}`), squeezed = (text) => text.replace(/\s+/g, ' ').trim();
  await roll.locator('> summary').click();
  await roll.locator('pre', { hasText: /\w{3}/ }).first().waitFor();
  const whole = squeezed(told('--roll', String(shot)));
  for (const part of [roll.locator('.lead'), ...(await roll.locator('pre').all())])
    expect(whole.includes(squeezed(await part.textContent())), `the kept page tells roll ${shot} otherwise`);
}

async function close(page, game, phone) {
  await page.getByLabel('How did it end?').fill('The column got away.');
  await page.locator('button[name=close]').click();
  await page.locator('dialog button[name=sure]').click();
  await page.waitForURL(/#after=/);
  await page.getByText('The column got away.').first().waitFor();
  await page.locator('button[name=verify]').click();
  await page.getByText('The game holds.').waitFor();
  await lookLarge(phone, 'after-checked');
  await byFile(page, game);
  await page.goto(`${hall.url}/app/#report=${game.id}`);
  await page.locator('.report .told-line').first().waitFor();
  const struck = await page.locator('.told-line.is-struck').allTextContents();
  expect(struck.length === 1 && struck[0].includes('begins turn'), `the report strikes ${struck}`); // the turn that was taken back
  await lookLarge(phone, 'report');
  await page.goto(`${hall.url}/app/#told=${game.id}/${game.named.get('shot')}`);
  await page.locator('.ruling').first().waitFor();
  await page.locator('button[name=tell]').click();
  await page.getByText('How the dice were computed').waitFor();
  await lookLarge(phone, 'told');
  await page.goto(`${hall.url}/app/#chair=${game.id}`);
  await page.getByText('The game is over: nothing can be added to its record.').waitFor();
}

try {
  for (const [view, broad] of [[VIEWS[5], true], [VIEWS[0], false]]) {
    const disputed = await played(service, join(games, 'colonial.game'), 16);
    const tablet = await seated(disputed, disputed.seats.umpire, view);
    await chair(tablet, disputed);
    if (broad) await tablet.look('chair');
    await uphold(tablet.page, disputed, tablet, broad);
    await tablet.context.close();
  }
  const game = await played(service, join(games, 'colonial.game'), 16);
  // A phone that plays red, and has opened the game: it shows the table as red, and the chair as the umpire.
  const { token, seat } = game.seats.umpire;
  const phone = await seated(game, { ...game.seats.red, umpire: { token, seat } });
  const { page } = phone;
  await chair(phone, game);
  await lookLarge(phone, 'chair');
  await seats(page, game, phone);
  await units(page, game, phone);
  await override(page, game, phone);
  await turn(page, game);
  await settle(page, game, phone);
  const other = await seated(game, game.seats.red);
  await other.go(`#chair=${game.id}`);
  await other.page.getByText('This device does not have the umpire’s seat').waitFor();
  await lookLarge(other, 'chair-no-seat');
  await other.go(`#after=${game.id}`);
  await other.page.getByRole('heading', { name: 'The game so far' }).waitFor();
  await other.page.locator('.losses').first().waitFor();
  await lookLarge(other, 'after-open');
  await other.go(`#g=${game.id}`);
  await other.page.locator('button[name=menu]').click();
  await other.page.getByRole('link', { name: 'Big screen' }).waitFor();
  await lookLarge(other, 'menu');
  expect((await other.page.getByRole('link', { name: 'Umpire’s tools' }).count()) === 0, 'everybody is led to the chair');
  await close(page, game, phone);
} catch (error) {
  hall.complain('chair', error.stack ?? error);
  for (const phone of hall.phones) await phone.picture(`failed-${phone.name}`).catch(() => undefined);
} finally {
  await hall.close();
}
