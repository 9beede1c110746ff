import { anEvent, aRoomRequest } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { changeCached, changeRoomRequest, replaceWith } from './eventChanges.ts';

const event = anEvent({ _id: 'e1', title: 'Before', updated_at: '2026-11-20T10:00:00.000Z' });
const other = anEvent({ _id: 'e2' });

describe('replacing an event by the answer of a write', () => {
  const answer = { ...event, title: 'After', updated_at: '2026-11-20T10:05:00.000Z' };

  it('changes it in a list and as a detail, and leaves others as they are', () => {
    expect(changeCached([other, event], replaceWith(answer))).toEqual([other, answer]);
    expect(changeCached(event, replaceWith(answer))).toEqual(answer);
    expect(changeCached(other, replaceWith(answer))).toBe(other);
  });

  it('keeps what came from a later answer', () => {
    expect(changeCached(answer, replaceWith(event))).toBe(answer);
  });

  it('believes an answer without a time', () => {
    const undated = { ...event, updated_at: undefined };
    expect(changeCached(undated, replaceWith({ ...undated, title: 'After' }))).toMatchObject({ title: 'After' });
  });
});

describe('changing a room request', () => {
  const asking = { ...event, room_requests: [aRoomRequest({ _id: 'r1' }), aRoomRequest({ _id: 'r2' })] };
  const approve = changeRoomRequest('r2', (request) => ({ ...request, status: 'Approved' }));

  it('changes that one only, and only in its event', () => {
    expect(changeCached([asking, other], approve)).toMatchObject([
      {
        room_requests: [
          { _id: 'r1', status: 'Pending' },
          { _id: 'r2', status: 'Approved' },
        ],
      },
      { _id: 'e2' },
    ]);
    expect(changeCached(other, approve)).toBe(other);
  });
});
