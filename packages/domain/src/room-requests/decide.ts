import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { mayDecideRoom } from './may.ts';
import type { RoomDecision, RoomRequest, RoomRequestStatus } from './roomRequest.ts';
import { alreadyDecidedText, RELEASED, ROOM_RULE_TEXTS } from './wording.ts';

export interface RoomDecisionInput {
  readonly request: Pick<RoomRequest, 'status' | 'requested_by' | 'reviewed_by' | 'released_at'>;
  readonly decision: RoomDecision;
  /** Role that the catalogue names to decide about the room, besides the president. */
  readonly decider?: Role | undefined;
  readonly reviewer: { readonly _id: Id; readonly role: Role };
}

export interface DecidedRoomRequest {
  readonly status: RoomRequestStatus;
  readonly reviewed_by: Id;
}

/**
 * Approves or rejects a room request. A request is decided once, by the president or the role that the catalogue names, and never by the
 * requester. Repeating the same decision by the same person changes nothing and is no error, so the call is idempotent.
 */
export function decideRoomRequest({ request, decision, decider, reviewer }: RoomDecisionInput): Result<DecidedRoomRequest> {
  if (!mayDecideRoom(reviewer.role, decider)) return refuse('FORBIDDEN', ROOM_RULE_TEXTS.reviewersOnly);
  if (request.requested_by === reviewer._id) return refuse('SELF_REVIEW', ROOM_RULE_TEXTS.selfReview);
  const isRepeat = !request.released_at && request.status === decision && request.reviewed_by === reviewer._id;
  if (request.status !== 'Pending' && !isRepeat)
    return refuse('ALREADY_DECIDED', alreadyDecidedText(request.released_at ? RELEASED : request.status));
  return accept({ status: decision, reviewed_by: reviewer._id });
}
