import type { Event } from '@quad/domain/events';
import { anEvent, aRoomRequest } from '@quad/domain/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client/index.ts';
import { keys } from './keys.ts';
import { deciding, type RoomRequestDecision } from './roomRequests.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const list = keys.eventsByRole('PRESIDENT', '');
const detail = keys.event('e1');

/** The same event, in a list and as a detail. */
function cached(event: Event) {
  const store = testStore([
    [list, [event]],
    [detail, event],
  ]);
  const requests = () => [...(store.at(list) as Event[]), store.at(detail) as Event].flatMap(({ room_requests }) => room_requests);
  return { store, requests, statuses: () => requests().map(({ status }) => status) };
}

const reviewer = { _id: 'president', role: 'PRESIDENT' } as const;
const asking = anEvent({ room_requests: [aRoomRequest({ _id: 'r1', requested_by: 'coordinator' })] });
const decided = anEvent({
  room_requests: [aRoomRequest({ _id: 'r1', status: 'Approved', reviewed_by: 'president', description: 'From the server' })],
});
const decision: RoomRequestDecision = { requestId: 'r1', status: 'Approved' };

describe('deciding a room request', () => {
  it('shows the decision in every cached event before the response, and then the response', async () => {
    const { store, requests, statuses } = cached(asking);
    const send = async () => {
      expect(statuses()).toEqual(['Approved', 'Approved']);
      return decided;
    };
    expect(await write(store, { ...deciding(decision, reviewer), send })).toBe(decided);
    expect(requests().map(({ description }) => description)).toEqual(['From the server', 'From the server']);
    expect(store.refreshed).toEqual([]);
  });

  it.each([
    [
      'the request is already decided',
      reviewer,
      aRoomRequest({ _id: 'r1', status: 'Rejected' }),
      409,
      'This request was already Rejected.',
    ],
    [
      'the reviewer is the requester',
      reviewer,
      aRoomRequest({ _id: 'r1', requested_by: 'president' }),
      403,
      'You cannot review a room request of your own.',
    ],
    [
      'the role of the user may not review requests',
      { _id: 'x', role: 'GENSEC_SPORTS' } as const,
      aRoomRequest({ _id: 'r1' }),
      403,
      'Only the president can review room requests.',
    ],
  ])('sends nothing when %s', async (_, who, request, status, message) => {
    const { store, requests } = cached(anEvent({ room_requests: [request] }));
    const send = vi.fn(async () => decided);
    await expect(write(store, { ...deciding(decision, who), send })).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message,
      isServerText: true,
    });
    expect(send).not.toHaveBeenCalled();
    expect(requests()).toEqual([request, request]);
  });

  it.each([
    ['a conflict', 409, true],
    ['a lost connection', 0, true],
    ['a server error', 500, true],
    ['a refusal', 403, false],
  ])('is undone after %s, and refreshes the events unless it was forbidden', async (_, status, isRefreshed) => {
    const { store, requests, statuses } = cached(asking);
    const error = new ApiError({ status, code: 'X', message: 'No.' });
    await expect(write(store, { ...deciding(decision, reviewer), send: () => Promise.reject(error) })).rejects.toBe(error);
    expect(statuses()).toEqual(['Pending', 'Pending']);
    expect(requests().map(({ reviewed_by }) => reviewed_by)).toEqual([null, null]);
    expect(store.refreshed).toEqual(isRefreshed ? [list, detail] : []);
  });

  it('does not undo a newer cached value', async () => {
    const { store, statuses } = cached(asking);
    const send = async () => {
      const learnt = anEvent({ room_requests: [aRoomRequest({ _id: 'r1', status: 'Rejected', reviewed_by: 'another' })] });
      await store.mutate((key) => key === list, [learnt], { revalidate: false });
      throw new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This request was already Rejected.' });
    };
    await write(store, { ...deciding(decision, reviewer), send }).catch(() => undefined);
    expect(statuses()).toEqual(['Rejected', 'Pending']);
  });

  it('undoes only its own request while another request of the event is decided', async () => {
    const both = anEvent({
      room_requests: [aRoomRequest({ _id: 'r1', requested_by: 'coordinator' }), aRoomRequest({ _id: 'r2', requested_by: 'coordinator' })],
    });
    const { store, statuses } = cached(both);
    let fail = (_error: unknown) => {};
    const first = write(store, {
      ...deciding(decision, reviewer),
      send: () =>
        new Promise<Event>((_, reject) => {
          fail = reject;
        }),
    });
    const answer = {
      ...both,
      room_requests: both.room_requests.map((each, index) => (index === 0 ? each : { ...each, status: 'Rejected' as const })),
    };
    const second = write(store, { ...deciding({ requestId: 'r2', status: 'Rejected' }, reviewer), send: async () => answer });
    expect(statuses()).toEqual(['Approved', 'Rejected', 'Approved', 'Rejected']);
    await second;
    expect(statuses()).toEqual(['Approved', 'Rejected', 'Approved', 'Rejected']);
    fail(new ApiError({ status: 403, code: 'X', message: 'No.' }));
    await first.catch(() => undefined);
    expect(statuses()).toEqual(['Pending', 'Rejected', 'Pending', 'Rejected']);
  });

  it('sends the decision when the request is not cached', async () => {
    const { store } = cached(anEvent({ room_requests: [] }));
    expect(await write(store, { ...deciding(decision, reviewer), send: async () => decided })).toBe(decided);
  });
});
