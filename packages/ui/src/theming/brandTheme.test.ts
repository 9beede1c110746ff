import { expect, it } from 'vitest';
import { brandSheet, brandTheme, faultText } from './index.ts';
import { faultsOf } from './themeValues.ts';

it.each(['#0b6e4f', '#7a1f3d', '#ffd200', '#000000', '#ffffff', '#808080', '#00ffd5', '#ff00ff'])(
  'makes of %s what everybody can read, by day and at night',
  (hex) => expect(brandTheme(hex).faults).toEqual([]),
);

it('paints actions, marks and neutrals, and neither tones nor charts nor measures', () => {
  const { light, dark } = brandTheme('#0b6e4f');
  expect(light).toMatchObject({ 'color.action.primary.surface': '#0b6e4f', 'color.selected.mark': '#0b6e4f' });
  expect(dark['color.action.primary.surface']).not.toBe('#0b6e4f');
  expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
  expect(Object.keys(light).filter((name) => !name.startsWith('color.') || name.startsWith('color.tone'))).toEqual([]);
});

it('says of a pair that lacks contrast what it is, and the ratio', () => {
  const [fault] = faultsOf({ light: { 'color.text.muted': '#999999' }, dark: {} });
  expect(fault && faultText(fault)).toBe('Hints and captions on the page, 2.58 of 4.5');
});

it('is a sheet for the themes light and dark, said or not, and leaves high contrast alone', () => {
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
