import { errorText, readProps, useApproval, useApprovals, useClaim, useDecideStep, useReturnForChanges } from '@quad/api-client/hooks';
import { APPROVAL_SCREEN_TEXTS, type Approval } from '@quad/domain/approvals';
import { Button, ErrorState, Inline, Link, Spinner, Stack, ToggleButtonGroup, useTranslate } from '@quad/ui';
import { ClaimFacts } from '@quad/ui/features/activity-points';
import { ApprovalDialog, ApprovalList } from '@quad/ui/features/approvals';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow } from '../../app/useNow.ts';
import { RequestedSubject } from './RequestedSubject.tsx';

const BudgetSubject = lazy(async () => ({ default: (await import('../money/BudgetSubject.tsx')).BudgetSubject }));
const Deputies = lazy(async () => ({ default: (await import('./Deputies.tsx')).Deputies }));

/**
 * /approvals: requests that the person may decide, and their own. The URL names the open one
 * (docs/specification/approvals.md#approvals-screen).
 */
export const ApprovalsPage = inArea('recognition', Approvals);

function Approvals() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'requested' ? 'requested' : 'to-decide';
  const requestId = params.get('request');
  const [naming, setNaming] = useState(false);
  const read = useApprovals(view);
  const address = (request?: string) => ({ ...(view === 'requested' && { view }), ...(request && { request }) });
  return (
    <SignedInShell title={t(APPROVAL_SCREEN_TEXTS.title)}>
      <Stack>
        <Inline justify="between">
          <ToggleButtonGroup
            label={t(APPROVAL_SCREEN_TEXTS.show)}
            items={(['to-decide', 'requested'] as const).map((id) => ({ id, label: t(APPROVAL_SCREEN_TEXTS.views[id]) }))}
            value={view}
            onValueChange={(id) => setParams(id === 'requested' ? { view: id } : {})}
          />
          <Button onClick={() => setNaming(true)}>{t(APPROVAL_SCREEN_TEXTS.deputy)}</Button>
        </Inline>
        <ApprovalList
          approvals={read.data}
          view={view}
          count={read.total}
          hrefOf={({ _id }) => `/approvals?${new URLSearchParams(address(_id))}`}
          {...readProps(read, APPROVAL_SCREEN_TEXTS.failed)}
          onLoadMore={read.loadMore}
          now={useNow()}
        />
      </Stack>
      {naming && (
        <Suspense>
          <Deputies onClose={() => setNaming(false)} />
        </Suspense>
      )}
      {requestId && <Opened requestId={requestId} onClose={() => setParams(address(), { replace: true })} />}
    </SignedInShell>
  );
}

const SAID = {
  approved: APPROVAL_SCREEN_TEXTS.isApproved,
  rejected: APPROVAL_SCREEN_TEXTS.isRejected,
  returned: APPROVAL_SCREEN_TEXTS.isReturned,
  // The step is decided and another one follows.
  open: APPROVAL_SCREEN_TEXTS.isDecided,
} as const satisfies Record<Approval['status'], string>;

function Opened({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry } = useApproval(requestId);
  const decide = useDecideStep();
  const returnForChanges = useReturnForChanges();
  const announce = ({ status, title }: Approval) => announceSaved(t(SAID[status], { title }));
  return (
    <ApprovalDialog
      approval={data}
      {...readProps({ error, retry }, APPROVAL_SCREEN_TEXTS.detailFailed)}
      now={now}
      onDecide={async (decision) => announce(await decide(decision))}
      onReturn={async (returned) => announce(await returnForChanges(returned))}
      onClose={onClose}
    >
      {data && <Subject approval={data} />}
    </ApprovalDialog>
  );
}

/** The subject of the request, depending on the kind of its flow. */
function Subject({ approval }: { approval: Approval }) {
  const { kind, subject_id: id } = approval;
  if (kind === 'activity-claim') return <ClaimSubject approval={approval} />;
  if (kind === 'certificates') return <RequestedSubject runId={id} />;
  if (kind === 'reimbursement') return <ExpenseSubject claimId={id} />;
  return (
    <Suspense>
      <BudgetSubject budgetId={id} />
    </Suspense>
  );
}

/** An expense claim is decided line by line on its own page. */
function ExpenseSubject({ claimId }: { claimId: string }) {
  const t = useTranslate();
  return <Link href={`/money/claims/${claimId}`}>{t(APPROVAL_SCREEN_TEXTS.openClaim)}</Link>;
}

function ClaimSubject({ approval }: { approval: Approval }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry } = useClaim(approval.subject_id);
  if (data) return <ClaimFacts {...data} now={now} />;
  if (!error) return <Spinner label={t(APPROVAL_SCREEN_TEXTS.detailLoading)} />;
  return <ErrorState description={errorText(error, APPROVAL_SCREEN_TEXTS.detailFailed)} onRetry={retry} />;
}
