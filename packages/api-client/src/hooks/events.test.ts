import { anEvent, manyEvents } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { EDITING } from './events.ts';
import { keys } from './keys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

describe('editing an event', () => {
  const [first, second] = manyEvents(2);
  const latest = [{ id: 'e1', title: 'Before', date: 'Nov 1', venue: 'TBA', status: 'planned' }];
  const list = keys.eventsByRole('PRESIDENT', '');
  const ofCoordinator = keys.eventsByRole('CLUB_COORDINATOR', 'robotics@campus.example');
  const detail = keys.event('of the second');
  const stored = () =>
    testStore([
      [list, [first, second]],
      [ofCoordinator, [second]],
      [detail, second],
      [keys.latestEvents, latest],
      [keys.orgUnits, []],
    ]);
  const shown = [list, ofCoordinator, detail, keys.latestEvents];

  it('updates every list and the detail from the response, and refreshes all keys that show events', async () => {
    const store = stored();
    const event = anEvent({ ...second, title: 'After' });
    await write(store, { ...EDITING, send: async () => ({ message: 'Saved.', event }) });
    expect(store.at(list)).toEqual([first, event]);
    expect(store.at(ofCoordinator)).toEqual([event]);
    expect(store.at(detail)).toEqual(event);
    expect(store.at(keys.latestEvents)).toBe(latest);
    expect(store.refreshed).toEqual(shown);
  });

  it('leaves the event unchanged when the edit is refused, and refreshes all keys that show events', async () => {
    const store = stored();
    const error = new ApiError({ status: 412, code: 'STALE', message: 'Somebody else has changed this event.' });
    await expect(write(store, { ...EDITING, send: () => Promise.reject(error) })).rejects.toBe(error);
    expect(store.at(list)).toEqual([first, second]);
    expect(store.refreshed).toEqual(shown);
  });
});
