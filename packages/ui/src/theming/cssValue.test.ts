import { expect, it } from 'vitest';
import { cssValue, type Token } from './cssValue.ts';

function token($type: string, $value: unknown): Token {
  return { $type, $value } as Token;
}

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components, alpha: 1 });
const px = (value: number) => ({ value, unit: 'px' });
const layer = { color: oklch(0, 0, 0), offsetX: px(0), offsetY: px(1), blur: px(2), inset: false };

it.each([
  ['color', oklch(1, 0, 0), '#ffffff'],
  ['color', oklch(0.627955, 0.257683, 29.2339), '#ff0000'],
  ['color', oklch(0.452014, 0.313214, 264.052), '#0000ff'],
  ['color', { colorSpace: 'srgb', components: [0.0941, 0.1098, 0.1725], alpha: 0.48 }, 'rgb(24 28 44 / 0.48)'],
  ['color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 }, 'transparent'],
  ['dimension', { value: 0.25, unit: 'rem' }, '0.25rem'],
  ['duration', { value: 120, unit: 'ms' }, '120ms'],
  ['fontFamily', ['system-ui', 'Segoe UI'], 'system-ui, "Segoe UI"'],
  ['shadow', [{ ...layer, spread: px(0) }], '0 1px 2px #000000'],
  ['shadow', [{ ...layer, spread: px(-8) }], '0 1px 2px -8px #000000'],
] as const)('writes a %s token with the value %j as CSS', (type, value, css) => {
  expect(cssValue(token(type, value))).toBe(css);
});

it('refuses a color outside of sRGB', () => {
  expect(() => cssValue(token('color', oklch(0.9, 0.4, 150)))).toThrow('oklch 0.9 0.4 150 is outside of sRGB. Reduce its chroma.');
});

it('refuses an unsupported token type', () => {
  expect(() => cssValue(token('gradient', []))).toThrow('Tokens of type gradient are not supported.');
});
