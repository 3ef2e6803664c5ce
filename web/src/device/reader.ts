/** The record for one seat's device: new entries are read, checked by umpire.wasm, compared with what this phone stored,
 * and stored. Nothing here is sent. */
import { type Api, UmpireUnreachable, newKey } from 'umpire-client';
import { type Device, DeviceRefusal, type Umpire, UmpireProblem as CallProblem } from 'umpire-rules/host.js';
import type { Memory, Reading, SeatMemory } from './memory';
import { DeviceRefused, type Sitter } from './words';

export interface ReaderParts {
    /** An instance of its own: it keeps the device between calls. */
    umpire: () => Promise<Umpire>;
    memory: Memory;
    /** The service, with the seat's token. */
    api: Api;
    /** The text about a nonce that is not this phone's. */
    own_nonce: string;
}

/** The members of entries that are used here. */
interface Entry {
    seq: number;
    kind: string;
    seat: string;
    at: string;
    mode?: string;
    role?: Sitter['role'];
    side?: string;
    umpire_side?: string;
    nonce?: string;
    chain?: { anchor: string };
    device_key?: string;
    reissued_seat?: string;
    admitted_seat?: string;
    revoked_seat?: string;
    faces?: number[];
}

/** Facts of the record that the checks do not return. */
export interface Seen {
    entries: number;
    twoSided: boolean;
    seats: Sitter[];
    asked?: { seq: number; since: string; by: string };
    revealed: string[];
    /** The dice from the table that each seat agreed to, for the last question. */
    declared: { seat: string; faces: number[] }[];
    /** The players who have given up the open question. */
    gaveUp: string[];
    /** Sealed mode: of the current chain, and whether this seat gave a nonce for it. */
    anchor?: string;
    gave: boolean;
    /** Whether this seat has the key of a device. */
    keyed: boolean;
    /** Whether the seat is on this phone by now: one from another phone is, once this phone's key is in the record. */
    own: boolean;
}

const nothingSeen = (): Seen => ({ entries: 0, twoSided: false, seats: [], revealed: [], declared: [], gaveUp: [], gave: false, keyed: false, own: false });

/** The lines of an export: its header, its entries, checkpoints that devices cosigned, and the checkpoint that covers
 * all entries. */
function linesOf(text: string): { header: string; entries: string[]; notes: string[] } {
    const lines = text.split('\n').slice(0, -1);
    const first = lines.findIndex((line) => line.startsWith('{"checkpoint":'));
    if (first < 1) throw new Error('the record was cut off');
    return { header: lines[0]!, entries: lines.slice(1, first), notes: lines.slice(first) };
}

/** The export as it was read. */
export function exportOf({ header = '', notes = [] }: SeatMemory, entries: string[]): string {
    return [header, ...entries, ...notes, ''].join('\n');
}

/** From this entry on the seat is this phone's, which got it from another one. */
function comesToOwn({ kind, device_key }: Entry, key: string): boolean {
    return (kind === 'reissued' || kind === 'handed_over') && device_key === key;
}

export class Reader {
    readonly #id: string;
    readonly #parts: ReaderParts;
    #umpire: Umpire | undefined;
    #device: Device | undefined;
    #seat: SeatMemory | undefined;
    #used = new Set<string>();
    #seen = nothingSeen();

    constructor(id: string, parts: ReaderParts) {
        this.#id = id;
        this.#parts = parts;
    }

    get seen(): Readonly<Seen> {
        return this.#seen;
    }

