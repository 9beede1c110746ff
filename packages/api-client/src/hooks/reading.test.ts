import { PEOPLE } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { eventListOf } from './events/useEvents.ts';
import { isEventDetailKey, isEventKey, isEventListKey, isSessionKey, keys } from './keys.ts';
import { sessionOf } from './session/useSession.ts';
import { isWorthRetrying } from './swrDefaults.ts';

describe('the session', () => {
  const user = PEOPLE.president;
  it.each([
    ['is loading until something is known', sessionOf(undefined, false, false), { status: 'loading', user: undefined, isExpired: false }],
    ['is signed out for null', sessionOf(null, false, false), { status: 'signed-out', user: undefined, isExpired: false }],
    [
      'is signed out when the first load fails',
      sessionOf(undefined, true, false),
      { status: 'signed-out', user: undefined, isExpired: false },
    ],
    ['is signed in with a user', sessionOf(user, false, false), { status: 'signed-in', user, isExpired: false }],
    ['stays signed in when a refresh fails', sessionOf(user, true, false), { status: 'signed-in', user, isExpired: false }],
    ['keeps the user when it expires', sessionOf(user, false, true), { status: 'signed-in', user, isExpired: true }],
  ])('%s', (_, session, expected) => {
    expect(session).toEqual(expected);
  });
});

describe('the list of events', () => {
  it('depends on the username for coordinators only', () => {
    expect(eventListOf('PRESIDENT', 'president@campus.example')).toEqual({ role: 'PRESIDENT', username: '' });
    expect(eventListOf('CLUB_COORDINATOR', 'robotics@campus.example')).toEqual({
      role: 'CLUB_COORDINATOR',
      username: 'robotics@campus.example',
    });
    expect(eventListOf('CLUB_COORDINATOR', undefined)).toBeUndefined();
    expect(eventListOf('CLUB_COORDINATOR', '')).toBeUndefined();
  });
});

describe('trying again by itself', () => {
  it.each([
    [0, 'NETWORK', true],
    [0, 'TIMEOUT', true],
    [503, 'UNAVAILABLE', true],
    [0, 'ABORTED', false],
    [401, 'UNAUTHENTICATED', false],
    [404, 'NOT_FOUND', false],
    [429, 'TOO_MANY_REQUESTS', false],
    [200, 'MALFORMED_ANSWER', false],
  ])('status %i with code %s: %s', (status, code, isRetried) => {
    expect(isWorthRetrying(new ApiError({ status, code, message: '' }))).toBe(isRetried);
  });
});

describe('keys', () => {
  it('are told apart by what they hold', () => {
    const all = [keys.session, keys.sessionExpired, keys.eventsByRole('STUDENT', ''), keys.event('e1'), keys.latestEvents];
    expect(all.map(isSessionKey)).toEqual([true, true, false, false, false]);
    expect(all.map(isEventKey)).toEqual([false, false, true, true, true]);
    expect(all.map(isEventListKey)).toEqual([false, false, true, false, false]);
    expect(all.map(isEventDetailKey)).toEqual([false, false, false, true, false]);
    expect(isEventKey('events')).toBe(false);
  });
});
