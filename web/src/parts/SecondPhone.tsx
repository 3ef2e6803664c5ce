/** A second phone for the same seat: a QR code for its camera, with the seat's token after the #. */
import { Suspense, lazy, useState } from 'react';
import { linkOfSecond } from '../state/seats';
import { texts } from '../texts';
import { Button } from './Button';

const Qr = lazy(() => import('./Code').then(({ Qr }) => ({ default: Qr })));
const words = texts.fairness.phone;

export function SecondPhone({ session }: { session: string }) {
    const [link, setLink] = useState<string>();
    if (!link)
        return (
            <Button onPress={() => void linkOfSecond(session).then(setLink)}>
                {words.title}
            </Button>
        );
    return (
        <section className="stack-tight">
            <h3>{words.title}</h3>
            <p>{words.more}</p>
            <Suspense fallback={<p>{texts.common.loading}</p>}>
                <Qr text={link} label={words.qr} />
            </Suspense>
        </section>
    );
}
