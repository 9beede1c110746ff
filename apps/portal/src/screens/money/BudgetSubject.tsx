import { errorText, useBudget } from '@quad/api-client/hooks';
import { BUDGET_FORM_TEXTS } from '@quad/domain/ledger';
import { ErrorState, Spinner, useTranslate } from '@quad/ui';
import { BudgetFacts } from '@quad/ui/features/money';
import { useNow } from '../../app/useNow.ts';

/** A budget, shown to those who decide on it. */
export function BudgetSubject({ budgetId }: { budgetId: string }) {
  const t = useTranslate();
  const now = useNow();
  const { data, error, retry } = useBudget(budgetId);
  if (data) return <BudgetFacts budget={data} now={now} />;
  if (!error) return <Spinner label={t(BUDGET_FORM_TEXTS.loading)} />;
  return <ErrorState description={errorText(error, BUDGET_FORM_TEXTS.loadFailed)} onRetry={retry} />;
}
