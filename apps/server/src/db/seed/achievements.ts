import { ACHIEVEMENT_TYPES, type AchievementType } from '@quad/domain/achievements';
import type { Institute } from '@quad/domain/institute';
import { campusDay } from '@quad/domain/time';
import type { achievements } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Membership, PlannedEvent } from './events.ts';
import { daysThere, type Person } from './people.ts';
import { OCCASIONS, type Outline } from './programme/occasions.ts';
import type { Random } from './random.ts';

/** An achievement of the demonstration. */
export type PlannedAchievement = Omit<typeof achievements.$inferInsert, 'instituteId'>;

export interface AchievementPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly institute: Pick<Institute, 'timeZone' | 'domain'>;
  readonly students: readonly Person[];
  /** The student of the demonstration, whose account is public. */
  readonly student: Person;
  readonly events: readonly PlannedEvent[];
  readonly participants: readonly Membership[];
  /** Returns the id of the person who verifies a type. */
  readonly endorserOf: (type: AchievementType) => string;
}

type Made = Omit<PlannedAchievement, 'id' | 'verifiedBy' | 'verifiedAt'>;

const PLACES = ['1st', '2nd', '3rd'] as const;
/** Types of event that have winners. */
const CONTESTS: readonly string[] = ['Competition', 'Hackathon', 'Tournament', 'Match', 'Quiz'];
/** Total number of achievements. */
const COUNT = 300;
/** Number of unverified achievements per type, the newest ones. */
const PENDING = 9;
/** How many days ago the first and the last one were achieved. */
const MAX_AGE_DAYS = 420;
const LATEST_DAYS_AGO = 6;
const HOUR_MS = 60 * 60 * 1000;

/** Achievements of every type at contests on campus and elsewhere. The newest of each type are unverified. */
export function plannedAchievements(plan: AchievementPlan): PlannedAchievement[] {
  const here = [...ownAchievements(plan), ...atContests(plan)];
  const made = [...here, ...elsewhere(plan, COUNT - here.length)];
  const pending = new Set([...Map.groupBy(made, ({ type }) => type).values()].flatMap(newest));
  return made.map((achievement) => ({
    ...achievement,
    id: plan.random.string.uuid(),
    ...(pending.has(achievement) ? {} : verification(plan, achievement)),
  }));
}

function newest(made: readonly Made[]): Made[] {
  return made.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, PENDING);
}

/** Two old achievements of the demonstration student, and a new one that is unverified. */
function ownAchievements(plan: AchievementPlan): Made[] {
  const { student } = plan;
  const own: readonly [AchievementType, number, number][] = [
    ['technical', 0, -200],
    ['technical', 1, -95],
    ['academic', 0, -5],
  ];
  return own.flatMap(([type, index, inDays]) => {
    const outline = OCCASIONS[type][index];
    return outline ? [occasion(plan, { outline, type, userId: student.id, inDays })] : [];
  });
}

/** `count` achievements elsewhere, one occasion after the other. */
function elsewhere(plan: AchievementPlan, count: number): Made[] {
  const { random, calendar, students, student } = plan;
  const outlines = ACHIEVEMENT_TYPES.flatMap((type) => OCCASIONS[type].map((outline) => ({ outline, type })));
  const others = students.filter((person) => person.id !== student.id && daysThere(calendar, person) > LATEST_DAYS_AGO);
  return Array.from({ length: count }, (_, index) => outlines[index % outlines.length]).flatMap((outline) => {
    const person = random.helpers.arrayElement(others);
    const longestAgo = Math.min(MAX_AGE_DAYS, daysThere(calendar, person));
    const inDays = -random.number.int({ min: LATEST_DAYS_AGO, max: longestAgo });
    return outline ? [occasion(plan, { ...outline, userId: person.id, inDays })] : [];
  });
}

interface Occasion {
  readonly outline: Outline;
  readonly type: AchievementType;
  readonly userId: string;
  readonly inDays: number;
}

function occasion({ calendar, institute }: AchievementPlan, { outline, type, userId, inDays }: Occasion): Made {
  const [name, category, level, position] = outline;
  const dateAchieved = calendar.day(inDays);
  const title = `${name} ${dateAchieved.slice(0, 4)}`;
  const certificateUrl = `https://certificates.${institute.domain}/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
  const written = { title, category, level, position, certificateUrl };
  return { ...written, type, userId, dateAchieved, createdAt: calendar.at(inDays + 4, '19:15') };
}

/** The first three of each past contest. */
function atContests({ random, calendar, institute, events, participants }: AchievementPlan): Made[] {
  const contests = events.filter(
    ({ type, status, endsAt }) => CONTESTS.includes(type ?? '') && status !== 'cancelled' && endsAt < calendar.now,
  );
  return contests.flatMap((event) => {
    const present = participants.filter(({ eventId }) => eventId === event.id);
    return random.helpers.arrayElements(present, Math.min(PLACES.length, present.length)).map(({ userId }, index) => ({
      userId,
      title: `${PLACES[index]} place, ${event.title}`,
      description: `At the ${event.title} on campus.`,
      category: 'Campus event',
      type: event.category,
      level: 'college',
      position: PLACES[index] ?? '',
      eventId: event.id,
      dateAchieved: campusDay(event.endsAt, institute.timeZone),
      createdAt: soonAfter(event.endsAt, 3, calendar.now),
    }));
  });
}

function verification({ calendar, endorserOf }: AchievementPlan, { type, createdAt }: Made) {
  return { verifiedBy: endorserOf(type), verifiedAt: soonAfter(createdAt, 20, calendar.now) };
}

/** Some hours later, but not in the future. */
function soonAfter(moment: Date, hours: number, now: Date): Date {
  return new Date(Math.min(moment.getTime() + hours * HOUR_MS, now.getTime()));
}
