import { errorText, useAllocate, useCorrectEntry, useJournal, usePublishSpending, useUnitYear } from '@quad/api-client/hooks';
import { BUDGET_FORM_TEXTS, formatPaise, type JournalRow, MONEY_TEXTS, UNIT_YEAR_TEXTS, type UnitYear } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { Button, ErrorState, Inline, Section, Spinner, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import { AllocateDialog, BudgetList, CorrectDialog, JournalTable, MoneyFacts, OpenClaims, PublicSpending } from '@quad/ui/features/money';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow, useToday } from '../../app/useNow.ts';
import { CarryOver } from './CarryOver.tsx';
import { JournalFiles } from './JournalFiles.tsx';
import { YearField } from './YearField.tsx';

const MoneyCharts = lazy(async () => ({ default: (await import('@quad/ui/features/money-charts')).MoneyCharts }));
const AskBudget = lazy(async () => ({ default: (await import('./AskBudget.tsx')).AskBudget }));
const ClaimsToDecide = lazy(async () => ({ default: (await import('./claims/ClaimsPanel.tsx')).ClaimsToDecide }));
const PrintedYear = lazy(async () => ({ default: (await import('./PrintedYear.tsx')).PrintedYear }));
const OpenedBudget = lazy(async () => ({ default: (await import('./OpenedBudget.tsx')).OpenedBudget }));

/** /money/{unitId}: a unit's year. The URL names the open entry (docs/specification/money.md#money-screens). */
export const UnitMoneyPage = inArea('money', UnitMoney);

function UnitMoney() {
  const t = useTranslate();
  const { unitId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data, error, retry } = useUnitYear(unitId, params.get('year') ?? undefined);
  const set = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const closeForm = () => setParams(set({ ask: null, event: null, budget: null }), { replace: true });
  const budgetId = params.get('budget');
  return (
    <SignedInShell title={data ? data.unit.name : t(MONEY_TEXTS.title)}>
      {error && !data ? (
        <ErrorState description={errorText(error, MONEY_TEXTS.failed)} onRetry={retry} />
      ) : data && params.has('sheet') ? (
        <Suspense>
          <PrintedYear unitYear={data} backHref={`/money/${unitId}?${set({ sheet: null })}`} />
        </Suspense>
      ) : data ? (
        <>
          <YearFigures
            data={data}
            hrefOf={(id) => `/money/${unitId}?${set({ budget: id })}`}
            sheetHref={`/money/${unitId}?${set({ sheet: 'yes' })}`}
            onYearChange={(year) => setParams(set({ year }), { replace: true })}
            onAsk={() => setParams(set({ ask: 'yes' }))}
          />
          <Suspense>
            {params.has('ask') && data.may_ask && <AskBudget unit={data.unit} eventId={params.get('event')} onClose={closeForm} />}
            {budgetId && <OpenedBudget budgetId={budgetId} onClose={closeForm} />}
          </Suspense>
        </>
      ) : (
        <Spinner label={t(MONEY_TEXTS.loading)} />
      )}
    </SignedInShell>
  );
}

interface YearFiguresProps {
  data: UnitYear;
  hrefOf: (budgetId: string) => string;
  sheetHref: string;
  onYearChange: (year: string) => void;
  onAsk: () => void;
}

