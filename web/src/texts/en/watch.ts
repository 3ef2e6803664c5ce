export const watch = {
    title: 'Big screen',
    about: 'For a television or a tablet beside the table',
    how: 'Open this page on the television, join with the code of those who only watch, and choose the game here. Nothing can be touched by mistake there.',
    join: 'Join to watch',
    nothing: 'The first ruling will stand here.',
    over: 'The game is over',
};
