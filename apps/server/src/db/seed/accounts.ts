import type { Role } from '@quad/domain/access';

/** The password of every demonstration account. It is public, so a demonstration is refused in production. */
export const DEMONSTRATION_PASSWORD = 'campus-demo-2026';

/** A person whose account anybody may sign in with. */
export interface AccountPlan {
  /** Local part of the e-mail address. */
  readonly mailbox: string;
  readonly name: string;
  readonly gender: 'Female' | 'Male';
  readonly role: Role;
  readonly isNewcomer?: true;
  /** Year of study, 1 for the first. Random if left out. */
  readonly year?: number;
  /** What the account shows, as described on the sign-in page. */
  readonly label: string;
}

export const DEMONSTRATION_ACCOUNTS: readonly AccountPlan[] = [
  { mailbox: 'student', name: 'Aditi Sharma', gender: 'Female', role: 'STUDENT', year: 3, label: 'Student' },
  {
    mailbox: 'newcomer',
    name: 'Rohan Das',
    gender: 'Male',
    role: 'STUDENT',
    isNewcomer: true,
    year: 1,
    label: 'Student, before onboarding',
  },
  { mailbox: 'robotics', name: 'Kavya Nair', gender: 'Female', role: 'CLUB_COORDINATOR', label: 'Coordinator, Robotics Club' },
  { mailbox: 'scitech', name: 'Arjun Mehta', gender: 'Male', role: 'GENSEC_SCITECH', label: 'GenSec SciTech' },
  { mailbox: 'academic', name: 'Sneha Iyer', gender: 'Female', role: 'GENSEC_ACADEMIC', label: 'GenSec Academic' },
  { mailbox: 'cultural', name: 'Kabir Khan', gender: 'Male', role: 'GENSEC_CULTURAL', label: 'GenSec Cultural' },
  { mailbox: 'sports', name: 'Simran Kaur', gender: 'Female', role: 'GENSEC_SPORTS', label: 'GenSec Sports' },
  { mailbox: 'president', name: 'Ananya Rao', gender: 'Female', role: 'PRESIDENT', label: 'President' },
];
