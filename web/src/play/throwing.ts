/** Dice thrown on the table: faces as they are typed, draw by draw. How many there are says the service alone. */
import type { Schemas } from 'umpire-client';

export type NextDraw = Schemas['NextDraw'];

export interface Throwing {
    /** The faces of the draws before this one, as they go into the question. */
    dice: readonly number[];
    draw: NextDraw;
    /** Of this draw, in the order in which they were typed. */
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

/** One more die with this face; more than were asked for are not taken. */
export function face(state: Throwing, value: number): Throwing {
    const { draw, faces } = state;
    if (full(state) || !Number.isInteger(value) || value < 1 || value > draw.sides) return state;
    return { ...state, faces: [...faces, value] };
}

/** So many more dice with this face, as far as there is room. */
export function faces(state: Throwing, value: number, count: number): Throwing {
    let next = state;
    for (let i = 0; i < count; i++) next = face(next, value);
    return next;
}

/** The last die is picked up again. */
export function back(state: Throwing): Throwing {
    return { ...state, faces: state.faces.slice(0, -1) };
}

/** One die with this face is picked up again, the last of them. */
export function remove(state: Throwing, value: number): Throwing {
    const at = state.faces.lastIndexOf(value);
    return at < 0 ? state : { ...state, faces: state.faces.filter((_, i) => i !== at) };
}

export function counted(state: Throwing, value: number): number {
    return state.faces.filter((one) => one === value).length;
}

/** Whether the order of the dice says something: then they are typed one by one, never by count. */
export function ordered({ draw }: Throwing): boolean {
    return draw.verb === 'opposed' || draw.verb === 'ranking' || draw.verb === 'face';
}

/** All dice so far: what the next request declares. */
export function declared(state: Throwing): number[] {
    return [...state.dice, ...state.faces];
}

/** How many of the dice reach what each must show; undefined where no one number decides. */
export function reached({ draw, faces: thrown }: Throwing): number | undefined {
    if (draw.verb !== 'hits' || draw.needed === undefined) return undefined;
    return thrown.filter((one) => one >= draw.needed!).length;
}
