/** Two-sided: dice from the table answer the open question, once both players have agreed to the same ones (ADR 43). */
import { useState } from 'react';
import type { Schemas } from 'umpire-client';
import type { Declared } from '../device';
import { troubleOf } from '../play/run';
import { deviceOf } from '../state/seat';
import { texts } from '../texts/en';
import { Button } from './Button';
import { Notice } from './Card';
import { TextField } from './Field';
import { lackOf } from './Lacks';
import { Named } from './Name';

const words = texts.fairness.agreed;
const told = (faces: readonly number[]) => faces.join(', ');
/** Numbers with any separators; undefined: there is something else among them. */
const facesOf = (typed: string) => {
    const list = typed.split(/[\s,;]+/).filter(Boolean).map(Number);
    return list.length > 0 && list.every((face) => Number.isInteger(face) && face > 0) ? list : undefined;
};

interface AgreedProps {
    session: string;
    declared: readonly Declared[];
    seats: readonly Schemas['Seat'][];
    /** Undefined: a spectator. */
    own: string | undefined;
    /** The question, if the page has it. */
    about?: string;
    /** A way out for both. */
    giveUp: JSX.Element;
}

export function AgreedDice({ session, declared, seats, own, about, giveUp }: AgreedProps) {
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
    const waits = theirs === undefined || told(theirs.faces) === told(mine?.faces ?? []);
    const shown = waits ? mine : theirs;
    return (
        <Notice tone={waits || !own ? 'plain' : 'warn'} role="status">
            <strong>{waits ? <Named sentence={words.waiting} name={other} /> : <Named sentence={words.asked} name={nameOf(theirs.seat)} />}</strong>
            {about && <p dir="auto">{about}</p>}
            {shown && <p>{words.faces(told(shown.faces))}</p>}
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
