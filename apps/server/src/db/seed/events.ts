import type { eventOrganizers, events } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import { type DatedPlan, datedPlans } from './dates.ts';
import type { Person } from './people.ts';
import { SHAPES } from './programme/plan.ts';
import type { Random } from './random.ts';
import type { PlannedUnit } from './units.ts';

type Row = Omit<typeof events.$inferInsert, 'instituteId'>;

/** An event of the demonstration; unlike a person's, its schedule is never blank. */
export interface PlannedEvent extends Row {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string;
  readonly createdAt: Date;
}

/** Somebody's part in an event. */
export type Membership = Omit<typeof eventOrganizers.$inferInsert, 'instituteId'>;

const MINUTE_MS = 60_000;
/** Kinds of event to which one simply comes. */
const OPEN_TYPES: readonly string[] = ['Meeting', 'Performance', 'Celebration', 'Exhibition', 'Talk', 'Volunteering', 'Fair'];
const PAID_TYPES: readonly string[] = ['Workshop', 'Competition', 'Hackathon', 'Conference'];
const FEES = [0, 50, 100, 150, 200] as const;
const SEATS = [40, 60, 80, 120, 200] as const;
/** All of them made up. */
const SPONSORS = ['Banyan Cafe', 'Kaveri Prints', 'Meridian Books', 'Northstar Bicycles', 'Sunrise Electronics'] as const;
/** Rupees for an event, by how many days it takes. */
const BUDGETS: Readonly<Record<number, readonly number[]>> = { 1: [2000, 3500, 5000, 8000], 2: [25_000, 40_000], 3: [30_000, 60_000] };

/** All events of one unit. */
export function plannedEvents(random: Random, calendar: Calendar, planned: PlannedUnit): PlannedEvent[] {
  return datedPlans(random, calendar, planned.plan).map((dated) => plannedEvent(random, calendar, planned, dated));
}

function plannedEvent(random: Random, calendar: Calendar, { unit, plan: unitPlan, council }: PlannedUnit, dated: DatedPlan): PlannedEvent {
  const { plan, inDays } = dated;
  const { starts, minutes, days } = SHAPES[plan.shape];
  const time = random.helpers.arrayElement(starts);
  const startsAt = calendar.at(inDays, time);
  const endsAt = new Date(calendar.at(inDays + days - 1, time).getTime() + minutes * MINUTE_MS);
  const announcedInDays = Math.min(-1, inDays - random.number.int({ min: 12, max: 30 }));
  const allocated = random.helpers.arrayElement(BUDGETS[days] ?? []);
  const changedInDays = random.number.int({ min: announcedInDays, max: Math.min(-1, inDays) });
  return {
    id: random.string.uuid(),
    title: plan.title,
    description: plan.about,
    category: plan.category ?? council.eventCategory,
    type: plan.type,
    unitId: unit.id,
    startsAt,
    endsAt,
    venue: plan.isOnline ? 'Online' : random.helpers.arrayElement(unitPlan.venues),
    mode: plan.isOnline ? 'online' : random.helpers.weightedArrayElement(MODES),
    ...registration(random, calendar, dated, announcedInDays),
    allocatedBudget: allocated,
    spentBudget: endsAt < calendar.now && !plan.isCancelled ? Math.round((allocated * random.number.int({ min: 70, max: 100 })) / 100) : 0,
    sponsors: days > 1 ? random.helpers.arrayElements(SPONSORS, { min: 1, max: 2 }) : [],
    status: plan.isCancelled ? 'cancelled' : 'planned',
    createdAt: calendar.at(announcedInDays, `${random.helpers.arrayElement(OFFICE_HOURS)}:${random.helpers.arrayElement(QUARTERS)}`),
    updatedAt: calendar.at(changedInDays, `${random.helpers.arrayElement(LATE_HOURS)}:${random.helpers.arrayElement(QUARTERS)}`),
  };
}

const MODES = [
  { value: 'offline', weight: 9 },
  { value: 'hybrid', weight: 1 },
] as const;
const OFFICE_HOURS = ['10', '11', '12', '14'] as const;
const LATE_HOURS = ['15', '16', '17', '21'] as const;
const QUARTERS = ['05', '20', '35', '50'] as const;

function registration(random: Random, { at }: Calendar, { plan, inDays }: DatedPlan, announcedInDays: number) {
  if (OPEN_TYPES.includes(plan.type)) return { registrationRequired: false };
  return {
    registrationRequired: true,
    registrationStartsAt: at(announcedInDays, '09:00'),
    registrationEndsAt: at(inDays - 1, '20:00'),
    fees: PAID_TYPES.includes(plan.type) ? random.helpers.arrayElement(FEES) : 0,
    maxParticipants: random.helpers.arrayElement(SEATS),
  };
}

/** Two to four students who run the event. */
export function organizersOf(random: Random, { id }: PlannedEvent, students: readonly Person[]): Membership[] {
  return random.helpers.arrayElements(students, { min: 2, max: 4 }).map((student) => ({ eventId: id, userId: student.id }));
}

/** Students who take part: many where the event is over, some where it is still to come, none where it is cancelled. */
export function participantsOf(random: Random, event: PlannedEvent, { now }: Calendar, students: readonly Person[]): Membership[] {
  if (event.status === 'cancelled') return [];
  const [fewest, most] = event.startsAt < now ? [18, 48] : [0, 16];
  const count = Math.min(random.number.int({ min: fewest, max: most }), event.maxParticipants ?? most);
  return random.helpers.arrayElements(students, count).map((student) => ({ eventId: event.id, userId: student.id }));
}
