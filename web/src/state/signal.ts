/** A sign that can be felt and heard: a short vibration, and two notes that need no file. Each can be switched off, and a browser allows neither before the
 * page was touched. */
import { keep, keptNow } from './kept';

export interface Signals {
    vibration: boolean;
    sound: boolean;
}

export const canVibrate = 'vibrate' in navigator;
const VIBRATION_MS = [60, 40, 60];
export const TOGETHER_MS = 3000; // what comes within this time gives one sign
const NOTES_HZ = [660, 880], NOTE_S = 0.11, LOUD = 0.2;

let context: AudioContext | undefined;
let last = -Infinity;

export const signalsOf = ({ signals }: { signals?: Partial<Signals> }): Signals => ({ vibration: true, sound: false, ...signals });

/** In a tap, which is when a browser lets a page begin to sound. */
function wake(): void {
    if (!signalsOf(keptNow()).sound || !('AudioContext' in globalThis)) return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
}
for (const touch of ['pointerup', 'keydown']) addEventListener(touch, wake, { passive: true });

function sound(): void {
    if (context?.state !== 'running') return;
    for (const [i, pitch] of NOTES_HZ.entries()) {
        const at = context.currentTime + i * NOTE_S, tone = context.createOscillator(), loud = context.createGain();
        tone.frequency.value = pitch;
        loud.gain.setValueAtTime(LOUD, at);
        loud.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
        tone.connect(loud).connect(context.destination);
        tone.start(at);
        tone.stop(at + NOTE_S);
    }
}

export function signal(): void {
    if (performance.now() - last < TOGETHER_MS) return;
    last = performance.now();
    const wanted = signalsOf(keptNow());
    if (wanted.vibration && canVibrate) navigator.vibrate(VIBRATION_MS);
    if (wanted.sound) sound();
}

/** Changes a switch, in a tap: what was switched on is felt or heard at once. */
export function switchSignal(which: keyof Signals, on: boolean): void {
    keep((all) => ({ ...all, signals: { ...signalsOf(all), [which]: on } }));
    if (!on) return;
    if (which === 'vibration') navigator.vibrate(VIBRATION_MS);
    else {
        wake();
        // It runs a moment after it was asked to.
        void context?.resume().then(sound, () => undefined);
    }
}
