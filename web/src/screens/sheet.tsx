/** A ruleset's reference sheet for the table, as the service writes it; on one page of paper. */
import type { MouseEvent } from 'react';
import { Button } from '../parts/Button';
import { Screen } from '../parts/Screen';
import { Wait } from '../parts/Wait';
import { go } from '../route';
import { useReference } from '../state/book';
import { useTitleOf } from '../state/loaded';
import { beside } from '../texts/beside';

const words = beside.sheet;

/** Its links to clauses open the rules of this page. */
function follow(event: MouseEvent, ruleset: string) {
    const path = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    const clause = path.split(`/rules/${ruleset}/clauses/`)[1];
    if (clause === undefined) return;
    event.preventDefault();
    go({ screen: 'rules', ruleset, clause });
}

export function Sheet({ ruleset }: { ruleset: string }) {
    const found = useReference(ruleset);
    return (
        <Screen title={words.title} about={useTitleOf(ruleset)} back={{ screen: 'rules', ruleset }} rules={ruleset} broad actions={<Button onPress={() => print()}>{beside.report.print}</Button>}>
            {found.value === undefined ? (
                <Wait of={found} />
            ) : (
                <>
                    <p className="soft no-print">
                        {words.about} <a href={`/rules/${ruleset}/sheet`}>{words.site}</a>
                    </p>
                    <div className="reference" onClick={(event) => follow(event, ruleset)} dangerouslySetInnerHTML={{ __html: found.value }} />
                </>
            )}
        </Screen>
    );
}
