export const sheet = {
    title: 'Reference sheet',
    about: 'Printed, it is one page of A4.',
    site: 'As a page to link to, without scripts',
    open: 'Reference sheet, to be printed',
    plain: 'The whole book as a page to link to, without scripts',
};
