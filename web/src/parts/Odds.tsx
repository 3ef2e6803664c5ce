/** The two or three ends that matter before a decision, as bars with their chances. */
import { type End, percent } from '../play/odds';
import { texts } from '../texts';
import { Name } from './Name';

export function OddsStrip({ ends, busy }: { ends: readonly End[] | undefined; busy: boolean }) {
    if (!ends?.length && !busy) return null;
    return (
        <div className="odds">
            <h3 className="heard">{texts.table.odds}</h3>
            {!ends?.length && <p className="small soft">{texts.table.oddsComing}</p>}
            <ul className="plain-list stack-tight">
                {(ends ?? []).map(({ name, of, title, chance }) => (
                    <li key={name} className="odds-end">
                        <span>
                            {of !== undefined && (
                                <>
                                    <Name>{of}</Name>:{' '}
                                </>
                            )}
                            {title}
                        </span>
                        <strong>{percent(chance)}</strong>
                        <span className="odds-bar" aria-hidden="true">
                            <span style={{ width: `${100 * chance}%` }} />
                        </span>
                    </li>
                ))}
            </ul>
        </div>
    );
}
