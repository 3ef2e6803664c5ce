/** Actions about rulings: taking back, disputes, decisions. The table and the log both offer them. */
import { type ReactNode, useState } from 'react';
import { type AnyEntry as Entry, type Schemas, newKey } from 'umpire-client';
import { announce } from '../parts/Announcer';
import { Button, LinkButton } from '../parts/Button';
import { Notice } from '../parts/Card';
import { Choice } from '../parts/Choice';
import { ClauseText } from '../parts/Clause';
import { Pick, TextField } from '../parts/Field';
import { lackOf } from '../parts/Lacks';
import { Name, Named } from '../parts/Name';
import { Sheet } from '../parts/Sheet';
import { isGuest } from '../play/consent';
import { useRuleset, useSteps } from '../play/catalogue';
import type { Step, Unit } from '../play/describe';
import type { DiceFrom } from '../play/dice';
import { type Line, type Proposed, mayTakeBack } from '../play/log';
import { troubleOf } from '../play/run';
import { hashOf } from '../route';
import type { OpenGame } from '../state/game';
import { useKeptGame } from '../state/kept';
import { actsOf } from '../state/seat';
import { texts } from '../texts';
import { RulingCard } from './ruling';

export function seatName(session: Schemas['Session'] | undefined, id: unknown): string {
    const seat = session?.seats.find((one) => one.id === id);
    return seat?.name ?? (id === 'umpire' ? texts.common.role.umpire : String(id ?? ''));
}

/** The umpire's seat, if this device has it beside a player's. */
export const useChair = (session: string) => useKeptGame(session)?.umpire?.seat;

/** The error's text, for the screen and for screen readers. */
export function useTrouble(): [string | undefined, (act: () => Promise<unknown>) => Promise<string | undefined>] {
    const [trouble, setTrouble] = useState<string>();
    const attempt = async (act: () => Promise<unknown>) => {
        try {
            await act();
            setTrouble(undefined);
            return undefined;
        } catch (error) {
            const { unreachable, text } = troubleOf(error);
            const words = unreachable ? texts.common.unreachable : text;
            setTrouble(words);
            announce(words, 'heard');
            return words;
        }
    };
    return [trouble, attempt];
}

/** The actions for a ruling, and their sheets. */
export interface Settling {
    /** The error in words. */
    trouble: string | undefined;
    /** What this seat may do about a line; nothing if it may not. */
    offers: (line: Line) => { onTakeBack?: () => void; onDispute?: () => void };
    decide: (dispute: Entry) => void;
    /** By one of this device's seats. */
    answer: (proposal: number, consent: boolean, seat: string) => void;
    attempt: (act: () => Promise<unknown>) => Promise<string | undefined>;
    sheets: ReactNode;
}

export function useSettling(game: OpenGame, lines: readonly Line[]): Settling {
    const [trouble, attempt] = useTrouble();
    const [disputing, setDisputing] = useState<Entry>();
    const [deciding, setDeciding] = useState<Entry>();
    const acts = actsOf(game.session, game.you?.seat);
    const playing = game.you !== undefined && game.you.role !== 'spectator' && game.state?.session.state === 'open';
    const takeBack = (target: number) => void attempt(() => game.send(() => acts.proposeUndo(target))).then((failed) => failed || announce(texts.ruling.takeBackSent, 'heard'));
    const session = game.state?.session;
    const offers = (line: Line) => {
        const { entry, struck, disputed } = line;
        const ruled = entry.kind === 'ruling' || entry.kind === 'correction';
        return playing && session && game.you
            ? {
                  onTakeBack: mayTakeBack(line, lines, session, game.you.seat) ? () => takeBack(entry.seq) : undefined,
                  onDispute: ruled && !struck && !disputed && !isGuest(session, game.you.seat) ? () => setDisputing(entry) : undefined,
              }
            : {};
    };
    const sheets = (
        <>
            {disputing && (
                <DisputeSheet
                    ruling={disputing}
                    onClose={() => setDisputing(undefined)}
                    onSend={async (claim, clause) => {
                        const failed = await attempt(() => game.send(() => acts.dispute({ target: disputing.seq, claim, ...(clause ? { clause } : {}) })));
                        if (!failed) setDisputing(undefined);
                        return failed;
                    }}
                />
            )}
            {deciding && (
                <DecisionSheet
                    dispute={deciding}
                    ruling={lines.find(({ entry }) => entry.seq === deciding.target)?.entry}
                    dice={lines.find(({ entry }) => entry.seq === deciding.target)?.dice}
                    units={(game.roster?.units ?? []) as unknown as Unit[]}
                    by={(id) => seatName(game.state?.session, id)}
                    onClose={() => setDeciding(undefined)}
                    onSend={async (body, key) => {
                        const failed = await attempt(() => game.send((open) => open.api.post('/v1/sessions/{session}/disputes/{entry}/decision', { path: { session: game.session, entry: deciding.seq }, body, key })));
                        if (!failed) setDeciding(undefined);
                        return failed;
                    }}
                />
            )}
        </>
    );
    const answer = (proposal: number, consent: boolean, seat: string) => void attempt(() => game.send(() => actsOf(game.session, seat).answerUndo(proposal, consent)));
    return { trouble, offers, decide: setDeciding, answer, attempt, sheets };
}

