/** Sheets are entries in the browser's history, so that Back closes the top one before it leaves the screen. A sheet
 * that is closed otherwise removes its entry. */
interface Layer {
    close: () => void;
}

let layers: readonly Layer[] = [];
/** Going back over entries of closed sheets; ends with the next popstate. */
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
        enter(); // a sheet was opened in between
        return;
    }
    const closed = layers.slice(depth());
    layers = layers.slice(0, depth());
    [...closed].reverse().forEach(({ close }) => close());
    settle(); // at an entry of a sheet that no longer exists: further back
}

/** Shows the sheet; `close` closes it. Call the returned function when it is gone. */
export function layer(close: () => void): () => void {
    const own = { close };
    layers = [...layers, own];
    if (!leaving) enter();
    return () => {
        layers = layers.filter((one) => one !== own);
        setTimeout(settle); // if another sheet replaces it, that one has the entry
    };
}

addEventListener('popstate', arrived);
settle(); // the page was reloaded while a sheet was open
