/** What a screen shows of one seat's device: after all was read and held, and after something failed. */
import { UmpireProblem, UmpireUnreachable } from 'umpire-client';
import type { Reader } from './reader';
import { isRefusal } from './sender';
import { type DeviceState, DeviceRefused, type Says } from './words';

/** All was read and is consistent. */
export function checked({ seat, seen, device }: Reader): Partial<DeviceState> {
    const show = device?.show();
    const open = show?.question_open ? seen.asked : undefined;
    const waiting = open && seen.seats.filter(({ id, role }) => role === 'player' && id !== seat.seat && !seen.revealed.includes(id));
    const says: Says = seat.without === 'second' ? 'second' : seat.without === 'lost' && seen.keyed ? 'lost' : 'checked';
    return {
        sign: 'quiet',
        says,
        words: '',
        code: undefined,
        entry: undefined,
        proven: undefined,
        seats: seen.seats,
        checkedTo: seen.entries,
        late: show?.late_nonce,
        cosigned: seat.cosigned,
        declared: open && seen.declared,
        gaveUp: open && seen.gaveUp,
        waitingFor: waiting?.map(({ id }) => ({ seat: id, since: open!.since })),
        awaited: show?.awaited ?? false,
        twoSided: seen.twoSided,
        closed: show?.closed ?? false,
        signs: seat.seed !== undefined,
        pending: seat.pending !== undefined && !seat.pending.done,
    };
}

/** `retry`: the service did not answer, and may later. */
export function failed(error: unknown): { change: Partial<DeviceState>; retry: boolean } {
    const words = error instanceof Error ? error.message : String(error);
    if (error instanceof DeviceRefused) {
        const { alarm, code, entry, proven } = error;
        const says: Says = alarm ? 'alarm' : code === 'unknown_kind' ? 'old' : code === 'handed_over' ? 'moved' : 'refused';
        return { change: { sign: alarm ? 'alarm' : 'quiet', says, words, code, entry, proven }, retry: false };
    }
    if (error instanceof UmpireUnreachable || (error instanceof UmpireProblem && !isRefusal(error))) return { change: { sign: 'quiet', says: 'unreachable', words }, retry: true };
    if (error instanceof UmpireProblem) return { change: { sign: 'quiet', says: 'refused', words, code: error.code }, retry: false };
    return { change: { sign: 'quiet', says: 'unable', words }, retry: false };
}
