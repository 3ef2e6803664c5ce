/** My games, and the ways to others. */
import { useEffect, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Forgets } from '../parts/Forgets';
import { Icon } from '../parts/Icon';
import { Name, SideName } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Sheet } from '../parts/Sheet';
import { Try } from '../parts/Try';
import { hashOf } from '../route';
import { api } from '../state/api';
import { type KeptGame, forgetGame, keepClubKey, useKept } from '../state/kept';
import { useClub, useTitleOf } from '../state/loaded';
import { texts } from '../texts';

const words = texts.home;
const AT_ONCE = 20; // the service accepts this many games

type Headline = Schemas['SessionHeadline'];

/** The service's state of this device's games; empty until it answers. */
function useHeadlines(games: readonly KeptGame[]): Map<string, Headline> {
    const [found, setFound] = useState(new Map<string, Headline>());
    const asked = games.map(({ session }) => session).join(' ');
    useEffect(() => {
        const stop = new AbortController();
        const ask = async () => {
            const all = new Map<string, Headline>();
            for (let at = 0; at < games.length; at += AT_ONCE) {
                const sessions = games.slice(at, at + AT_ONCE).map(({ session, token }) => ({ session, token }));
                const answer = await api.post('/v1/my-sessions', { body: { sessions }, signal: stop.signal });
                for (const line of answer.sessions) all.set(line.session, line);
            }
            setFound(all);
        };
        if (games.length) void ask().catch(() => undefined); // without a network the games are shown as they last were
        return () => stop.abort();
    }, [asked]);
    return found;
}

function whenOf(seen: number): string {
    const today = new Date().toDateString() === new Date(seen).toDateString();
    return new Intl.DateTimeFormat(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(seen);
}

function GameLine({ game, headline, onForget }: { game: KeptGame; headline?: Headline; onForget: () => void }) {
    const ruleset = useTitleOf(game.ruleset);
    const title = headline?.description?.title ?? game.title;
    const state = headline?.code ? words.unknown : headline?.state === 'closed' ? words.closed : headline?.turn ? texts.common.turn(headline.turn) : headline ? words.notStarted : '';
    return (
        <li className="game-line">
            <a className="game-open" href={hashOf({ screen: 'table', session: game.session })}>
                <span className="game-title">
                    <Name>{title || ruleset}</Name>
                </span>
                <span className="row small">
                    {game.side ? <SideName side={game.side} sides={game.codes?.map(({ side, name, colour }) => ({ id: side, name, colour }))} /> : <span>{texts.common.role[game.role]}</span>}
                    {state && <span className="badge">{state}</span>}
                </span>
                <span className="small soft">
                    {title && `${ruleset} · `}
                    {words.seen(whenOf(game.seen))}
                </span>
            </a>
            <button type="button" className="icon-button" aria-label={words.forget(title || ruleset)} onClick={onForget}>
                <Icon name="trash" />
            </button>
        </li>
    );
}

function ClubCard({ clubKey }: { clubKey: string }) {
    const club = useClub(clubKey);
    return (
        <Card title={club.value ? words.club(club.value.name) : words.clubUnknown} aside={<Icon name="people" />}>
            {club.failed && <Notice tone="warn">{words.clubWrong}</Notice>}
            <p className="small soft">{words.clubMore}</p>
            <div className="row">
                <LinkButton href={hashOf({ screen: 'hall' })}>{words.openClub}</LinkButton>
                <Button look="quiet" onPress={() => keepClubKey(undefined)}>
                    {words.leaveClub}
                </Button>
            </div>
        </Card>
    );
}

export function Home() {
    const { games, club_key } = useKept();
    const headlines = useHeadlines(games);
    const [forgetting, setForgetting] = useState<KeptGame>();
    const sorted = [...games].sort((a, b) => Number(headlines.get(a.session)?.state === 'closed') - Number(headlines.get(b.session)?.state === 'closed') || b.seen - a.seen);
    return (
        <Screen
            title={
                <span className="brand">
                    <img src="icon.svg" alt="" width="36" height="36" /> {texts.common.umpire}
                </span>
            }
            name={texts.common.umpire}
            about={words.about}
            actions={
                <>
                    <LinkButton look="main" href={hashOf({ screen: 'create' })}>
                        <Icon name="plus" /> {words.create}
                    </LinkButton>
                    <LinkButton href={hashOf({ screen: 'join', code: '' })}>
                        <Icon name="people" /> {words.join}
                    </LinkButton>
                </>
            }
        >
            <Forgets />
            {games.length === 0 ? (
                <Card title={words.welcome}>
                    <p>{words.noGames}</p>
                    <h3>{words.practice.title}</h3>
                    <p>{words.practice.more}</p>
                    <Try />
                    <h3>{words.together}</h3>
                    <ol className="steps">
                        {words.steps.map((step) => (
                            <li key={step}>{step}</li>
                        ))}
                    </ol>
                </Card>
            ) : (
                <section className="stack-tight" aria-labelledby="my-games">
                    <h2 id="my-games">{words.games}</h2>
                    <ul className="plain-list stack-tight">
                        {sorted.map((game) => (
                            <GameLine key={game.session} game={game} headline={headlines.get(game.session)} onForget={() => setForgetting(game)} />
                        ))}
                    </ul>
                </section>
            )}
            {club_key && <ClubCard clubKey={club_key} />}
            {games.length > 0 && (
                <details className="card">
                    <summary>{words.practice.title}</summary>
                    <div className="stack">
                        <p>{words.practice.more}</p>
                        <Try />
                    </div>
                </details>
            )}
            <Card title={words.rulesTitle}>
                <p>{words.rulesMore}</p>
                <div className="row">
                    <LinkButton href={hashOf({ screen: 'rules' })}>
                        <Icon name="book" /> {words.rules}
                    </LinkButton>
                    {UMPIRE_HAS_RULES && (
                        <LinkButton href={hashOf({ screen: 'odds' })}>
                            <Icon name="dice" /> {words.odds}
                        </LinkButton>
                    )}
                    <LinkButton href={hashOf({ screen: 'armies' })}>
                        <Icon name="flag" /> {words.armies}
                    </LinkButton>
                </div>
            </Card>
            <p>
                <LinkButton look="quiet" href="licences.txt">
                    {words.licences}
                </LinkButton>
            </p>
            {forgetting && (
                <Sheet
                    title={words.forget(forgetting.title || words.thisGame)}
                    onClose={() => setForgetting(undefined)}
                    actions={
                        <>
                            <Button onPress={() => setForgetting(undefined)}>{texts.common.cancel}</Button>
                            <Button
                                look="danger"
                                onPress={() => {
                                    forgetGame(forgetting.session);
                                    setForgetting(undefined);
                                }}
                            >
                                {words.forgetYes}
                            </Button>
                        </>
                    }
                >
                    <p>{words.forgetMore}</p>
                </Sheet>
            )}
        </Screen>
    );
}
