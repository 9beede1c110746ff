import { looksAfterEventCategory } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import type { Event } from './event.ts';
import { type EventActor, type ManagedUnit, managesEvent } from './mayManage.ts';

/** Who looks at an event. */
export interface EventViewer extends EventActor {
  readonly userId: Id;
}

type SeenFields = Pick<Event, 'category' | 'budget' | 'room_requests' | 'participants' | 'participants_count'>;

/**
 * An event without what a person may not know: students see neither room requests nor the budget, and who takes part is for
 * those who manage the event; everybody else learns how many they are, and whether they are one of them.
 */
export function eventAsSeenBy<E extends SeenFields>(event: E, viewer: EventViewer, unit: ManagedUnit | null | undefined): E {
  const counted = { ...event, participants_count: event.participants_count ?? event.participants.length };
  const participants = event.participants.filter((id) => id === viewer.userId);
  if (viewer.role === 'STUDENT') return { ...counted, participants, budget: undefined, room_requests: [] };
  return managesEvent(viewer, { category: event.category, unit }) ? counted : { ...counted, participants };
}

/** What to ask for to get somebody's own list: only a coordinator's depends on the username. Undefined where that is missing. */
export function eventListOf(role: string, username: string | undefined): { role: string; username: string } | undefined {
  if (role !== 'CLUB_COORDINATOR') return { role, username: '' };
  return username ? { role, username } : undefined;
}

export interface EventListing {
  readonly role: Role;
  /** The unit whose contact the person is; coordinators only. */
  readonly unitId?: Id;
  readonly event: Pick<Event, 'status' | 'category'> & { readonly unitId?: Id | null };
}

/**
 * Whether an event is in the role's own list: students see what is planned or on, a coordinator their own unit's events, a
 * GenSec those of their own category, the president all.
 */
export function isEventListed({ role, unitId, event }: EventListing): boolean {
  if (role === 'PRESIDENT') return true;
  if (role === 'STUDENT') return event.status === 'planned' || event.status === 'ongoing';
  if (role === 'CLUB_COORDINATOR') return unitId !== undefined && event.unitId === unitId;
  return Boolean(event.category && looksAfterEventCategory(role, event.category));
}
