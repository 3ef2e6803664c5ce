export const menu = {
    after: 'The game so far',
    afterClosed: 'After the game',
    phones: 'Players and phones',
    watch: 'Big screen',
    odds: 'Odds',
    chair: 'Umpire’s tools',
};
