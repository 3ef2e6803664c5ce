/** A reference sheet: what one looks up at the table, of one ruleset, on one page of paper, or on both sides of it. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Markdown } from '../parts/Markdown';
import { cellOf, columnsOf } from '../parts/RulesTable';
import { Screen } from '../parts/Screen';
import { Wait } from '../parts/Wait';
import { useRuleset } from '../play/catalogue';
import { type Book, type Clause, useBook } from '../state/book';
import { texts } from '../texts/en';
import { beside } from '../texts/en.beside';

const words = beside.sheet;
const PAGE_MM = 270; // A4 less its margins, and what columns lose when they are broken anew for paper
const WIDE = 6; // columns; a table with more stands across the page
const LARGEST_PT = 9;
const SMALLEST_PT = 7; // below that nobody reads it at a table: then it takes two pages
const MM = 96 / 25.4;

/** A ruleset without tables has its rules in words; examples, readings of what they leave open (A-…), and what the umpire remembers (X-…) stay in the book. */
function told(book: Book): Clause[] {
    return book.tables.length > 0 ? [] : book.clauses.filter(({ id, tags, table_only }) => !/^[AX]-/.test(id) && !tags.includes('example') && !/^an example/.test(table_only ?? ''));
}

/** On paper a row needs no name for programs beside what players call it, and no number of its clause. */
function printed(table: Schemas['Table']): ReturnType<typeof columnsOf> {
    const { columns, names } = columnsOf(table);
    const called = names.some((name) => name === 'title' || columns[name]?.title === 'When');
    const same = (name: string) => new Set((table.rows as Record<string, unknown>[]).map((row) => row[name])).size === 1;
    return { columns, names: names.filter((name) => name !== 'clause' && !(called && name === 'name') && !(name === 'kind' && same(name))) };
}

/** A mark where a rule holds, and nothing where it does not: words for both would make the widest columns. */
const inked = (value: unknown, column: Parameters<typeof cellOf>[1]) => (typeof value === 'boolean' ? value ? <span aria-label={texts.common.yes}>✓</span> : '' : cellOf(value, column));

const isWide = (table: Schemas['Table']) => printed(table).names.length > WIDE;

function Looked({ table }: { table: Schemas['Table'] }) {
    const { columns, names } = printed(table);
    return (
        <section className="looked">
            <h3>{table.title}</h3>
            <table>
                <thead>
                    <tr>
                        {names.map((name) => (
                            <th key={name} scope="col">
                                {columns[name]?.title ?? name}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {(table.rows as Record<string, unknown>[]).map((row, i, rows) => (
                        <tr key={i}>
                            {names.map((name) => (
                                <td key={name}>{name === 'kind' && rows[i - 1]?.kind === row.kind ? '' : inked(row[name], columns[name])}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}

export function Sheet({ ruleset }: { ruleset: string }) {
    const found = useBook(ruleset);
    const described = useRuleset(ruleset);
    const paper = useRef<HTMLDivElement>(null);
    const book = found.value;
    const clauses = useMemo(() => (book ? told(book) : []), [book]);
    // As large as one page holds, else as two do: halved towards the size at which it just fits.
    useLayoutEffect(() => {
        const sheet = paper.current;
        if (!sheet) return;
        const fits = (size: number, pages: number) => {
            sheet.style.fontSize = `${size}pt`;
            return sheet.scrollHeight <= pages * PAGE_MM * MM && sheet.scrollWidth <= sheet.clientWidth + 1;
        };
        const pages = fits(SMALLEST_PT, 1) ? 1 : 2;
        let [small, large] = [SMALLEST_PT, LARGEST_PT];
        for (let tries = 0; tries < 9; tries++) {
            const size = (small + large) / 2;
            if (fits(size, pages)) small = size;
            else large = size;
        }
        sheet.style.fontSize = `${small}pt`;
    }, [book, described]);
    return (
        <Screen title={words.title} about={book?.title} back={{ screen: 'rules', ruleset }} rules={ruleset} broad actions={<Button onPress={() => print()}>{beside.report.print}</Button>}>
            {!book ? (
                <Wait of={found} />
            ) : (
                <>
                    <p className="soft no-print">{words.about}</p>
                    <div className="paper-scroll" tabIndex={0} role="region" aria-label={book.title}>
                        <div ref={paper} className="paper">
                            <h2>{book.title}</h2>
                            {described && described.phases.length > 0 && <p>{described.phases.map(({ title }) => title).join(' → ')}</p>}
                            {book.tables.filter(isWide).map((table) => (
                                <Looked key={table.name} table={table} />
                            ))}
                            <div className="paper-columns">
                                {book.tables
                                    .filter((table) => !isWide(table))
                                    .map((table) => (
                                        <Looked key={table.name} table={table} />
                                    ))}
                                {clauses.map((clause) => (
                                    <section key={clause.id}>
                                        <h3>
                                            {clause.title} <span className="paper-id">{clause.id}</span>
                                        </h3>
                                        <Markdown leads={() => undefined}>{clause.text}</Markdown>
                                    </section>
                                ))}
                            </div>
                            <p className="paper-foot">
                                {texts.common.umpire} · {words.version(book.version)}
                            </p>
                        </div>
                    </div>
                </>
            )}
        </Screen>
    );
}
