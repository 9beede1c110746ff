import { describe, expect, it } from 'vitest';
import { nearestPoint, pointAfterKey } from './cursor.ts';

describe('pointAfterKey', () => {
  const middle = { index: 4, count: 12, start: 11, isRightToLeft: false };

  it.each([
    ['ArrowRight', 5],
    ['ArrowDown', 5],
    ['ArrowLeft', 3],
    ['ArrowUp', 3],
    ['Home', 0],
    ['End', 11],
    ['Tab', undefined],
    ['a', undefined],
  ])('moves with %s from the fifth point to index %s', (key, expected) => expect(pointAfterKey(key, middle)).toBe(expected));

  it.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 5],
    ['ArrowDown', 5],
  ])('reverses only horizontal arrow keys on right-to-left pages: %s', (key, expected) => {
    expect(pointAfterKey(key, { ...middle, isRightToLeft: true })).toBe(expected);
  });

  it.each([
    ['ArrowRight', 9],
    ['ArrowLeft', 0],
    ['ArrowDown', 5],
  ])('moves by a column with horizontal arrow keys when points are in columns: %s', (key, expected) => {
    expect(pointAfterKey(key, { ...middle, across: 5 })).toBe(expected);
  });

  it('stops at both ends', () => {
    expect(pointAfterKey('ArrowLeft', { ...middle, index: 0 })).toBe(0);
    expect(pointAfterKey('ArrowRight', { ...middle, index: 11 })).toBe(11);
  });

  it('starts at the given start point without a marked point', () => {
    expect(pointAfterKey('ArrowLeft', { ...middle, index: undefined })).toBe(11);
  });
});

describe('nearestPoint', () => {
  const points = [
    { key: 'a', name: 'a', value: '1', x: 10, y: 90, outline: '' },
    { key: 'b', name: 'b', value: '2', x: 50, y: 10, outline: '' },
    { key: 'c', name: 'c', value: '3', x: 90, y: 50, outline: '' },
  ];

  it.each([
    ['horizontal', 40, 1],
    ['horizontal', 900, 2],
    ['vertical', 55, 2],
    ['vertical', -10, 1],
  ] as const)('returns on the %s axis for position %d the point %d', (axis, position, expected) =>
    expect(nearestPoint(points, axis, position)).toBe(expected),
  );

  it('returns -1 without points', () => expect(nearestPoint([], 'horizontal', 1)).toBe(-1));
});
