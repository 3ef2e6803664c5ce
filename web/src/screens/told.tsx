/** "Roll 17: why?" One ruling with its reasons and clauses, and how its dice were computed, checked on this phone. */
import { useMemo, useState } from 'react';
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import { rollParts } from 'umpire-rules/host.js';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Name } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { Share } from '../parts/Share';
import { Wait } from '../parts/Wait';
import type { Unit } from '../play/describe';
import { linesOf } from '../play/log';
import { postOfRuling } from '../play/post';
import { go, hashOf } from '../route';
import { sessionOf } from '../state/api';
import { useLoaded } from '../state/loaded';
import { openLink, useReport } from '../state/report';
import { deviceOf } from '../state/seat';
import { useWatchedGame } from '../state/watching';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { useShown } from './after';
import { RulingCard } from './ruling';

const words = beside.why;

/** A sentence or two; the rest is folded. */
function Story({ text }: { text: string }) {
    const { lead, checked, ruling, sums } = rollParts(text);
    return (
        <>
            <p dir="auto">{lead}</p>
            {checked && <p className="fairness-lines small soft">{checked}</p>}
            {[
                [words.ruleByRule, ruling],
                [words.sums, sums],
            ].map(
                ([title, more]) =>
                    more && (
                        <details key={title}>
                            <summary>{title}</summary>
                            <pre className="fairness-report" dir="auto" tabIndex={0}>
                                {more}
                            </pre>
                        </details>
                    ),
            )}
        </>
    );
}

function Dice({ session, seq }: { session: string; seq: number }) {
    const own = deviceOf(session);
    const [story, setStory] = useState<string>();
    const [failed, setFailed] = useState<string>();
    const [busy, setBusy] = useState(false);
    const tell = async () => {
        setBusy(true);
        try {
            setStory((await own!.told(seq)) ?? words.none);
            setFailed(undefined);
        } catch (error) {
            setFailed((error as Error).message);
        }
        setBusy(false);
    };
    if (!own) return null;
    return (
        <Card title={words.dice}>
            <p className="soft">{words.diceMore}</p>
            {story === undefined ? (
                <div>
                    <Button name="tell" busy={busy} onPress={() => void tell()}>
                        {words.tell}
                    </Button>
                </div>
            ) : (
                <Story text={story} />
            )}
            {failed && <Notice tone="warn">{failed}</Notice>}
        </Card>
    );
}

export function Told({ session, seq }: { session: string; seq: number }) {
    const { game, ruleset, instead } = useShown(session);
    const kept = useWatchedGame(session);
    const report = useReport(game);
    // The report has the game from its opening on, the phone perhaps only the newest part.
    const entries = useMemo(() => {
        const told = (report.value?.chapters.flatMap(({ entries }) => entries) ?? []) as unknown as Entry[];
        const last = told[told.length - 1]?.seq ?? -1;
        return [...game.entries.filter((entry) => entry.seq > last), ...told.reverse()];
    }, [report.value, game.entries]);
    const here = entries.find((entry) => entry.seq === seq);
    const read = useLoaded(kept && game.state && (report.value || report.failed) && !here && Number.isInteger(seq) ? `entry ${session} ${seq}` : undefined, () =>
        sessionOf(session, kept!.token).api.get('/v1/sessions/{session}/entries/{entry}', { path: { session, entry: seq } }),
    );
    if (instead || !ruleset) return instead ?? null;
    const entry = here ?? (read.value);
    const ruled = entry?.kind === 'ruling' || entry?.kind === 'correction';
    const state = game.state!.session;
    const line = here && linesOf(entries, state).find((one) => one.entry.seq === seq);
    const link = openLink(kept, `entries/${seq}`) ?? `${location.origin}${location.pathname}${hashOf({ screen: 'told', session, entry: seq })}`;
    return (
        <Screen title={words.title(seq)} about={<Name>{state.description?.title || kept?.title || ruleset.title}</Name>} back={{ screen: 'report', session }} rules={state.ruleset} actions={<LinkButton href={hashOf({ screen: 'report', session })}>{words.inReport}</LinkButton>}>
            {!entry && (Number.isInteger(seq) ? <Wait of={read} /> : <Notice tone="warn">{words.none}</Notice>)}
            {entry && !ruled && <Notice tone="warn">{words.none}</Notice>}
            {entry && ruled && (
                <>
                    <Card>
                        <RulingCard
                            ruling={entry as unknown as Schemas['RulingEntry']}
                            line={line}
                            ruleset={ruleset}
                            units={(game.roster?.units ?? []) as unknown as Unit[]}
                            by={state.seats.find(({ id }) => id === entry.seat)?.name}
                            onGo={(to) => go({ screen: 'told', session, entry: to })}
                            whole
                        />
                        <div>
                            <Share link={link} text={postOfRuling(entry as unknown as Schemas['RulingEntry'], texts.post)} title={words.title(seq)} words={{ ...texts.post, share: words.shareLink }} />
                        </div>
                    </Card>
                    <Dice session={session} seq={seq} />
                </>
            )}
        </Screen>
    );
}
