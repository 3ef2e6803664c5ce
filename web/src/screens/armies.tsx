/** The armies on this device and those of the club: changed, exported and imported as tables of text, with their
 * points. */
import { useState } from 'react';
import { type Schemas, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Army } from '../parts/Army';
import { Button } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Pick, TextField } from '../parts/Field';
import { Icon } from '../parts/Icon';
import { lackOf } from '../parts/Lacks';
import { Name } from '../parts/Name';
import { save } from '../parts/save';
import { Screen } from '../parts/Screen';
import { Wait } from '../parts/Wait';
import { pointsOf, tableOf } from '../play/armies';
import { type ArmyLine, keepAgain, keepInClub, removeFromClub, takeFromClub, useClubArmies } from '../state/club_armies';
import { type DraftUnit, newDraft } from '../state/draft';
import { type KeptArmy, keep, keepArmy, useKept } from '../state/kept';
import { type Loaded, useRuleset, useRulesets, useStarters, useTable, useTitleOf, wordsOf } from '../state/loaded';
import { beside } from '../texts/beside';

const words = beside.armies;

function forget({ name, ruleset }: KeptArmy): void {
    keep((all) => ({ ...all, armies: all.armies.filter((army) => army.name !== name || army.ruleset !== ruleset) }));
}

/** One action at a time, and its error in words. */
function useTrying() {
    const [busy, setBusy] = useState(false);
    const [failed, setFailed] = useState<string>();
    const attempt = async (act: () => Promise<unknown>) => {
        setBusy(true);
        setFailed(undefined);
        try {
            await act();
        } catch (error) {
            setFailed(wordsOf(error));
        }
        setBusy(false);
    };
    return { busy, attempt, failed: failed && <Notice tone="alarm" role="alert">{failed}</Notice> };
}

function ToClub({ army, clubKey, lines }: { army: KeptArmy; clubKey: string; lines: readonly ArmyLine[] }) {
    const { busy, attempt, failed } = useTrying();
    const [changed, setChanged] = useState(false);
    const put = (anyway: boolean) =>
        attempt(async () => {
            const kept = await keepInClub(clubKey, army, lines, anyway);
            setChanged(!kept);
            if (kept) announce(words.keptInClub(army.name));
        });
    const theirs = lines.find(({ id, ruleset, name }) => ruleset === army.ruleset && (army.club ? id === army.club.id : name === army.name));
    return (
        <>
            {changed ? (
                <Notice tone="warn" role="alert">
                    <p>{words.changed}</p>
                    <div className="row">
                        <Button name="mine" busy={busy} onPress={() => void put(true)}>
                            {words.replace}
                        </Button>
                        {theirs && (
                            <Button name="theirs" busy={busy} onPress={() => void attempt(() => takeFromClub(clubKey, theirs).then(() => setChanged(false)))}>
                                {words.takeTheirs}
                            </Button>
                        )}
                    </div>
                </Notice>
            ) : (
                <div className="row">
                    <Button name="to-club" busy={busy} lacks={army.units.length === 0 ? { words: words.noUnits } : undefined} onPress={() => void put(false)}>
                        {words.keepInClub}
                    </Button>
                </div>
            )}
            {failed}
        </>
    );
}

function OfClub({ line, clubKey, onGone }: { line: ArmyLine; clubKey: string; onGone: (army: Schemas['Army']) => void }) {
    const title = useTitleOf(line.ruleset);
    const { busy, attempt, failed } = useTrying();
    const here = useKept().armies.find(({ ruleset, club }) => ruleset === line.ruleset && club?.id === line.id);
    return (
        <Card title={<Name>{line.name}</Name>} level={3}>
            <p className="small soft">
                {title} · {words.units(line.unit_count)}
                {line.points !== undefined && ` · ${words.points(line.points)}`}
            </p>
            {here && <p className="small">{here.club!.version < line.version ? words.isNewer : words.isHere}</p>}
            <div className="row">
                {(!here || here.club!.version < line.version) && (
                    <Button name="take" busy={busy} label={words.takeOf(line.name)} onPress={() => void attempt(() => takeFromClub(clubKey, line).then(({ name }) => announce(words.nowHere(name))))}>
                        {words.take}
                    </Button>
                )}
                <Button look="danger" name="remove" busy={busy} label={words.removeOf(line.name)} onPress={() => void attempt(() => removeFromClub(clubKey, line).then(onGone))}>
                    <Icon name="trash" />
                </Button>
            </div>
            {failed}
        </Card>
    );
}

function InClub({ clubKey, found }: { clubKey: string; found: Loaded<ArmyLine[]> }) {
    const [gone, setGone] = useState<Schemas['Army']>();
    const { busy, attempt, failed } = useTrying();
    return (
        <section className="stack" aria-labelledby="armies-club">
            <h2 id="armies-club">{words.inClub}</h2>
            {found.value ? found.value.map((line) => <OfClub key={`${line.ruleset} ${line.id}`} line={line} clubKey={clubKey} onGone={setGone} />) : <Wait of={found} />}
            {found.value?.length === 0 && !gone && <p>{words.noneInClub}</p>}
            {gone && (
                <Notice role="status">
                    <p>{words.removed(gone.name)}</p>
                    <Button name="again" busy={busy} onPress={() => void attempt(() => keepAgain(clubKey, gone).then(() => setGone(undefined)))}>
                        {words.again}
                    </Button>
                </Notice>
            )}
            {failed}
        </section>
    );
}

