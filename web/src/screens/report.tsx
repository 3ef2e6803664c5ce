/** The battle report: the whole game turn by turn, to be read, printed or sent. */
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Name, SideName, type SideLike } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Share } from '../parts/Share';
import { Wait } from '../parts/Wait';
import { endOf } from '../play/after';
import type { Ruleset, Unit } from '../play/describe';
import { wordsOfDice } from '../play/dice';
import { type Line as Recorded, linesOf } from '../play/log';
import { postOfGame, postOfResult } from '../play/post';
import { hashOf } from '../route';
import { openLink, useReport } from '../state/report';
import { useWatchedGame } from '../state/watching';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { useShown } from './after';
import { sentence, wordsOf } from './log';

const words = beside.report;

/** Entries by devices are not part of the story. */
const TOLD = new Set(['units_added', 'unit_changed', 'unit_renamed', 'unit_removed', 'turn', 'ruling', 'correction', 'note', 'dispute', 'decision', 'undo_proposed', 'undo_answered', 'gave_up', 'revoked', 'closed']);

function Line({ entry, marks, line, ruleset, session, seat }: { entry: Schemas['Entry'] & { [member: string]: unknown }; marks: readonly Schemas['ReportMark'][]; line: Recorded | undefined; ruleset: Ruleset; session: string; seat: (id: unknown) => string }) {
    const ruled = entry.kind === 'ruling' || entry.kind === 'correction';
    const own = marks.filter(({ target }) => target === entry.seq);
    const said = wordsOf(entry);
    const dice = ruled ? (entry.draws).map(({ faces }) => faces.join(' ')).join(' · ') : '';
    return (
        <li className={`told-line${line?.struck ? ' is-struck' : ''}`}>
            {ruled ? (
                <span dir="auto" className="entry-words">
                    {entry.summary ?? ''}
                </span>
            ) : (
                <span>
                    <Name>{seat(entry.seat)}</Name> <span className="entry-words">{sentence(line ?? { entry }, ruleset)}</span>
                    {said && (
                        <>
                            : <q dir="auto">{said}</q>
                        </>
                    )}
                </span>
            )}
            {dice && (
                <span className="small soft">
                    {' '}
                    [{dice}]
                    {line?.dice && (line.dice.kept || line.dice.own !== 'rolled') && ` ${wordsOfDice(line.dice, texts.ruling)}`}
                </span>
            )}{' '}
            {entry.kind === 'correction' && <span className="small soft">{`${texts.ruling.correction} ${texts.ruling.number(entry.corrects)} `}</span>}
            {ruled && (
                <a className="small told-why" href={hashOf({ screen: 'told', session, entry: entry.seq })} aria-label={words.why(entry.seq)}>
                    {texts.ruling.number(entry.seq)}
                </a>
            )}
            {own.map((mark) => (
                <span key={mark.by} className="small told-mark">
                    {' '}
                    {mark.text} ({texts.ruling.number(mark.by)})
                </span>
            ))}
        </li>
    );
}

export function Report({ session }: { session: string }) {
    const { game, ruleset, instead } = useShown(session);
    const kept = useWatchedGame(session);
    const found = useReport(game);
    if (instead || !ruleset) return instead ?? null;
    const state = game.state!.session;
    const sides = state.sides as SideLike[];
    const report = found.value;
    const title = report?.description?.title || kept?.title || ruleset.title;
    const place = report?.description?.place;
    const link = openLink(kept, 'report');
    const lines = new Map(linesOf((report?.chapters ?? []).flatMap(({ entries }) => entries) as never, state).map((line) => [line.entry.seq, line]));
    const seat = (id: unknown) => state.seats.find((one) => one.id === id)?.name ?? (id === 'umpire' ? texts.common.role.umpire : String(id));
    const post = ({ remark, chapters }: Schemas['Report']) => {
        const units = (game.roster?.units ?? []) as unknown as Unit[], entries = chapters.flatMap((chapter) => chapter.entries);
        const result = postOfResult(title, remark, endOf(ruleset, sides, units, entries), (side) => sides.find(({ id }) => id === side)?.name ?? side, texts.post);
        return postOfGame(result, chapters, (seq) => lines.get(seq), texts.post);
    };
    return (
        <Screen
            title={words.title}
            about={<Name>{title}</Name>}
            back={{ screen: 'after', session }}
            rules={state.ruleset}
            actions={
                <>
                    <Button onPress={() => print()}>{words.print}</Button>
                    {report && <Share link={link} text={post(report)} title={title} words={{ ...texts.post, share: words.shareTitle }} />}
                </>
            }
        >
            {!report ? (
                <Wait of={found} />
            ) : (
                <article className="report">
                    <header className="stack-tight">
                        <p className="report-title">
                            <Name>{title}</Name>
                        </p>
                        <p className="soft">
                            {ruleset.title} · {words.opened(new Date(report.opened_at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' }))}
                            {place && (
                                <>
                                    {' · '}
                                    <Name>{place}</Name>
                                </>
                            )}
                        </p>
                        <ul className="plain-list row">
                            {sides.map((side) => (
                                <li key={side.id} className="row">
                                    <SideName side={side.id} sides={sides} />
                                    {state.seats
                                        .filter((one) => one.side === side.id)
                                        .map(({ id, name }) => (
                                            <span key={id} className="soft">
                                                <Name>{name}</Name>
                                            </span>
                                        ))}
                                </li>
                            ))}
                        </ul>
                        <p className="small soft">{beside.after.numbers(report.rulings, report.dice, report.declared, state.mode === 'two_sided')}</p>
                        <p className="small">
                            {report.options.length === 0 ? words.asPrinted : `${words.options}: `}
                            {report.options.map(({ name, title, value }) => `${title ?? name}: ${String(value)}`).join(' · ')}
                        </p>
                    </header>
                    {report.chapters
                        .map((chapter) => ({ ...chapter, entries: chapter.entries.filter(({ kind }) => TOLD.has(kind)) }))
                        .filter(({ entries }) => entries.length > 0)
                        .map((chapter, i) => (
                            <section key={i} className="stack-tight">
                                <h2>{chapter.turn === undefined ? (i === 0 ? texts.log.before : chapter.title) : texts.common.turn(chapter.turn)}</h2>
                                <ul className="plain-list">
                                    {chapter.entries.map((entry) => (
                                        <Line key={entry.seq} entry={entry as never} line={lines.get(entry.seq)} marks={report.marks} ruleset={ruleset} session={session} seat={seat} />
                                    ))}
                                </ul>
                            </section>
                        ))}
                    {report.remark && (
                        <blockquote className="result-words" dir="auto">
                            {report.remark}
                        </blockquote>
                    )}
                    {report.truncated && <Notice>{words.truncated}</Notice>}
                </article>
            )}
        </Screen>
    );
}
