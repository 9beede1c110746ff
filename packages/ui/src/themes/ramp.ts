import { oklch } from '../tokens/oklch.ts';
import { CHART_HUES, HUES } from '../tokens/palette.ts';
import type { ThemeValues, ToneName } from './contract.css.ts';

/** Hue of each tone, and how much of a theme's chroma it takes. */
const TONES = {
  neutral: { hue: HUES.ink, share: 0.12 },
  info: { hue: HUES.blue, share: 1 },
  positive: { hue: HUES.green, share: 1 },
  caution: { hue: HUES.yellow, share: 1.7 },
  critical: { hue: HUES.red, share: 1.1 },
  orange: { hue: HUES.orange, share: 1.15 },
  brown: { hue: HUES.brown, share: 0.5 },
  indigo: { hue: HUES.indigo, share: 1.25 },
  purple: { hue: HUES.purple, share: 1 },
} as const satisfies Record<ToneName, { hue: number; share: number }>;

interface Step {
  readonly lightness: number;
  readonly chroma: number;
}

export interface ToneSteps {
  readonly surface: Step;
  readonly text: Step;
  readonly border: Step;
}

function toneAt(name: ToneName, steps: ToneSteps) {
  const { hue, share } = TONES[name];
  const at = (step: Step) => oklch(step.lightness, step.chroma * share, hue);
  return { surface: at(steps.surface), text: at(steps.text), border: at(steps.border) };
}

/** All tones of a theme from one set of steps, so that they look like one family. */
export function toneRamp(steps: ToneSteps): ThemeValues['color']['tone'] {
  return {
    neutral: toneAt('neutral', steps),
    info: toneAt('info', steps),
    positive: toneAt('positive', steps),
    caution: toneAt('caution', steps),
    critical: toneAt('critical', steps),
    orange: toneAt('orange', steps),
    brown: toneAt('brown', steps),
    indigo: toneAt('indigo', steps),
    purple: toneAt('purple', steps),
  };
}

/** The eight chart colours around one lightness. */
export function chartRamp(lightness: number): ThemeValues['chart']['series'] {
  const at = (name: keyof typeof CHART_HUES) => {
    const { hue, chroma, lift } = CHART_HUES[name];
    return oklch(lightness + lift, chroma, hue);
  };
  return { 1: at(1), 2: at(2), 3: at(3), 4: at(4), 5: at(5), 6: at(6), 7: at(7), 8: at(8) };
}
