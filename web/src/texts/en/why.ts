export const why = {
    title: (seq: number) => `Entry ${seq}: why?`,
    none: 'There is no ruling at this place of the record.',
    dice: 'How the dice came about',
    diceMore: 'Worked out on this phone from the record.',
    ruleByRule: 'Rule by rule',
    sums: 'How the dice were computed',
    tell: 'Tell it from the record',
    shareLink: 'Share this ruling',
    inReport: 'The whole report',
};
