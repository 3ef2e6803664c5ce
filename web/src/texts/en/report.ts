export const report = {
    title: 'Battle report',
    read: 'Read the report',
    more: 'The whole game, turn by turn, to be read, printed or sent.',
    print: 'Print',
    shareTitle: 'Share the report',
    plays: 'Who played',
    options: 'House rules',
    asPrinted: 'As printed',
    why: (seq: number) => `Why? Entry ${seq}`,
    truncated: 'The record is longer than one report holds. The rest stands in the log.',
    opened: (when: string) => `Opened on ${when}`,
};
