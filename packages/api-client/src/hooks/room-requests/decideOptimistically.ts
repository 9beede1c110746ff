import type { Event } from '@quad/domain/events';
import type { Outcome } from '@quad/domain/refusals';
import {
  type DecidedRoomRequest,
  decideRoomRequest,
  type RoomDecision,
  type RoomDecisionInput,
  type RoomRequest,
} from '@quad/domain/room-requests';
import { ApiError } from '../../client/index.ts';
import { changeRoomRequest, replaceWith } from '../events/eventChanges.ts';
import type { EventCache } from '../events/useEventCache.ts';
import { refusalError } from '../refusalError.ts';
import { isWorthRetrying } from '../swrDefaults.ts';

export interface OptimisticDecision {
  readonly requestId: string;
  readonly decision: RoomDecision;
  readonly reviewer: RoomDecisionInput['reviewer'];
  readonly eventCache: EventCache;
  /** Makes the call. */
  readonly send: () => Promise<Event>;
}

interface Attempt {
  before?: RoomRequest;
  outcome?: Outcome<DecidedRoomRequest>;
}

/** Shows the decision at once, as far as the request is cached; the rule may refuse it. */
async function anticipate({ requestId, decision, reviewer, eventCache }: OptimisticDecision): Promise<Attempt> {
  const attempt: Attempt = {};
  await eventCache.update(
    changeRoomRequest(requestId, (request) => {
      attempt.before ??= request;
      attempt.outcome ??= decideRoomRequest({ request, decision, reviewer });
      return attempt.outcome.ok ? { ...request, ...attempt.outcome.value } : request;
    }),
  );
  return attempt;
}

/** Takes the anticipated decision back, unless the cache has learnt something else meanwhile. */
async function takeBack({ requestId, decision, eventCache }: OptimisticDecision, before: RoomRequest): Promise<void> {
  const { status, reviewed_by } = before;
  await eventCache.update(
    changeRoomRequest(requestId, (request) => (request.status === decision ? { ...request, status, reviewed_by } : request)),
  );
}

function mayHaveChangedMeanwhile(error: unknown): boolean {
  return isWorthRetrying(error) || (error instanceof ApiError && error.status === 409);
}

/**
 * Decides a room request: shown at once, sent, and confirmed by the server's event. When the rule refuses, nothing is sent;
 * when the server does, the cache goes back, and after a conflict or an unknown fate the real state is asked for.
 */
export async function decideOptimistically(input: OptimisticDecision): Promise<Event> {
  const { before, outcome } = await anticipate(input);
  if (outcome && !outcome.ok) throw refusalError(outcome.refusal);
  try {
    const event = await input.send();
    await input.eventCache.update(replaceWith(event));
    return event;
  } catch (error) {
    if (before) await takeBack(input, before);
    if (mayHaveChangedMeanwhile(error)) void input.eventCache.refresh();
    throw error;
  }
}
