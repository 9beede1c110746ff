import { type CashHandover, FEE_DESK_LABELS } from '@quad/domain/fee-desk';
import { formatPaise } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../forms/useAction.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { claimantName } from './claimFormats.ts';

export interface CashListProps {
  /** The counts, with their status. */
  handovers: readonly CashHandover[];
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Signs the receipt, for treasurers. If the promise rejects, the list shows why. */
  onSign?: (handover: CashHandover) => Promise<unknown>;
}

/** Cash handovers from desks to treasurers: who counted how much, and who received it. */
export function CashList({ handovers, now, onSign }: CashListProps) {
  const settings = useLocaleSettings();
  const { locale, timeZone, translate: t } = settings;
  const { pending, failure, run } = useAction();
  const day = (moment: string) => formatDay(moment, timeZone, locale, now);
  return (
    <Stack gap="s">
      {failure && <ErrorState description={t(failure)} />}
      <Stack as="ul" gap="s">
        {handovers.map((handover) => {
          const { _id, event, counted, expected, reason, counted_by, counted_at, received_by, received_at } = handover;
          const amount = formatPaise(counted, settings);
          return (
            <li key={_id} className={recordCard}>
              <div className={words}>
                <Text weight="medium">{onSign ? `${amount} · ${event.title}` : amount}</Text>
                <Text size="s" tone="muted">
                  {[
                    t(FEE_DESK_LABELS.countedBy, { person: claimantName(counted_by, t), day: day(counted_at) }),
                    received_at && t(FEE_DESK_LABELS.receivedBy, { person: claimantName(received_by, t), day: day(received_at) }),
                    counted < expected && t(FEE_DESK_LABELS.less, { amount: formatPaise(expected - counted, settings), reason }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Inline>
                {onSign ? (
                  <Button
                    size="s"
                    loading={pending === _id}
                    disabled={pending !== undefined}
                    aria-label={t(FEE_DESK_LABELS.receiveFor, { title: event.title })}
                    onClick={() => void run(() => onSign(handover), FEE_DESK_LABELS.receiveFailed, _id)}
                  >
                    {t(FEE_DESK_LABELS.receive)}
                  </Button>
                ) : (
                  <Badge tone={received_at ? 'positive' : 'caution'}>
                    {t(received_at ? FEE_DESK_LABELS.received : FEE_DESK_LABELS.waits)}
                  </Badge>
                )}
              </Inline>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
