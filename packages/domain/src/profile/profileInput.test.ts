import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionsWithStored } from './options.ts';
import { ProfileUpdateInput, profileDetails } from './profileInput.ts';

const Form = profileDetails({ currentYear: 2026 });

function errors(input: unknown, schema: v.GenericSchema<unknown, unknown> = Form): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('profileDetails', () => {
  it('parses a complete profile and converts an empty value to a blank', () => {
    const details = {
      user_id: '20240101',
      role: 'STUDENT',
      personal_info: {
        name: 'Asha',
        email: 'a@campus.example',
        profilePic: null,
        gender: 'Female',
        date_of_birth: '2005-04-14',
        phone: '9876543210',
      },
      academic_info: { program: 'B.Tech', branch: 'Physics', batch_year: '2024', current_year: 'Alumni', cgpa: '8.42' },
      contact_info: {
        hostel: 'None',
        room_number: null,
        socialLinks: { github: 'github.com/asha', linkedin: '' },
      },
    };
    expect(v.parse(Form, details)).toEqual({
      ...details,
      academic_info: { ...details.academic_info, cgpa: 8.42 },
      contact_info: { ...details.contact_info, room_number: '' },
    });
  });

  it('leaves omitted parts omitted', () => {
    expect(v.parse(Form, {})).toEqual({});
    expect(v.parse(Form, { personal_info: { phone: '' } })).toEqual({ personal_info: { phone: '' } });
  });

  it('accepts blank fields', () => {
    const blank = {
      personal_info: { gender: '', date_of_birth: '', phone: null },
      academic_info: { program: '', branch: '', batch_year: '', current_year: '', cgpa: '' },
      contact_info: { hostel: '', room_number: '', socialLinks: { github: '', linkedin: null } },
    };
    expect(errors(blank)).toEqual([]);
    expect(v.parse(Form, { academic_info: { batch_year: null } }).academic_info?.batch_year).toBe('');
  });

  it.each([
    ['personal_info.phone', { personal_info: { phone: '98765' } }, 'Mobile number must be 10 digits'],
    ['personal_info.gender', { personal_info: { gender: 'female' } }, 'Choose one of the listed options.'],
    ['personal_info.gender', { personal_info: { gender: 'Fe\u0000male' } }, 'Remove the characters that cannot be shown.'],
    ['personal_info.date_of_birth', { personal_info: { date_of_birth: '2005-02-30' } }, 'Enter the date as YYYY-MM-DD.'],
    ['personal_info.date_of_birth', { personal_info: { date_of_birth: '0001-02-14' } }, 'Enter a date from 1900-01-01 to 2200-12-31.'],
    ['personal_info.date_of_birth', { personal_info: { date_of_birth: '9999-02-14' } }, 'Enter a date from 1900-01-01 to 2200-12-31.'],
    ['academic_info.program', { academic_info: { program: 'BA' } }, 'Choose one of the listed options.'],
    ['academic_info.branch', { academic_info: { branch: 'Alchemy' } }, 'Choose one of the listed options.'],
    ['academic_info.batch_year', { academic_info: { batch_year: '2015' } }, 'Admission year must be between 2016 and 2026'],
    ['academic_info.batch_year', { academic_info: { batch_year: 2027 } }, 'Admission year must be between 2016 and 2026'],
    ['academic_info.current_year', { academic_info: { current_year: '6th' } }, 'Choose one of the listed options.'],
    ['academic_info.cgpa', { academic_info: { cgpa: 10.01 } }, 'CGPA must be between 0 and 10, in steps of 0.01.'],
    ['academic_info.cgpa', { academic_info: { cgpa: '8.421' } }, 'CGPA must be between 0 and 10, in steps of 0.01.'],
    ['contact_info.hostel', { contact_info: { hostel: 'Narmada' } }, 'Choose one of the listed options.'],
    ['contact_info.room_number', { contact_info: { room_number: 'B'.repeat(151) } }, 'Keep this within 150 characters.'],
    ['contact_info.socialLinks.github', { contact_info: { socialLinks: { github: 'asha' } } }, 'Invalid GitHub URL'],
    ['contact_info.socialLinks.linkedin', { contact_info: { socialLinks: { linkedin: 'linkedin.com/in/asha' } } }, 'Invalid LinkedIn URL'],
  ])('reports an error at %s for %j', (field, details, message) => {
    const found = errors(details);
    expect(found[0]).toEqual([field, message]);
  });

  it('accepts a stored value that is not in the list of options', () => {
    const stored = {
      personal_info: { name: 'Asha', email: 'a@campus.example' },
      academic_info: { program: 'Integrated MSc', branch: 'Alchemy' },
      contact_info: { hostel: 'Narmada', socialLinks: {} },
    };
    const details = { academic_info: { program: 'Integrated MSc', branch: 'Alchemy' }, contact_info: { hostel: 'Narmada' } };
    expect(errors(details, profileDetails({ currentYear: 2026, stored }))).toEqual([]);
    expect(errors(details)).toHaveLength(3);
  });
});

describe('ProfileUpdateInput', () => {
  it('leaves the check of option lists and year range to profileDetails', () => {
    const updatedDetails = { personal_info: { gender: 'female' }, academic_info: { batch_year: '2015' } };
    expect(v.parse(ProfileUpdateInput, { userId: '20240101', updatedDetails })).toEqual({ userId: '20240101', updatedDetails });
  });

  it('rejects values that are invalid whatever is stored', () => {
    const updatedDetails = { personal_info: { phone: '1' }, academic_info: { batch_year: 'soon' } };
    expect(errors({ updatedDetails }, ProfileUpdateInput)).toEqual([
      ['updatedDetails.personal_info.phone', 'Mobile number must be 10 digits'],
      ['updatedDetails.academic_info.batch_year', 'Enter the year as four digits.'],
    ]);
  });
});

describe('optionsWithStored', () => {
  it.each([
    [null, ['a', 'b']],
    [undefined, ['a', 'b']],
    ['', ['a', 'b']],
    ['b', ['a', 'b']],
    ['c', ['a', 'b', 'c']],
  ])('returns for the stored value %s: %j', (stored, offered) => expect(optionsWithStored(['a', 'b'], stored)).toEqual(offered));
});
