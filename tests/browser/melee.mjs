// A whole melee of Triumph & Tragedy and a whole close combat of the WW2 skirmish, by two people with phones of 360 x 740 who tap only what they can read
// (reading.mjs): where the service rolls, and where both phones do. Nobody meets a dead end: what is grey says why, and what is missing can be given there.
//   node melee.mjs BROWSER URL
import assert from 'node:assert/strict';
import { Hall } from './phones.mjs';
import { Reader, fillTable, meet } from './reading.mjs';
import { calledWith } from '../support/arguments.mjs';

const [browserPath, url] = calledWith('BROWSER', 'URL');
const SIZE = { width: 360, height: 740 };
const INPUTS_MAX = 4; // of a round at the table, once the damage table is known
const hall = await Hall.open(browserPath, url);

const TABLE = { head: { Die: 6 }, row: 'Row', rows: [{ From: 1, To: 3, Result: 'Save' }, { From: 4, To: 5, Result: 'Suppressed' }, { From: 6, To: 6, Result: 'Wound' }] };

/** A face for each die that is asked for, until it is ruled. */
async function throwDice(reader, faceOf) {
  await reader.tap('I roll');
  for (let draw = 0; ; draw++) {
    await reader.page.waitForSelector('dialog[open] :text-matches("^Throw ")');
    for (let die = 0; await (await reader.shown).getByRole('button', { name: /^\d+ more$/ }).count(); die++) await reader.tap(new RegExp(`^A ${faceOf(draw, die)};`));
    await reader.tap('These are the dice');
    const ruled = (await reader.shown).getByText(/dice thrown on the table/), next = (await reader.shown).getByRole('button', { name: /^\d+ more$/ });
    await ruled.or(next).first().waitFor();
    if (await ruled.isVisible()) return;
  }
}

async function ruled(reader, roll) {
  await reader.tap(roll);
  await (await reader.shown).getByRole('button', { name: 'Why?' }).or((await reader.shown).getByText('Why?')).first().waitFor();
}

/** A tap on a unit, and one on whom it fights: one button does it, and nothing on the way speaks of sides by number. */
async function against(reader, unit, foe, deed) {
  await reader.tap(new RegExp(unit));
  await reader.sheet();
  await reader.reads(`${deed}: against whom?`);
  assert.equal(await (await reader.shown).getByRole('button', { name: new RegExp(`^${deed}`) }).count(), 1, `one button says ${deed}`);
  assert.doesNotMatch(await reader.words(), /Side \d|Melee score/);
  await reader.tap(new RegExp(foe));
  await reader.sheet();
}

async function triumphAndTragedy({ name, dice, roll, book, first }) {
  const anna = new Reader(await hall.phone({ ...SIZE, name: `Anna, ${name}` }), 'Anna'), ben = new Reader(await hall.phone({ ...SIZE, dark: true, name: `Ben, ${name}` }), 'Ben');
  const army = (...lines) => ['name,quality,initiative,figures', ...lines].join('\n');
  await meet(anna, ben, { rules: 'Triumph & Tragedy', title: `The ford, ${name}`, dice, book, armies: [army('Grenadiers,Trained,3,10'), army('Line,Trained,3,9')] });
  await anna.tap('Begin turn 1');
  await anna.reads('Turn 1');

  // Who goes first.
  await anna.tap('Initiative order');
  await anna.sheet();
  await anna.tap('Grenadiers');
  await anna.tap('Line');
  await anna.sheet();
  await anna.phone.look(`initiative-${name}`);
  await ruled(anna, roll);
  await anna.close();

  // A round: what is missing is said, and leads there.
  await against(anna, 'Grenadiers', 'Line', 'Melee');
  await anna.greySaysWhy('Get the ruling', /Still missing: .*Hits that Grenadiers suffered/);
  await anna.phone.look(`melee-grey-${name}`);
  await anna.type('Hits that Grenadiers suffered', 2);
  await anna.type('Hits that Line suffered', 4);
  await first(anna);
  await anna.phone.look(`melee-${name}`);
  // The Line loses by a wound, and stands: its morale is thrown in the same round.
  await throwDice(anna, (draw, die) => [1, die === 0 ? 6 : 1, 6][Math.min(draw, 2)]);
  assert.match(await anna.words(), /Line lost the round.*morale/s);
  await anna.close();
  await ben.reads('Line lost the round');

  // The next one is the other player's, and asks for the hits alone.
  await against(ben, 'Line', 'Grenadiers', 'Melee');
  const before = ben.typed;
  await ben.type('Hits that Line suffered', 1);
  await ben.type('Hits that Grenadiers suffered', 3);
  assert.ok(ben.typed - before <= INPUTS_MAX, `${ben.typed - before} inputs`);
  await (await ben.shown).getByRole('button', { name: roll, disabled: false }).waitFor().catch(async () => assert.fail(`the second round asks for more:\n${await ben.words()}`));
  await ben.phone.look(`melee-again-${name}`);
  await ruled(ben, roll);
  await ben.close();
  return { anna, ben };
}

