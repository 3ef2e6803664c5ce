/** One seat's device: it follows the record (reader.ts), does what is due after each reading, and signs and sends what
 * the player asks for (docs/device.md). Everything is done in sequence; what must not be forgotten is durable before
 * anything that depends on it leaves this phone. */
import { type Api, UmpireProblem, newKey } from 'umpire-client';
import { type Device, DeviceRefusal, type DeviceSent, type DeviceUse, type Umpire, canonical } from 'umpire-rules/host.js';
import type { Memory, SeatMemory } from './memory';
import { Reader, exportOf } from './reader';
import { checked, failed } from './saying';
import { Sender, isRefusal } from './sender';
import { BEFORE, type DeviceState, DeviceRefused } from './words';

/** Commitments that are ready; more are made when half of them are used. */
export const AHEAD = 64;
const PLACES_MAX = 5; // how often a question is tried while other questions come first
const ROUNDS_MAX = 6; // for reading, and for acting on what was read
const SOON_MS = 400; // entries that arrive together are read together
const AGAIN_MS = 4000, AGAIN_MAX_MS = 60000; // while the service does not answer
const COSIGN_MS = 1500; // delayed, so that a roll is cosigned once
/** The question was signed for a place that has been taken; if its chain had ended, it is signed for none of the next
 * one's. */
const PLACE_GONE = new Set(['place_taken', 'signature_wrong']);
/** The seat's token, which the server accepted before. */
const VOID = new Set(['token_invalid', 'seat_revoked']);
/** Another page of this phone is ahead of this one, which reads again. */
const CROSSED = new Set(['not_kept', 'unconfirmed', 'behind']);

export interface Parts {
    /** An instance of its own: it keeps the device between calls. */
    umpire: () => Promise<Umpire>;
    memory: Memory;
    /** The service, with the seat's token. */
    api: Api;
    tell: (state: DeviceState) => void;
    /** Texts for faults that only this page finds. */
    words: { own_nonce: string; token_lost: string; nonce_first: string; begun_again: string; crossed: string; no_secrets: string; no_question: string; no_entry: string };
}

type Question = { [member: string]: unknown };

export class Keeper {
    readonly #parts: Parts;
    readonly #reader: Reader;
    readonly #sender: Sender;
    readonly id: string;
    #state: DeviceState = BEFORE;
    #last: Promise<unknown> = Promise.resolve();
    #soon: ReturnType<typeof setTimeout> | undefined;
    #quiet: ReturnType<typeof setTimeout> | undefined;
    #again = 0;
    #closed = false;
    /** The chain for which the service does not accept this seat's nonce. */
    #unwanted: string | undefined;

    constructor(id: string, parts: Parts) {
        this.id = id;
        this.#parts = parts;
        this.#reader = new Reader(id, { ...parts, own_nonce: parts.words.own_nonce });
        this.#sender = new Sender(id, parts, this.#reader, { change: () => this.#said(), answer: () => this.#later(0) });
    }

    get state(): DeviceState {
        return this.#state;
    }

