export const tables = {
    notGiven: 'not given yet',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    own: 'From your own book',
    ownMore: 'These rules leave this to you. It holds for the whole game. What is left out is asked for when it is first needed.',
    asIn: (seq: number) => `as in no. ${seq}`,
    wrong: (option: string, words: string) => `${option}: ${words}`,
};
