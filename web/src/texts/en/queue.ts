export const queue = {
    title: 'Not sent yet',
    waiting: 'Not sent: no connection. It goes by itself as soon as there is one.',
    sending: 'Being sent',
    changed: 'The table has changed since. Look at it, and say whether it still stands.',
    refused: 'The umpire refused it.',
    behind: 'Waits for the one before it.',
    again: 'Ask again',
    drop: 'Drop it',
    count: (count: number) => (count === 1 ? '1 not sent' : `${count} not sent`),
};
