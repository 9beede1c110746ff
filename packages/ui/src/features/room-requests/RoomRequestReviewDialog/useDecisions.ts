import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import type { RoomDecision } from '@quad/domain/room-requests';
import { useState } from 'react';
import { failureOf } from '../../failure.ts';

export interface RoomRequestDecision {
  requestId: string;
  status: RoomDecision;
}

/** How far the decision about one request has come. */
export interface DecisionProgress {
  /** What is being sent. */
  readonly sending?: RoomDecision;
  /** Why it was refused. */
  readonly refusal?: string;
}

/**
 * Sends decisions and remembers, by request, which are on their way and which were refused. It lives in the dialog, not in
 * a request's row: a row may move between the sections, and back, while its decision is on its way.
 */
export function useDecisions(onDecide: (decision: RoomRequestDecision) => Promise<unknown>) {
  const [progress, setProgress] = useState<Readonly<Record<string, DecisionProgress>>>({});
  const note = (requestId: string, next: DecisionProgress) => setProgress((known) => ({ ...known, [requestId]: next }));
  const decide = async ({ requestId, status }: RoomRequestDecision) => {
    note(requestId, { sending: status });
    try {
      await onDecide({ requestId, status });
      note(requestId, {});
    } catch (error) {
      note(requestId, { refusal: failureOf(error, ROOM_REQUEST_TEXTS.decisionFailed[status]).message });
    }
  };
  return { decide, progressOf: (requestId: string): DecisionProgress => progress[requestId] ?? {} };
}
