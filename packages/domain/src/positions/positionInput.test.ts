import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PositionInput } from './positionInput.ts';

const right = { title: 'Treasurer', unit_id: 'u1', position_type: 'Core Member', responsibilities: ['Keep the books'] };

function errors(input: unknown): [string | null, string][] {
  return (v.safeParse(PositionInput, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('PositionInput', () => {
  it('fills in its defaults', () => {
    expect(v.parse(PositionInput, right)).toEqual({
      ...right,
      requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
      description: '',
      position_count: 1,
    });
  });

  it('drops blank lines and parses numbers from text', () => {
    const position = v.parse(PositionInput, {
      ...right,
      responsibilities: ['', ' Keep the books ', ' '],
      requirements: { min_cgpa: '7.5', min_year: '3', skills_required: ['', 'Excel'] },
      position_count: '2',
    });
    expect(position.responsibilities).toEqual(['Keep the books']);
    expect(position.requirements).toEqual({ min_cgpa: 7.5, min_year: 3, skills_required: ['Excel'] });
    expect(position.position_count).toBe(2);
  });

  it('replaces Other by the custom type and keeps an already replaced type', () => {
    expect(v.parse(PositionInput, { ...right, position_type: 'Other', custom_position_type: ' Mentor ' }).position_type).toBe('Mentor');
    expect(v.parse(PositionInput, { ...right, position_type: 'Mentor', custom_position_type: 'Mentor' }).position_type).toBe('Mentor');
  });

  it('reports each missing field', () => {
    expect(errors({})).toEqual([
      ['title', 'Position title is required.'],
      ['unit_id', 'Organizational unit is required.'],
      ['position_type', 'Position type is required.'],
      ['responsibilities', 'At least one responsibility is required.'],
    ]);
  });

  it.each([
    [{ position_type: 'Other' }, 'custom_position_type', 'Please specify the position type.'],
    [{ position_type: 'Other', custom_position_type: ' ' }, 'custom_position_type', 'Please specify the position type.'],
    [{ responsibilities: ['', ' '] }, 'responsibilities', 'At least one responsibility is required.'],
    [{ position_count: 0 }, 'position_count', 'Position count must be at least 1.'],
    [{ position_count: 501 }, 'position_count', 'Position count must be a whole number of at most 500.'],
    [{ position_count: 1.5 }, 'position_count', 'Position count must be a whole number of at most 500.'],
    [{ requirements: { min_cgpa: 10.1 } }, 'requirements.min_cgpa', 'Minimum CGPA must be between 0 and 10, in steps of 0.1.'],
    [{ requirements: { min_cgpa: 7.25 } }, 'requirements.min_cgpa', 'Minimum CGPA must be between 0 and 10, in steps of 0.1.'],
    [{ requirements: { min_year: 6 } }, 'requirements.min_year', 'Minimum year must be between 1 and 5.'],
  ])('rejects %j', (change, field, message) => expect(errors({ ...right, ...change })).toEqual([[field, message]]));
});
