/** The game that a code leads to, before joining. */
import { useEffect, useState } from 'react';
import { UmpireProblem } from 'umpire-client';
import { Button, LinkButton } from '../parts/Button';
import { Card, Notice } from '../parts/Card';
import { TextField } from '../parts/Field';
import { Forgets } from '../parts/Forgets';
import { lackOf } from '../parts/Lacks';
import { Name, Named, SideName } from '../parts/Name';
import { Screen } from '../parts/Screen';
import { codeIn, faultOf } from '../play/code';
import { go, hashOf } from '../route';
import { keepName, useKept } from '../state/kept';
import { useTitleOf, wordsOf } from '../state/loaded';
import { type Preview, previewOf, takeSeat } from '../state/seats';
import { texts } from '../texts';

const words = texts.join;

/** Why the typed text contains no code. */
function wrongOf(typed: string): string {
    const { letters, stranger } = faultOf(typed);
    if (stranger !== undefined) return words.codeStranger(stranger);
    return letters === undefined ? words.codeNone : words.codeShort(letters);
}

function AskCode() {
    const [typed, setTyped] = useState('');
    const [wrong, setWrong] = useState<string>();
    const look = () => {
        const code = codeIn(typed);
        if (code) go({ screen: 'join', code });
        else setWrong(wrongOf(typed));
    };
    return (
        <Screen
            title={words.title}
            back={{ screen: 'home' }}
            actions={
                <Button look="main" lacks={lackOf(typed.trim() === '' && [words.code, 'form input'])} onPress={look}>
                    {words.look}
                </Button>
            }
        >
            <Card>
                <form
                    onSubmit={(event) => {
                        event.preventDefault();
                        look();
                    }}
                >
                    <TextField
                        label={words.code}
                        hint={words.codeHint}
                        value={typed}
                        onChange={(text) => {
                            setTyped(text);
                            setWrong(undefined);
                        }}
                        error={wrong}
                        maxLength={2000}
                        autoCapitalize="characters" spellCheck={false} placeholder={words.codeLike}
                    />
                </form>
                <p className="soft">{words.camera}</p>
            </Card>
        </Screen>
    );
}

function Shown({ code, preview }: { code: string; preview: Preview }) {
    const kept = useKept();
    const mine = kept.games.find(({ session }) => session === preview.session);
    const [name, setName] = useState(kept.name ?? '');
    const [busy, setBusy] = useState(false);
    const [wrong, setWrong] = useState<{ words: string; name?: boolean }>();
    const ruleset = useTitleOf(preview.ruleset);
    const watching = preview.role === 'spectator';
    const side = preview.sides.find(({ id }) => id === preview.side);
    const full = !watching && side && !side.free;
    const speaker = watching || full ? undefined : side?.players.find(({ guest }) => !guest);
    const take = async () => {
        if (!name.trim()) return setWrong({ words: words.nameNeeded, name: true });
        setBusy(true);
        setWrong(undefined);
        try {
            await takeSeat(code, name.trim(), preview);
            keepName(name.trim());
            go({ screen: 'table', session: preview.session }, true);
        } catch (error) {
            const taken = error instanceof UmpireProblem && error.code === 'name_taken';
            setWrong({ words: taken ? words.nameTaken : wordsOf(error), name: taken });
            setBusy(false);
        }
    };
    return (
        <Screen
            title={preview.description?.title ? <Name>{preview.description.title}</Name> : words.title}
            name={words.title}
            about={ruleset}
            back={{ screen: 'home' }}
            rules={preview.ruleset}
            actions={
                mine && mine.role !== 'umpire' ? (
                    <LinkButton look="main" href={hashOf({ screen: 'table', session: preview.session })}>
                        {words.goOn}
                    </LinkButton>
                ) : (
                    <Button look="main" busy={busy} lacks={full ? { words: words.full } : undefined} onPress={() => void take()}>
                        {watching ? words.watch : words.joinAs(side?.name ?? '')}
                    </Button>
                )
            }
        >
            <Card title={watching ? words.youWatch : <SideName side={preview.side} sides={preview.sides} />}>
                <p className="large">{ruleset}</p>
                <p className="soft">
                    {words.openedAt(new Date(preview.opened_at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }))} · {texts.common.mode[preview.mode === 'two_sided' ? 'two_sided' : 'sealed']}
                </p>
                <ul className="plain-list">
                    {preview.sides.map((one) => (
                        <li key={one.id} className="party-line">
                            <SideName side={one.id} sides={preview.sides} />
                            {one.players.length ? (
                                <ul className="plain-list">
                                    {one.players.map((sitter) => (
                                        <li key={sitter.seat}>
                                            <Name>{sitter.name ?? sitter.seat}</Name>
                                        </li>
                                    ))}
                                </ul>
                            ) : (
                                <span className="soft">{one.id === preview.side && !watching ? words.yourPlace : texts.lobby.free}</span>
                            )}
                        </li>
                    ))}
                </ul>
            </Card>
            <Forgets />
            {speaker && !(mine && mine.role !== 'umpire') && (
                <Notice tone="alarm" role="alert">
                    <strong>
                        <Named sentence={(who) => texts.guests.speaks(who, side!.name)} name={speaker.name ?? speaker.seat} />
                    </strong>
                </Notice>
            )}
            {mine && mine.role !== 'umpire' ? (
                <Notice>{words.already}</Notice>
            ) : full ? (
                <Notice tone="warn">{words.full}</Notice>
            ) : (
                <Card>
                    <form
                        onSubmit={(event) => {
                            event.preventDefault();
                            if (!busy) void take();
                        }}
                    >
                        <TextField label={words.name} hint={words.nameHint} value={name} onChange={setName} maxLength={40} autoComplete="nickname" error={wrong?.name ? wrong.words : undefined} />
                    </form>
                </Card>
            )}
            {wrong && !wrong.name && (
                <Notice tone="alarm" role="alert">
                    {wrong.words}
                </Notice>
            )}
        </Screen>
    );
}

export function Join({ code }: { code: string }) {
    const [preview, setPreview] = useState<Preview>();
    const [wrong, setWrong] = useState<string>();
    const [tries, setTries] = useState(0);
    useEffect(() => {
        let live = true;
        setPreview(undefined);
        setWrong(undefined);
        if (code)
            previewOf(code).then(
                (found) => live && setPreview(found),
                (error) => live && setWrong(error instanceof UmpireProblem && error.status < 429 ? words.wrongCode : wordsOf(error)),
            );
        return () => {
            live = false;
        };
    }, [code, tries]);
    if (!code) return <AskCode />;
    if (preview) return <Shown code={code} preview={preview} />;
    return (
        <Screen
            title={words.title}
            back={{ screen: 'home' }}
            actions={
                wrong !== undefined && (
                    <>
                        <LinkButton href={hashOf({ screen: 'join', code: '' })}>{words.otherCode}</LinkButton>
                        <Button look="main" onPress={() => setTries(tries + 1)}>
                            {texts.common.retry}
                        </Button>
                    </>
                )
            }
        >
            {wrong === undefined ? (
                <p className="soft">{texts.common.loading}</p>
            ) : (
                <Notice tone="warn" role="alert">
                    {wrong}
                </Notice>
            )}
        </Screen>
    );
}
