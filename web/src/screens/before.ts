/** The screens before the game: one part of the page, loaded together. */
export { Create } from './create';
export { Join } from './join';
export { Give, Take } from './moving';
export { Lobby } from './lobby';
export { Second } from './second';
