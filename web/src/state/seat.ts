/** This phone's part in a game: its device, which checks and signs, and its queue, which stores what is not sent
 * yet. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type AnyEntry as Entry, Api, newKey } from 'umpire-client';
import { type Device, type DeviceState, device } from '../device';
import { BEFORE } from '../device/words';
import { api as page, onUnreached, sessionOf } from './api';
import { type Game, type OpenGame, follow, useGame } from './game';
import { keptNow } from './kept';
import { Queue, type Queued } from './queue';
import { local } from './storage';

const PATIENCE_MS = 4000; // for one try: then it is shown as not sent

const queues = new Map<string, Queue>();
const devices = new Map<string, { token: string; made: Device }>();

const seatOf = (session: string) => keptNow().games.find((kept) => kept.session === session);

/** This phone's device in a game; the same object each time, undefined without a seat. */
export function deviceOf(session: string): Device | undefined {
    const game = seatOf(session);
    if (!game) return undefined;
    const found = devices.get(session);
    if (found?.made.seat === game.seat && found.token === game.token) return found.made;
    found?.made.close();
    const made = device(game);
    let checked = 0;
    made.subscribe(() => {
        if (made.state().checkedTo === checked) return;
        checked = made.state().checkedTo;
        queues.get(session)?.wake(); // requests that had to wait for an open question
    });
    devices.set(session, { token: game.token, made });
    return made;
}

/** The game that this phone plays, whatever it shows: reading the rules delays nobody. */
let played: { session: string; stop: () => void } | undefined;
/** Its connection is cut. */
let isCut = false;

/** The device is notified of each entry in the game's events, and of each new connection, until another game is
 * opened. */
function play(session: string): void {
    if (played?.session === session) return;
    played?.stop();
    let last: Game | undefined;
    const tell = (game: Game) => {
        const own = deviceOf(session), newest = game.entries[0];
        if (newest && newest.seq !== last?.entries[0]?.seq) own?.noticed(newest);
        isCut = game.connection === 'cut';
        if (isCut) queueOf(session).late();
        const turned = game.connection !== last?.connection && (game.connection === 'live' || game.connection === 'ended'); // ended: perhaps the token is void
        if (turned) void own?.look().catch(() => undefined);
        last = game;
    };
    played = { session, stop: follow(session, tell) };
}

/** The state of the checks, as it changes. */
export function useDevice(session: string): DeviceState {
    const own = deviceOf(session);
    useEffect(() => play(session), [session]);
    return useSyncExternalStore(own?.subscribe ?? never, own?.state ?? before);
}
const never = () => () => undefined;
const before = () => BEFORE;

/** The game, in which this phone says who sits where, as it checked it in the record; the server's word for it is shown
 * only until then. Who is there that the record does not have yet speaks for nobody. */
export function useCheckedGame(session: string): OpenGame {
    const game = useGame(session), { seats } = useDevice(session), { state } = game;
    const checked = useMemo(() => {
        if (!state || !seats) return state;
        const known = state.session.seats;
        const recorded = seats.map((seat) => ({ ...known.find(({ id }) => id === seat.id), ...seat }));
        const rest = known.filter(({ id }) => !seats.some((seat) => seat.id === id)).map((seat) => ({ ...seat, guest: seat.role === 'player' }));
        return { ...state, session: { ...state.session, seats: [...recorded, ...rest] } };
    }, [state, seats]);
    return { ...game, state: checked };
}

/** Through the device, which signs if the game requires it; if nothing can be checked, one plays without. */
async function byDevice(session: string, act: (own: Device) => Promise<unknown>, plainly: () => Promise<unknown>): Promise<unknown> {
    const own = deviceOf(session);
    try {
        if (own) return await act(own);
    } catch (error) {
        if (own?.state().says !== 'unable') throw error;
    }
    return plainly();
}

/** A seat's statements and proposals; `seat`: the umpire's, if this phone has it beside a player's. It has no device,
 * and signs nothing. */
