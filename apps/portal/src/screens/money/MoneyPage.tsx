import { errorText, useMoney } from '@quad/api-client/hooks';
import { MONEY_TEXTS, type MoneyOverview, sumOf } from '@quad/domain/ledger';
import { EmptyState, ErrorState, Inline, Section, Spinner, Stack, useTranslate } from '@quad/ui';
import { MoneyFacts, UnitMoneyTable } from '@quad/ui/features/money';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useToday } from '../../app/useNow.ts';
import { YearField } from './YearField.tsx';

const MoneyCharts = lazy(async () => ({ default: (await import('@quad/ui/features/money-charts')).MoneyCharts }));
const WaitingClaims = lazy(async () => ({ default: (await import('./claims/ClaimsPanel.tsx')).WaitingClaims }));
const OwnClaims = lazy(async () => ({ default: (await import('./claims/ClaimsPanel.tsx')).OwnClaims }));

/** /money: the money of the units that the person manages (docs/specification/money.md#money-screens). */
export const MoneyPage = inArea('money', Money);

function Money() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { data, error, retry } = useMoney(params.get('year') ?? undefined);
  const [only, ...others] = data?.units ?? [];
  // Somebody who manages a single unit is redirected to its page, which has its own year field.
  if (only && others.length === 0 && !data?.may_allocate) return <Navigate to={`/money/${only.unit._id}`} replace />;
  return (
    <SignedInShell title={t(MONEY_TEXTS.title)}>
      <Stack gap="l">
        <Suspense fallback={<Spinner label={t(MONEY_TEXTS.loading)} />}>
          <WaitingClaims>
            {error && !data ? (
              <ErrorState description={errorText(error, MONEY_TEXTS.failed)} onRetry={retry} />
            ) : data ? (
              <Overview overview={data} onYearChange={(year) => setParams({ year }, { replace: true })} />
            ) : (
              <Spinner label={t(MONEY_TEXTS.loading)} />
            )}
            {(data || error) && <OwnClaims />}
          </WaitingClaims>
        </Suspense>
      </Stack>
    </SignedInShell>
  );
}

interface OverviewProps {
  overview: MoneyOverview;
  onYearChange: (year: string) => void;
}

function Overview({
  overview: { year, years, units, months, categories, starts_on: startsOn, may_allocate },
  onYearChange,
}: OverviewProps) {
  const t = useTranslate();
  const today = useToday();
  // Somebody who manages no unit sees only their claims.
  if (units.length === 0 && !may_allocate) return null;
  if (units.length === 0) return <EmptyState title={t(MONEY_TEXTS.noUnits)} description={t(MONEY_TEXTS.noUnitsHint)} />;
  const figures = sumOf(units);
  return (
    <Stack gap="l">
      <Inline>
        <YearField year={year} years={years} onYearChange={onYearChange} />
      </Inline>
      <Section title={t(MONEY_TEXTS.units)}>
        <UnitMoneyTable units={units} hrefOf={({ unit }) => `/money/${unit._id}?${new URLSearchParams({ year })}`} />
      </Section>
      <Section title={t(MONEY_TEXTS.figures)}>
        <MoneyFacts figures={figures} />
      </Section>
      <Suspense>
        <MoneyCharts {...{ figures, startsOn, today, months, categories, units }} />
      </Suspense>
    </Stack>
  );
}
