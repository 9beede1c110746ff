import { expect, it } from 'vitest';
import { agingOf, daysWaiting } from './aging.ts';

const NOW = new Date('2026-11-27T04:00:00.000Z');

it.each([
  ['2026-11-27T03:00:00.000Z', 0],
  ['2026-11-28T03:00:00.000Z', 0],
  ['2026-11-20T04:00:00.000Z', 7],
])('daysWaiting since %s is %d', (since, days) => expect(daysWaiting(since, NOW)).toBe(days));

it('agingOf groups claims by how long they have waited', () =>
  expect(
    agingOf(
      [
        { since: '2026-11-27T03:00:00.000Z', amount: 100 },
        { since: '2026-11-20T04:00:00.000Z', amount: 50 },
        { since: '2026-11-19T04:00:00.000Z', amount: 7 },
        { since: '2026-01-01T00:00:00.000Z', amount: 1000 },
      ],
      NOW,
    ),
  ).toEqual([
    { up_to: 7, count: 2, amount: 150 },
    { up_to: 30, count: 1, amount: 7 },
    { up_to: 60, count: 0, amount: 0 },
    { up_to: null, count: 1, amount: 1000 },
  ]));
