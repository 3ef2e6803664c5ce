/** Shown once where a seat is taken or played: this browser stores nothing for the page. */
import { useState, useSyncExternalStore } from 'react';
import { local } from '../state/storage';
import { texts } from '../texts';
import { Button } from './Button';
import { Notice } from './Card';

let understood = false;

export function Forgets() {
    const forgets = useSyncExternalStore(local.subscribe, local.forgets);
    const [seen, setSeen] = useState(understood);
    if (!forgets || seen) return null;
    return (
        <Notice tone="warn">
            <strong>{texts.common.forgets}</strong>
            <p>{texts.common.forgetsMore}</p>
            <div className="row">
                <Button name="understood" onPress={() => setSeen((understood = true))}>
                    {texts.common.understood}
                </Button>
            </div>
        </Notice>
    );
}
