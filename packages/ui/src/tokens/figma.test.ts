import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { flat } from '../theming/themeValues.ts';
import { COMPACT, DARK, HIGH_CONTRAST, LIGHT, SCALE, TOUCH } from './values.ts';

interface Group {
  readonly [name: string]: Group | string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../tokens/figma');

/** The tokens of each mode, as in the style sheet. */
const MODES: Readonly<Record<string, object>> = {
  'color.light': LIGHT,
  'color.dark': DARK,
  'color.high-contrast': HIGH_CONTRAST,
  'space.comfortable': SCALE,
  'space.compact': COMPACT,
  'control.pointer': SCALE,
  'control.touch': { ...SCALE, control: TOUCH.control, type: { size: { ...SCALE.type.size, ...TOUCH.type.size } } },
  'shape.default': SCALE,
};

function tokensOf(group: Group, at: readonly string[] = []): [name: string, token: { $type: string; $value: never }][] {
  return Object.entries(group).flatMap(([name, inner]) => {
    if (name.startsWith('$') || typeof inner === 'string') return [];
    return '$value' in inner ? [[[...at, name].join('.'), inner as never]] : tokensOf(inner, [...at, name]);
  });
}

function read(mode: string) {
  return new Map(tokensOf(JSON.parse(readFileSync(path.join(FOLDER, `${mode}.json`), 'utf8'))));
}

/** The values of variables as CSS: colors with all digits, lengths in rem or pixels. */
function valuesOf(
  tokens: ReturnType<typeof read>,
  value: string | number | { hex?: string; value?: number; components?: number[]; alpha?: number },
): unknown[] {
  if (typeof value !== 'object') {
    const alias = /^\{(.+)\}$/.exec(String(value))?.[1];
    return alias ? valuesOf(tokens, tokens.get(alias)?.$value ?? `no ${alias}`) : [String(value)];
  }
  const { hex, value: length = 0, components, alpha = 1 } = value;
  if (!components) return [`${length / 16}rem`, `${length}px`];
  return [alpha === 0 ? 'transparent' : (hex ?? `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`)];
}

it('has a file for each mode', () => {
  expect(globSync('*.json', { cwd: FOLDER }).sort()).toEqual(
    Object.keys(MODES)
      .map((mode) => `${mode}.json`)
      .sort(),
  );
});

describe.each(Object.entries(MODES))('Figma variables of %s', (mode, values) => {
  const tokens = read(mode);
  const wanted = flat(values);

  it('match the token values, with aliases in the same collection', () => {
    expect(tokens.size).toBeGreaterThan(5);
    const wrong = [...tokens].filter(([name, { $type, $value }]) => {
      const own = wanted[name] ?? '';
      return $type === 'fontFamily' ? !own.includes($value) : !valuesOf(tokens, $value).includes(own);
    });
    expect(wrong.map(([name]) => [name, wanted[name]])).toEqual([]);
  });

  it('use only token types that Figma supports', () => {
    const kinds = new Set([...tokens.values()].map(({ $type }) => $type));
    expect([...kinds].filter((kind) => !['color', 'dimension', 'number', 'fontFamily', 'fontWeight'].includes(kind))).toEqual([]);
  });
});

it('has the same variables in every mode of a collection', () => {
  const names = (mode: string) => [...read(mode).keys()];
  for (const [one, other] of [
    ['color.light', 'color.dark'],
    ['color.light', 'color.high-contrast'],
    ['space.comfortable', 'space.compact'],
    ['control.pointer', 'control.touch'],
  ] as const)
    expect(names(other)).toEqual(names(one));
});
