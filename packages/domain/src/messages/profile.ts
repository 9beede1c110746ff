import { ACCOUNT_TEXTS } from './accounts.ts';

/** Texts of the student profile. */
export const PROFILE_TEXTS = {
  empty: 'No profile found',
  phoneInvalid: ACCOUNT_TEXTS.mobileInvalid,
  githubInvalid: 'Invalid GitHub URL',
  linkedinInvalid: 'Invalid LinkedIn URL',
  admissionYearInvalid: 'Admission year must be between 2016 and {year}',
  invalid: 'Please fix validation errors',
  fetchFailed: 'Error fetching profile',
  updateFailed: 'Failed to update profile',
  updated: 'Profile updated successfully!',
  photoInvalid: 'Please choose a JPEG, PNG or WebP image up to 5 MB.',
} as const;
