import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { eventListOf } from './events/useEvents.ts';
import { isEventDetailKey, isEventKey, isEventListKey, keys } from './keys.ts';
import { isWorthRetrying } from './swrDefaults.ts';

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
    const all = [keys.eventsByRole('STUDENT', ''), keys.event('e1'), keys.latestEvents];
    expect(all.map(isEventKey)).toEqual([true, true, true]);
    expect(all.map(isEventListKey)).toEqual([true, false, false]);
    expect(all.map(isEventDetailKey)).toEqual([false, true, false]);
    expect(isEventKey('events')).toBe(false);
  });
});
