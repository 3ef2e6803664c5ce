/** Whether the turn, or its phase, can end. */
import type { Schemas } from 'umpire-client';
import type { Unit } from './describe';
import type { Line } from './log';

/** Units that acted: those in the first role of a ruling. */
function actors({ entry }: Line): string[] {
    const [first = []] = Object.values((entry.roles as { [role: string]: string | string[] } | undefined) ?? {});
    return [first].flat();
}

/** Nothing is due that the rules know of, and every unit in the game has acted since the turn or phase began. `lines`:
 * newest first. */
export function isTurnDone(lines: readonly Line[], units: readonly Unit[], due: readonly Pick<Schemas['Due'], 'only_if'>[]): boolean {
    if (due.some(({ only_if }) => only_if === undefined)) return false;
    const begun = lines.findIndex(({ entry, struck }) => entry.kind === 'turn' && !struck);
    const since = (begun < 0 ? lines : lines.slice(0, begun)).filter(({ entry, struck }) => !struck && (entry.kind === 'ruling' || entry.kind === 'correction') && entry.status !== 'not_permitted');
    const acted = new Set(since.flatMap(actors));
    return units.every(({ id, out }) => out || acted.has(id));
}
