import { expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { canReviewRoomRequests, mayDecideRoom, mayRequestRoom } from './may.ts';

const REQUESTERS = ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'];

it.each([
  ['planned', REQUESTERS],
  ['ongoing', REQUESTERS],
  ['completed', []],
  ['cancelled', []],
] as const)('allows room requests for a %s event by the roles %j', (status, expected) => {
  expect(ROLES.filter((role) => mayRequestRoom({ role, event: { status } }))).toEqual(expected);
});

it('allows only the president to review room requests', () => {
  expect(ROLES.filter(canReviewRoomRequests)).toEqual(['PRESIDENT']);
});

it('allows the president, and the role that the catalog names, to decide on a room', () => {
  expect(ROLES.filter((role) => mayDecideRoom(role))).toEqual(['PRESIDENT']);
  expect(ROLES.filter((role) => mayDecideRoom(role, 'GENSEC_CULTURAL'))).toEqual(['GENSEC_CULTURAL', 'PRESIDENT']);
});
