/** The types of a seat that page and worker exchange. */

/** A seat that this phone took: everything that is needed to show the game again. */
export interface Seated {
    session: string;
    seat: string;
    token: string;
    role: 'umpire' | 'player' | 'spectator';
    side?: string;
    name: string;
    /** The server's verifier key, pinned when the seat was taken. */
    server_key: string;
    /** For a seat that moves to another phone: that phone's key, or its beginning. */
    device_key?: string;
}

/** quiet: all is well, as far as it was checked. working: a check is running. alarm: no honest server causes that. */
export type DeviceSign = 'quiet' | 'working' | 'alarm';

export interface WaitingFor {
    seat: string;
    /** When the question was asked; RFC 3339. */
    since: string;
}

/** What there is to report, each with a text of its own (texts, `fairness.says`). */
export type Says =
    | 'checked' // all entries, against the stored key and checkpoint
    | 'loading'
    | 'reading'
    | 'unreachable' // checked as far as the record was read
    | 'second' // another phone plays this seat
    | 'lost' // this phone has lost the seat's secrets
    | 'moved' // the seat went to another phone
    | 'unable' // this browser cannot store or check anything
    | 'old' // the record is newer than this program
    | 'refused' // a fault that is not an alarm
    | 'alarm';

/** Two-sided mode: the dice from the table that a player agreed to for the open question. */
export interface Declared {
    seat: string;
    faces: readonly number[];
}

/** A seat, by the record. */
export interface Sitter {
    id: string;
    role: 'umpire' | 'player' | 'spectator';
    side?: string;
    /** Somebody was on its side before, and it has not been admitted. */
    guest: boolean;
    revoked: boolean;
}

export interface DeviceState {
    sign: DeviceSign;
    says: Says;
    /** The check's text for an alarm or a refusal; else empty. */
    words: string;
    /** Its code (docs/device.md), and the entry with the fault. */
    code?: string;
    entry?: number;
    /** Of an alarm: this phone stores two records that the server signed. */
    proven?: boolean;
    /** Who sits where, by the record that this phone checked; none: it has checked none yet. */
    seats?: readonly Sitter[];
    /** How many entries have been checked. */
    checkedTo: number;
    /** The entry of the newest nonce that arrived after its chain's first roll: the dice could have been chosen by it. */
    late?: number;
    /** The size of the last checkpoint that this phone has cosigned; 0: none. */
    cosigned: number;
    /** Two-sided mode: the other phones that the open question waits for. */
    waitingFor?: WaitingFor[];
    /** Dice that a player agreed to for the open question; none: it is rolled. */
    declared?: readonly Declared[];
    /** The players who have given up the open question: it ends once both have. */
    gaveUp?: readonly string[];
    /** Whether the open question waits for this phone. */
    awaited: boolean;
    twoSided: boolean;
    closed: boolean;
    /** Whether this phone signs for the seat. */
    signs: boolean;
    /** Signed and sent, but the answer is not known. */
    pending: boolean;
}

export interface Kept {
    session: string;
    seat: string;
    entries: number;
    closed: boolean;
    alarm: boolean;
    at: number;
}

export type Progress = (bytes: number) => void;

/** Why this phone does not continue. `alarm`: no honest server causes that. */
export class DeviceRefused extends Error {
    constructor(
        readonly code: string,
        words: string,
        readonly alarm: boolean,
        readonly entry?: number,
        readonly proven?: boolean,
    ) {
        super(words);
        this.name = 'DeviceRefused';
    }
}

/** The state of a seat before its first check. */
export const BEFORE: DeviceState = {
    sign: 'working',
    says: 'loading',
    words: '',
    checkedTo: 0,
    cosigned: 0,
    awaited: false,
    twoSided: false,
    closed: false,
    signs: false,
    pending: false,
};
