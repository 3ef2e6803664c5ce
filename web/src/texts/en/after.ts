export const after = {
    title: 'After the game',
    soFar: 'The game so far',
    result: 'Result',
    open: 'The game goes on: this is how it stands now.',
    closedAt: (when: string) => `Over since ${when}.`,
    left: (left: number, of: number) => `${left} of ${of}`,
    columns: { unit: 'Unit', left: 'Left', lost: 'Lost' },
    units: (left: number, of: number) => `${left} of ${of} ${of === 1 ? 'unit' : 'units'} in the game`,
    figures: (left: number, of: number, lost: number) => `${left} of ${of} figures left, ${lost} lost`,
    noUnits: 'No units were brought, so no losses are counted.',
    numbers: (rulings: number, dice: number, declared: number, bothPhones: boolean) =>
        `${rulings} ${rulings === 1 ? 'ruling' : 'rulings'} with ${dice} dice${dice === 0 ? '' : declared === 0 ? (bothPhones ? ', all rolled by both phones' : ', all rolled by the service') : declared >= rulings ? ', all thrown on the table' : `; in ${declared} of them they were thrown on the table`}.`,
    survivors: 'Next game with the survivors',
    survivorsMore: 'The same sides with all that are left, in a new battle or to finish this one.',
};
