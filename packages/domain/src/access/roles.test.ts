import { describe, expect, it } from 'vitest';
import { ROLES, roleWithRights } from './roles.ts';

describe('roleWithRights', () => {
  it.each(ROLES)('returns %s for the contact of a unit', (role) => expect(roleWithRights(role, true)).toBe(role));

  it.each(ROLES.filter((role) => role !== 'CLUB_COORDINATOR'))('returns %s without a unit', (role) => {
    expect(roleWithRights(role, false)).toBe(role);
  });

  it.each(['CLUB_COORDINATOR', 'GENSEC_ROBOTICS', 'JANITOR', '', null, undefined])('returns STUDENT for %j without a unit', (role) => {
    expect(roleWithRights(role, false)).toBe('STUDENT');
  });
});
