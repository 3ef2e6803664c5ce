/** A game's screens beside the table, opened by one button. */
import { useState } from 'react';
import { type Route, hashOf } from '../route';
import { chairOf, useKept, useKeptGame } from '../state/kept';
import { canVibrate, signalsOf, switchSignal } from '../state/signal';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import { Check } from './Field';
import { Icon, type IconName } from './Icon';
import { Name } from './Name';
import { Sheet } from './Sheet';

const words = beside.menu;

export function TableMenu({ session, title, ruleset, closed }: { session: string; title: string; ruleset: string; closed: boolean }) {
    const [open, setOpen] = useState(false);
    const signals = signalsOf(useKept());
    const umpires = chairOf(useKeptGame(session)) !== undefined;
    const places: { icon: IconName; to: Route; name: string }[] = [
        { icon: 'book', to: { screen: 'rules', ruleset }, name: texts.common.rules },
        { icon: 'flag', to: { screen: 'after', session }, name: closed ? words.afterClosed : words.after },
        ...(UMPIRE_HAS_RULES ? [{ icon: 'dice', to: { screen: 'odds', session }, name: words.odds } as const] : []),
        { icon: 'people', to: { screen: 'lobby', session }, name: words.phones },
        { icon: 'eye', to: { screen: 'watch', session }, name: words.watch },
        ...(umpires ? [{ icon: 'check', to: { screen: 'chair', session }, name: words.chair } as const] : []),
    ];
    return (
        <>
            <button type="button" name="menu" className="icon-button" onClick={() => setOpen(true)} aria-label={texts.table.menu} aria-haspopup="dialog">
                <Icon name="list" />
            </button>
            {open && (
                <Sheet title={<Name>{title}</Name>} onClose={() => setOpen(false)}>
                    <ul className="plain-list stack-tight">
                        {places.map(({ icon, to, name }) => (
                            <li key={to.screen}>
                                <a className="menu-line" href={hashOf(to)}>
                                    <Icon name={icon} />
                                    <span className="grow">{name}</span>
                                    <Icon name="next" />
                                </a>
                            </li>
                        ))}
                    </ul>
                    <fieldset className="stack-tight">
                        <legend>{texts.signs.title}</legend>
                        {canVibrate && <Check label={texts.signs.vibration} value={signals.vibration} onChange={(on) => switchSignal('vibration', on)} />}
                        <Check label={texts.signs.sound} value={signals.sound} onChange={(on) => switchSignal('sound', on)} />
                    </fieldset>
                </Sheet>
            )}
        </>
    );
}
