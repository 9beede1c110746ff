/** Options of the profile form (docs/specification/profile.md#profile-choices). */
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export const PROGRAMS = ['B.Tech', 'M.Tech', 'MSc', 'PhD', 'Other'] as const;
export const DISCIPLINES = [
  'Computer Science & Engineering',
  'Electrical Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electronics & Communication',
  'Chemical Engineering',
  'Mathematics',
  'Physics',
  'Chemistry',
] as const;
export const YEARS_OF_STUDY = ['1st', '2nd', '3rd', '4th', '5th', 'Alumni'] as const;
export const HOSTELS = ['None', 'MSH', 'Indravati', 'Gopad', 'Kanhar'] as const;

/** Returns the options of a field, including the stored value if the list does not contain it. */
export function optionsWithStored(options: readonly string[], stored: string | null | undefined): string[] {
  return !stored || options.includes(stored) ? [...options] : [...options, stored];
}
