import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NamedSkillType, skillTypeOfCategory, skillTypeOfEndorser } from './endorsedSkillType.ts';
import { ENDORSEMENT_PANEL_TITLES } from './panel.ts';

describe('skillTypeOfEndorser', () => {
  it.each([
    ['GENSEC_SCITECH', undefined, 'technical'],
    ['GENSEC_ACADEMIC', undefined, 'academic'],
    ['GENSEC_CULTURAL', undefined, 'cultural'],
    ['GENSEC_SPORTS', undefined, 'sports'],
    ['GENSEC_ALUMNI', undefined, undefined],
    ['CLUB_COORDINATOR', 'scitech', 'technical'],
    ['CLUB_COORDINATOR', 'cultural', 'cultural'],
    ['CLUB_COORDINATOR', 'independent', undefined],
    ['CLUB_COORDINATOR', undefined, 'technical'],
    ['PRESIDENT', undefined, 'technical'],
    ['JANITOR', undefined, 'technical'],
  ] as const)('for %s with unit category %s returns %s', (role, unitCategory, type) =>
    expect(skillTypeOfEndorser({ role, unitCategory })).toBe(type),
  );
});

it.each([
  ['scitech', 'technical'],
  ['academic', 'academic'],
  ['cultural', 'cultural'],
  ['sports', 'sports'],
  ['independent', undefined],
] as const)('maps the unit category %s to the skill type %s', (category, type) => expect(skillTypeOfCategory(category)).toBe(type));

it('has a title for every endorsement panel', () => {
  expect(ENDORSEMENT_PANEL_TITLES).toEqual({
    cultural: 'Cultural Endorsement Panel',
    sports: 'Sports Endorsement Panel',
    technical: 'Technical Endorsement Panel',
    academic: 'Academic Endorsement Panel',
    other: 'Other Endorsement Panel',
  });
});

describe('NamedSkillType', () => {
  it.each([
    ['technical', 'technical'],
    ['scitech', 'technical'],
    ['independent', 'other'],
    ['other', 'other'],
    ['cultural', 'cultural'],
    ['sports', 'sports'],
    ['academic', 'academic'],
  ])('parses %s as skill type %s', (name, type) => expect(v.parse(NamedSkillType, name)).toBe(type));

  it.each(['chess', '', 'toString', 'Technical'])('rejects %j', (name) => {
    expect(() => v.parse(NamedSkillType, name)).toThrow('The type must be technical, cultural, sports, academic or other.');
  });
});