/** Seats of which one for each side must agree: "Anna or Cleo and Dan". */
function namesOf(session: Schemas['Session'] | undefined, seats: Proposed['awaited']): string {
    const sides = new Map<string, string[]>();
    for (const { id, side = id } of seats) sides.set(side, [...(sides.get(side) ?? []), seatName(session, id)]);
    return [...sides.values()].map((names) => names.join(texts.table.orName)).join(texts.table.andName);
}

interface ProposalsProps {
    lines: readonly Line[];
    game: OpenGame;
    onAnswer: Settling['answer'];
}

/** A pending proposal to take something back: the asked seats answer, and the others see who has yet to. */
export function Proposals({ lines, game, onAnswer }: ProposalsProps) {
    const { you, state } = game;
    const beside = useChair(game.session);
    if (!you || state?.session.state !== 'open') return null;
    const answered = (proposed: Proposed) => [you.seat, beside].find((seat) => proposed.awaited.some(({ id }) => id === seat));
    return (
        <>
            {lines.map(({ entry, proposed, struck }) => {
                if (!proposed) return null;
                const proposal = proposed.entry, by = answered(proposed);
                return (
                    <Notice key={proposal.seq} tone={by ? 'warn' : 'plain'} role="status">
                        <strong>{by ? <Named sentence={texts.table.proposed} name={seatName(state.session, proposal.seat)} /> : <Named sentence={texts.table.awaited} name={namesOf(state.session, proposed.awaited)} />}</strong>
                        <p dir="auto">{takenBackOf(entry)}</p>
                        {typeof proposal.reason === 'string' && <p dir="auto">“{proposal.reason}”</p>}
                        <div className="row">
                            {by && !struck && (
                                <Button name="agree-undo" look="main" onPress={() => onAnswer(proposal.seq, true, by)}>
                                    {texts.table.agree}
                                </Button>
                            )}
                            {by && (
                                <Button name="refuse-undo" onPress={() => onAnswer(proposal.seq, false, by)}>
                                    {texts.table.refuse}
                                </Button>
                            )}
                            {proposal.seat === you.seat && (
                                <Button name="withdraw" onPress={() => onAnswer(proposal.seq, false, you.seat)}>
                                    {texts.table.withdraw}
                                </Button>
                            )}
                        </div>
                    </Notice>
                );
            })}
        </>
    );
}

/** The entries to be taken back, in words. */
function takenBackOf(entry: Entry): string {
    if (typeof entry.summary === 'string') return entry.summary;
    if (entry.kind === 'turn') return texts.table.turnBegun(entry.turn as number);
    return `${texts.ruling.number(entry.seq)}: ${texts.table.changeOf[entry.kind as keyof typeof texts.table.changeOf] ?? ''}`;
}

