export const link = {
    copied: 'The link is copied',
    here: 'Copy this link:',
};
