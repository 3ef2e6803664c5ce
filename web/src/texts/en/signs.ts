/** The sign that others acted. */
export const signs = {
    asked: (name: string) => `${name} asks: both phones roll.`,
    declared_agreed: (name: string) => `${name} says which dice fell.`,
    undo_proposed: (name: string) => `${name} wants to take something back.`,
    dispute: (name: string) => `${name} disputes a ruling.`,
    meanwhile: (count: number, last: string) => `${count} things happened while you were away. The last: ${last}`,
    yourGo: 'Your go.',
    title: 'When the others act',
    vibration: 'Vibration',
    sound: 'Sound',
};
