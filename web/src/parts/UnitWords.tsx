/** What has changed in a unit, a word or two for each. */
import type { Change } from '../play/effects';

export function UnitWords({ changes }: { changes: readonly Change[] }) {
    return (
        <>
            {changes.map(({ title, values }, i) => (
                <span key={i} className="unit-word">
                    {title}
                    {values && `: ${values}`}
                </span>
            ))}
        </>
    );
}
