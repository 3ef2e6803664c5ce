/** Every part of the page by itself, for inspection. */
import { useState } from 'react';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { Connection } from '../parts/Connection';
import { Dice, Die } from '../parts/Die';
import { Check, Pick, TextField } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { SideName } from '../parts/Name';
import { Pips } from '../parts/Pips';
import { Screen } from '../parts/Screen';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { texts } from '../texts';

const words = texts.style;
const swatches = ['paper', 'sheet', 'sunk', 'ink', 'ink-soft', 'line', 'edge', 'baize', 'baize-wash', 'alarm', 'alarm-wash', 'warn', 'warn-wash', 'good'];
const sides = [
    { id: 'red', name: 'Crown', colour: '#b3261e' },
    { id: 'blue', name: 'מלכות', colour: '#1f5fae' },
    { id: 'green', name: 'Highlanders', colour: '#2e7d32' },
    { id: 'ochre', name: 'Ochre', colour: '#b26a00' },
];

export function Style() {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState('Black Watch');
    const [number, setNumber] = useState<number | undefined>(12);
    const [cover, setCover] = useState('soft');
    const [card, setCard] = useState('sealed');
    const [checked, setChecked] = useState(true);
    const [picked, setPicked] = useState('');
    return (
        <Screen title={words.title} about={words.about} back={{ screen: 'home' }} broad>
            <Card title={words.type}>
                <p className="display-type">Black Watch</p>
                <p className="title-type">Turn 3: Shooting</p>
                <p>4 of 12 hit, 3 fall. The Third Impi must test whether it is pinned.</p>
                <p className="small soft">MWK-FIRE-2 · The Men Who Would Be Kings, firing</p>
            </Card>
            <Card title={words.colours}>
                <ul className="plain-list swatches">
                    {swatches.map((name) => (
                        <li key={name} className="small">
                            <span className="swatch" style={{ background: `var(--${name})` }} />
                            {name}
                        </li>
                    ))}
                </ul>
            </Card>
            <Card title={words.sides}>
                <div className="row">
                    {sides.map(({ id }) => (
                        <SideName key={id} side={id} sides={sides} />
                    ))}
                </div>
            </Card>
            <Card title={words.buttons}>
                <div className="row">
                    <Button look="main">Roll for me</Button>
                    <Button>I roll</Button>
                    <Button look="quiet">Why?</Button>
                    <Button look="danger">Take back</Button>
                    <Button lacks={{ words: words.lacks, at: 'main input' }}>Not now</Button>
                    <Button busy>Rolling …</Button>
                    <LinkButton href="#style">
                        <Icon name="book" /> A link
                    </LinkButton>
                </div>
            </Card>
            <Card title={words.fields}>
                <TextField label="Name" hint="What the others call it." value={text} onChange={setText} />
                <TextField label="Leadership" error="This is needed." value="" onChange={() => undefined} />
                <Stepper label="Range" unit="inches" value={number} min={0} max={48} step={0.5} onChange={setNumber} />
                <Pick label="Weapon" none={texts.common.choose} value={picked} onChange={setPicked} options={[{ value: 'rifle', label: 'Modern rifle' }, { value: 'musket', label: 'Antiquated musket' }]} />
                <Check label="Its leader is with it" value={checked} onChange={setChecked} />
            </Card>
            <Card title={words.choices}>
                <Choice legend="Cover" value={cover} onChange={setCover} options={[{ value: 'none', label: 'None' }, { value: 'soft', label: 'Soft' }, { value: 'hard', label: 'Hard' }]} />
                <Choice
                    legend="Dice"
                    look="cards"
                    value={card}
                    onChange={setCard}
                    options={[{ value: 'sealed', label: texts.create.diceOf.sealed, hint: texts.create.diceMore.sealed }, { value: 'table', label: texts.create.diceOf.table, hint: texts.create.diceMore.table }, { value: 'none', label: 'Not here', hint: 'A choice that cannot be made now.', disabled: true }]}
                />
            </Card>
            <Card title={words.dice}>
                <Dice faces={[1, 2, 3, 4, 5, 6]} hits={(face) => face >= 5} />
                <div className="row">
                    {[4, 8, 10, 12, 20].map((count) => (
                        <Die key={count} sides={count} face={count - 1} />
                    ))}
                    <Die face={undefined} />
                </div>
            </Card>
            <Card title={words.figures}>
                <Pips now={8} of={12} label="Black Watch" />
                <Pips now={16} label="Third Impi" />
                <Pips now={40} of={60} label="The mob" small />
            </Card>
            <Card title={words.notices}>
                <Notice>The record holds 41 entries.</Notice>
                <Notice tone="good">Everything was checked.</Notice>
                <Notice tone="warn">Not sent yet: there is no network.</Notice>
                <Notice tone="alarm">The record was changed.</Notice>
            </Card>
            <Card title={words.connection}>
                <div className="row">
                    {(['starting', 'live', 'cut', 'ended'] as const).map((state) => (
                        <Connection key={state} state={state} />
                    ))}
                </div>
            </Card>
            <Card title={words.sheet}>
                <div>
                    <Button onPress={() => setOpen(true)}>{words.openSheet}</Button>
                </div>
            </Card>
            {open && (
                <Sheet
                    title="Black Watch shoots"
                    onClose={() => setOpen(false)}
                    actions={
                        <>
                            <Button onPress={() => setOpen(false)}>I roll</Button>
                            <Button look="main" onPress={() => setOpen(false)}>
                                Roll for me
                            </Button>
                        </>
                    }
                >
                    <Stepper label="Range" unit="inches" value={number} min={0} max={48} step={0.5} onChange={setNumber} />
                    <p>Loses a figure 86 %, pinned 31 %</p>
                </Sheet>
            )}
        </Screen>
    );
}
