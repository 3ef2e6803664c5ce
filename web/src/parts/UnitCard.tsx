/** The current state of a unit: its name, its kind, its figures, its markers, and its state in words. */
import type { UnitCard as Shown } from '../play/cards';
import { texts } from '../texts';
import { Name, SideSign, type SideLike } from './Name';
import { Pips } from './Pips';

/** What a player acts on: markers, and what is otherwise than with a fresh unit. */
function States({ card }: { card: Shown }) {
    if (card.out) return <span className="unit-word out">{texts.table.out(card.out)}</span>;
    return (
        <>
            {card.markers.map(({ member, title, count }) => (
                <span key={member} className="unit-word marker">
                    {title} {count}
                </span>
            ))}
            {card.words.map((word) => (
                <span key={word} className="unit-word">
                    {word}
                </span>
            ))}
        </>
    );
}

export function UnitState({ card }: { card: Shown }) {
    const kind = [...card.sort, ...card.done];
    return (
        <>
            {kind.length > 0 && <p className="soft">{kind.join(' · ')}</p>}
            {card.figures !== undefined && (card.figures > 1 || (card.strength ?? 0) > 1) && !card.out && <Pips now={card.figures} of={card.strength} label={texts.table.figures} small />}
            {(card.markers.length > 0 || card.words.length > 0 || card.out) && (
                <span className="unit-words">
                    <States card={card} />
                </span>
            )}
        </>
    );
}

/** The figures that are left; those at the start beside them, where some are lost. */
function Figures({ card: { figures, strength = 0 } }: { card: Shown }) {
    if (figures === undefined || (figures <= 1 && strength <= 1)) return null;
    return (
        <span className="unit-figures">
            <span className="heard">{texts.table.figures}: </span>
            <strong>{figures}</strong>
            {strength > figures && <span className="small soft">/{strength}</span>}
        </span>
    );
}

export interface UnitCardProps {
    card: Shown;
    sides: readonly SideLike[];
    onPress: () => void;
    due?: boolean;
    /** It has acted, and owes nothing. */
    acted?: boolean;
    pressed?: boolean;
}

export function UnitCard({ card, sides, onPress, due, acted, pressed }: UnitCardProps) {
    const marked = due || card.markers.length + card.words.length > 0;
    const did = acted && !due && card.done.length === 0 ? [texts.table.acted] : card.done;
    const about = [...did, ...card.sort].slice(0, marked ? 2 : 3);
    return (
        <button type="button" className={`unit${card.out ? ' is-out' : ''}${due ? ' is-due' : ''}${acted && !due ? ' is-quiet' : ''}`} data-unit={card.id} onClick={onPress} aria-pressed={pressed}>
            <SideSign side={card.side} sides={sides} />
            <span className="unit-main">
                <span className="unit-name">
                    <Name>{card.name}</Name>
                </span>
                <span className="unit-about">
                    {due && <span className="unit-due">{texts.table.isDue}</span>}
                    <States card={card} />
                    {about.length > 0 && !card.out && <span className="unit-kind">{about.join(' · ')}</span>}
                </span>
            </span>
            {!card.out && <Figures card={card} />}
        </button>
    );
}
