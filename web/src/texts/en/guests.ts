export const guests = {
    speaks: (name: string, side: string) => `“${name}” already speaks for ${side}: if that is nobody of your side, do not play.`,
    nobody: (side: string) => `Nobody is left who speaks for ${side}.`,
    guest: (name: string, side: string) => `You are a guest until “${name}” lets you in: the app rolls for you, but dice from the table, units, turns, disputes and taking back are for those who play ${side}.`,
    guestOfNobody: (side: string) => `You are a guest until the umpire lets you in: the app rolls for you, but dice from the table, units, turns, disputes and taking back are for those who play ${side}.`,
    joined: (name: string, side: string) => `${name} has joined ${side} as a guest.`,
    admit: 'Let in',
    sendAway: 'Send away',
    sendAwaySure: (name: string) => `Send ${name} away?`,
    sendAwayMore: 'This player can do nothing more in the game, but can join again as another guest. This cannot be undone.',
    admitSure: (name: string, side: string) => `Let ${name} speak for ${side}?`,
    admitMore: 'From then on this player, too, agrees to take back, and refuses, for the whole side. Let in only somebody you see and trust. This cannot be undone.',
};
