import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUserSkill, manyUserSkills } from '../fixtures/index.ts';
import { filterSkills } from './filter.ts';

const ALL = { proficiency: '', endorsement: '', type: '' };
const skills = manyUserSkills(24);

describe('filterSkills', () => {
  it.each([
    [{ proficiency: 'expert' }, ({ proficiency_level }: (typeof skills)[number]) => proficiency_level === 'expert'],
    [{ endorsement: 'endorsed' }, ({ is_endorsed }: (typeof skills)[number]) => is_endorsed],
    [{ endorsement: 'not-endorsed' }, ({ is_endorsed }: (typeof skills)[number]) => !is_endorsed],
    [{ type: 'sports' }, ({ skill_id }: (typeof skills)[number]) => skill_id?.type === 'sports'],
  ])('%j', (filters, passes) => {
    const left = filterSkills(skills, { ...ALL, ...filters });
    expect(left).toEqual(skills.filter(passes));
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(skills.length);
  });

  it('takes an unknown state of endorsement for all, and a missing type for technical', () => {
    expect(filterSkills(skills, { ...ALL, endorsement: 'perhaps' })).toEqual(skills);
    const bare = aUserSkill({ skill_id: null });
    expect(filterSkills([bare], { ...ALL, type: 'technical' })).toEqual([bare]);
    expect(filterSkills([bare], { ...ALL, type: 'other' })).toEqual([]);
  });

  it('only ever leaves out: what is left keeps its order', () => {
    const value = (...values: string[]) => fc.constantFrom('', ...values);
    const filters = fc.record({
      proficiency: value('beginner', 'expert', 'x'),
      endorsement: value('endorsed', 'x'),
      type: value('other', 'x'),
    });
    fc.assert(
      fc.property(filters, (given) => {
        const left = new Set(filterSkills(skills, given));
        expect([...left]).toEqual(skills.filter((skill) => left.has(skill)));
      }),
    );
  });
});
