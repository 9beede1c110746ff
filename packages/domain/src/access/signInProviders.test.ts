import { describe, expect, it } from 'vitest';
import { GROUP_ROLES, type GroupRole, type HeldRole, roleByGroups } from './signInProviders.ts';

const TABLE: readonly GroupRole[] = [
  { group: 'cn=sports,ou=offices', role: 'GENSEC_SPORTS' },
  { group: 'clubs', role: 'CLUB_COORDINATOR' },
];
const STUDENT: HeldRole = { role: 'STUDENT', from: null };

describe('roleByGroups', () => {
  it.each<[string, HeldRole, string[], HeldRole]>([
    ['grants the role of a group', STUDENT, ['clubs'], { role: 'CLUB_COORDINATOR', from: 'campus' }],
    ['grants the role of the first matching row', STUDENT, ['clubs', 'cn=sports,ou=offices'], { role: 'GENSEC_SPORTS', from: 'campus' }],
    ['grants no role without a matching group', STUDENT, ['staff'], STUDENT],
    ['distinguishes upper and lower case in group names', STUDENT, ['Clubs'], STUDENT],
    ['revokes the role of a group that no longer matches', { role: 'GENSEC_SPORTS', from: 'campus' }, [], STUDENT],
    [
      'changes the role when another group matches',
      { role: 'GENSEC_SPORTS', from: 'campus' },
      ['clubs'],
      { role: 'CLUB_COORDINATOR', from: 'campus' },
    ],
    [
      'keeps a role granted by a person when no group matches',
      { role: 'GENSEC_SPORTS', from: null },
      [],
      { role: 'GENSEC_SPORTS', from: null },
    ],
    [
      'keeps a role granted by a person when a group matches',
      { role: 'PRESIDENT', from: null },
      ['clubs'],
      { role: 'PRESIDENT', from: null },
    ],
    [
      'keeps a role granted by another provider',
      { role: 'GENSEC_CULTURAL', from: 'federation' },
      ['clubs'],
      { role: 'GENSEC_CULTURAL', from: 'federation' },
    ],
  ])('%s', (_name, held, groups, after) => {
    expect(roleByGroups(held, { provider: 'campus', groups, table: TABLE })).toEqual(after);
  });

  it('can grant only the coordinator and general secretary roles', () => {
    expect(GROUP_ROLES).toEqual(['CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS']);
  });
});
