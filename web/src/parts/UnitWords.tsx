/** The changes of a unit, in a word or two each. */
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
