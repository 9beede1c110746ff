import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { aUnit, UNITS } from '../fixtures/index.ts';
import { fixedCategory, unitOfContact } from './choices.ts';

it('fixedCategory is the own category of a general secretary and undefined for other roles', () => {
  expect(ROLES.map(fixedCategory)).toEqual([undefined, undefined, 'scitech', 'academic', 'cultural', 'sports', undefined]);
});

describe('unitOfContact', () => {
  it('finds a unit by its e-mail address, ignoring case', () =>
    expect(unitOfContact('Robotics@Campus.Example', UNITS)?.name).toBe('Robotics Club'));
  it.each(['', 'student@campus.example'])('returns undefined for %j', (username) =>
    expect(unitOfContact(username, [aUnit({ contact_info: { social_media: [] } }), aUnit()])).toBeUndefined(),
  );
});
