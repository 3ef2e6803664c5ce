/** A new turn is announced for a while on every phone, and those who may take it back with one tap. */
import { useEffect, useRef, useState } from 'react';
import { announce } from '../parts/Announcer';
import { Button } from '../parts/Button';
import type { Ruleset } from '../play/describe';
import type { Line } from '../play/log';
import { texts } from '../texts';

const SHOWN_MS = 5000;

/** The newest turn while it is new: not the one that was current when the screen opened. */
function useBegun(lines: readonly Line[]): Line | undefined {
    const newest = lines.find(({ entry }) => entry.kind === 'turn');
    const seq = newest?.entry.seq ?? -1;
    const seen = useRef(seq);
    const [shown, setShown] = useState(-1);
    useEffect(() => {
        if (seq <= seen.current) return;
        seen.current = seq;
        setShown(seq);
        const timer = setTimeout(() => setShown(-1), SHOWN_MS);
        return () => clearTimeout(timer);
    }, [seq]);
    return shown === seq && !newest?.struck && !newest?.proposed ? newest : undefined;
}

export function Begun({ lines, ruleset, undoOf }: { lines: readonly Line[]; ruleset: Ruleset; undoOf: (line: Line) => (() => void) | undefined }) {
    const line = useBegun(lines);
    const words = line && texts.table.turnBegun(line.entry.turn as number, ruleset.phases.find(({ name }) => name === line.entry.phase)?.title);
    useEffect(() => {
        if (words) announce(words, 'heard');
    }, [words]);
    if (!line) return null;
    const undo = undoOf(line);
    return (
        <div className="begun row-apart">
            <strong>{words}</strong>
            {undo && (
                <Button name="undo" onPress={undo}>
                    {texts.table.undo}
                </Button>
            )}
        </div>
    );
}
