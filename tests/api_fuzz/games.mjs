// The games that requests are made in: a session with an umpire, two players and a spectator, opened and joined through
// the service itself.
import { asking, commitments, cosigning, deviceKey, leafOf, showing, signed } from '../contract/devices.mjs';

// By ruleset a question with dice for it, its clause, and what else may be put in when it is corrected.
const questions = {
  tt: { step: 'morale-check', input: { target: 8 }, dice: [6, 2], clause: 'TT-MOR-2', other: { target: 9 } },
  'tft-ww2': { step: 'morale-check', input: { leadership: 12 }, dice: [1, 5, 6], clause: 'TFT-MOR-1', other: { leadership: 11 } },
  'd12-skirmish': { step: 'morale-check', input: {}, dice: [5], clause: 'D12-MOR-1', other: { officer: true } },
  colonial: { step: 'leader-casualty', input: { casualties: 1 }, dice: [2, 2], clause: 'MWK-FIR-9', other: { casualties: 3 } },
};

// Units of red and blue, and questions that name them. What the fuzz needs of each ruleset, no more.
const soldier = (id, side, members) => ({ id, name: `The ${id}`, side, ...members });
const pair = (members, others = members) => [soldier('watch', 'red', members), soldier('impi', 'blue', others)];
export const armies = {
  tt: { units: pair({ figures: 9, quality: 'trained' }), changes: { figures: 7 }, questions: [{ step: 'morale-check', units: { unit: 'watch' }, input: { target: 8 } }] },
  'tft-ww2': { units: pair({ strength: 11, intelligence: 11, dexterity: 11, leadership: 11, movement: 6, weapon: 'rifle' }), changes: { squad: 'two' }, questions: [{ step: 'ranged-attack', units: { firer: 'watch', target: 'impi' }, input: { range: 10, action: 'aim' } }] },
  'd12-skirmish': { units: pair({ figures: 8, weapon: 'rifled_musket' }), changes: { losses: 2 }, questions: [{ step: 'volley', units: { firers: ['watch'], target: 'impi' }, input: { shooters: [{ range: 12 }] } }] },
  colonial: {
    units: pair({ kind: 'regular_infantry', weapon: 'modern_rifle', leadership: 6, figures: 12 }, { kind: 'tribal_infantry', weapon: 'ragtag', leadership: 6, figures: 16 }),
    changes: { figures: 11, has_leader: false },
    questions: [
      { step: 'volley', units: { firer: 'watch', target: 'impi' }, input: { range: 8 } },
      { step: 'assault', units: { attacker: 'impi', defender: 'watch' }, input: {} },
      { step: 'morale-check', units: { unit: 'impi' }, input: { trigger: 'fire', fire_casualties: 2 }, apply: false },
    ],
  },
};

export class Game {
  // `send({method, target, token, value})` gives {status, value}. `opening` adds to the body that opens the session.
  static async open(send, opening = {}) {
    const game = new Game(send);
    const opened = await game.#must(send({ method: 'POST', target: '/v1/sessions', opener: true, value: { ruleset: 'tt', ...opening } }), 201);
    Object.assign(game, { id: opened.id, ruleset: opening.ruleset ?? 'tt', umpire: opened.token, code: opened.sides[0].join_code, codes: { red: opened.sides[0].join_code, blue: opened.sides[1].join_code, eye: opened.spectator.join_code }, link: opened.spectator?.token, head: opened.tree, session: opened.id, path: `/v1/sessions/${opened.id}` });
    const device = (seat) => opening.mode === 'two_sided' && { device_key: deviceKey(seat) }; // a sealed seat that has one signs
    game.red = await game.#join({ name: 'red', nonce: 'a'.repeat(32), ...device('red') });
    game.blue = await game.#join({ name: 'blue', nonce: 'b'.repeat(32), ...device('blue') });
    if (opening.mode !== 'two_sided') game.eye = await game.#join({ name: 'eye' });
    return game;
  }

  constructor(send) {
    this.send = send;
  }

  async #must(sending, ...wanted) {
    const { status, value } = await sending;
    if (!wanted.includes(status)) throw new Error(`a game could not be set up: ${status} ${JSON.stringify(value)}`);
    return value;
  }

  async #join(seat) {
    return (await this.#must(this.send({ method: 'POST', target: `${this.path}/seats`, value: { code: this.codes[seat.name], ...seat } }), 201)).token;
  }

  // A second player on blue's side.
  guest() {
    return this.#join({ name: 'Bo', code: this.codes.blue, nonce: 'c'.repeat(32) });
  }

  // Appends and gives the entry's number.
  async post(what, token, value, key) {
    this.answer = await this.#must(this.send({ method: 'POST', target: `${this.path}/${what}`, token, value, key }), 201, 202);
    return this.answer.seq;
  }

  async look(what = '') {
    return this.#must(this.send({ method: 'GET', target: `${this.path}${what}`, token: this.umpire }), 200);
  }

  // Without dice, for which in two-sided mode is waited.
  get question() {
    const { step, input } = questions[this.ruleset];
    return { input, step };
  }

  get clause() {
    return questions[this.ruleset].clause;
  }

  get otherQuestion() {
    return { ...this.question, input: questions[this.ruleset].other };
  }

  // With declared dice, which in two-sided mode nobody waits for.
  ruling() {
    return this.post('rulings', this.red, { ...this.question, dice: questions[this.ruleset].dice });
  }

  async dispute() {
    return this.post('disputes', this.blue, { target: await this.ruling(), claim: 'It was nine.' });
  }

  async decision(correction) {
    return this.post(`disputes/${await this.dispute()}/decision`, this.umpire, { upheld: true, clause: this.clause, correction });
  }

  async undo() {
    return this.post('undos', this.red, { target: await this.ruling() });
  }

  async close() {
    this.last = await this.post('close', this.umpire, {});
  }

  // Two-sided mode: each player commits to a first nonce.
  async commit() {
    this.next = (await this.look()).next;
    for (const seat of ['red', 'blue']) await this.post('commitments', this[seat], this.commitments(seat, 'first', 1), 'first');
  }

  commitments(seat, key, count) {
    return commitments(this, seat, key, this.next.anchor, 0, count);
  }

  asking(seat, key) {
    return asking(this, seat, key, this.question, this.next);
  }

  // Two-sided mode: red asks, and both are awaited.
  async ask() {
    await this.commit();
    this.asked = await this.post('rulings', this.red, this.asking('red', 'asked'), 'asked');
    const { root } = this.answer.tree;
    this.stands = { root, leaf: leafOf((await this.look(`/entries/${this.asked}/receipt`)).entry) };
    return this.asked;
  }

  showing(seat) {
    return showing(this, seat, 0, this.stands);
  }

  handingOver(seat, key, device) {
    return signed(this, seat, 'hand_over', key, { device_key: device });
  }

  async agreeing(seat, key, other, device) {
    return signed(this, seat, 'agree_reissue', key, { device_key: device, reissued_seat: other }, { place: (await this.look()).next });
  }

  // Of the opening's checkpoint, which is the last one that its device knows.
  cosigning(seat) {
    return cosigning(this, seat);
  }

  // Dice on the table instead of those that both would give.
  declaring(seat, key) {
    return signed(this, seat, 'agree_declared', key, { dice: questions[this.ruleset].dice }, { about: { seq: this.asked, leaf: this.stands.leaf } });
  }

  givingUp(seat, key) {
    return signed(this, seat, 'give_up', key, {}, { about: { seq: this.asked, leaf: this.stands.leaf } });
  }
}
