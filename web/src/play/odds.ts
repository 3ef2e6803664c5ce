/** The odds that matter before a decision. */
import type { Schemas } from 'umpire-client';

export interface End {
    name: string;
    /** The named unit that it is about, if any. */
    of?: string;
    title: string;
    /** 0 to 1. */
    chance: number;
}

const SHOWN_MAX = 3;

/** The two or three ends that matter: possible ones, uncertain ones first. Otherwise in the step's order. */
export function endsThatMatter(ends: readonly Schemas['OddsEnd'][]): End[] {
    const open = ends.filter(({ chance }) => chance > 0 && chance < 1);
    const sure = ends.filter(({ chance }) => chance === 1);
    const chosen = [...open, ...sure].slice(0, SHOWN_MAX);
    return ends.filter((end) => chosen.includes(end)).map(({ name, title, chance }) => ({ name, title, chance }));
}

/** "The target is removed", "Side 1 loses", for the units in these parts: with the name, and without the part. */
export function endsOf(ends: readonly End[], parts: readonly { title: string; name: string }[]): End[] {
    return ends.map((end) => {
        for (const { title, name } of parts)
            for (const part of [title, `The ${title.toLowerCase()}`])
                for (const begin of [`${part} `, `${part}'s `]) if (end.title.startsWith(begin)) return { ...end, of: name, title: end.title.slice(begin.length) };
        return end;
    });
}

/** 86 %, but never 0 % or 100 % of an uncertain end. */
export function percent(chance: number): string {
    if (chance <= 0) return '0 %';
    if (chance >= 1) return '100 %';
    if (chance < 0.01) return '< 1 %';
    if (chance > 0.99) return '> 99 %';
    return `${Math.round(chance * 100)} %`;
}
