import { type Event, eventStatus } from '@quad/domain/events';
import { toFormParts } from './eventForms.service.ts';
import type { EventRecord } from './events.repo.ts';

export interface EventShape {
  readonly now: Date;
  /** Whether to include the unit's type: lists by role do, others do not. */
  readonly withUnitType?: boolean;
  /** Whether the budget comes from the ledger rather than from the form. */
  readonly withLedger: boolean;
}

/** An event as the API returns it; its status follows from its schedule. */
export function toEvent({ event, unit, ...record }: EventRecord, { now, withUnitType = false, withLedger }: EventShape): Event {
  const parts = toFormParts(event);
  return {
    _id: event.id,
    event_id: event.id,
    title: event.title,
    description: event.description,
    category: event.category,
    type: event.type,
    organizing_unit_id: { _id: unit.id, name: unit.name, ...(withUnitType ? { type: unit.type } : {}) },
    organizers: [...record.organizers],
    ...parts,
    budget: withLedger
      ? { ...parts.budget, allocated: event.ledgerAllocated, spent: event.ledgerSpent ?? 0 }
      : { ...parts.budget, spent: event.spentBudget },
    status: eventStatus({ stored: event.status, start: event.startsAt, end: event.endsAt, now }),
    participants: [...record.participants],
    participants_count: event.participantCount,
    room_requests: [...record.roomRequests],
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
  };
}
