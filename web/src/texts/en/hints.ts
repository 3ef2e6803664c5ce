export const hints = {
    away: 'Put the hint away',
    of: {
        unit: 'Tap a unit to see what it may do.',
        roll: 'Enter what is asked, look at the chances, and roll.',
        ruling: 'The ruling says why, and a slip is taken back there.',
    },
};
