import { expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { mayGiveFeedback, mayResolveFeedback } from './may.ts';

const OFFICE_BEARERS = ['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT'];

it('mayGiveFeedback is true for students only', () => {
  expect(ROLES.filter(mayGiveFeedback)).toEqual(['STUDENT']);
});

it.each([
  [false, OFFICE_BEARERS],
  [true, []],
])('mayResolveFeedback is true for office-bearers and unresolved feedback only (resolved: %s)', (is_resolved, expected) => {
  expect(ROLES.filter((role) => mayResolveFeedback({ role, feedback: { is_resolved } }))).toEqual(expected);
});
