import { readProps, useExpenseClaims, usePayee, useRemovePayee, useSetPayee, useTreasury } from '@quad/api-client/hooks';
import { deleteDraft, readDraft, type StoredDraft, useExpenseDrafts } from '@quad/api-client/hooks/expense-drafts';
import { CLAIM_SCREEN_TEXTS, type ExpenseClaimSummary, PAYMENT_SCREEN_TEXTS } from '@quad/domain/expense-claims';
import { Banner, Button, ErrorState, Inline, Link, Section, Spinner, Stack, Text, useTranslate } from '@quad/ui';
import { ExpenseClaimList, PayeeDialog } from '@quad/ui/features/expense-claims';
import { useAction } from '@quad/ui/features/forms';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { announceSaved } from '../../../app/shell/shellToasts.ts';
import { messageOf, withSuccessToast } from '../../../app/shell/withSuccessToast.ts';
import { useNow } from '../../../app/useNow.ts';
import { useUser } from '../../../app/useUser.ts';
import { isWhole, useSendDraft } from './useSendDraft.ts';

const Treasury = lazy(async () => ({ default: (await import('./Treasury.tsx')).Treasury }));

const hrefOf = ({ _id }: Pick<ExpenseClaimSummary, '_id'>) => `/money/claims/${_id}`;

/** The person's expense claims: those to decide, the treasurer's payments, their own claims, and their payment details. */
export function ClaimsPanel() {
  return (
    <Stack gap="l">
      <WaitingClaims>
        <OwnClaims />
      </WaitingClaims>
    </Stack>
  );
}

/** Claims to decide and, for treasurers, claims to pay and batches, followed by the children. */
export function WaitingClaims({ children }: { children: ReactNode }) {
  const { data: treasury, error } = useTreasury();
  const loading = <Spinner label={useTranslate()(CLAIM_SCREEN_TEXTS.loading)} />;
  if (!treasury && !error) return loading;
  return (
    <ClaimsToDecide>
      {treasury?.is_treasurer ? (
        <Suspense fallback={loading}>
          <Treasury aging={treasury.aging} cash={treasury.cash}>
            {children}
          </Treasury>
        </Suspense>
      ) : (
        children
      )}
    </ClaimsToDecide>
  );
}

/** The person's own claims with their drafts, and their payment details. */
export function OwnClaims() {
  const t = useTranslate();
  return (
    <Section
      title={t(CLAIM_SCREEN_TEXTS.own)}
      actions={
        <Button href="/money/claims/new" variant="primary">
          {t(CLAIM_SCREEN_TEXTS.claim)}
        </Button>
      }
    >
      <Stack>
        <Drafts />
        <Own />
        <HowPaid />
      </Stack>
    </Section>
  );
}

/** Claims to decide, if there are any, followed by the children, which appear with them and therefore do not move. */
export function ClaimsToDecide({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, total, loadMore } = useExpenseClaims('to-decide');
  if (!data && !error) return <Spinner label={t(CLAIM_SCREEN_TEXTS.loading)} />;
  return (
    <>
      {data && data.length > 0 && (
        <Section title={t(CLAIM_SCREEN_TEXTS.toDecide)}>
          <ExpenseClaimList claims={data} view="to-decide" count={total} hrefOf={hrefOf} onLoadMore={loadMore} now={now} />
        </Section>
      )}
      {children}
    </>
  );
}

function Own() {
  const now = useNow();
  const { data, error, retry, total, loadMore } = useExpenseClaims('own');
  return (
    <ExpenseClaimList
      claims={data}
      view="own"
      count={total}
      hrefOf={hrefOf}
      {...readProps({ error, retry }, CLAIM_SCREEN_TEXTS.failed)}
      onLoadMore={loadMore}
      now={now}
    />
  );
}

