/** The club, with its key: its games, its house rules for members, its keys, and the QR code for the hall. */
import { Suspense, lazy, useState } from 'react';
import { type Schemas, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { Differences } from '../parts/Differences';
import { Pick, TextField } from '../parts/Field';
import { lackOf } from '../parts/Lacks';
import { Name } from '../parts/Name';
import { OptionTables } from '../parts/OptionTables';
import { SchemaField, type SchemaMember } from '../parts/SchemaField';
import { Screen } from '../parts/Screen';
import { Sheet } from '../parts/Sheet';
import { Wait } from '../parts/Wait';
import { hashOf } from '../route';
import { clubApi } from '../state/api';
import { useKept, useKeptGame } from '../state/kept';
import { houseRulesChanged, useClub, useHouseRules, useHouseRulesOf, useLoaded, useRuleset, useRulesets, useTitleOf, wordsOf } from '../state/loaded';
import { texts } from '../texts';
import { beside } from '../texts/beside';

const Qr = lazy(() => import('../parts/Code').then(({ Qr }) => ({ default: Qr })));
const words = beside.club;

const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });

function Game({ game }: { game: Schemas['ClubSession'] }) {
    const ruleset = useTitleOf(game.ruleset);
    const title = <Name>{game.description?.title ?? ruleset}</Name>;
    const closed = game.state === 'closed';
    // The club's key is not a seat's token: reading a game takes a seat, or a spectators' link.
    const here = useKeptGame(game.id) !== undefined;
    return (
        <li className="row-apart">
            {here ? <LinkButton href={hashOf({ screen: closed ? 'report' : 'table', session: game.id })}>{title}</LinkButton> : title}
            <span className="small soft">
                {ruleset} · {day(game.opened_at)} · {closed ? texts.home.closed : words.open}
            </span>
        </li>
    );
}

/** The options in force, each with its clause; those with their default are not sent. */
function Edit({ clubKey, ruleset, name, before, onDone, onClose }: { clubKey: string; ruleset: string; name: string; before?: Schemas['HouseRules']; onDone: () => void; onClose: () => void }) {
    const described = useRuleset(ruleset);
    const options = (described.value?.options as { properties?: Record<string, SchemaMember> } | undefined)?.properties ?? {};
    const [said, setSaid] = useState<Record<string, unknown>>(() => Object.fromEntries((before?.differences ?? []).map(({ name, value }) => [name, value])));
    const [note, setNote] = useState(before?.note ?? '');
    const [busy, setBusy] = useState(false);
    const [failed, setFailed] = useState<string>();
    const plain = Object.entries(options).filter(([, member]) => member.oneOf || ['boolean', 'integer', 'number', 'string'].includes(member.type ?? ''));
    const send = async () => {
        setBusy(true);
        try {
            const different = Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== undefined && value !== options[name]?.default));
            await clubApi(clubKey).post('/v1/club/house-rules/{ruleset}/{name}', { path: { ruleset, name }, body: { options: different, ...(note.trim() ? { note: note.trim() } : {}) }, key: newKey() });
            await houseRulesChanged(clubKey, ruleset, name);
            announce(words.saved);
            onDone();
        } catch (error) {
            setFailed(wordsOf(error));
            setBusy(false);
        }
    };
    return (
        <Sheet
            title={name}
            onClose={onClose}
            actions={
                <Button look="main" busy={busy} onPress={() => void send()}>
                    {texts.common.save}
                </Button>
            }
        >
            {plain.map(([name, member]) => (
                <div key={name} className="stack-tight">
                    <SchemaField name={name} schema={member} value={said[name]} hint={member.description} onChange={(value) => setSaid((all) => ({ ...all, [name]: value }))} />
                    {member['x-clause'] && (
                        <a className="small" href={hashOf({ screen: 'rules', ruleset, clause: member['x-clause'] })}>
                            {member['x-clause']}
                        </a>
                    )}
                </div>
            ))}
            <OptionTables options={described.value?.options} value={said} onChange={(name, value) => setSaid((all) => ({ ...all, [name]: value }))} />
            <TextField label={words.note} hint={words.noteHint} value={note} maxLength={500} lines={2} onChange={setNote} />
            {failed && (
                <Notice tone="alarm" role="alert">
                    {failed}
                </Notice>
            )}
        </Sheet>
    );
}

