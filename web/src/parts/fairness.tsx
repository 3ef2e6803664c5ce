/** The sign of this phone's checks, what it opens, and the text at the table when a roll waits or something is
 * wrong. */
import { useState } from 'react';
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import type { DeviceState } from '../device';
import { useGame } from '../state/game';
import { deviceOf, useDevice } from '../state/seat';
import { texts } from '../texts';
import { AgreedDice } from './agreed';
import { Button } from './Button';
import { Card, Notice } from './Card';
import { Checks } from './checks';
import { Icon } from './Icon';
import { Named } from './Name';
import { save } from './save';
import { SecondPhone } from './SecondPhone';
import { Sheet } from './Sheet';

const words = texts.fairness;

/** The quiet sign, or the loud one, in the head of the table. */
export function FairnessSign({ session }: { session: string }) {
    const state = useDevice(session);
    const [open, setOpen] = useState(false);
    return (
        <>
            <button type="button" className={`fairness ${state.sign}`} onClick={() => setOpen(true)} aria-label={`${words.title}: ${words.sign[state.sign]}`}>
                <Icon name={state.sign === 'alarm' ? 'warn' : 'shield'} />
                {state.sign === 'alarm' && <span aria-hidden="true">{words.sign.alarm}</span>}
            </button>
            {open && <FairnessSheet session={session} state={state} onClose={() => setOpen(false)} />}
        </>
    );
}

/** The state in a sentence. */
export function saidOf({ says, words: found, checkedTo }: DeviceState): string {
    const said = words.says[says];
    const sentence = typeof said === 'function' ? said(checkedTo) : said;
    return says === 'refused' || says === 'unable' ? `${sentence} (${found})` : sentence;
}

function Alarm({ session, state }: { session: string; state: DeviceState }) {
    const [looking, setLooking] = useState(false);
    const again = () => {
        setLooking(true);
        void deviceOf(session)
            ?.look(true)
            .catch(() => undefined)
            .finally(() => setLooking(false));
    };
    return (
        <Notice tone="alarm" role="alert">
            <strong>{words.alarmTitle}</strong>
            <p>
                {words.says.alarm} {state.entry !== undefined && words.alarmAt(state.entry)}
            </p>
            <p>{words.alarmFound(state.words)}</p>
            <p>{state.proven ? words.alarmProven : words.alarmMore}</p>
            <div className="row">
                <Button onPress={() => void deviceOf(session)?.evidence().then((evidence) => evidence && save(evidence, `${session}-evidence.ndjson`))}>{words.evidence}</Button>
                {!state.proven && (
                    <Button busy={looking} onPress={again}>
                        {words.again}
                    </Button>
                )}
            </div>
        </Notice>
    );
}

function FairnessSheet({ session, state, onClose }: { session: string; state: DeviceState; onClose: () => void }) {
    const facts = [words.facts.record, words.facts.chain, words.facts.nonces, ...(state.twoSided ? [words.facts.twoSided] : []), words.facts.later];
    return (
        <Sheet title={words.title} onClose={onClose}>
            {state.sign === 'alarm' ? <Alarm session={session} state={state} /> : <Notice tone={state.says === 'checked' ? 'good' : 'plain'}>{saidOf(state)}</Notice>}
            {state.late !== undefined && state.sign !== 'alarm' && <Notice tone="warn">{words.late(state.late)}</Notice>}
            {state.cosigned > 0 && <p>{words.cosigned(state.cosigned)}</p>}
            {state.pending && <p>{words.pending}</p>}
            <Checks session={session} />
            {!state.closed && state.sign !== 'alarm' && <SecondPhone session={session} />}
            <details>
                <summary>{words.what}</summary>
                <ul>
                    {facts.map((fact) => (
                        <li key={fact}>{fact}</li>
                    ))}
                    <li>{state.signs ? words.signs.yes : words.signs.no}</li>
                </ul>
            </details>
            <section className="stack-tight">
                <h3>{words.limits}</h3>
                <p>{words.limitsMore}</p>
                <ul>
                    <li>{words.elsewhere.verify}</li>
                    <li>{words.elsewhere.device}</li>
                </ul>
            </section>
            <p className="soft small">{isSecureContext ? words.secure.yes : words.secure.no}</p>
        </Sheet>
    );
}

/** One player gave up the open question: the other one is asked to, since both must. */
function GivenUp({ by, own, seats, out }: { by: readonly string[]; own: string | undefined; seats: readonly Schemas['Seat'][]; out: JSX.Element }) {
    const nameOf = (id: string | undefined) => seats.find((seat) => seat.id === id)?.name ?? id ?? '';
    const mine = own === undefined || by.includes(own);
    const other = seats.find(({ role, side, id, revoked }) => role === 'player' && side !== undefined && !revoked && !by.includes(id))?.id;
    return (
        <Notice role="status" tone={mine ? 'plain' : 'warn'}>
            <strong>{mine ? <Named sentence={words.givenUpWaits} name={nameOf(other)} /> : <Named sentence={words.givenUp} name={nameOf(by[0])} />}</strong>
            {!mine && out}
        </Notice>
    );
}

/** Always visible at the table: an alarm, the players that a roll waits for, and the record when the game is over. */
export function FairnessNotices({ session, sentence }: { session: string; sentence: (asked: Entry) => string }) {
    const state = useDevice(session);
    const { state: game, you, entries } = useGame(session);
    const [gaveUp, setGaveUp] = useState<string>();
    const seat = (id: string) => game?.session.seats.find((one) => one.id === id)?.name ?? id;
    const time = (at: string) => new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
    const giveUp = () =>
        void deviceOf(session)
            ?.giveUp()
            .then(() => setGaveUp(words.gaveUp))
            .catch((error: Error) => setGaveUp(error.message));
    if (state.sign === 'alarm') return <Alarm session={session} state={state} />;
    const late = state.late !== undefined && <Notice tone="warn">{words.late(state.late)}</Notice>;
    if (state.says === 'lost' || state.says === 'moved') return <Notice tone="warn">{saidOf(state)}</Notice>;
    if (state.closed && state.checkedTo > 0)
        return (
            <Card title={words.title}>
                {late}
                <Checks session={session} />
            </Card>
        );
    const plays = you?.role === 'player' && state.signs;
    const out = (
        <>
            {plays && (
                <Button look="danger" onPress={giveUp}>
                    {words.giveUp}
                </Button>
            )}
            {gaveUp && <p>{gaveUp}</p>}
        </>
    );
    const asked = entries.find(({ kind }) => kind === 'asked');
    if (state.declared?.length)
        return <AgreedDice session={session} declared={state.declared} seats={game?.session.seats ?? []} own={plays ? you.seat : undefined} about={asked && sentence(asked)} asked={asked} giveUp={out} />;
    if (state.gaveUp?.length) return <GivenUp by={state.gaveUp} own={plays ? you.seat : undefined} seats={game?.session.seats ?? []} out={out} />;
    if (!state.waitingFor?.length) return late || null;
    return (
        <Notice role="status">
            {state.waitingFor.map(({ seat: id, since }) => (
                <p key={id}>
                    <strong>
                        <Named sentence={(name) => words.waiting(name, time(since))} name={seat(id)} />
                    </strong>
                </p>
            ))}
            <details>
                <summary>{texts.common.more}</summary>
                <p>{words.waitingMore}</p>
                <p>{words.waitingUmpire}</p>
                {out}
            </details>
        </Notice>
    );
}
