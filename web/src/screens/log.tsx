/** All entries, newest first, by turn; those no longer in force are struck through. */
import { useMemo, useRef, useState } from 'react';
import { type AnyEntry as Entry, type Schemas, newKey } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Connection } from '../parts/Connection';
import { Pick, TextField } from '../parts/Field';
import { Name } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { UnitWords } from '../parts/UnitWords';
import { useRuleset } from '../play/catalogue';
import type { Ruleset, Unit } from '../play/describe';
import { byUnit, changesOf } from '../play/effects';
import { type Filter, type Line, byTurn, linesOf, passes } from '../play/log';
import { troubleOf } from '../play/run';
import type { OpenGame } from '../state/game';
import { actsOf, useCheckedGame } from '../state/seat';
import { useAbout } from '../state/settled';
import { texts } from '../texts';
import { Go, RulingCard } from './ruling';
import { Proposals, type Settling, useSettling } from './settling';

/** What devices do by themselves for every roll. A nonce and a new chain are shown: by them dice could be chosen. */
const DEVICES = new Set(['committed', 'revealed', 'cosigned']);

/** The event, in words that follow the name of the seat. */
export function sentence({ entry, withdraws }: Pick<Line, 'entry' | 'withdraws'>, ruleset: Ruleset): string {
    const { says } = texts.log;
    switch (entry.kind) {
        case 'opened':
        case 'joined':
        case 'unit_changed':
        case 'unit_renamed':
        case 'unit_reassigned':
        case 'unit_removed':
        case 'note':
        case 'dispute':
        case 'undo_proposed':
        case 'asked':
        case 'gave_up':
        case 'nonce':
        case 'rekey':
        case 'declared_agreed':
        case 'revoked':
        case 'admitted':
        case 'closed':
            return says[entry.kind];
        case 'turn':
            return says.turn(entry.turn as number, ruleset.phases.find(({ name }) => name === entry.phase)?.title);
        case 'units_added':
            return says.units_added((entry.units as unknown[]).length);
        case 'decision':
            return says.decision(entry.upheld === true);
        case 'undo_answered':
            return withdraws ? says.withdraws : says.undo_answered(entry.consent === true);
        default:
            return DEVICES.has(entry.kind) ? says.device : says.other;
    }
}

/** The note that came with it. */
export function wordsOf(entry: Entry): string | undefined {
    const words = entry.text ?? entry.claim ?? entry.reason ?? entry.remark;
    return typeof words === 'string' ? words : undefined;
}

interface Shown {
    ruleset: Ruleset;
    units: readonly Unit[];
    session: Schemas['Session'];
    onGo: (seq: number) => void;
    offers: Settling['offers'];
}

function Entered({ line, shown }: { line: Line; shown: Shown }) {
    const { entry } = line;
    const { ruleset, units, session, onGo, offers } = shown;
    const name = session.seats.find(({ id }) => id === entry.seat)?.name ?? (entry.seat === 'umpire' ? texts.common.role.umpire : String(entry.seat ?? ''));
    const [open, setOpen] = useState(false);
    if (entry.kind === 'ruling' || entry.kind === 'correction')
        return (
            <li id={`entry-${entry.seq}`} tabIndex={-1} className="entry">
                {open ? (
                    <>
                        <RulingCard ruling={entry as never} line={line} ruleset={ruleset} units={units} by={name} onGo={onGo} {...offers(line)} />
                        <Button look="quiet" onPress={() => setOpen(false)}>
                            {texts.common.close}
                        </Button>
                    </>
                ) : (
                    <button type="button" className={`entry-line${line.struck ? ' is-struck' : ''}`} onClick={() => setOpen(true)} aria-expanded={false}>
                        <span className="small soft">
                            {texts.ruling.number(entry.seq)} · <Name>{name}</Name>
                        </span>
                        <span className="entry-words" dir="auto">
                            {String(entry.summary ?? '')}
                        </span>
                        {line.about !== undefined && entry.kind === 'correction' && (
                            <span className="small">
                                {texts.ruling.correction} {texts.ruling.number(line.about)}
                            </span>
                        )}
                        {line.struck && <span className="small">{texts.ruling.struck[line.struck.how]} {texts.ruling.number(line.struck.by)}</span>}
                        {line.outdated !== undefined && <span className="small">{texts.ruling.outdated} {texts.ruling.number(line.outdated)}</span>}
                        {line.disputed && <span className="small">{texts.ruling.disputed[line.disputed.state]} {texts.ruling.number(line.disputed.by)}</span>}
                    </button>
                )}
            </li>
        );
    const changes = changesOf(ruleset, (entry.effects as Schemas['UnitEffect'][] | undefined) ?? [], { yes: texts.common.yes, no: texts.common.no }, units);
    const words = wordsOf(entry);
    const { onTakeBack } = offers(line);
    return (
        <li id={`entry-${entry.seq}`} tabIndex={-1} className={`entry${line.struck ? ' is-struck' : ''}`}>
            <p>
                <span className="small soft">{texts.ruling.number(entry.seq)}</span> <Name>{name}</Name> <span className="entry-words">{sentence(line, ruleset)}</span>
                {line.about !== undefined && (
                    <>
                        {' '}
                        <Go to={line.about} onGo={onGo} />
                    </>
                )}
            </p>
            {words && (
                <blockquote dir="auto">
                    {words}
                </blockquote>
            )}
            {byUnit(changes).map(({ unit, changes: list }) => (
                <p key={unit} className="row">
                    <Name>{units.find(({ id }) => id === unit)?.name ?? unit}</Name>
                    <UnitWords changes={list} />
                </p>
            ))}
            {line.struck && (
                <p className="small">
                    {texts.ruling.struck[line.struck.how]} <Go to={line.struck.by} onGo={onGo} />
                </p>
            )}
            {onTakeBack && (
                <Button name="take-back" look="quiet" label={`${texts.ruling.takeBack}: ${texts.ruling.number(entry.seq)}`} onPress={onTakeBack}>
                    {texts.ruling.takeBack}
                </Button>
            )}
        </li>
    );
}

