export { Api, UmpireProblem, UmpireUnreachable, backoff, newKey, pause } from './http.js';
export type { Answer, ApiOptions, Problem, Request, Schemas } from './http.js';
export { listen } from './events.js';
export type { AnyEntry, Entry, ListenOptions } from './events.js';
export { Session, codeOfLink, join, joinLink, open, previewJoin } from './session.js';
export type { JoinOptions } from './session.js';
export { changedOf, throwDraws } from './throwing.js';
export type { NextDraw } from './throwing.js';
export type { Of, RulesetName } from './rulesets.js';
