import { someNotifications } from '@quad/domain/fixtures';
import type { Notification, UnseenCount } from '@quad/domain/notifications';
import { describe, expect, it } from 'vitest';
import { seeing } from './notifications.ts';

const LINES = someNotifications();

/** Returns the cached notifications and the cached count after the patch. */
function patched(input: Parameters<typeof seeing>[0], answer: UnseenCount) {
  const change = seeing(input).patch?.(answer).change as (data: readonly Notification[] | UnseenCount) => unknown;
  return { lines: change(LINES) as Notification[], count: change({ count: 3 }) };
}

const seen = (lines: readonly Notification[]) => lines.filter((line) => line.seen).map(({ _id }) => _id);

describe('marking notifications as seen', () => {
  it('marks the given notifications and takes the count from the response', () => {
    const { lines, count } = patched({ ids: ['118'] }, { count: 2 });
    expect([seen(lines), count]).toEqual([['118', '109', '104', '97'], { count: 2 }]);
  });

  it('marks all notifications up to an ID, which is compared as a number', () => {
    expect(seen(patched({ through: '118' }, { count: 1 }).lines)).toEqual(['118', '113', '109', '104', '97']);
  });

  it('returns the same list when the notification was already seen', () => {
    expect(patched({ ids: ['109'] }, { count: 3 }).lines).toBe(LINES);
  });
});
