import { oklch } from '../tokens/oklch.ts';
import { HUES, ink, marigold, paper } from '../tokens/palette.ts';
import type { ThemeValues } from './contract.css.ts';
import { chartRamp, toneRamp } from './ramp.ts';

/** Day: warm paper, blue-black ink. */
export const light = {
  color: {
    ground: paper(0.967, 0.011),
    surface: paper(0.993, 0.004),
    floating: paper(0.996, 0.003),
    sunken: paper(0.94, 0.013),
    scrim: 'rgb(24 28 44 / 0.48)',
    text: { default: ink(0.25, 0.035), muted: ink(0.465, 0.022), inverse: paper(0.985, 0.006) },
    border: { hairline: paper(0.885, 0.014), control: paper(0.605, 0.018) },
    action: {
      primary: { surface: ink(0.27, 0.045), hover: ink(0.36, 0.055), text: paper(0.985, 0.006) },
      secondary: { surface: paper(0.993, 0.004), hover: paper(0.955, 0.012), text: ink(0.25, 0.035) },
      quiet: { surface: 'transparent', hover: paper(0.93, 0.014), text: ink(0.25, 0.035) },
      critical: { surface: oklch(0.48, 0.17, HUES.red), hover: oklch(0.42, 0.16, HUES.red), text: paper(0.985, 0.006) },
    },
    focus: marigold(0.62),
    here: { mark: marigold(0.62, 0.15), surface: marigold(0.945, 0.045) },
    tone: toneRamp({
      surface: { lightness: 0.945, chroma: 0.035 },
      text: { lightness: 0.41, chroma: 0.1 },
      border: { lightness: 0.84, chroma: 0.07 },
    }),
  },
  chart: { series: chartRamp(0.585) },
  shadow: { floating: '0 1px 2px rgb(40 32 16 / 0.08), 0 12px 32px -8px rgb(40 32 16 / 0.24)' },
} as const satisfies ThemeValues;
