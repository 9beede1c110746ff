import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import type { EventStatus } from '../events/event.ts';

const REQUESTING_ROLES: readonly Role[] = ['CLUB_COORDINATOR', ...GENSEC_ROLES];

/**
 * Whether to show '+ Request Room' on an event of the person's list. The list contains only events that the person manages; the server
 * checks that again.
 */
export function mayRequestRoom({ role, event }: { role: Role; event: { status: EventStatus } }): boolean {
  return REQUESTING_ROLES.includes(role) && event.status !== 'completed' && event.status !== 'cancelled';
}

/** Whether to show 'Manage Requests', with Approve and Reject. */
export function canReviewRoomRequests(role: Role): boolean {
  return role === 'PRESIDENT';
}

/** Whether a role decides about a room: the president about every room, and the role that the catalogue names. */
export function mayDecideRoom(role: Role, decider: Role = 'PRESIDENT'): boolean {
  return canReviewRoomRequests(role) || role === decider;
}
