import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import { mayDecideRoom } from './may.ts';
import type { RoomRequest } from './roomRequest.ts';
import { ROOM_RULE_TEXTS } from './wording.ts';

export interface RoomReleaseInput {
  readonly request: Pick<RoomRequest, 'status' | 'requested_by' | 'released_at'> & { readonly ends_at: MaybeInstant };
  readonly actor: { readonly _id: Id; readonly role: Role };
  /** Role that the catalogue names to decide about the room, besides the president. */
  readonly decider?: Role | undefined;
  readonly now: Date;
}

/** Checks releasing a booking: by its requester or a decider, until it is over. */
export function checkRelease({ request, actor, decider, now }: RoomReleaseInput): Result<true> {
  const isConcerned = request.requested_by === actor._id || mayDecideRoom(actor.role, decider);
  return isConcerned ? checkIsBooked(request, now) : refuse('FORBIDDEN', ROOM_RULE_TEXTS.releasersOnly);
}

export interface RoomCancellation {
  readonly request: RoomReleaseInput['request'];
  readonly actorId: Id;
  /** People with pending requests for the room at that time. */
  readonly waiting: readonly Id[];
  readonly now: Date;
}

/** Checks whether an administrator may cancel a booking: until it is over, and not to get the room themselves. */
export function checkCancellation({ request, actorId, waiting, now }: RoomCancellation): Result<true> {
  return waiting.includes(actorId) ? refuse('FORBIDDEN', ROOM_RULE_TEXTS.waitsOneself) : checkIsBooked(request, now);
}

/** Checks that a request is a booking that is not over. */
function checkIsBooked(request: RoomReleaseInput['request'], now: Date): Result<true> {
  if (request.released_at) return refuse('CONFLICT', ROOM_RULE_TEXTS.releasedAlready);
  if (request.status !== 'Approved') return refuse('CONFLICT', ROOM_RULE_TEXTS.notBooked);
  const end = toDate(request.ends_at);
  return end && end <= now ? refuse('CONFLICT', ROOM_RULE_TEXTS.bookingOver) : accept(true);
}
