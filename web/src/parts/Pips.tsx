/** How many figures are left, and how many there were: pips up to two dozen, a bar beyond; always with the number. */
import { texts } from '../texts';

const PIPS_MAX = 24;

export function Pips({ now, of, label, small }: { now: number; of?: number; label: string; small?: boolean }) {
    const most = Math.max(now, of ?? now);
    const words = of !== undefined && of !== now ? texts.common.of(now, of) : String(now);
    return (
        <span className={`pips${small ? ' small-pips' : ''}`}>
            <span className="pips-number">
                <span className="heard">{label}: </span>
                {words}
            </span>
            {most <= PIPS_MAX ? (
                <span className="pips-dots" aria-hidden="true">
                    {Array.from({ length: most }, (_, place) => (
                        <span key={place} className={place < now ? 'pip' : 'pip gone'} />
                    ))}
                </span>
            ) : (
                <progress className="pips-bar" value={now} max={most} aria-hidden="true" />
            )}
        </span>
    );
}
