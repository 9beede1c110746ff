import { oklch } from './oklch.ts';

/** Hues in OKLCH degrees. Status hues say status, marigold says "you are here" and "focus", and nothing says both. */
export const HUES = {
  paper: 78,
  ink: 265,
  marigold: 74,
  red: 25,
  orange: 52,
  brown: 58,
  yellow: 92,
  green: 152,
  blue: 242,
  indigo: 282,
  purple: 308,
} as const;

export const WHITE = '#ffffff';
export const BLACK = '#000000';

/** Warm, nearly white: the ground of the day and the text of the night. */
export function paper(lightness: number, chroma = 0.009): string {
  return oklch(lightness, chroma, HUES.paper);
}

/** Blue-black: the text of the day and the ground of the night. */
export function ink(lightness: number, chroma = 0.03): string {
  return oklch(lightness, chroma, HUES.ink);
}

/** The one colour that marks a place. */
export function marigold(lightness: number, chroma = 0.15): string {
  return oklch(lightness, chroma, HUES.marigold);
}

/** The eight hues of charts, in order, with the lightness that each needs beside its neighbours. */
export const CHART_HUES = {
  1: { hue: 255, chroma: 0.17, lift: 0 },
  2: { hue: 25, chroma: 0.18, lift: 0.02 },
  3: { hue: 72, chroma: 0.14, lift: 0.04 },
  4: { hue: 162, chroma: 0.13, lift: -0.04 },
  5: { hue: 296, chroma: 0.18, lift: -0.06 },
  6: { hue: 48, chroma: 0.16, lift: -0.02 },
  7: { hue: 355, chroma: 0.18, lift: 0.03 },
  8: { hue: 185, chroma: 0.1, lift: 0.03 },
} as const;