    /** The stored data of the seat, as last read. */
    get seat(): SeatMemory {
        if (!this.#seat) throw new Error('nothing was read yet');
        return this.#seat;
    }
    set seat(seat: SeatMemory) {
        this.#seat = seat;
    }

    /** Undefined when it must start again. */
    get device(): Device | undefined {
        return this.#device;
    }

    /** Reads what is new and stores it after it was found consistent with all that was stored. `afresh`: from the
     * opening. */
    async follow(afresh = false): Promise<Device> {
        const device = afresh || !this.#device ? await this.#begin(afresh) : this.#device;
        let text = '';
        try {
            await this.refresh(device);
            const from = this.#seen.entries;
            text = await this.#read(from);
            const { entries, header, notes } = linesOf(text);
            const { note, ...checkpoint } = device.readOn(text);
            this.#noncesHold(entries, device.key);
            this.#see(entries, device.key);
            await this.#keep({ from, entries, header, notes, note, checkpoint });
            await this.refresh(device); // what another page sent or revealed may be in it
            return device;
        } catch (error) {
            if (!(error instanceof DeviceRefusal || error instanceof DeviceRefused || error instanceof CallProblem)) throw error;
            this.#device = undefined;
            if (!afresh) return this.follow(true); // was this phone wrong?
            throw error instanceof CallProblem ? error : await this.refusedBy(error, text);
        }
    }

    /** Another page of this phone may have stored more since. */
    async refresh(device: Device): Promise<void> {
        const { seat, used } = await this.#remembered();
        const added = used.filter(({ anchor, index }) => !this.#used.has(`${anchor} ${index}`));
        device.keep({ checkpoint: seat.checkpoint, sent: seat.sent, used: added });
        for (const { anchor, index } of added) this.#used.add(`${anchor} ${index}`);
        this.#seat = seat;
    }

    /** The error as the page sees it; an alarm is stored with its evidence, and the device starts again. */
    async refusedBy({ code, message, alarm, entry }: DeviceRefusal | DeviceRefused, evidence: string): Promise<DeviceRefused> {
        if (!alarm) return new DeviceRefused(code, message, alarm, entry);
        const proven = await this.#provesFork(evidence).catch(() => false);
        const seen = JSON.stringify({ alarm: code, checkpoint: this.#seat?.note }); // of a fork of the same size both notes are the proof
        await this.#parts.memory.note(this.#id, { alarm: { code, words: message, entry, evidence: `${seen}\n${evidence}`, proven } });
        this.#device = undefined;
        return new DeviceRefused(code, message, alarm, entry, proven);
    }

    /** Whether the server has signed this record and the checkpoint that this phone stored, of which both cannot be
     * true. An older state of the same record is no such proof. */
    async #provesFork(record: string): Promise<boolean> {
        const { note, checkpoint, server_key } = this.#seat ?? {};
        if (!this.#umpire || !note || !checkpoint || !server_key || !record.startsWith('{"export"')) return false;
        if (linesOf(record).entries.length < checkpoint.size) return false;
        await this.#umpire.verify(record, { keys: [server_key], checkpoint: note });
        const { checks } = this.#umpire.report();
        const is = (check: string, verdict: string) => checks.some((one) => one.check === check && one.verdict === verdict);
        return is('tree', 'passed') && is('signatures', 'passed') && is('saved_checkpoint', 'failed');
    }

    /** The leaf hash of an entry that was read; undefined if it was not. */
    async leafOf(seq: number): Promise<string | undefined> {
        const entry = (await this.#parts.memory.entries(this.#id))[seq];
        return entry === undefined ? undefined : this.#umpire!.leaf(entry);
    }

    async #remembered(): Promise<NonNullable<Awaited<ReturnType<Memory['seat']>>>> {
        const found = await this.#parts.memory.seat(this.#id);
        if (!found) throw new Error('this seat was forgotten');
        return found;
    }

    /** A device that starts with what this phone stores; `afresh`: except its entries. */
    async #begin(afresh: boolean): Promise<Device> {
        this.#umpire ??= await this.#parts.umpire();
        const { seat, used } = await this.#remembered();
        const { session, seed, nonces, checkpoint, sent, reissued } = seat;
        const device = this.#umpire.device(
            { session, seat: seed ? seat.seat : '', server: seat.server_key, seed: seed ?? newKey(32), nonces: nonces ?? newKey(32), ...(reissued ? { reissued } : {}) },
            { checkpoint, sent, used },
        );
        this.#seat = seat;
        this.#used = new Set(used.map(({ anchor, index }) => `${anchor} ${index}`));
        this.#seen = nothingSeen();
        if (!afresh && checkpoint && seat.header) await this.#readKept(device, seat, checkpoint.size);
        this.#device = device;
        return device;
    }

    /** The stored record is checked like new entries; if it fails, it is read again. */
    async #readKept(device: Device, seat: SeatMemory, size: number): Promise<void> {
        const entries = await this.#parts.memory.entries(this.#id);
        try {
            if (entries.length !== size) throw new Error('entries are missing');
            device.read(exportOf(seat, entries));
            this.#see(entries, device.key);
        } catch {
            this.#umpire!.json('device_restart');
            this.#seen = nothingSeen();
        }
    }

    async #read(from: number): Promise<string> {
        const path = `/v1/sessions/${encodeURIComponent(this.seat.session)}/record?after=${from - 1}`;
        const response = await this.#parts.api.send(path, { headers: { Accept: '*/*' } });
        try {
            const text = await response.text();
            linesOf(text);
            return text;
        } catch (error) {
            throw new UmpireUnreachable(error); // the network failed in the middle
        }
    }

