/** The units of one side, while a game is being prepared. */
import { useState } from 'react';
import { type Draft, type DraftSide, type DraftUnit, idOf, idsOf, unitsOfTable } from '../state/draft';
import { armyOfClub, useClubArmies } from '../state/club_armies';
import { keepArmy, useKept } from '../state/kept';
import { type Ruleset, useStarters, wordsOf } from '../state/loaded';
import { texts } from '../texts';
import { announce } from './Announcer';
import { Button } from './Button';
import { Notice } from './Card';
import { Pick, TextField } from './Field';
import { Icon } from './Icon';
import { lackOf } from './Lacks';
import { Name } from './Name';
import type { SchemaMember } from './SchemaField';
import { Sheet } from './Sheet';
import { UnitForm } from './UnitForm';

const words = texts.create.army;

interface ArmyProps {
    ruleset: Ruleset;
    draft: Draft;
    side: DraftSide;
    /** By the units' indexes in the side: the service's violations for each member. */
    errors: Record<number, Record<string, string>>;
    onChange: (units: DraftUnit[]) => void;
    /** It is already one of this phone's armies. */
    kept?: boolean;
}

function titleOf(ruleset: Ruleset, unit: DraftUnit): string {
    const members = (ruleset.unit as { properties: Record<string, SchemaMember> } | undefined)?.properties ?? {};
    const chosen = ruleset.unit_cards.map(({ member }) => member);
    // Without tables of units, what it is made of by choice: its quality, its weapon.
    const shown = chosen.length ? chosen : Object.keys(members).filter((member) => members[member]!['x-lifetime'] === 'profile' && members[member]!.oneOf);
    const parts = shown.map((member) => members[member]?.oneOf?.find((one) => one.const === unit[member])?.title).filter(Boolean);
    if (unit.figures !== undefined) parts.push(words.figures(Number(unit.figures)));
    return parts.join(' · ');
}

function Table({ ruleset, taken, onUnits, onClose }: { ruleset: Ruleset; taken: ReadonlySet<string>; onUnits: (units: DraftUnit[]) => void; onClose: () => void }) {
    const [text, setText] = useState('');
    const { units, unknown } = text.trim() ? unitsOfTable(text, ruleset, taken) : { units: [], unknown: [] };
    return (
        <Sheet
            title={words.table}
            onClose={onClose}
            actions={
                <Button look="main" lacks={lackOf(units.length === 0 && [words.tableText, 'textarea'])} onPress={() => onUnits(units)}>
                    {words.addUnits(units.length)}
                </Button>
            }
        >
            <TextField label={words.tableText} hint={words.tableHint} lines={8} value={text} onChange={setText} placeholder={words.tableLike} />
            {unknown.length > 0 && <Notice tone="warn">{words.unknownColumns(unknown.join(', '))}</Notice>}
        </Sheet>
    );
}

