import { type Role, roleOrStudent } from '@quad/domain/access';
import type { Event } from '@quad/domain/events';
import type { Result } from '@quad/domain/refusals';
import {
  type DecidedRoomRequest,
  decideRoomRequest,
  type RoomDecision,
  type RoomDecisionInput,
  type RoomRequest,
} from '@quad/domain/room-requests';
import { ApiError } from '../client/index.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { roomRequests } from '../contract/roomRequests.contract.ts';
import { changeCached, changeRoomRequest, patchEvent } from './eventPatches.ts';
import { isEventKey, isInboxKey, isRoomUseKey, isWholeEventKey } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { isWorthRetrying } from './swrDefaults.ts';
import { useMutation } from './useMutation.ts';
import { type Effects, type OptimisticPatch, refusalError, useWrite } from './write.ts';

export type NewRoomRequest = BodyOf<typeof roomRequests.create> & { eventId: string };

/** Requests a room; the event with its new request replaces the cached one in every list. */
export const useCreateRoomRequest = () => useMutation(roomRequests.create, { patch: patchEvent, refresh: [isRoomUseKey] });

export interface RoomRequestDecision {
  requestId: string;
  status: RoomDecision;
  /** The role that decides about the room according to the catalogue, if known. */
  decider?: Role | undefined;
}

type Reviewer = RoomDecisionInput['reviewer'];

/**
 * The expected result of a decision, if the request is cached and nobody has decided otherwise; rolled back unless the cache has newer
 * data.
 */
function expectedDecision({ requestId, status, decider }: RoomRequestDecision, reviewer: Reviewer): OptimisticPatch {
  let before: RoomRequest | undefined;
  let outcome: Result<DecidedRoomRequest> | undefined;
  const decide = (request: RoomRequest): RoomRequest => {
    before ??= request;
    outcome ??= decideRoomRequest({ request, decision: status, decider, reviewer });
    if (!outcome.ok) throw refusalError(outcome.refusal);
    return request.status === before.status ? { ...request, ...outcome.value } : request;
  };
  const revert = (request: RoomRequest): RoomRequest =>
    before && request.status === status ? { ...request, status: before.status, reviewed_by: before.reviewed_by } : request;
  return {
    keys: isWholeEventKey,
    change: changeCached(changeRoomRequest(requestId, decide)),
    undo: changeCached(changeRoomRequest(requestId, revert)),
  };
}

function mayHaveChangedMeanwhile(error: unknown): boolean {
  return isWorthRetrying(error) || (error instanceof ApiError && error.status === 409);
}

/**
 * Shows a decision optimistically and confirms it with the server's event; after a conflict or an unknown result the state is refetched.
 */
export function deciding(decision: RoomRequestDecision, reviewer: Reviewer): Effects<Event> {
  return {
    optimistic: expectedDecision(decision, reviewer),
    patch: patchEvent,
    refresh: [isInboxKey, isRoomUseKey],
    refreshAfter: (error) => (mayHaveChangedMeanwhile(error) ? [isEventKey, isRoomUseKey] : []),
  };
}

/** Approves or rejects a room request as the signed-in person. Shown optimistically. */
export function useDecideRoomRequest(): (decision: RoomRequestDecision) => Promise<Event> {
  const write = useWrite();
  const { user } = useSession();
  const reviewer = { _id: user?._id ?? '', role: roleOrStudent(user?.role) };
  return (decision) => {
    const body = { status: decision.status, reviewed_by: reviewer._id };
    return write([roomRequests.decide, { params: { requestId: decision.requestId }, body }], deciding(decision, reviewer));
  };
}

const AFTER_DECISION: Effects<Event> = { patch: patchEvent, refresh: [isRoomUseKey], refreshAfter: () => [isEventKey, isRoomUseKey] };

/** Approves or rejects all pending requests of a weekly series, or none of them. */
export const useDecideRoomSeries = () => useMutation(roomRequests.decideSeries, AFTER_DECISION);

/** Releases an approved booking. */
export const useReleaseRoom = () => useMutation(roomRequests.release, AFTER_DECISION);
