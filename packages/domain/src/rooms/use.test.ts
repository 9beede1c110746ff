import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import type { EventActor } from '../events/mayManage.ts';
import { type KnownRoomUse, roomUseFor } from './use.ts';

const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
const DRAMA = { id: 'drama', category: 'cultural' } as const;
const BOOKING: KnownRoomUse = {
  _id: 'request',
  room: 'LH 1',
  room_key: 'lh 1',
  starts_at: '2026-11-20T13:00:00.000Z',
  ends_at: '2026-11-20T15:00:00.000Z',
  status: 'Approved',
  series_id: null,
  requested_by: 'requester',
  event: { id: 'event', title: 'Robo Soccer', category: 'technical', unit: ROBOTICS },
  decider: 'PRESIDENT',
};
const PENDING: KnownRoomUse = { ...BOOKING, status: 'Pending' };

function look(use: KnownRoomUse, role: Role, unit?: EventActor['unit'], userId = 'somebody') {
  const { title, event_id, is_mine, may_decide, may_release } = roomUseFor({ role, userId, ...(unit && { unit }) }, use);
  expect(event_id === null).toBe(title === null);
  return { title, is_mine, may_decide, may_release };
}

const NOTHING = { title: null, is_mine: false, may_decide: false, may_release: false };
const TITLE = { ...NOTHING, title: 'Robo Soccer' };

describe('roomUseFor', () => {
  it('hides the title and all actions from students', () => {
    expect(look(BOOKING, 'STUDENT')).toEqual(NOTHING);
    expect(look(PENDING, 'STUDENT')).toEqual(NOTHING);
    expect(look(BOOKING, 'STUDENT', undefined, 'requester')).toEqual(NOTHING);
  });

  it('shows event planners the titles of all bookings, but of pending requests only in their unit or category', () => {
    expect(look(BOOKING, 'CLUB_COORDINATOR', DRAMA)).toEqual(TITLE);
    expect(look(PENDING, 'CLUB_COORDINATOR', DRAMA)).toEqual(NOTHING);
    expect(look(PENDING, 'GENSEC_CULTURAL')).toEqual(NOTHING);
    expect(look(PENDING, 'GENSEC_SCITECH')).toEqual(TITLE);
    expect(look(PENDING, 'CLUB_COORDINATOR', ROBOTICS)).toEqual({ ...TITLE, is_mine: true });
  });

  it('allows the requester to release a booking, but not to decide on their own request', () => {
    expect(look(BOOKING, 'CLUB_COORDINATOR', ROBOTICS, 'requester')).toEqual({ ...TITLE, is_mine: true, may_release: true });
    expect(look(BOOKING, 'CLUB_COORDINATOR', ROBOTICS)).toEqual({ ...TITLE, is_mine: true });
    expect(look({ ...PENDING, decider: 'GENSEC_SCITECH' }, 'GENSEC_SCITECH', undefined, 'requester')).toEqual({ ...TITLE, is_mine: true });
  });

  it('allows the president and the role that the catalog names to decide and release', () => {
    expect(look(PENDING, 'PRESIDENT')).toEqual({ ...TITLE, may_decide: true });
    expect(look(BOOKING, 'PRESIDENT')).toEqual({ ...TITLE, may_release: true });
    expect(look({ ...PENDING, decider: 'GENSEC_SPORTS' }, 'GENSEC_SPORTS')).toEqual({ ...TITLE, may_decide: true });
    expect(look({ ...BOOKING, decider: 'GENSEC_SPORTS' }, 'GENSEC_SPORTS')).toEqual({ ...TITLE, may_release: true });
  });
});
