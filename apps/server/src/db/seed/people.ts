import type { Role } from '@quad/domain/access';
import type { users } from '../schema.ts';
import { type AccountPlan, DEMONSTRATION_ACCOUNTS } from './accounts.ts';
import { type Calendar, FOUNDED_DAYS_AGO } from './calendar.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';
import type { Random } from './random.ts';

const STUDENT_COUNT = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A person of the demonstration. Only those with a demonstration account get a password. */
export interface Person extends Omit<typeof users.$inferInsert, 'instituteId' | 'passwordHash'> {
  readonly createdAt: Date;
  readonly maySignIn: boolean;
}

type Gender = keyof typeof GIVEN_NAMES;

interface Identity {
  readonly name: string;
  readonly gender: Gender;
  readonly year?: number;
}

/** State of the generator: it remembers what is used already. */
interface Register {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly domain: string;
  readonly names: Set<string>;
  enrolled: number;
}

const PROGRAMMES = [
  { program: 'B.Tech', years: 4, weight: 70 },
  { program: 'M.Tech', years: 2, weight: 14 },
  { program: 'MSc', years: 2, weight: 10 },
  { program: 'PhD', years: 5, weight: 6 },
] as const;
const SCIENCES = ['Mathematics', 'Physics', 'Chemistry'] as const;
const ENGINEERING = [
  'Computer Science & Engineering',
  'Electrical Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electronics & Communication',
  'Chemical Engineering',
] as const;
const HOSTELS = ['MSH', 'Indravati', 'Gopad', 'Kanhar'] as const;
const YEARS_OF_STUDY = ['1st', '2nd', '3rd', '4th', '5th'] as const;
const FIRST_MONTH_OF_STUDY = 7;
/** Length of the program that most students are in, in years. */
const FINAL_YEAR = 4;

export interface People {
  readonly all: readonly Person[];
  readonly students: readonly Person[];
  /** By local part of the e-mail address. */
  readonly byMailbox: ReadonlyMap<string, Person>;
}

/** People who had an account at a moment. */
export function thereBy(people: readonly Person[], moment: Date): Person[] {
  return people.filter(({ createdAt }) => createdAt < moment);
}

/** Number of whole days since the account was created. */
export function daysThere({ now }: Calendar, { createdAt }: Person): number {
  return Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
}

/** The demonstration accounts, a coordinator for each remaining mailbox, and students up to the total. */
export function demonstrationPeople(random: Random, calendar: Calendar, domain: string, coordinatorMailboxes: readonly string[]): People {
  const register: Register = { random, calendar, domain, names: new Set(DEMONSTRATION_ACCOUNTS.map(({ name }) => name)), enrolled: 0 };
  const byMailbox = new Map<string, Person>();
  for (const account of DEMONSTRATION_ACCOUNTS) byMailbox.set(account.mailbox, accountHolder(register, account));
  for (const mailbox of coordinatorMailboxes) {
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, person(register, mailbox, 'CLUB_COORDINATOR', newIdentity(register)));
  }
  const named = [...byMailbox.values()];
  const others = Array.from({ length: STUDENT_COUNT - named.filter(isStudent).length }, () => student(register));
  const all = [...named, ...others];
  return { all, students: all.filter(isStudent), byMailbox };
}

function isStudent({ role }: Person): boolean {
  return role === 'STUDENT';
}

function accountHolder(register: Register, account: AccountPlan): Person {
  const holder = person(register, account.mailbox, account.role, account);
  return { ...(account.isNewcomer ? beforeOnboarding(holder) : holder), maySignIn: true };
}

/** The account of a person who has registered but not completed onboarding. */
function beforeOnboarding({ id, email, name, role, rollNumber, createdAt, updatedAt, emailVerified }: Person): Person {
  return { id, email, name, role, rollNumber, createdAt, updatedAt, emailVerified, onboardingComplete: false, maySignIn: true };
}

function newIdentity({ random, names }: Pick<Register, 'random' | 'names'>): Identity {
  const gender = random.helpers.weightedArrayElement<Gender>([
    { value: 'Female', weight: 4 },
    { value: 'Male', weight: 6 },
  ]);
  const name = `${random.helpers.arrayElement(GIVEN_NAMES[gender])} ${random.helpers.arrayElement(FAMILY_NAMES)}`;
  if (names.has(name)) return newIdentity({ random, names });
  names.add(name);
  return { name, gender };
}

function student(register: Register): Person {
  const identity = newIdentity(register);
  return person(register, identity.name.toLowerCase().replace(' ', '.'), 'STUDENT', identity);
}

function person(register: Register, mailbox: string, role: Role, { name, gender, year }: Identity): Person {
  const { random, calendar, domain } = register;
  register.enrolled += 1;
  const study = studies(random, calendar, role === 'STUDENT' ? year : FINAL_YEAR);
  const joined = joinedAt(register, role, study.batchYear);
  return {
    id: random.string.uuid(),
    email: `${mailbox}@${domain}`,
    emailVerified: true,
    name,
    role,
    gender,
    ...study,
    rollNumber: `${study.batchYear}${String(register.enrolled).padStart(4, '0')}`,
    phone: `90000${random.string.numeric(5)}`,
    cgpa: random.number.int({ min: 580, max: 985 }) / 100,
    hostel: random.helpers.arrayElement(HOSTELS),
    roomNumber: `${random.helpers.arrayElement(['A', 'B', 'C'])}-${random.number.int({ min: 101, max: 430 })}`,
    onboardingComplete: true,
    createdAt: joined,
    updatedAt: joined,
    maySignIn: false,
  };
}

/** When the account was created. Office holders get theirs with the office, students in their first weeks of study. */
function joinedAt({ random, calendar }: Register, role: Role, batchYear: string): Date {
  if (role !== 'STUDENT') return calendar.at(-FOUNDED_DAYS_AGO, '12:00');
  const inDays = calendar.inDays(`${batchYear}-0${FIRST_MONTH_OF_STUDY}-15`) + random.number.int({ min: 0, max: 40 });
  return calendar.at(Math.min(inDays, -random.number.int({ min: 2, max: 12 })), '10:00');
}

/** Program and admission year. For a given year of study, a program that is long enough. */
function studies(random: Random, { year, month }: Calendar, yearOfStudy?: number) {
  const { program, years } = yearOfStudy
    ? PROGRAMMES[0]
    : random.helpers.weightedArrayElement(PROGRAMMES.map((value) => ({ value, weight: value.weight })));
  const completed = yearOfStudy ? yearOfStudy - 1 : random.number.int({ min: 0, max: years - 1 });
  const latestBatch = month < FIRST_MONTH_OF_STUDY ? year - 1 : year;
  const branch = program === 'MSc' ? random.helpers.arrayElement(SCIENCES) : random.helpers.arrayElement(ENGINEERING);
  return { program, branch, batchYear: String(latestBatch - completed), currentYear: YEARS_OF_STUDY[completed] };
}
