import { expect, it } from 'vitest';
import { colorValue, familyValue, measureValue, shadowValue } from './cssValue.ts';

it.each([
  [{ colorSpace: 'oklch', components: [1, 0, 0], alpha: 1 }, '#ffffff'],
  [{ colorSpace: 'srgb', components: [0.0941, 0.1098, 0.1725], alpha: 0.48 }, 'rgb(24 28 44 / 0.48)'],
  [{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 }, 'transparent'],
] as const)('writes %j as a style sheet does', (color, css) => {
  expect(colorValue({ ...color, components: [...color.components] })).toBe(css);
});

it('refuses a colour in a space that nobody here looks at', () => {
  const color = { colorSpace: 'display-p3' as const, components: [1, 0, 0], alpha: 1 };
  expect(() => colorValue(color)).toThrow('A colour is written as opaque oklch or as srgb, not as display-p3 with alpha 1.');
});

it('writes lengths, times and families', () => {
  expect(measureValue({ value: 0.25, unit: 'rem' })).toBe('0.25rem');
  expect(measureValue({ value: 120, unit: 'ms' })).toBe('120ms');
  expect(familyValue(['system-ui', 'Segoe UI'])).toBe('system-ui, "Segoe UI"');
});

it('leaves out of a shadow what says nothing', () => {
  const px = (value: number) => ({ value, unit: 'px' as const });
  const black = { colorSpace: 'oklch' as const, components: [0, 0, 0], alpha: 1 };
  const layer = { color: black, offsetX: px(0), offsetY: px(1), blur: px(2), inset: false };
  expect(shadowValue({ ...layer, spread: px(0) })).toBe('0 1px 2px #000000');
  expect(shadowValue({ ...layer, spread: px(-8) })).toBe('0 1px 2px -8px #000000');
});
