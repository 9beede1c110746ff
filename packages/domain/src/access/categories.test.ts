import { expect, it } from 'vitest';
import { gensecScope, isGensecOfEventCategory, isGensecOfUnitCategory } from './categories.ts';
import { isGensec, ROLES, roleOrStudent } from './roles.ts';

it.each([
  ['GENSEC_SCITECH', 'scitech', 'technical', 'tech'],
  ['GENSEC_ACADEMIC', 'academic', 'academic', 'acad'],
  ['GENSEC_CULTURAL', 'cultural', 'cultural', 'cult'],
  ['GENSEC_SPORTS', 'sports', 'sports', 'sport'],
] as const)('maps %s to %s units, %s events and the path /gensec-%s', (role, unit, event, path) => {
  expect(ROLES.filter((other) => isGensecOfUnitCategory(other, unit))).toEqual([role]);
  expect(ROLES.filter((other) => isGensecOfEventCategory(other, event))).toEqual([role]);
  expect(gensecScope(role)?.path).toBe(path);
});

it('assigns independent units and other events to no general secretary', () => {
  expect(ROLES.filter((role) => isGensecOfUnitCategory(role, 'independent') || isGensecOfEventCategory(role, 'other'))).toEqual([]);
});

it.each(['PRESIDENT', 'STUDENT', 'GENSEC_ROBOTICS', 'toString'])('returns no general secretary scope for %s', (role) => {
  expect(gensecScope(role)).toBeUndefined();
});

it.each([
  ['GENSEC_SPORTS', true, 'GENSEC_SPORTS'],
  ['GENSEC_ROBOTICS', true, 'STUDENT'],
  ['PRESIDENT', false, 'PRESIDENT'],
  ['JANITOR', false, 'STUDENT'],
  ['', false, 'STUDENT'],
])('treats role %j as general secretary: %s, with the rights of %s', (role, gensec, rights) => {
  expect(isGensec(role)).toBe(gensec);
  expect(roleOrStudent(role)).toBe(rights);
});

it.each([null, undefined])('gives a missing role (%j) the rights of a student', (role) => {
  expect(roleOrStudent(role)).toBe('STUDENT');
});
