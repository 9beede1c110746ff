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
  /** Whether the event asks for a fee. Otherwise there is a desk only if it has taken fees before. */
  hasFee: boolean;
  /** Id of the person checked in last, whose fee is shown first. */
  visitor: string | undefined;
}

/** The fees of an event at the check-in desk (docs/specification/expense-claims.md#fee-desk). */
export function FeesAtDesk(props: FeesAtDeskProps) {
  return (
    <AreaTranslations area="money">
      <Fees {...props} />
    </AreaTranslations>
  );
}

type Opened = FeeEntry | 'count';

function Fees({ eventId, hasFee, visitor = '' }: FeesAtDeskProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const now = useNow();
  const [{ of, search }, setSearch] = useState({ of: visitor, search: visitor });
  // The next person who is checked in replaces the search, but not an open dialog and what is typed there.
  if (of !== visitor) setSearch({ of: visitor, search: visitor });
  const [opened, setOpened] = useState<Opened>();
  const { data: desk, error, retry } = useFeeDesk(eventId);
  const people = useFees(eventId, search);
  const takeFee = useTakeFee();
  const refund = useRefundFee();
  const count = useCountCash();
  if (!desk && !hasFee && (!error || error.status === 409)) return null;
  if (error && !desk) return <ErrorState description={errorText(error, FEE_DESK_LABELS.failed)} onRetry={retry} />;
  if (!desk) return <Spinner label={t(FEE_DESK_LABELS.loading)} />;
  const onClose = () => setOpened(undefined);
  const say = (text: string, amount: number, name = '') => announceSaved(t(text, { amount: formatPaise(amount, settings), name }));
  return (
    <>
      <FeeDesk
        key={visitor}
        desk={desk}
        entries={people.data}
        itemCount={people.total}
        defaultSearch={visitor}
        onSearch={(text) => setSearch({ of: visitor, search: text })}
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
