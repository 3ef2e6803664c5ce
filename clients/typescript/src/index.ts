export { Api, UmpireProblem, UmpireUnreachable, backoff, newKey } from './http';
export type { Answer, ApiOptions, Problem, Request, Schemas } from './http';
export { listen } from './events';
export type { Entry, ListenOptions } from './events';
export { Session, codeOfLink, join, joinLink, open, previewJoin } from './session';
export type { JoinOptions } from './session';