/** Proposals of the other side, and disputes. */
export function Asked({ lines, game, onAnswer, onDecide, onCorrect }: ProposalsProps & { onDecide: (dispute: Entry) => void; onCorrect: (ruling: Entry, decision: number) => void }) {
    const { you, state } = game;
    const beside = useKeptGame(game.session)?.umpire !== undefined;
    if (!you || you.role === 'spectator') return null;
    const twoSided = state?.session.mode === 'two_sided';
    const wants = (decision: number) => lines.find(({ entry }) => entry.seq === decision)?.entry.correction;
    // If both phones roll, a player asks for the extra dice.
    const again = lines.filter(({ awaits, struck }) => awaits !== undefined && !struck && (you.role === 'umpire' || (twoSided && wants(awaits) === 'further_dice')));
    const open = lines.filter(({ disputed, awaits, struck }) => disputed?.state === 'open' || (awaits !== undefined && !struck));
    const disputes = you.role === 'umpire' ? open.filter(({ disputed }) => disputed?.state === 'open') : [];
    return (
        <>
            <Proposals lines={lines} game={game} onAnswer={onAnswer} />
            {beside && you.role !== 'umpire' && open.length > 0 && (
                <Notice tone="warn">
                    <strong>{texts.table.forUmpire}</strong>
                    <div className="row">
                        <LinkButton href={hashOf({ screen: 'chair', session: game.session })}>{texts.table.toUmpire}</LinkButton>
                    </div>
                </Notice>
            )}
            {again.map(({ entry, awaits }) => (
                <Notice key={awaits} tone="warn">
                    <strong>{texts.table.toRuleAgain}</strong>
                    <p dir="auto">{String(entry.summary ?? '')}</p>
                    {you.role === 'player' && <p>{texts.table.askRestHow}</p>}
                    <div className="row">
                        <Button name="correct" look={you.role === 'player' ? 'plain' : 'main'} onPress={() => onCorrect(entry, awaits!)}>
                            {you.role === 'player' ? texts.table.askRest : texts.table.ruleAgain}
                        </Button>
                    </div>
                </Notice>
            ))}
            {disputes.map(({ entry, disputed }) => {
                const dispute = lines.find((line) => line.entry.seq === disputed!.by)?.entry;
                return (
                    <Notice key={disputed!.by} tone="warn">
                        <strong>{texts.table.disputeOpen}</strong>
                        <p dir="auto">{String(entry.summary ?? '')}</p>
                        {dispute && <p dir="auto">“{String(dispute.claim ?? '')}”</p>}
                        <div className="row">
                            <Button name="decide" look="main" onPress={() => dispute && onDecide(dispute)}>
                                {texts.table.decide}
                            </Button>
                        </div>
                    </Notice>
                );
            })}
        </>
    );
}

/** The clauses of a ruling come first, then the others of its step: a dispute about a missing clause names the one that
 * should have applied. */
function clausesOf(ruling: Entry | undefined, step: Step | undefined, first?: unknown): { value: string; label: string }[] {
    const applied = ((ruling?.reasons as Schemas['Reason'][] | undefined) ?? []).map(({ clause }) => clause);
    const all = new Set([...(typeof first === 'string' ? [first] : []), ...applied, ...(step?.clauses ?? [])]);
    return [...all].map((value) => ({ value, label: value }));
}

function useStepOf(ruling: Entry | undefined): Step | undefined {
    const step = ruling?.step as string | undefined;
    return useSteps(ruling?.ruleset as string | undefined, step ? [step] : []).get(step ?? '');
}

