/** The umpire's manual work on units: corrections with a reason, another side, removal, addition. */
import { useState } from 'react';
import { announce } from '../parts/Announcer';
import { Button } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { Pick, TextField } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { lackOf } from '../parts/Lacks';
import { Name, SideName } from '../parts/Name';
import { Sheet } from '../parts/Sheet';
import { UnitCard } from '../parts/UnitCard';
import { UnitForm } from '../parts/UnitForm';
import { ValueField } from '../parts/ValueField';
import { cardOf } from '../play/cards';
import { changesOf, membersOf } from '../play/chair';
import type { Field, Unit } from '../play/describe';
import { type Json, partsOf } from '../play/pointer';
import { troubleOf } from '../play/run';
import type { OpenGame } from '../state/game';
import { useKeys } from '../state/keys';
import type { Ruleset as LoadedRuleset } from '../state/loaded';
import { texts } from '../texts';
import { beside } from '../texts/beside';
import type { Around } from './act_parts';
import { useTrouble } from './settling';

const words = beside.chair;

interface UnitSheetProps {
    unit: Unit;
    around: Around;
    game: OpenGame;
    onAct: () => void;
    onClose: () => void;
}

function UnitSheet({ unit, around, game, onAct, onClose }: UnitSheetProps) {
    const { ruleset, sides } = around;
    const [name, setName] = useState<string>(unit.name);
    const [side, setSide] = useState<string>(unit.side);
    const [said, setSaid] = useState<{ [member: string]: Json | undefined }>({});
    const [reason, setReason] = useState('');
    const [busy, setBusy] = useState(false);
    const [trouble, attempt] = useTrouble();
    const once = useKeys();
    const path = { session: game.session, unit: unit.id };
    // The list stays as it was when the sheet was opened: nothing moves under the finger.
    const [{ first, more, counts }] = useState(() => membersOf(ruleset, unit));
    const changes = changesOf(ruleset, unit, said);
    const why = reason.trim(), called = name.trim();
    const renamed = called !== '' && called !== unit.name, moved = side !== unit.side, changed = Object.keys(changes).length > 0;
    const reasoned = why !== '' || !(moved || changed);
    const lack = !(renamed || moved || changed) ? { words: words.unit.nothing } : lackOf(!reasoned && [words.unit.reason, 'textarea']);
    // Up to three requests: those before a failed one are visible in the unit, and are not sent again.
    const save = () =>
        game.send(async ({ api }) => {
            if (renamed) await once(`name ${called}`, (key) => api.post('/v1/sessions/{session}/units/{unit}/name', { path, body: { name: called }, key }));
            if (changed) await once(`changes ${JSON.stringify(changes)} ${why}`, (key) => api.post('/v1/sessions/{session}/units/{unit}/changes', { path, body: { changes, reason: why }, key }));
            if (moved) await once(`side ${side} ${why}`, (key) => api.post('/v1/sessions/{session}/units/{unit}/side', { path, body: { side, reason: why }, key }));
        });
    const remove = () => game.send(({ api }) => once(`removal ${why}`, (key) => api.post('/v1/sessions/{session}/units/{unit}/removal', { path, body: why ? { reason: why } : {}, key })));
    const run = async (act: () => Promise<unknown>, done: string) => {
        setBusy(true);
        const failed = await attempt(act);
        setBusy(false);
        if (failed) return;
        announce(done);
        onClose();
    };
    const field = ([member, described]: [string, Field]) => (
        <div key={member} data-member={member}>
            <ValueField field={described} value={said[member] ?? unit[member] ?? described.default} onChange={(value) => setSaid((all) => ({ ...all, [member]: value }))} />
        </div>
    );
    return (
        <Sheet
            title={<Name>{unit.name}</Name>}
            onClose={onClose}
            actions={
                <Button name="change" look="main" onPress={() => void run(save, words.changed(called || unit.name))} busy={busy} lacks={lack}>
                    {words.unit.change}
                </Button>
            }
        >
            <div className="stack-tight">
                <div>
                    <Button name="act" onPress={onAct}>
                        <Icon name="dice" /> {words.unit.act}
                    </Button>
                </div>
                <p className="small soft">{words.unit.actMore}</p>
            </div>
            <TextField label={words.unit.name} value={name} onChange={setName} maxLength={60} />
            <Pick label={words.unit.side} value={side} onChange={setSide} options={sides.map(({ id, name }) => ({ value: id, label: name }))} />
            {first.map(field)}
            {more.length > 0 && (
                <details>
                    <summary>{words.unit.more(more.length)}</summary>
                    <div className="stack">{more.map(field)}</div>
                </details>
            )}
            {counts.length > 0 && (
                <details>
                    <summary>{words.unit.counts(counts.length)}</summary>
                    <div className="stack">{counts.map(field)}</div>
                </details>
            )}
            <TextField label={words.unit.reason} hint={words.unit.reasonHint} value={reason} onChange={setReason} lines={2} maxLength={500} />
            {trouble && (
                <Notice tone="alarm" role="alert">
                    <span dir="auto">{trouble}</span>
                </Notice>
            )}
            <details>
                <summary>{words.unit.remove}</summary>
                <div className="stack-tight">
                    <p className="small">{words.unit.removeMore}</p>
                    <div>
                        <Button name="remove" look="danger" onPress={() => void run(remove, words.removed(unit.name))} busy={busy}>
                            {words.unit.removeDo}
                        </Button>
                    </div>
                </div>
            </details>
        </Sheet>
    );
}

