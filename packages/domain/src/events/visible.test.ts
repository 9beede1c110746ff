import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { upcomingEvents } from './upcoming.ts';
import { compareByStart, eventAsSeenBy, isEventListed } from './visible.ts';

describe('eventAsSeenBy', () => {
  const event = { title: 'Robowars', budget: { allocated: 5000, sponsors: [] }, room_requests: [] };

  it('withholds budget and room requests from students', () => {
    expect(JSON.parse(JSON.stringify(eventAsSeenBy(event, 'STUDENT')))).toEqual({ title: 'Robowars', room_requests: [] });
  });

  it.each(ROLES.filter((role) => role !== 'STUDENT'))('shows %s all of it', (role) => {
    expect(eventAsSeenBy(event, role)).toBe(event);
  });
});

describe('isEventListed', () => {
  const event = { status: 'planned', category: 'technical', unitId: 'robotics' } as const;

  it.each([
    ['STUDENT', { ...event, status: 'planned' }, true],
    ['STUDENT', { ...event, status: 'ongoing' }, true],
    ['STUDENT', { ...event, status: 'completed' }, false],
    ['STUDENT', { ...event, status: 'cancelled' }, false],
    ['CLUB_COORDINATOR', { ...event, status: 'completed' }, true],
    ['CLUB_COORDINATOR', { ...event, unitId: 'dance' }, false],
    ['CLUB_COORDINATOR', { ...event, unitId: null }, false],
    ['GENSEC_SCITECH', { ...event, status: 'cancelled' }, true],
    ['GENSEC_SCITECH', { ...event, category: 'academic' }, false],
    ['GENSEC_ACADEMIC', { ...event, category: 'academic' }, true],
    ['GENSEC_CULTURAL', { ...event, category: 'cultural' }, true],
    ['GENSEC_SPORTS', { ...event, category: 'sports' }, true],
    ['GENSEC_SPORTS', { ...event, category: null }, false],
    ['PRESIDENT', { ...event, category: 'other', status: 'cancelled' }, true],
  ] as const)('%s and %j: %s', (role, listed, expected) => {
    expect(isEventListed({ role, unitId: 'robotics', event: listed })).toBe(expected);
  });

  it('lists nothing to a coordinator without a unit', () => {
    expect(isEventListed({ role: 'CLUB_COORDINATOR', event: { ...event, unitId: undefined } })).toBe(false);
  });
});

function on(start: string | null, status: 'planned' | 'cancelled' = 'planned') {
  return { schedule: { start }, status };
}

describe('compareByStart', () => {
  it('puts the earliest first and the undated last', () => {
    const events = [on(null), on('2026-12-05T04:30:00Z'), on('2026-11-05T04:30:00Z'), on(null)];
    expect(events.toSorted(compareByStart).map((event) => event.schedule.start)).toEqual([
      '2026-11-05T04:30:00Z',
      '2026-12-05T04:30:00Z',
      null,
      null,
    ]);
  });

  it('says the opposite from the other side', () => {
    const events = fc.option(fc.date({ noInvalidDate: true }), { nil: null }).map((date) => on(date?.toISOString() ?? null));
    fc.assert(fc.property(events, events, (one, other) => compareByStart(one, other) + compareByStart(other, one) === 0));
  });
});

describe('upcomingEvents', () => {
  it('are those still to begin, soonest first', () => {
    const now = new Date('2026-11-20T09:30:00Z');
    const next = on('2026-11-21T09:30:00Z');
    const later = on('2026-12-21T09:30:00Z');
    const events = [later, on('2026-11-20T09:30:00Z'), on(null), on('2026-11-22T09:30:00Z', 'cancelled'), next];
    expect(upcomingEvents(events, now)).toEqual([next, later]);
  });
});
