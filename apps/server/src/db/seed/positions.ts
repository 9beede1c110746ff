import type { Institute } from '@quad/domain/institute';
import { tenureOfDay, tenureStartingIn } from '@quad/domain/positions';
import { instantAt } from '@quad/domain/time';
import type { positionHolders, positions } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './people.ts';
import { POSITION_PLANS } from './programme/positions.ts';
import type { Random } from './random.ts';
import type { Unit } from './units.ts';

/** A position of the demonstration. */
export type PlannedPosition = Omit<typeof positions.$inferInsert, 'instituteId'>;
/** A holding of the demonstration. */
export type PlannedHolder = Omit<typeof positionHolders.$inferInsert, 'instituteId'>;

export interface PositionPlanInput {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly institute: Institute;
  readonly units: readonly Unit[];
  readonly students: readonly Person[];
  /** The demonstration's own student, who holds something. */
  readonly student: Person;
  /** The unit in which that student does. */
  readonly ownUnitId: string;
  /** The id of the person who appoints in a unit. */
  readonly appointerOf: (unitId: string) => string;
}

/** This tenure and those before it. */
const TENURES = 3;
/** How many places in a hundred are taken. */
const TAKEN = 80;
/** How many holdings in a hundred ended early. */
const TERMINATED = 4;
const LAST_DAY_OF_APPOINTMENTS = 20;
const RUPEES_AN_EVENT = 4000;
const RUPEE_STEP = 50;
const PRAISE = ['Reliable; hands over well.', 'Needs reminders, delivers in the end.', 'Calm when it matters.', '', ''] as const;
/** What the demonstration's own student holds now, and held in the tenure before. */
const OWN_TITLES = ['Workshop Lead', 'Event Volunteer'];

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

/** Who holds and held them: no more at a time than there are places, and nobody the same twice in a tenure. */
export function plannedHolders(plan: PositionPlanInput, planned: readonly PlannedPosition[]): PlannedHolder[] {
  const current = Number(tenureOfDay(plan.calendar.day(0)).slice(0, 4));
  const years = Array.from({ length: TENURES }, (_, back) => current - back);
  return planned.flatMap((position) =>
    years.flatMap((year, back) => peopleFor(plan, position, year, back).map((person) => holder(plan, position, person, year, back))),
  );
}

/** Students who had begun by then and are good enough; the own student first, where the title is one of theirs. */
function peopleFor({ random, students, student, ownUnitId }: PositionPlanInput, position: PlannedPosition, year: number, back: number) {
  const isOwn = position.unitId === ownUnitId && position.title === OWN_TITLES[back];
  const fits = ({ id, batchYear, cgpa }: Person) =>
    id !== student.id && Number(batchYear) <= year && (cgpa ?? 0) >= (position.minCgpa ?? 0);
  const places = position.positionCount ?? 1;
  const taken = Array.from({ length: places }, () => random.number.int({ min: 1, max: 100 })).filter((roll) => roll <= TAKEN).length;
  const others = random.helpers.arrayElements(students.filter(fits), isOwn ? Math.min(taken, places - 1) : taken);
  return isOwn ? [student, ...others] : others;
}

function holder(
  { random, calendar, institute, student, appointerOf }: PositionPlanInput,
  { id: positionId, unitId, createdAt: founded }: PlannedPosition,
  { id: userId }: Person,
  year: number,
  back: number,
): PlannedHolder {
  const day = `${year}-04-${String(random.number.int({ min: 1, max: LAST_DAY_OF_APPOINTMENTS })).padStart(2, '0')}`;
  const appointmentDate = [day, calendar.day(0)].sort()[0] ?? day;
  const appointed = instantAt(appointmentDate, '00:00', institute.timeZone);
  const recorded = appointed > founded ? appointed : founded;
  const hasLeft = userId !== student.id && random.number.int({ min: 1, max: 100 }) <= TERMINATED;
  const eventsOrganized = random.number.int({ min: 0, max: 6 });
  return {
    id: random.string.uuid(),
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
