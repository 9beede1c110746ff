import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { aUnit, UNITS } from '../fixtures/index.ts';
import { fixedCategory, parentChoices, unitOfContact, unitsForPositions } from './choices.ts';

function names(units: readonly { name: string }[]): string[] {
  return units.map(({ name }) => name);
}

const SCITECH = ['Robotics Club', 'Coding Club', 'Science and Technology Council'];

it('fixedCategory is the own category of a general secretary and undefined for other roles', () => {
  expect(ROLES.map(fixedCategory)).toEqual([undefined, undefined, 'scitech', 'academic', 'cultural', 'sports', undefined]);
});

describe('parentChoices', () => {
  it('returns all units for the president', () => expect(parentChoices('PRESIDENT', UNITS)).toEqual(UNITS));
  it('returns the units of the own category for a general secretary', () =>
    expect(names(parentChoices('GENSEC_SCITECH', UNITS))).toEqual(SCITECH));
  it('returns no units for students and coordinators, not even a unit without a category', () => {
    const units = [...UNITS, aUnit({ category: undefined })];
    expect(parentChoices('STUDENT', units)).toEqual([]);
    expect(parentChoices('CLUB_COORDINATOR', units)).toEqual([]);
  });
});

describe('unitOfContact', () => {
  it('finds a unit by its e-mail address, ignoring case', () =>
    expect(unitOfContact('Robotics@Campus.Example', UNITS)?.name).toBe('Robotics Club'));
  it.each(['', 'student@campus.example'])('returns undefined for %j', (username) =>
    expect(unitOfContact(username, [aUnit({ contact_info: { social_media: [] } }), aUnit()])).toBeUndefined(),
  );
});

describe('unitsForPositions', () => {
  it.each([
    ['GENSEC_SCITECH', SCITECH],
    ['CLUB_COORDINATOR', ['Robotics Club']],
    ['STUDENT', []],
  ] as const)('returns the units that %s manages', (role, expected) =>
    expect(names(unitsForPositions({ role, username: 'robotics@campus.example' }, UNITS))).toEqual(expected),
  );
  it('returns no units for a coordinator without a unit', () =>
    expect(unitsForPositions({ role: 'CLUB_COORDINATOR', username: 'nobody@campus.example' }, UNITS)).toEqual([]));
});
