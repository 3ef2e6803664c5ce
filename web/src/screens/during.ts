/** The screens during the game: one part of the page, loaded together. */
export { Chair } from './chair';
export { Log } from './log';
export { Signs } from './signs';
export { Table } from './table';
