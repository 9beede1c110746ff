import { describe, expect, it } from 'vitest';
import { aRoomRequest } from '../fixtures/index.ts';
import { type EventViewer, eventAsSeenBy, eventListOf, isEventListed } from './visible.ts';

describe('eventAsSeenBy', () => {
  const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
  const DANCE = { id: 'dance', category: 'cultural' } as const;
  const budget = { allocated: 5000, sponsors: [] };
  const event = { title: 'Robowars', category: 'technical', budget, room_requests: [aRoomRequest()], participants: ['asha', 'ravi'] };

  it('hides the budget and other participants from students', () => {
    const seen = eventAsSeenBy(event, { userId: 'asha', role: 'STUDENT' }, ROBOTICS);
    expect(JSON.parse(JSON.stringify(seen))).toEqual({
      title: 'Robowars',
      category: 'technical',
      room_requests: [],
      participants: ['asha'],
      participants_count: 2,
    });
  });

  it.each<[string, Omit<EventViewer, 'userId'>]>([
    ['the coordinator of the organizing unit', { role: 'CLUB_COORDINATOR', unit: ROBOTICS }],
    ['the GenSec of the category of the event', { role: 'GENSEC_SCITECH' }],
    ['the GenSec of the category of the organizing unit', { role: 'GENSEC_CULTURAL' }],
    ['the president', { role: 'PRESIDENT' }],
  ])('shows everything to %s', (_name, actor) => {
    const unit = actor.role === 'GENSEC_CULTURAL' ? DANCE : ROBOTICS;
    expect(eventAsSeenBy(event, { userId: 'dev', ...actor }, unit)).toEqual({ ...event, participants_count: 2 });
  });

  it.each<[string, Omit<EventViewer, 'userId'>]>([
    ['the coordinator of another unit', { role: 'CLUB_COORDINATOR', unit: DANCE }],
    ['a coordinator without a unit', { role: 'CLUB_COORDINATOR' }],
    ['the GenSec of another category', { role: 'GENSEC_SPORTS' }],
  ])('shows %s the participant count but not the other participants', (_name, actor) => {
    const seen = eventAsSeenBy(event, { userId: 'dev', ...actor }, ROBOTICS);
    expect(seen).toEqual({ ...event, participants: [], participants_count: 2 });
    expect(eventAsSeenBy(event, { userId: 'ravi', ...actor }, null).participants).toEqual(['ravi']);
  });

  it('keeps the given participant count when the participant list is incomplete', () => {
    const part = { ...event, participants: [], participants_count: 40 };
    expect(eventAsSeenBy(part, { userId: 'asha', role: 'STUDENT' }, ROBOTICS).participants_count).toBe(40);
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
  ] as const)('returns for %s and the event %j: %s', (role, listed, expected) => {
    expect(isEventListed({ role, unitId: 'robotics', event: listed })).toBe(expected);
  });

  it('returns false for a coordinator without a unit', () => {
    expect(isEventListed({ role: 'CLUB_COORDINATOR', event: { ...event, unitId: undefined } })).toBe(false);
  });
});

describe('eventListOf', () => {
  it('includes the username for coordinators only', () => {
    expect(eventListOf('PRESIDENT', 'president@campus.example')).toEqual({ role: 'PRESIDENT', username: '' });
    expect(eventListOf('CLUB_COORDINATOR', 'robotics@campus.example')).toEqual({
      role: 'CLUB_COORDINATOR',
      username: 'robotics@campus.example',
    });
    expect(eventListOf('CLUB_COORDINATOR', undefined)).toBeUndefined();
    expect(eventListOf('CLUB_COORDINATOR', '')).toBeUndefined();
  });
});
