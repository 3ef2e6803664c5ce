/** What is posted to a chat. */
export const post = {
    share: 'Share',
    copied: 'Copied: paste it where you like',
    here: 'Copy this:',
    dice: (what: string, faces: string) => `Dice, ${what}: ${faces}`,
    rules: (clauses: string) => `By ${clauses}`,
    units: (left: number, of: number) => `${left} of ${of} ${of === 1 ? 'unit' : 'units'} left`,
    figures: (left: number, of: number, lost: number) => `${left} of ${of} figures, ${lost} lost`,
    turn: (turn: number) => `Turn ${turn}`,
    result: 'Share the result',
};