    close(): void {
        clearTimeout(this.#soon);
        clearTimeout(this.#quiet);
        this.#closed = true;
    }

    // ---- When it checks ----

    /** Checks soon; at once for a question. */
    noticed(seq: number, kind?: string): void {
        if (seq >= 0 && seq < this.#reader.seen.entries) return;
        this.#later(kind === 'asked' || kind === 'revealed' || kind === undefined ? 0 : SOON_MS);
    }

    #later(milliseconds: number): void {
        clearTimeout(this.#soon);
        if (!this.#closed) this.#soon = setTimeout(() => void this.#exclusive(() => this.#tend()), milliseconds);
    }

    /** Reads, checks and does what is due. Faults are in the state. An alarm remains until the player asks for another
     * check (`again`) and the whole record is consistent with all that this phone stored. */
    look(again = false): Promise<DeviceState> {
        clearTimeout(this.#soon);
        return this.#exclusive(async () => {
            await this.#tend(again);
            return this.#state;
        });
    }

    #exclusive<T>(act: () => Promise<T>): Promise<T> {
        const next = this.#last.then(act, act);
        this.#last = next.catch(() => undefined);
        return next;
    }

    // ---- What is due ----

    async #tend(again = false): Promise<void> {
        try {
            await this.#mayGoOn(again);
            await this.#rounds(again);
            this.#again = 0;
        } catch (error) {
            this.#fail(await this.#judged(error));
        }
    }

    /** During an alarm nothing is read, and therefore nothing is signed. Another check (`again`) is of no use once this
     * phone stores two records that the server signed. */
    async #mayGoOn(again = false): Promise<void> {
        const alarm = (await this.#parts.memory.seat(this.id))?.seat.alarm;
        if (alarm && (!again || alarm.proven)) throw new DeviceRefused(alarm.code, alarm.words, true, alarm.entry, alarm.proven);
    }

    /** A token that the server accepted before is void: somebody revoked this seat or re-issued it, perhaps so that this
     * phone sees no more. */
    async #judged(error: unknown): Promise<unknown> {
        const note = error instanceof UmpireProblem && VOID.has(error.code) ? (await this.#parts.memory.seat(this.id))?.seat.note : undefined;
        return note === undefined ? error : this.#reader.refusedBy(new DeviceRefused('token_lost', this.#parts.words.token_lost, true), note);
    }

    #follow(afresh = false): Promise<Device> {
        if (!this.#state.checkedTo) this.#say({ sign: 'working', says: 'reading' });
        return this.#reader.follow(afresh);
    }

    async #rounds(afresh: boolean): Promise<void> {
        for (let round = 0, more = true; more && round < ROUNDS_MAX; round++) {
            const device = await this.#follow(afresh && round === 0);
            if (this.#reader.seat.alarm) {
                await this.#parts.memory.note(this.id, { alarm: undefined });
                this.#reader.seat = { ...this.#reader.seat, alarm: undefined };
            }
            more = (await this.#sender.pending()) || (await this.#acted(device));
        }
        this.#said();
        if (!this.#closed) this.#quiet ??= setTimeout(() => void this.#exclusive(() => this.#cosign()), COSIGN_MS);
    }

    async #acted(device: Device): Promise<boolean> {
        try {
            return await this.#act(device);
        } catch (error) {
            if (!(error instanceof DeviceRefusal)) throw error;
            if (CROSSED.has(error.code)) return true;
            throw await this.#reader.refusedBy(error, this.#reader.seat.note ?? '');
        }
    }

    /** Does one thing that needs no request by the player; false when there is none. */
    async #act(device: Device): Promise<boolean> {
        const show = device.show();
        if (show.closed) {
            if (!this.#reader.seat.closed) await this.#parts.memory.note(this.id, { closed: true });
            return false;
        }
        if (!show.two_sided) return this.#giveNonce(device);
        if (!this.#reader.seat.seed || !show.joined) return false;
        const dice = this.#toDeclare(device);
        if (dice) return this.#declares(device, dice);
        if (show.awaited) return this.#reveal(device);
        return show.committed < AHEAD / 2 ? this.#commit(device) : false;
    }

    async #commit(device: Device): Promise<boolean> {
        const key = newKey();
        try {
            await this.#sender.post('/commitments', key, device.commit(key, AHEAD));
            return true;
        } catch (error) {
            if (!isRefusal(error)) throw error;
            return false; // another page was quicker, or the chain has ended: the next reading will tell
        }
    }

    /** The decision about the open question's nonce is stored durably before anything that depends on it is signed. */
    async #decide(device: Device, prepare: () => DeviceUse): Promise<void> {
        const used = prepare();
        if ((await this.#parts.memory.use(this.id, used)) === 'other') {
            await this.#reader.refresh(device);
            prepare(); // another page decided otherwise, so this page refuses and says why
            return;
        }
        device.keep({ used: [used] });
    }

    /** The nonce is sent only after the question that it is for was stored durably. */
    async #reveal(device: Device): Promise<boolean> {
        await this.#decide(device, () => device.prepareReveal());
        const { question, ...body } = device.reveal();
        try {
            await this.#sender.post(`/questions/${question}/reveal`, newKey(), JSON.stringify(body));
        } catch (error) {
            if (!(error instanceof UmpireProblem && error.status === 409)) throw error;
            return false; // it had arrived before, or the question has ended: the record will tell
        }
        return true;
    }

