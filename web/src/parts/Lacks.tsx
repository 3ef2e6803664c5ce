/** What a button that cannot be pressed waits for: a line above it, with a link to the missing input. */
import { texts } from '../texts';
import { Icon } from './Icon';

export interface Lack {
    /** A sentence, or what is missing. */
    words: string;
    /** A selector of its target, in the top sheet, else in the page. */
    at?: string;
    /** An address instead, of another screen. */
    href?: string;
    /** Another button or the text above already tells it. */
    shown?: boolean;
}

/** The missing inputs, if any: the first of them is the link's target. */
export function lackOf(...missing: readonly (false | readonly [label: string, at: string])[]): Lack | undefined {
    const found = missing.filter((one) => one !== false);
    return found.length ? { words: texts.common.lacking(found.map(([label]) => label).join(', ')), at: found[0]![1] } : undefined;
}

/** Scrolls there and focuses it, unfolding what hides it. */
function leadTo(at: string): void {
    const scope = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    const target = scope.querySelector<HTMLElement>(at);
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    target?.scrollIntoView({ block: 'center' });
    const control = target?.matches('input, select, textarea, button') ? target : target?.querySelector<HTMLElement>('input, select, textarea, summary, button:not(:disabled)');
    control?.focus({ preventScroll: true });
}

export function Lacks({ of, id }: { of: Lack; id: string }) {
    const { at, href, words } = of;
    if (href !== undefined)
        return (
            <a id={id} className="lacks" href={href}>
                <span className="grow">{words}</span>
                <Icon name="next" />
            </a>
        );
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
