/** The rulebooks: search while typing, tables, and the differences of the current game's house rules. */
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Schemas } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Differences } from '../parts/Differences';
import { TextField } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { Markdown } from '../parts/Markdown';
import { OpenBook, Screen } from '../parts/Screen';
import { RulesTable } from '../parts/RulesTable';
import { Sheet } from '../parts/Sheet';
import { Wait } from '../parts/Wait';
import { hashOf, routeOf } from '../route';
import { sessionOf } from '../state/api';
import { type Book, type Clause, findClauses, useBook } from '../state/book';
import { type KeptGame, useKept } from '../state/kept';
import { useLoaded, useRulesets } from '../state/loaded';
import { texts } from '../texts';
import { beside } from '../texts/beside';

const words = texts.rules;
const SHOWN = 30;

function Books() {
    const rulesets = useRulesets();
    return (
        <>
            {rulesets.value ? (
                rulesets.value.map(({ name, title, doc }) => (
                    <Card key={name} title={title}>
                        <p>{doc}</p>
                        <div>
                            <LinkButton href={hashOf({ screen: 'rules', ruleset: name })} label={`${words.read}: ${title}`}>
                                <Icon name="book" /> {words.read}
                            </LinkButton>
                        </div>
                    </Card>
                ))
            ) : (
                <Wait of={rulesets} />
            )}
        </>
    );
}

/** How the last opened game differs from the printed rules. */
function useOurs(game: KeptGame | undefined) {
    return useLoaded(game && `differences ${game.session}`, () => sessionOf(game!.session, game!.token).api.get('/v1/sessions/{session}/house-rules', { path: { session: game!.session } }));
}

function ClauseLine({ clause, open, differs, leads, children }: { clause: Clause; open: boolean; differs: boolean; leads: (id: string) => string | undefined; children?: ReactNode }) {
    const steps = clause.steps.join(', ');
    return (
        <details className="clause" id={clause.id} open={open}>
            <summary>
                <span className="clause-id">{clause.id}</span> {clause.title}
                {differs && <span className="badge differs">{words.differs}</span>}
            </summary>
            <div className="stack-tight">
                <Markdown leads={leads}>{clause.text}</Markdown>
                {children}
                {clause.table_only && (
                    <p className="small soft">
                        {words.tableOnly} {clause.table_only}
                    </p>
                )}
                <p className="small soft">
                    {words.source}: {clause.source}
                    {steps && ` · ${words.steps}: ${steps}`}
                    {clause.see.length > 0 && ` · ${words.see}: `}
                    {clause.see.map((id, i) => (
                        <span key={id}>
                            {i > 0 && ', '}
                            <a href={leads(id)}>{id}</a>
                        </span>
                    ))}
                </p>
            </div>
        </details>
    );
}

