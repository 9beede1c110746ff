import { expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { canReviewRoomRequests, mayDecideRoom, mayRequestRoom } from './may.ts';

const REQUESTERS = ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'];

it.each([
  ['planned', REQUESTERS],
  ['ongoing', REQUESTERS],
  ['completed', []],
  ['cancelled', []],
] as const)('offers a room for a %s event to %j', (status, expected) => {
  expect(ROLES.filter((role) => mayRequestRoom({ role, event: { status } }))).toEqual(expected);
});

it('offers the review to the president only', () => {
  expect(ROLES.filter(canReviewRoomRequests)).toEqual(['PRESIDENT']);
});

it('lets the president decide about every room, and whom the catalogue names', () => {
  expect(ROLES.filter((role) => mayDecideRoom(role))).toEqual(['PRESIDENT']);
  expect(ROLES.filter((role) => mayDecideRoom(role, 'GENSEC_CULTURAL'))).toEqual(['GENSEC_CULTURAL', 'PRESIDENT']);
});
