import { describe, expect, it } from 'vitest';
import { fillsFreePlaces, mayStillCancel, type RegistrableEvent, registrationPhase } from './phase.ts';

const OPENS = '2026-11-10T03:30:00.000Z';
const CLOSES = '2026-11-20T03:30:00.000Z';
const BEGINS = '2026-11-21T03:30:00.000Z';
const ENDS = '2026-11-21T05:30:00.000Z';
const EVENT: RegistrableEvent = {
  status: 'planned',
  schedule: { start: BEGINS, end: ENDS },
  registration: { required: true, start: OPENS, end: CLOSES },
};

describe('registrationPhase', () => {
  it.each([
    ['just before it opens', EVENT, '2026-11-10T03:29:59.999Z', 'upcoming'],
    ['as it opens', EVENT, OPENS, 'open'],
    ['just before it closes', EVENT, '2026-11-20T03:29:59.999Z', 'open'],
    ['as it closes', EVENT, CLOSES, 'closed'],
    ['without a start', { ...EVENT, registration: { required: true, end: CLOSES } }, '2020-01-01T00:00:00.000Z', 'open'],
    ['without an end, before the event', { ...EVENT, registration: { required: true } }, '2026-11-21T03:29:59.999Z', 'open'],
    ['without an end, when the event starts', { ...EVENT, registration: { required: true } }, BEGINS, 'closed'],
    ['while the event is ongoing', { ...EVENT, registration: { required: true, end: ENDS } }, '2026-11-21T04:00:00.000Z', 'closed'],
    ['of a canceled event, before registration opens', { ...EVENT, status: 'cancelled' }, '2026-11-01T00:00:00.000Z', 'closed'],
    ['of an event without a schedule', { registration: { required: true } }, BEGINS, 'open'],
    ['of an event with a null schedule', { schedule: null, registration: { required: true } }, BEGINS, 'open'],
    ['that is not required', { ...EVENT, registration: { required: false } }, OPENS, 'none'],
    ['that is missing', { ...EVENT, registration: null }, OPENS, 'none'],
  ] as const)('returns the phase of a registration %s', (_, event, now, expected) => {
    expect(registrationPhase(event, new Date(now))).toBe(expected);
  });
});

describe('mayStillCancel and fillsFreePlaces', () => {
  it.each([
    ['before the event', EVENT, CLOSES, true, true],
    ['during the event', EVENT, BEGINS, false, true],
    ['when the event has ended', EVENT, ENDS, false, false],
    ['for a canceled event', { ...EVENT, status: 'cancelled' }, CLOSES, false, false],
    ['for an event that takes no registrations', { ...EVENT, registration: { required: false } }, CLOSES, true, false],
    ['for an event without registration settings', { ...EVENT, registration: undefined }, CLOSES, true, false],
  ] as const)('return the expected values %s', (_, event, now, mayCancel, mayGive) => {
    expect([mayStillCancel(event as RegistrableEvent, new Date(now)), fillsFreePlaces(event as RegistrableEvent, new Date(now))]).toEqual([
      mayCancel,
      mayGive,
    ]);
  });
});
