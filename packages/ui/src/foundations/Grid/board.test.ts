import { DASHBOARD_GRIDS, placeTile } from '@quad/domain/dashboard';
import { expect, it } from 'vitest';
import { asCode, moveTile, percentFree } from './board.ts';

const tiles = { one: placeTile([0, 4], [0, 4]), other: placeTile([6, 20], [0, 16]) };

it('moves and resizes a tile', () => {
  expect(moveTile(tiles, 'one', { across: 1, down: 2 })).toEqual({ tiles: { ...tiles, one: placeTile([1, 5], [2, 6]) } });
  expect(moveTile(tiles, 'one', { across: 2, down: -1, isGrowing: true })).toEqual({ tiles: { ...tiles, one: placeTile([0, 6], [0, 3]) } });
});

it('returns the reason when a tile cannot be moved or resized', () => {
  expect(moveTile(tiles, 'one', { across: -1, down: 0 })).toEqual({ refusal: 'one stays: the grid ends there.' });
  expect(moveTile(tiles, 'one', { across: 0, down: -4, isGrowing: true })).toEqual({ refusal: 'one stays: it needs a cell at least.' });
  expect(moveTile(tiles, 'one', { across: 3, down: 0 })).toEqual({ refusal: 'one stays: other lies there.' });
  expect(moveTile(tiles, 'none', { across: 1, down: 0 })).toEqual({ refusal: 'There is no tile none.' });
});

it('calculates the percentage of free cells', () => {
  expect(percentFree({})).toBe(100);
  expect(percentFree(DASHBOARD_GRIDS.other)).toBe(0);
  expect(percentFree(tiles)).toBe(25);
});

it('formats the layout as code', () => {
  expect(asCode(tiles)).toBe('{\n  one: placeTile([0, 4], [0, 4]),\n  other: placeTile([6, 20], [0, 16]),\n}');
});