    async #keep(reading: Reading): Promise<void> {
        const { checkpoint, notes } = this.seat;
        if (reading.entries.length > 0 || checkpoint?.size !== reading.checkpoint.size || notes?.join() !== reading.notes.join()) await this.#parts.memory.keep(this.#id, reading);
    }

    /** Remembers what the screen or the due actions need of an entry. */
    #see(lines: string[], key: string): void {
        const seen = this.#seen, own = this.seat.seat;
        for (const line of lines) {
            const entry = JSON.parse(line) as Entry;
            seen.entries++;
            seen.own ||= comesToOwn(entry, key);
            switch (entry.kind) {
                case 'opened':
                    seen.twoSided = entry.mode === 'two_sided';
                    seen.seats.push({ id: entry.seat, role: 'umpire', side: entry.umpire_side, guest: false, revoked: false });
                    if (!seen.twoSided) seen.anchor = entry.chain?.anchor;
                    break;
                case 'joined':
                    this.#sits(entry);
                    if (entry.seat === own) {
                        seen.gave = entry.nonce !== undefined;
                        seen.keyed = entry.device_key !== undefined;
                    }
                    break;
                case 'admitted':
                    seen.seats = seen.seats.map((seat) => (seat.id === entry.admitted_seat ? { ...seat, guest: false } : seat));
                    break;
                case 'revoked':
                    seen.seats = seen.seats.map((seat) => (seat.id === entry.revoked_seat ? { ...seat, revoked: true } : seat));
                    break;
                case 'reissued':
                    if (entry.reissued_seat === own) seen.keyed = entry.device_key !== undefined;
                    break;
                case 'nonce':
                    seen.gave ||= entry.seat === own;
                    break;
                case 'rekey':
                    if (!seen.twoSided) seen.anchor = entry.chain?.anchor;
                    seen.gave = false;
                    break;
                case 'asked':
                    seen.asked = { seq: entry.seq, since: entry.at, by: entry.seat };
                    seen.revealed = [];
                    seen.declared = [];
                    seen.gaveUp = [];
                    break;
                case 'gave_up':
                    seen.gaveUp.push(entry.seat);
                    break;
                case 'revealed':
                    seen.revealed.push(entry.seat);
                    break;
                case 'declared_agreed':
                    seen.declared = [...seen.declared.filter(({ seat }) => seat !== entry.seat), { seat: entry.seat, faces: entry.faces ?? [] }];
                    break;
            }
        }
    }

    /** Who sits down on a side that somebody has is a guest of it. */
    #sits({ seat: id, role = 'spectator', side }: Entry): void {
        const { seats } = this.#seen;
        seats.push({ id, role, side, guest: side !== undefined && seats.some((one) => one.side === side), revoked: false });
    }

    /** A nonce in this seat's name that is not its own for this chain: somebody could have chosen the dice by it, or the
     * chain for a nonce that was known before. */
    #noncesHold(lines: string[], key: string): void {
        const { seat, given, seed, reissued } = this.seat;
        if (!seed && !Object.keys(given).length) return; // of another phone, or of none
        let { own, anchor = '', gave, twoSided } = this.#seen;
        own ||= !reissued;
        for (const line of lines) {
            const entry = JSON.parse(line) as Entry;
            own ||= comesToOwn(entry, key);
            if (entry.kind === 'opened') twoSided = entry.mode === 'two_sided';
            if (entry.kind === 'opened' || entry.kind === 'rekey') [anchor, gave] = [entry.chain?.anchor ?? '', false];
            if (entry.seat !== seat || (entry.kind !== 'joined' && entry.kind !== 'nonce')) continue;
            const right = entry.kind === 'joined' ? given['joined'] : gave ? undefined : given[anchor];
            gave ||= entry.nonce !== undefined;
            if (!own || entry.nonce === right || (entry.nonce === undefined && twoSided)) continue; // of the phone that
                                                                                                    // had the seat
                                                                                                    // before
            throw new DeviceRefused('own_nonce', this.#parts.own_nonce, true, entry.seq);
        }
    }
}
