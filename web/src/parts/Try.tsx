/** A game for practice, a tap away, for each ruleset. */
import { useState } from 'react';
import { UmpireProblem } from 'umpire-client';
import { go } from '../route';
import { useKeys } from '../state/keys';
import { useRulesets, wordsOf } from '../state/loaded';
import { texts } from '../texts';
import { Notice } from './Card';
import { Icon } from './Icon';
import { Wait } from './Wait';

const words = texts.home.practice;

export function Try() {
    const rulesets = useRulesets();
    const [busy, setBusy] = useState<string>();
    const [failed, setFailed] = useState<string>();
    const once = useKeys();
    const open = async (ruleset: string, title: string) => {
        setBusy(ruleset);
        setFailed(undefined);
        try {
            const { practise } = await import('../state/practice');
            await once(ruleset, async (key) => go({ screen: 'table', session: await practise(ruleset, words.game(title), key) }));
        } catch (error) {
            setFailed(error instanceof UmpireProblem && error.status === 401 ? texts.create.clubOpens : wordsOf(error));
            setBusy(undefined);
        }
    };
    if (!rulesets.value) return <Wait of={rulesets} />;
    return (
        <>
            <ul className="plain-list tries">
                {rulesets.value.map(({ name, title }) => (
                    <li key={name}>
                        <button type="button" className="try" data-try={name} aria-disabled={busy !== undefined} aria-busy={busy === name} onClick={() => busy === undefined && void open(name, title)}>
                            <Icon name="dice" />
                            <span className="grow">{busy === name ? texts.common.loading : title}</span>
                            <Icon name="next" />
                        </button>
                    </li>
                ))}
            </ul>
            {failed && (
                <Notice tone="alarm" role="alert">
                    {failed}
                </Notice>
            )}
        </>
    );
}
