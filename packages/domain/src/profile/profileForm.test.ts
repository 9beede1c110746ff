import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../fixtures/index.ts';
import { profileChange, profileForm, profileFormRules } from './profileForm.ts';

const stored = profileForm(PEOPLE.student);

describe('profileForm', () => {
  it('contains the stored values as text', () => {
    expect(stored).toEqual({
      personal_info: { gender: 'Male', date_of_birth: '2005-02-14', phone: '9876500901' },
      academic_info: {
        program: 'B.Tech',
        branch: 'Electrical Engineering',
        batch_year: '2024',
        current_year: '3rd',
        cgpa: '8.42',
      },
      contact_info: {
        hostel: 'Indravati',
        room_number: 'B-1001',
        socialLinks: { github: 'https://github.com/example', linkedin: 'https://www.linkedin.com/in/example' },
      },
    });
  });

  it('leaves unknown values blank', () => {
    const { personal_info } = PEOPLE.newcomer;
    const blank = profileForm({
      ...PEOPLE.newcomer,
      personal_info: { name: personal_info.name, email: personal_info.email },
      contact_info: { socialLinks: {} },
    });
    expect(Object.values(blank.personal_info).concat(Object.values(blank.academic_info)).join('')).toBe('');
    expect(blank.contact_info).toEqual({ hostel: '', room_number: '', socialLinks: { github: '', linkedin: '' } });
  });

  it('reduces a date of birth with a time to the day', () => {
    const personal_info = { ...PEOPLE.student.personal_info, date_of_birth: '2005-02-14T00:00:00.000Z' };
    expect(profileForm({ ...PEOPLE.student, personal_info }).personal_info.date_of_birth).toBe('2005-02-14');
  });
});

describe('profileChange', () => {
  it('returns undefined when nothing changed', () => expect(profileChange(stored, structuredClone(stored))).toBeUndefined());

  it('contains only the changed fields', () => {
    const after = structuredClone(stored);
    after.personal_info.phone = '';
    expect(profileChange(stored, after)).toEqual({ personal_info: { phone: '' } });
    after.academic_info.cgpa = '9';
    after.contact_info.socialLinks.github = '';
    expect(profileChange(stored, after)).toEqual({
      personal_info: { phone: '' },
      academic_info: { cgpa: '9' },
      contact_info: { socialLinks: { github: '' } },
    });
  });

  it('omits the links when only the room number changed', () => {
    const after = structuredClone(stored);
    after.contact_info.room_number = 'C-7';
    expect(profileChange(stored, after)).toEqual({ contact_info: { room_number: 'C-7' } });
  });
});

describe('profileFormRules', () => {
  const rules = profileFormRules({ currentYear: 2026, stored: PEOPLE.student });

  it('returns valid values unchanged', () => expect(v.parse(rules, stored)).toEqual(stored));

  it('reports errors by field', () => {
    const wrong = structuredClone(stored);
    wrong.personal_info.phone = '98765';
    wrong.academic_info.batch_year = '2015';
    wrong.academic_info.cgpa = '10.5';
    wrong.contact_info.socialLinks.github = 'asha';
    const { issues = [] } = v.safeParse(rules, wrong);
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['personal_info.phone', 'Mobile number must be 10 digits'],
      ['academic_info.batch_year', 'Admission year must be between 2016 and 2026'],
      ['academic_info.cgpa', 'CGPA must be between 0 and 10, in steps of 0.01.'],
      ['contact_info.socialLinks.github', 'Invalid GitHub URL'],
    ]);
  });
});
