import type { ThemeValues } from './contract.css.ts';

/** Two colors that stand on each other somewhere, named by their tokens. */
export interface ColorPair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

function grounds({ color }: ThemeValues) {
  return { background: color.background, surface: color.surface, floating: color.floating, sunken: color.sunken };
}

function onGrounds(theme: ThemeValues, name: string, front: string): ColorPair[] {
  return Object.entries(grounds(theme)).map(([ground, back]) => ({ name: `${name} on ${ground}`, front, back }));
}

/** Text and what it stands on. */
export function textPairs(theme: ThemeValues): ColorPair[] {
  const { action, text, tone, selected } = theme.color;
  const { quiet, ...filled } = action;
  return [
    ...onGrounds(theme, 'text.default', text.default),
    ...onGrounds(theme, 'text.muted', text.muted),
    ...onGrounds(theme, 'tone.critical.text', tone.critical.text),
    ...onGrounds(theme, 'action.quiet.text', quiet.text),
    { name: 'action.quiet.text on its hover', front: quiet.text, back: quiet.hover },
    { name: 'text.default on selected.surface', front: text.default, back: selected.surface },
    { name: 'text.inverse on action.primary', front: text.inverse, back: action.primary.surface },
    ...Object.entries(filled).flatMap(([name, { surface, hover, text: front }]) => [
      { name: `action.${name}`, front, back: surface },
      { name: `action.${name} hovered`, front, back: hover },
    ]),
    ...Object.entries(tone).map(([name, { surface, text: front }]) => ({ name: `tone.${name}`, front, back: surface })),
  ];
}

/** Edges, marks and drawings, and what they stand on. */
export function controlPairs(theme: ThemeValues): ColorPair[] {
  const { color, chart } = theme;
  return [
    ...onGrounds(theme, 'border.control', color.border.control),
    ...onGrounds(theme, 'focus', color.focus),
    ...onGrounds(theme, 'selected.mark', color.selected.mark),
    { name: 'selected.mark on selected.surface', front: color.selected.mark, back: color.selected.surface },
    ...Object.entries(chart.series).map(([name, front]) => ({ name: `chart.series.${name}`, front, back: color.surface })),
  ];
}

/** The contrast that each kind of pair has at least, of 1 to 21, as WCAG 2.2 counts: its level AA, and AAA in high contrast. */
export const LEAST_CONTRAST = {
  light: { text: 4.5, control: 3 },
  dark: { text: 4.5, control: 3 },
  'high-contrast': { text: 7, control: 4.5 },
} as const;
