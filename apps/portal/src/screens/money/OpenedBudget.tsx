import { errorText, useBudget, useChangeBudget, useSession } from '@quad/api-client/hooks';
import { BUDGET_FORM_TEXTS } from '@quad/domain/ledger';
import { Button, Dialog, ErrorState, Section, Spinner, Stack, useTranslate } from '@quad/ui';
import { ApprovalSteps } from '@quad/ui/features/approvals';
import { BudgetDialog, BudgetFacts } from '@quad/ui/features/money';
import { useState } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useNow, useToday } from '../../app/useNow.ts';

/** A budget with its lines and decisions; the requester can change it if it was returned. */
export function OpenedBudget({ budgetId, onClose }: { budgetId: string; onClose: () => void }) {
  const t = useTranslate();
  const now = useNow();
  const today = useToday();
  const { user } = useSession();
  const [changing, setChanging] = useState(false);
  const { data, error, retry } = useBudget(budgetId);
  const change = useChangeBudget();
  const approval = data?.approval;
  const isOwn = approval?.status === 'returned' && data?.requested_by._id === user?._id;
  if (data && approval && changing)
    return (
      <BudgetDialog
        unitName={data.unit.name}
        budget={data}
        returned={approval.returned?.reason ?? ''}
        today={today}
        onSubmit={withSuccessToast(
          ({ title, ends_on, lines }) => change({ budgetId, title, ends_on, lines, version: approval.version }),
          ({ title }) => t(BUDGET_FORM_TEXTS.isSent, { title }),
        )}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={data?.title ?? t(BUDGET_FORM_TEXTS.title)}
      footer={
        isOwn && (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {t(BUDGET_FORM_TEXTS.change)}
          </Button>
        )
      }
    >
      {data ? (
        <Stack gap="l">
          <BudgetFacts budget={data} now={now} />
          {approval && (
            <Section title={t(BUDGET_FORM_TEXTS.decisions)} headingLevel={3}>
              <ApprovalSteps approval={approval} now={now} />
            </Section>
          )}
        </Stack>
      ) : error ? (
        <ErrorState description={errorText(error, BUDGET_FORM_TEXTS.loadFailed)} onRetry={retry} />
      ) : (
        <Spinner label={t(BUDGET_FORM_TEXTS.loading)} />
      )}
    </Dialog>
  );
}
