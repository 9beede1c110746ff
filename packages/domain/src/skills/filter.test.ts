import { describe, expect, it } from 'vitest';
import { aUserSkill, manyUserSkills } from '../fixtures/index.ts';
import { matchesUserSkillFilters, NO_USER_SKILL_FILTERS, readUserSkillFilters } from './filter.ts';

const skills = manyUserSkills(24);

describe('matchesUserSkillFilters', () => {
  it.each([
    [{ proficiency: 'expert' }, ({ proficiency_level }: (typeof skills)[number]) => proficiency_level === 'expert'],
    [{ endorsement: 'endorsed' }, ({ is_endorsed }: (typeof skills)[number]) => is_endorsed],
    [{ endorsement: 'not-endorsed' }, ({ is_endorsed }: (typeof skills)[number]) => !is_endorsed],
    [{ type: 'sports' }, ({ skill_id }: (typeof skills)[number]) => skill_id?.type === 'sports'],
  ] as const)('keeps exactly the skills that match %j', (filters, passes) => {
    const left = skills.filter((skill) => matchesUserSkillFilters(skill, filters));
    expect(left).toEqual(skills.filter(passes));
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(skills.length);
  });

  it('matches every skill without a filter, and treats a missing type as technical', () => {
    expect(skills.every((skill) => matchesUserSkillFilters(skill, {}))).toBe(true);
    const bare = aUserSkill({ skill_id: null });
    expect(matchesUserSkillFilters(bare, { type: 'technical' })).toBe(true);
    expect(matchesUserSkillFilters(bare, { type: 'other' })).toBe(false);
  });
});

it('reads only known filter values from the URL', () => {
  expect(readUserSkillFilters(NO_USER_SKILL_FILTERS)).toEqual({});
  const words = { proficiency: 'expert', endorsement: 'endorsed', type: 'sports' };
  expect(readUserSkillFilters(words)).toEqual(words);
  expect(readUserSkillFilters({ proficiency: 'x', endorsement: 'perhaps', type: 'magic' })).toEqual({});
});
