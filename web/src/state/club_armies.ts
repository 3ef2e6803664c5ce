/** The armies stored by the club: listed, copied to this device, stored, removed. If two phones change one, the second
 * one gets an error. */
import { useRef, useSyncExternalStore } from 'react';
import { UmpireProblem, type Schemas, newKey } from 'umpire-client';
import { clubApi } from './api';
import { idOf } from './draft';
import { type KeptArmy, keepArmy, keptNow } from './kept';
import { type Loaded, useLoaded } from './loaded';

export type ArmyLine = Schemas['ArmyLine'];

let turn = 0; // of changes made by this page: earlier answers are read again
const listeners = new Set<() => void>();
const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
};
function turned(): void {
    turn++;
    listeners.forEach((tell) => tell());
}

export function useClubArmies(key: string | undefined): Loaded<ArmyLine[]> {
    const now = useSyncExternalStore(subscribe, () => turn);
    const found = useLoaded(key && `armies ${key} ${now}`, async () => (await clubApi(key!).get('/v1/club/armies')).armies);
    const last = useRef<ArmyLine[]>();
    last.current = found.value ?? last.current;
    return { ...found, value: key ? last.current : undefined };
}

export function armyOfClub(key: string, { ruleset, id }: Pick<ArmyLine, 'ruleset' | 'id'>): Promise<Schemas['Army']> {
    return clubApi(key).get('/v1/club/armies/{ruleset}/{army}', { path: { ruleset, army: id } });
}

/** The club's army on this device; an earlier copy of it is replaced, another one with its name is not. */
export async function takeFromClub(key: string, line: Pick<ArmyLine, 'ruleset' | 'id'>): Promise<KeptArmy> {
    const { ruleset, id, name, version, units } = await armyOfClub(key, line);
    const own = keptNow().armies.filter((army) => army.ruleset === ruleset);
    const before = own.find(({ club }) => club?.id === id);
    const taken = own.some((army) => army.name === name && army !== before);
    const army = { name: before?.name ?? (taken ? `${name} (${id})` : name), ruleset, units: units as KeptArmy['units'], club: { id, version } };
    keepArmy(army);
    return army;
}

/** Stores this device's army in the club. False: somebody has changed it there since; `anyway` then replaces that
 * change. */
export async function keepInClub(key: string, army: KeptArmy, lines: readonly ArmyLine[], anyway = false): Promise<boolean> {
    const { ruleset, name } = army;
    const own = lines.filter((line) => line.ruleset === ruleset);
    const id = army.club?.id ?? own.find((line) => line.name === name)?.id ?? idOf(name, new Set(own.map((line) => line.id)));
    const units = army.units.map(({ side: _side, ...unit }) => unit);
    try {
        const { version } = await clubApi(key).post('/v1/club/armies/{ruleset}/{army}', {
            path: { ruleset, army: id },
            body: { name, units: units as Schemas['RosterUnitOfArmy'][], ...(anyway ? {} : { replaces: army.club?.version ?? 0 }) },
            key: newKey(),
        });
        keepArmy({ ...army, club: { id, version } });
    } catch (error) {
        if (error instanceof UmpireProblem && error.code === 'army_changed') return false;
        throw error;
    } finally {
        turned();
    }
    return true;
}

/** Removes it from the club; returns what it was, so that it can be stored again. */
export async function removeFromClub(key: string, { ruleset, id }: ArmyLine): Promise<Schemas['Army']> {
    try {
        return await clubApi(key).post('/v1/club/armies/{ruleset}/{army}/removal', { path: { ruleset, army: id }, body: undefined as never, key: newKey() });
    } finally {
        turned();
    }
}

export async function keepAgain(key: string, { ruleset, id, name, units }: Schemas['Army']): Promise<void> {
    await clubApi(key).post('/v1/club/armies/{ruleset}/{army}', { path: { ruleset, army: id }, body: { name, units: units as unknown as Schemas['RosterUnitOfArmy'][], replaces: 0 }, key: newKey() });
    turned();
}