async function skirmish({ name, dice, roll }) {
  const anna = new Reader(await hall.phone({ ...SIZE, name: `Anna, ${name}` }), 'Anna'), ben = new Reader(await hall.phone({ ...SIZE, dark: true, name: `Ben, ${name}` }), 'Ben');
  const army = (...lines) => ['name,profile,weapon', ...lines].join('\n');
  await meet(anna, ben, { rules: 'WW2 man-to-man skirmish', title: `The farm, ${name}`, dice, armies: [army('Sgt Miller,nco,SMG', 'Ford,private,Attached bayonet'), army('Schmidt,private,Attached bayonet', 'Weber,private,Rifle')] });
  await anna.tap('Begin turn 1');
  for (const phase of ['Ranged combat', 'Close combat']) {
    await anna.tap(new RegExp(`^Next: ${phase}`));
    await anna.reads(new RegExp(`Turn 1 · ${phase}`));
  }
  // Nobody on the table is a vehicle: what needs one is not what is meant.
  await against(anna, 'Sgt Miller', 'Schmidt', 'Hand to hand');
  await anna.greySaysWhy('Get the ruling', /Still missing: .*Sgt Miller: Action/);
  await anna.phone.look(`close-grey-${name}`);
  await anna.choose('Sgt Miller: Action', 'Close combat');
  await anna.choose('Schmidt: Action', 'Close combat');
  await anna.reads('The rules say no:');
  await anna.phone.look(`close-refused-${name}`);
  await anna.tap('Use it as a club');
  await (await anna.shown).getByRole('button', { name: roll, disabled: false }).waitFor();
  await anna.phone.look(`close-${name}`);
  // He misses, and so does the riposte.
  await throwDice(anna, () => 5);
  assert.match(await anna.words(), /both missed/);
  await anna.close();
  await ben.reads('both missed');

  await against(ben, 'Weber', 'Ford', 'Hand to hand');
  await ben.choose('Weber: Action', 'Close combat');
  await ben.choose('Ford: Action', 'Close combat');
  await ruled(ben, roll);
  await ben.close();
  // On with the turn, whatever came of it.
  await anna.tap(/^(Next: |Turn 2)/);
  await ben.reads(/Turn 1 · Morale|Turn 2/);
  return { anna, ben };
}