function One({ army, clubKey, lines }: { army: KeptArmy; clubKey?: string; lines?: readonly ArmyLine[] }) {
    const ruleset = useRuleset(army.ruleset);
    const [first, second, third] = ruleset.value?.unit_cards ?? [];
    const tables = [useTable(army.ruleset, first?.table).value, useTable(army.ruleset, second?.table).value, useTable(army.ruleset, third?.table).value];
    const points = ruleset.value && pointsOf(ruleset.value, tables, army.units);
    const side = { id: 'army', name: army.name, colour: '#37474f', units: army.units as DraftUnit[] };
    return (
        <Card title={<Name>{army.name}</Name>}>
            <p className="small soft">
                {ruleset.value?.title ?? army.ruleset} · {words.units(army.units.length)}
                {points !== undefined && ` · ${words.points(points)}`}
            </p>
            {ruleset.value ? (
                <Army ruleset={ruleset.value} draft={{ ...newDraft(), ruleset: army.ruleset, sides: [side], key: newKey() }} side={side} errors={{}} onChange={(units) => keepArmy({ ...army, units })} kept />
            ) : (
                <Wait of={ruleset} />
            )}
            <div className="row">
                <Button name="csv" onPress={() => save(new Blob([tableOf(army.units)], { type: 'text/csv' }), `${army.name.replace(/[^\p{L}\p{N} _-]/gu, '') || 'army'}.csv`)}>
                    {words.out}
                </Button>
                <Button look="danger" label={words.forget(army.name)} onPress={() => forget(army)}>
                    <Icon name="trash" />
                </Button>
            </div>
            {clubKey && lines && <ToClub army={army} clubKey={clubKey} lines={lines} />}
        </Card>
    );
}

/** The ready armies of a ruleset: each may be copied to this device. */
function Starters({ ruleset, title }: { ruleset: string; title: string }) {
    const found = useStarters(ruleset);
    const own = useKept().armies.filter((army) => army.ruleset === ruleset);
    return (
        <section className="stack-tight">
            <h3>{title}</h3>
            {found.value ? (
                <ul className="plain-list stack-tight">
                    {found.value.armies.map(({ id, name, units }) => (
                        <li key={id} className="row-apart" data-starter={id}>
                            <Name>{name}</Name>
                            {own.some((army) => army.name === name) ? (
                                <span className="small soft">{words.isHere}</span>
                            ) : (
                                <Button
                                    name="take"
                                    look="quiet"
                                    label={words.takeOf(name)}
                                    onPress={() => {
                                        keepArmy({ name, ruleset, units });
                                        announce(words.nowHere(name));
                                    }}
                                >
                                    {words.takeIt}
                                </Button>
                            )}
                        </li>
                    ))}
                </ul>
            ) : (
                <Wait of={found} />
            )}
        </section>
    );
}

export function Armies() {
    const { armies, club_key } = useKept();
    const club = useClubArmies(club_key);
    const rulesets = useRulesets();
    const [name, setName] = useState('');
    const [ruleset, setRuleset] = useState('');
    const [starting, setStarting] = useState(false);
    const taken = armies.some((army) => army.name === name.trim() && army.ruleset === ruleset);
    return (
        <Screen title={words.title} about={words.about} back={{ screen: 'home' }}>
            {club_key && <h2>{words.onDevice}</h2>}
            {armies.length === 0 && <p>{words.none}</p>}
            {armies.map((army) => (
                <One key={`${army.ruleset} ${army.name}`} army={army} clubKey={club_key} lines={club.value} />
            ))}
            <Card title={words.fresh}>
                <TextField label={words.name} value={name} maxLength={60} onChange={setName} error={taken ? words.taken : undefined} />
                <Pick label={words.rules} value={ruleset} none={words.which} options={(rulesets.value ?? []).map(({ name, title }) => ({ value: name, label: title }))} onChange={setRuleset} />
                <div>
                    <Button
                        name="make"
                        lacks={taken ? { words: words.taken, shown: true } : lackOf(!name.trim() && [words.name, 'main input'], !ruleset && [words.rules, 'main select'])}
                        onPress={() => {
                            keepArmy({ name: name.trim(), ruleset, units: [] });
                            setName('');
                        }}
                    >
                        <Icon name="plus" /> {words.make}
                    </Button>
                </div>
            </Card>
            <details className="card" onToggle={({ currentTarget }) => setStarting(currentTarget.open)}>
                <summary>{words.starters}</summary>
                <div className="stack">
                    <p className="small soft">{words.startersMore}</p>
                    {starting && (rulesets.value ?? []).map(({ name, title }) => <Starters key={name} ruleset={name} title={title} />)}
                </div>
            </details>
            {club_key ? <InClub clubKey={club_key} found={club} /> : <Notice>{words.here}</Notice>}
        </Screen>
    );
}
