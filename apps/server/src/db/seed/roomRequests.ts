import type { Institute } from '@quad/domain/institute';
import { type RoomRequestStatus, roomKey, roomSlot, slotsOverlap } from '@quad/domain/room-requests';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { roomRequests } from '../schema.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedEvent } from './events.ts';
import type { Random } from './random.ts';

/** A room request of the demonstration. */
export type PlannedRoomRequest = Omit<typeof roomRequests.$inferInsert, 'instituteId'>;

export interface RoomRequestPlan {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly institute: Institute;
  readonly events: readonly PlannedEvent[];
  /** Returns the id of the person who requests rooms for an event. */
  readonly requesterOf: (event: PlannedEvent) => string;
  readonly reviewerId: string;
}

type Make = (event: PlannedEvent) => PlannedRoomRequest | undefined;
type RequestedSlot = Pick<PlannedRoomRequest, 'room' | 'date' | 'time'>;

/** Number of requests of each kind, 60 in total. */
const COUNTS = { approvedPast: 8, approvedAhead: 16, rejectedPast: 3, rejectedAhead: 11, clashing: 5, pending: 17 } as const;
/** Number of upcoming events that have several requests each. */
const BUSY_EVENTS = 8;
const FIELDS: readonly string[] = ['Football Ground', 'Sports Complex'];
const HALLS = ['Main Auditorium', 'Senate Hall', 'Seminar Hall A', 'Seminar Hall B', 'Lecture Hall 1', 'Lecture Hall 5'] as const;
const PURPOSES = [
  'Two microphones and the projector, please.',
  'We need half an hour before that to set up.',
  'Seating for about sixty people.',
  'Power outlets along the side walls, please.',
  'The stage lights and one technician.',
  'Tables in groups of six.',
  '',
] as const;
const REHEARSAL = 'For the rehearsal and the last planning meeting.';
const REQUEST_TIMES = ['09:40', '11:15', '14:30', '16:05', '17:50', '20:25'] as const;
/** A request is decided soon, or at about the same time on the next day, but never at night. */
const REVIEW_MINUTES = { min: 20, max: 140 } as const;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Room requests in every state. Approved ones never overlap; some pending ones conflict with an approved one. */
export function plannedRoomRequests(plan: RoomRequestPlan): PlannedRoomRequest[] {
  const { random, calendar } = plan;
  const made: PlannedRoomRequest[] = [];
  const collect = (count: number, events: readonly PlannedEvent[], make: Make) => {
    const target = made.length + count;
    for (const event of events) {
      const request = made.length < target ? make(event) : undefined;
      if (request && fitsWith(made, request)) made.push(request);
    }
  };
  const inOwnHall = (status: RoomRequestStatus) => (event: PlannedEvent) =>
    roomRequest(plan, event, requested(plan, event, event.venue), status);
  const inAnyHall = (status: RoomRequestStatus) => (event: PlannedEvent) =>
    roomRequest(plan, event, requested(plan, event, random.helpers.arrayElement(HALLS)), status);

  const offline = random.helpers.shuffle(plan.events.filter(({ mode, status }) => mode !== 'online' && status !== 'cancelled'));
  const past = offline.filter(({ endsAt }) => endsAt <= calendar.now);
  const ahead = offline.filter(({ startsAt }) => startsAt > calendar.now);
  const indoors = ahead.filter(({ venue }) => !FIELDS.includes(venue));
  const next = indoors.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).slice(0, BUSY_EVENTS);

  collect(COUNTS.approvedPast, past, inOwnHall('Approved'));
  collect(COUNTS.approvedAhead, [...next, ...ahead], inOwnHall('Approved'));
  collect(COUNTS.clashing, indoors, conflictingRehearsal(plan, [...made]));
  collect(COUNTS.rejectedPast, past, inAnyHall('Rejected'));
  collect(COUNTS.rejectedAhead, [...next.slice(0, BUSY_EVENTS / 2), ...indoors], inAnyHall('Rejected'));
  collect(COUNTS.pending, [...next, ...next, ...indoors], inAnyHall('Pending'));
  return made;
}

/** Requests the room of each future approved booking again, for an event that takes place later. */
function conflictingRehearsal(plan: RoomRequestPlan, made: readonly PlannedRoomRequest[]): Make {
  const taken = made.filter(({ status, startsAt }) => status === 'Approved' && startsAt > plan.calendar.now);
  return (event) => {
    const index = taken.findIndex(({ eventId, endsAt }) => eventId !== event.id && endsAt < event.startsAt);
    const [booking] = index < 0 ? [] : taken.splice(index, 1);
    return booking && { ...roomRequest(plan, event, booking, 'Pending'), description: REHEARSAL };
  };
}

function requested({ institute }: RoomRequestPlan, { startsAt }: PlannedEvent, room: string): RequestedSlot {
  return { room, date: campusDay(startsAt, institute.timeZone), time: campusTimeOfDay(startsAt, institute.timeZone) };
}

function roomRequest(
  plan: RoomRequestPlan,
  event: PlannedEvent,
  { room, date, time }: RequestedSlot,
  status: RoomRequestStatus,
): PlannedRoomRequest {
  const { random, institute } = plan;
  const slot = roomSlot({ request: { date, time }, event: { start: event.startsAt, end: event.endsAt }, institute });
  const requestedAt = requestTime(plan, event);
  const isDecided = status !== 'Pending';
  return {
    id: random.string.uuid(),
    eventId: event.id,
    room,
    roomKey: roomKey(room),
    date,
    time,
    startsAt: slot.start,
    endsAt: slot.end,
    description: random.helpers.arrayElement(PURPOSES),
    status,
    requestedBy: plan.requesterOf(event),
    reviewedBy: isDecided ? plan.reviewerId : null,
    requestedAt,
    decidedAt: isDecided ? decidedAt(random, requestedAt) : null,
  };
}

/** When a request was made: a few days before the event, or before today for a future one, but never before the event was announced. */
function requestTime({ random, calendar }: RoomRequestPlan, { startsAt, createdAt }: PlannedEvent): Date {
  const eventInDays = Math.floor((startsAt.getTime() - calendar.now.getTime()) / DAY_MS);
  const usual = calendar.at(Math.min(0, eventInDays) - random.number.int({ min: 2, max: 7 }), random.helpers.arrayElement(REQUEST_TIMES));
  const earliest = new Date(createdAt.getTime() + 2 * HOUR_MS);
  return usual > earliest ? usual : earliest;
}

function decidedAt(random: Random, requestedAt: Date): Date {
  const days = random.number.int({ min: 0, max: 1 });
  return new Date(requestedAt.getTime() + days * DAY_MS + random.number.int(REVIEW_MINUTES) * MINUTE_MS);
}

/** No event requests the same thing twice, and approved bookings do not overlap. */
function fitsWith(made: readonly PlannedRoomRequest[], wanted: PlannedRoomRequest): boolean {
  return !made.some((known) => {
    if (known.roomKey !== wanted.roomKey) return false;
    const isSameSlot = known.eventId === wanted.eventId && known.date === wanted.date && known.time === wanted.time;
    const areBothApproved = known.status === 'Approved' && wanted.status === 'Approved';
    return isSameSlot || (areBothApproved && slotsOverlap(slotOf(known), slotOf(wanted)));
  });
}

function slotOf({ startsAt, endsAt }: PlannedRoomRequest) {
  return { start: startsAt, end: endsAt };
}
