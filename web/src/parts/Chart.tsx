/** "Exactly n" or "at least n" as bars, one or two situations side by side; a tap shows the fraction. */
import { useState } from 'react';
import type { Bar, Chance, Kind } from '../play/chances';
import { percent } from '../play/odds';
import { beside } from '../texts/beside';

const words = beside.odds;

function Line({ chance, place }: { chance: Chance | undefined; place: number }) {
    if (!chance) return null;
    return (
        <span className={`chart-line chart-${place}`} aria-hidden="true">
            <span className="chart-bar">
                <span style={{ width: `${100 * chance.chance}%` }} />
            </span>
            <span className="chart-percent">{percent(chance.chance)}</span>
        </span>
    );
}

export function Chart({ bars, kind, names }: { bars: readonly Bar[]; kind: Kind; names: readonly string[] }) {
    const [open, setOpen] = useState<number>();
    return (
        <div className="chart">
            <ul className="plain-list">
                {bars.map(({ value, chances }) => {
                    const said = chances.map((one, i) => one && `${names.length > 1 ? `${names[i]} ` : ''}${percent(one.chance)}`).filter(Boolean).join(', ');
                    return (
                        <li key={value}>
                            <button type="button" className="chart-row" aria-expanded={open === value} aria-label={words.bar[kind](value, said)} onClick={() => setOpen(open === value ? undefined : value)}>
                                <span className="chart-value">{value}</span>
                                <span className="chart-lines">
                                    {chances.map((one, i) => (
                                        <Line key={i} chance={one} place={i} />
                                    ))}
                                </span>
                            </button>
                            {open === value && (
                                <div className="chart-exact small">
                                    {chances.map(
                                        (one, i) =>
                                            one && (
                                                <p key={i}>
                                                    {names.length > 1 && <strong>{names[i]}: </strong>}
                                                    {one.fraction ? words.exactly(one.fraction) : words.about_(percent(one.chance))}
                                                </p>
                                            ),
                                    )}
                                </div>
                            )}
                        </li>
                    );
                })}
            </ul>
            <p className="small soft">{words.tap}</p>
        </div>
    );
}
