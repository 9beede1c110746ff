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
  it('tells a student that a room is taken, and nothing else', () => {
    expect(look(BOOKING, 'STUDENT')).toEqual(NOTHING);
    expect(look(PENDING, 'STUDENT')).toEqual(NOTHING);
    expect(look(BOOKING, 'STUDENT', undefined, 'requester')).toEqual(NOTHING);
  });

  it('tells those who plan events what a booking is for, and of a wish only their own', () => {
    expect(look(BOOKING, 'CLUB_COORDINATOR', DRAMA)).toEqual(TITLE);
    expect(look(PENDING, 'CLUB_COORDINATOR', DRAMA)).toEqual(NOTHING);
    expect(look(PENDING, 'GENSEC_CULTURAL')).toEqual(NOTHING);
    expect(look(PENDING, 'GENSEC_SCITECH')).toEqual(TITLE);
    expect(look(PENDING, 'CLUB_COORDINATOR', ROBOTICS)).toEqual({ ...TITLE, is_mine: true });
  });

  it('lets whoever asked release a booking, and decide about nothing of their own', () => {
    expect(look(BOOKING, 'CLUB_COORDINATOR', ROBOTICS, 'requester')).toEqual({ ...TITLE, is_mine: true, may_release: true });
    expect(look(BOOKING, 'CLUB_COORDINATOR', ROBOTICS)).toEqual({ ...TITLE, is_mine: true });
    expect(look({ ...PENDING, decider: 'GENSEC_SCITECH' }, 'GENSEC_SCITECH', undefined, 'requester')).toEqual({ ...TITLE, is_mine: true });
  });

  it('lets the president and whom the catalogue names decide and release', () => {
    expect(look(PENDING, 'PRESIDENT')).toEqual({ ...TITLE, may_decide: true });
    expect(look(BOOKING, 'PRESIDENT')).toEqual({ ...TITLE, may_release: true });
    expect(look({ ...PENDING, decider: 'GENSEC_SPORTS' }, 'GENSEC_SPORTS')).toEqual({ ...TITLE, may_decide: true });
    expect(look({ ...BOOKING, decider: 'GENSEC_SPORTS' }, 'GENSEC_SPORTS')).toEqual({ ...TITLE, may_release: true });
  });
});
