/** A game verified on this phone: every check in words, what everybody should know of the game, and what no check can
 * prove. */
import { useState } from 'react';
import type { Verified } from '../device';
import { useGame } from '../state/game';
import { deviceOf, useDevice } from '../state/seat';
import { beside } from '../texts/beside';
import { Button } from './Button';
import { Notice } from './Card';
import { Icon } from './Icon';
import { save } from './save';

const words = beside.verify;
const tones = { passed: 'good', failed: 'alarm', incomplete: 'warn' } as const;
const icons = { passed: 'check', failed: 'warn', not_checkable: 'more', not_applicable: 'minus' } as const;

/** As a complete sentence. */
const sentenceOf = (words: string) => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`;

/** By the phone's own sheet; where it has none, into the clipboard. */
async function share(text: string): Promise<void> {
    await (navigator.share ? navigator.share({ text }) : navigator.clipboard?.writeText(text))?.catch(() => undefined);
}

function Found({ found, nameOf }: { found: Verified; nameOf: (seat: string) => string }) {
    const { report, text } = found;
    const needed = report.checks.filter(({ verdict }) => verdict !== 'not_applicable');
    const counts = report.counts.filter(({ count }) => count > 0);
    const note = (name: string) => found.words.notes[name] ?? name;
    return (
        <div className="stack">
            <ul className="plain-list checks">
                {needed.map(({ check, verdict, failure }) => (
                    <li key={check} className={`check-line ${verdict}`}>
                        <Icon name={icons[verdict]} />
                        <span>
                            {words.checks[check] ?? found.words.checks[check]}
                            {verdict !== 'passed' && (
                                <>
                                    {' '}
                                    <strong>{words.verdict[verdict]}</strong>
                                </>
                            )}
                            {failure && (
                                <span className="small">
                                    {' '}
                                    {failure.entry !== undefined && words.failedAt(failure.entry)} {failure.reason}
                                </span>
                            )}
                        </span>
                    </li>
                ))}
            </ul>
            {needed.length < report.checks.length && <p className="small soft">{words.notNeeded(report.checks.length - needed.length)}</p>}
            {counts.length > 0 && (
                <section className="stack-tight">
                    <h3>{words.counts}</h3>
                    <ul>
                        {counts.map(({ what, count, first, entries }) => (
                            <li key={what}>
                                {words.count(count, note(what))} {first !== undefined && <span className="soft">{words.entries(entries ?? [first], count)}</span>}
                            </li>
                        ))}
                    </ul>
                </section>
            )}
            {report.warnings.length > 0 && (
                <section className="stack-tight">
                    <h3>{words.warnings}</h3>
                    <ul>
                        {report.warnings.map(({ warning }) => (
                            <li key={warning}>{sentenceOf(note(warning))}</li>
                        ))}
                    </ul>
                </section>
            )}
            {report.words && (
                <section className="stack-tight">
                    <h3>{words.share}</h3>
                    <p>
                        <strong>{report.words}</strong>
                    </p>
                    <p className="small soft">{words.shareMore}</p>
                    <Button onPress={() => void share(report.words!)}>{words.share}</Button>
                    {report.seen?.map(({ seat, entries }) => (
                        <p key={seat}>{words.seen(nameOf(seat), entries)}</p>
                    ))}
                </section>
            )}
            <details>
                <summary>{words.text}</summary>
                <pre className="fairness-report" dir="auto" tabIndex={0}>
                    {text}
                </pre>
            </details>
        </div>
    );
}

/** The record that this phone stores: saved, and verified. */
export function Checks({ session }: { session: string }) {
    const state = useDevice(session);
    const { state: game } = useGame(session);
    const own = deviceOf(session);
    const [bytes, setBytes] = useState<number>();
    const [found, setFound] = useState<Verified>();
    const [failed, setFailed] = useState<string>();
    const attempt = (act: () => Promise<void>) => {
        setFailed(undefined);
        void act().catch((error: Error) => setFailed(error.message));
    };
    const verify = async () => {
        setBytes(0);
        setFound(undefined);
        try {
            setFound(await own!.verify(setBytes));
        } finally {
            setBytes(undefined);
        }
    };
    if (!own || state.says === 'unable') return <Notice>{words.unable}</Notice>;
    return (
        <div className="stack">
            <p>{words.more}</p>
            {state.checkedTo > 0 && <p>{words.kept(state.checkedTo)}</p>}
            <div className="row">
                <Button name="verify" look="main" busy={bytes !== undefined} onPress={() => attempt(verify)}>
                    <Icon name="shield" /> {words.go}
                </Button>
                <Button name="save" onPress={() => attempt(async () => save(await own.exported(), 'game.ndjson'))}>
                    {words.save}
                </Button>
            </div>
            <div role="status">
                {bytes !== undefined && <p>{words.busy(Math.round(bytes / 1024))}</p>}
                {found && (
                    <Notice tone={tones[found.outcome]}>
                        <strong>{words.outcome[found.outcome]}</strong>
                    </Notice>
                )}
                {failed && <Notice tone="warn">{failed}</Notice>}
            </div>
            {found && <Found found={found} nameOf={(seat) => game?.session.seats.find(({ id }) => id === seat)?.name ?? seat} />}
            <p className="small soft">
                {words.saveMore} <a href="umpire-verify.html">{words.page}</a>
            </p>
        </div>
    );
}
