/** Beside the game: one part of the page, loaded together. */
export { Rules } from './rules';
export { Style } from './style';
