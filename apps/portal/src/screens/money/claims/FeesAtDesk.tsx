import { errorText, readProps, useCountCash, useFeeDesk, useFees, useRefundFee, useTakeFee } from '@quad/api-client/hooks';
import { FEE_DESK_LABELS, type FeeEntry } from '@quad/domain/fee-desk';
import { formatPaise } from '@quad/domain/ledger';
import { ErrorState, Spinner, useLocaleSettings } from '@quad/ui';
import { CashCountDialog, FeeDesk, FeeDialog } from '@quad/ui/features/expense-claims';
import { useState } from 'react';
import { AreaTranslations } from '../../../app/AreaTranslations.tsx';
import { announceSaved } from '../../../app/shell/shellToasts.ts';
import { useNow } from '../../../app/useNow.ts';

interface FeesAtDeskProps {
  eventId: string;
  /** Id of the person checked in last, whose fee is shown first. */
  visitor: string | undefined;
}

/** The fees of an event at the check-in desk (docs/specification/expense-claims.md#fee-desk). */
export function FeesAtDesk({ eventId, visitor }: FeesAtDeskProps) {
  return (
    <AreaTranslations area="money">
      <Fees key={visitor} eventId={eventId} visitor={visitor} />
    </AreaTranslations>
  );
}

type Opened = FeeEntry | 'count';

function Fees({ eventId, visitor = '' }: FeesAtDeskProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const now = useNow();
  const [search, setSearch] = useState(visitor);
  const [opened, setOpened] = useState<Opened>();
  const { data: desk, error, retry } = useFeeDesk(eventId);
  const people = useFees(eventId, search);
  const takeFee = useTakeFee();
  const refund = useRefundFee();
  const count = useCountCash();
  if (error && !desk) return <ErrorState description={errorText(error, FEE_DESK_LABELS.failed)} onRetry={retry} />;
  if (!desk) return <Spinner label={t(FEE_DESK_LABELS.loading)} />;
  const onClose = () => setOpened(undefined);
  const say = (text: string, amount: number, name = '') => announceSaved(t(text, { amount: formatPaise(amount, settings), name }));
  return (
    <>
      <FeeDesk
        desk={desk}
        entries={people.data}
        itemCount={people.total}
        defaultSearch={visitor}
        onSearch={setSearch}
        {...readProps(people, FEE_DESK_LABELS.failed)}
        onLoadMore={people.loadMore}
        onSelect={setOpened}
        onCreate={() => setOpened('count')}
        now={now}
      />
      {opened === 'count' && (
        <CashCountDialog
          cash={desk.cash}
          onSubmit={async (counted) => {
            await count({ eventId, ...counted });
            say(FEE_DESK_LABELS.isCounted, counted.counted);
          }}
          onClose={onClose}
        />
      )}
      {opened && opened !== 'count' && (
        <FeeDialog
          entry={opened}
          fee={desk.fee}
          onTake={async (fee) =>
            say(FEE_DESK_LABELS.taken, (await takeFee({ eventId, ...fee })).amount, opened.person.personal_info?.name ?? '')
          }
          onReturn={async (sent) =>
            say(
              FEE_DESK_LABELS.refunded,
              (await refund({ eventId, feeId: opened.fee?._id ?? '', ...sent })).amount,
              opened.person.personal_info?.name ?? '',
            )
          }
          onClose={onClose}
        />
      )}
    </>
  );
}
