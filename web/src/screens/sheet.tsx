/** A reference sheet: what one looks up at the table, of one ruleset, on one page of paper. */
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
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
const PAGE_MM = 279; // A4 less its margins, and a little
const ACROSS = 62, HALF = 34; // letters of a row; a table with more stands across the page, or takes half of it
const ROOM = { 2: 66, 3: 44 }; // letters that half of it has beside each other, and a third
const WORDS = 14, WHOLE = 12; // letters in which words are broken well, and that are not broken
const PLAIN = ['Title', 'When', 'Result']; // what a first column is called that needs no name beside the table's
const LARGEST_PT = 9;
const SMALLEST_PT = 6.5; // below that nobody reads it at a table
const MM = 96 / 25.4;

/** A ruleset without tables has its rules in words; examples, readings of what they leave open (A-…), and what the umpire remembers (X-…) stay in the book. */
function told(book: Book): Clause[] {
    return book.tables.length > 0 ? [] : book.clauses.filter(({ id, tags, table_only }) => !/^[AX]-/.test(id) && !tags.includes('example') && !/^an example/.test(table_only ?? ''));
}

type Row = Record<string, unknown>;
type Columns = ReturnType<typeof columnsOf>;

const rowsOf = (table: Schemas['Table']) => table.rows as Row[];

/** On paper a row needs no name for programs beside what players call it, no number of its clause, and no bounds beside words that say them. */
function printed(table: Schemas['Table']): Columns {
    const { columns, names } = columnsOf(table);
    const titled = (title: string) => names.some((name) => columns[name]?.title === title);
    const called = names.includes('title') || titled('When'), worded = titled('In words');
    const needless = (name: string) => name === 'clause' || name === 'kind' && grouped(table) !== 'each' || (called && name === 'name') || (worded && (name === 'lo' || name === 'hi'));
    return { columns, names: names.filter((name) => !needless(name)) };
}

/** Rows of one kind stand together, under its name; where each row is a kind of its own, that is what it is called. */
function grouped(table: Schemas['Table']): 'each' | 'one' | 'some' {
    const kinds = new Set(rowsOf(table).map(({ kind }) => kind)).size;
    return kinds === table.rows.length ? 'each' : kinds === 1 ? 'one' : 'some';
}

/** A mark where a rule holds, and nothing where it does not: words for both would make the widest columns. */
const inked = (value: unknown, column: Parameters<typeof cellOf>[1]) => (typeof value === 'boolean' ? value ? <span aria-label={texts.common.yes}>✓</span> : '' : cellOf(value, column));

/** Marks and numbers take no more room than they need, so that words have the rest. */
const isTight = (table: Schemas['Table'], name: string) => rowsOf(table).every((row) => row[name] === undefined || typeof row[name] === 'boolean' || /^[-+]?[\d.]*$/.test(String(row[name])));

/** How much of the page a table wants across: all of it, half of it, or a third. */
function shareOf(table: Schemas['Table']): 1 | 2 | 3 {
    const { columns, names } = printed(table);
    const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
    const letters = names.map((name) => {
        const head = longest((columns[name]?.title ?? name).split(' ')), cells = longest(rowsOf(table).map((row) => cellOf(row[name], columns[name])));
        return 1 + Math.max(head, isTight(table, name) ? 1 : Math.min(cells, WORDS));
    });
    const all = letters.reduce((sum, one) => sum + one, 0);
    return all > ACROSS ? 1 : all > HALF ? 2 : 3;
}

/** How many lines it takes, about: each row as many as its longest words do in what marks and numbers leave them. */
function linesOf(table: Schemas['Table'], share: 2 | 3): number {
    const { columns, names } = printed(table);
    const wordy = names.filter((name) => !isTight(table, name));
    const room = (ROOM[share] - 5 * (names.length - wordy.length)) / Math.max(1, wordy.length > 2 ? wordy.length : wordy.length * 0.75);
    const lines = rowsOf(table).map((row) => Math.max(1, ...wordy.map((name) => Math.ceil(cellOf(row[name], columns[name]).length / room))));
    const kinds = grouped(table) === 'some' ? new Set(rowsOf(table).map(({ kind }) => kind)).size : 0;
    return 2.5 + kinds + lines.reduce((sum, one) => sum + one, 0);
}

