import { formatMessage, isMessage, ROOM_REQUEST_TEXTS, type Translation } from '@quad/domain/messages';
import type { RoomDecision } from '@quad/domain/room-requests';
import { useState } from 'react';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';

export interface RoomRequestDecision {
  requestId: string;
  status: RoomDecision;
}

/** The progress of a decision about one request. */
export interface DecisionProgress {
  /** The decision that is being sent. */
  readonly sending?: RoomDecision;
  /** Why it was refused. */
  readonly refusal?: string;
}

/** The translated message of a refusal by the portal's own rules, which no server has translated; undefined for any other failure. */
function ruleText(error: unknown, translation: Translation): string | undefined {
  const refusal = error instanceof Error && 'body' in error && typeof error.body === 'object' ? error.body : null;
  return refusal && 'sentence' in refusal && isMessage(refusal.sentence) ? formatMessage(refusal.sentence, translation) : undefined;
}

/**
 * Sends decisions and stores, by request, which are pending and which were refused. It belongs to the dialog instead of a row, because a
 * row may move between sections, and back, while its decision is pending.
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
