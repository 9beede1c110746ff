import type { ProfileDetails } from '@quad/domain/profile';
import { calendarDay } from '@quad/domain/time';
import type { ProfileColumns } from './profile.repo.ts';

/** The columns that a change sets: a missing field sets none, an empty one sets null. */
export function toColumns({ personal_info: personal, academic_info: academic, contact_info: contact }: ProfileDetails) {
  const columns: { [Name in keyof ProfileColumns]: ProfileColumns[Name] | undefined } = {
    gender: blankAsNull(personal?.gender),
    dateOfBirth: blankAsNull(personal?.date_of_birth && calendarDay(personal.date_of_birth)),
    phone: blankAsNull(personal?.phone),
    program: blankAsNull(academic?.program),
    branch: blankAsNull(academic?.branch),
    batchYear: blankAsNull(academic?.batch_year),
    currentYear: blankAsNull(academic?.current_year),
    cgpa: academic?.cgpa,
    hostel: blankAsNull(contact?.hostel),
    roomNumber: blankAsNull(contact?.room_number),
    github: blankAsNull(contact?.socialLinks?.github),
    linkedin: blankAsNull(contact?.socialLinks?.linkedin),
  };
  const sent = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as Partial<ProfileColumns>;
}

function blankAsNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}
