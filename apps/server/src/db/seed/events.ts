import type { EventCategory } from '@quad/domain/events';
import type { eventOrganizers, events } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import { type Dated, dated } from './dates.ts';
import { type Person, thereBy } from './people.ts';
import { type EventPlan, SHAPES } from './programme/plan.ts';
import { idAt, type Random } from './random.ts';
import type { PlannedUnit } from './units.ts';

type Row = Omit<typeof events.$inferInsert, 'instituteId'>;

/** An event of the demonstration. Unlike with real ones, its schedule is never empty. */
export interface PlannedEvent extends Row {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string;
  readonly createdAt: Date;
}

/** A person's role in an event, as organizer or participant. */
export type Membership = Omit<typeof eventOrganizers.$inferInsert, 'instituteId'>;

const MINUTE_MS = 60_000;
/** Number of days before and after today that count as near. */
const NEAR_DAYS = 5;
/** Types of event without registration. */
const OPEN_TYPES: readonly string[] = ['Meeting', 'Performance', 'Celebration', 'Exhibition', 'Talk', 'Volunteering', 'Fair'];
/** Minimum and maximum number of participants. */
const CROWDS = { open: [30, 110], registered: [18, 48], ahead: [0, 16] } as const;
const PAID_TYPES: readonly string[] = ['Workshop', 'Competition', 'Hackathon', 'Conference'];
const FEES = [0, 50, 100, 150, 200] as const;
const SEATS = [40, 60, 80, 120, 200] as const;
/** All names are invented. */
const SPONSORS = ['Banyan Cafe', 'Kaveri Prints', 'Meridian Books', 'Northstar Bicycles', 'Sunrise Electronics'] as const;
/** Budgets in rupees, by the number of days. */
const BUDGETS: Readonly<Record<number, readonly number[]>> = {
  1: [2000, 3500, 5000, 8000],
  2: [25_000, 40_000],
  3: [30_000, 60_000],
  5: [40_000, 60_000],
};

/** An event and the unit that organizes it. */
interface Outline {
  readonly organizer: PlannedUnit;
  readonly plan: EventPlan;
}

/** All events of the units, spread over time category by category. */
export function plannedEvents(random: Random, calendar: Calendar, units: readonly PlannedUnit[]): PlannedEvent[] {
  const outlines = units.flatMap((organizer) =>
    organizer.plan.events.flatMap((plan) => Array.from({ length: plan.times ?? 1 }, (): Outline => ({ organizer, plan }))),
  );
  const byCategory = Map.groupBy(outlines, categoryOf);
  return [...byCategory.values()].flatMap((outline) => dated(random, calendar, outline).map((one) => plannedEvent(random, calendar, one)));
}

function categoryOf({ organizer, plan }: Outline): EventCategory {
  return plan.category ?? organizer.council.eventCategory;
}

function plannedEvent(random: Random, calendar: Calendar, outline: Dated<Outline>): PlannedEvent {
  const { organizer, plan, inDays } = outline;
  const { starts, minutes, days } = SHAPES[plan.shape];
  const time = random.helpers.arrayElement(starts);
  const startsAt = calendar.at(inDays, time);
  const endsAt = new Date(calendar.at(inDays + days - 1, time).getTime() + minutes * MINUTE_MS);
  const announcedInDays = announced(random, inDays);
  const createdAt = calendar.at(announcedInDays, `${random.helpers.arrayElement(OFFICE_HOURS)}:${random.helpers.arrayElement(QUARTERS)}`);
  const allocated = random.helpers.arrayElement(BUDGETS[days] ?? []);
  const changedInDays = changed(random, inDays, announcedInDays);
  return {
    id: idAt(random, createdAt),
    title: plan.title,
    description: plan.about,
    category: categoryOf(outline),
    type: plan.type,
    unitId: organizer.unit.id,
    startsAt,
    endsAt,
    venue: plan.isOnline ? 'Online' : random.helpers.arrayElement(organizer.plan.venues),
    mode: plan.isOnline ? 'online' : random.helpers.weightedArrayElement(MODES),
    ...registration(random, calendar, outline, announcedInDays),
    allocatedBudget: allocated,
    spentBudget: endsAt < calendar.now && !plan.isCancelled ? Math.round((allocated * random.number.int({ min: 70, max: 100 })) / 100) : 0,
    sponsors: days > 1 ? random.helpers.arrayElements(SPONSORS, { min: 1, max: 2 }) : [],
    status: plan.isCancelled ? 'cancelled' : 'planned',
    createdAt,
    updatedAt: calendar.at(changedInDays, `${random.helpers.arrayElement(LATE_HOURS)}:${random.helpers.arrayElement(QUARTERS)}`),
  };
}

/** The day of the announcement: some weeks before the event begins, and earlier than yesterday for events far ahead. */
function announced(random: Random, inDays: number): number {
  return Math.min(-random.number.int({ min: 1, max: 40 }), inDays - random.number.int({ min: 12, max: 30 }));
}

/** The day of the last change: some time before the event begins, or a day or two ago for a near one. */
function changed(random: Random, inDays: number, announcedInDays: number): number {
  const isNear = inDays >= -NEAR_DAYS && inDays <= NEAR_DAYS;
  const latest = Math.max(announcedInDays, Math.min(inDays, isNear ? -1 : -3));
  return random.number.int({ min: isNear ? Math.max(announcedInDays, latest - 2) : announcedInDays, max: latest });
}

const MODES = [
  { value: 'offline', weight: 9 },
  { value: 'hybrid', weight: 1 },
] as const;
const OFFICE_HOURS = ['10', '11', '12', '14'] as const;
const LATE_HOURS = ['15', '16', '17', '21'] as const;
const QUARTERS = ['05', '20', '35', '50'] as const;

function registration(random: Random, { at }: Calendar, { plan, inDays }: Dated<Outline>, announcedInDays: number) {
  if (OPEN_TYPES.includes(plan.type)) return { registrationRequired: false };
  return {
    registrationRequired: true,
    registrationStartsAt: at(announcedInDays, '09:00'),
    registrationEndsAt: at(inDays - 1, '20:00'),
    fees: PAID_TYPES.includes(plan.type) ? random.helpers.arrayElement(FEES) : 0,
    maxParticipants: random.helpers.arrayElement(SEATS),
  };
}

/** Two to four students who organize the event. */
export function organizersOf(random: Random, { id, createdAt }: PlannedEvent, students: readonly Person[]): Membership[] {
  return random.helpers
    .arrayElements(thereBy(students, createdAt), { min: 2, max: 4 })
    .map((student) => ({ eventId: id, userId: student.id }));
}

/** Students who take part: many in a past event, some in a future one, none in a canceled one. */
export function participantsOf(random: Random, event: PlannedEvent, { now }: Calendar, students: readonly Person[]): Membership[] {
  if (event.status === 'cancelled') return [];
  const [fewest, most] = event.startsAt < now ? CROWDS[event.registrationRequired ? 'registered' : 'open'] : CROWDS.ahead;
  const count = Math.min(random.number.int({ min: fewest, max: most }), event.maxParticipants ?? most);
  return random.helpers
    .arrayElements(thereBy(students, event.startsAt), count)
    .map((student) => ({ eventId: event.id, userId: student.id }));
}
