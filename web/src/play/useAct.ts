/** One act of this phone: its state, and the requests that it needs. */
import { useEffect, useReducer, useRef } from 'react';
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import { type Act, type Event, idle, isAsking, next, wanted } from './act';
import { type Asking, fulfil } from './run';

const REST_MS = 120; // quick typing leads to one request

/** `seen`: the newest entry that the page shows; when it changes, the preview is requested again. `entries`: will
 * contain the ruling that a question of both phones waits for. */
export function useAct(asking: Asking, seen: number | undefined, entries: readonly Entry[]): [Act, (event: Event) => void] {
    const [act, tell] = useReducer(next, idle);
    const want = wanted(act);
    const name = want && JSON.stringify([want.want, 'unit' in want ? want.unit : '', want.want === 'step' ? want.step : '', 'body' in want ? want.body : '', 'key' in want ? want.key : '', act.at === 'form' && act.stale ? seen : 0]);
    const how = useRef(asking);
    how.current = asking;
    const latest = useRef(act);
    latest.current = act;
    const typed = act.at === 'form' && act.before !== undefined;
    useEffect(() => {
        if (!want) return;
        let alive = true;
        const ask = () =>
            void fulfil(want, how.current).then((event) => {
                if (want.want === 'ruling' && event.type !== 'answered' && isAsking(latest.current, want.key)) how.current.shown?.(want.key);
                if (alive || want.want === 'ruling') tell(event);
            });
        // A ruling is requested once, and its answer is used whatever the screen's state; other requests may be
        // overtaken.
        if (want.want === 'ruling' || !typed) {
            ask();
            return () => {
                alive = false;
            };
        }
        const timer = setTimeout(ask, REST_MS);
        return () => {
            alive = false;
            clearTimeout(timer);
        };
    }, [name, act.at]);
    const before = useRef(seen);
    useEffect(() => {
        if (seen !== before.current) tell({ type: 'table moved' });
        before.current = seen;
    }, [seen]);
    useEffect(() => {
        for (const ruling of entries) if (act.at === 'waiting' && (ruling.kind === 'ruling' || ruling.kind === 'correction') && ruling.seq > act.asked.seq) tell({ type: 'ruled', ruling });
    }, [entries, act.at]);
    return [act, tell];
}

export type Rule = (body: Schemas['RecordedQuestion'], key: string) => Promise<unknown>;