    /** The table's dice for this phone's own open question, until the record has them. */
    #toDeclare(device: Device): readonly number[] | undefined {
        const { seat, thrown, pending } = this.#reader.seat, { asked, declared } = this.#reader.seen;
        if (!thrown || !device.show().question_open || asked?.by !== seat || declared.some((one) => one.seat === seat)) return undefined;
        return pending && !pending.done ? undefined : thrown.dice;
    }

    /** A refused request is not retried: the player sees that the question waits, and enters other dice or gives up. */
    async #declares(device: Device, dice: readonly number[]): Promise<boolean> {
        try {
            await this.#agree(device, dice);
        } catch (error) {
            if (!isRefusal(error)) throw error;
            await this.#sender.change({ thrown: undefined });
        }
        return true;
    }

    /** "Kept back" is stored durably before the agreement is signed: no reveal follows an agreement that the server
     * withholds. */
    async #agree(device: Device, dice: readonly number[], key = newKey()): Promise<unknown> {
        const seq = device.show().question;
        if (seq === undefined) throw new DeviceRefused('no_question', this.#parts.words.no_question, false);
        await this.#decide(device, () => device.prepareEnd('agree_declared', { dice }));
        return this.#sender.act('agree_declared', `/questions/${seq}/declared-dice`, { dice }, key);
    }

    /** Sealed dice: a chain accepts this seat's nonce only after the chain's anchor. The nonce is stored before it is
     * sent, and never changes, whatever the answer: with two of them, a server that knows the secrets could record the
     * one that suits it (ADR 62). */
    async #giveNonce(device: Device): Promise<boolean> {
        const seat = this.#reader.seat, { anchor, gave, own } = this.#reader.seen;
        if (!anchor || gave || this.#unwanted === anchor || device.show().begun_again) return false;
        if ((seat.reissued && !own) || seat.role === 'spectator' || seat.without === 'second' || seat.without === 'lost') return false;
        const nonce = seat.given[anchor] ?? newKey(32);
        if (!seat.given[anchor]) {
            const changed = await this.#parts.memory.change(this.id, seat.version, { given: { ...seat.given, [anchor]: nonce } });
            if (!changed) return true; // another page is doing it
            this.#reader.seat = changed;
        }
        try {
            await this.#sender.post('/nonces', newKey(), canonical({ nonce }));
        } catch (error) {
            if (!isRefusal(error)) throw error;
            this.#unwanted = anchor; // or another page was quicker: the next reading will tell
        }
        return true;
    }

    /** Sealed dice are asked for only after this seat's nonce is in the record: otherwise the owner alone would choose
     * the dice of a new chain. */
    async #nonceFirst(device: Device): Promise<Device> {
        let read = device;
        for (let round = 0; round < ROUNDS_MAX && (await this.#giveNonce(read)); round++) read = await this.#reader.follow();
        if (!this.#reader.seen.anchor || this.#reader.seen.gave) return read;
        const code = read.show().begun_again ? 'begun_again' : 'nonce_first';
        throw new DeviceRefused(code, this.#parts.words[code], false);
    }

    /** When all is read and done, this phone signs that it found the record consistent. If that fails, the next
     * cosignature is enough. */
    async #cosign(): Promise<void> {
        this.#quiet = undefined;
        const seat = this.#reader.seat, device = this.#reader.device;
        if (!device || !seat.seed || !seat.checkpoint || !this.#reader.seen.keyed || seat.cosigned >= seat.checkpoint.size) return;
        try {
            const line = device.cosign(seat.note!).replace(/\n$/, '');
            const body = JSON.stringify({ last_checkpoint: seat.checkpoint, line });
            await this.#sender.post('/checkpoint/cosignatures', newKey(), body);
            await this.#parts.memory.note(this.id, { cosigned: seat.checkpoint.size });
            this.#reader.seat = { ...seat, cosigned: seat.checkpoint.size };
            this.#said();
        } catch {
            // the next checkpoint is cosigned anyway
        }
    }

    // ---- Requests of the player ----

    /** A request of the player, after all is read and no request is pending. */
    #acting<T>(act: (device: Device) => Promise<T>): Promise<T> {
        return this.#exclusive(async () => {
            try {
                return await act(await this.#ready());
            } catch (error) {
                throw error instanceof DeviceRefusal ? await this.#reader.refusedBy(error, this.#reader.seat.note ?? '') : error;
            }
        });
    }

    /** Asks a question, signed for the place that it will have. In sealed mode another seat's question may come first:
     * then it is signed for the next place, which this phone reads in the record instead of trusting an answer. Dice
     * from the table have no place. */
    ask(question: Question, key: string): Promise<unknown> {
        return this.#acting((device) => {
            const declared = question['dice'] !== undefined;
            if (!this.#sender.signs || (declared && this.#reader.seen.twoSided)) return this.#sender.post('/rulings', key, JSON.stringify(question));
            return declared ? this.#sender.act('rule', '/rulings', question, key) : this.#askSigned(device, question, key);
        });
    }

    /** The table's dice are stored durably with the question before it is sent: if the page is closed in between, this
     * phone agrees to them and reveals nothing. */
    askThrown(question: Question, dice: readonly number[], key: string): Promise<unknown> {
        return this.#acting(async (device) => {
            if (!this.#sender.signs) throw new DeviceRefused('no_secrets', this.#parts.words.no_secrets, false);
            const { seat, thrown } = this.#reader.seat, before = this.#reader.seen.asked;
            const stands = thrown?.key === key && before?.by === seat; // already asked, but the rest did not get
                                                                       // through
            const asked = stands ? { kind: 'asked', seq: before.seq } : await this.#askSigned(device, question, key, { key, dice });
            const after = await this.#reader.follow();
            if (this.#toDeclare(after)) await this.#agree(after, dice);
            return asked;
        });
    }

    agreeDice(dice: readonly number[], key = newKey()): Promise<unknown> {
        return this.#acting((device) => this.#agree(device, dice, key));
    }

    async #askSigned(device: Device, question: Question, key: string, thrown?: SeatMemory['thrown']): Promise<unknown> {
        for (let tries = 1; ; tries++) {
            const before = this.#reader.seat.pending;
            if (before?.key === key) return this.#sender.again(before);
            device = await this.#nonceFirst(device);
            const { text, sent } = device.question(question);
            if (this.#isTaken(sent)) {
                if (tries === PLACES_MAX) throw new DeviceRefused('crossed', this.#parts.words.crossed, false);
                device = await this.#reader.follow();
                continue;
            }
            await this.#sender.change({ sent, thrown });
            device.keep({ sent });
            try {
                return await this.#sender.signed({ path: '/rulings', key, body: device.ask(key, text) });
            } catch (error) {
                if (!(error instanceof UmpireProblem) || !PLACE_GONE.has(error.code) || tries === PLACES_MAX) throw error;
                const { anchor } = this.#reader.seen;
                device = await this.#reader.follow();
                if (error.code !== 'place_taken' && this.#reader.seen.anchor === anchor) throw error;
            }
        }
    }

    /** Another page of this phone asked at this place, and was answered after the record was read: its question is the
     * one that was sent. */
    #isTaken({ anchor, index, link }: DeviceSent): boolean {
        const { sent, pending } = this.#reader.seat;
        return pending?.done === true && pending.path === '/rulings' && sent?.anchor === anchor && sent.index === index && sent.link === link;
    }

    giveUp(key = newKey()): Promise<unknown> {
        return this.#acting(async (device) => {
            const seq = device.show().question;
            if (seq === undefined) throw new DeviceRefused('no_question', this.#parts.words.no_question, false);
            if (this.#sender.signs) await this.#decide(device, () => device.prepareEnd('give_up', {}));
            return this.#sender.act('give_up', `/questions/${seq}/give-up`, {}, key);
        });
    }

    proposeUndo(target: number, reason: string | undefined, key = newKey()): Promise<unknown> {
        return this.#acting(() => this.#sender.act('propose_undo', '/undos', { target, reason }, key, target));
    }

    note(text: string, key = newKey()): Promise<unknown> {
        return this.#acting(() => this.#signedWhenSealed('note', '/notes', { text }, key));
    }

    dispute(target: number, claim: string, clause: string | undefined, key = newKey()): Promise<unknown> {
        return this.#acting(() => this.#signedWhenSealed('dispute', '/disputes', { target, claim, clause }, key, target));
    }

    /** Moves the seat to the phone with this key. This phone signs nothing more once that is in the record. */
    handOver(device_key: string, key = newKey()): Promise<unknown> {
        return this.#acting(() => {
            if (!this.#sender.signs) throw new DeviceRefused('no_secrets', this.#parts.words.no_secrets, false);
            return this.#sender.act('hand_over', '/hand-over', { device_key }, key);
        });
    }

    /** Agrees that the other player's seat moves to the phone with this key. A question that is open then ends without
     * its dice. */
    agreeReissue(reissued_seat: string, device_key: string, key = newKey()): Promise<unknown> {
        return this.#acting(async (device) => {
            const body = { device_key, reissued_seat };
            if (this.#sender.signs && device.show().question_open) await this.#decide(device, () => device.prepareEnd('agree_reissue', body));
            return this.#sender.act('agree_reissue', '/reissue-agreements', body, key);
        });
    }

    #signedWhenSealed(operation: string, path: string, body: object, key: string, about?: number): Promise<unknown> {
        return this.#reader.seen.twoSided ? this.#sender.post(path, key, canonical(body)) : this.#sender.act(operation, path, body, key, about);
    }

    answerUndo(proposal: number, consent: boolean, key = newKey()): Promise<unknown> {
        return this.#acting(() => this.#sender.act('answer_undo', `/undos/${proposal}/answer`, { consent }, key, proposal));
    }

    admit(admitted_seat: string, key = newKey()): Promise<unknown> {
        return this.#acting(() => this.#sender.act('admit', '/admissions', { admitted_seat }, key));
    }

    /** All is read, and no request is pending. */
    async #ready(): Promise<Device> {
        try {
            await this.#mayGoOn();
            let device = await this.#follow();
            if (await this.#sender.pending()) device = await this.#follow();
            this.#said();
            const seat = this.#reader.seat;
            if (this.#reader.seen.keyed && !seat.seed) throw new DeviceRefused('no_secrets', this.#parts.words.no_secrets, false);
            return device;
        } catch (fault) {
            const error = await this.#judged(fault);
            this.#fail(error);
            throw error;
        }
    }

    // ---- The record on this phone ----

    exported(): Promise<string> {
        return this.#exclusive(async () => {
            const found = await this.#parts.memory.seat(this.id);
            if (!found?.seat.header) throw new Error('nothing was read yet');
            return exportOf(found.seat, await this.#parts.memory.entries(this.id));
        });
    }

    /** The pinned key and the newest checkpoint, for a verification. */
    async trust(): Promise<{ keys: string[]; checkpoint?: string }> {
        const found = await this.#parts.memory.seat(this.id);
        return { keys: found ? [found.seat.server_key] : [], checkpoint: found?.seat.note };
    }

    // ---- The state ----

    #say(change: Partial<DeviceState>): void {
        this.#state = { ...this.#state, ...change };
        this.#parts.tell(this.#state);
    }

    #said(): void {
        this.#say(checked(this.#reader));
    }

    #fail(error: unknown): void {
        if (this.#closed) return;
        const { change, retry } = failed(error);
        this.#say(change);
        if (!retry) return;
        this.#again = Math.min(AGAIN_MAX_MS, this.#again ? 2 * this.#again : AGAIN_MS);
        this.#later(this.#again);
    }
}
