/** The current state of a unit: its name, its figures as pips, its markers, and its state in words. */
import type { UnitCard as Shown } from '../play/cards';
import { texts } from '../texts/en';
import { Name, SideSign, type SideLike } from './Name';
import { Pips } from './Pips';

export function UnitState({ card }: { card: Shown }) {
    return (
        <>
            {card.figures !== undefined && (card.figures > 1 || (card.strength ?? 0) > 1) && !card.out && <Pips now={card.figures} of={card.strength} label={texts.table.figures} small />}
            {(card.markers.length > 0 || card.words.length > 0 || card.out) && (
                <span className="unit-words">
                    {card.out && <span className="unit-word out">{texts.table.out(card.out)}</span>}
                    {card.markers.map(({ member, title, count }) => (
                        <span key={member} className="unit-word marker">
                            {title}: {count}
                            <span className="unit-markers" aria-hidden="true">
                                {Array.from({ length: Math.min(count, 6) }, (_, i) => (
                                    <span key={i} />
                                ))}
                            </span>
                        </span>
                    ))}
                    {!card.out &&
                        card.words.map((word) => (
                            <span key={word} className="unit-word">
                                {word}
                            </span>
                        ))}
                </span>
            )}
        </>
    );
}

export function UnitCard({ card, sides, onPress, due, pressed }: { card: Shown; sides: readonly SideLike[]; onPress: () => void; due?: boolean; pressed?: boolean }) {
    return (
        <button type="button" className={`unit${card.out ? ' is-out' : ''}${due ? ' is-due' : ''}`} data-unit={card.id} onClick={onPress} aria-pressed={pressed}>
            <span className="unit-head">
                <SideSign side={card.side} sides={sides} />
                <span className="unit-name">
                    <Name>{card.name}</Name>
                </span>
                {due && <span className="unit-due">{texts.table.isDue}</span>}
            </span>
            {card.sort.length > 0 && <span className="small soft">{card.sort.join(' · ')}</span>}
            <UnitState card={card} />
        </button>
    );
}
