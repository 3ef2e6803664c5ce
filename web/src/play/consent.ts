/** Who may take something back, and who must agree to it: the rules of docs/ledger.md, "Disputes and taking back", by
 * seats and sides. */

/** The seats of a game, from the session. */
export interface Sitting {
    id: string;
    role?: string;
    side?: string;
    /** Somebody was on its side before, and it has not been admitted. */
    guest?: boolean;
    revoked?: boolean;
}

/** The part of a session that decides it. */
export interface Seating {
    mode?: string;
    sides?: readonly { id: string }[];
    seats: readonly Sitting[];
}

const isUmpire = ({ role, id }: Sitting) => (role ?? id) === 'umpire';
const isPlayer = ({ role, id }: Sitting) => (role === undefined ? id !== 'umpire' && id !== 'spectators' : role === 'player');

/** Players who are not guests, and an umpire who plays on a side, speak for that side. */
const speaks = (seat: Sitting) => !seat.revoked && !seat.guest && (isPlayer(seat) || (isUmpire(seat) && seat.side !== undefined));

/** On one side, or both umpires on none: they are never asked for each other's consent. */
const together = (one: Sitting, other: Sitting) => one.id === other.id || (one.side === other.side && (one.side !== undefined || (isUmpire(one) && isUmpire(other))));

/** An umpire on no side, in a game in which no umpire is on one. */
const isNeutral = (seating: Seating, seat: Sitting) => isUmpire(seat) && !seat.revoked && !seating.seats.some((one) => isUmpire(one) && one.side !== undefined);

/** Whether nobody represents a side other than the proposer's; without sides, whether no other player is left. */
function anyUnheld({ sides = [], seats }: Seating, proposer: Sitting): boolean {
    if (sides.length === 0) return !seats.some((seat) => seat.id !== proposer.id && speaks(seat));
    return sides.some(({ id }) => id !== proposer.side && !seats.some((seat) => seat.side === id && speaks(seat)));
}

/** The seats that are asked when `proposer` wants to take something back. One of each side is enough. */
export function asked(seating: Seating, proposer: string): Sitting[] {
    const from = seating.seats.find(({ id }) => id === proposer);
    if (!from) return [];
    const umpires = seating.mode !== 'two_sided' && anyUnheld(seating, from);
    return seating.seats.filter((seat) => !together(from, seat) && (speaks(seat) || (umpires && isNeutral(seating, seat))));
}

/** Those of them whose side has not agreed yet. */
export function awaited(seating: Seating, proposer: string, consents: ReadonlySet<string>): Sitting[] {
    const agreed = seating.seats.filter(({ id }) => consents.has(id));
    return asked(seating, proposer).filter((seat) => !agreed.some((one) => together(one, seat)));
}

/** Whether this seat may propose to take anything back: for each other side somebody could agree. */
export function mayPropose(seating: Seating, seat: string): boolean {
    const from = seating.seats.find(({ id }) => id === seat);
    if (!from || from.revoked || from.guest || !(isPlayer(from) || (isUmpire(from) && seating.mode !== 'two_sided'))) return false;
    const others = asked(seating, seat);
    return others.length > 0 && (others.some((one) => !speaks(one)) || !anyUnheld(seating, from));
}

export const speakersOf = ({ seats }: Seating, side: string | undefined): Sitting[] => seats.filter((seat) => seat.side === side && speaks(seat));
export const guestsOf = ({ seats }: Seating): Sitting[] => seats.filter(({ guest, revoked }) => guest && !revoked);

/** Whether this seat is a guest: it asks for sealed dice and writes notes, and the service refuses it anything else. */
export const isGuest = ({ seats }: Seating, seat: unknown): boolean => seats.some(({ id, guest }) => id === seat && guest === true);

/** Whether this seat may let the guest speak for its side: one that does; the umpire, where none is left. */
export function admits(seating: Seating, seat: string, guest: Sitting): boolean {
    const speakers = speakersOf(seating, guest.side);
    return speakers.some(({ id }) => id === seat) || (speakers.length === 0 && seating.seats.some((one) => one.id === seat && isUmpire(one)));
}

/** Whether the seat, which an entry revoked or re-issued, spoke for a side. */
export const spoke = ({ seats }: Seating, seat: unknown): boolean => seats.some((one) => one.id === seat && isPlayer(one) && !one.guest);
