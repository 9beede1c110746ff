import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import type { RoomDecision, RoomRequest } from '@quad/domain/room-requests';
import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { line, row, words } from './RoomRequestReviewDialog.css.ts';

export interface PendingSeriesProps {
  /** The pending requests of the series, by date. */
  requests: readonly RoomRequest[];
  onDecide: (status: RoomDecision) => Promise<unknown>;
}

const BUTTONS = [
  ['Rejected', 'Reject all'],
  ['Approved', 'Approve all'],
] as const;

/** A weekly series, to be decided together; its dates below can be decided one by one. */
export function PendingSeries({ requests, onDecide }: PendingSeriesProps) {
  const t = useTranslate();
  const titleId = useId();
  const { pending, isPending, failure, run } = useAction();
  const decide = (status: RoomDecision) => run(() => onDecide(status), ROOM_REQUEST_TEXTS.decisionFailed[status], status);
  return (
    <li className={row}>
      <div className={line}>
        <div className={words}>
          <Text id={titleId} weight="medium">
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
              size="s"
              aria-describedby={titleId}
              loading={pending === status}
              disabled={isPending && pending !== status}
              onClick={() => void decide(status)}
            >
              {t(text)}
            </Button>
          ))}
        </Inline>
      </div>
      {failure && <ErrorState description={failure} />}
    </li>
  );
}
