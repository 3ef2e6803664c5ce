/** The types that page and laboratory exchange. */
import type { Problem } from 'umpire-client';

export interface ToLab {
    id: number;
    wasm: string;
    call: 'odds' | 'preview' | 'search';
    ruleset: string;
    step: string;
    question: { input: unknown; options?: unknown; [member: string]: unknown };
    /** The address of the clauses' texts, for a search: then `step` is what is sought, and `ruleset` may be empty. */
    clauses?: string;
}

export interface FromLab {
    id: number;
    value?: unknown;
    problem?: Problem;
    failed?: string;
}
