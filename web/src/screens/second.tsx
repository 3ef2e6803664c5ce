/** A seat that another phone of the same player has: this phone shows the game, too. */
import { useEffect, useState } from 'react';
import { Notice } from '../parts/Card';
import { Screen } from '../parts/Screen';
import { go } from '../route';
import { wordsOf } from '../state/loaded';
import { takeSecond } from '../state/seats';
import { texts } from '../texts';

const words = texts.fairness.phone;

export function Second({ link }: { link: string }) {
    const [wrong, setWrong] = useState<string>();
    useEffect(() => {
        takeSecond(link).then(
            (session) => go({ screen: 'table', session }, true),
            (error) => setWrong(error instanceof Error && error.message === words.wrong ? words.wrong : wordsOf(error)),
        );
    }, [link]);
    return (
        <Screen title={words.title} back={{ screen: 'home' }}>
            {wrong === undefined ? (
                <p className="soft">{texts.common.loading}</p>
            ) : (
                <Notice tone="warn" role="alert">
                    {wrong}
                </Notice>
            )}
        </Screen>
    );
}
