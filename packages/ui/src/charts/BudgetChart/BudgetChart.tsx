import { formatMoney } from '@quad/domain/money';
import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { amountsOf, budgetRows, budgetSentence, byAllocation, type ClubBudget, spentShare } from './budgetRows.ts';

export interface BudgetChartProps extends ChartProps {
  /** The budgets in any order. The eight largest are drawn, and all are in the table. */
  data: readonly ClubBudget[];
}

const MAX_CLUBS = 8;

/** Bars of what each club has spent of its budget, with overspending highlighted. Use BudgetBar instead for a single budget. */
export function BudgetChart({ data, ...frame }: BudgetChartProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const layoutData = useMemo(() => budgetRows(data, MAX_CLUBS, settings, settings.translate), [data, settings]);
  return (
    <FramedPlot
      {...frame}
      sentence={budgetSentence(data, MAX_CLUBS, settings, t)}
      noData={data.length === 0}
      toTable={() => ({
        columns: [t('Club'), t('Allocated'), t('Spent'), t('Spent share')],
        rows: byAllocation(data).map((club) => {
          const amounts = amountsOf(club);
          const figures = [
            formatMoney(amounts.allocated, settings),
            formatMoney(amounts.spent, settings),
            spentShare(amounts, settings.locale),
          ];
          return { key: club._id || club.name, name: club.name, figures };
        }),
      })}
      data={layoutData}
      toLayout={rowsLayout}
    />
  );
}
