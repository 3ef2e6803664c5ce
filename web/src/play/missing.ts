/** What prevents a question: each cause by its name on the screen, and where it is there. */
import type { Forming } from './act';
import { type Form, labelOfAsked } from './fields';

export interface Missing {
    /** Its name on the screen; a sentence if it has none. */
    label: string;
    /** The pointer of the input, if an input is missing. */
    pointer?: string;
}

/** What is missing, and what must be corrected; empty: nothing, or not known yet. */
export function missingOf(act: Pick<Forming, 'preview' | 'before' | 'trouble'>, form: Form): Missing[] {
    const shown = [...form.first, ...form.more, ...form.known];
    const at = (pointer: string) => shown.find((asked) => pointer === asked.pointer || pointer.startsWith(`${asked.pointer}/`) || asked.pointer.startsWith(`${pointer}/`));
    const wanted = act.trouble ? act.trouble.at : ((act.preview ?? act.before)?.needs ?? []);
    const found = wanted.map(({ pointer, message }): Missing => {
        const asked = at(pointer);
        return asked ? { label: labelOfAsked(asked), pointer: asked.pointer } : { label: message };
    });
    return found.filter(({ label }, place) => found.findIndex((one) => one.label === label) === place);
}
