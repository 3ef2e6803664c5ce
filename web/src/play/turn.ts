/** What was done since the turn, or its phase, began: whether it can end, and who acts next. */
import type { Schemas } from 'umpire-client';
import type { Ruleset, Unit } from './describe';
import type { Line } from './log';

/** Units that acted: those in the first role of a ruling. */
function actors({ entry }: Line): string[] {
    const [first = []] = Object.values((entry.roles as { [role: string]: string | string[] } | undefined) ?? {});
    return [first].flat();
}

const isRuled = ({ entry, struck }: Line) => !struck && (entry.kind === 'ruling' || entry.kind === 'correction') && entry.status !== 'not_permitted';

/** Rulings in force, newest first, since the turn or phase began; with `turn`, since that turn's first phase did. */
function ruledSince(lines: readonly Line[], turn?: number): Line[] {
    const begins = ({ entry, struck }: Line) => entry.kind === 'turn' && !struck && (turn === undefined || entry.turn === turn);
    const begun = turn === undefined ? lines.findIndex(begins) : lines.map(begins).lastIndexOf(true);
    return (begun < 0 ? lines : lines.slice(0, begun)).filter(isRuled);
}

/** The steps that say who goes first: a unit that is named there has not acted yet. */
const orderSteps = ({ steps }: Pick<Ruleset, 'steps'>) => new Set(steps.filter(({ family }) => family === 'initiative-order').map(({ name }) => name));

/** The units that have acted since the turn or phase began. `lines`: newest first. */
export function actedIn(lines: readonly Line[], ruleset: Pick<Ruleset, 'steps'>): Set<string> {
    const orders = orderSteps(ruleset);
    return new Set(ruledSince(lines).filter(({ entry }) => !orders.has(String(entry.step))).flatMap(actors));
}

/** What the turn waits for: what is due that the rules know of, and the units that have not acted. */
export function openIn(acted: ReadonlySet<string>, units: readonly Unit[], due: readonly Pick<Schemas['Due'], 'only_if'>[]): { due: number; toAct: number } {
    return { due: due.filter(({ only_if }) => only_if === undefined).length, toAct: units.filter(({ id, out }) => !out && !acted.has(id)).length };
}

interface Sided {
    id: string;
    name: string;
}

export interface Order {
    /** The place of each unit whose order was ruled, from 0. */
    places: ReadonlyMap<string, number>;
    /** The side that acts next, where the record says so. */
    side?: string;
}

/** The newest ruling of this turn about who goes first: units, or sides, in their order. */
function orderRuled(lines: readonly Line[], ruleset: Ruleset, turn: number): string[] {
    const steps = orderSteps(ruleset);
    const found = ruledSince(lines, turn).find(({ entry }) => steps.has(String(entry.step)));
    const order = (found?.entry.outcome as { order?: { id?: string; name?: string }[] } | undefined)?.order ?? [];
    return order.map(({ id, name }) => id ?? name ?? '');
}

/** Whether a step answers what another unit did, so that it is nobody's go: it may be owed, and the phase lists it after
 * what is done of one's own accord. */
function isAnswer({ dues }: Ruleset, { steps }: Schemas['Phase'], step: string): boolean {
    const owed = new Set(dues.map((due) => due.step)), place = steps.indexOf(step);
    return owed.has(step) && (place < 0 || steps.slice(0, place).some((before) => !owed.has(before)));
}

/** Where units or sides act one after the other: who is next, by what was ruled since. Where all act at once, or nothing
 * says who begins, nobody is. `lines`: newest first. */
export function orderOf(lines: readonly Line[], ruleset: Ruleset, units: readonly Unit[], sides: readonly Sided[], now: { turn?: number; phase?: string }): Order {
    const ordered = now.turn === undefined ? [] : orderRuled(lines, ruleset, now.turn);
    const acted = actedIn(lines, ruleset);
    const left = units.filter(({ id, out }) => !out && !acted.has(id));
    const places = new Map(ordered.map((id, place) => [id, place]).filter((one): one is [string, number] => units.some(({ id }) => id === one[0])));
    if (places.size > 0) {
        const [next] = left.filter(({ id }) => places.has(id)).sort((a, b) => places.get(a.id)! - places.get(b.id)!);
        return { places, side: next?.side };
    }
    const phase = ruleset.phases.find(({ name }) => name === now.phase);
    if (phase?.whom !== 'alternately') return { places };
    const last = ruledSince(lines).find(({ entry }) => !isAnswer(ruleset, phase, String(entry.step)) && actors({ entry }).length > 0);
    const before = units.find(({ id }) => last && actors(last).includes(id))?.side;
    const first = sides.find(({ id, name }) => ordered[0] === id || ordered[0] === name)?.id;
    const from = before === undefined ? sides.findIndex(({ id }) => id === first) : sides.findIndex(({ id }) => id === before) + 1;
    if (from < 0) return { places };
    const inTurn = sides.map((_, i) => sides[(from + i) % sides.length]!);
    return { places, side: inTurn.find(({ id }) => left.some(({ side }) => side === id))?.id };
}
