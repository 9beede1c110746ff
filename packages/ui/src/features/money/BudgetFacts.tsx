import { BUDGET_FORM_TEXTS, type Budget, formatPaise, MONEY_TEXTS, SPENDING_NAMES, totalOf } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface BudgetFactsProps {
  /** The budget. */
  budget: Budget;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** A requested budget line by line with its result, for requesters and approvers. */
export function BudgetFacts({ budget, now }: BudgetFactsProps) {
  const settings = useLocaleSettings();
  const { locale, translate: t } = settings;
  const { unit, requested_by, ends_on, year, event_id, lines, status } = budget;
  const isCommitted = status === 'approved' || status === 'released';
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: t(MONEY_TEXTS.unit), value: unit.name },
          { label: t(BUDGET_FORM_TEXTS.askedBy), value: requested_by.personal_info?.name },
          { label: t(BUDGET_FORM_TEXTS.total), value: formatPaise(totalOf(lines), settings) },
          { label: t(BUDGET_FORM_TEXTS.endsOn), value: formatDay(ends_on, 'UTC', locale, now) },
          { label: t(MONEY_TEXTS.year), value: year },
          ...(event_id ? [{ label: t(BUDGET_FORM_TEXTS.event), value: <Link href={`/events/${event_id}`}>{budget.title}</Link> }] : []),
          ...(isCommitted
            ? (['committed', 'payable', 'spent'] as const).map((name) => ({
                label: t(MONEY_TEXTS[name]),
                value: formatPaise(budget[name], settings),
              }))
            : []),
        ]}
      />
      <DataTable
        caption={t(BUDGET_FORM_TEXTS.lines)}
        captionHidden
        rows={lines}
        rowId={({ _id }) => _id}
        columns={[
          { id: 'what', header: t(BUDGET_FORM_TEXTS.what), rowHeader: true, cell: ({ what }) => what },
          { id: 'category', header: t(BUDGET_FORM_TEXTS.category), cell: ({ category }) => t(SPENDING_NAMES[category]) },
          { id: 'why', header: t(BUDGET_FORM_TEXTS.why), cell: ({ why, payee }) => [why, payee].filter(Boolean).join(' · ') || '–' },
          { id: 'amount', header: t(BUDGET_FORM_TEXTS.amount), align: 'end', cell: ({ amount }) => formatPaise(amount, settings) },
        ]}
      />
    </Stack>
  );
}
