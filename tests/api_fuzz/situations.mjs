// Where requests are made, and which are sure to succeed: a value for every path parameter, a bearer for every security
// scheme, and for the operations that only fit a certain moment of a game that moment and a body for it. An operation
// that is not named here gets a game in full swing, its documented example, or a body from its schema.
import { deviceKey } from '../contract/devices.mjs';
import { armies, Game } from './games.mjs';

const withoutSides = (ruleset) => armies[ruleset].units.map(({ side, ...unit }) => unit);

// An army that the club keeps under this id from now on.
async function keptArmy(world, army) {
  const ruleset = world.ruleset ?? 'tt';
  await world.send({ method: 'POST', target: `/v1/club/armies/${ruleset}/${army}`, token: world.clubKey, value: { name: 'The Column', units: withoutSides(ruleset) } });
  return { values: { ruleset, army } };
}

// By operationId: {game, values, token, query, body, key}, each where it matters. `world` opens games and tells random things.
const moments = {
  async openSession(world) {
    const ruleset = world.random.pick(world.rulesets).name;
    const phases = ruleset === 'tft-ww2' || ruleset === 'd12-skirmish';
    return { body: { ruleset, ...(world.random.chance(0.5) && { units: armies[ruleset].units, enforce_phases: phases && world.random.chance(0.5) }) } };
  },
  async joinSession(world) {
    const game = await world.game();
    return { game, body: { code: game.code, name: `seat ${world.random.hex(8)}`, nonce: world.random.hex(16) } };
  },
  async joinByCode(world) {
    const game = await world.newGame();
    return { body: { code: game.code, name: `seat ${world.random.hex(8)}`, nonce: world.random.hex(16) } };
  },
  async previewJoining(world) {
    return { body: { code: (await world.game()).code } };
  },
  async nameSeat(world) {
    return { game: await world.newGame(), values: { seat: world.random.pick(['s1', 's2', 's3']) }, body: { name: `seat ${world.random.hex(8)}` } };
  },
  async giveNonce(world) {
    const game = await world.newGame();
    return { game, token: game.umpire, body: { nonce: world.random.hex(16) } };
  },
  async recordRuling(world) {
    if (world.random.chance(0.1)) {
      const game = await world.newGame({ mode: 'two_sided' });
      await game.commit();
      return { game, token: game.red, body: game.asking('red', 'fuzz'), key: 'fuzz' };
    }
    if (world.random.chance(0.3)) {
      const { game, army } = await world.gameOfUnits();
      return { game, token: game.red, body: world.random.pick(army.questions) };
    }
    const { ruleset, step, question } = world.random.pick(world.questions);
    const game = await world.newGame({ ruleset, ...(question.options && { options: question.options }) });
    return { game, token: world.random.pick([game.umpire, game.red]), body: { step, input: question.input, ...(question.dice && { dice: question.dice }) } };
  },
  async getSessionOdds(world) {
    const { ruleset, step, question } = world.random.pick(world.questions);
    const game = await world.newGame({ ruleset, ...(question.options && { options: question.options }) });
    return { game, token: game.red, body: { step, input: question.input } };
  },
  // Of any step; the document of a ruleset writes these out, with an example for each.
  async resolve(world) {
    const { ruleset, step, question } = world.random.pick(world.questions);
    return { values: { ruleset, step }, body: question };
  },
  async previewStep(world) {
    return moments.resolve(world);
  },
  async previewRuling(world) {
    const { ruleset, step, question } = world.random.pick(world.questions);
    const game = await world.newGame({ ruleset, ...(question.options && { options: question.options }) });
    return { game, token: game.red, body: { step, input: question.input } };
  },
  async previewCorrection(world) {
    return moments.correctRuling(world);
  },
  async getOdds(world) {
    const { ruleset, step, question: { input, options } } = world.random.pick(world.questions);
    return { values: { ruleset, step }, body: { input, ...(options && { options }), method: 'sample', samples: 100 } };
  },
  async getUnit(world) {
    const { game, army } = await world.gameOfUnits();
    return { game, token: game.red, values: { unit: world.random.pick(army.units).id } };
  },
  async getActions(world) {
    return moments.getUnit(world);
  },
  async closeSession(world) {
    const game = await world.newGame();
    return { game, body: world.random.chance(0.5) ? { remark: 'Red holds the hill.' } : {} };
  },
  async disputeRuling(world) {
    const game = await world.game(), target = await game.ruling();
    return { game, token: game.blue, body: { target, claim: 'It was nine.' } };
  },
  async decideDispute(world) {
    const game = await world.game(), entry = await game.dispute();
    return { game, token: game.umpire, values: { entry }, body: { upheld: true, clause: game.clause, correction: world.random.pick(['none', 'further_dice', 'reused_dice']) } };
  },
  async correctRuling(world) {
    const game = await world.game(), entry = await game.decision(world.random.pick(['further_dice', 'reused_dice']));
    return { game, token: game.umpire, values: { entry }, body: game.otherQuestion };
  },
  async proposeUndo(world) {
    const game = await world.newGame(), target = await game.ruling();
    return { game, token: game.red, body: { target } };
  },
  async answerUndo(world) {
    const game = await world.newGame(), entry = await game.undo();
    return { game, token: game.blue, values: { entry }, body: { consent: world.random.chance(0.5) } };
  },
  async commitNonces(world) {
    const game = await world.newGame({ mode: 'two_sided' });
    game.next = (await game.look()).next;
    return { game, token: game.red, body: game.commitments('red', 'fuzz', world.random.pick([1, 3, 64])), key: 'fuzz' };
  },
  async revealNonce(world) {
    const game = await world.newGame({ mode: 'two_sided' }), entry = await game.ask();
    return { game, token: game.blue, values: { entry }, body: game.showing('blue') };
  },
  async reissueSeat(world) {
    const game = await world.newGame();
    return { game, token: game.umpire, ...world.random.pick([{ values: { seat: 's3' }, body: {} }, { values: { seat: 's1' }, body: { device_key: deviceKey(world.random.hex(8)) } }]) };
  },
  async admitGuest(world) {
    const game = await world.newGame();
    await game.guest();
    return { game, token: game.blue, body: { admitted_seat: 's4' } };
  },
  async agreeReissue(world) {
    const game = await world.newGame({ mode: 'two_sided' });
    return { game, token: game.red, body: await game.agreeing('red', 'fuzz', 's2', deviceKey(world.random.hex(8))), key: 'fuzz' };
  },
  async handOver(world) {
    const game = await world.newGame({ mode: 'two_sided' });
    return { game, token: game.red, body: game.handingOver('red', 'fuzz', deviceKey(world.random.hex(8))), key: 'fuzz' };
  },
  async cosign(world) {
    const game = await world.newGame({ mode: 'two_sided' }), seat = world.random.pick(['red', 'blue']);
    return { game, token: game[seat], body: game.cosigning(seat) };
  },
  async giveUp(world) {
    const game = await world.newGame({ mode: 'two_sided' }), entry = await game.ask();
    return { game, token: game.red, values: { entry }, body: game.givingUp('red', 'fuzz'), key: 'fuzz' };
  },
  async agreeDeclared(world) {
    const game = await world.newGame({ mode: 'two_sided' }), entry = await game.ask();
    return { game, token: game.red, values: { entry }, body: game.declaring('red', 'fuzz'), key: 'fuzz' };
  },
  async addUnits(world) {
    const { game, army } = await world.gameOfUnits();
    return { game, token: game.red, body: { units: [{ ...army.units[0], id: world.random.hex(8) }] } };
  },
  async changeUnit(world) {
    const { game, army } = await world.gameOfUnits();
    return { game, token: game.umpire, body: { changes: army.changes, reason: 'Counted again.' } };
  },
  async renameUnit(world) {
    const { game } = await world.gameOfUnits();
    return { game, token: game.umpire, body: { name: 'The 42nd' } };
  },
  async reassignUnit(world) {
    const { game } = await world.gameOfUnits();
    return { game, token: game.umpire, body: { side: world.random.pick(['red', 'blue']), reason: 'It ran over.' } };
  },
  async removeUnit(world) {
    const { game, army } = await world.gameOfUnits(), unit = world.random.hex(8);
    await game.post('units', game.red, { units: [{ ...army.units[0], id: unit }] });
    return { game, token: game.red, values: { unit }, body: {} };
  },
  async beginTurn(world) {
    const { game } = await world.gameOfUnits();
    return { game, ...world.random.pick([{ token: game.blue, body: {} }, { token: game.umpire, body: { turn: 3 } }]) };
  },
  async getRoster(world) {
    const { game } = await world.gameOfUnits();
    return { game, query: world.random.pick([[], [['at', '0']], [['at', '4']]]) };
  },
  async getDue(world) {
    return { game: (await world.gameOfUnits()).game };
  },
  async getConsistency(world) {
    const game = await world.game();
    await game.ruling();
    return { game, query: [['from', '2'], ['to', '4']] };
  },
  async listenSession(world) {
    return world.random.chance(0.5) ? { query: [['after', '-1']] } : { game: world.closed, token: world.closed.umpire, query: [['after', String(world.closed.last)]] };
  },
  async revokeSeat(world) {
    return { game: await world.newGame(), values: { seat: world.random.pick(['s1', 's2', 's3']) }, body: {} };
  },
  async addHouseRules(world) {
    const ruleset = world.ruleset ?? world.place.ruleset, options = ruleset === 'tt' ? { morale_compare: 'gt' } : {};
    return { values: { ruleset, name: world.random.pick(['fuzz', `fuzz-${world.random.hex(6)}`]) }, body: { options } };
  },
  async getHouseRules(world) {
    const ruleset = world.ruleset ?? 'tt', options = ruleset === 'tt' ? { morale_compare: 'gt' } : {};
    await world.send({ method: 'POST', target: `/v1/club/house-rules/${ruleset}/fuzz`, token: world.clubKey, value: { options } });
    return { values: { ruleset, name: 'fuzz' }, query: [] };
  },
  async setArmy(world) {
    const ruleset = world.ruleset ?? world.place.ruleset, army = world.random.pick(['fuzz', 'column']);
    // One that is there already is replaced, which is answered otherwise.
    if (world.random.chance(0.5)) await world.send({ method: 'POST', target: `/v1/club/armies/${ruleset}/${army}/removal`, token: world.clubKey });
    return { values: { ruleset, army }, body: { name: 'The Column', units: withoutSides(ruleset) } };
  },
  // One that is removed is gone for whoever reads it at that moment: each has its own.
  async getArmy(world) {
    return keptArmy(world, 'read');
  },
  async removeArmy(world) {
    return keptArmy(world, 'gone');
  },
  async getTable(world) {
    return { values: world.random.pick(world.places.filter(({ table }) => table)) }; // not every ruleset has tables
  },
  async search(world) {
    return { query: [['q', world.random.pick(['morale', 'TT-', 'pinned charge', 'scattr'])]] };
  },
};

