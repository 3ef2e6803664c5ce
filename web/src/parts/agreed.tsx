/** Two-sided: dice from the table answer the open question, once both players have agreed to the same ones (ADR 43). */
import { useState } from 'react';
import type { AnyEntry as Entry, Schemas } from 'umpire-client';
import type { Declared } from '../device';
import { troubleOf } from '../play/run';
import { sessionOf } from '../state/api';
import { useKeptGame } from '../state/kept';
import { useLoaded } from '../state/loaded';
import { deviceOf } from '../state/seat';
import { texts } from '../texts';
import { Button } from './Button';
import { Notice } from './Card';
import { Dice } from './Die';
import { TextField } from './Field';
import { lackOf } from './Lacks';
import { Named } from './Name';

const words = texts.fairness.agreed;
const inRow = (faces: readonly number[]) => faces.join(', ');
/** Numbers with any separators; undefined: there is something else among them. */
const facesOf = (typed: string) => {
    const list = typed.split(/[\s,;]+/).filter(Boolean).map(Number);
    return list.length > 0 && list.every((face) => Number.isInteger(face) && face > 0) ? list : undefined;
};

/** The dice by their draws, "to hit", "damage", as on the table; their faces in a row where the service does not say which
 * was which. */
function Fallen({ session, asked, faces }: { session: string; asked: Entry | undefined; faces: readonly number[] }) {
    const game = useKeptGame(session), row = inRow(faces);
    const draws = useLoaded(asked && game ? `draws ${session} ${asked.seq} ${row}` : undefined, async () => {
        const { step, input } = asked as unknown as Schemas['RecordedQuestion'];
        const { draws: found = [] } = await sessionOf(session, game!.token).preview({ step, input, dice: [...faces] });
        return found;
    });
    const list = draws.value ?? [];
    if (list.flatMap((draw) => draw.faces).length !== faces.length) return <p>{words.faces(row)}</p>;
    return (
        <>
            <p className="heard">{words.faces(row)}</p>
            <ul className="plain-list stack-tight">
                {list.map(({ label, faces: fell, sides }, i) => (
                    <li key={i} className="row small">
                        <span className="soft">{label}</span>
                        <Dice faces={fell} sides={sides} size={30} />
                    </li>
                ))}
            </ul>
        </>
    );
}

interface AgreedProps {
    session: string;
    declared: readonly Declared[];
    seats: readonly Schemas['Seat'][];
    /** Undefined: a spectator. */
    own: string | undefined;
    /** The question, if the page has it: in words, and itself. */
    about?: string;
    asked?: Entry;
    /** A way out for both. */
    giveUp: JSX.Element;
}

export function AgreedDice({ session, declared, seats, own, about, asked, giveUp }: AgreedProps) {
    const mine = declared.find(({ seat }) => seat === own);
    const theirs = declared.find(({ seat }) => seat !== own);
    const [typed, setTyped] = useState('');
    const [busy, setBusy] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const nameOf = (id: string | undefined) => seats.find((seat) => seat.id === id)?.name ?? id ?? '';
    const other = nameOf(seats.find(({ role, side, id }) => role === 'player' && side !== undefined && id !== own)?.id);
    const agree = (dice: readonly number[]) => {
        setBusy(true);
        setTrouble(undefined);
        void deviceOf(session)
            ?.agreeDice(dice)
            .then(() => setTyped(''))
            .catch((error: unknown) => {
                const { unreachable, text } = troubleOf(error);
                setTrouble(unreachable ? texts.common.unreachable : text);
            })
            .finally(() => setBusy(false));
    };
    const waits = theirs === undefined || inRow(theirs.faces) === inRow(mine?.faces ?? []);
    const shown = waits ? mine : theirs;
    return (
        <Notice tone={waits || !own ? 'plain' : 'warn'} role="status">
            <strong>{waits ? <Named sentence={words.waiting} name={other} /> : <Named sentence={words.asked} name={nameOf(theirs.seat)} />}</strong>
            {about && <p dir="auto">{about}</p>}
            {shown && <Fallen session={session} asked={asked} faces={shown.faces} />}
            {!waits && own !== undefined && (
                <div className="row">
                    <Button name="agree" look="main" busy={busy} onPress={() => agree(theirs.faces)}>
                        {words.agree}
                    </Button>
                </div>
            )}
            {trouble && <p role="alert">{trouble}</p>}
            {own !== undefined && (
                <details>
                    <summary>{words.not}</summary>
                    <div className="stack-tight">
                        <p>{words.notMore}</p>
                        {mine && (
                            <>
                                <TextField label={words.again} hint={words.againHint} value={typed} onChange={setTyped} maxLength={4000} />
                                <Button name="say" busy={busy} lacks={lackOf(!facesOf(typed) && [words.again, 'input'])} onPress={() => agree(facesOf(typed)!)}>
                                    {words.say}
                                </Button>
                            </>
                        )}
                        {giveUp}
                    </div>
                </details>
            )}
        </Notice>
    );
}
