/** The screens without a game: odds, armies, the club. One part of the page, loaded together. */
export { Odds } from './odds';
export { Sheet } from './sheet';
export { Armies } from './armies';
export { Hall } from './hall';
