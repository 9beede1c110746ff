import { GENSEC_SCOPES } from '@quad/domain/access';
import type { Institute } from '@quad/domain/institute';
import type { SkillType } from '@quad/domain/skills';
import { type AchievementPlan, type PlannedAchievement, plannedAchievements } from './achievements.ts';
import { campusCalendar } from './calendar.ts';
import { type EarlierYears, plannedEarlierYears } from './earlierYears.ts';
import { type Membership, organizersOf, type PlannedEvent, participantsOf, plannedEvents } from './events.ts';
import { type PlannedAuthor, type PlannedFeedback, plannedFeedback } from './feedback.ts';
import { demonstrationPeople, type People, type Person } from './people.ts';
import { type PlannedPoints, plannedPoints } from './points.ts';
import {
  type PlannedPosition,
  type PlannedPositionHolder,
  type PositionPlanInput,
  plannedPositionHolders,
  plannedPositions,
} from './positions.ts';
import { type Random, seededRandom } from './random.ts';
import { type PlannedRegistration, plannedRegistrations } from './registrations.ts';
import { type PlannedRoomRequest, plannedRoomRequests } from './roomRequests.ts';
import { type PlannedRoom, plannedRooms } from './rooms.ts';
import { type PlannedSkill, type PlannedUserSkill, plannedSkills, plannedUserSkills, type SkillPlan } from './skills.ts';
import { type PlannedUnit, plannedUnits, type Unit } from './units.ts';

const SEED = 2026;
const BUDGET_STEP = 5000;
/** Ratio of a unit's budget to the sum of its events' budgets. */
const RESERVE = 1.2;

/** The demonstration institute as plain rows. */
export interface Demonstration extends PlannedPoints {
  readonly people: readonly Person[];
  readonly units: readonly Unit[];
  readonly events: readonly PlannedEvent[];
  readonly organizers: readonly Membership[];
  readonly participants: readonly Membership[];
  readonly registrations: readonly PlannedRegistration[];
  readonly roomRequests: readonly PlannedRoomRequest[];
  readonly rooms: readonly PlannedRoom[];
  readonly skills: readonly PlannedSkill[];
  readonly userSkills: readonly PlannedUserSkill[];
  readonly achievements: readonly PlannedAchievement[];
  readonly positions: readonly PlannedPosition[];
  readonly holders: readonly PlannedPositionHolder[];
  readonly feedback: readonly PlannedFeedback[];
  readonly feedbackAuthors: readonly PlannedAuthor[];
  /** Data of earlier years. */
  readonly former: EarlierYears;
}

export interface DemonstrationInput {
  /** The moment around which events are placed. The same moment gives the same rows. */
  readonly now: Date;
  readonly institute: Institute;
  /** Another seed gives another institute with other ids. */
  readonly seed?: number;
}

/** Generates an institute with its people, units, events and room requests. */
export function demonstration({ now, institute, seed = SEED }: DemonstrationInput): Demonstration {
  const random = seededRandom(seed);
  const calendar = campusCalendar(now, institute.timeZone);
  const planned = plannedUnits(random, calendar, institute.domain);
  const coordinated = planned.filter(({ plan }) => plan.type !== 'Council');
  const people = demonstrationPeople(
    random,
    calendar,
    institute.domain,
    coordinated.map(({ plan }) => plan.mailbox),
  );
  const events = plannedEvents(random, calendar, planned);
  const students = people.students.filter(({ onboardingComplete }) => onboardingComplete);
  const organizers = events.flatMap((event) => organizersOf(random, event, students));
  const student = accountHolder(people, 'student');
  const participants = withRegular(
    random,
    events.flatMap((event) => participantsOf(random, event, calendar, students)),
    { student, events: events.filter(({ endsAt, status }) => endsAt < now && status !== 'cancelled') },
  );
  const roomRequests = plannedRoomRequests({
    random,
    calendar,
    institute,
    events,
    requesterOf: (event) => requesterOf(event, planned, people),
    reviewerId: holder(people, 'president'),
  });
  const units = planned.map(({ unit }) => unit);
  const ownUnitId = unitOf(planned, 'robotics');
  const held = posts({
    ...{ random, calendar, institute, students, student },
    ...{ units, ownUnitId },
    appointerOf: (unitId) => requesterOf({ unitId }, planned, people),
  });
  const recorded = {
    ...records({
      ...{ random, calendar, institute, events, participants, students, student },
      holders: held.holders,
      endorserOf: (type) => holder(people, endorserMailbox(type)),
    }),
    ...plannedFeedback({
      ...{ random, calendar, students, student, units, events, ownUnitId },
      positions: held.positions,
      resolverId: holder(people, 'president'),
    }),
  };
  // Generated last and in this order, so that the random values of everything before stay the same.
  const registered = plannedRegistrations({ random, calendar, events, participants, students, student });
  const points = plannedPoints({
    ...{ random, calendar, timeZone: institute.timeZone, events, students, student },
    ...{ participants: registered.participants, adviserId: holder(people, 'president'), deputyId: holder(people, 'academic') },
  });
  return {
    people: people.all,
    units: planned.map(({ unit }) => withBudget(unit, events)),
    organizers,
    ...registered,
    rooms: plannedRooms(random, calendar),
    roomRequests,
    ...held,
    ...recorded,
    ...points,
    former: plannedEarlierYears({
      ...{ random, calendar, students, events },
      units: planned,
      writerOf: (event) => requesterOf(event, planned, people),
      endorserOf: (type) => holder(people, endorserMailbox(type)),
      resolverId: holder(people, 'president'),
    }),
  };
}

