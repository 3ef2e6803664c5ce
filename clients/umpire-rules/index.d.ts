/** The umpire's rulings, odds and checks as WebAssembly. What questions and answers look like is in the OpenAPI documents of the rulesets. */

export type Bytes = string | Uint8Array | ArrayBuffer;
export type Source = Blob | Bytes | AsyncIterable<Uint8Array>;
/** JSON as the API has it; a text is sent as it is. */
export type Question = object | Bytes;

export interface Problem {
    type: string;
    title: string;
    status: number;
    code: string;
    detail?: string;
    violations?: { pointer?: string; code: string; message: string }[];
}

export declare class UmpireProblem extends Error {
    readonly status: number;
    readonly problem: Problem;
}

export declare class DeviceRefusal extends Error {
    readonly code: string;
    /** No honest server does that. */
    readonly alarm: boolean;
    readonly entry: number;
}

export interface TreeHead {
    size: number;
    root: string;
}

export type Outcome = 'passed' | 'failed' | 'incomplete';

export interface VerifyReport {
    passed: boolean;
    complete: boolean;
    session?: string;
    origin?: string;
    entries: number;
    /** The root of all entries in eight words, to be compared without the server. */
    words?: string;
    /** How far each seat's device has cosigned this record. */
    seen?: { entries: number; seat: string }[];
    first_failure?: VerifyFailure;
    checks: {
        check: string;
        verdict: 'passed' | 'failed' | 'not_checkable' | 'not_applicable';
        passed: number;
        not_checkable: number;
        reason?: string;
        failure?: VerifyFailure;
    }[];
    counts: { what: string; count: number; first?: number; entries?: number[] }[];
    warnings: { warning: string; count: number; first?: number }[];
}

export interface VerifyFailure {
    check: string;
    reason: string;
    entry?: number;
    line?: number;
}

export interface Feeding {
    /** Bytes that have been taken so far. */
    progress?: (bytes: number) => void;
    signal?: AbortSignal;
}

export interface VerifyOptions extends Feeding {
    /** Verifier keys in words, name+id+key. */
    keys?: string[];
    /** A saved checkpoint. */
    checkpoint?: string;
    /** The ruling that will be told. */
    roll?: number;
    file?: 0 | 1;
}

export declare class Umpire {
    static start(bytes: ArrayBuffer | Uint8Array | WebAssembly.Module): Promise<Umpire>;
    constructor(module: WebAssembly.Module);
    readonly memory: number;
    renew(): void;
    /** A call of docs/browser.md. */
    ask(name: string, head?: object, body?: Question): { status: number; bytes: Uint8Array };
    text(name: string, head?: object, body?: Question): string;
    json(name: string, head?: object, body?: Question): any;

    resolve(ruleset: string, step: string, question: Question): any;
    preview(ruleset: string, step: string, question: Question): any;
    odds(ruleset: string, step: string, question: Question, options?: { branches?: number }): any;

    /** Clauses that fit some words, as GET /v1/search. */
    search(q: string, options?: { ruleset?: string; limit?: number }): any;
    setClauses(clauses: Bytes): void;
    verify(source: Source, options?: VerifyOptions): Promise<Outcome>;
    report(options?: { form?: 'json'; file?: 0 | 1 }): VerifyReport;
    report(options: { form: 'text' | 'certificate' | 'roll' | 'verdict'; file?: 0 | 1; now?: Date }): string;
    words(): { checks: Record<string, string>; notes: Record<string, string> };
    compare(options?: { names?: [string, string]; notes?: string[]; proofs?: string[]; keys?: string[]; form?: 'json' | 'text' }): any;
    receipt(receipt: Question, keys: string[]): any;
    battle(source: Source, options?: Feeding & { form?: 'json' | 'markdown' | 'html' }): Promise<any>;

    sha256(bytes: Bytes): string;
    leaf(entry: Bytes): string;
    key(words: string): { name: string; fingerprint: string };
    publicKey(seed: string): string;
    sign(seed: string, bytes: Bytes): string;
    isSigned(key: string, signature: string, bytes: Bytes): boolean;
    isIncluded(proof: TreeHead & { leaf: string; index: number; path: string[] }): boolean;
    isConsistent(from: TreeHead, to: TreeHead, path: string[]): boolean;
    checkpoint(
        note: string,
        keys: string[],
        session: string,
    ): { verdict: 'signed' | 'malformed' | 'unknown' | 'forged' | 'elsewhere'; origin?: string; size?: number; root?: string };
    device(self: DeviceSelf, memory?: DeviceMemory): Device;
}

export interface DeviceSelf {
    session: string;
    seat: string;
    /** The server's verifier key, pinned. */
    server: string;
    /** 32 random bytes each, in hexadecimal: secrets. */
    seed: string;
    nonces: string;
    /** Another device had the seat before. */
    reissued?: boolean;
}

export interface DeviceUse {
    anchor: string;
    asked: string;
    index: number;
    /** The device has agreed that this question ends without its dice: the nonce stays with it. */
    kept_back?: boolean;
}

export interface DeviceSent {
    anchor: string;
    body: string;
    index: number;
    link: number;
}

export interface DeviceMemory {
    checkpoint?: TreeHead;
    sent?: DeviceSent;
    used?: DeviceUse[];
}

export declare class Device {
    constructor(umpire: Umpire, self: DeviceSelf, memory: DeviceMemory);
    readonly key: string;
    keep(memory: DeviceMemory): void;
    read(text: string): TreeHead & { note: string };
    readOn(text: string): TreeHead & { note: string };
    show(): {
        entries: number;
        confirmed: number;
        two_sided: boolean;
        closed: boolean;
        /** Sealed mode: no nonce is given for the present chain before somebody has rolled with it. */
        begun_again: boolean;
        /** Nonces that came after the first roll of their chain, and the entry of the newest of them. */
        late_nonces: number;
        late_nonce?: number;
        joined: boolean;
        committed: number;
        question_open: boolean;
        question?: number;
        awaited: boolean;
    };
    commit(key: string, ahead?: number): string;
    place(): { anchor: string; index: number; link: number };
    question(question: object): { text: string; sent: DeviceSent };
    ask(key: string, text: string): string;
    prepareEnd(operation: 'give_up' | 'agree_declared' | 'agree_reissue', body: object): DeviceUse;
    prepareReveal(): DeviceUse;
    reveal(): { question: number; index: number; nonce: string; signature: string };
    state(operation: string, key: string, body: object, about?: { seq?: number; leaf?: string }): string;
    cosign(note: string, time?: number): string;
}

export declare function rollParts(story: string): { lead: string; checked: string; ruling: string; sums: string };
export declare function canonical(value: unknown): string;
/** umpire.wasm beside this file, with the texts of all clauses unless they are not wanted. */
export declare function load(options?: { clauses?: boolean }): Promise<Umpire>;
