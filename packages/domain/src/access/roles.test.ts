import { describe, expect, it } from 'vitest';
import { ROLES, roleWithRights } from './roles.ts';

describe('roleWithRights', () => {
  it.each(ROLES)('is %s for the contact of a unit', (role) => expect(roleWithRights(role, true)).toBe(role));

  it.each(ROLES.filter((role) => role !== 'CLUB_COORDINATOR'))('is %s without a unit, too', (role) => {
    expect(roleWithRights(role, false)).toBe(role);
  });

  it.each(['CLUB_COORDINATOR', 'GENSEC_ROBOTICS', 'JANITOR', '', null, undefined])('is a student’s for %j without a unit', (role) => {
    expect(roleWithRights(role, false)).toBe('STUDENT');
  });
});
