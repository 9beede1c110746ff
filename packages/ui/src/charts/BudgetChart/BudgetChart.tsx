import { formatRupees } from '@quad/domain/money';
import { useMemo } from 'react';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { RowsSvg } from '../rows/RowsSvg.tsx';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { amountsOf, budgetRows, budgetSentence, byAllocation, type ClubBudget, spentShare } from './budgetRows.ts';

export interface BudgetChartProps extends ChartProps {
  /** In any order. The eight largest budgets are drawn, and all are in the table. */
  clubs: readonly ClubBudget[];
}

const MOST = 8;

/** What each club has spent of what it was given, in rupees; what is beyond stands out. */
export function BudgetChart({ clubs, description, ...frame }: BudgetChartProps) {
  const data = useMemo(() => budgetRows(clubs, MOST), [clubs]);
  return (
    <ChartFrame
      {...frame}
      description={description ?? budgetSentence(clubs, MOST)}
      isEmpty={clubs.length === 0}
      toTable={() => ({
        columns: ['Club', 'Allocated', 'Spent', 'Spent share'],
        rows: byAllocation(clubs).map((club) => {
          const amounts = amountsOf(club);
          const figures = [formatRupees(amounts.allocated), formatRupees(amounts.spent), spentShare(amounts)];
          return { key: club._id || club.name, name: club.name, figures };
        }),
      })}
    >
      <Plot label={frame.title} data={data} toLayout={rowsLayout} drawing={RowsSvg} />
    </ChartFrame>
  );
}
