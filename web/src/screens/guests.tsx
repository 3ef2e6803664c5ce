/** Guests of a side: what a guest reads, and the buttons by which somebody who speaks for the side lets the guest in, or sends it away. */
import { useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Named } from '../parts/Name';
import { Sure } from '../parts/Sure';
import { type Sitting, admits, guestsOf, speakersOf } from '../play/consent';
import type { OpenGame } from '../state/game';
import { actsOf } from '../state/seat';
import { texts } from '../texts';
import { type Settling, seatName, useChair } from './settling';

const words = texts.guests;

const sideName = (session: Schemas['Session'], seat: Sitting) => session.sides?.find(({ id }) => id === seat.side)?.name ?? '';

/** What a guest reads at the table. Its player gets no buttons for taking back; this says why. */
function Guest({ session, seat }: { session: Schemas['Session']; seat: Sitting }) {
    const by = speakersOf(session, seat.side)[0], side = sideName(session, seat);
    return (
        <Notice tone="warn" role="status">
            <strong>{by ? <Named sentence={(name) => words.speaks(name, side)} name={seatName(session, by.id)} /> : words.nobody(side)}</strong>
            <p>{by ? <Named sentence={(name) => words.guest(name, side)} name={seatName(session, by.id)} /> : words.guestOfNobody(side)}</p>
        </Notice>
    );
}

export function Guests({ game, attempt }: { game: OpenGame; attempt: Settling['attempt'] }) {
    const [asked, setAsked] = useState<{ guest: Sitting; by: string; away?: boolean }>();
    const beside = useChair(game.session);
    const session = game.state?.session;
    if (!session || !game.you || session.state !== 'open') return null;
    const own = session.seats.find(({ id }) => id === game.you!.seat);
    const byOf = (guest: Sitting) => [game.you!.seat, beside].find((seat) => seat !== undefined && admits(session, seat, guest));
    return (
        <>
            {own?.guest && <Guest session={session} seat={own} />}
            {guestsOf(session).map((guest) => {
                const by = byOf(guest);
                return (
                    by !== undefined && (
                        <Notice key={guest.id} role="status">
                            <strong>
                                <Named sentence={(name) => words.joined(name, sideName(session, guest))} name={seatName(session, guest.id)} />
                            </strong>
                            <div className="row">
                                <Button name={`admit ${guest.id}`} onPress={() => setAsked({ guest, by })}>
                                    {words.admit}
                                </Button>
                                <Button name={`away ${guest.id}`} look="quiet" onPress={() => setAsked({ guest, by, away: true })}>
                                    {words.sendAway}
                                </Button>
                            </div>
                        </Notice>
                    )
                );
            })}
            {asked && (
                <Sure
                    title={asked.away ? words.sendAwaySure(seatName(session, asked.guest.id)) : words.admitSure(seatName(session, asked.guest.id), sideName(session, asked.guest))}
                    more={asked.away ? words.sendAwayMore : words.admitMore}
                    yes={asked.away ? words.sendAway : words.admit}
                    name="sure"
                    onClose={() => setAsked(undefined)}
                    onYes={async () => {
                        const failed = await attempt(() => game.send(() => actsOf(game.session, asked.by)[asked.away ? 'revoke' : 'admit'](asked.guest.id)));
                        if (!failed) setAsked(undefined);
                        return failed;
                    }}
                />
            )}
        </>
    );
}
