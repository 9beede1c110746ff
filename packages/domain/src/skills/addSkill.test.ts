import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AddSkillForm, proposesSkill } from './addSkill.ts';

const blank = { skill_id: '', name: '', category: '', type: 'technical', description: '', proficiency_level: 'beginner', position_id: '' };

function errors(input: unknown): [string | null, string][] {
  return (v.safeParse(AddSkillForm, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('AddSkillForm', () => {
  it.each([[blank], [{}], [undefined]])('wants a skill in %j', (input) => {
    if (input) expect(errors(input)).toEqual([['skill_id', 'Please select a skill.']]);
    else expect(v.is(AddSkillForm, input)).toBe(false);
  });

  it('looks past the new-skill fields while a skill of the catalogue is chosen', () => {
    const form = v.parse(AddSkillForm, { ...blank, skill_id: 's1', position_id: 'p1' });
    expect(form).toEqual({ skill_id: 's1', proficiency_level: 'beginner', position_id: 'p1' });
    expect(proposesSkill(form)).toBe(false);
  });

  it('wants name and category of a new skill', () => {
    expect(errors({ ...blank, skill_id: 'other', name: ' ' })).toEqual([
      ['name', 'Please fill all required fields for the new skill.'],
      ['category', 'Please fill all required fields for the new skill.'],
    ]);
    const form = v.parse(AddSkillForm, { ...blank, skill_id: 'other', name: ' Rust ', category: 'Programming' });
    expect(form).toMatchObject({ name: 'Rust', category: 'Programming', type: 'technical', description: '', position_id: null });
    expect(proposesSkill(form)).toBe(true);
  });
});