function YearFigures({ data, hrefOf, sheetHref, onYearChange, onAsk }: YearFiguresProps) {
  const t = useTranslate();
  const now = useNow();
  const today = useToday();
  const publish = usePublishSpending();
  const [allocating, setAllocating] = useState(false);
  const { unit, year, years, budgets, months, categories, starts_on: startsOn, may_allocate, may_ask } = data;
  const lists = (
    <>
      <Section title={t(MONEY_TEXTS.budgets)}>
        <BudgetList budgets={budgets} hrefOf={({ _id }) => hrefOf(_id)} now={now} />
      </Section>
      {/* What stands below the charts comes with them, because they would move it. */}
      <Suspense>
        <MoneyCharts {...{ figures: data, startsOn, today, months, categories }} />
        <Journal unitId={unit._id} year={year} mayCorrect={may_allocate} />
        <PublicSpending
          address={data.public_address}
          onPublicChange={may_allocate ? (isPublic) => publish({ unitId: unit._id, is_public: isPublic }) : undefined}
        />
      </Suspense>
    </>
  );
  return (
    <Stack gap="l">
      <Inline justify="between" align="end">
        <YearField year={year} years={years} onYearChange={onYearChange} />
        <Inline>
          <Button variant="quiet" href="/money/claims/mine">
            {t(UNIT_YEAR_TEXTS.claims)}
          </Button>
          <JournalFiles unitId={unit._id} year={year} sheetHref={sheetHref} />
          {data.may_carry_over && <CarryOver data={data} />}
          {may_allocate && <Button onClick={() => setAllocating(true)}>{t(MONEY_TEXTS.allocate)}</Button>}
          {may_ask && (
            <Button variant="primary" onClick={onAsk}>
              {t(BUDGET_FORM_TEXTS.ask)}
            </Button>
          )}
        </Inline>
      </Inline>
      <Section title={t(MONEY_TEXTS.figures)}>
        <MoneyFacts figures={data} />
        <OpenClaims claims={data.open_claims} />
        {data.handed_over && <HandoverSummary {...data.handed_over} />}
      </Section>
      {may_allocate ? (
        lists
      ) : (
        <Suspense fallback={<Spinner label={t(MONEY_TEXTS.loading)} />}>
          <ClaimsToDecide>{lists}</ClaimsToDecide>
        </Suspense>
      )}
      {allocating && (
        <Suspense>
          <AllocateBudget data={data} onClose={() => setAllocating(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function HandoverSummary({ at, free, committed, payable, claims }: NonNullable<UnitYear['handed_over']>) {
  const settings = useLocaleSettings();
  const { locale, timeZone, translate: t } = settings;
  const formatAmount = (paise: number) => formatPaise(paise, settings);
  const values = { free: formatAmount(free), committed: formatAmount(committed), payable: formatAmount(payable) };
  return (
    <Text tone="muted">
      {t(UNIT_YEAR_TEXTS.handedOver, { day: formatDay(at, timeZone, locale, useNow()), ...values })}
      {claims.count > 0 && ` ${t(UNIT_YEAR_TEXTS.handedOverClaims, { count: claims.count, amount: formatAmount(claims.amount) })}`}
    </Text>
  );
}

function AllocateBudget({ data, onClose }: { data: UnitYear; onClose: () => void }) {
  const settings = useLocaleSettings();
  const allocate = useAllocate();
  /** What the dialog was opened with. An allocation that is loaded later was not seen, so the server must refuse to replace it. */
  const [opened] = useState(data);
  const { unit, year, allocated: seen } = opened;
  return (
    <AllocateDialog
      unitYear={opened}
      onSubmit={async (input) => {
        const { allocated } = await allocate({ unitId: unit._id, ...input, year, seen });
        announceSaved(settings.translate(UNIT_YEAR_TEXTS.isAllocated, { unit: unit.name, amount: formatPaise(allocated, settings), year }));
      }}
      onClose={onClose}
    />
  );
}

function Journal({ unitId, year, mayCorrect }: { unitId: string; year: string; mayCorrect: boolean }) {
  const t = useTranslate();
  const now = useNow();
  const [correcting, setCorrecting] = useState<JournalRow>();
  const correct = useCorrectEntry();
  const { data, total, error, retry, hasMore, loadMore } = useJournal(unitId, year);
  return (
    <Section title={t(UNIT_YEAR_TEXTS.journal)}>
      {error && !data ? (
        <ErrorState description={errorText(error, UNIT_YEAR_TEXTS.journalFailed)} onRetry={retry} />
      ) : (
        data && (
          <JournalTable
            rows={data}
            itemCount={total}
            now={now}
            onCorrect={mayCorrect ? setCorrecting : undefined}
            onLoadMore={hasMore ? loadMore : undefined}
          />
        )
      )}
      {correcting && (
        <Suspense>
          <CorrectDialog
            onSubmit={async ({ reason }) => announceSaved(t((await correct({ entryId: correcting._id, reason })).message))}
            onClose={() => setCorrecting(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
