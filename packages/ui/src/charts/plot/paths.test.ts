import { describe, expect, it } from 'vitest';
import { boxPath, circlePath, directionOf, grow, hatchPath } from './paths.ts';

const BOX = { x: 10, y: 20, width: 30, height: 10 };

it('writes boxes and circles as SVG paths', () => {
  expect(boxPath(BOX)).toBe('M10 20h30v10h-30Z');
  expect(circlePath(50, 40, 5)).toBe('M45 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
});

it('enlarges a box on all sides and mirrors it within a width', () => {
  expect(grow(BOX, 2)).toEqual({ x: 8, y: 18, width: 34, height: 14 });
  expect(directionOf({ width: 100, isRightToLeft: true }).mirror(BOX)).toEqual({ x: 60, y: 20, width: 30, height: 10 });
});

describe('hatchPath', () => {
  it('fills a box with lines that end at its edges', () => {
    expect(hatchPath(BOX, 10)).toBe('M20 20L10 30M30 20L20 30M40 20L30 30');
  });

  it('draws falling lines', () => {
    expect(hatchPath(BOX, 20, 'falling')).toBe('M20 20L30 30');
  });

  it('returns an empty path for an empty box', () => {
    expect(hatchPath({ ...BOX, width: 0, height: 0 }, 4)).toBe('');
  });
});
