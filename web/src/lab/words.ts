/** The types that page and laboratory exchange. */
import type { Problem } from 'umpire-client';

export interface ToLab {
    id: number;
    wasm: string;
    call: 'odds' | 'preview';
    ruleset: string;
    step: string;
    question: { input: unknown; options?: unknown; [member: string]: unknown };
}

export interface FromLab {
    id: number;
    value?: unknown;
    problem?: Problem;
    failed?: string;
}
