/** Taking seats: by opening a game, with a code, or as a second phone. A seat is stored at once, since its token is
 * shown only once. */
import { type Answer, type Schemas, UmpireProblem, UmpireUnreachable, join, newKey, open, previewJoin } from 'umpire-client';
import { texts } from '../texts';
import { api, clubApi, sessionOf } from './api';
import { type KeptGame, keepGame, keptNow } from './kept';

export type Opening = Schemas['Opening'];
type Opened = Answer<'/v1/sessions', 'post'>;
export type Preview = Answer<'/v1/join/preview', 'post'>;

/** The device's part, if this umpire has it: loaded when a seat is taken, not before. */
async function devicePart() {
    return UMPIRE_HAS_RULES ? await import('../device') : undefined;
}

/** Opens a game. The caller stores `key`, so that a retry opens no second one. `as`: the game's name here, and how it is
 * played. */
export async function openGame(opening: Opening, key: string, as: { title: string; dice: KeptGame['dice'] }): Promise<KeptGame> {
    const club = keptNow().club_key;
    const { session, opened } = await open(club ? clubApi(club) : api, opening, key);
    if (as.title) await session.api.post('/v1/sessions/{session}/description', { path: { session: opened.id }, body: { title: as.title }, key: `${key}-title` }).catch(() => undefined);
    const device = await devicePart();
    await device?.opened(opened).catch(() => undefined);
    const game: Omit<KeptGame, 'seen'> = {
        session: opened.id,
        token: opened.token,
        seat: opened.seat,
        role: 'umpire',
        side: opening.umpire_side,
        title: as.title,
        dice: as.dice,
        ruleset: opened.ruleset,
        opened_at: opened.opened_at,
        mode: opened.mode,
        server_key: opened.server_key.key,
        codes: codesOf(opened),
        watch: { code: opened.spectator.join_code, token: opened.spectator.token, link: opened.spectator.link },
    };
    keepGame(game);
    return { ...game, seen: Date.now() };
}

function codesOf(opened: Opened): KeptGame['codes'] {
    return opened.sides.map(({ id, name, colour, join_code }) => ({ side: id, name, colour, code: join_code }));
}

/** Takes the seat of a code. The opener of the game keeps the umpire's seat on this device. */
export async function takeSeat(code: string, name: string, preview: Preview): Promise<void> {
    const watching = preview.role === 'spectator';
    const device = await devicePart();
    const before = keptNow().games.find(({ session }) => session === preview.session);
    const taken = device ? await joinByDevice(device, code, name, watching, preview) : await joinPlainly(code, name, watching);
    keepGame({
        ...before,
        session: taken.session,
        token: taken.token,
        seat: taken.seat,
        role: taken.role,
        side: taken.side,
        title: preview.description?.title ?? before?.title ?? '',
        ruleset: preview.ruleset,
        opened_at: preview.opened_at,
        mode: preview.mode,
        server_key: taken.server_key,
        umpire: before?.role === 'umpire' ? { seat: before.seat, token: before.token } : before?.umpire,
    });
}

/** A browser without storage has no device: then the seat is taken without its checks, but not if both phones roll. */
async function joinByDevice(device: typeof import('../device'), code: string, name: string, watching: boolean, preview: Preview) {
    try {
        return await device.join({ code, name, watching });
    } catch (error) {
        if (error instanceof UmpireProblem || error instanceof UmpireUnreachable || error instanceof device.DeviceRefused) throw error;
        if (preview.mode === 'two_sided' && !watching) throw new device.DeviceRefused('keeps_nothing', texts.join.keepsNothing, false);
        return joinPlainly(code, name, watching);
    }
}

/** The key of a join lives as long as the page: a join without an answer is answered again. */
const joinKeys = new Map<string, { key: string; nonce: string }>();

async function joinPlainly(code: string, name: string, watching: boolean) {
    const place = `${code} ${name}`;
    const kept = joinKeys.get(place) ?? { key: newKey(), nonce: newKey(32) };
    joinKeys.set(place, kept);
    const { joined } = await join(api, { code, name, watching, ...kept });
    joinKeys.delete(place);
    return { ...joined, role: joined.role as KeptGame['role'], server_key: joined.server_key.key };
}

/** The game of a code, and who has joined already. */
export function previewOf(code: string): Promise<Preview> {
    return previewJoin(api, code);
}

/** A link that carries this device's seat to a second phone of the same player. */
export async function linkOfSecond(session: string): Promise<string> {
    const game = keptNow().games.find((kept) => kept.session === session);
    const { secondLink } = await import('../device');
    if (!game) throw new Error(texts.common.notKept);
    return secondLink(`${location.origin}${location.pathname}`, { ...game, name: keptNow().name ?? '', server_key: game.server_key ?? '' });
}

/** Takes the seat of such a link. This phone shows the game, checks it, and signs nothing, unless the seat was given to
 * its key. Returns the session. */
export async function takeSecond(link: string): Promise<string> {
    const device = await import('../device');
    const seated = device.seatedOfLink(link);
    if (!seated) throw new Error(texts.fairness.phone.wrong);
    const { session, token, seat, role, side, server_key } = seated;
    const known = keptNow().games.find((kept) => kept.session === session);
    if (known?.seat === seat && known.token === token && !seated.device_key) return session;
    const state = await sessionOf(session, token).state(1);
    if (UMPIRE_HAS_RULES) await device.second(seated).catch(() => undefined);
    const { ruleset, opened_at, mode } = state.session;
    keepGame({ title: '', ...known, session, token, seat, role, side, ruleset, opened_at, mode, server_key, umpire: known?.role === 'umpire' ? { seat: known.seat, token: known.token } : known?.umpire });
    return session;
}
