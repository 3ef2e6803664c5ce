/** Dice as on the table. A D6 has pips; others show their number in their shape. */
const places: Record<number, readonly [number, number]> = { 1: [25, 25], 2: [75, 25], 3: [25, 50], 4: [75, 50], 5: [25, 75], 6: [75, 75], 7: [50, 50] };
const faces: Record<number, readonly number[]> = { 1: [7], 2: [1, 6], 3: [1, 7, 6], 4: [1, 2, 5, 6], 5: [1, 2, 7, 5, 6], 6: [1, 2, 3, 4, 5, 6] };
const shapes: Record<number, string> = { 4: '50,6 96,90 4,90', 8: '50,3 94,50 50,97 6,50', 10: '50,3 95,42 50,97 5,42', 12: '50,3 97,38 79,95 21,95 3,38', 20: '50,3 93,27 93,73 50,97 7,73 7,27' };

export interface DieProps {
    face: number | undefined;
    sides?: number;
    /** hit: it counts; miss: it does not. Also drawn without colours. */
    as?: 'hit' | 'miss';
    size?: number;
}

export function Die({ face, sides = 6, as, size = 36 }: DieProps) {
    const pips = sides === 6 && face !== undefined ? faces[face] : undefined;
    return (
        <svg className={`die${as ? ` ${as}` : ''}`} viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={face === undefined ? `D${sides}` : String(face)}>
            {shapes[sides] ? <polygon points={shapes[sides]} className="die-body" /> : <rect x="4" y="4" width="92" height="92" rx="20" className="die-body" />}
            {pips
                ? pips.map((place) => <circle key={place} cx={places[place]![0]} cy={places[place]![1]} r="9.5" className="die-pip" />)
                : face !== undefined && (
                      <text x="50" y={sides === 4 ? 76 : 66} textAnchor="middle" className="die-number">
                          {face}
                      </text>
                  )}
        </svg>
    );
}

export interface DiceProps {
    faces: readonly number[];
    sides?: number;
    hits?: (face: number) => boolean;
    /** What each was read as on a table: shown below the die. */
    words?: readonly string[];
    size?: number;
}

export function Dice({ faces, sides, hits, words, size }: DiceProps) {
    return (
        <span className="dice">
            {faces.map((face, place) => {
                const die = <Die key={place} face={face} sides={sides} size={size} as={hits ? (hits(face) ? 'hit' : 'miss') : undefined} />;
                return words ? (
                    <span key={place} className="die-read">
                        {die}
                        <span className="small">{words[place]}</span>
                    </span>
                ) : (
                    die
                );
            })}
        </span>
    );
}
