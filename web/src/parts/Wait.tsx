/** Content that is still loading, or failed to load. */
import type { Loaded } from '../state/loaded';
import { texts } from '../texts';
import { Button } from './Button';
import { Notice } from './Card';

export function Wait({ of }: { of: Pick<Loaded<unknown>, 'failed' | 'again'> }) {
    if (of.failed === undefined) return <p className="soft">{texts.common.loading}</p>;
    return (
        <Notice tone="warn" role="status">
            <p>{of.failed}</p>
            <div>
                <Button onPress={of.again}>{texts.common.retry}</Button>
            </div>
        </Notice>
    );
}
