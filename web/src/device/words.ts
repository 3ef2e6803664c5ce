/** What page and worker say to each other of a seat. */

/** A seat of a game, as this phone took it: everything that is needed to show the game again. */
export interface Seated {
    session: string;
    seat: string;
    token: string;
    role: 'umpire' | 'player' | 'spectator';
    side?: string;
    name: string;
    /** The server's verifier key, pinned when the seat was taken. */
    server_key: string;
    /** Of a seat that comes to another phone: that phone's key, or its beginning. */
    device_key?: string;
}

/** quiet: all is well, as far as it was looked at. working: it is looking. alarm: no honest server does that. */
export type DeviceSign = 'quiet' | 'working' | 'alarm';

export interface WaitingFor {
    seat: string;
    /** When the question was asked; RFC 3339. */
    since: string;
}

/** What there is to say, each a text of its own (texts, `fairness.says`). */
export type Says =
    | 'checked' // all entries, against the kept key and checkpoint
    | 'loading'
    | 'reading'
    | 'unreachable' // checked as far as it was read
    | 'second' // another phone plays this seat
    | 'lost' // this phone has lost the seat's secrets
    | 'moved' // the seat went to another phone
    | 'unable' // this browser cannot keep or check anything
    | 'old' // the record is newer than this program
    | 'refused' // something that is no alarm
    | 'alarm';

/** Two-sided mode: what a player agreed to have fallen on the table for the open question. */
export interface Declared {
    seat: string;
    faces: readonly number[];
}

export interface DeviceState {
    sign: DeviceSign;
    says: Says;
    /** What the checks say, of an alarm or a refusal; else empty. */
    words: string;
    /** Its code (docs/device.md), and the entry at fault. */
    code?: string;
    entry?: number;
    /** How many entries have been checked. */
    checkedTo: number;
    /** The size of the newest checkpoint that this phone has cosigned; 0: none. */
    cosigned: number;
    /** Two-sided mode: whose phones the open question waits for, but for this one. */
    waitingFor?: WaitingFor[];
    /** Dice to which a player agreed for the open question; none: it is rolled. */
    declared?: readonly Declared[];
    /** The players who have given the open question up: it ends once both have. */
    gaveUp?: readonly string[];
    /** Whether the open question waits for this very phone. */
    awaited: boolean;
    twoSided: boolean;
    closed: boolean;
    /** Whether this phone signs for the seat. */
    signs: boolean;
    /** Signed and sent, but not known to be answered. */
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

/** Why this phone does not go on. `alarm`: no honest server does that. */
export class DeviceRefused extends Error {
    constructor(
        readonly code: string,
        words: string,
        readonly alarm: boolean,
        readonly entry?: number,
    ) {
        super(words);
        this.name = 'DeviceRefused';
    }
}

/** The state of a seat of which nothing is known yet. */
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
