import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import type { RegistrableEvent } from './phase.ts';
import { type AddingCheck, checkAdds, checkCancels, checkRegisters, mayRegister, type RegisteringCheck } from './register.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const EVENT: RegistrableEvent = {
  status: 'planned',
  schedule: { start: '2026-11-27T13:00:00.000Z', end: '2026-11-27T15:00:00.000Z' },
  registration: { required: true, max_participants: 2 },
};
const cancelled = { ...EVENT, status: 'cancelled' };
const over = { ...EVENT, schedule: { start: '2026-11-19T13:00:00.000Z', end: '2026-11-19T15:00:00.000Z' } };
const ongoing = { ...EVENT, schedule: { start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T15:00:00.000Z' } };
const withWindow = (window: object) => ({ ...EVENT, registration: { ...EVENT.registration, ...window } });

it('mayRegister is true for students only', () => {
  expect(ROLES.filter(mayRegister)).toEqual(['STUDENT']);
});

describe('checkRegisters', () => {
  const check = (changes: Partial<RegisteringCheck>) =>
    checkRegisters({
      role: 'STUDENT',
      event: EVENT,
      places: { registered: 0, waiting: 0 },
      now: NOW,
      timeZone: 'Asia/Kolkata',
      ...changes,
    });

  it.each([
    ['a place is left', { registered: 1, waiting: 0 }, 'registered'],
    ['every place is taken', { registered: 2, waiting: 0 }, 'waiting'],
    ['a student is already waiting', { registered: 1, waiting: 1 }, 'waiting'],
  ] as const)('returns the resulting state when %s', (_, places, value) => {
    expect(check({ places })).toEqual({ ok: true, value });
  });

  it('always gives a place when there is no maximum', () => {
    const event = { ...EVENT, registration: { required: true, max_participants: null } };
    expect(check({ event, places: { registered: 9000, waiting: 0 } })).toEqual({ ok: true, value: 'registered' });
  });

  it.each([
    ['a user who is not a student', { role: 'PRESIDENT' }, 'FORBIDDEN', 'Students register for events. You manage them.'],
    ['an event that takes no registrations', { event: { ...EVENT, registration: null } }, 'CONFLICT', 'This event takes no registrations.'],
    [
      'a student before registration opens',
      { event: withWindow({ start: '2026-11-21T03:30:00.000Z' }) },
      'CONFLICT',
      'Registration opens Nov 21, 2026, 9:00 am.',
    ],
    ['a student after registration has closed', { event: withWindow({ end: NOW.toISOString() }) }, 'CONFLICT', 'Registration closed.'],
    ['a student after the event has started', { event: ongoing }, 'CONFLICT', 'Registration closed.'],
    ['a canceled event', { event: cancelled }, 'CONFLICT', 'This event was cancelled, so it takes no registrations.'],
  ] as const)('rejects %s', (_, changes, code, message) => {
    expect(check(changes)).toMatchObject({ ok: false, refusal: { code, message } });
  });
});

describe('checkCancels', () => {
  it.each([
    ['a registration for an upcoming event', 'registered', EVENT],
    ['a place on the waiting list', 'waiting', EVENT],
    ['a registration for a canceled event', 'registered', cancelled],
    ['a registration after registration has closed', 'registered', withWindow({ end: '2026-11-01T00:00:00.000Z' })],
  ] as const)('allows canceling: %s', (_, state, event) => {
    expect(checkCancels({ state, event, now: NOW })).toEqual({ ok: true, value: true });
  });

  it.each([
    ['by a student who is not registered', 'none', EVENT, 'NOT_FOUND', 'You are not registered for this event.'],
    [
      'a registration after the event has started',
      'registered',
      ongoing,
      'CONFLICT',
      'This event has begun, so its registrations cannot be changed.',
    ],
    [
      'a place on the waiting list after the event has ended',
      'waiting',
      over,
      'CONFLICT',
      'This event has begun, so its registrations cannot be changed.',
    ],
  ] as const)('rejects canceling: %s', (_, state, event, code, message) => {
    expect(checkCancels({ state, event, now: NOW })).toEqual({ ok: false, refusal: { code, message } });
  });
});

describe('checkAdds', () => {
  const check = (changes: Partial<AddingCheck>) =>
    checkAdds({ event: EVENT, state: 'none', places: { registered: 0, waiting: 0 }, now: NOW, ...changes });

  it.each([
    ['while registration is open', EVENT],
    ['before registration opens', withWindow({ start: '2026-11-21T03:30:00.000Z' })],
    ['after registration has closed', withWindow({ end: '2026-11-01T00:00:00.000Z' })],
    ['during the event', ongoing],
  ])('gives a place to an added student %s', (_, event) => {
    expect(check({ event })).toEqual({ ok: true, value: 'registered' });
  });

  it('puts an added student on the waiting list when every place is taken', () => {
    expect(check({ places: { registered: 2, waiting: 3 } })).toEqual({ ok: true, value: 'waiting' });
  });

  it.each([
    [
      'to an event that takes no registrations',
      { event: { ...EVENT, registration: { required: false } } },
      'CONFLICT',
      'This event takes no registrations.',
    ],
    [
      'to an event without registration settings',
      { event: { ...EVENT, registration: null } },
      'CONFLICT',
      'This event takes no registrations.',
    ],
    ['to a canceled event', { event: cancelled }, 'CONFLICT', 'This event was cancelled, so it takes no registrations.'],
    ['to an event that has ended', { event: over }, 'CONFLICT', 'This event is over, so its registrations cannot be changed.'],
    ['of a student who is already registered', { state: 'registered' }, 'DUPLICATE', 'This student is already on the list.'],
    ['of a student who is already waiting', { state: 'waiting' }, 'DUPLICATE', 'This student is already on the list.'],
  ] as const)('rejects an addition: %s', (_, changes, code, message) => {
    expect(check(changes)).toEqual({ ok: false, refusal: { code, message } });
  });
});
