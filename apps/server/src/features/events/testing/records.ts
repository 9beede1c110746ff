import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { roomKey, roomSlot } from '@quad/domain/room-requests';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/ids.ts';
import { eventOrganizers, eventParticipants, events, orgUnits, roomRequests } from '../../../db/schema.ts';
import { TEST_NOW } from '../../../testing/testApp.ts';

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let counter = 0;

/** Adds a club of the SciTech category; the given values override the defaults. */
export async function addUnit({ db, instituteId }: Context, overrides: Insert<typeof orgUnits> = {}) {
  counter += 1;
  const unit = {
    instituteId,
    id: newId(),
    name: `Unit ${counter}`,
    type: 'Club',
    category: 'scitech',
    contactEmail: `unit${counter}@campus.example`,
    ...overrides,
  } satisfies typeof orgUnits.$inferInsert;
  await db.insert(orgUnits).values(unit);
  return unit;
}

export interface EventOverrides extends Insert<typeof events> {
  readonly unitId: string;
  readonly organizers?: readonly string[];
  readonly participants?: readonly string[];
}

/** Adds an event of tomorrow, 16:00 to 18:00 on campus; the given values override the defaults. */
export async function addEvent({ db, instituteId }: Context, { organizers = [], participants = [], ...overrides }: EventOverrides) {
  counter += 1;
  const event = {
    instituteId,
    id: newId(),
    title: `Event ${counter}`,
    category: 'technical',
    startsAt: new Date('2026-11-21T10:30:00.000Z'),
    endsAt: new Date('2026-11-21T12:30:00.000Z'),
    ...overrides,
  } satisfies typeof events.$inferInsert;
  await db.insert(events).values(event);
  const memberships = (people: readonly string[]) => people.map((userId) => ({ instituteId, eventId: event.id, userId }));
  if (organizers.length > 0) await db.insert(eventOrganizers).values(memberships(organizers));
  if (participants.length > 0) await db.insert(eventParticipants).values(memberships(participants));
  return event;
}

export interface RequestOverrides extends Insert<typeof roomRequests> {
  readonly eventId: string;
  readonly requestedBy: string;
}

/** Adds a pending request for the Main Auditorium, tomorrow at 16:00 for two hours. */
export async function addRequest({ db, instituteId }: Context, overrides: RequestOverrides) {
  const { room = 'Main Auditorium', date = '2026-11-21', time = '16:00' } = overrides;
  const slot = roomSlot({ request: { date, time }, event: {}, institute: DEFAULT_INSTITUTE });
  const request = {
    instituteId,
    id: newId(),
    room,
    roomKey: roomKey(room),
    date,
    time,
    startsAt: slot.start,
    endsAt: slot.end,
    requestedAt: TEST_NOW,
    ...overrides,
  } satisfies typeof roomRequests.$inferInsert;
  await db.insert(roomRequests).values(request);
  return request;
}
