import { errorText, useDecideExpenseClaim, useExpenseClaim } from '@quad/api-client/hooks';
import { CLAIM_SCREEN_TEXTS, type ExpenseClaim, isPayable } from '@quad/domain/expense-claims';
import { BackLink, Button, ErrorState, Section, Stack, Text, useTranslate } from '@quad/ui';
import { ApprovalSteps } from '@quad/ui/features/approvals';
import { ExpenseClaimDetail, ExpenseDecision } from '@quad/ui/features/expense-claims';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { inArea } from '../../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../../app/shell/SignedInShell.tsx';
import { withSuccessToast } from '../../../app/shell/withSuccessToast.ts';
import { useNow } from '../../../app/useNow.ts';
import { useUser } from '../../../app/useUser.ts';

const ClaimsPanel = lazy(async () => ({ default: (await import('./ClaimsPanel.tsx')).ClaimsPanel }));
const Payable = lazy(async () => ({ default: (await import('./Payable.tsx')).Payable }));
const ClaimEditor = lazy(async () => ({ default: (await import('./ClaimEditor.tsx')).ClaimEditor }));

/** /money/claims/{id}: a claim with its lines, receipts and steps; /money/claims/new: a new one; /money/claims/mine: the claims panel. */
export const ExpenseClaimPage = inArea('money', ClaimRoute);

function ClaimRoute() {
  const t = useTranslate();
  const { id = '' } = useParams();
  if (id === 'mine') {
    return (
      <SignedInShell title={t(CLAIM_SCREEN_TEXTS.own)}>
        <Suspense>
          <ClaimsPanel />
        </Suspense>
      </SignedInShell>
    );
  }
  return id === 'new' ? (
    <SignedInShell title={t(CLAIM_SCREEN_TEXTS.newTitle)}>
      <Stack width="form">
        <BackLink href="/money/claims/mine">{t(CLAIM_SCREEN_TEXTS.own)}</BackLink>
        <Suspense>
          <ClaimEditor />
        </Suspense>
      </Stack>
    </SignedInShell>
  ) : (
    <ExistingClaim key={id} id={id} />
  );
}

function ExistingClaim({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, retry } = useExpenseClaim(id);
  return (
    <SignedInShell title={data?.title ?? t(CLAIM_SCREEN_TEXTS.title)}>
      {data ? (
        <ClaimActions claim={data} />
      ) : error ? (
        <ErrorState description={errorText(error, CLAIM_SCREEN_TEXTS.oneFailed)} onRetry={retry} />
      ) : (
        <Text role="status">{t(CLAIM_SCREEN_TEXTS.oneLoading)}</Text>
      )}
    </SignedInShell>
  );
}

function ClaimActions({ claim }: { claim: ExpenseClaim }) {
  const t = useTranslate();
  const now = useNow();
  const { _id: userId } = useUser();
  const [editing, setEditing] = useState(false);
  const decide = useDecideExpenseClaim();
  const { approval } = claim;
  if (editing) {
    return (
      <Stack width="form">
        <Suspense>
          <ClaimEditor claim={claim} onDone={() => setEditing(false)} />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack gap="l" width="form">
      <BackLink href="/money/claims/mine">{t(CLAIM_SCREEN_TEXTS.own)}</BackLink>
      <ExpenseClaimDetail claim={claim} now={now} />
      {claim.status === 'returned' && claim.claimant?._id === userId && (
        <Button variant="primary" onClick={() => setEditing(true)}>
          {t(CLAIM_SCREEN_TEXTS.change)}
        </Button>
      )}
      {isPayable(claim.status) && (
        <Suspense>
          <Payable claim={claim} />
        </Suspense>
      )}
      {approval && approval.steps.length > 0 && (
        <Section title={t(CLAIM_SCREEN_TEXTS.steps)}>
          <ApprovalSteps approval={approval} now={now} />
        </Section>
      )}
      <ExpenseDecision
        key={approval?.version}
        claim={claim}
        onDecide={withSuccessToast((decision) => decide({ claimId: claim._id, ...decision }), t(CLAIM_SCREEN_TEXTS.isDecided))}
      />
    </Stack>
  );
}
