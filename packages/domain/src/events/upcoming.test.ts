import { expect, it } from 'vitest';
import { upcomingEvents } from './upcoming.ts';

function on(start: string | null, status: 'planned' | 'cancelled' = 'planned') {
  return { schedule: { start, end: null }, status };
}

it('upcomingEvents returns future events that are not canceled, soonest first', () => {
  const now = new Date('2026-11-20T09:30:00Z');
  const next = on('2026-11-21T09:30:00Z');
  const later = on('2026-12-21T09:30:00Z');
  const events = [later, on('2026-11-20T09:30:00Z'), on(null), on('2026-11-22T09:30:00Z', 'cancelled'), next];
  expect(upcomingEvents(events, now)).toEqual([next, later]);
});

it('upcomingEvents includes a future event whose end is before its start', () => {
  const now = new Date('2026-11-20T09:30:00Z');
  const odd = { schedule: { start: '2026-11-21T09:30:00Z', end: '2026-11-19T09:30:00Z' }, status: 'planned' as const };
  expect(upcomingEvents([odd], now)).toEqual([odd]);
});
