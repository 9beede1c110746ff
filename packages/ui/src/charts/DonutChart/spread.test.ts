import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const ROOM = { gap: 10, from: 0, to: 100 };

it.each([
  [
    [20, 50],
    [20, 50],
  ],
  [
    [20, 22, 24],
    [20, 30, 40],
  ],
  [
    [95, 97, 99],
    [80, 90, 100],
  ],
  [[-5], [0]],
  [[], []],
])('%j becomes %j', (wanted, expected) => expect(spread(wanted, ROOM)).toEqual(expected));

it('keeps gap and order, and stays inside where there is room', () => {
  const positions = fc.array(fc.integer({ min: -50, max: 150 }), { maxLength: 11 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(positions, (wanted) => {
      const placed = spread(wanted, ROOM);
      placed.forEach((position, index) => {
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(100);
        if (index > 0) expect(position - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(10);
      });
    }),
  );
});
