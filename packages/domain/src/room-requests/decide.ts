import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Outcome, refuse } from '../refusals/refusal.ts';
import { canReviewRoomRequests } from './may.ts';
import type { RoomDecision, RoomRequest, RoomRequestStatus } from './roomRequest.ts';
import { alreadyDecidedText, ROOM_RULE_TEXTS } from './wording.ts';

export interface RoomDecisionInput {
  readonly request: Pick<RoomRequest, 'status' | 'requested_by' | 'reviewed_by'>;
  readonly decision: RoomDecision;
  readonly reviewer: { readonly _id: Id; readonly role: Role };
}

export interface DecidedRoomRequest {
  readonly status: RoomRequestStatus;
  readonly reviewed_by: Id;
}

/**
 * Approves or rejects a room request. A request is decided once, by the president, and never by the person who asked.
 * The same decision by the same person again changes nothing and is no error, so that a repeated call is safe.
 */
export function decideRoomRequest({ request, decision, reviewer }: RoomDecisionInput): Outcome<DecidedRoomRequest> {
  if (!canReviewRoomRequests(reviewer.role)) return refuse('FORBIDDEN', ROOM_RULE_TEXTS.reviewersOnly);
  if (request.requested_by === reviewer._id) return refuse('SELF_REVIEW', ROOM_RULE_TEXTS.selfReview);
  const isRepeat = request.status === decision && request.reviewed_by === reviewer._id;
  if (request.status !== 'Pending' && !isRepeat) return refuse('ALREADY_DECIDED', alreadyDecidedText(request.status));
  return accept({ status: decision, reviewed_by: reviewer._id });
}
