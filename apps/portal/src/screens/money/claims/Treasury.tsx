import {
  errorText,
  readProps,
  useAnswerBatch,
  useDissolveBatch,
  useExpenseClaims,
  useExportBatch,
  useMakeBatch,
  usePaymentBatches,
  useReceiveCash,
  useSettlePayment,
} from '@quad/api-client/hooks';
import {
  type BatchFile,
  CLAIM_SCREEN_TEXTS,
  PAYMENT_SCREEN_TEXTS,
  type Payment,
  type PaymentBatch,
  type Treasury as Seen,
} from '@quad/domain/expense-claims';
import { FEE_DESK_LABELS } from '@quad/domain/fee-desk';
import { formatPaise } from '@quad/domain/ledger';
import { ErrorState, Section, Spinner, useLocaleSettings, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { CashList, PaymentBatchList, PaymentDialog, PaymentQueue } from '@quad/ui/features/expense-claims';
import { type ReactNode, useState } from 'react';
import { announceSaved } from '../../../app/shell/shellToasts.ts';
import { withSuccessToast } from '../../../app/shell/withSuccessToast.ts';
import { useNow } from '../../../app/useNow.ts';

/** The treasurer's payments: the queue, oldest first, and the payment batches. */
export function Treasury({ aging, cash, children }: Pick<Seen, 'aging' | 'cash'> & { children: ReactNode }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry, total, loadMore } = useExpenseClaims('to-pay');
  const make = useMakeBatch();
  const batches = usePaymentBatches();
  if (!(data || error) || !(batches.data || batches.error)) return <Spinner label={t(CLAIM_SCREEN_TEXTS.loading)} />;
  return (
    <>
      {cash.length > 0 && <CashToReceive cash={cash} />}
      <Section title={t(CLAIM_SCREEN_TEXTS.toPay)}>
        <PaymentQueue
          aging={aging}
          claims={data}
          count={total}
          hrefOf={({ _id }) => `/money/claims/${_id}`}
          {...readProps({ error, retry }, CLAIM_SCREEN_TEXTS.failed)}
          onLoadMore={loadMore}
          now={now}
          onCreate={withSuccessToast((claim_ids) => make({ claim_ids }), t(PAYMENT_SCREEN_TEXTS.batchMade))}
        />
      </Section>
      <Batches />
      {children}
    </>
  );
}

/** Cash counted at desks, waiting for the second signature. */
function CashToReceive({ cash }: Pick<Seen, 'cash'>) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const now = useNow();
  const receive = useReceiveCash();
  return (
    <Section title={t(FEE_DESK_LABELS.toReceive)}>
      <CashList
        handovers={cash}
        now={now}
        onSign={withSuccessToast(
          ({ _id }) => receive({ handoverId: _id }),
          ({ counted }) => t(FEE_DESK_LABELS.isReceived, { amount: formatPaise(counted, settings) }),
        )}
      />
    </Section>
  );
}

const TYPES: Readonly<Record<BatchFile, string>> = { neft: 'text/csv', tally: 'application/xml' };
const ENDINGS: Readonly<Record<BatchFile, string>> = { neft: 'neft.csv', tally: 'tally.xml' };

function Batches() {
  const t = useTranslate();
  const now = useNow();
  const { data, total, hasMore, isLoadingMore, loadMore, error, retry } = usePaymentBatches();
  const exportBatch = useExportBatch();
  const answer = useAnswerBatch();
  const dissolve = useDissolveBatch();
  const settle = useSettlePayment();
  const [settling, setSettling] = useState<Payment>();
  if (error && !data) return <ErrorState description={errorText(error, PAYMENT_SCREEN_TEXTS.batchesFailed)} onRetry={retry} />;
  if (!data || data.length === 0) return null;
  const download = async ({ _id, number }: PaymentBatch, file: BatchFile) => {
    saveFile(`batch-${number}-${ENDINGS[file]}`, await exportBatch(_id, file), TYPES[file]);
    retry();
  };
  return (
    <Section title={t(PAYMENT_SCREEN_TEXTS.batches)}>
      <PaymentBatchList
        batches={data}
        total={total}
        more={hasMore}
        loadingMore={isLoadingMore}
        error={error && errorText(error, PAYMENT_SCREEN_TEXTS.batchesFailed)}
        onLoadMore={loadMore}
        now={now}
        onFetch={download}
        onImport={withSuccessToast(({ _id }, table) => answer({ batchId: _id, table }), t(PAYMENT_SCREEN_TEXTS.answered))}
        onRemove={async ({ _id }) => announceSaved((await dissolve({ batchId: _id })).message)}
        onSelect={setSettling}
      />
      {settling && (
        <PaymentDialog
          name={settling.payee?.personal_info?.name ?? t(CLAIM_SCREEN_TEXTS.former)}
          amount={settling.amount}
          batched
          onSubmit={({ result, reference, failure }) => settle({ paymentId: settling._id, result, reference, failure })}
          onClose={() => setSettling(undefined)}
        />
      )}
    </Section>
  );
}
