import { useState } from 'react';
import { texts } from '../texts';
import { Button } from './Button';
import { Notice } from './Card';
import { Sheet } from './Sheet';

/** Confirmed in a sheet of its own before an action that cannot be undone. */
export function Sure({ title, more, yes, name, onYes, onClose, children }: { title: string; more: string; yes: string; name: string; onYes: () => Promise<string | undefined>; onClose: () => void; children?: JSX.Element }) {
    const [busy, setBusy] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const go = async () => {
        setBusy(true);
        setTrouble(await onYes());
        setBusy(false);
    };
    return (
        <Sheet
            title={title}
            onClose={onClose}
            actions={
                <>
                    <Button onPress={onClose}>{texts.common.cancel}</Button>
                    <Button name={name} look="danger" onPress={() => void go()} busy={busy}>
                        {yes}
                    </Button>
                </>
            }
        >
            <p>{more}</p>
            {children}
            {trouble && (
                <Notice tone="alarm" role="alert">
                    {trouble}
                </Notice>
            )}
        </Sheet>
    );
}
