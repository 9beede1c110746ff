import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { eventAsSeenBy, isEventListed } from './visible.ts';

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