/** Into columns of about the same height: the longest first, each to the column that is the shortest by then. CSS columns would break tables, and on paper otherwise than here. */
function dealt(tables: readonly Schemas['Table'][], share: 2 | 3): Schemas['Table'][][] {
    const columns = Array.from({ length: share }, () => ({ height: 0, tables: [] as Schemas['Table'][] }));
    for (const table of [...tables].sort((a, b) => linesOf(b, share) - linesOf(a, share))) {
        const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one));
        shortest.height += linesOf(table, share);
        shortest.tables.push(table);
    }
    return columns.map((column) => column.tables.sort((a, b) => tables.indexOf(a) - tables.indexOf(b)));
}

/** Neighbours that say the same in several words say it once. */
function cellsOf(row: Row, { columns, names }: Columns): { name: string; value: ReturnType<typeof inked>; span: number }[] {
    const cells: { name: string; value: ReturnType<typeof inked>; span: number }[] = [];
    for (const name of names) {
        const value = inked(row[name], columns[name]), last = cells[cells.length - 1];
        if (last && typeof value === 'string' && value.includes(' ') && value === last.value) last.span++;
        else cells.push({ name, value, span: 1 });
    }
    return cells;
}

function Looked({ table }: { table: Schemas['Table'] }) {
    const shown = printed(table), { columns, names } = shown;
    const kinds = grouped(table) === 'some';
    const plain = PLAIN.includes(columns[names[0]!]?.title ?? '');
    return (
        <section>
            {!plain && <h3>{table.title}</h3>}
            <table>
                <thead>
                    <tr>
                        {names.map((name, place) => (
                            <th key={name} scope="col" className={isTight(table, name) ? 'tight' : undefined}>
                                {plain && place === 0 ? <h3>{table.title}</h3> : (columns[name]?.title ?? name)}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rowsOf(table).map((row, i, rows) => (
                        <Fragment key={i}>
                            {kinds && rows[i - 1]?.kind !== row.kind && (
                                <tr>
                                    <th colSpan={names.length} scope="rowgroup">
                                        {cellOf(row.kind, columns.kind)}
                                    </th>
                                </tr>
                            )}
                            <tr>
                                {cellsOf(row, shown).map(({ name, value, span }) => (
                                    <td key={name} colSpan={span} className={typeof value === 'string' && value.length <= WHOLE ? 'whole' : undefined}>
                                        {value}
                                    </td>
                                ))}
                            </tr>
                        </Fragment>
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
    // As large as the page holds: halved towards the size at which it just fits.
    useLayoutEffect(() => {
        const sheet = paper.current;
        if (!sheet) return;
        const fits = (size: number) => {
            sheet.style.fontSize = `${size}pt`;
            return sheet.scrollHeight <= PAGE_MM * MM && [...sheet.querySelectorAll('table')].every((table) => table.offsetWidth <= table.parentElement!.clientWidth + 1);
        };
        let [small, large] = [SMALLEST_PT, LARGEST_PT];
        for (let tries = 0; tries < 9; tries++) {
            const size = (small + large) / 2;
            if (fits(size)) small = size;
            else large = size;
        }
        sheet.style.fontSize = `${small}pt`;
    }, [book, described]);
    const tables = book?.tables ?? [], small = tables.filter((table) => shareOf(table) === 3);
    const few = small.length < 3; // not enough for three columns
    const halves = tables.filter((table) => shareOf(table) === 2 || (few && shareOf(table) === 3));
    const looked = (tables: Schemas['Table'][]) => tables.map((table) => <Looked key={table.name} table={table} />);
    return (
        <Screen title={words.title} about={book?.title} back={{ screen: 'rules', ruleset }} rules={ruleset} broad actions={<Button onPress={() => print()}>{beside.report.print}</Button>}>
            {!book ? (
                <Wait of={found} />
            ) : (
                <>
                    <p className="soft no-print">
                        {words.about} <a href={`/v1/rulesets/${ruleset}/sheet`}>{words.site}</a>
                    </p>
                    <div className="paper-scroll" tabIndex={0} role="region" aria-label={book.title}>
                        <div ref={paper} className="paper">
                            <h2>{book.title}</h2>
                            {described && !book.turn_sequence && described.phases.length > 0 && <p>{described.phases.map(({ title }) => title).join(' → ')}</p>}
                            {looked(tables.filter((table) => shareOf(table) === 1))}
                            {[
                                { share: 2 as const, of: halves },
                                { share: 3 as const, of: few ? [] : small },
                            ].map(({ share, of }) => (
                                <div key={share} className={`paper-shares of-${share}`}>
                                    {dealt(of, share).map((column, place) => (
                                        <div key={place}>{looked(column)}</div>
                                    ))}
                                </div>
                            ))}
                            <div className="paper-columns">
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