export function Army({ ruleset, draft, side, errors, onChange, kept }: ArmyProps) {
    const [open, setOpen] = useState<'none' | 'new' | 'table' | 'keep' | number>('none');
    const [armyName, setArmyName] = useState('');
    const { armies: all, club_key } = useKept();
    const armies = all.filter((army) => army.ruleset === ruleset.name);
    const ofClub = (useClubArmies(club_key).value ?? []).filter((line) => line.ruleset === ruleset.name);
    const starters = useStarters(ruleset.name).value?.armies ?? [];
    const [failed, setFailed] = useState<string>();
    const taken = idsOf(draft);
    const close = () => setOpen('none');
    const add = (units: DraftUnit[]) => {
        const ids = new Set(taken);
        const fresh = units.map((unit) => {
            const id = ids.has(unit.id) ? idOf(unit.name, ids) : unit.id;
            ids.add(id);
            return { ...unit, id };
        });
        onChange([...side.units, ...fresh]);
        announce(words.added(units.map(({ name }) => name).join(', ')));
        close();
    };
    // A stored army by its name; a ready one by its id; one of the club by its id, which is read first.
    const addKept = async (place: string) => {
        const [, own, starter, id] = /^(?:own (.*)|starter (.*)|club (.*))$/s.exec(place) ?? [];
        setFailed(undefined);
        try {
            const units = id ? (await armyOfClub(club_key!, { ruleset: ruleset.name, id })).units : (armies.find(({ name }) => name === own) ?? starters.find((one) => one.id === starter))?.units;
            add((units ?? []) as unknown as DraftUnit[]);
        } catch (error) {
            setFailed(wordsOf(error));
        }
    };
    const changed = typeof open === 'number' ? side.units[open] : undefined;
    return (
        <div className="stack-tight">
            {side.units.length === 0 && <p className="soft">{words.empty}</p>}
            <ul className="plain-list army">
                {side.units.map((unit, place) => (
                    <li key={unit.id} className={errors[place] ? 'army-unit wrong' : 'army-unit'}>
                        <button type="button" className="army-open" onClick={() => setOpen(place)}>
                            <strong>
                                <Name>{unit.name}</Name>
                            </strong>
                            <span className="small soft">{titleOf(ruleset, unit)}</span>
                            {errors[place] && <span className="small field-error">{Object.values(errors[place]).join(' ')}</span>}
                        </button>
                        <button type="button" className="icon-button" aria-label={words.another(unit.name)} onClick={() => add([unit])}>
                            <Icon name="plus" />
                        </button>
                        <button type="button" className="icon-button" aria-label={words.remove(unit.name)} onClick={() => onChange(side.units.filter((_, i) => i !== place))}>
                            <Icon name="trash" />
                        </button>
                    </li>
                ))}
            </ul>
            <div className="row">
                <Button onPress={() => setOpen('new')}>
                    <Icon name="plus" /> {words.add}
                </Button>
                <Button look="quiet" onPress={() => setOpen('table')}>
                    {words.table}
                </Button>
                {!kept && side.units.length > 0 && (
                    <Button look="quiet" onPress={() => setOpen('keep')}>
                        {words.keep}
                    </Button>
                )}
            </div>
            {armies.length + ofClub.length + starters.length > 0 && (
                <Pick
                    label={words.whole}
                    value=""
                    none={texts.common.choose}
                    options={[...armies.map(({ name }) => ({ value: `own ${name}`, label: name })), ...ofClub.map(({ id, name }) => ({ value: `club ${id}`, label: words.ofClub(name) })), ...starters.map(({ id, name }) => ({ value: `starter ${id}`, label: words.starter(name) }))]}
                    onChange={(place) => void addKept(place)}
                />
            )}
            {failed && (
                <Notice tone="alarm" role="alert">
                    {failed}
                </Notice>
            )}
            {open === 'new' && <UnitForm ruleset={ruleset} taken={taken} onDone={(unit) => add([unit])} onClose={close} />}
            {changed && (
                <UnitForm
                    ruleset={ruleset}
                    unit={changed}
                    taken={taken}
                    errors={errors[open as number]}
                    onDone={(unit) => {
                        onChange(side.units.map((one, i) => (i === open ? unit : one)));
                        close();
                    }}
                    onClose={close}
                />
            )}
            {open === 'table' && <Table ruleset={ruleset} taken={taken} onUnits={add} onClose={close} />}
            {open === 'keep' && (
                <Sheet
                    title={words.keep}
                    onClose={close}
                    actions={
                        <Button
                            look="main"
                            lacks={lackOf(!armyName.trim() && [words.armyName, 'input'])}
                            onPress={() => {
                                keepArmy({ name: armyName.trim(), ruleset: ruleset.name, units: side.units });
                                close();
                            }}
                        >
                            {texts.common.save}
                        </Button>
                    }
                >
                    <TextField label={words.armyName} value={armyName} maxLength={60} onChange={setArmyName} hint={words.keepHint} />
                </Sheet>
            )}
        </div>
    );
}