export function actsOf(session: string, seat?: string) {
    const path = { session };
    const kept = seatOf(session);
    const chair = seat !== undefined && seat !== kept?.seat && seat === kept?.umpire?.seat ? kept.umpire : undefined;
    const plain = () => sessionOf(session, (chair ?? seatOf(session))?.token ?? '');
    const act = (signed: (own: Device) => Promise<unknown>, plainly: () => Promise<unknown>) => (chair ? plainly() : byDevice(session, signed, plainly));
    return {
        note: (text: string, key = newKey()) => act((own) => own.note(text, key), () => plain().note(text, key)),
        dispute: (body: { target: number; claim: string; clause?: string }, key = newKey()) =>
            act((own) => own.dispute(body.target, body.claim, body.clause, key), () => plain().api.post('/v1/sessions/{session}/disputes', { path, body, key })),
        proposeUndo: (target: number, key = newKey()) =>
            act((own) => own.proposeUndo(target, undefined, key), () => plain().api.post('/v1/sessions/{session}/undos', { path, body: { target }, key })),
        admit: (admitted_seat: string, key = newKey()) =>
            act((own) => own.admit(admitted_seat, key), () => plain().api.post('/v1/sessions/{session}/admissions', { path, body: { admitted_seat }, key })),
        revoke: (seat: string, key = newKey()) => plain().api.post('/v1/sessions/{session}/seats/{seat}/revocation', { path: { ...path, seat }, body: {}, key }),
        answerUndo: (entry: number, consent: boolean, key = newKey()) =>
            act((own) => own.answerUndo(entry, consent, key), () => plain().api.post('/v1/sessions/{session}/undos/{entry}/answer', { path: { ...path, entry }, body: { consent }, key })),
    };
}

async function send({ session, path, body, key }: Queued): Promise<unknown> {
    if (isCut || !navigator.onLine) queueOf(session).late();
    if (path === '/rulings') return byDevice(session, (own) => own.ask(body as Parameters<Device['ask']>[0], key), () => sendPlainly(session, path, body, key));
    return sendPlainly(session, path, body, key);
}

async function sendPlainly(session: string, path: string, body: object, key: string): Promise<unknown> {
    const api = new Api({ ...page.options, token: seatOf(session)?.token, patience: PATIENCE_MS });
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await api.send(`/v1/sessions/${encodeURIComponent(session)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.status === 204 ? undefined : response.json();
}

function wakeAll(): void {
    if (document.hidden) return;
    for (const queue of queues.values()) queue.wake();
}

/** The queue of a game. */
export function queueOf(session: string): Queue {
    const found = queues.get(session);
    if (found) return found;
    if (!queues.size) {
        document.addEventListener('visibilitychange', wakeAll);
        addEventListener('online', wakeAll);
        addEventListener('pageshow', wakeAll);
    }
    const made = new Queue(session, { shelf: local, send });
    onUnreached(made.late);
    queues.set(session, made);
    made.wake();
    return made;
}

/** The unsent requests, as they change. */
export function useQueue(session: string): readonly Queued[] {
    const queue = queueOf(session);
    return useSyncExternalStore(queue.subscribe, queue.items);
}

/** Records a question: through the queue, and signed if the game requires it. `title`: the sentence that the player
 * saw. */
export function ruleBy(session: string, title: (body: { [member: string]: unknown }) => string): (body: object, key: string) => Promise<Entry> {
    return (body, key) => {
        const asked = body as { [member: string]: unknown };
        return queueOf(session).ask({ path: '/rulings', body: asked, key, title: title(asked) }) as Promise<Entry>;
    };
}

/** A question with dice from the table to which the other player must agree: both phones are needed, so it never waits
 * for a network. */
export async function askThrown(session: string, body: object, dice: readonly number[], key: string): Promise<Entry> {
    return await deviceOf(session)!.askThrown(body as Parameters<Device['askThrown']>[0], dice, key);
}
