/** A distance by a tap on a ruler with the weapon's bands, then to the half inch by plus and minus, or typed. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Band, bandAt, rulerEnd } from '../play/bands';
import { texts } from '../texts';
import { Stepper } from './Stepper';

export interface RulerProps {
    label: string;
    value: number | undefined;
    onChange: (value: number | undefined) => void;
    bands: readonly Band[];
    max: number;
    unit: string;
    error?: string;
}

export function Ruler({ label, value, onChange, bands, max, unit, error }: RulerProps) {
    const track = useRef<HTMLDivElement>(null);
    const end = rulerEnd(bands, max);
    const band = value === undefined ? undefined : bandAt(bands, value);
    const whole = (place: number) => Math.min(end, Math.max(0, Math.round(place)));
    const press = (event: PointerEvent<HTMLDivElement>) => {
        const { left, width } = track.current!.getBoundingClientRect();
        const share = (event.clientX - left) / width;
        onChange(whole((getComputedStyle(track.current!).direction === 'rtl' ? 1 - share : share) * end));
    };
    const keys = (event: KeyboardEvent) => {
        const by = ({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 6, PageDown: -6 } as { [key: string]: number })[event.key];
        const to = event.key === 'Home' ? 0 : event.key === 'End' ? end : by === undefined ? undefined : whole((value ?? 0) + by);
        if (to === undefined) return;
        event.preventDefault();
        onChange(to);
    };
    const share = (place: number) => `${(100 * Math.min(place, end)) / end}%`;
    return (
        <div className="ruler">
            <div
                ref={track}
                className="ruler-track"
                role="slider"
                tabIndex={0}
                aria-label={`${label}: ${texts.table.ruler}`}
                aria-valuemin={0}
                aria-valuemax={end}
                aria-valuenow={value ?? 0}
                aria-valuetext={value === undefined ? texts.table.notSaid : `${value} ${unit}${band ? `, ${band.title}` : ''}`}
                onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId);
                    press(event);
                }}
                onPointerMove={(event) => event.buttons > 0 && press(event)}
                onKeyDown={keys}
            >
                {bands.map((one, i) => (
                    <span key={one.title} className={`ruler-band band-${i}${one === band ? ' is' : ''}`} style={{ insetInlineStart: share(one.from), width: `calc(${share(one.to)} - ${share(one.from)})` }}>
                        <span className="ruler-words">
                            {one.title} {one.to}″
                        </span>
                    </span>
                ))}
                {Array.from({ length: Math.floor(end / 6) + 1 }, (_, i) => (
                    <span key={i} className="ruler-mark" style={{ insetInlineStart: share(6 * i) }} aria-hidden="true" />
                ))}
                {value !== undefined && <span className="ruler-here" style={{ insetInlineStart: share(value) }} aria-hidden="true" />}
            </div>
            <Stepper label={label} value={value} onChange={onChange} min={0} max={max} step={0.5} unit={unit} error={error} hint={value !== undefined && bands.length > 0 ? (band ? band.title : texts.table.beyond) : undefined} />
        </div>
    );
}
