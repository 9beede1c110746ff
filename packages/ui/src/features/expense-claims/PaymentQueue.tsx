import {
  CLAIM_SCREEN_TEXTS,
  daysWaiting,
  type ExpenseClaimSummary,
  PAYMENT_SCREEN_TEXTS,
  sumOf,
  type Treasury,
} from '@quad/domain/expense-claims';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../forms/useAction.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../surfaces/readProps.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { claimantName, usePaise } from './claimFormats.ts';

export interface PaymentQueueProps extends PagedReadProps {
  /** The pending claims, grouped by waiting time. */
  aging: Treasury['aging'];
  /** The claims, longest waiting first; undefined while loading. */
  claims: readonly ExpenseClaimSummary[] | undefined;
  /** The total number of items, if only the first ones are loaded. */
  count?: number | undefined;
  /** Returns the address of a claim. */
  hrefOf: (claim: ExpenseClaimSummary) => string;
  /** The current time, for the waiting times. */
  now: Date;
  /** Creates a batch of claims. If the promise rejects, the list shows why and keeps the selection. */
  onCreate: (claimIds: string[]) => Promise<unknown>;
}

const keyOf = ({ _id }: ExpenseClaimSummary) => _id;

/** The claims that a treasurer has to pay, oldest first, for creating batches. */
export function PaymentQueue({ aging, claims, count, hrefOf, now, onCreate, ...list }: PaymentQueueProps) {
  const t = useTranslate();
  const money = usePaise();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const { isPending, failure, run } = useAction();
  const selectedClaims = (claims ?? []).filter(({ _id }) => selectedIds.includes(_id));
  const createBatch = async () => {
    if (await run(() => onCreate(selectedClaims.map(keyOf)), PAYMENT_SCREEN_TEXTS.batchFailed)) setSelectedIds([]);
  };
  return (
    <Stack>
      {sumOf(aging.map((group) => group.count)) > 0 && (
        <KeyValueList
          columns={2}
          items={aging.flatMap(({ up_to, count: waiting, amount }) =>
            waiting === 0
              ? []
              : {
                  label: `${t(PAYMENT_SCREEN_TEXTS.waiting)} ${up_to === null ? t(PAYMENT_SCREEN_TEXTS.longer) : t(PAYMENT_SCREEN_TEXTS.upToDays, { count: up_to })}`,
                  value: t(PAYMENT_SCREEN_TEXTS.ageLine, { count: waiting, amount: money(amount) }),
                },
          )}
        />
      )}
      {failure && <ErrorState description={t(failure)} />}
      <RecordList
        {...list}
        label={t(CLAIM_SCREEN_TEXTS.toPay)}
        density="compact"
        items={claims}
        itemKey={keyOf}
        itemCount={count}
        estimatedHeight={64}
        blankCount={3}
        loadingText={t(CLAIM_SCREEN_TEXTS.loading)}
        empty={<EmptyRecordList icon={ClipboardCheck} title={t(CLAIM_SCREEN_TEXTS.noneToPay)} />}
      >
        {(claim) => {
          const { _id, title, commitment, claimant, approved_amount, waiting_since } = claim;
          return (
            <div className={recordCard}>
              <div className={words}>
                <Checkbox
                  label={t(PAYMENT_SCREEN_TEXTS.choose, { title })}
                  hint={[
                    claimantName(claimant, t),
                    commitment.title,
                    waiting_since && t(PAYMENT_SCREEN_TEXTS.waitsDays, { count: daysWaiting(waiting_since, now) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  checked={selectedIds.includes(_id)}
                  onCheckedChange={(isChosen) => setSelectedIds(isChosen ? [...selectedIds, _id] : selectedIds.filter((id) => id !== _id))}
                />
              </div>
              <Link href={hrefOf(claim)}>{money(approved_amount)}</Link>
            </div>
          );
        }}
      </RecordList>
      {selectedClaims.length > 0 && (
        <Inline justify="between">
          <Text weight="medium" role="status">
            {t(CLAIM_SCREEN_TEXTS.sum, { amount: money(sumOf(selectedClaims.map(({ approved_amount }) => approved_amount))) })}
          </Text>
          <Button
            variant="primary"
            loading={isPending}
            loadingText={t(PAYMENT_SCREEN_TEXTS.makingBatch)}
            onClick={() => void createBatch()}
          >
            {t(PAYMENT_SCREEN_TEXTS.makeBatch, { count: selectedClaims.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
