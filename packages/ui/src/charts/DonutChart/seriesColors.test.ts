import { describe, expect, it } from 'vitest';
import type { ThemeValues } from '../../themes/contract.css.ts';
import { THEMES } from '../../themes/themes.ts';
import { SERIES } from './slices.ts';

type Triple = readonly [number, number, number];

/** Linear RGB as people with each of the three deficiencies see it, at its full extent (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Record<string, readonly [Triple, Triple, Triple]> = {
  'usual sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function dot([a, b, c]: Triple, [x, y, z]: Triple): number {
  return a * x + b * y + c * z;
}

function toLinear(hex: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toOklab(rgb: Triple): Triple {
  const root = (row: Triple) => Math.cbrt(Math.max(0, dot(row, rgb)));
  const cones: Triple = [
    root([0.4122214708, 0.5363325363, 0.0514459929]),
    root([0.2119034982, 0.6806995451, 0.1073969566]),
    root([0.0883024619, 0.2817188376, 0.6299787005]),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** How far two colors look apart: 0 is the same, 100 is black and white. */
function difference(one: string, other: string, sight: readonly [Triple, Triple, Triple]): number {
  const seen = [one, other].map((hex) => {
    const rgb = toLinear(hex);
    return toOklab([dot(sight[0], rgb), dot(sight[1], rgb), dot(sight[2], rgb)]);
  });
  const [[l, a, b] = [0, 0, 0], [m, c, d] = [0, 0, 0]] = seen;
  return 100 * Math.hypot(l - m, a - c, b - d);
}

/** Every two of the series: any may stand beside any other. */
function pairs({ chart }: ThemeValues): { names: string; one: string; other: string }[] {
  return SERIES.flatMap((name, index) =>
    SERIES.slice(index + 1).map((next) => ({ names: `${name} and ${next}`, one: chart.series[name], other: chart.series[next] })),
  );
}

/** About four times what an eye can just tell apart; gaps between the marks and their names do the rest. */
const LEAST = 8;

it('measures the difference of what is seen', () => {
  const [usual, protanopia] = [SIGHTS['usual sight'], SIGHTS.protanopia];
  if (!usual || !protanopia) throw new Error('A sight is missing.');
  expect(difference('#000000', '#ffffff', usual)).toBeCloseTo(100, 1);
  expect(difference('#c03030', '#c03030', usual)).toBe(0);
  expect(difference('#b33b00', '#5f7000', protanopia)).toBeLessThan(difference('#b33b00', '#5f7000', usual) / 2);
});

describe.each(Object.entries(THEMES))('series in the %s theme', (_theme, theme) => {
  it.each(Object.entries(SIGHTS))('differ from each other for %s', (_sight, sight) => {
    const close = pairs(theme)
      .map(({ names, one, other }) => ({ names, apart: difference(one, other, sight) }))
      .filter(({ apart }) => apart < LEAST);
    expect(pairs(theme)).toHaveLength(28);
    expect(close).toEqual([]);
  });
});
