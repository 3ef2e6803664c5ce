/** A name that people gave, in any script: isolated, so that it cannot change the direction of the text around it. And
 * the sign of a side. */
import { texts } from '../texts';

export function Name({ children }: { children: string | undefined }) {
    return <bdi className="name">{children || texts.common.nameless}</bdi>;
}

/** A sentence with such a name, isolated within it. */
export function Named({ sentence, name }: { sentence: (name: string) => string; name: string }) {
    const [before = '', after = ''] = sentence('\u0000').split('\u0000');
    return (
        <>
            {before}
            <Name>{name}</Name>
            {after}
        </>
    );
}

/** The signs of the sides in their order; they distinguish sides without colours. */
const signs = ['M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10z', 'M12 1.5L22.5 12 12 22.5 1.5 12z', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', 'M12 2l10.5 19h-21z'];
const marks = ['M12 6.5v9M7.5 11h9', 'M7.5 12h9', 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z', 'M12 12v5'];

export interface SideLike {
    id: string;
    name: string;
    colour: string;
}

/** A side's shield: its colour and shape. `sides`: all of the game, in their order. */
export function SideSign({ side, sides }: { side: string | undefined; sides: readonly SideLike[] | undefined }) {
    const place = sides?.findIndex(({ id }) => id === side) ?? -1;
    const found = place < 0 ? undefined : sides![place];
    return (
        <svg className="side-sign" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d={signs[Math.max(0, place) % signs.length]} fill={found?.colour ?? '#808080'} className="side-sign-edge" />
            <path d={marks[Math.max(0, place) % marks.length]} fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
        </svg>
    );
}

export function SideName({ side, sides }: { side: string | undefined; sides: readonly SideLike[] | undefined }) {
    const found = sides?.find(({ id }) => id === side);
    return (
        <span className="side-name">
            <SideSign side={side} sides={sides} />
            <Name>{found?.name ?? side}</Name>
        </span>
    );
}
