import { anEvent, aRoomRequest } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { changeCached, changeRoomRequest, replaceWith } from './eventPatches.ts';

const event = anEvent({ _id: 'e1', title: 'Before', updated_at: '2026-11-20T10:00:00.000Z' });
const other = anEvent({ _id: 'e2' });

describe('replaceWith', () => {
  const answer = { ...event, title: 'After', updated_at: '2026-11-20T10:05:00.000Z' };

  it('replaces the event in a list and as a detail, and keeps other events', () => {
    expect(changeCached(replaceWith(answer))([other, event])).toEqual([other, answer]);
    expect(changeCached(replaceWith(answer))(event)).toEqual(answer);
    expect(changeCached(replaceWith(answer))(other)).toBe(other);
  });

  it('keeps a newer version of the event', () => {
    expect(changeCached(replaceWith(event))(answer)).toBe(answer);
  });

  it('accepts a response without an update time', () => {
    const undated = { ...event, updated_at: undefined };
    expect(changeCached(replaceWith({ ...undated, title: 'After' }))(undated)).toMatchObject({ title: 'After' });
  });
});

describe('changeRoomRequest', () => {
  const asking = { ...event, room_requests: [aRoomRequest({ _id: 'r1' }), aRoomRequest({ _id: 'r2' })] };
  const approve = changeRoomRequest('r2', (request) => ({ ...request, status: 'Approved' }));

  it('changes only the given request of its event', () => {
    expect(changeCached(approve)([asking, other])).toMatchObject([
      {
        room_requests: [
          { _id: 'r1', status: 'Pending' },
          { _id: 'r2', status: 'Approved' },
        ],
      },
      { _id: 'e2' },
    ]);
    expect(changeCached(approve)(other)).toBe(other);
  });
});