export const momentOf = (operation) => moments[operation.operationId];

// By name: a good value of a path parameter.
const parameters = {
  ruleset: (world) => world.place.ruleset,
  step: (world) => world.place.step,
  table: (world) => world.place.table,
  clause: (world) => world.place.clause,
  session: (world, { game }) => game.id,
  entry: (world) => String(world.random.integer(0, 3)),
  seat: (world) => world.random.pick(['s1', 's2', 's3']),
  unit: (world) => world.random.pick(['watch', 'impi']),
  code: (world) => world.random.pick(['not_found', 'dice_exhausted']),
  name: () => 'fuzz', // of a set of house rules
  army: () => 'fuzz',
};

export function parameterValue(name, world, moment) {
  if (!parameters[name]) throw new Error(`the path parameter {${name}} has no recipe; give it one in tests/api_fuzz/situations.mjs`);
  return parameters[name](world, moment);
}

// By security scheme: the token that opens, in a situation.
const bearers = {
  seat: (world, { game, token }) => token ?? game.umpire,
  link: (world, { game }) => game.link,
  club: (world) => {
    if (!world.clubKey) throw new Error('the document has operations of clubs; give a key in UMPIRE_CLUB_KEY');
    return world.clubKey;
  },
};

export function bearerOf(scheme, world, moment) {
  if (!bearers[scheme]) throw new Error(`the security scheme ${scheme} has no recipe; give it one in tests/api_fuzz/situations.mjs`);
  return bearers[scheme](world, moment);
}

