/** How house rules differ from the printed ones: only the differences, each with its clause. */
import type { Schemas } from 'umpire-client';
import type { Field } from '../play/describe';
import type { Json } from '../play/pointer';
import { hashOf } from '../route';
import { useRuleset } from '../state/loaded';
import { texts } from '../texts';
import { Markdown } from './Markdown';
import { wordsOfTable } from './TableField';

type Difference = Schemas['OptionDifference'];

function valueWords(value: unknown, schema: Field | undefined): string {
    const found = schema?.oneOf?.find((one) => one.const === value);
    if (found) return found.description ?? found.title ?? String(value);
    if (value === undefined || value === null) return texts.common.none;
    if (typeof value === 'boolean') return value ? texts.common.yes : texts.common.no;
    return typeof value === 'object' && schema ? wordsOfTable(schema, value as Json) : String(value);
}

export function Differences({ of, ruleset }: { of: readonly Difference[]; ruleset: string }) {
    const options = (useRuleset(ruleset).value?.options as Field | undefined)?.properties;
    if (of.length === 0) return <p>{texts.rules.noDifferences}</p>;
    return (
        <ul className="plain-list stack-tight">
            {of.map((difference) => (
                <li key={difference.name} className="difference">
                    <strong>{difference.title ?? difference.name}</strong>
                    <p>{valueWords(difference.value, options?.[difference.name])}</p>
                    <p className="small soft">{texts.rules.printed(valueWords(difference.default, options?.[difference.name]))}</p>
                    {difference.clause && (
                        <details>
                            <summary>{difference.clause.title ? `${difference.clause.id}: ${difference.clause.title}` : difference.clause.id}</summary>
                            <Markdown leads={(clause) => hashOf({ screen: 'rules', ruleset, clause })}>{difference.clause.text ?? difference.doc ?? ''}</Markdown>
                        </details>
                    )}
                </li>
            ))}
        </ul>
    );
}
