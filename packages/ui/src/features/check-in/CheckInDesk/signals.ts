import type { OfflineOutcome } from '@quad/domain/check-in';

/** The signals at the desk. */
export interface Signals {
  readonly sound: boolean;
  readonly vibration: boolean;
}

/** Distinct sounds: one high tone, two middle ones, one low and long. Pairs of hertz and seconds. */
const TONES = {
  in: [[880, 0.15]],
  kept: [[880, 0.15]],
  already: [
    [587, 0.1],
    [587, 0.1],
  ],
  unregistered: [[196, 0.5]],
} as const satisfies Record<OfflineOutcome, readonly (readonly [number, number])[]>;

const GAP_S = 0.08;
const LOUDNESS = 0.3;

let context: AudioContext | undefined;

/** Enables sound. Browsers allow it only after a user gesture, so it is called when the camera is started. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

function sound(outcome: OfflineOutcome): void {
  if (!context) return;
  let at = context.currentTime;
  for (const [pitch, seconds] of TONES[outcome]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = LOUDNESS;
    tone.frequency.value = pitch;
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + GAP_S;
  }
}

/** Plays and vibrates the result of a scan, as far as it is enabled and supported. */
export function signal(outcome: OfflineOutcome, wanted: Signals): void {
  if (wanted.sound) sound(outcome);
  if (wanted.vibration) navigator.vibrate?.(TONES[outcome].flatMap(([, seconds]) => [seconds * 1000, GAP_S * 1000]));
}