// What one operation's requests are made in. Games are shared until they are spent.
export class World {
  #game;
  #asked = 0;

  // `ruleset`: the one to which all of it belongs; undefined: any. `rules`: what paths may name and questions ask.
  constructor({ send, random, ruleset, rules, foreign, closed, clubKey }) {
    Object.assign(this, { send, random, ruleset, foreign, closed, clubKey, ...rules });
  }

  // A place in the rulebooks: a ruleset with one of its steps, tables and clauses.
  get place() {
    this.chosen ??= this.random.pick(this.places);
    return this.chosen;
  }

  async game() {
    if (!this.#game || this.#asked++ > 20) {
      this.#game = await this.newGame();
      await this.#game.ruling();
      this.#asked = 0;
    }
    return this.#game;
  }

  // Of the ruleset whose document is asked, or as it comes.
  newGame(opening) {
    return Game.open(this.send, { ruleset: this.ruleset ?? 'tt', ...opening });
  }

  // One that began with units, in which a question has named them.
  async gameOfUnits() {
    const ruleset = this.ruleset ?? this.random.pick(Object.keys(armies)), army = armies[ruleset], game = await this.newGame({ ruleset, units: army.units });
    await game.post('rulings', game.red, army.questions[0]);
    return { game, army };
  }

  // Afterwards the rulebooks are looked up elsewhere.
  moveOn() {
    this.chosen = undefined;
  }
}
