import type { Role } from '../access/roles.ts';

/** The password of every demonstration account; public, so they are refused in production. */
export const DEMONSTRATION_PASSWORD = 'campus-demo-2026';

export interface DemonstrationAccount {
  /** The part of the address before the at-sign. */
  readonly mailbox: string;
  /** What the account is, for the button that fills it in. */
  readonly label: string;
  readonly name: string;
  readonly gender: 'Female' | 'Male';
  readonly role: Role;
  readonly isOnboarded: boolean;
  /** What one sees when signing in with it. */
  readonly about: string;
}

/** The accounts with which anybody may look around. */
export const DEMONSTRATION_ACCOUNTS = [
  { mailbox: 'student', label: 'Student', name: 'Aditi Sharma', gender: 'Female', role: 'STUDENT', isOnboarded: true, about: 'a student' },
  {
    mailbox: 'newcomer',
    label: 'Newcomer',
    name: 'Rohan Das',
    gender: 'Male',
    role: 'STUDENT',
    isOnboarded: false,
    about: 'a student who has just registered',
  },
  {
    mailbox: 'robotics',
    label: 'Club coordinator',
    name: 'Kavya Nair',
    gender: 'Female',
    role: 'CLUB_COORDINATOR',
    isOnboarded: true,
    about: 'coordinator of the Robotics Club',
  },
  {
    mailbox: 'scitech',
    label: 'GenSec SciTech',
    name: 'Arjun Mehta',
    gender: 'Male',
    role: 'GENSEC_SCITECH',
    isOnboarded: true,
    about: 'general secretary, SciTech',
  },
  {
    mailbox: 'academic',
    label: 'GenSec Academic',
    name: 'Sneha Iyer',
    gender: 'Female',
    role: 'GENSEC_ACADEMIC',
    isOnboarded: true,
    about: 'general secretary, Academic',
  },
  {
    mailbox: 'cultural',
    label: 'GenSec Cultural',
    name: 'Kabir Khan',
    gender: 'Male',
    role: 'GENSEC_CULTURAL',
    isOnboarded: true,
    about: 'general secretary, Cultural',
  },
  {
    mailbox: 'sports',
    label: 'GenSec Sports',
    name: 'Simran Kaur',
    gender: 'Female',
    role: 'GENSEC_SPORTS',
    isOnboarded: true,
    about: 'general secretary, Sports',
  },
  {
    mailbox: 'president',
    label: 'President',
    name: 'Ananya Rao',
    gender: 'Female',
    role: 'PRESIDENT',
    isOnboarded: true,
    about: 'the president',
  },
] as const satisfies readonly DemonstrationAccount[];

/** What the sign-in page of a demonstration offers: one account a role, with its address at the institute's domain. */
export function demonstrationAccounts(domain: string): { email: string; password: string; label: string }[] {
  return DEMONSTRATION_ACCOUNTS.map(({ mailbox, label }) => ({ email: `${mailbox}@${domain}`, password: DEMONSTRATION_PASSWORD, label }));
}
