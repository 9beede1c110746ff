import { describe, expect, it } from 'vitest';
import type { ThemeValues } from './contract.css.ts';
import { contrastRatio } from './contrast.ts';
import { THEMES } from './themes.ts';

interface Pair {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

function grounds({ color }: ThemeValues) {
  return { background: color.background, surface: color.surface, floating: color.floating, sunken: color.sunken };
}

function onGrounds(theme: ThemeValues, name: string, front: string): Pair[] {
  return Object.entries(grounds(theme)).map(([ground, back]) => ({ name: `${name} on ${ground}`, front, back }));
}

function textPairs(theme: ThemeValues): Pair[] {
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

function controlPairs(theme: ThemeValues): Pair[] {
  const { color, chart } = theme;
  return [
    ...onGrounds(theme, 'border.control', color.border.control),
    ...onGrounds(theme, 'focus', color.focus),
    ...onGrounds(theme, 'selected.mark', color.selected.mark),
    { name: 'selected.mark on selected.surface', front: color.selected.mark, back: color.selected.surface },
    ...Object.entries(chart.series).map(([name, front]) => ({ name: `chart.series.${name}`, front, back: color.surface })),
  ];
}

function below(pairs: readonly Pair[], least: number): string[] {
  return pairs
    .map(({ name, front, back }) => ({ name, ratio: contrastRatio(front, back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
}

describe('contrastRatio', () => {
  it('knows the ends of the scale and one colour between them', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each([
  { name: 'light', theme: THEMES.light, text: 4.5, control: 3 },
  { name: 'dark', theme: THEMES.dark, text: 4.5, control: 3 },
  { name: 'high contrast', theme: THEMES['high-contrast'], text: 7, control: 4.5 },
])('the $name theme', ({ theme, text, control }) => {
  it('has text that can be read on all that it stands on', () => {
    expect(below(textPairs(theme), text)).toEqual([]);
  });

  it('has controls, focus, marks and chart series that can be seen', () => {
    expect(below(controlPairs(theme), control)).toEqual([]);
  });
});