/** Claims stored on this device only. Those already submitted offline are sent once the device is online. */
function Drafts() {
  const t = useTranslate();
  const { _id: by } = useUser();
  const { drafts, reload } = useExpenseDrafts(by);
  const discard = async ({ key }: StoredDraft) => {
    await deleteDraft(key);
    reload();
  };
  useSendWhenConnected(drafts, reload);
  if (drafts.length === 0) return null;
  return (
    <Banner title={t(CLAIM_SCREEN_TEXTS.drafts)}>
      <Stack gap="s">
        <Text size="s">{t(CLAIM_SCREEN_TEXTS.draftHint)}</Text>
        {drafts.map((draft) => {
          const title = draft.title || t(CLAIM_SCREEN_TEXTS.draftUntitled);
          return (
            <Inline key={draft.key} justify="between">
              <Link href={`/money/claims/new?draft=${draft.key}`}>{title}</Link>
              <Button
                size="s"
                variant="quiet"
                aria-label={`${t(CLAIM_SCREEN_TEXTS.discard)}: ${title}`}
                onClick={() => void discard(draft)}
              >
                {t(CLAIM_SCREEN_TEXTS.discard)}
              </Button>
            </Inline>
          );
        })}
      </Stack>
    </Banner>
  );
}

/** Sends the drafts that were submitted offline, one after another, each exactly once. */
function useSendWhenConnected(drafts: readonly StoredDraft[], reload: () => void): void {
  const t = useTranslate();
  const send = useSendDraft();
  const latest = useRef(send);
  latest.current = send;
  const isSending = useRef(false);
  /** Keys of the drafts that were sent since the device was last online. A refused draft stays; sending it from its form shows why. */
  const sentKeys = useRef(new Set<string>());
  useEffect(() => {
    const sendAll = async () => {
      const waiting = drafts.filter((each) => each.isSubmitted && isWhole(each) && !sentKeys.current.has(each.key));
      if (waiting.length === 0 || isSending.current || !navigator.onLine) return;
      isSending.current = true;
      for (const { by, key } of waiting) {
        sentKeys.current.add(key);
        // Another tab may have changed or sent it meanwhile.
        const draft = await readDraft(by, key);
        const isSent =
          draft?.isSubmitted === true &&
          (await latest.current(draft).then(
            () => true,
            () => false,
          ));
        if (isSent) announceSaved(t(CLAIM_SCREEN_TEXTS.sent));
      }
      isSending.current = false;
      reload();
    };
    const onOnline = () => {
      sentKeys.current.clear();
      void sendAll();
    };
    void sendAll();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [drafts, reload, t]);
}

function HowPaid() {
  const t = useTranslate();
  const { data } = usePayee();
  const save = useSetPayee();
  const remove = useRemovePayee();
  const removing = useAction();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { account_ending: ending, ifsc, has_upi } = data;
  const ways = [
    ending && t(PAYMENT_SCREEN_TEXTS.payeeEnding, { ending, ifsc: ifsc ?? '' }),
    has_upi && t(PAYMENT_SCREEN_TEXTS.payeeUpi),
  ].filter(Boolean);
  return (
    <Section
      title={t(PAYMENT_SCREEN_TEXTS.payeeTitle)}
      headingLevel={3}
      actions={
        <>
          {ways.length > 0 && (
            <Button
              variant="quiet"
              loading={removing.isPending}
              onClick={() => void removing.run(withSuccessToast(remove, messageOf), PAYMENT_SCREEN_TEXTS.payeeRemoveFailed)}
            >
              {t(PAYMENT_SCREEN_TEXTS.payeeRemove)}
            </Button>
          )}
          <Button onClick={() => setOpen(true)}>{t(PAYMENT_SCREEN_TEXTS.payeeChange)}</Button>
        </>
      }
    >
      {removing.failure && <ErrorState description={t(removing.failure)} />}
      <Text tone="muted">{ways.length > 0 ? ways.join(' · ') : t(PAYMENT_SCREEN_TEXTS.payeeNone)}</Text>
      {open && (
        <PayeeDialog payee={data} onSubmit={withSuccessToast(save, t(PAYMENT_SCREEN_TEXTS.payeeSaved))} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
