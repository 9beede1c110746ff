import {
  BATCH_FILES,
  type BatchFile,
  CLAIM_SCREEN_TEXTS,
  PAYMENT_SCREEN_TEXTS,
  PAYMENT_STATE_TEXTS,
  type Payment,
  type PaymentBatch,
} from '@quad/domain/expense-claims';
import { formatDay } from '@quad/domain/time';
import { useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { LoadMore } from '../../primitives/LoadMore/LoadMore.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../forms/useAction.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { claimantName, usePaise } from './claimFormats.ts';

const TONES = { pending: 'info', paid: 'positive', failed: 'caution' } as const satisfies Record<Payment['state'], BadgeTone>;
const MAX_FILE_BYTES = 500_000;

export interface PaymentBatchListProps {
  /** The loaded batches, newest first. */
  batches: readonly PaymentBatch[];
  /** The total number of batches, if it is known. */
  total?: number | undefined;
  /** Whether there are older batches to load. */
  more: boolean;
  /** Whether older ones are loading. */
  loadingMore: boolean;
  /** Why the last attempt to load failed. */
  error?: string | undefined;
  /** Called to load older ones. */
  onLoadMore: () => void;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Downloads a file of a batch, which is possible once. If the promise rejects, the batch shows why. */
  onFetch: (batch: PaymentBatch, file: BatchFile) => Promise<unknown>;
  /** Imports the bank's result as the text of its table. If the promise rejects, the batch shows why. */
  onImport: (batch: PaymentBatch, table: string) => Promise<unknown>;
  /** Dissolves a batch without a file. If the promise rejects, the batch shows why. */
  onRemove: (batch: PaymentBatch) => Promise<unknown>;
  /** Called to settle a payment manually. */
  onSelect: (payment: Payment) => void;
}

const keyOf = ({ _id }: Payment) => _id;

/** Payment batches: their files, which are created once, and the status of each payment. */
export function PaymentBatchList({ batches, total, more, loadingMore, error, onLoadMore, ...handlers }: PaymentBatchListProps) {
  // Stays after the last batches have loaded, and takes the focus of its button.
  const [isPaged] = useState(more);
  return (
    <Stack gap="l">
      {batches.map((batch) => (
        <OneBatch key={batch._id} batch={batch} {...handlers} />
      ))}
      {(isPaged || more) && (
        <LoadMore shown={batches.length} total={total} more={more} loading={loadingMore} error={error} onLoadMore={onLoadMore} />
      )}
    </Stack>
  );
}

type OneBatchProps = Pick<PaymentBatchListProps, 'now' | 'onFetch' | 'onImport' | 'onRemove' | 'onSelect'> & { batch: PaymentBatch };

function OneBatch({ batch, now, onFetch, onImport, onRemove, onSelect }: OneBatchProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const money = usePaise();
  const { pending, failure, run } = useAction();
  const { number, made_by, made_at, amount, payments, exported_at, tally_exported_at } = batch;
  const day = (moment: string) => formatDay(moment, timeZone, locale, now);
  const made = { neft: exported_at, tally: tally_exported_at };
  const isOpen = (exported_at ?? tally_exported_at) !== null && payments.some(({ state }) => state === 'pending');
  const name = t(PAYMENT_SCREEN_TEXTS.batch, { number });
  const isNarrow = useIsNarrow();
  const badgeOf = ({ state }: Payment) => <Badge tone={TONES[state]}>{t(PAYMENT_STATE_TEXTS[state])}</Badge>;
  const settle = (payment: Payment) =>
    isOpen &&
    payment.state === 'pending' && (
      <Button
        size="s"
        aria-label={t(PAYMENT_SCREEN_TEXTS.markFor, { what: t(PAYMENT_SCREEN_TEXTS.byHand), number: payment.number })}
        onClick={() => onSelect(payment)}
      >
        {t(PAYMENT_SCREEN_TEXTS.byHand)}
      </Button>
    );
  const importFile = (files: readonly File[]) => {
    const [file] = files;
    if (file) void run(async () => onImport(batch, await file.text()), PAYMENT_SCREEN_TEXTS.answerFailed, 'answer');
  };
  return (
    <Section
      title={name}
      headingLevel={3}
      subtitle={[t(PAYMENT_SCREEN_TEXTS.madeBy, { person: claimantName(made_by, t), day: day(made_at) }), money(amount)].join(' · ')}
      actions={
        !exported_at &&
        !tally_exported_at && (
          <Button
            variant="quiet"
            loading={pending === 'dissolve'}
            onClick={() => void run(() => onRemove(batch), PAYMENT_SCREEN_TEXTS.batchFailed, 'dissolve')}
          >
            {t(PAYMENT_SCREEN_TEXTS.dissolve)}
          </Button>
        )
      }
    >
      <Stack>
        {failure && <ErrorState description={t(failure)} />}
        <Inline>
          {BATCH_FILES.map((file) =>
            made[file] ? (
              <Text key={file} as="span" size="s" tone="muted">
                {t(PAYMENT_SCREEN_TEXTS[file])}: {t(PAYMENT_SCREEN_TEXTS.fileMade, { day: day(made[file]) })}
              </Text>
            ) : (
              <Button
                key={file}
                loading={pending === file}
                onClick={() => void run(() => onFetch(batch, file), PAYMENT_SCREEN_TEXTS.exportFailed, file)}
              >
                {t(PAYMENT_SCREEN_TEXTS[file])}
              </Button>
            ),
          )}
        </Inline>
        {(!exported_at || !tally_exported_at) && (
          <Text size="s" tone="muted">
            {t(PAYMENT_SCREEN_TEXTS.once)}
          </Text>
        )}
        {isNarrow ? (
          <Stack as="ul" gap="s">
            {payments.map((payment) => (
              <li key={payment._id} className={recordCard}>
                <div className={words}>
                  <Text weight="medium">{claimantName(payment.payee, t)}</Text>
                  <Text size="s" tone="muted">
                    {[payment.number, money(payment.amount), payment.reference || payment.failure].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Inline>
                  {badgeOf(payment)}
                  {settle(payment)}
                </Inline>
              </li>
            ))}
          </Stack>
        ) : (
          <DataTable
            caption={t(PAYMENT_SCREEN_TEXTS.paymentsOf, { number })}
            captionHidden
            rows={payments}
            rowId={keyOf}
            columns={[
              { id: 'number', header: t(PAYMENT_SCREEN_TEXTS.number), cell: (payment) => payment.number },
              { id: 'payee', header: t(PAYMENT_SCREEN_TEXTS.payee), cell: ({ payee }) => claimantName(payee, t) },
              { id: 'amount', header: t(CLAIM_SCREEN_TEXTS.amount), cell: (payment) => money(payment.amount), align: 'end' },
              {
                id: 'state',
                header: t(PAYMENT_SCREEN_TEXTS.state),
                cell: (payment) => (
                  <Inline>
                    {badgeOf(payment)}
                    <Text as="span" size="s" tone="muted">
                      {payment.reference || payment.failure}
                    </Text>
                  </Inline>
                ),
              },
              ...(isOpen ? [{ id: 'settle', header: t(PAYMENT_SCREEN_TEXTS.byHand), cell: settle }] : []),
            ]}
          />
        )}
        {isOpen && (
          <Field label={t(PAYMENT_SCREEN_TEXTS.answer)} group>
            <FileDrop types={['text/csv', '.csv']} typesText="CSV" maxBytes={MAX_FILE_BYTES} onAdd={importFile} />
          </Field>
        )}
      </Stack>
    </Section>
  );
}
