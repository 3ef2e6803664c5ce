/** The Markdown of the rulebooks as elements: paragraphs, lists, tables, bold, italic, code, links. It is never inserted
 * as HTML. */
import { Fragment, type ReactNode } from 'react';

type Leads = (clause: string) => string | undefined;

/** `leads`: the target of a clause's id; unknown ids remain text. */
function inline(text: string, leads: Leads | undefined): ReactNode[] {
    const parts: ReactNode[] = [];
    const pattern = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\b((?:[A-Z]-)?[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\b/g;
    let at = 0;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
        const [all, bold, italic, italic2, code, words, to, clause] = found;
        const href = clause ? leads?.(clause) : undefined;
        if (clause && !href) continue;
        if (found.index > at) parts.push(text.slice(at, found.index));
        at = found.index + all.length;
        const key = found.index;
        if (bold) parts.push(<strong key={key}>{inline(bold, leads)}</strong>);
        else if (italic ?? italic2) parts.push(<em key={key}>{inline((italic ?? italic2)!, leads)}</em>);
        else if (code) parts.push(<code key={key}>{code}</code>);
        else if (clause)
            parts.push(
                <a key={key} href={href}>
                    {clause}
                </a>,
            );
        else if (/^(https?:|#|\/)/.test(to!))
            parts.push(
                <a key={key} href={to} rel="noreferrer">
                    {words}
                </a>,
            );
        else parts.push(words);
    }
    if (at < text.length) parts.push(text.slice(at));
    return parts;
}

const cells = (line: string) =>
    line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());

function block(text: string, key: number, leads: Leads | undefined): ReactNode {
    const lines = text.split('\n');
    if (lines.length >= 2 && /^\s*\|/.test(lines[0]!) && /^[\s|:-]+$/.test(lines[1]!)) {
        const [head, , ...rows] = lines;
        return (
            <div key={key} className="scrolled" tabIndex={0} role="region" aria-label={cells(head!).filter(Boolean).join(', ')}>
                <table className="grid">
                    <thead>
                        <tr>
                            {cells(head!).map((cell, i) => (
                                <th key={i} scope="col">
                                    {inline(cell, leads)}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {rows.filter((row) => row.trim()).map((row, i) => (
                            <tr key={i}>
                                {cells(row).map((cell, k) => (
                                    <td key={k}>{inline(cell, leads)}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        );
    }
    const item = /^\s*(?:[-*]|\d+[.)])\s+/;
    if (item.test(lines[0]!)) {
        const items: string[] = [];
        for (const line of lines) {
            if (item.test(line)) items.push(line.replace(item, ''));
            else if (items.length) items.push(`${items.pop()!} ${line.trim()}`);
        }
        const List = /^\s*\d/.test(lines[0]!) ? 'ol' : 'ul';
        return (
            <List key={key}>
                {items.map((words, i) => (
                    <li key={i}>{inline(words, leads)}</li>
                ))}
            </List>
        );
    }
    const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0]!);
    if (heading)
        return (
            <Fragment key={key}>
                <p>
                    <strong>{inline(heading[2]!, leads)}</strong>
                </p>
                {lines.length > 1 && block(lines.slice(1).join('\n'), key, leads)}
            </Fragment>
        );
    return <p key={key}>{inline(lines.join(' '), leads)}</p>;
}

export function Markdown({ children, leads }: { children: string; leads?: Leads }) {
    return (
        <div className="markdown">
            {children
                .trim()
                .split(/\n\s*\n/)
                .map((text, key) => block(text, key, leads))}
        </div>
    );
}
