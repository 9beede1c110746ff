import { isGensecOfEventCategory } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import type { Event } from './event.ts';
import { type EventActor, type ManagedUnit, managesEvent } from './mayManage.ts';

/** The person who views an event. */
export interface EventViewer extends EventActor {
  readonly userId: Id;
}

type SeenFields = Pick<Event, 'category' | 'budget' | 'room_requests' | 'participants' | 'participants_count'>;

/**
 * Removes what a person may not see: students see neither room requests nor the budget, and only those who manage the event see its
 * participants; others see their number and whether they are one of them.
 */
export function eventAsSeenBy<E extends SeenFields>(event: E, viewer: EventViewer, unit: ManagedUnit | null | undefined): E {
  const counted = { ...event, participants_count: event.participants_count ?? event.participants.length };
  const participants = event.participants.filter((id) => id === viewer.userId);
  if (viewer.role === 'STUDENT') return { ...counted, participants, budget: undefined, room_requests: [] };
  return managesEvent(viewer, { category: event.category, unit }) ? counted : { ...counted, participants };
}

/** Returns the parameters of a person's own event list: only a coordinator's depends on the username. Undefined if that is missing. */
export function eventListOf(role: string, username: string | undefined): { role: string; username: string } | undefined {
  if (role !== 'CLUB_COORDINATOR') return { role, username: '' };
  return username ? { role, username } : undefined;
}

export interface EventListing {
  readonly role: Role;
  /** The unit whose contact the person is; for coordinators only. */
  readonly unitId?: Id;
  readonly event: Pick<Event, 'status' | 'category'> & { readonly unitId?: Id | null };
}

/**
 * Whether an event is in the role's own list: students see planned and current events, a coordinator their own unit's, a GenSec those of
 * their category, the president all.
 */
export function isEventListed({ role, unitId, event }: EventListing): boolean {
  if (role === 'PRESIDENT') return true;
  if (role === 'STUDENT') return event.status === 'planned' || event.status === 'ongoing';
  if (role === 'CLUB_COORDINATOR') return unitId !== undefined && event.unitId === unitId;
  return Boolean(event.category && isGensecOfEventCategory(role, event.category));
}
