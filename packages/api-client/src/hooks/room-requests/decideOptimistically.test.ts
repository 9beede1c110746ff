import type { Event } from '@quad/domain/events';
import { anEvent, aRoomRequest } from '@quad/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import type { EventCache } from '../events/useEventCache.ts';
import { decideOptimistically } from './decideOptimistically.ts';

function cacheOf(...events: Event[]) {
  const state = { events, refresh: vi.fn(async () => undefined) };
  const eventCache: EventCache = {
    refresh: state.refresh,
    async update(change) {
      state.events = state.events.map(change);
    },
  };
  return { state, eventCache, statuses: () => state.events.flatMap(({ room_requests }) => room_requests.map(({ status }) => status)) };
}

const reviewer = { _id: 'president', role: 'PRESIDENT' } as const;
const asking = anEvent({ room_requests: [aRoomRequest({ _id: 'r1', requested_by: 'coordinator' })] });
const decided = anEvent({
  room_requests: [aRoomRequest({ _id: 'r1', status: 'Approved', reviewed_by: 'president', description: 'From the server' })],
});
const input = { requestId: 'r1', decision: 'Approved', reviewer } as const;

describe('deciding a room request', () => {
  it('shows the decision before the answer, in every list, and then what the server says', async () => {
    const { eventCache, state, statuses } = cacheOf(asking, asking);
    const answer = await decideOptimistically({
      ...input,
      eventCache,
      send: async () => {
        expect(statuses()).toEqual(['Approved', 'Approved']);
        return decided;
      },
    });
    expect(answer).toBe(decided);
    expect(state.events.map(({ room_requests }) => room_requests[0]?.description)).toEqual(['From the server', 'From the server']);
    expect(state.refresh).not.toHaveBeenCalled();
  });

  it.each([
    [
      'somebody decided already',
      { ...input, reviewer },
      aRoomRequest({ _id: 'r1', status: 'Rejected' }),
      409,
      'This request was already Rejected.',
    ],
    [
      'the reviewer asked for it',
      input,
      aRoomRequest({ _id: 'r1', requested_by: 'president' }),
      403,
      'You cannot review a room request of your own.',
    ],
    [
      'the role may not review',
      { ...input, reviewer: { _id: 'x', role: 'GENSEC_SPORTS' } } as const,
      aRoomRequest({ _id: 'r1' }),
      403,
      'Only the president can review room requests.',
    ],
  ])('sends nothing when %s', async (_, attempt, request, status, message) => {
    const { eventCache, state } = cacheOf(anEvent({ room_requests: [request] }));
    const send = vi.fn(async () => decided);
    await expect(decideOptimistically({ ...attempt, eventCache, send })).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message,
      isServerText: true,
    });
    expect(send).not.toHaveBeenCalled();
    expect(state.events[0]?.room_requests[0]).toEqual(request);
  });

  it.each([
    ['a conflict', 409, true],
    ['a lost connection', 0, true],
    ['a server error', 500, true],
    ['a refusal', 403, false],
  ])('goes back after %s; asks for the real state where it may be another', async (_, status, isRefreshed) => {
    const { eventCache, state, statuses } = cacheOf(asking);
    const error = new ApiError({ status, code: 'X', message: 'No.' });
    await expect(decideOptimistically({ ...input, eventCache, send: () => Promise.reject(error) })).rejects.toBe(error);
    expect(statuses()).toEqual(['Pending']);
    expect(state.events[0]?.room_requests[0]?.reviewed_by).toBeNull();
    expect(state.refresh).toHaveBeenCalledTimes(isRefreshed ? 1 : 0);
  });

  it('does not take back what the cache has learnt meanwhile', async () => {
    const { eventCache, state, statuses } = cacheOf(asking);
    const send = async () => {
      state.events = [anEvent({ room_requests: [aRoomRequest({ _id: 'r1', status: 'Rejected', reviewed_by: 'another' })] })];
      throw new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This request was already Rejected.' });
    };
    await decideOptimistically({ ...input, eventCache, send }).catch(() => undefined);
    expect(statuses()).toEqual(['Rejected']);
  });

  it('leaves a request that is not cached to the server', async () => {
    const { eventCache } = cacheOf();
    expect(await decideOptimistically({ ...input, eventCache, send: async () => decided })).toBe(decided);
  });
});
