import { type BudgetState, type BudgetSummary, formatPaise, MONEY_TEXTS, UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { formatDay } from '@quad/domain/time';
import { FileText } from 'lucide-react';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { RecordList } from '../../primitives/RecordList/RecordList.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import { MoneyRow } from './MoneyRow.tsx';

export interface BudgetListProps {
  /** The budgets, newest first. */
  budgets: readonly BudgetSummary[];
  /** Returns the address of a budget. */
  hrefOf: (budget: BudgetSummary) => string;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

const TONES = { asked: 'info', approved: 'positive', rejected: 'critical', released: 'neutral' } as const satisfies Record<
  BudgetState,
  BadgeTone
>;

/** The budgets of a unit's year, each with the used part. */
export function BudgetList({ budgets, hrefOf, now }: BudgetListProps) {
  const settings = useLocaleSettings();
  const { locale, translate: t } = settings;
  return (
    <RecordList
      label={t(MONEY_TEXTS.budgets)}
      density="compact"
      items={budgets}
      itemKey={({ _id }) => _id}
      estimatedHeight={64}
      empty={<EmptyRecordList icon={FileText} title={t(MONEY_TEXTS.noBudgets)} description={t(MONEY_TEXTS.noBudgetsHint)} />}
    >
      {(budget) => {
        const { title, amount, committed, payable, spent, status, ends_on } = budget;
        const parts = [
          [MONEY_TEXTS.spent, spent],
          [MONEY_TEXTS.payable, payable],
          [MONEY_TEXTS.committed, committed],
        ] as const;
        const facts = [
          formatPaise(amount, settings),
          ...parts.flatMap(([label, sum]) => (sum > 0 ? [`${t(label)} ${formatPaise(sum, settings)}`] : [])),
          t(UNIT_YEAR_TEXTS.ends, { day: formatDay(ends_on, 'UTC', locale, now) }),
        ];
        return (
          <MoneyRow
            title={
              <Link href={hrefOf(budget)} underline="hover" covers>
                {title}
              </Link>
            }
            facts={facts}
          >
            <Badge tone={TONES[status]}>{t(MONEY_TEXTS.states[status])}</Badge>
          </MoneyRow>
        );
      }}
    </RecordList>
  );
}