/** A claim about a ruling, and the clause that it is based on. Throws are returned to the caller as words. */
function DisputeSheet({ ruling, onSend, onClose }: { ruling: Entry; onSend: (claim: string, clause: string | undefined) => Promise<string | undefined>; onClose: () => void }) {
    const [claim, setClaim] = useState('');
    const [clause, setClause] = useState('');
    const [busy, setBusy] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const clauses = clausesOf(ruling, useStepOf(ruling));
    const send = async () => {
        setBusy(true);
        setTrouble(await onSend(claim.trim(), clause || undefined));
        setBusy(false);
    };
    return (
        <Sheet
            title={texts.ruling.disputeTitle}
            onClose={onClose}
            actions={
                <Button name="dispute" look="main" onPress={() => void send()} busy={busy} lacks={lackOf(claim.trim() === '' && [texts.ruling.claim, 'textarea'])}>
                    {texts.ruling.disputeSend}
                </Button>
            }
        >
            <p dir="auto">{String(ruling.summary ?? '')}</p>
            <TextField label={texts.ruling.claim} hint={texts.ruling.public} value={claim} onChange={setClaim} lines={3} maxLength={500} />
            <Pick label={texts.ruling.clause} value={clause} onChange={setClause} none={texts.ruling.noClause} options={clauses} />
            {trouble && (
                <Notice tone="alarm" role="alert">
                    {trouble}
                </Notice>
            )}
        </Sheet>
    );
}

type Decision = Schemas['Decision'];
type Follows = NonNullable<Decision['correction']>;

/** The umpire's decision of a dispute. A correction follows it, if the umpire wants one. */
function DecisionSheet({ dispute, ruling, dice, units, by, onSend, onClose }: { dispute: Entry; ruling?: Entry; dice?: DiceFrom; units: readonly Unit[]; by: (seat: unknown) => string; onSend: (decision: Decision, key: string) => Promise<string | undefined>; onClose: () => void }) {
    const ruleset = useRuleset(ruling?.ruleset as string | undefined);
    const clauses = clausesOf(ruling, useStepOf(ruling), dispute.clause);
    const [clause, setClause] = useState(clauses[0]?.value ?? '');
    const [follows, setFollows] = useState<Follows>('further_dice');
    const [reason, setReason] = useState('');
    const [busy, setBusy] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const [key] = useState(newKey);
    const send = async (upheld: boolean) => {
        setBusy(true);
        setTrouble(await onSend({ upheld, clause, ...(upheld ? { correction: follows } : {}), ...(reason.trim() ? { reason: reason.trim() } : {}) }, `${key}-${String(upheld)}`));
        setBusy(false);
    };
    return (
        <Sheet
            title={texts.ruling.decideTitle}
            broad
            onClose={onClose}
            actions={
                <>
                    <Button name="dismiss" onPress={() => void send(false)} busy={busy} lacks={lackOf(!clause && [texts.ruling.clause, 'select'])}>
                        {texts.ruling.dismiss}
                    </Button>
                    <Button name="uphold" look="main" onPress={() => void send(true)} busy={busy} lacks={clause ? undefined : { words: texts.ruling.clause, shown: true }}>
                        {texts.ruling.uphold}
                    </Button>
                </>
            }
        >
            <p>
                <Name>{by(dispute.seat)}</Name>:
            </p>
            <blockquote dir="auto">{String(dispute.claim ?? '')}</blockquote>
            <div className="ruling-beside">
                {ruling && ruleset ? <RulingCard ruling={ruling as never} dice={dice} ruleset={ruleset} units={units} by={by(ruling.seat)} whole /> : <p dir="auto">{String(ruling?.summary ?? texts.common.loading)}</p>}
                <div className="stack">
                    <Pick label={texts.ruling.clause} value={clause} onChange={setClause} options={clauses} />
                    {ruleset && clause && <ClauseText ruleset={ruleset.name} clause={clause} still />}
                </div>
            </div>
            <Choice legend={texts.ruling.follows} look="cards" options={FOLLOWS.map((value) => ({ value, label: texts.ruling.followsOf[value], hint: texts.ruling.followsMore[value] }))} value={follows} onChange={setFollows} />
            <TextField label={texts.ruling.reason} hint={texts.ruling.public} value={reason} onChange={setReason} lines={2} maxLength={500} />
            {trouble && (
                <Notice tone="alarm" role="alert">
                    {trouble}
                </Notice>
            )}
        </Sheet>
    );
}
const FOLLOWS: readonly Follows[] = ['further_dice', 'reused_dice', 'none'];