function NoteForm({ game }: { game: OpenGame }) {
    const [text, setText] = useState('');
    const [busy, setBusy] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const key = useRef<string>();
    const send = async () => {
        key.current ??= newKey();
        setBusy(true);
        try {
            await game.send(() => actsOf(game.session).note(text.trim(), key.current));
            key.current = undefined;
            setText('');
            setTrouble(undefined);
        } catch (error) {
            const { unreachable, text: words } = troubleOf(error);
            setTrouble(unreachable ? texts.table.notSent : words);
        }
        setBusy(false);
    };
    return (
        <form
            className="stack-tight"
            onSubmit={(event) => {
                event.preventDefault();
                void send();
            }}
        >
            <TextField label={texts.log.note} hint={texts.log.notePublic} value={text} onChange={setText} maxLength={500} error={trouble} />
            {text.trim() !== '' && (
                <Button submit busy={busy}>
                    {texts.log.noteSend}
                </Button>
            )}
        </form>
    );
}

function Filters({ filter, setFilter, units, seats }: { filter: Filter; setFilter: (filter: Filter) => void; units: readonly Unit[]; seats: Schemas['Session']['seats'] }) {
    const kinds = ['rulings', 'notes', 'disputes'] as const;
    return (
        <div className="filters">
            <Pick label={texts.log.what} value={filter.kind ?? ''} none={texts.log.kinds.all} onChange={(kind) => setFilter({ ...filter, kind: (kind || undefined) as Filter['kind'] })} options={kinds.map((value) => ({ value, label: texts.log.kinds[value] }))} />
            <Pick label={texts.log.unit} value={filter.unit ?? ''} none={texts.log.allUnits} onChange={(unit) => setFilter({ ...filter, unit: unit || undefined })} options={units.map(({ id, name }) => ({ value: id, label: name }))} />
            <Pick
                label={texts.log.who}
                value={filter.seat ?? ''}
                none={texts.log.everybody}
                onChange={(seat) => setFilter({ ...filter, seat: seat || undefined })}
                options={seats.map(({ id, name }) => ({ value: id, label: name ?? (id === 'umpire' ? texts.common.role.umpire : id) }))}
            />
        </div>
    );
}

function Lines({ game, ruleset }: { game: OpenGame; ruleset: Ruleset }) {
    const session = game.state!.session;
    const units = (game.roster?.units ?? []) as unknown as Unit[];
    const [filter, setFilter] = useState<Filter>({});
    const [busy, setBusy] = useState(false);
    const entries = useAbout(game);
    const oldest = game.entries[game.entries.length - 1]?.seq ?? 0;
    const known = useMemo(() => linesOf(entries, session), [entries, session]);
    const lines = useMemo(() => known.filter(({ entry }) => entry.seq >= oldest), [known, oldest]);
    const settling = useSettling(game, known);
    const turns = byTurn(lines)
        .map(({ turn, lines: all }) => ({ turn, lines: all.filter((line) => passes(line, filter) && (filter.kind || filter.seat || filter.unit || !DEVICES.has(line.entry.kind))) }))
        .filter((turn) => turn.lines.length > 0);
    const go = (seq: number) => {
        setFilter({});
        setTimeout(() => {
            const found = document.getElementById(`entry-${seq}`);
            found?.scrollIntoView({ block: 'center' });
            found?.focus();
        });
    };
    const older = async () => {
        setBusy(true);
        await game.older().catch(() => undefined);
        setBusy(false);
    };
    return (
        <>
            {game.you!.role !== 'spectator' && session.state === 'open' && <NoteForm game={game} />}
            {settling.trouble && (
                <Notice tone="alarm" role="alert">
                    <strong>{texts.table.failed}</strong> <span dir="auto">{settling.trouble}</span>
                </Notice>
            )}
            {settling.sheets}
            <Proposals lines={known} game={game} onAnswer={settling.answer} />
            <Filters filter={filter} setFilter={setFilter} units={units} seats={session.seats} />
            {turns.length === 0 && <p className="soft">{lines.length === 0 ? texts.log.empty : texts.log.noneSuch}</p>}
            {turns.map(({ turn, lines: all }, i) => (
                <section key={`${turn} ${i}`} className="stack-tight">
                    <h2>{turn === undefined ? texts.log.before : texts.common.turn(turn)}</h2>
                    <ol className="plain-list entries" reversed>
                        {all.map((line) => (
                            <Entered key={line.entry.seq} line={line} shown={{ ruleset, units, session, onGo: go, offers: settling.offers }} />
                        ))}
                    </ol>
                </section>
            ))}
            {(game.entries[game.entries.length - 1]?.seq ?? 0) > 0 && (
                <Button onPress={() => void older()} busy={busy}>
                    {texts.log.older}
                </Button>
            )}
        </>
    );
}

export function Log({ session }: { session: string }) {
    const game = useCheckedGame(session);
    const ruleset = useRuleset(game.state?.session.ruleset);
    const there = game.state && game.you && ruleset;
    return (
        <Screen title={texts.log.title} back={{ screen: 'table', session }} rules={game.state?.session.ruleset} aside={<Connection state={game.connection} />}>
            {game.problem && <Notice tone="alarm">{game.problem === 'not_kept' ? texts.common.notKeptMore : game.problem_words}</Notice>}
            {there && <Lines game={game} ruleset={ruleset} />}
        </Screen>
    );
}