/** `only`: the book alone, without links to other screens. */
function Reading({ book, clause, game, only }: { book: Book; clause?: string; game?: KeptGame; only?: boolean }) {
    const [typed, setTyped] = useState('');
    const asked = useDeferredValue(typed);
    const ours = useOurs(game);
    const ids = useMemo(() => new Set(book.clauses.map(({ id }) => id)), [book]);
    const leads = (id: string) => (ids.has(id) ? hashOf({ screen: 'rules', ruleset: book.ruleset, clause: id }) : undefined);
    const differences = ours.value?.differences ?? [];
    const differing = useMemo(() => new Set(differences.map((one) => one.clause?.id)), [differences]);
    const differs = (one: Clause) => differing.has(one.id) || one.options.some((option) => differences.some(({ name }) => name === option));
    const [found, setFound] = useState<Schemas['SearchResult']>();
    useEffect(() => {
        let late = false;
        if (!asked.trim()) setFound(undefined);
        else void findClauses(asked.trim()).then((answer) => late || setFound(answer), () => late || setFound({ query: asked, corrections: [], suggestions: [], results: [] }));
        return () => void (late = true);
    }, [asked]);
    const here = found?.results.filter(({ ruleset }) => ruleset === book.ruleset).flatMap(({ id }) => book.clauses.find((one) => one.id === id) ?? []) ?? [];
    const elsewhere = found?.results.filter(({ ruleset }) => ruleset !== book.ruleset) ?? [];
    useEffect(() => {
        if (clause) document.getElementById(clause)?.scrollIntoView();
    }, [clause]);
    const line = (one: Clause, open: boolean) => (
        <ClauseLine key={`${one.id} ${open}`} clause={one} open={open} differs={differs(one)} leads={leads}>
            {differs(one) && <Differences ruleset={book.ruleset} of={differences.filter((difference) => difference.clause?.id === one.id || one.options.includes(difference.name)).map(({ clause: _, ...rest }) => rest)} />}
        </ClauseLine>
    );
    const wanted = clause && !asked.trim() ? book.clauses.find(({ id }) => id === clause) : undefined;
    return (
        <>
            <div role="search" className="rules-search">
                <TextField type="search" label={words.search} bare placeholder={words.search} value={typed} onChange={setTyped} hint={typed ? undefined : words.searchHint} />
                <p className="heard" role="status">
                    {found && words.results(here.length)}
                </p>
            </div>
            {found ? (
                <div className="stack-tight">
                    {found.corrections.map(({ asked: word, used }) => (
                        <Notice key={word}>{words.corrected(word, used)}</Notice>
                    ))}
                    {found.suggestions.map(({ asked: word, meant }) => (
                        <Notice key={word}>
                            {words.nothingHas(word)}
                            {meant && <Button onPress={() => setTyped(found.query.replace(word, meant))}>{words.didYouMean(meant)}</Button>}
                        </Notice>
                    ))}
                    <p className="small soft">{words.results(here.length)}</p>
                    {here.slice(0, SHOWN).map((one, i) => line(one, i === 0 && here.length < 4))}
                    {here.length > SHOWN && <p className="small soft">{words.more(here.length - SHOWN)}</p>}
                    {elsewhere.length > 0 && <h2>{words.elsewhere}</h2>}
                    {elsewhere.slice(0, 10).map(({ ruleset, id, title }) => (
                        <p key={ruleset + id} className="small">
                            <a href={hashOf({ screen: 'rules', ruleset, clause: id })}>{id}</a> {title}
                        </p>
                    ))}
                </div>
            ) : (
                <>
                    {clause && !wanted && <Notice tone="warn">{words.unknown(clause)}</Notice>}
                    {wanted && line(wanted, true)}
                    {game && differences.length > 0 && !wanted && (
                        <Card title={words.differsIn(game.title || book.title)}>
                            <Differences of={differences} ruleset={book.ruleset} />
                        </Card>
                    )}
                    {!only && (
                        <div className="row">
                            <LinkButton href={hashOf({ screen: 'sheet', ruleset: book.ruleset })}>{beside.sheet.open}</LinkButton>
                            <a href={`/rules/${book.ruleset}/book`}>{beside.sheet.plain}</a>
                        </div>
                    )}
                    <details className="clause">
                        <summary>{words.introduction}</summary>
                        <Markdown leads={leads}>{book.introduction || book.doc}</Markdown>
                    </details>
                    {book.tables.length > 0 && (
                        <section className="stack-tight" aria-labelledby="rules-tables">
                            <h2 id="rules-tables">{words.tables}</h2>
                            {book.tables.map((table) => (
                                <details key={table.name} className="clause">
                                    <summary>{table.title}</summary>
                                    <RulesTable table={table} />
                                </details>
                            ))}
                        </section>
                    )}
                    <section className="stack-tight" aria-labelledby="rules-clauses">
                        <h2 id="rules-clauses">{words.allClauses}</h2>
                        {book.clauses.filter((one) => one !== wanted).map((one) => line(one, false))}
                    </section>
                </>
            )}
        </>
    );
}

/** The last opened game with these rules. */
function useLatest(ruleset: string | undefined): KeptGame | undefined {
    const { games } = useKept();
    return [...games].sort((a, b) => b.seen - a.seen).find((one) => one.ruleset === ruleset);
}

/** On top of another sheet, which keeps its state: links to rules stay within this one. */
export function RulesSheet({ ruleset, onClose }: { ruleset?: string; onClose: () => void }) {
    const [at, setAt] = useState<{ ruleset?: string; clause?: string }>({ ruleset });
    const book = useBook(at.ruleset);
    const game = useLatest(at.ruleset);
    const follow = (event: MouseEvent) => {
        const route = routeOf((event.target as Element).closest('a')?.hash ?? '');
        if (route.screen !== 'rules') return;
        event.preventDefault();
        setAt(route);
    };
    return (
        <OpenBook.Provider value={null}>
            <Sheet title={book.value?.title ?? words.title} onClose={onClose}>
                <div className="stack" onClick={follow}>
                    {!at.ruleset ? <Books /> : book.value ? <Reading key={at.ruleset} book={book.value} clause={at.clause} game={game} only /> : <Wait of={book} />}
                </div>
            </Sheet>
        </OpenBook.Provider>
    );
}

export function Rules({ ruleset, clause }: { ruleset?: string; clause?: string }) {
    const book = useBook(ruleset);
    const game = useLatest(ruleset);
    if (!ruleset)
        return (
            <Screen title={words.title} back={{ screen: 'home' }} rules={null}>
                <Books />
            </Screen>
        );
    return (
        <Screen title={book.value?.title ?? words.title} back={game && Date.now() - game.seen < 12 * 3600e3 ? { screen: 'table', session: game.session } : { screen: 'home' }} rules={null} aside={<OtherBooks />}>
            {book.value ? <Reading key={ruleset} book={book.value} clause={clause} game={game} /> : <Wait of={book} />}
        </Screen>
    );
}

function OtherBooks() {
    return (
        <a className="icon-button" href={hashOf({ screen: 'rules' })} aria-label={words.otherBook}>
            <Icon name="list" />
        </a>
    );
}
