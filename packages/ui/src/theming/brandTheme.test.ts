import { expect, it } from 'vitest';
import { brandSheet, brandTheme, faultText } from './index.ts';
import { faultsOf } from './themeValues.ts';

it.each(['#0b6e4f', '#7a1f3d', '#ffd200', '#000000', '#ffffff', '#808080', '#00ffd5', '#ff00ff'])(
  'has enough contrast in light and dark for the brand color %s',
  (hex) => expect(brandTheme(hex).faults).toEqual([]),
);

it('changes the colors of actions and marks, but no tone colors and no tokens other than colors', () => {
  const { light, dark } = brandTheme('#0b6e4f');
  expect(light).toMatchObject({ 'color.action.primary.surface': '#0b6e4f', 'color.selected.mark': '#0b6e4f' });
  expect(dark['color.action.primary.surface']).not.toBe('#0b6e4f');
  expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
  expect(Object.keys(light).filter((name) => !name.startsWith('color.') || name.startsWith('color.tone'))).toEqual([]);
});

it('describes a pair without enough contrast, with its ratio', () => {
  const [fault] = faultsOf({ light: { 'color.text.muted': '#999999' }, dark: {} });
  expect(fault && faultText(fault)).toBe('Hints and captions on the page, 2.58 of 4.5');
});

it('writes a style sheet for the light and dark themes, but not for high contrast', () => {
  const { light, dark } = brandTheme('#0b6e4f');
  const selectors = brandSheet({ light, dark })
    .split('\n')
    .filter((line) => line.endsWith('{') || line.startsWith('@layer'))
    .map((line) => line.trim());
  expect(selectors).toEqual([
    '@layer quad.reset, quad.tokens, quad.base, quad.primitives, quad.layout, quad.features;',
    '@layer quad.tokens {',
    "[data-theme='light'][data-theme='light'] {",
    "[data-theme='dark'][data-theme='dark'] {",
    '@media not all and (prefers-contrast: more) {',
    ':root:root:not([data-theme]) {',
    '@media (prefers-color-scheme: dark) {',
    ':root:root:not([data-theme]) {',
  ]);
});
