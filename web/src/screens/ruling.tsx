/** A ruling as everybody sees it: one sentence, the dice, the effects on units, and the reasons. And what can be done
 * about it. */
import type { Schemas } from 'umpire-client';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Clause } from '../parts/Clause';
import { Dice, Die } from '../parts/Die';
import { Name } from '../parts/Name';
import { Share } from '../parts/Share';
import { UnitWords } from '../parts/UnitWords';
import type { Ruleset, Unit } from '../play/describe';
import { type DiceFrom, diceFrom, wordsOfDice } from '../play/dice';
import { byUnit, changesOf } from '../play/effects';
import type { Line } from '../play/log';
import { postOfRuling } from '../play/post';
import { texts } from '../texts';

export interface RulingProps {
    ruling: Schemas['RulingEntry'] | Schemas['CorrectionEntry'];
    line?: Line;
    /** Where its dice come from, if there is no line. */
    dice?: DiceFrom;
    ruleset: Ruleset;
    units: readonly Unit[];
    /** Of the seat that asked. */
    by?: string;
    /** What this seat may do about it; nothing if it may not. */
    onTakeBack?: () => void;
    onDispute?: () => void;
    /** It can be posted elsewhere. */
    share?: boolean;
    /** The reasons are open, too. */
    whole?: boolean;
    /** Goes to an entry that this one is about, or that answers it. */
    onGo?: (seq: number) => void;
}

function nameOf(units: readonly Unit[], id: string): string {
    return units.find((unit) => unit.id === id)?.name ?? id;
}

function Draw({ draw, units }: { draw: Schemas['Draw']; units: readonly Unit[] }) {
    const number = draw.number;
    const hits = draw.verb === 'hits' && number !== undefined ? (face: number) => face >= number : undefined;
    return (
        <li className="draw">
            <span className="small soft">
                {draw.unit && (
                    <>
                        <Name>{nameOf(units, draw.unit)}</Name>{' · '}
                    </>
                )}
                {draw.label}
                {hits && ` · ${texts.pad.needed(number!, true)}`}
            </span>
            <Dice faces={draw.faces} sides={draw.sides} size={30} hits={hits} words={draw.result} />
        </li>
    );
}

function Reason({ reason, ruleset }: { reason: Schemas['Reason']; ruleset: string }) {
    const { subject, text, value, total, needed, result, count, of } = reason;
    const sign = value === undefined ? '' : value > 0 ? `+${value}` : String(value).replace('-', '−');
    return (
        <li className="reason">
            <Clause ruleset={ruleset} clause={reason.clause} />
            <span className="reason-text">
                {subject && (
                    <>
                        <Name>{subject}</Name>:{' '}
                    </>
                )}
                {text}
                {count !== undefined && value === undefined && `: ${count}`}
            </span>
            {(value !== undefined || needed !== undefined || result !== undefined) && (
                <span className="reason-number">
                    {value !== undefined && total !== undefined && total !== value ? `${sign} = ${total}` : value !== undefined ? String(total ?? value) : ''}
                    {needed !== undefined && (result !== undefined ? texts.ruling.against(result, needed) : texts.pad.needed(needed, false))}
                    {needed === undefined && result !== undefined && String(result)}
                    {of && <span className="heard"> {of}</span>}
                </span>
            )}
        </li>
    );
}

/** What it does to units, one line for each. */
export function Effects({ effects, ruleset, units }: { effects: readonly Schemas['UnitEffect'][] | undefined } & Pick<RulingProps, 'ruleset' | 'units'>) {
    const changes = changesOf(ruleset, effects ?? [], { yes: texts.common.yes, no: texts.common.no }, units);
    if (changes.length === 0) return null;
    return (
        <ul className="plain-list stack-tight effects">
            {byUnit(changes).map(({ unit, changes: list }) => (
                <li key={unit} className="row">
                    <strong>
                        <Name>{nameOf(units, unit)}</Name>
                    </strong>
                    <UnitWords changes={list} />
                </li>
            ))}
        </ul>
    );
}

