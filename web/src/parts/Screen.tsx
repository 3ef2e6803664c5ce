/** The frame of every screen: a head with its title, the content, and the actions within the thumb's reach. */
import { type ReactNode, createContext, useEffect, useRef } from 'react';
import { hashOf, type Route } from '../route';
import { texts } from '../texts';
import { Icon } from './Icon';

/** The book that the link to the rules opens, for what is on top of a screen; null: there is no link. */
export const OpenBook = createContext<string | null | undefined>(null);

export interface ScreenProps {
    title: ReactNode;
    /** The browser window's title, if the title is not just text. */
    name?: string;
    /** Below the title: a line of small text. */
    about?: ReactNode;
    /** The target of the back arrow; without it there is no arrow. */
    back?: Route;
    /** Right of the title. */
    aside?: ReactNode;
    /** The book that the link to the rules opens; null: there is no link. */
    rules?: string | null;
    /** At the bottom, always visible. */
    actions?: ReactNode;
    /** Uses the whole width of a desktop. */
    broad?: boolean;
    /** Its head is one line: there is more below it than a screen holds. */
    slim?: boolean;
    children?: ReactNode;
}

export function Screen({ title, name, about, back, aside, rules, actions, broad, slim, children }: ScreenProps) {
    const heading = useRef<HTMLHeadingElement>(null);
    const words = name ?? (typeof title === 'string' ? title : texts.common.umpire);
    useEffect(() => {
        document.title = words === texts.common.umpire ? words : `${words} · ${texts.common.umpire}`;
    }, [words]);
    // Keyboard and screen reader users start at the title, not where the last screen was left.
    useEffect(() => {
        heading.current?.focus({ preventScroll: true });
        scrollTo(0, 0);
    }, []);
    return (
        <OpenBook.Provider value={rules}>
            <div className={`screen${broad ? ' broad' : ''}${slim ? ' slim' : ''}${actions ? ' with-actions' : ''}`}>
                <header className="screen-head">
                    {back && (
                        <a className="icon-button" href={hashOf(back)} aria-label={texts.common.back}>
                            <Icon name="back" />
                        </a>
                    )}
                    <div className="grow">
                        <h1 ref={heading} tabIndex={-1}>
                            {title}
                        </h1>
                        {about !== undefined && <div className="small soft">{about}</div>}
                    </div>
                    {aside}
                    {rules !== null && !slim && (
                        <a className="icon-button" href={hashOf({ screen: 'rules', ruleset: rules })} aria-label={texts.common.rules}>
                            <Icon name="book" />
                        </a>
                    )}
                </header>
                <main className="stack">{children}</main>
                {actions && <footer className="screen-actions">{actions}</footer>}
            </div>
        </OpenBook.Provider>
    );
}
