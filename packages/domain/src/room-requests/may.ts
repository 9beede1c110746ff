import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import type { EventStatus } from '../events/event.ts';

const REQUESTING_ROLES: readonly Role[] = ['CLUB_COORDINATOR', ...GENSEC_ROLES];

/**
 * Whether to offer '+ Request Room' on an event of the person's list. The list holds only events that the person looks
 * after; the server checks that again.
 */
export function mayRequestRoom({ role, event }: { role: Role; event: { status: EventStatus } }): boolean {
  return REQUESTING_ROLES.includes(role) && event.status !== 'completed' && event.status !== 'cancelled';
}

/** Whether to offer 'Manage Requests', with its Approve and Reject. */
export function canReviewRoomRequests(role: Role): boolean {
  return role === 'PRESIDENT';
}

/** Whether somebody decides about a room: the president about every one, and whom the catalogue names besides. */
export function mayDecideRoom(role: Role, decider: Role = 'PRESIDENT'): boolean {
  return canReviewRoomRequests(role) || role === decider;
}
