import { anEvent, manyEvents } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { keys } from '../keys.ts';
import { testStore } from '../testStore.ts';
import { replaceWith } from './eventChanges.ts';
import { eventCacheOf } from './useEventCache.ts';

it('patches an event in every list and in its detail, and nothing else', async () => {
  const [first, second] = manyEvents(2);
  const latest = [{ id: 'e1', title: 'Before', date: 'Nov 1', venue: 'TBA', status: 'planned' }];
  const store = testStore([
    [keys.eventsByRole('PRESIDENT', ''), [first, second]],
    [keys.eventsByRole('CLUB_COORDINATOR', 'robotics@campus.example'), [second]],
    [keys.event('of the second'), second],
    [keys.event('still loading'), undefined],
    [keys.latestEvents, latest],
  ]);
  const answer = anEvent({ ...second, title: 'After' });
  await eventCacheOf(store).update(replaceWith(answer));
  expect(store.at(keys.eventsByRole('PRESIDENT', ''))).toEqual([first, answer]);
  expect(store.at(keys.eventsByRole('CLUB_COORDINATOR', 'robotics@campus.example'))).toEqual([answer]);
  expect(store.at(keys.event('of the second'))).toEqual(answer);
  expect(store.at(keys.event('still loading'))).toBeUndefined();
  expect(store.at(keys.latestEvents)).toBe(latest);
});
