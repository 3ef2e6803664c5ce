/** A link to share by the device's own function, which plain http often lacks; then it can be copied by hand. */
import { useState } from 'react';
import { announce } from './Announcer';
import { Button } from './Button';
import { Icon } from './Icon';

export interface ShareWords {
    share: string; // on the button
    copied: string; // announced
    here: string; // label of the field from which it is copied by hand
}

export function Share({ link, title, words }: { link: string; title: string; words: ShareWords }) {
    const [shown, setShown] = useState(false);
    const pass = async () => {
        try {
            if (navigator.share) return await navigator.share({ title, url: link });
            await navigator.clipboard.writeText(link);
            announce(words.copied);
        } catch {
            setShown(true);
        }
    };
    return (
        <>
            <Button onPress={() => void pass()}>
                <Icon name="share" /> {words.share}
            </Button>
            {shown && <input className="link-shown" readOnly value={link} aria-label={words.here} onFocus={(event) => event.target.select()} />}
        </>
    );
}
