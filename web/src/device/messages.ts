/** The messages between the page and its worker. */
import { UmpireProblem, UmpireUnreachable } from 'umpire-client';
import { type DeviceState, DeviceRefused } from './words';

/** The folder of the page's own files. */
export interface Files {
    worker: string;
    wasm: string;
    clauses: string;
}

/** An error in a message. */
export interface Told {
    kind: 'refused' | 'problem' | 'unreachable' | 'error';
    message: string;
    code?: string;
    alarm?: boolean;
    entry?: number;
    status?: number;
    problem?: unknown;
    retryAfter?: number;
}

export type ToWorker = { begin: { origin: string; files: Files } } | { id: number; name: string; words: unknown[] };
export type FromWorker = { id: number; value?: unknown; error?: Told } | { id: number; progress: number } | { device: string; state: DeviceState };

export function tell(error: unknown): Told {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof DeviceRefused) return { kind: 'refused', message, code: error.code, alarm: error.alarm, entry: error.entry };
    if (error instanceof UmpireProblem) return { kind: 'problem', message, status: error.status, problem: error.problem, retryAfter: error.retryAfter };
    return { kind: error instanceof UmpireUnreachable ? 'unreachable' : 'error', message };
}

export function told(error: Told): Error {
    if (error.kind === 'refused') return new DeviceRefused(error.code ?? 'unknown', error.message, error.alarm ?? false, error.entry);
    if (error.kind === 'problem') return new UmpireProblem(error.status ?? 0, error.problem as UmpireProblem['problem'], error.retryAfter);
    if (error.kind === 'unreachable') return new UmpireUnreachable(new Error(error.message));
    return new Error(error.message);
}

/** A seat of a session. */
export const nameOf = (session: string, seat: string): string => `${session}/${seat}`;
