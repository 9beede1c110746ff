/**
 * The texts of the specification's error catalogues (section 8 of both documents) and validation rules (section 5), as they are
 * read on the screen, by what they are about.
 */
export const CATALOGUE = {
  accounts: [
    'Please use an @campus.example email address.',
    'Login failed. Please check your credentials.',
    'Login successful!',
    'Registration failed. Please try again.',
    'Something went wrong. Please try again.',
    'Registration successful!',
    'This email is linked with Google. Please sign in with Google.',
    'Reset link sent successfully!',
    'Something went wrong.',
    'Error verifying token.',
    'Password reset successfully! Navigating to login page...',
    'Error resetting password.',
  ],
  onboarding: [
    'ID Number is required',
    'Mobile number must be 10 digits',
    'Invalid admission year',
    'Program is required',
    'Discipline is required',
  ],
  events: [
    'Error loading events: Failed to fetch events.',
    'Error loading events: Username is missing for Club Coordinator.',
    'Event updated successfully!',
    'Event created successfully!',
    'Failed to submit event.',
    'Loading...',
  ],
  rooms: ['Failed to submit room request.', 'Failed to Approved request.', 'Failed to Rejected request.'],
  feedback: ['Please enter actions taken.', 'Feedback submitted successfully', 'Failed to submit feedback'],
  skills: [
    'Please select a skill.',
    'Please fill all required fields for the new skill.',
    'Skill added successfully!',
    'Error adding skill. It might already exist in your profile.',
  ],
  achievements: [
    'Failed to fetch achievements',
    'Achievement submitted successfully!',
    'Something went wrong. Please try again.',
    'No achievements yet.',
  ],
  endorsement: [
    'Failed to fetch unendorsed achievements',
    'Failed to verify achievement',
    'Failed to fetch unendorsed skills',
    'Failed to endorse skill',
    'Failed to load achievements',
    'Failed to load user skills. Please try again.',
    'Failed to endorse skill. Please try again.',
  ],
  positions: [
    'Position title is required.',
    'Organizational unit is required.',
    'Position type is required.',
    'Please specify the position type.',
    'At least one responsibility is required.',
    'Position count must be at least 1.',
    'Failed to fetch positions',
    'Failed to create position.',
    'Position created successfully!',
  ],
  holders: [
    'User selection is required.',
    'Position selection is required.',
    'Tenure year is required.',
    'Failed to create position holder.',
    'Position Holder created successfully!',
  ],
  units: [
    'Organization name is required.',
    'Organization type is required.',
    'Category is required.',
    'Hierarchy level must be at least 1.',
    'Contact email is required.',
    'Please enter a valid email address.',
    'Error: Something went wrong. Please try again.',
    'Organizational unit created successfully!',
    'Error fetching club data',
  ],
  profile: [
    'Mobile number must be 10 digits',
    'Invalid GitHub URL',
    'Invalid LinkedIn URL',
    'Admission year must be between 2016 and {current year}',
    'Please fix validation errors',
    'Error fetching profile',
    'Failed to update profile',
    'Profile updated successfully!',
  ],
  dashboards: [
    'Failed to load statistics',
    'Failed to load analytics data',
    'No analytics endpoint for user role',
    'No analytics data available for your role.',
    'No statistics available for this role',
    'No upcoming events.',
    'No recent latestEvents found.',
    'No recent activities found',
  ],
} as const;

type Area = keyof typeof CATALOGUE;

/** A text of the catalogue. */
export type Listed = { [A in Area]: { readonly area: A; readonly text: (typeof CATALOGUE)[A][number] } }[Area];

/** How a text is called where several areas have the same. */
export function nameOf({ area, text }: Pick<Listed, 'area' | 'text'>): string {
  return `${area}: ${text}`;
}

/** Texts that another journey reads on its way, by the file that has them. */
export const READ_ELSEWHERE: Readonly<Record<string, readonly Listed[]>> = {
  'accounts.journey.ts': [
    { area: 'accounts', text: 'Registration successful!' },
    { area: 'accounts', text: 'Reset link sent successfully!' },
    { area: 'accounts', text: 'Password reset successfully! Navigating to login page...' },
  ],
  'student.journey.ts': [{ area: 'accounts', text: 'Login successful!' }],
  'events.journey.ts': [{ area: 'events', text: 'Event updated successfully!' }],
  'feedback.journey.ts': [{ area: 'feedback', text: 'Please enter actions taken.' }],
  'skills.journey.ts': [
    { area: 'skills', text: 'Please select a skill.' },
    { area: 'skills', text: 'Please fill all required fields for the new skill.' },
  ],
  'positions.journey.ts': [{ area: 'holders', text: 'Position Holder created successfully!' }],
};

/** Texts that nobody can come upon with the real server, and why; each is a story. */
export const OUT_OF_REACH: readonly (Listed & { readonly because: string })[] = [
  {
    area: 'dashboards',
    text: 'No analytics endpoint for user role',
    because: 'The database takes the seven roles only, and each has an endpoint.',
  },
  {
    area: 'dashboards',
    text: 'No statistics available for this role',
    because: 'The database takes the seven roles only, and each has statistics.',
  },
  {
    area: 'dashboards',
    text: 'No analytics data available for your role.',
    because: 'The server answers every role with figures, if need be zeros, or with a refusal.',
  },
];
