import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../fixtures/index.ts';
import { profileChange, profileForm } from './profileForm.ts';

const stored = profileForm(PEOPLE.student);

describe('profileForm', () => {
  it('has what is stored, as text', () => {
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

  it('is blank where nothing is known', () => {
    const { personal_info } = PEOPLE.newcomer;
    const blank = profileForm({
      ...PEOPLE.newcomer,
      personal_info: { name: personal_info.name, email: personal_info.email },
      contact_info: { socialLinks: {} },
    });
    expect(Object.values(blank.personal_info).concat(Object.values(blank.academic_info)).join('')).toBe('');
    expect(blank.contact_info).toEqual({ hostel: '', room_number: '', socialLinks: { github: '', linkedin: '' } });
  });

  it('takes the day of a moment', () => {
    const personal_info = { ...PEOPLE.student.personal_info, date_of_birth: '2005-02-14T00:00:00.000Z' };
    expect(profileForm({ ...PEOPLE.student, personal_info }).personal_info.date_of_birth).toBe('2005-02-14');
  });
});

describe('profileChange', () => {
  it('is undefined when nothing differs', () => expect(profileChange(stored, structuredClone(stored))).toBeUndefined());

  it('has the fields that differ and no others', () => {
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

  it('leaves links alone when only the room changed', () => {
    const after = structuredClone(stored);
    after.contact_info.room_number = 'C-7';
    expect(profileChange(stored, after)).toEqual({ contact_info: { room_number: 'C-7' } });
  });
});
