/** What cmake/write_companion.cmake provides to the modules. */
declare const UMPIRE_VERSION: string;
/** Whether umpire.wasm could be built: without it the page plays, but checks nothing on the device. */
declare const UMPIRE_HAS_RULES: boolean;

/** The address of a file, relative to the page. */
declare module '*.wasm' {
    const address: string;
    export default address;
}
declare module 'umpire-rules/clauses.json' {
    const address: string;
    export default address;
}
/** src/NAME/worker.ts as a script of its own. */
declare module 'umpire-page/*' {
    const address: string;
    export default address;
}
