/** The screens after the game: one part of the page, loaded together. */
export { After } from './after';
export { Report } from './report';
export { Told } from './told';
export { Watch } from './watch';