/** Black powder: the phone knows who plays, and what is due has two answers. */
async function blackPowder({ name, dice, roll }) {
  const anna = new Reader(await hall.phone({ ...SIZE, name: `Anna, ${name}` }), 'Anna'), ben = new Reader(await hall.phone({ ...SIZE, dark: true, name: `Ben, ${name}` }), 'Ben');
  const army = (...lines) => ['name,figures', ...lines].join('\n');
  await meet(anna, ben, { rules: 'Black-powder d12 skirmish', title: `The bridge, ${name}`, dice, armies: [army('Guard,8', 'Pikes,8'), army('Company,8', 'Levy,8')] });
  await anna.tap('Begin turn 1');
  await anna.reads('Turn 1 · Initiative');
  await anna.tap('Initiative');
  await (await anna.shown).getByRole('button', { name: roll, disabled: false }).waitFor().catch(async () => assert.fail(`the names of the sides are to be typed:\n${await anna.words()}`));
  await anna.phone.look(`initiative-${name}`);
  // A field that is wrong is told once.
  await anna.tap('Remove: Players 2');
  await anna.page.waitForFunction((words) => document.querySelector('dialog[open]')?.innerText.split(words).length === 2, 'must be 2 to 16 items').catch(async () => assert.fail(`it is not told once:\n${await anna.words()}`));
  await anna.greySaysWhy(roll, 'To be put right: Players');
  await anna.tap('Add: Players');
  await anna.type('Player', 'Blue', { nth: 1 });
  await ruled(anna, roll);
  await anna.close();
  await ben.reads('won the initiative');

  // A friend of the Guard was killed, out of its sight: the umpire's seat says so with one tap, and both phones know.
  await anna.beside('Umpire’s tools');
  await anna.tap(/Guard/);
  await anna.unfold('What the record counts for the rules');
  await anna.type(/^Friends killed/, 1);
  await anna.type('Why?', 'A Pike fell.');
  await anna.tap('Change it');
  await anna.page.waitForSelector('dialog[open]', { state: 'detached' });
  await anna.page.goBack();
  await anna.reads('a friend was killed, only if');
  await anna.phone.look(`due-${name}`);
  await anna.tap('Guard: Was not near');
  for (const reader of [anna, ben]) await reader.page.getByText('a friend was killed, only if').waitFor({ state: 'detached' });
  return { anna, ben };
}

/** The umpire's seat ends it; both read that it is over. */
async function end({ anna, ben }) {
  await anna.beside('Umpire’s tools');
  await anna.tap('Close the game');
  await anna.tap('Close it for good');
  await ben.reads('The game is over');
}

const games = [
  async () =>
    end(
      await triumphAndTragedy({
        name: 'tt-sealed',
        roll: 'Roll for me',
        // The targets of the whole game are given once; the damage table is forgotten, and asked for at the first melee.
        book: async (anna) => {
          await anna.unfold('Morale targets');
          await anna.type('Trained', 4);
          await anna.phone.look('new-own-book');
        },
        first: async (anna) => fillTable(anna, TABLE),
      }),
    ),
  async () =>
    end(
      await triumphAndTragedy({
        name: 'tt-two-sided',
        dice: 'Both phones together',
        roll: 'Roll together',
        // The other way round: the table is there, the targets are asked for.
        book: async (anna) => {
          await anna.unfold('Damage table');
          await fillTable(anna, TABLE);
        },
        first: async (anna) => {
          await anna.type('Grenadiers: Morale target', 4);
          await anna.type('Line: Morale target', 4);
        },
      }),
    ),
  async () => end(await skirmish({ name: 'ww2-sealed', roll: 'Roll for me' })),
  async () => end(await skirmish({ name: 'ww2-two-sided', dice: 'Both phones together', roll: 'Roll together' })),
  async () => end(await blackPowder({ name: 'd12-sealed', roll: 'Roll for me' })),
];

const only = process.env.UMPIRE_MELEE?.split(' ').map(Number);
const waiting = games.filter((_, i) => !only || only.includes(i));
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let game = waiting.shift(); game; game = waiting.shift()) {
      const begun = Date.now();
      await game().catch((error) => hall.complain('melee', error.stack ?? error));
      console.log(`${Math.round((Date.now() - begun) / 1000)} s`);
    }
  }),
);
for (const phone of hall.complaints.length ? hall.phones : []) await phone.picture(`failed-melee-${phone.name.replace(/\W+/g, '-')}`).catch(() => undefined);
await hall.close();
