import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AddSkillForm } from './addSkill.ts';

const blank = { skill_id: '', name: '', category: '', type: 'technical', description: '', proficiency_level: 'beginner', position_id: '' };

function errors(input: unknown): [string | null, string][] {
  return (v.safeParse(AddSkillForm, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('AddSkillForm', () => {
  it.each([[blank], [{}]])('requires a skill in %j', (input) => {
    expect(errors(input)).toEqual([['skill_id', 'Please select a skill.']]);
  });

  it('ignores the new-skill fields when a skill of the catalog is selected', () => {
    expect(v.parse(AddSkillForm, { ...blank, skill_id: 's1', position_id: 'p1', type: 'magic' })).toEqual({
      skill: 's1',
      proficiency_level: 'beginner',
      position_id: 'p1',
    });
  });

  it('requires the name and category of a new skill', () => {
    expect(errors({ ...blank, skill_id: 'other', name: ' ' })).toEqual([
      ['name', 'Please fill all required fields for the new skill.'],
      ['category', 'Please fill all required fields for the new skill.'],
    ]);
    expect(v.parse(AddSkillForm, { ...blank, skill_id: 'other', name: ' Rust ', category: 'Programming' })).toEqual({
      skill: { name: 'Rust', category: 'Programming', type: 'technical', description: '' },
      proficiency_level: 'beginner',
      position_id: null,
    });
  });

  it('rejects an unknown type of a new skill', () => {
    expect(errors({ ...blank, skill_id: 'other', name: 'Rust', category: 'Programming', type: 'magic' })).toEqual([
      ['type', 'Choose the type of the skill.'],
    ]);
  });
});
