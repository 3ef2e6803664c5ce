/** Input for dice thrown on the table: a tap on a face for each die that shows it, one by one or several at once; never
 * more than were asked for. */
import { type Throwing, counted, full, missing, reached } from '../play/throwing';
import { texts } from '../texts';
import { Button } from './Button';
import { Dice, Die } from './Die';
import { Icon } from './Icon';
import { Name } from './Name';

const PAD_MAX = 20; // dice with more sides are typed as numbers

export interface DicePadProps {
    throwing: Throwing;
    onFace: (value: number, count?: number) => void;
    onUnface: (value: number) => void;
}

export function DicePad({ throwing, onFace, onUnface }: DicePadProps) {
    const { draw, faces } = throwing;
    const left = missing(throwing);
    const hits = reached(throwing);
    const rest = (value: number) => left > 1 && counted(throwing, value) === 0;
    return (
        <div className="pad stack-tight">
            <p className="pad-what">
                <strong>{texts.pad.throw(draw.count, draw.sides)}</strong>
                {draw.unit_name && (
                    <>
                        {' '}
                        {texts.pad.for} <Name>{draw.unit_name}</Name>
                    </>
                )}
                <span className="soft"> · {draw.part && draw.part !== draw.label ? `${draw.part}: ${draw.label}` : draw.label}</span>
                {draw.needed !== undefined && <span className="soft"> · {texts.pad.needed(draw.needed, draw.verb === 'hits')}</span>}
            </p>
            <div className="pad-thrown" aria-live="polite">
                {faces.length > 0 && <Dice faces={faces} sides={draw.sides} size={30} hits={draw.verb === 'hits' && draw.needed !== undefined ? (face) => face >= draw.needed! : undefined} />}
                <span className="small soft">
                    {left > 0 ? texts.pad.left(left) : texts.pad.all}
                    {hits !== undefined && faces.length > 0 && ` · ${texts.pad.hits(hits)}`}
                </span>
            </div>
            {draw.sides <= PAD_MAX ? (
                <div className="pad-faces" role="group" aria-label={texts.pad.faces}>
                    {Array.from({ length: draw.sides }, (_, i) => i + 1).map((value) => (
                        <div key={value} className="pad-face">
                            <button type="button" className="pad-add" disabled={full(throwing)} onClick={() => onFace(value)} aria-label={texts.pad.add(value, counted(throwing, value))}>
                                <Die face={value} sides={draw.sides} size={40} />
                                <span className="pad-count" aria-hidden="true">
                                    ×{counted(throwing, value)}
                                </span>
                            </button>
                            {counted(throwing, value) > 0 ? (
                                <button type="button" className="pad-less" onClick={() => onUnface(value)} aria-label={texts.pad.remove(value)}>
                                    <Icon name="minus" />
                                </button>
                            ) : (
                                <button type="button" className="pad-less" disabled={!rest(value)} onClick={() => onFace(value, left)} aria-label={texts.pad.rest(left, value)}>
                                    <span aria-hidden="true">+{left}</span>
                                </button>
                            )}
                        </div>
                    ))}
                </div>
            ) : (
                <form
                    className="pad-typed row"
                    onSubmit={(event) => {
                        event.preventDefault();
                        const input = new FormData(event.currentTarget).get('face');
                        onFace(Number(input));
                        event.currentTarget.reset();
                    }}
                >
                    <input name="face" inputMode="numeric" aria-label={texts.pad.faces} autoComplete="off" />
                    <Button submit lacks={full(throwing) ? { words: texts.pad.all, shown: true } : undefined}>
                        {texts.common.add}
                    </Button>
                    <Button look="quiet" lacks={faces.length === 0 ? { words: texts.pad.left(left), shown: true } : undefined} onPress={() => onUnface(faces[faces.length - 1]!)}>
                        {texts.common.remove}
                    </Button>
                </form>
            )}
        </div>
    );
}