/** By member, the service's violations for a new unit; those about the whole unit are at its name. */
function errorsOf(error: unknown): Record<string, string> {
    const { unreachable, text, at } = troubleOf(error);
    if (at.length === 0) return { name: unreachable ? texts.common.unreachable : text };
    return Object.fromEntries(at.map(({ pointer, message }) => [partsOf(pointer)[2] ?? 'name', message]));
}

/** A unit that is added during the game: first its side, then its kind. */
function Bring({ around, game, onClose }: { around: Around; game: OpenGame; onClose: () => void }) {
    const [side, setSide] = useState<string>();
    const [errors, setErrors] = useState<Record<string, string>>();
    const once = useKeys();
    if (side === undefined)
        return (
            <Sheet title={words.bring} onClose={onClose}>
                <Choice legend={words.whose} options={around.sides.map(({ id }) => ({ value: id, label: <SideName side={id} sides={around.sides} /> }))} value={undefined} onChange={setSide} />
            </Sheet>
        );
    return (
        <UnitForm
            ruleset={around.ruleset as unknown as LoadedRuleset}
            taken={new Set(around.units.map(({ id }) => id))}
            errors={errors}
            onClose={onClose}
            onDone={(unit) => {
                const units = [{ ...unit, side }];
                game.send(({ api }) => once(JSON.stringify(units), (key) => api.post('/v1/sessions/{session}/units', { path: { session: game.session }, body: { units }, key }))).then(
                    () => {
                        announce(words.brought(unit.name));
                        onClose();
                    },
                    (error: unknown) => setErrors(errorsOf(error)),
                );
            }}
        />
    );
}

export function Units({ around, game, onAct }: { around: Around; game: OpenGame; onAct: (unit: string) => void }) {
    const [open, setOpen] = useState<string>();
    const [bringing, setBringing] = useState(false);
    const { units, sides, ruleset, strengths } = around;
    const unit = units.find(({ id }) => id === open);
    const close = () => setOpen(undefined);
    return (
        <Card title={words.units}>
            <p className="small soft">{words.unitsHint}</p>
            {sides.map(({ id }) => (
                <section key={id} className="stack-tight">
                    <h3>
                        <SideName side={id} sides={sides} />
                    </h3>
                    <div className="units">
                        {units
                            .filter(({ side }) => side === id)
                            .map((one) => (
                                <UnitCard key={one.id} card={cardOf(ruleset, one, texts.table.none, strengths[one.id])} sides={sides} onPress={() => setOpen(one.id)} />
                            ))}
                    </div>
                </section>
            ))}
            <div>
                <Button name="bring" onPress={() => setBringing(true)}>
                    <Icon name="plus" /> {words.bring}
                </Button>
            </div>
            {unit && (
                <UnitSheet
                    key={unit.id}
                    unit={unit}
                    around={around}
                    game={game}
                    onAct={() => {
                        close();
                        onAct(unit.id);
                    }}
                    onClose={close}
                />
            )}
            {bringing && <Bring around={around} game={game} onClose={() => setBringing(false)} />}
        </Card>
    );
}
