/** The screens beside the game: one part of the page, loaded together. */
export { Rules, RulesSheet } from './rules';
export { Style } from './style';
