/** What keeps a question from being asked: each thing by what it is called on the screen, and where it stands there. */
import type { Forming } from './act';
import { type Form, labelOfAsked } from './fields';

export interface Missing {
    /** As the screen calls it; where nothing there has a name for it, a sentence. */
    label: string;
    /** The input, where it is one. */
    pointer?: string;
}

/** What is still to be said, and what is to be put right; empty: nothing, or it is not known yet. */
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
