/** A unit for an army: choose its kind, and its card is filled from the ruleset's tables; only what they leave open is
 * asked. */
import { useState } from 'react';
import type { Schemas } from 'umpire-client';
import { type DraftUnit, idOf } from '../state/draft';
import { type Ruleset, useTable } from '../state/loaded';
import { texts } from '../texts';
import { Button } from './Button';
import { TextField } from './Field';
import { type SchemaMember, SchemaField } from './SchemaField';
import { Sheet } from './Sheet';

const words = texts.create.unit;

/** Members that change in a game and are not given when a unit is bought, including those that name other units. */
function isState(name: string, member: SchemaMember): boolean {
    const ends = member['x-lifetime'] === 'battle' || member['x-lifetime'] === 'turn';
    return ends || member.default !== undefined || name === 'drive' || (member.type === 'string' && !member.oneOf);
}

/** The facts in a table's row for a choice, as "Move 6". */
function Filled({ ruleset, card, chosen, members }: { ruleset: Ruleset; card: Schemas['UnitCard']; chosen: unknown; members: Record<string, SchemaMember> }) {
    const { value: table } = useTable(ruleset.name, chosen === undefined || card.fills.length === 0 ? undefined : card.table);
    const row = table?.rows?.find((row) => row[card.column] === chosen);
    if (!row) return null;
    return (
        <p className="small soft">
            {words.filled} {card.fills.map((name) => `${members[name]?.title ?? name} ${String(row[name])}`).join(', ')}
        </p>
    );
}

export interface UnitFormProps {
    ruleset: Ruleset;
    /** An existing unit; else a new one. */
    unit?: DraftUnit;
    taken: ReadonlySet<string>;
    errors?: Record<string, string>;
    onDone: (unit: DraftUnit) => void;
    onClose: () => void;
}

export function UnitForm({ ruleset, unit, taken, errors, onDone, onClose }: UnitFormProps) {
    const [values, setValues] = useState<Record<string, unknown>>(unit ?? {});
    const [tried, setTried] = useState(false);
    const schema = ruleset.unit as { properties: Record<string, SchemaMember>; required?: string[] } | undefined;
    const members = schema?.properties ?? {};
    const required = new Set(schema?.required ?? []);
    const set = (name: string) => (value: unknown) => setValues((all) => ({ ...all, [name]: value }));
    const filled = new Set(ruleset.unit_cards.flatMap(({ fills }) => fills));
    const chosen = ruleset.unit_cards.map(({ member }) => member);
    const others = Object.keys(members).filter((name) => !['id', 'name', 'side'].includes(name) && !chosen.includes(name));
    const asked = [...chosen, ...others.filter((name) => required.has(name) || (!filled.has(name) && !isState(name, members[name]!)))].filter((name) => members[name]);
    const more = others.filter((name) => !asked.includes(name));
    const kind = chosen.map((name) => members[name]?.oneOf?.find((one) => one.const === values[name])?.title).find(Boolean);
    const lacking = (name: string) => required.has(name) && values[name] === undefined;
    const errorOf = (name: string) => (tried && lacking(name) ? words.needed : errors?.[name]);
    const done = () => {
        setTried(true);
        if (asked.some(lacking)) return;
        const name = String(values.name ?? '').trim() || kind || words.fresh;
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
        onDone({ ...given, id: unit?.id ?? idOf(name, taken), name });
    };
    const field = (name: string) => (
        <SchemaField key={name} name={name} schema={members[name]!} value={values[name]} onChange={set(name)} error={errorOf(name)} hint={members[name]!.oneOf ? undefined : members[name]!.description} />
    );
    return (
        <Sheet
            title={unit ? words.change : words.add}
            onClose={onClose}
            actions={
                <Button look="main" onPress={done}>
                    {unit ? texts.common.save : texts.common.add}
                </Button>
            }
        >
            <TextField label={words.name} value={String(values.name ?? '')} maxLength={60} placeholder={kind} onChange={set('name')} error={errors?.name} />
            {asked.map((name) => {
                const card = ruleset.unit_cards.find(({ member }) => member === name);
                return (
                    <div key={name} className="stack-tight">
                        {field(name)}
                        {card && <Filled ruleset={ruleset} card={card} chosen={values[name]} members={members} />}
                    </div>
                );
            })}
            {more.length > 0 && (
                <details open={more.some((name) => errors?.[name])}>
                    <summary>{words.more}</summary>
                    <div className="stack">{more.map(field)}</div>
                </details>
            )}
        </Sheet>
    );
}
