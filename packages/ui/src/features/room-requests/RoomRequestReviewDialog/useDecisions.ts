import { isSaid, ROOM_REQUEST_TEXTS, say, type Translation } from '@quad/domain/messages';
import type { RoomDecision } from '@quad/domain/room-requests';
import { useState } from 'react';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

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

/** What a rule of the portal's own refused, which no server has said in the reader's language; undefined for any other failure. */
function ruleText(error: unknown, translation: Translation): string | undefined {
  const refusal = error instanceof Error && 'body' in error && typeof error.body === 'object' ? error.body : null;
  return refusal && 'sentence' in refusal && isSaid(refusal.sentence) ? say(refusal.sentence, translation) : undefined;
}

/**
 * Sends decisions and remembers, by request, which are on their way and which were refused. It lives in the dialog, not in
 * a request's row: a row may move between the sections, and back, while its decision is on its way.
 */
export function useDecisions(onDecide: (decision: RoomRequestDecision) => Promise<unknown>) {
  const settings = useLocaleSettings();
  const [progress, setProgress] = useState<Readonly<Record<string, DecisionProgress>>>({});
  const note = (requestId: string, next: DecisionProgress) => setProgress((known) => ({ ...known, [requestId]: next }));
  const decide = async ({ requestId, status }: RoomRequestDecision) => {
    note(requestId, { sending: status });
    try {
      await onDecide({ requestId, status });
      note(requestId, {});
    } catch (error) {
      note(requestId, { refusal: ruleText(error, settings) ?? failureOf(error, ROOM_REQUEST_TEXTS.decisionFailed[status]).message });
    }
  };
  return { decide, progressOf: (requestId: string): DecisionProgress => progress[requestId] ?? {} };
}
