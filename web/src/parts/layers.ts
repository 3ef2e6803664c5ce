/**
 * Sheets stand in the history of the browser, each as an entry of its own, so that Back closes the uppermost before it leaves the screen. A sheet that
 * is closed otherwise takes its entry with it.
 */
interface Layer {
    close: () => void;
}

let layers: readonly Layer[] = [];
/** The way back over entries of sheets that are closed has begun; it ends with the next popstate. */
let leaving = false;

const depth = () => (history.state as { sheet?: number } | null)?.sheet ?? 0;

function settle(): void {
    const surplus = depth() - layers.length;
    if (leaving || surplus <= 0) return;
    leaving = true;
    history.go(-surplus);
}

function enter(): void {
    while (depth() < layers.length) history.pushState({ sheet: depth() + 1 }, '');
}

function arrived(): void {
    if (leaving) {
        leaving = false;
        enter(); // a sheet was opened meanwhile
        return;
    }
    const closed = layers.slice(depth());
    layers = layers.slice(0, depth());
    [...closed].reverse().forEach(({ close }) => close());
    settle(); // on an entry of a sheet that is no longer there: further back
}

/** The sheet is shown; `close` closes it. What is returned is called when it is gone. */
export function layer(close: () => void): () => void {
    const own = { close };
    layers = [...layers, own];
    if (!leaving) enter();
    return () => {
        layers = layers.filter((one) => one !== own);
        setTimeout(settle); // where another sheet comes in its place, it has the entry
    };
}

addEventListener('popstate', arrived);
settle(); // the page was loaded again while a sheet was open
