import { expect, it } from 'vitest';
import { ratioOf } from '../themes/pairs.ts';
import { buildTheme } from './buildTheme.ts';

const brand = (hex: string) => ({ brand: { $type: 'color', $value: hex } });
const color = (hex: string) => ({ $type: 'color', $value: hex });

/** The value of a custom property in the block of a selector. */
function valueIn(css: string, theme: string, property: string): string | undefined {
  return new RegExp(`\\[data-theme='${theme}'\\] \\{[^}]*?--q-${property}: ([^;]+);`).exec(css)?.[1];
}

it.each(['#0b6e4f', '#7a1f3d', '#1a4fd8', '#ffd200', '#e4003a', '#000000', '#ffffff', '#808080', '#00ffd5', '#5b3a8c'])(
  'builds a theme with enough contrast in light and dark from the color %s',
  (hex) => {
    expect(buildTheme(brand(hex), { name: 'own' }).faults).toEqual([]);
  },
);

it('keeps a brand color with enough contrast unchanged and tints the background', () => {
  const { css } = buildTheme(brand('#0b6e4f'), { name: 'own' });
  expect(valueIn(css, 'own', 'color-action-primary-surface')).toBe('#0b6e4f');
  expect(valueIn(css, 'own', 'color-selected-mark')).toBe('#0b6e4f');
  expect(valueIn(css, 'own', 'color-background')).not.toBe('#f8f3ec');
  expect(valueIn(css, 'own', 'color-tone-critical-text')).toBe('#7b2d2a');
  const night = valueIn(css, 'own-dark', 'color-action-primary-surface') ?? '';
  expect(ratioOf({ front: valueIn(css, 'own-dark', 'color-text-inverse') ?? '', back: night })).toBeGreaterThanOrEqual(4.5);
});

it('prefers tokens of the file to generated ones, and its "dark" group in the dark theme', () => {
  const file = {
    ...brand('#0b6e4f'),
    type: { family: { sans: { $type: 'fontFamily', $value: ['Iowan Old Style', 'Georgia', 'serif'] } } },
    radius: { $type: 'dimension', small: { $value: '2px' } },
    color: { background: color('#ffffff'), surface: { $type: 'color', $value: '{color.background}' } },
    dark: { color: { background: color('#000000') } },
  };
  const { css, faults } = buildTheme(file, { name: 'own' });
  expect(faults).toEqual([]);
  expect(valueIn(css, 'own', 'color-surface')).toBe('#ffffff');
  expect(valueIn(css, 'own-dark', 'color-background')).toBe('#000000');
  expect(valueIn(css, 'own-dark', 'type-family-sans')).toBe('"Iowan Old Style", Georgia, serif');
  expect(valueIn(css, 'own', 'radius-small')).toBe('2px');
});

it('reports each pair without enough contrast, with its description and ratio', () => {
  const { faults } = buildTheme({ color: { text: { muted: color('#999999') } } }, { name: 'own' });
  expect(faults.map(({ scheme, name, says, least, ratio }) => [scheme, name, says, least, ratio.toFixed(2)])).toEqual([
    ['light', 'text.muted on background', 'Hints and captions on the page', 4.5, '2.58'],
    ['light', 'text.muted on surface', 'Hints and captions on a card', 4.5, '2.78'],
    ['light', 'text.muted on floating', 'Hints and captions on a dialog or menu', 4.5, '2.81'],
    ['light', 'text.muted on sunken', 'Hints and captions on a well', 4.5, '2.38'],
  ]);
});

it('applies the theme to pages without data-theme only with the option "default"', () => {
  expect(buildTheme(brand('#0b6e4f'), { name: 'own' }).css).not.toContain(':not([data-theme])');
  const { css } = buildTheme(brand('#0b6e4f'), { name: 'own', default: true });
  expect(css.match(/:root:root:not\(\[data-theme\]\)/g)).toHaveLength(2);
});

it.each([
  [[], 'The file has to contain a JSON object.'],
  [{ color: { tekst: color('#000000') } }, 'Quad has no token named color.tekst.'],
  [{ color: { focus: { $value: '#000000' } } }, 'color.focus has no $type. Add one, such as "color".'],
  [
    { color: { focus: { $type: 'color', $value: '{color.fokus}' } } },
    'color.focus refers to {color.fokus}, which is a token of neither this file nor Quad.',
  ],
  [
    { color: { focus: { $type: 'color', $value: '{color.background}' }, background: { $type: 'color', $value: '{color.focus}' } } },
    'color.focus → color.background → color.focus: these aliases refer to each other in a circle.',
  ],
  [
    { brand: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.9, 0.4, 150] } } },
    'brand: oklch 0.9 0.4 150 is outside of sRGB.',
  ],
  [{ brand: { $type: 'color', $value: { colorSpace: 'hwb', components: [0, 0, 0] } } }, 'The colour space hwb is not supported.'],
])('refuses %j', (file, message) => {
  expect(() => buildTheme(file, { name: 'own' })).toThrow(message);
});

it('refuses a theme name with a space', () => {
  expect(() => buildTheme(brand('#0b6e4f'), { name: 'my theme' })).toThrow('The theme name my theme is invalid.');
});
