import { type Event, eventStatus } from '@quad/domain/events';
import type { EventRecord } from './events.repo.ts';

export interface EventShape {
  readonly now: Date;
  /** Whether the unit's type is told too: lists by role do, the others do not. */
  readonly withUnitType?: boolean;
}

/** An event as it travels; its status follows from its schedule. */
export function toEvent({ event, unit, ...record }: EventRecord, { now, withUnitType = false }: EventShape): Event {
  return {
    _id: event.id,
    event_id: event.id,
    title: event.title,
    description: event.description,
    category: event.category,
    type: event.type,
    organizing_unit_id: { _id: unit.id, name: unit.name, ...(withUnitType ? { type: unit.type } : {}) },
    organizers: [...record.organizers],
    schedule: { start: sent(event.startsAt), end: sent(event.endsAt), venue: event.venue, mode: event.mode },
    registration: {
      required: event.registrationRequired,
      start: sent(event.registrationStartsAt),
      end: sent(event.registrationEndsAt),
      fees: event.fees,
      max_participants: event.maxParticipants,
    },
    budget: { allocated: event.allocatedBudget, spent: event.spentBudget, sponsors: event.sponsors },
    status: eventStatus({ stored: event.status, start: event.startsAt, end: event.endsAt, now }),
    participants: [...record.participants],
    participants_count: event.participantCount,
    room_requests: [...record.roomRequests],
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
  };
}

function sent(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
