import { looksAfterEventCategory } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import type { Event } from './event.ts';

/** An event without what the role may not know: students see neither room requests nor the budget. */
export function eventAsSeenBy<E extends Partial<Pick<Event, 'budget' | 'room_requests'>>>(event: E, role: Role): E {
  return role === 'STUDENT' ? { ...event, budget: undefined, room_requests: [] } : event;
}

export interface EventListing {
  readonly role: Role;
  /** The unit whose contact the person is; coordinators only. */
  readonly unitId?: Id;
  readonly event: Pick<Event, 'status' | 'category'> & { readonly unitId?: Id | null };
}

/**
 * Whether an event is in the role's own list: students see what is planned or on, a coordinator the own unit's events, a
 * GenSec those of the own category, the president all.
 */
export function isEventListed({ role, unitId, event }: EventListing): boolean {
  if (role === 'PRESIDENT') return true;
  if (role === 'STUDENT') return event.status === 'planned' || event.status === 'ongoing';
  if (role === 'CLUB_COORDINATOR') return unitId !== undefined && event.unitId === unitId;
  return Boolean(event.category && looksAfterEventCategory(role, event.category));
}
