import { describe, expect, it } from 'vitest';
import { isConfirmed } from './index.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('isConfirmed', () => {
  it.each([
    [null, false],
    [minutesAgo(0), true],
    [minutesAgo(14.99), true],
    [minutesAgo(15), false],
  ])('with a confirmation at %j returns %s', (at, opens) => {
    expect(isConfirmed(at, NOW)).toBe(opens);
  });
});
