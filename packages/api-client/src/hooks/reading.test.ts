import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { isEventKey, isWholeEventKey, keys } from './keys.ts';
import { isWorthRetrying } from './swrDefaults.ts';

describe('isWorthRetrying', () => {
  it.each([
    [0, 'NETWORK', true],
    [0, 'TIMEOUT', true],
    [503, 'UNAVAILABLE', true],
    [0, 'ABORTED', false],
    [401, 'UNAUTHENTICATED', false],
    [404, 'NOT_FOUND', false],
    [429, 'TOO_MANY_REQUESTS', false],
    [200, 'MALFORMED_ANSWER', false],
  ])('returns for status %i with code %s: %s', (status, code, isRetried) => {
    expect(isWorthRetrying(new ApiError({ status, code, message: '' }))).toBe(isRetried);
  });
});

describe('cache keys', () => {
  it('are recognized as keys of events and of whole events', () => {
    const all = [keys.eventsByRole('STUDENT', ''), keys.event('e1'), keys.latestEvents];
    expect(all.map(isEventKey)).toEqual([true, true, true]);
    expect(all.map(isWholeEventKey)).toEqual([true, true, false]);
    expect(isEventKey('events')).toBe(false);
  });
});
