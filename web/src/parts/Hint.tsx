/** A hint in the first game of this device, until it is put away. */
import { keep, useKept } from '../state/kept';
import { texts } from '../texts';
import { Icon } from './Icon';

const words = texts.hints;

export function Hint({ name, session }: { name: keyof typeof words.of; session: string }) {
    const { games, hints = [] } = useKept();
    const first = games.reduce<(typeof games)[number] | undefined>((least, game) => (least && least.opened_at <= game.opened_at ? least : game), undefined);
    if (first?.session !== session || hints.includes(name)) return null;
    return (
        <div className="hint" role="note" data-hint={name}>
            <p className="grow">{words.of[name]}</p>
            <button type="button" className="icon-button" aria-label={words.away} onClick={() => keep((all) => ({ ...all, hints: [...(all.hints ?? []), name] }))}>
                <Icon name="close" />
            </button>
        </div>
    );
}
