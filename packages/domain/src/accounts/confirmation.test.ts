import { describe, expect, it } from 'vitest';
import { isConfirmed } from './index.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('a password that was typed', () => {
  it.each([
    [null, false],
    [minutesAgo(0), true],
    [minutesAgo(14.99), true],
    [minutesAgo(15), false],
  ])('at %j opens administration: %s', (at, opens) => {
    expect(isConfirmed(at, NOW)).toBe(opens);
  });
});