/** For members: only the differences, each with its clause. */
function HouseRules({ clubKey, line }: { clubKey: string; line: Schemas['HouseRulesLine'] }) {
    const title = useTitleOf(line.ruleset);
    const [editing, setEditing] = useState(false);
    const found = useHouseRulesOf(clubKey, line.ruleset, line.name);
    const shown = found.value;
    return (
        <Card
            title={<Name>{line.name}</Name>}
            aside={
                <Button name="edit" busy={!shown} label={`${texts.common.change}: ${line.name}`} onPress={() => setEditing(true)}>
                    {texts.common.change}
                </Button>
            }
        >
            <p className="small soft">
                {title} · {texts.create.version(shown?.version ?? line.version)}
            </p>
            {shown?.note && <p dir="auto">{shown.note}</p>}
            {shown ? <Differences of={shown.differences} ruleset={line.ruleset} /> : <Wait of={found} />}
            {editing && (
                <Edit
                    clubKey={clubKey}
                    ruleset={line.ruleset}
                    name={line.name}
                    before={shown}
                    onClose={() => setEditing(false)}
                    onDone={() => setEditing(false)}
                />
            )}
        </Card>
    );
}

function Club({ clubKey }: { clubKey: string }) {
    const club = useClub(clubKey);
    const kept = useKept().games.length; // including one that this device has opened since
    const games = useLoaded(`club games ${clubKey} ${kept}`, async () => (await clubApi(clubKey).get('/v1/club/sessions')).sessions);
    const found = useHouseRules(clubKey), lines = found.value;
    const rulesets = useRulesets();
    const [fresh, setFresh] = useState({ ruleset: '', name: '' });
    const [making, setMaking] = useState(false);
    if (!club.value) return <Wait of={club} />;
    return (
        <>
            <Card title={<Name>{club.value.name}</Name>}>
                <p>{words.today(club.value.sessions_last_24h, club.value.limits.sessions_per_day)}</p>
                <details>
                    <summary>{words.picture}</summary>
                    <p>{words.pictureMore}</p>
                    <Suspense fallback={<p>{texts.common.loading}</p>}>
                        <Qr text={`${location.origin}${location.pathname}${hashOf({ screen: 'club', key: clubKey })}`} label={words.qr} />
                    </Suspense>
                </details>
            </Card>
            <section className="stack" aria-labelledby="club-rules">
                <h2 id="club-rules">{words.houseRules}</h2>
                {lines ? lines.map((line) => <HouseRules key={`${line.ruleset} ${line.name}`} clubKey={clubKey} line={line} />) : <Wait of={found} />}
                {lines?.length === 0 && <p>{words.noRules}</p>}
                <Card title={words.newRules} level={3}>
                    <div className="stack" data-part="new-rules">
                        <TextField label={words.rulesName} hint={words.rulesNameHint} value={fresh.name} maxLength={40} autoCapitalize="off" onChange={(name) => setFresh({ ...fresh, name })} />
                        <Pick label={beside.armies.rules} value={fresh.ruleset} none={beside.armies.which} options={(rulesets.value ?? []).map(({ name, title }) => ({ value: name, label: title }))} onChange={(ruleset) => setFresh({ ...fresh, ruleset })} />
                        <div>
                            <Button name="make" lacks={lackOf(!fresh.name.trim() && [words.rulesName, '[data-part=new-rules] input'], !fresh.ruleset && [beside.armies.rules, '[data-part=new-rules] select'])} onPress={() => setMaking(true)}>
                                {words.make}
                            </Button>
                        </div>
                    </div>
                </Card>
            </section>
            <div>
                <LinkButton href={hashOf({ screen: 'armies' })}>{beside.armies.toArmies}</LinkButton>
            </div>
            <Card title={words.games}>
                {games.value ? (
                    <ul className="plain-list stack-tight">
                        {games.value.map((game) => (
                            <Game key={game.id} game={game} />
                        ))}
                    </ul>
                ) : (
                    <Wait of={games} />
                )}
                {games.value && <p className="small soft">{games.value.length === 0 ? words.noGames : words.gamesMore}</p>}
            </Card>
            <Card title={words.keys}>
                <ul className="plain-list stack-tight">
                    {club.value.keys.map(({ id, created_at, revoked_at }) => (
                        <li key={id}>
                            <code>{id}</code> <span className="small soft">{revoked_at ? words.revoked(day(revoked_at)) : words.since(day(created_at))}</span>
                        </li>
                    ))}
                </ul>
                <p className="small soft">{words.keysMore}</p>
            </Card>
            {making && (
                <Edit
                    clubKey={clubKey}
                    ruleset={fresh.ruleset}
                    name={fresh.name.trim()}
                    onClose={() => setMaking(false)}
                    onDone={() => {
                        setMaking(false);
                        setFresh({ ruleset: '', name: '' });
                    }}
                />
            )}
        </>
    );
}

export function Hall() {
    const { club_key } = useKept();
    return (
        <Screen title={words.title} back={{ screen: 'home' }}>
            {club_key ? <Club clubKey={club_key} /> : <Notice>{words.noKey}</Notice>}
        </Screen>
    );
}
