import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import type { RoomDecision, RoomRequest } from '@quad/domain/room-requests';
import { useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../failure.ts';
import { line, row, words } from './RoomRequestReviewDialog.css.ts';

export interface PendingSeriesProps {
  /** What is pending of it, in the order of its days. */
  requests: readonly RoomRequest[];
  onDecide: (status: RoomDecision) => Promise<unknown>;
}

const BUTTONS = [
  ['Rejected', 'Reject all'],
  ['Approved', 'Approve all'],
] as const;

/** What was asked for together, week by week, to be decided together; below it stand its days, to be decided one by one. */
export function PendingSeries({ requests, onDecide }: PendingSeriesProps) {
  const t = useTranslate();
  const titleId = useId();
  const [sending, setSending] = useState<RoomDecision>();
  const [refusal, setRefusal] = useState<string>();
  const decide = async (status: RoomDecision) => {
    setSending(status);
    setRefusal(undefined);
    try {
      await onDecide(status);
    } catch (error) {
      setRefusal(failureOf(error, ROOM_REQUEST_TEXTS.decisionFailed[status]).message);
    } finally {
      setSending(undefined);
    }
  };
  return (
    <li className={row}>
      <div className={line}>
        <div className={words}>
          <Text id={titleId} weight="bold">
            {t('{room}, every week', { room: requests[0]?.room ?? '' })}
          </Text>
          <Text size="s" tone="muted">
            {t('{count} requests', { count: requests.length })}
          </Text>
        </div>
        <Inline gap="xs">
          {BUTTONS.map(([status, text]) => (
            <Button
              key={status}
              size="small"
              aria-describedby={titleId}
              loading={sending === status}
              isUnavailable={sending !== undefined && sending !== status}
              onClick={() => void decide(status)}
            >
              {t(text)}
            </Button>
          ))}
        </Inline>
      </div>
      {refusal && <ErrorState message={refusal} />}
    </li>
  );
}
