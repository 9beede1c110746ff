import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';
import type { ThemeValues } from './contract.css.ts';

// Registers only the needed color spaces; all of the library's would make the bundle four times as large.
register(modeRgb);
register(modeLrgb);

/** A foreground and a background color that are used together, named by their tokens. */
export interface ColorPair {
  readonly name: string;
  /** Where the pair is used, in words. */
  readonly says: string;
  readonly front: string;
  readonly back: string;
}

/** Descriptions of the backgrounds. */
const BACKGROUNDS = { background: 'the page', surface: 'a card', floating: 'a dialog or menu', sunken: 'a well' } as const;

function onBackgrounds({ color }: ThemeValues, name: string, front: string, says: string): ColorPair[] {
  return Object.entries(BACKGROUNDS).map(([background, place]) => ({
    name: `${name} on ${background}`,
    says: `${says} on ${place}`,
    front,
    back: color[background as keyof typeof BACKGROUNDS],
  }));
}

/** Text colors and their backgrounds. */
export function textPairs(theme: ThemeValues): ColorPair[] {
  const { action, text, tone, selected } = theme.color;
  const { quiet, ...filled } = action;
  return [
    ...onBackgrounds(theme, 'text.default', text.default, 'Text'),
    ...onBackgrounds(theme, 'text.muted', text.muted, 'Hints and captions'),
    ...onBackgrounds(theme, 'tone.critical.text', tone.critical.text, 'A message of an error'),
    ...onBackgrounds(theme, 'action.quiet.text', quiet.text, 'A quiet button'),
    { name: 'action.quiet.text on its hover', says: 'A quiet button under the pointer', front: quiet.text, back: quiet.hover },
    ...Object.entries({ 'secondary button': action.secondary.surface, 'secondary button under the pointer': action.secondary.hover }).map(
      ([place, back]) => ({
        name: `tone.critical.text on a ${place}`,
        says: `The words of a critical ${place}`,
        front: tone.critical.text,
        back,
      }),
    ),
    {
      name: 'tone.critical.text on action.quiet hovered',
      says: 'The words of a critical quiet button under the pointer',
      front: tone.critical.text,
      back: quiet.hover,
    },
    { name: 'text.default on selected.surface', says: 'The chosen item of a list', front: text.default, back: selected.surface },
    {
      name: 'text.inverse on action.primary',
      says: 'Inverse text on the primary colour',
      front: text.inverse,
      back: action.primary.surface,
    },
    ...Object.entries(filled).flatMap(([name, { surface, hover, text: front }]) => [
      { name: `action.${name}`, says: `The words of a ${name} button`, front, back: surface },
      { name: `action.${name} hovered`, says: `The words of a ${name} button under the pointer`, front, back: hover },
    ]),
    ...Object.entries(tone).map(([name, { surface, text: front }]) => ({
      name: `tone.${name}`,
      says: `The words of a badge of tone ${name}`,
      front,
      back: surface,
    })),
  ];
}

/** Borders, marks and chart colors, and their backgrounds. */
export function controlPairs(theme: ThemeValues): ColorPair[] {
  const { color, chart } = theme;
  return [
    ...onBackgrounds(theme, 'border.control', color.border.control, 'The edge of a field'),
    ...onBackgrounds(theme, 'focus', color.focus, 'The ring around what the keyboard is on'),
    ...onBackgrounds(theme, 'selected.mark', color.selected.mark, 'The mark of where one is'),
    {
      name: 'selected.mark on selected.surface',
      says: 'The mark of where one is on its own ground',
      front: color.selected.mark,
      back: color.selected.surface,
    },
    ...Object.entries(chart.series).map(([name, front]) => ({
      name: `chart.series.${name}`,
      says: `Series ${name} of a chart on a card`,
      front,
      back: color.surface,
    })),
  ];
}

/** The minimum contrast ratios, from 1 to 21, as defined by WCAG 2.2: level AA, and AAA for high contrast. */
export const MIN_CONTRAST = {
  light: { text: 4.5, control: 3 },
  dark: { text: 4.5, control: 3 },
  'high-contrast': { text: 7, control: 4.5 },
} as const;

/** The contrast ratio of a pair, from 1 to 21. */
export function ratioOf({ front, back }: Pick<ColorPair, 'front' | 'back'>): number {
  return wcagContrast(front, back);
}

/** A pair with its contrast and the required minimum. */
export interface PairContrast extends ColorPair {
  readonly ratio: number;
  readonly least: number;
}

/** The contrast of every pair of a theme. */
export function contrastsOf(theme: ThemeValues, least: { readonly text: number; readonly control: number }): PairContrast[] {
  const measured = (pairs: readonly ColorPair[], wanted: number) => pairs.map((pair) => ({ ...pair, ratio: ratioOf(pair), least: wanted }));
  return [...measured(textPairs(theme), least.text), ...measured(controlPairs(theme), least.control)];
}

/** Whether a pair has too little contrast. */
export function hasTooLittleContrast({ ratio, least }: Pick<PairContrast, 'ratio' | 'least'>): boolean {
  return ratio < least;
}
