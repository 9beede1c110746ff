import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CreateSkillInput, CreateUserSkillInput } from './skillInput.ts';

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('CreateSkillInput', () => {
  it('uses the type technical by default', () => {
    expect(v.parse(CreateSkillInput, { name: ' Rust ', category: 'Programming' })).toEqual({
      name: 'Rust',
      category: 'Programming',
      type: 'technical',
      description: '',
    });
    expect(v.parse(CreateSkillInput, { name: 'Kathak', category: 'Dance', type: 'cultural' }).type).toBe('cultural');
  });

  it.each([
    [{ name: ' ', category: 'Programming' }, 'name', 'Please fill all required fields for the new skill.'],
    [{ name: 'Rust', category: '' }, 'category', 'Please fill all required fields for the new skill.'],
    [{ name: 'Rust' }, 'category', 'Please fill all required fields for the new skill.'],
    [{ name: 'Rust', category: 'Programming', type: 'magic' }, 'type', 'Choose the type of the skill.'],
  ])('rejects %j', (input, field, message) => expect(errors(CreateSkillInput, input)).toEqual([[field, message]]));
});

describe('CreateUserSkillInput', () => {
  it('uses the level beginner and no position by default', () => {
    expect(v.parse(CreateUserSkillInput, { skill_id: 's1', position_id: '' })).toEqual({
      skill_id: 's1',
      proficiency_level: 'beginner',
      position_id: null,
    });
    expect(v.parse(CreateUserSkillInput, { skill_id: 's1', position_id: 'p1', proficiency_level: 'expert' })).toEqual({
      skill_id: 's1',
      proficiency_level: 'expert',
      position_id: 'p1',
    });
  });

  it.each([
    [{}, 'skill_id', 'Please select a skill.'],
    [{ skill_id: '' }, 'skill_id', 'Please select a skill.'],
    [{ skill_id: 's1', proficiency_level: 'master' }, 'proficiency_level', 'Choose how well you know the skill.'],
  ])('rejects %j', (input, field, message) => expect(errors(CreateUserSkillInput, input)).toEqual([[field, message]]));
});
