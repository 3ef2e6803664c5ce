/** Small icons beside text; without text, the element around an icon has the label. */
const paths = {
    back: 'M15 5l-7 7 7 7',
    book: 'M4 5.5C6 4 9.5 4 12 6c2.5-2 6-2 8-.5V19c-2-1.5-5.5-1.5-8 .5-2.5-2-6-2-8-.5zM12 6v13.5',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    close: 'M6 6l12 12M18 6L6 18',
    check: 'M5 13l4.5 4.5L19 7',
    search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
    share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
    undo: 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
    flag: 'M6 21V4h12l-3 4 3 4H6',
    dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
    people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2.5-5 6-5s6 2 6 5M16 6a3 3 0 0 1 0 5.5M17 14.5c2.5.5 4 2 4 4.5',
    list: 'M4 6h16M4 12h16M4 18h10',
    up: 'M5 15l7-7 7 7',
    next: 'M9 5l7 7-7 7',
    trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
    eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    shield: 'M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
    return (
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
    );
}
