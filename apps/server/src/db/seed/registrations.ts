import type { registrations } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { Membership, PlannedEvent } from './events.ts';
import { type Person, thereBy } from './people.ts';
import type { Random } from './random.ts';

/** Somebody who registered for an event. */
export type PlannedRegistration = Omit<typeof registrations.$inferInsert, 'instituteId'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Capacity of the full event, and the length of its waiting list. */
const FULL = { places: 40, waiting: 7 } as const;
const FEE = 200;
/** Days until the registration of one event opens. The event begins at least `STAYS_OPEN_DAYS` after that. */
const OPENS_IN_DAYS = 3;
const STAYS_OPEN_DAYS = 4;

interface RegistrationPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly events: readonly PlannedEvent[];
  readonly participants: readonly Membership[];
  readonly students: readonly Person[];
  /** A student with a place at a free event, who is on the waiting list of the full one. */
  readonly student: Person;
}

/**
 * Registrations for future events; every planned participant gets a place. One event is full and has a waiting list, one is not open for
 * registration yet, and one costs a fee. Events that have not begun have no participants yet.
 */
export function plannedRegistrations({ random, calendar, events, participants, students, student }: RegistrationPlan) {
  const { now } = calendar;
  const coming = events
    .filter(({ registrationRequired, startsAt, status }) => registrationRequired && startsAt > now && status !== 'cancelled')
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const open = coming.filter(({ registrationEndsAt }) => registrationEndsAt && registrationEndsAt > now);
  const full = open[0];
  const priced = open.find((event) => event !== full && event.fees) ?? open[1];
  const later = open.findLast(({ startsAt }) => startsAt.getTime() > now.getTime() + (OPENS_IN_DAYS + STAYS_OPEN_DAYS) * DAY_MS);
  const planned = events.map((event) => {
    if (event === full) return { ...event, maxParticipants: FULL.places };
    if (event === later) return { ...event, registrationStartsAt: calendar.at(OPENS_IN_DAYS, '09:00') };
    return event === priced ? { ...event, fees: event.fees || FEE } : event;
  });
  const ids = new Set(coming.map(({ id }) => id));
  const interested = Map.groupBy(participants, ({ eventId }) => eventId);
  const rows = coming.flatMap((event) => {
    if (event === later) return [];
    const known = (interested.get(event.id) ?? []).map(({ userId }) => userId).filter((id) => id !== student.id);
    if (event === full) {
      const others = thereBy(students, event.createdAt).flatMap(({ id }) => (known.includes(id) || id === student.id ? [] : [id]));
      const crowd = random.helpers.arrayElements(others, FULL.places + FULL.waiting - 1 - known.length);
      return arriving(random, event, calendar, [...known, ...crowd, student.id], FULL.places);
    }
    return arriving(random, event, calendar, event === open[1] ? [...known, student.id] : known);
  });
  return { events: planned, participants: participants.filter(({ eventId }) => !ids.has(eventId)), registrations: rows };
}

/** Spreads registrations evenly over the time since registration opened, in order. */
function arriving(
  random: Random,
  { id, createdAt }: PlannedEvent,
  { now }: Calendar,
  userIds: readonly string[],
  places = Number.POSITIVE_INFINITY,
) {
  const from = createdAt.getTime();
  const step = (now.getTime() - from) / (userIds.length + 1);
  return userIds.map((userId, index): PlannedRegistration => {
    const state = index < places ? 'registered' : 'waiting';
    const registeredAt = new Date(Math.floor(from + step * (index + 1)));
    return { eventId: id, userId, state, arrival: index + 1, registeredAt, checkInRef: random.string.uuid() };
  });
}