/** Adds the demonstration student to many of these events, so that their own figures are not empty. */
function withRegular(
  random: Random,
  participants: readonly Membership[],
  { student, events }: { student: Person; events: readonly PlannedEvent[] },
): readonly Membership[] {
  const others = participants.filter(({ userId }) => userId !== student.id);
  const own = events
    .filter(({ category }) => random.number.int({ min: 1, max: 100 }) <= (category === 'technical' ? 80 : 40))
    .map(({ id }) => ({ eventId: id, userId: student.id }));
  return [...others, ...own];
}

/** The skills and achievements of students. */
function records(plan: SkillPlan & AchievementPlan): Pick<Demonstration, 'skills' | 'userSkills' | 'achievements'> {
  const skills = plannedSkills(plan);
  return { skills, userSkills: plannedUserSkills(plan, skills), achievements: plannedAchievements(plan) };
}

/** The positions and their holders. */
function posts(plan: PositionPlanInput): Pick<Demonstration, 'positions' | 'holders'> {
  const positions = plannedPositions(plan);
  return { positions, holders: plannedPositionHolders(plan, positions) };
}

function unitOf(planned: readonly PlannedUnit[], mailbox: string): string {
  const found = planned.find(({ plan }) => plan.mailbox === mailbox);
  if (!found) throw new Error(`No unit has the mailbox ${mailbox}.`);
  return found.unit.id;
}

/** Mailbox of the person who endorses a type: its general secretary, or the president if it has none. */
function endorserMailbox(type: SkillType): string {
  return Object.values(GENSEC_SCOPES).find(({ event }) => event === type)?.unit ?? 'president';
}

function withBudget(unit: Unit, events: readonly PlannedEvent[]): Unit {
  const own = events.filter(({ unitId }) => unitId === unit.id);
  const allocated = own.reduce((sum, { allocatedBudget }) => sum + (allocatedBudget ?? 0), 0);
  const spentAmount = own.reduce((sum, { spentBudget }) => sum + (spentBudget ?? 0), 0);
  return { ...unit, allocatedBudget: Math.ceil((allocated * RESERVE) / BUDGET_STEP) * BUDGET_STEP, spentAmount };
}

/** The coordinator of a club or committee. For a council, which has none, its general secretary. */
function requesterOf({ unitId }: Pick<PlannedEvent, 'unitId'>, planned: readonly PlannedUnit[], people: People): string {
  const owner = planned.find(({ unit }) => unit.id === unitId);
  if (!owner) throw new Error(`No unit has the id ${unitId}.`);
  return holder(people, owner.plan.type === 'Council' ? secretaryOf(owner) : owner.plan.mailbox);
}

/** The mailbox of a general secretary is named after the category. */
function secretaryOf({ council }: PlannedUnit): string {
  const scope = Object.values(GENSEC_SCOPES).find(({ unit }) => unit === council.category);
  if (!scope) throw new Error(`No general secretary looks after ${council.category}.`);
  return scope.unit;
}

function holder(people: People, mailbox: string): string {
  return accountHolder(people, mailbox).id;
}

function accountHolder({ byMailbox }: People, mailbox: string): Person {
  const person = byMailbox.get(mailbox);
  if (!person) throw new Error(`Nobody has the mailbox ${mailbox}.`);
  return person;
}
