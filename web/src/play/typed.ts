/** Input of a closed act returns when the same unit does the same to the same target, at the same point of the turn. */
import { useRef } from 'react';
import type { Act, Event } from './act';
import type { Question } from './question';

const leadOf = ({ units }: Question) => Object.values(units)[0]?.[0];
const placeOf = (unit: string | undefined, step: string) => `${unit ?? ''} ${step}`;

/** The initial input of an act: what was typed before, unless the target is another one now. */
export function restored(held: Question | undefined, { target }: { target?: string }): Question | undefined {
    return held && (target === undefined || Object.values(held.units).slice(1).flat().includes(target)) ? held : undefined;
}

/** `tell` remembers; `point`: the turn and phase. */
export function useTyped(act: Act, tell: (event: Event) => void, point: string): (event: Event) => void {
    const kept = useRef<{ point: string; questions: Map<string, Question> }>({ point, questions: new Map() });
    if (kept.current.point !== point) kept.current = { point, questions: new Map() };
    const { questions } = kept.current;
    if (act.at === 'sending') questions.delete(placeOf(leadOf(act.question), act.question.step));
    return (event) => {
        if (event.type === 'close' && (act.at === 'form' || (act.at === 'pad' && !act.asking)) && act.question.decision === undefined && !act.question.override) questions.set(placeOf(leadOf(act.question), act.question.step), act.question);
        const question = event.type === 'act' ? restored(questions.get(placeOf(event.unit, event.step)), event) : undefined;
        tell(question && event.type === 'act' ? { type: 'again asked', question, seen: event.seen } : event);
    };
}
