import { oklch } from '../tokens/oklch.ts';
import { BLACK, HUES, marigold, paper, WHITE } from '../tokens/palette.ts';
import type { ThemeValues } from './contract.css.ts';
import { chartRamp, toneRamp } from './ramp.ts';

/** Pure: black on white, lines instead of tints, no shadow to read. */
export const highContrast = {
  color: {
    ground: WHITE,
    surface: WHITE,
    floating: WHITE,
    sunken: paper(0.94, 0),
    scrim: 'rgb(0 0 0 / 0.72)',
    text: { default: BLACK, muted: paper(0.32, 0), inverse: WHITE },
    border: { hairline: BLACK, control: BLACK },
    action: {
      primary: { surface: BLACK, hover: paper(0.32, 0), text: WHITE },
      secondary: { surface: WHITE, hover: paper(0.92, 0), text: BLACK },
      quiet: { surface: 'transparent', hover: paper(0.92, 0), text: BLACK },
      critical: { surface: oklch(0.42, 0.17, HUES.red), hover: oklch(0.34, 0.14, HUES.red), text: WHITE },
    },
    focus: marigold(0.48, 0.12),
    here: { mark: marigold(0.48, 0.12), surface: WHITE },
    tone: toneRamp({
      surface: { lightness: 1, chroma: 0 },
      text: { lightness: 0.36, chroma: 0.13 },
      border: { lightness: 0.36, chroma: 0.13 },
    }),
  },
  chart: { series: chartRamp(0.48) },
  shadow: { floating: '0 0 0 2px #000000' },
} as const satisfies ThemeValues;