function Whole({ ruling, line, dice, ruleset, units, by, onTakeBack, onDispute, onGo, whole, share }: RulingProps) {
    const thrown = wordsOfDice(dice ?? line?.dice ?? diceFrom(ruling, () => undefined), texts.ruling);
    const corrects = (ruling as { corrects?: number }).corrects;
    const details = (
        <>
            {ruling.draws.length > 0 && (
                <ul className="plain-list stack-tight">
                    {ruling.draws.map((draw, i) => (
                        <Draw key={i} draw={draw} units={units} />
                    ))}
                </ul>
            )}
            <Effects effects={ruling.effects} ruleset={ruleset} units={units} />
            {ruling.reasons.length > 0 && (
                <details className="why" open={whole}>
                    <summary>{texts.ruling.why}</summary>
                    <ol className="plain-list stack-tight">
                        {ruling.reasons.map((reason, i) => (
                            <Reason key={i} reason={reason} ruleset={ruling.ruleset} />
                        ))}
                    </ol>
                </details>
            )}
        </>
    );
    return (
        <>
            {ruling.status === 'not_permitted' && <p className="ruling-mark">{texts.ruling.notPermitted}</p>}
            <p className="ruling-words" dir="auto">
                {ruling.summary}
            </p>
            <p className="small soft">
                {texts.ruling.number(ruling.seq)}
                {ruling.turn !== undefined && ` · ${texts.common.turn(ruling.turn)}`}
                {by !== undefined && (
                    <>
                        {' · '}
                        <Name>{by}</Name>
                    </>
                )}
                {corrects !== undefined && (
                    <>
                        {` · ${texts.ruling.correction} `}
                        <Go to={corrects} onGo={onGo} />
                    </>
                )}
                {ruling.draws.length > 0 && ` · ${thrown}`}
                {ruling.applied === false && ` · ${texts.ruling.notApplied}`}
            </p>
            {line?.struck && (
                <Notice tone="warn">
                    <span>
                        {texts.ruling.struck[line.struck.how]} <Go to={line.struck.by} onGo={onGo} />
                    </span>
                </Notice>
            )}
            {line?.outdated !== undefined && (
                <Notice tone="plain">
                    <span>
                        {texts.ruling.outdated} <Go to={line.outdated} onGo={onGo} />
                    </span>
                </Notice>
            )}
            {line?.disputed && (
                <Notice tone={line.disputed.state === 'open' ? 'warn' : 'plain'}>
                    <span>
                        {texts.ruling.disputed[line.disputed.state]} <Go to={line.disputed.by} onGo={onGo} />
                    </span>
                </Notice>
            )}
            {details}
            {(onTakeBack || onDispute || share) && !line?.struck && (
                <div className="row">
                    {share && <Share look="quiet" text={postOfRuling(ruling, texts.post)} title={texts.ruling.of(ruling.seq)} words={texts.post} />}
                    {onTakeBack && (
                        <Button name="take-back" look="quiet" onPress={onTakeBack}>
                            {texts.ruling.takeBack}
                        </Button>
                    )}
                    {onDispute && !line?.disputed && (
                        <Button name="dispute" look="quiet" onPress={onDispute}>
                            {texts.ruling.dispute}
                        </Button>
                    )}
                </div>
            )}
        </>
    );
}

export function RulingCard(props: RulingProps) {
    const { ruling, line } = props;
    return (
        <article data-entry={ruling.seq} className={`ruling${line?.struck ? ' is-struck' : ''}`} aria-label={texts.ruling.of(ruling.seq)}>
            <Whole {...props} />
        </article>
    );
}

const FACES_MAX = 8;

/** The first dice of a ruling, small: what they counted as is heard in the sentence. */
function FewDice({ draws }: { draws: readonly Schemas['Draw'][] }) {
    const dice = draws.flatMap(({ faces, sides, verb, number }) => faces.map((face) => ({ face, sides, as: verb !== 'hits' || number === undefined ? undefined : face >= number ? ('hit' as const) : ('miss' as const) })));
    if (dice.length === 0) return null;
    const shown = [...dice].sort((a, b) => Number(b.as === 'hit') - Number(a.as === 'hit')).slice(0, FACES_MAX);
    return (
        <span className="dice" aria-hidden="true">
            {shown.map(({ face, sides, as }, place) => (
                <Die key={place} face={face} sides={sides} as={as} size={18} />
            ))}
            {dice.length > shown.length && <span className="small soft">{texts.table.dice(dice.length - shown.length)}</span>}
        </span>
    );
}

/** The newest ruling in two lines and its dice; a tap opens all of it. `corrected`: the sentence that it took the place
 * of; `fresh`: it has just come. */
export function RulingStrip({ corrected, fresh, ...props }: RulingProps & { corrected?: string; fresh: boolean }) {
    const { ruling, line, by } = props;
    const corrects = (ruling as { corrects?: number }).corrects;
    return (
        <details data-entry={ruling.seq} className={`ruling strip${line?.struck ? ' is-struck' : ''}${fresh ? ' is-fresh' : ''}${line?.disputed?.state === 'open' ? ' is-disputed' : ''}`}>
            <summary>
                {corrected !== undefined && (
                    <s className="strip-before small soft" dir="auto">
                        {corrected}
                    </s>
                )}
                <span className="strip-words" dir="auto">
                    {ruling.status === 'not_permitted' && <strong className="ruling-mark">{texts.ruling.notPermitted}: </strong>}
                    {ruling.summary}
                </span>
                <span className="strip-about small soft">
                    <FewDice draws={ruling.draws} />
                    <span>
                        {line?.struck ? `${texts.ruling.struck[line.struck.how]} ${texts.ruling.number(line.struck.by)}` : line?.disputed ? `${texts.ruling.disputed[line.disputed.state]} ${texts.ruling.number(line.disputed.by)}` : corrects !== undefined ? `${texts.ruling.correction} ${texts.ruling.number(corrects)}` : by !== undefined && <Name>{by}</Name>}
                        {` · ${texts.ruling.number(ruling.seq)}`}
                    </span>
                </span>
            </summary>
            <div className="strip-whole">
                <Whole {...props} />
            </div>
        </details>
    );
}

export function Go({ to, onGo }: { to: number; onGo?: (seq: number) => void }) {
    if (!onGo) return <>{texts.ruling.number(to)}</>;
    return (
        <button type="button" className="link-button" onClick={() => onGo(to)}>
            {texts.ruling.number(to)}
        </button>
    );
}
