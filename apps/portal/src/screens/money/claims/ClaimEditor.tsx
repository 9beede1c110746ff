import { ApiError, errorText, randomId, useClaimable } from '@quad/api-client/hooks';
import { readDraft, storeDraft } from '@quad/api-client/hooks/expense-drafts';
import {
  CLAIM_SCREEN_TEXTS,
  type ClaimableCommitment,
  draftOfClaim,
  type ExpenseClaim,
  type ExpenseDraft,
  emptyDraftLine,
} from '@quad/domain/expense-claims';
import { Banner, Card, EmptyState, ErrorState, Stack, Text, useTranslate } from '@quad/ui';
import { ExpenseClaimForm } from '@quad/ui/features/expense-claims';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announceSaved } from '../../../app/shell/shellToasts.ts';
import { useNavigateWhileShown } from '../../../app/useNavigateWhileShown.ts';
import { useToday } from '../../../app/useNow.ts';
import { useUser } from '../../../app/useUser.ts';
import { useSendDraft } from './useSendDraft.ts';

type Draft = ExpenseDraft<File>;

interface ClaimEditorProps {
  /** A returned claim, to be changed and resubmitted. Without it, the editor opens a new claim or a draft stored on this device. */
  claim?: ExpenseClaim;
  /** Called once a returned claim is resubmitted. */
  onDone?: () => void;
}

/** Edits an expense claim. A new claim is stored on the device with every change and submitted once. */
export function ClaimEditor({ claim, onDone }: ClaimEditorProps) {
  const t = useTranslate();
  const today = useToday();
  const { _id: by } = useUser();
  const [params, setParams] = useSearchParams();
  const key = params.get('draft');
  const [draft, setDraft] = useState<Draft | undefined>(() => claim && draftOfClaim(claim));
  useEffect(() => {
    if (draft) return;
    const blank: Draft = { key: randomId(), commitment_id: '', title: '', lines: [emptyDraftLine(randomId(), today)] };
    const found = key ? readDraft(by, key) : Promise.resolve(undefined);
    void found.then((stored) => setDraft(stored ?? blank));
  }, [by, draft, key, today]);
  const { data, error, retry } = useClaimable();
  const saveDraft = (next: Draft) => {
    setDraft(next);
    if (claim) return;
    // The URL names the draft from the first change on, so that back and reload restore it.
    if (key !== next.key) setParams({ draft: next.key }, { replace: true });
    void storeDraft({ ...next, by, at: new Date().toISOString(), isSubmitted: false });
  };
  const commitments = data ?? (claim ? [asCommitment(claim)] : undefined);
  if (!draft || (!commitments && !error)) return <Text role="status">{t(CLAIM_SCREEN_TEXTS.oneLoading)}</Text>;
  if (!commitments) {
    return (
      <Stack>
        <ErrorState description={errorText(error, CLAIM_SCREEN_TEXTS.oneFailed)} onRetry={retry} />
      </Stack>
    );
  }
  if (commitments.length === 0) {
    return <EmptyState title={t(CLAIM_SCREEN_TEXTS.noCommitments)} description={t(CLAIM_SCREEN_TEXTS.noCommitmentsHint)} />;
  }
  const saveForLater = () => storeDraft({ ...draft, by, at: new Date().toISOString(), isSubmitted: true });
  return <DraftForm {...{ draft, claim, commitments, onDone, today, saveForLater }} onValueChange={saveDraft} />;
}

/** The commitment of a returned claim, for use if no more can be claimed from it. */
function asCommitment({ commitment, lines }: ExpenseClaim): ClaimableCommitment {
  return { ...commitment, lines: lines.map(({ budget_line_id, what }) => ({ _id: budget_line_id, what })) };
}

/** Without a response it is unknown whether the server accepted the claim: it is stored and sent again with the same idempotency key. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0;
}

interface DraftFormProps extends ClaimEditorProps {
  draft: Draft;
  commitments: readonly ClaimableCommitment[];
  today: string;
  onValueChange: (draft: Draft) => void;
  saveForLater: () => Promise<boolean>;
}

function DraftForm({ draft, claim, commitments, today, onValueChange, saveForLater, onDone }: DraftFormProps) {
  const t = useTranslate();
  const navigate = useNavigateWhileShown();
  const send = useSendDraft();
  const [failed, setFailed] = useState<{ readonly draft: Draft; readonly error: unknown }>();
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);
  const current = useRef(draft);
  current.current = draft;
  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailed(undefined);
    setSending(true);
    try {
      const sent = await send(draft, claim);
      announceSaved(t(CLAIM_SCREEN_TEXTS.sent));
      if (claim) onDone?.();
      else navigate(`/money/claims/${sent._id}`, { replace: true });
    } catch (error) {
      setFailed({ draft, error });
      if (!claim && !isAnswered(error) && current.current === draft) await saveForLater();
    }
    isSending.current = false;
    setSending(false);
  };
  // A draft that was changed since is sent only when its author sends it.
  const isOffline = failed?.draft === draft && !isAnswered(failed.error);
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    if (!isOffline) return;
    const sendAgain = () => void latest.current();
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [isOffline]);
  return (
    <Stack>
      {isOffline && (
        <Banner tone="caution" live>
          {t(claim ? CLAIM_SCREEN_TEXTS.sendFailed : CLAIM_SCREEN_TEXTS.keptOffline)}
        </Banner>
      )}
      <Card padding="l">
        <ExpenseClaimForm
          key={draft.key}
          defaultValue={draft}
          onValueChange={onValueChange}
          commitments={commitments}
          returned={claim !== undefined}
          today={today}
          newId={randomId}
          loading={sending}
          error={failed && !isOffline ? errorText(failed.error, CLAIM_SCREEN_TEXTS.sendFailed) : undefined}
          fieldErrors={failed?.error instanceof ApiError ? failed.error.fieldErrors : undefined}
          onSubmit={() => void submit()}
        />
      </Card>
    </Stack>
  );
}
