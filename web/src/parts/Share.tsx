/** A text, a link or both, shared by the device's own function, which plain http often lacks; then they are copied, or shown to be copied by hand. */
import { useState } from 'react';
import { announce } from './Announcer';
import { Button } from './Button';
import { Icon } from './Icon';

export interface ShareWords {
    share: string; // on the button
    copied: string; // announced
    here: string; // label of the field from which it is copied by hand
}

export function Share({ link, text, title, words, look }: { link?: string; text?: string; title: string; words: ShareWords; look?: 'quiet' }) {
    const [shown, setShown] = useState(false);
    const whole = [text, link].filter(Boolean).join('\n');
    const pass = async () => {
        try {
            if (navigator.share) return await navigator.share({ title, ...(text ? { text } : {}), ...(link ? { url: link } : {}) });
            await navigator.clipboard.writeText(whole);
            announce(words.copied);
        } catch (error) {
            if ((error as Error).name !== 'AbortError') setShown(true); // else the player thought better of it
        }
    };
    const field = { className: 'link-shown', readOnly: true, value: whole, 'aria-label': words.here, onFocus: (event: { target: { select: () => void } }) => event.target.select() };
    return (
        <>
            <Button name="share" look={look} onPress={() => void pass()}>
                <Icon name="share" /> {words.share}
            </Button>
            {shown && (text ? <textarea rows={4} {...field} /> : <input {...field} />)}
        </>
    );
}
