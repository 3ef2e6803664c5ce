/** After the game: result and losses, luck in words, the check on this phone, and what comes next. */
import type { Schemas } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Checks } from '../parts/checks';
import { Icon } from '../parts/Icon';
import { Name, SideName, type SideLike } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Share } from '../parts/Share';
import { Wait } from '../parts/Wait';
import { type LuckWords, type SideEnd, endOf, throwsOf } from '../play/after';
import { postOfResult } from '../play/post';
import { useRuleset } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { go, hashOf } from '../route';
import { draftAfter, keepDraft } from '../state/draft';
import { type OpenGame, useGame } from '../state/game';
import { keptNow } from '../state/kept';
import { openLink, useLuck, useReport } from '../state/report';
import { useWatchedGame } from '../state/watching';
import { texts } from '../texts';
import { beside } from '../texts/beside';

const words = beside.after;

function Losses({ end, sides }: { end: SideEnd; sides: readonly SideLike[] }) {
    const counted = end.units.some(({ began }) => began !== undefined);
    const { columns } = words;
    return (
        <section className="stack-tight losses">
            <h3>
                <SideName side={end.side} sides={sides} />
            </h3>
            <p>
                {words.units(end.inPlay, end.units.length)}
                {counted && ` · ${words.figures(end.left, end.began, end.began - end.left)}`}
            </p>
            <table className="grid">
                <thead>
                    <tr>
                        <th scope="col">{columns.unit}</th>
                        {counted && (
                            <>
                                <th scope="col">{columns.left}</th>
                                <th scope="col">{columns.lost}</th>
                            </>
                        )}
                    </tr>
                </thead>
                <tbody>
                    {end.units.map((unit) => (
                        <tr key={unit.id} className={unit.out ? 'is-out' : undefined}>
                            <th scope="row">
                                <Name>{unit.name}</Name>
                                {unit.out && <span className="small"> ({unit.out.toLowerCase()})</span>}
                            </th>
                            {counted && (
                                <>
                                    <td>{unit.began !== undefined && words.left(unit.left ?? 0, unit.began)}</td>
                                    <td>{(unit.began ?? 0) - (unit.left ?? 0) || '–'}</td>
                                </>
                            )}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}

function Result({ game, ruleset, report }: { game: OpenGame; ruleset: Ruleset; report: Schemas['Report'] }) {
    const session = game.state!.session;
    const sides = session.sides as SideLike[];
    const units = (game.roster?.units ?? []) as unknown as Unit[];
    const entries = report.chapters.flatMap(({ entries }) => entries) as unknown as { kind: string }[];
    const ends = endOf(ruleset, sides, units, entries);
    const label = `${session.description?.title || ruleset.title} · ${ruleset.title}`;
    const when = session.closed_at && new Date(session.closed_at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
    return (
        <Card title={words.result}>
            {report.remark && (
                <blockquote className="result-words" dir="auto">
                    {report.remark}
                </blockquote>
            )}
            <p className="soft">{when ? words.closedAt(when) : words.open}</p>
            {units.length === 0 ? <p>{words.noUnits}</p> : ends.map((end) => <Losses key={end.side} end={end} sides={sides} />)}
            <div>
                <Share text={postOfResult(label, report.remark, ends, (side) => sides.find(({ id }) => id === side)?.name ?? side, texts.post)} title={label} words={{ ...texts.post, share: texts.post.result }} />
            </div>
            <p className="small soft">{words.numbers(report.rulings, report.dice, report.declared, session.mode === 'two_sided')}</p>
        </Card>
    );
}

/** Where the dice are between low and high; two standard errors are the usual band. */
function LuckBar({ line, said }: { line: LuckWords; said: string }) {
    const at = 50 + 50 * Math.max(-1, Math.min(1, line.off / 4));
    return (
        <span className="luck-bar" role="img" aria-label={beside.luck.bar(said)}>
            <span className="luck-usual" />
            <span className={`luck-here${line.standsOut ? ' out' : ''}`} style={{ insetInlineStart: `${at}%` }} />
        </span>
    );
}

function LuckOf({ title, dice, least }: { title: string; dice: Schemas['LuckOfDice']; least: number }) {
    const { luck } = beside;
    if (dice.dice === 0) return null;
    const near = (number: number) => String(Math.round(number * 10) / 10);
    const ends = dice.ends.filter(({ seat, count }) => seat === undefined && count > 0);
    return (
        <section className="stack-tight">
            <h3>
                {title} <span className="soft">({luck.dice(dice.dice)})</span>
            </h3>
            <ul className="plain-list stack">
                {throwsOf(dice).map((line) => {
                    const said = line.fall === 'few' ? luck.few(line.count, least) : luck.fell[line.fall];
                    return (
                        <li key={line.name ?? ''} className="luck-line">
                            <strong>{line.name === undefined ? luck.everybody : <Name>{line.name}</Name>}</strong>
                            {line.fall === 'few' ? (
                                <span>{said}</span>
                            ) : (
                                <>
                                    <span>
                                        {luck.dice(line.count)} {said}. {line.games !== undefined && line.fall !== 'middle' && luck.often(line.games)} {line.standsOut && luck.standsOut}
                                    </span>
                                    <LuckBar line={line} said={said} />
                                    <span className="row-apart small soft" aria-hidden="true">
                                        <span>{luck.scale.low}</span>
                                        <span>{luck.scale.likely}</span>
                                        <span>{luck.scale.high}</span>
                                    </span>
                                </>
                            )}
                        </li>
                    );
                })}
            </ul>
            {ends.length > 0 && (
                <details>
                    <summary>{luck.ends}</summary>
                    <ul className="plain-list stack-tight">
                        {ends.map((end) => (
                            <li key={`${end.step} ${end.end}`} className="row-apart">
                                <span>{end.title ?? end.end}</span>
                                <span className="soft">{luck.end(near(end.observed), end.count, near(end.expected))}</span>
                            </li>
                        ))}
                    </ul>
                </details>
            )}
        </section>
    );
}

function Luck({ game }: { game: OpenGame }) {
    const found = useLuck(game);
    const { luck } = beside;
    return (
        <Card title={luck.title}>
            {found.value ? (
                <>
                    <p className="soft">{luck.intro}</p>
                    {found.value.service.dice + found.value.declared.dice === 0 ? <p>{luck.none}</p> : <p>{luck.verdict[found.value.verdict as keyof typeof luck.verdict] ?? found.value.summary}</p>}
                    <LuckOf title={game.state?.session.mode === 'two_sided' ? luck.together : luck.service} dice={found.value.service} least={found.value.minimum_count} />
                    <LuckOf title={luck.declared} dice={found.value.declared} least={found.value.minimum_count} />
                    {found.value.without_odds > 0 && <p className="small soft">{luck.without(found.value.without_odds)}</p>}
                </>
            ) : (
                <Wait of={found} />
            )}
        </Card>
    );
}

/** A game that this device has a seat in, with its ruleset; a placeholder until both are loaded. */
export function useShown(session: string): { game: OpenGame; ruleset?: Ruleset; instead?: JSX.Element } {
    const game = useGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    if (game.problem)
        return {
            game,
            instead: (
                <Screen title={texts.common.notKept} back={{ screen: 'home' }}>
                    <Notice tone="alarm">{game.problem === 'not_kept' ? texts.common.notKeptMore : game.problem_words}</Notice>
                </Screen>
            ),
        };
    if (!game.state || !game.you || !ruleset) return { game, instead: <Screen title={texts.common.loading} back={{ screen: 'home' }} /> };
    return { game, ruleset };
}

export function After({ session }: { session: string }) {
    const { game, ruleset, instead } = useShown(session);
    const kept = useWatchedGame(session);
    const report = useReport(game);
    if (instead || !ruleset) return instead ?? null;
    const state = game.state!.session;
    const title = state.description?.title || kept?.title || ruleset.title;
    const link = openLink(kept, 'report');
    const next = () => {
        keepDraft(draftAfter(state, keptNow().name, kept));
        go({ screen: 'create' });
    };
    return (
        <Screen title={state.state === 'closed' ? words.title : words.soFar} about={<Name>{title}</Name>} back={{ screen: 'table', session }} rules={state.ruleset} broad>
            <div className="after-columns">
                <div className="stack">
                    {report.value ? <Result game={game} ruleset={ruleset} report={report.value} /> : <Wait of={report} />}
                    <Card title={beside.report.title}>
                        <p>{beside.report.more}</p>
                        <div className="row">
                            <LinkButton look="main" href={hashOf({ screen: 'report', session })}>
                                <Icon name="list" /> {beside.report.read}
                            </LinkButton>
                            {link && (
                                <Share link={link} title={title} words={{ ...beside.link, share: beside.report.shareTitle }} />
                            )}
                        </div>
                    </Card>
                    {state.state === 'closed' && ruleset.unit && (
                        <Card title={words.survivors}>
                            <p>{words.survivorsMore}</p>
                            <div>
                                <Button name="survivors" onPress={next}>
                                    <Icon name="next" /> {words.survivors}
                                </Button>
                            </div>
                        </Card>
                    )}
                </div>
                <div className="stack">
                    <Card title={beside.verify.title}>
                        <Checks session={session} />
                    </Card>
                    <Luck game={game} />
                </div>
            </div>
        </Screen>
    );
}
