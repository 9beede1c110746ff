import { expect, it } from 'vitest';
import { eventPeriod } from './period.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');

it.each([
  ['ongoing', '2026-11-18T09:00:00Z', '2026-11-22T09:00:00Z', 'today'],
  ['this evening', '2026-11-20T13:00:00Z', null, 'today'],
  ['after midnight in campus time', '2026-11-20T19:00:00Z', null, 'tomorrow'],
  ['in six days', '2026-11-26T09:00:00Z', null, 'this-week'],
  ['in seven days', '2026-11-27T09:00:00Z', null, 'later'],
  ['without a date', null, null, 'later'],
  ['ended two days ago', '2026-11-18T09:00:00Z', '2026-11-18T11:00:00Z', 'over'],
  ['ended today', '2026-11-20T05:00:00Z', '2026-11-20T09:00:00Z', 'over'],
] as const)('eventPeriod assigns an event (%s, from %s to %s) to the period %s', (_, start, end, period) => {
  expect(eventPeriod({ schedule: { start, end } }, NOW, 'Asia/Kolkata')).toBe(period);
});
