export const hints = {
    away: 'Put the hint away',
    of: {
        unit: 'Tap a unit to see what it may do.',
        roll: 'Enter what is asked, look at the chances, and roll.',
        ruling: 'Tap the ruling to see why. A mistake can be taken back there.',
    },
};
