import { oklch } from '../tokens/oklch.ts';
import { HUES, ink, marigold, paper } from '../tokens/palette.ts';
import type { ThemeValues } from './contract.css.ts';
import { chartRamp, toneRamp } from './ramp.ts';

/** Night: ink-blue, never black, with the day's paper as its text. */
export const dark = {
  color: {
    ground: ink(0.205, 0.028),
    surface: ink(0.245, 0.031),
    floating: ink(0.285, 0.034),
    sunken: ink(0.18, 0.026),
    scrim: 'rgb(5 8 20 / 0.64)',
    text: { default: paper(0.935, 0.012), muted: paper(0.755, 0.014), inverse: ink(0.23, 0.035) },
    border: { hairline: ink(0.345, 0.03), control: ink(0.595, 0.03) },
    action: {
      primary: { surface: paper(0.93, 0.016), hover: paper(0.99, 0.008), text: ink(0.23, 0.035) },
      secondary: { surface: ink(0.245, 0.031), hover: ink(0.31, 0.034), text: paper(0.935, 0.012) },
      quiet: { surface: 'transparent', hover: ink(0.32, 0.034), text: paper(0.935, 0.012) },
      critical: { surface: oklch(0.76, 0.12, HUES.red), hover: oklch(0.82, 0.1, HUES.red), text: ink(0.2, 0.035) },
    },
    focus: marigold(0.79),
    here: { mark: marigold(0.79), surface: marigold(0.325, 0.045) },
    tone: toneRamp({
      surface: { lightness: 0.315, chroma: 0.05 },
      text: { lightness: 0.85, chroma: 0.085 },
      border: { lightness: 0.45, chroma: 0.075 },
    }),
  },
  chart: { series: chartRamp(0.7) },
  shadow: { floating: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.6)' },
} as const satisfies ThemeValues;
