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
    ['somebody waits already', { registered: 1, waiting: 1 }, 'waiting'],
  ] as const)('returns the resulting state when %s', (_, places, value) => {
    expect(check({ places })).toEqual({ ok: true, value });
  });

  it('always gives a place when there is no maximum', () => {
    const event = { ...EVENT, registration: { required: true, max_participants: null } };
    expect(check({ event, places: { registered: 9000, waiting: 0 } })).toEqual({ ok: true, value: 'registered' });
  });

  it.each([
    ['anybody but students', { role: 'PRESIDENT' }, 'FORBIDDEN', 'Students register for events. You manage them.'],
    ['an event that takes none', { event: { ...EVENT, registration: null } }, 'CONFLICT', 'This event takes no registrations.'],
    [
      'who comes before it opens',
      { event: withWindow({ start: '2026-11-21T03:30:00.000Z' }) },
      'CONFLICT',
      'Registration opens Nov 21, 2026, 9:00 am.',
    ],
    ['who comes after it closed', { event: withWindow({ end: NOW.toISOString() }) }, 'CONFLICT', 'Registration closed.'],
    ['who comes once the event has begun', { event: ongoing }, 'CONFLICT', 'Registration closed.'],
    ['a cancelled event', { event: cancelled }, 'CONFLICT', 'This event was cancelled, so it takes no registrations.'],
  ] as const)('rejects %s', (_, changes, code, message) => {
    expect(check(changes)).toMatchObject({ ok: false, refusal: { code, message } });
  });
});

describe('checkCancels', () => {
  it.each([
    ['a place', 'registered', EVENT],
    ['a place in line', 'waiting', EVENT],
    ['what was cancelled anyway', 'registered', cancelled],
    ['after the registration closed', 'registered', withWindow({ end: '2026-11-01T00:00:00.000Z' })],
  ] as const)('allows canceling: %s', (_, state, event) => {
    expect(checkCancels({ state, event, now: NOW })).toEqual({ ok: true, value: true });
  });

  it.each([
    ['who is not registered', 'none', EVENT, 'NOT_FOUND', 'You are not registered for this event.'],
    ['once the event has begun', 'registered', ongoing, 'CONFLICT', 'This event has begun, so its registrations stay as they are.'],
    ['once it is over', 'waiting', over, 'CONFLICT', 'This event has begun, so its registrations stay as they are.'],
  ] as const)('rejects canceling: %s', (_, state, event, code, message) => {
    expect(checkCancels({ state, event, now: NOW })).toEqual({ ok: false, refusal: { code, message } });
  });
});

describe('checkAdds', () => {
  const check = (changes: Partial<AddingCheck>) =>
    checkAdds({ event: EVENT, state: 'none', places: { registered: 0, waiting: 0 }, now: NOW, ...changes });

  it.each([
    ['inside the window', EVENT],
    ['before it opens', withWindow({ start: '2026-11-21T03:30:00.000Z' })],
    ['after it closed', withWindow({ end: '2026-11-01T00:00:00.000Z' })],
    ['at the desk of an event that is on', ongoing],
  ])('gives a place to an added student %s', (_, event) => {
    expect(check({ event })).toEqual({ ok: true, value: 'registered' });
  });

  it('puts an added student on the waiting list when every place is taken', () => {
    expect(check({ places: { registered: 2, waiting: 3 } })).toEqual({ ok: true, value: 'waiting' });
  });

  it.each([
    [
      'an event that takes none',
      { event: { ...EVENT, registration: { required: false } } },
      'CONFLICT',
      'This event takes no registrations.',
    ],
    ['an event that says nothing of it', { event: { ...EVENT, registration: null } }, 'CONFLICT', 'This event takes no registrations.'],
    ['a cancelled event', { event: cancelled }, 'CONFLICT', 'This event was cancelled, so it takes no registrations.'],
    ['an event that is over', { event: over }, 'CONFLICT', 'This event is over, so its registrations stay as they are.'],
    ['who has a place', { state: 'registered' }, 'DUPLICATE', 'This student is on the list already.'],
    ['who waits', { state: 'waiting' }, 'DUPLICATE', 'This student is on the list already.'],
  ] as const)('rejects an addition: %s', (_, changes, code, message) => {
    expect(check(changes)).toEqual({ ok: false, refusal: { code, message } });
  });
});
