import { anEvent } from '@quad/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { saveEdit } from './saveEdit.ts';

const before = anEvent({ title: 'Before', updated_at: '2026-11-20T10:00:00.000Z' });
const after = { ...before, title: 'After', updated_at: '2026-11-20T10:05:00.000Z' };

function cacheOf() {
  const state = { event: before, refresh: vi.fn(async () => undefined) };
  const eventCache = {
    refresh: state.refresh,
    async update(change: (event: typeof before) => typeof before) {
      state.event = change(state.event);
    },
  };
  return { state, eventCache };
}

it('shows what was saved at once, and asks how the lists are now', async () => {
  const { state, eventCache } = cacheOf();
  expect(await saveEdit({ eventCache, send: async () => ({ event: after }) })).toBe(after);
  expect(state.event.title).toBe('After');
  expect(state.refresh).toHaveBeenCalledOnce();
});

it('leaves the event as it was when the edit is refused, and asks what it is now', async () => {
  const { state, eventCache } = cacheOf();
  const error = new ApiError({ status: 412, code: 'STALE', message: 'Somebody else has changed this event.' });
  await expect(saveEdit({ eventCache, send: () => Promise.reject(error) })).rejects.toBe(error);
  expect(state.event).toBe(before);
  expect(state.refresh).toHaveBeenCalledOnce();
});
