import type { Institute } from '@quad/domain/institute';
import { tenureOfDay, tenureStartingIn } from '@quad/domain/positions';
import { campusDay, instantAt } from '@quad/domain/time';
import type { positionHolders, positions } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './people.ts';
import { POSITION_PLANS } from './programme/positions.ts';
import { idAt, type Random } from './random.ts';
import type { Unit } from './units.ts';

/** A position of the demonstration. */
export type PlannedPosition = Omit<typeof positions.$inferInsert, 'instituteId'>;
/** A position holder of the demonstration. */
export type PlannedPositionHolder = Omit<typeof positionHolders.$inferInsert, 'instituteId'>;

export interface PositionPlanInput {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly institute: Institute;
  readonly units: readonly Unit[];
  readonly students: readonly Person[];
  /** The student of the demonstration, who holds a position. */
  readonly student: Person;
  /** The unit of that student's position. */
  readonly ownUnitId: string;
  /** Returns the id of the person who appoints in a unit. */
  readonly appointerOf: (unitId: string) => string;
}

/** Number of position holders in the current tenure and the ones before it. */
const HOLDERS = [86, 32, 19, 13] as const;
/** Percentage of holders whose term ended early. */
const TERMINATED = 4;
const LAST_DAY_OF_APPOINTMENTS = 20;
const RUPEES_AN_EVENT = 4000;
const RUPEE_STEP = 50;
const PRAISE = ['Reliable; hands over well.', 'Needs reminders, delivers in the end.', 'Calm when it matters.', '', ''] as const;
/** Titles of the demonstration student in the current and the previous tenure. */
const OWN_TITLES = ['Workshop Lead', 'Event Volunteer'];
/** The position of the student's unit that has a vacancy in the current tenure. */
const OPEN_TITLE = 'Junior Coordinator';

/** The positions of every unit, by its type. */
export function plannedPositions({ random, units }: PositionPlanInput): PlannedPosition[] {
  return units.flatMap(({ id: unitId, type, createdAt = new Date(0) }) =>
    POSITION_PLANS[type].map((plan) => ({
      id: random.string.uuid(),
      unitId,
      title: plan.title,
      positionType: plan.type,
      description: plan.about,
      responsibilities: [...plan.duties],
      skillsRequired: [...plan.skills],
      minCgpa: plan.minCgpa,
      minYear: plan.minYear,
      positionCount: plan.places,
      createdAt,
      updatedAt: createdAt,
    })),
  );
}

/** Current and former holders: never more than a position has places, and nobody twice in a tenure. The student's own unit comes first. */
export function plannedPositionHolders(plan: PositionPlanInput, planned: readonly PlannedPosition[]): PlannedPositionHolder[] {
  const current = Number(tenureOfDay(plan.calendar.day(0)).slice(0, 4));
  return HOLDERS.flatMap((count, back) => {
    const busy = new Set<string>();
    const places = placesOf(plan, planned, back);
    const taken: PlannedPositionHolder[] = [];
    for (const position of places) {
      const person = taken.length < count ? personFor(plan, position, current - back, busy, back) : undefined;
      if (!person) continue;
      busy.add(person.id);
      taken.push(holder(plan, position, person, current - back, back));
    }
    return taken;
  });
}

/** Every place of every position in random order, except that the own unit comes first and starts with the student's own place. */
function placesOf({ random, ownUnitId }: PositionPlanInput, planned: readonly PlannedPosition[], back: number): PlannedPosition[] {
  const places = planned.flatMap((position) => Array.from({ length: position.positionCount ?? 1 }, () => position));
  const own = places.filter(({ unitId }) => unitId === ownUnitId);
  const open = back === 0 ? own.findIndex(({ title }) => title === OPEN_TITLE) : -1;
  const others = random.helpers.shuffle(places.filter(({ unitId }) => unitId !== ownUnitId));
  return [...own.filter((_, index) => index !== open), ...others];
}

/** A student who had studied long enough by that year and meets the conditions. The demonstration student for their own titles. */
function personFor(plan: PositionPlanInput, position: PlannedPosition, year: number, busy: ReadonlySet<string>, back: number) {
  const { random, students, student, ownUnitId } = plan;
  const { minCgpa, minYear } = position;
  const isOwn = position.unitId === ownUnitId && position.title === OWN_TITLES[back];
  if (isOwn && !busy.has(student.id)) return student;
  const fits = ({ id, batchYear, cgpa }: Person) =>
    id !== student.id && !busy.has(id) && Number(batchYear) <= year + 1 - (minYear ?? 1) && (cgpa ?? 0) >= (minCgpa ?? 0);
  const candidates = students.filter(fits);
  return candidates.length > 0 ? random.helpers.arrayElement(candidates) : undefined;
}

function holder(
  { random, calendar, institute, student, appointerOf }: PositionPlanInput,
  { id: positionId, unitId }: PlannedPosition,
  { id: userId, createdAt: joined }: Person,
  year: number,
  back: number,
): PlannedPositionHolder {
  const day = `${year}-04-${String(random.number.int({ min: 1, max: LAST_DAY_OF_APPOINTMENTS })).padStart(2, '0')}`;
  const joinedOn = campusDay(joined, institute.timeZone);
  const appointmentDate = earlier(joinedOn > day ? joinedOn : day, calendar.day(0));
  const appointed = instantAt(appointmentDate, '00:00', institute.timeZone);
  const recorded = appointed > joined ? appointed : joined;
  const hasLeft = userId !== student.id && random.number.int({ min: 1, max: 100 }) <= TERMINATED;
  const eventsOrganized = random.number.int({ min: 0, max: 6 });
  return {
    id: idAt(random, recorded),
    userId,
    positionId,
    tenureYear: tenureStartingIn(year),
    status: hasLeft ? 'terminated' : back === 0 ? 'active' : 'completed',
    appointedBy: appointerOf(unitId),
    appointmentDate,
    eventsOrganized,
    budgetUtilized: random.number.int({ min: 0, max: (eventsOrganized * RUPEES_AN_EVENT) / RUPEE_STEP }) * RUPEE_STEP,
    feedback: random.helpers.arrayElement(PRAISE),
    createdAt: recorded,
    updatedAt: recorded,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
