import { describe, expect, it } from 'vitest';
import { GROUP_ROLES, type GroupRole, type HeldRole, roleByGroups } from './signInProviders.ts';

const TABLE: readonly GroupRole[] = [
  { group: 'cn=sports,ou=offices', role: 'GENSEC_SPORTS' },
  { group: 'clubs', role: 'CLUB_COORDINATOR' },
];
const STUDENT: HeldRole = { role: 'STUDENT', from: null };

describe('roleByGroups', () => {
  it.each<[string, HeldRole, string[], HeldRole]>([
    ['a group gives its role', STUDENT, ['clubs'], { role: 'CLUB_COORDINATOR', from: 'campus' }],
    ['the first row counts', STUDENT, ['clubs', 'cn=sports,ou=offices'], { role: 'GENSEC_SPORTS', from: 'campus' }],
    ['no group gives none', STUDENT, ['staff'], STUDENT],
    ['a group in another case is another', STUDENT, ['Clubs'], STUDENT],
    ['a group that is gone takes its role along', { role: 'GENSEC_SPORTS', from: 'campus' }, [], STUDENT],
    ['another group changes it', { role: 'GENSEC_SPORTS', from: 'campus' }, ['clubs'], { role: 'CLUB_COORDINATOR', from: 'campus' }],
    ['what a person gave stays without a group', { role: 'GENSEC_SPORTS', from: null }, [], { role: 'GENSEC_SPORTS', from: null }],
    ['and beside one', { role: 'PRESIDENT', from: null }, ['clubs'], { role: 'PRESIDENT', from: null }],
    [
      'what another provider gave stays',
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
