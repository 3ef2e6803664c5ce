/** Dice thrown on the table: faces as they are typed, draw by draw. Only the service knows how many there are. */
import type { Schemas } from 'umpire-client';

export type NextDraw = Schemas['NextDraw'];

export interface Throwing {
    /** The faces of earlier draws, as the question has them. */
    dice: readonly number[];
    draw: NextDraw;
    /** Of this draw, in the order of typing. */
    faces: readonly number[];
}

export function throwing(dice: readonly number[], draw: NextDraw): Throwing {
    return { dice, draw, faces: [] };
}

export function missing({ draw, faces }: Throwing): number {
    return Math.max(0, draw.count - faces.length);
}

export function full(state: Throwing): boolean {
    return missing(state) === 0;
}

/** One more die with this face, up to the number asked for. */
export function face(state: Throwing, value: number): Throwing {
    const { draw, faces } = state;
    if (full(state) || !Number.isInteger(value) || value < 1 || value > draw.sides) return state;
    return { ...state, faces: [...faces, value] };
}

/** A number of dice with this face, as far as there is room. */
export function faces(state: Throwing, value: number, count: number): Throwing {
    let next = state;
    for (let i = 0; i < count; i++) next = face(next, value);
    return next;
}

/** Removes the last die. */
export function back(state: Throwing): Throwing {
    return { ...state, faces: state.faces.slice(0, -1) };
}

/** Removes the last die with this face. */
export function remove(state: Throwing, value: number): Throwing {
    const at = state.faces.lastIndexOf(value);
    return at < 0 ? state : { ...state, faces: state.faces.filter((_, i) => i !== at) };
}

export function counted(state: Throwing, value: number): number {
    return state.faces.filter((one) => one === value).length;
}

/** Whether the order of the dice matters: then they are typed one by one, never by count. */
export function ordered({ draw }: Throwing): boolean {
    return draw.verb === 'opposed' || draw.verb === 'ranking' || draw.verb === 'face';
}

/** All dice so far: those that the next request declares. */
export function declared(state: Throwing): number[] {
    return [...state.dice, ...state.faces];
}

/** How many of the dice reach what each must show; undefined if there is no single number. */
export function reached({ draw, faces: thrown }: Throwing): number | undefined {
    if (draw.verb !== 'hits' || draw.needed === undefined) return undefined;
    return thrown.filter((one) => one >= draw.needed!).length;
}
