/** A seat moves to another phone: that phone makes a key and shows it, and the others' phones agree. */
import { useEffect, useState } from 'react';
import { UmpireProblem, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Qr } from '../parts/Code';
import { Name } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Share } from '../parts/Share';
import { Sheet } from '../parts/Sheet';
import { groupsOf } from '../play/code';
import { type Route, hashOf } from '../route';
import { sessionOf } from '../state/api';
import { type OpenGame, useGame } from '../state/game';
import { type KeptGame, chairOf, useKeptGame } from '../state/kept';
import { wordsOf } from '../state/loaded';
import { deviceOf, useDevice } from '../state/seat';
import { texts } from '../texts';
import { beside } from '../texts/beside';

const words = beside.moving;

const linkTo = (route: Route) => `${location.origin}${location.pathname}${hashOf(route)}`;
/** Enough of a key to compare two phones. */
const signOf = (key: string) => groupsOf(key.slice(0, 16));

function Picture({ link, label, share }: { link: string; label: string; share: string }) {
    return (
        <>
            <Qr text={link} label={label} />
            <Share link={link} title={label} words={{ share, copied: texts.common.copied, here: beside.link.here }} />
        </>
    );
}

/** The seats that this phone may send to another one: its own, and all of them for the umpire's phone. */
export function mayMove(kept: KeptGame | undefined, seat: { id: string; role: string; side?: string }): boolean {
    return UMPIRE_HAS_RULES && seat.role === 'player' && (kept?.seat === seat.id || chairOf(kept) !== undefined);
}

/** The first QR code: which seat, for the new phone. It contains no secret. */
export function MoveSheet({ session, seat, name, onClose }: { session: string; seat: string; name: string; onClose: () => void }) {
    return (
        <Sheet title={words.title} onClose={onClose}>
            <p>
                <Name>{name}</Name>: {words.begin}
            </p>
            <Picture link={linkTo({ screen: 'take', session, seat })} label={words.beginQr} share={words.share} />
        </Sheet>
    );
}

/** On the new phone: its key, for the phone that gives the seat away. */
export function Take({ session, seat }: { session: string; seat: string }) {
    const [key, setKey] = useState<string>();
    const [wrong, setWrong] = useState<string>();
    useEffect(() => {
        void import('../device')
            .then(({ prepare }) => prepare(session, seat))
            .then(setKey, (error) => setWrong(wordsOf(error)));
    }, [session, seat]);
    return (
        <Screen title={words.title} back={{ screen: 'home' }}>
            {wrong !== undefined && (
                <Notice tone="warn" role="alert">
                    {wrong}
                </Notice>
            )}
            {key === undefined ? (
                wrong === undefined && <p className="soft">{texts.common.loading}</p>
            ) : (
                <Card title={words.show}>
                    <ol>
                        {words.steps.map((step) => (
                            <li key={step}>{step}</li>
                        ))}
                    </ol>
                    <Picture link={linkTo({ screen: 'give', session, seat, key })} label={words.keyQr} share={words.share} />
                    <p className="code-words" translate="no">
                        {signOf(key)}
                    </p>
                </Card>
            )}
        </Screen>
    );
}

/** What this phone can do: as the one with the seat, as the other player's, as the umpire's. */
function partsOf(kept: KeptGame, game: OpenGame, seat: string) {
    const now = game.state?.session;
    const side = now?.seats.find(({ id }) => id === seat)?.side;
    const own = kept.seat === seat;
    return { own, agrees: !own && now?.mode === 'two_sided' && kept.role === 'player' && kept.side !== side, umpire: own ? undefined : chairOf(kept)?.token };
}

function Giving({ kept, game, seat, deviceKey }: { kept: KeptGame; game: OpenGame; seat: string; deviceKey: string }) {
    const session = kept.session;
    useDevice(session); // it continues to play meanwhile
    const [keys] = useState(() => ({ agree: newKey(), give: newKey() }));
    const [busy, setBusy] = useState(false);
    const [wrong, setWrong] = useState<string>();
    const [agreed, setAgreed] = useState(false);
    const [link, setLink] = useState<string>();
    const { own, agrees, umpire } = partsOf(kept, game, seat);
    const who = game.state?.session.seats.find(({ id }) => id === seat);
    const give = async () => {
        setBusy(true);
        setWrong(undefined);
        try {
            let token = kept.token;
            if (own) await deviceOf(session)!.handOver(deviceKey, keys.give);
            if (agrees && !agreed) await deviceOf(session)!.agreeReissue(seat, deviceKey, keys.agree);
            setAgreed(agrees);
            if (umpire !== undefined)
                ({ token } = await sessionOf(session, umpire).api.post('/v1/sessions/{session}/seats/{seat}/reissue', { path: { session, seat }, body: { device_key: deviceKey }, key: keys.give }));
            announce(own || umpire !== undefined ? words.given : words.agreed);
            if (!own && umpire === undefined) return;
            const { secondLink } = await import('../device');
            setLink(secondLink(linkTo({ screen: 'home' }), { session, seat, token, role: 'player', side: who?.side, name: who?.name ?? '', server_key: kept.server_key ?? '', device_key: deviceKey }));
        } catch (error) {
            setWrong(error instanceof UmpireProblem && error.code === 'reissue_not_agreed' ? words.notAgreed : wordsOf(error));
        } finally {
            setBusy(false);
        }
    };
    if (link !== undefined)
        return (
            <Card title={words.given}>
                <p>{words.last}</p>
                <Picture link={link} label={words.lastQr} share={words.share} />
            </Card>
        );
    return (
        <>
            <Card title={<Name>{who?.name ?? seat}</Name>}>
                <p>{own ? words.ownMore : words.lostMore}</p>
                {agrees && <p>{words.agreeMore}</p>}
                <p>{words.compare}</p>
                <p className="code-words" translate="no">
                    {signOf(deviceKey)}
                </p>
            </Card>
            {agreed && <Notice tone="good">{words.agreed}</Notice>}
            {wrong !== undefined && (
                <Notice tone="warn" role="alert">
                    {wrong}
                </Notice>
            )}
            {own || agrees || umpire !== undefined ? (
                !(agreed && umpire === undefined) && (
                    <Button name="give" look="main" busy={busy} onPress={() => void give()}>
                        {umpire === undefined && agrees ? words.agree : words.give}
                    </Button>
                )
            ) : (
                <Notice tone="warn">{words.notYours}</Notice>
            )}
        </>
    );
}

/** On the other phones: whether the phone with this key may have the seat. */
export function Give({ session, seat, deviceKey }: { session: string; seat: string; deviceKey: string }) {
    const kept = useKeptGame(session);
    const game = useGame(session);
    return (
        <Screen
            title={words.title}
            back={{ screen: 'home' }}
            actions={
                kept && (
                    <LinkButton href={hashOf({ screen: 'table', session })}>
                        {texts.lobby.toTable}
                    </LinkButton>
                )
            }
        >
            {!kept ? (
                <Notice tone="warn">{texts.common.notKeptMore}</Notice>
            ) : !/^[0-9a-f]{64}$/.test(deviceKey) ? (
                <Notice tone="warn">{texts.fairness.phone.wrong}</Notice>
            ) : game.state ? (
                <Giving kept={kept} game={game} seat={seat} deviceKey={deviceKey} />
            ) : (
                <p className="soft">{game.problem_words ?? texts.common.loading}</p>
            )}
        </Screen>
    );
}
