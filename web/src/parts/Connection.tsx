/** Whether the screen is up to date with the table: a dot, and a text on request. */
import type { Connection as State } from '../state/game';
import { texts } from '../texts';

export function Connection({ state }: { state: State }) {
    return (
        <span className={`connection ${state}`} role="img" aria-label={texts.common.connection[state]} title={texts.common.connection[state]}>
            {state === 'cut' && <span aria-hidden="true">{texts.common.connection.cutShort}</span>}
            {state === 'starting' && <span aria-hidden="true">{texts.common.connection.startingShort}</span>}
        </span>
    );
}
