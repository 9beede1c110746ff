import type { AchievementType } from '@quad/domain/achievements';
import type { Institute } from '@quad/domain/institute';
import { campusDay } from '@quad/domain/time';
import type { achievements } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Membership, PlannedEvent } from './events.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** An achievement of the demonstration. */
export type PlannedAchievement = Omit<typeof achievements.$inferInsert, 'instituteId'>;

export interface AchievementPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly institute: Pick<Institute, 'timeZone' | 'domain'>;
  readonly students: readonly Person[];
  /** The student whose account anybody may try. */
  readonly student: Person;
  readonly events: readonly PlannedEvent[];
  readonly participants: readonly Membership[];
  /** The id of the person who verifies a type. */
  readonly endorserOf: (type: AchievementType) => string;
}

type Outline = readonly [title: string, category: string, level: string, position: string];
interface Made
  extends Pick<PlannedAchievement, 'userId' | 'title' | 'category' | 'type' | 'level' | 'position' | 'dateAchieved' | 'createdAt'> {
  readonly eventId?: string;
  readonly description?: string;
}

/** What students bring home from elsewhere. All of the occasions are made up. */
const OCCASIONS: Readonly<Record<AchievementType, readonly Outline[]>> = {
  technical: [
    ['Runner-up, Northern Robotics League', 'Robotics', 'national', '2nd'],
    ['Best Paper, Student Electronics Meet', 'Electronics', 'state', 'Winner'],
    ['Finalist, Open Source Summer', 'Programming', 'international', 'Finalist'],
  ],
  cultural: [
    ['Best Vocal Performance, Monsoon Festival', 'Music', 'state', 'Winner'],
    ['Second Prize, Street Play Contest', 'Drama', 'district', '2nd'],
    ['Photograph of the Year, Campus Lens', 'Visual arts', 'national', '1st'],
  ],
  sports: [
    ['Bronze, Inter-Institute 800 m', 'Athletics', 'national', '3rd'],
    ['Winner, District Chess Open', 'Chess', 'district', '1st'],
    ['Player of the Match, Zonal Football', 'Football', 'state', 'Player of the match'],
  ],
  academic: [
    ['Gold, Young Physicists Round', 'Physics', 'national', '1st'],
    ['Poster Prize, Research Day', 'Research', 'college', 'Winner'],
    ['Merit Scholarship', 'Scholarship', 'state', ''],
  ],
  other: [
    ['Tenth Blood Donation', 'Service', 'district', ''],
    ['Volunteer of the Term', 'Service', 'college', 'Winner'],
    ['Trek Leader, River Clean-up', 'Environment', 'college', ''],
  ],
};
const PLACES = ['1st', '2nd', '3rd'] as const;
/** Kinds of event that somebody wins. */
const CONTESTS: readonly string[] = ['Competition', 'Hackathon', 'Tournament', 'Match', 'Quiz'];
/** How often each occasion was achieved by somebody. */
const TIMES = 5;
/** Of each type, every so many wait for verification. */
const PENDING_EVERY = 3;
const HOUR_MS = 60 * 60 * 1000;

/** Achievements at contests of the campus and elsewhere, of every type; some of each wait for verification. */
export function plannedAchievements(plan: AchievementPlan): PlannedAchievement[] {
  const made = [...ownAchievements(plan), ...elsewhere(plan), ...atContests(plan)];
  const count = new Map<AchievementType, number>();
  return made.map((achievement) => {
    const turn = count.get(achievement.type) ?? 0;
    count.set(achievement.type, turn + 1);
    return { ...achievement, id: plan.random.string.uuid(), ...verification(plan, achievement, turn % PENDING_EVERY === 1) };
  });
}

/** Two that are verified and one that waits: of each type's first two, the second waits. */
function ownAchievements(plan: AchievementPlan): Made[] {
  const { student } = plan;
  const [robotics, paper] = OCCASIONS.technical;
  const [gold] = OCCASIONS.academic;
  return [robotics, paper, gold].flatMap((outline, index) =>
    outline
      ? [occasion(plan, { outline, type: index === 2 ? 'academic' : 'technical', userId: student.id, inDays: -90 + 40 * index })]
      : [],
  );
}

function elsewhere(plan: AchievementPlan): Made[] {
  const { random } = plan;
  const types = Object.keys(OCCASIONS) as AchievementType[];
  const others = plan.students.filter(({ id }) => id !== plan.student.id);
  return types.flatMap((type) =>
    OCCASIONS[type].flatMap((outline) =>
      random.helpers
        .arrayElements(others, TIMES)
        .map(({ id: userId }) => occasion(plan, { outline, type, userId, inDays: -random.number.int({ min: 6, max: 280 }) })),
    ),
  );
}

interface Occasion {
  readonly outline: Outline;
  readonly type: AchievementType;
  readonly userId: string;
  readonly inDays: number;
}

function occasion({ calendar, institute }: AchievementPlan, { outline, type, userId, inDays }: Occasion): Made {
  const [title, category, level, position] = outline;
  const certificateUrl = `https://certificates.${institute.domain}/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
  const written = { title, category, level, position, certificateUrl };
  return { ...written, type, userId, dateAchieved: calendar.day(inDays), createdAt: calendar.at(inDays + 4, '19:15') };
}

/** The first three of each contest that is over. */
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

function verification({ calendar, endorserOf }: AchievementPlan, { type, createdAt }: Made, isPending: boolean) {
  return isPending ? {} : { verifiedBy: endorserOf(type), verifiedAt: soonAfter(createdAt, 20, calendar.now) };
}

/** Some hours later, but not in the future. */
function soonAfter(moment: Date, hours: number, now: Date): Date {
  return new Date(Math.min(moment.getTime() + hours * HOUR_MS, now.getTime()));
}
