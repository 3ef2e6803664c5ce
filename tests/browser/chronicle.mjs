// A game file (tests/games/*.game) played over the API, without tapping: for screens that show a game that was played.
import { gameOf } from './players.mjs';

/** Plays the first `most` acts in a game that Service.open has opened; what the file expects to be refused is left out. The entries' names. */
export async function playOver(service, game, acts, most = Infinity) {
  const path = `/v1/sessions/${game.id}`;
  const named = new Map();
  const number = (word) => (typeof word === 'string' && word.startsWith('@') ? named.get(word.slice(1)) : word);
  for (const line of acts.slice(0, most)) {
    const { by = 'umpire', post, step, units, input, dice, as, status, apply } = line;
    if (line.say || apply === false || status >= 400) continue;
    const token = game.seats[by].token;
    const body = post ? Object.fromEntries(Object.entries(line.body ?? {}).map(([name, value]) => [name, number(value)])) : { step, ...(units ? { units } : {}), ...(input ? { input } : {}), ...(dice?.length ? { dice } : {}) };
    const entry = await service.ask(`${path}${post ? post.replace(/@(\w+)/g, (word) => number(word)) : '/rulings'}`, token, body);
    if (as) named.set(as, entry.seq);
  }
  return named;
}

/** A game with seats for everybody, played as its file says. */
export async function played(service, file, most) {
  const { head, acts } = gameOf(file);
  const game = await service.open({ ruleset: head.ruleset, options: head.options, units: head.units, sides: head.sides ?? [{ id: 'red', name: 'The column', colour: '#b3261e' }, { id: 'blue', name: 'The impis', colour: '#1f5fae' }] });
  const named = await playOver(service, game, acts, most);
  return { ...game, named };
}
