/** The odds that matter before one commits. */
import type { Schemas } from 'umpire-client';

export interface End {
    name: string;
    title: string;
    /** 0 to 1. */
    chance: number;
}

const SHOWN_MAX = 3;

/** The two or three ends worth a look: those that may happen, first those that may also not. The order is the step's. */
export function endsThatMatter(ends: readonly Schemas['OddsEnd'][]): End[] {
    const open = ends.filter(({ chance }) => chance > 0 && chance < 1);
    const sure = ends.filter(({ chance }) => chance === 1);
    const chosen = [...open, ...sure].slice(0, SHOWN_MAX);
    return ends.filter((end) => chosen.includes(end)).map(({ name, title, chance }) => ({ name, title, chance }));
}

/** 86 %, but never 0 % or 100 % of what may go either way. */
export function percent(chance: number): string {
    if (chance <= 0) return '0 %';
    if (chance >= 1) return '100 %';
    if (chance < 0.01) return '< 1 %';
    if (chance > 0.99) return '> 99 %';
    return `${Math.round(chance * 100)} %`;
}
