/** What a button that cannot be pressed waits for: a line above it, which leads to where that is said. */
import { texts } from '../texts/en';
import { Icon } from './Icon';

export interface Lack {
    /** A sentence, or what is missing. */
    words: string;
    /** A selector of what it leads to, in the sheet on top, else in the page. */
    at?: string;
    /** The screen says it already: another button beside, or the words above. */
    shown?: boolean;
}

/** What is still to be said, where anything is: the first that is missing leads there. */
export function lackOf(...missing: readonly (false | readonly [label: string, at: string])[]): Lack | undefined {
    const found = missing.filter((one) => one !== false);
    return found.length ? { words: texts.common.lacking(found.map(([label]) => label).join(', ')), at: found[0]![1] } : undefined;
}

/** Scrolls there and puts the focus into it, unfolding what hides it. */
function leadTo(at: string): void {
    const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    const target = scope.querySelector<HTMLElement>(at);
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    target?.scrollIntoView({ block: 'center' });
    const control = target?.matches('input, select, textarea, button') ? target : target?.querySelector<HTMLElement>('input, select, textarea, summary, button:not(:disabled)');
    control?.focus({ preventScroll: true });
}

export function Lacks({ of, id }: { of: Lack; id: string }) {
    const { at, words } = of;
    if (at === undefined)
        return (
            <p id={id} className="lacks">
                {words}
            </p>
        );
    return (
        <button type="button" id={id} className="lacks" onClick={() => leadTo(at)}>
            <span className="grow">{words}</span>
            <Icon name="up" />
        </button>
    );
}
