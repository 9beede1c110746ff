import type { GensecAnalytics } from '@quad/domain/analytics';
import { formatMoney, type MoneyFormat, percentSpent } from '@quad/domain/money';
import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { formatFigure, sum } from '../plot/figures.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** A club with its allocated and spent amounts. */
export type ClubBudget = GensecAnalytics['budgetManagement']['clubWise'][number];

interface Amounts {
  allocated: number;
  spent: number;
}

/** Sorts by allocation, largest first, then by the spent amount. */
export function byAllocation(clubs: readonly ClubBudget[]): ClubBudget[] {
  return clubs.toSorted(
    ({ budget: one }, { budget: other }) => other.allocated_budget - one.allocated_budget || other.spent_amount - one.spent_amount,
  );
}

export function amountsOf({ budget }: ClubBudget): Amounts {
  return { allocated: budget.allocated_budget, spent: budget.spent_amount };
}

function isOver({ allocated, spent }: Amounts): boolean {
  return spent > allocated;
}

/** The spent percentage, such as '28%'; a dash without an allocation. */
export function spentShare(amounts: Amounts, locale: string): string {
  return amounts.allocated > 0 ? `${formatFigure(percentSpent(amounts), locale)}%` : '–';
}

function describeAmounts(amounts: Amounts, format: MoneyFormat, t: Translate): string {
  const values = {
    spent: formatMoney(amounts.spent, format),
    allocated: formatMoney(amounts.allocated, format),
    over: formatMoney(amounts.spent - amounts.allocated, format),
  };
  return isOver(amounts) ? t('{spent} of {allocated}, {over} over', values) : t('{spent} of {allocated}', values);
}

/** One row per club: a bar of the spent amount within a track of the allocated amount. */
export function budgetRows(clubs: readonly ClubBudget[], max: number, format: MoneyFormat, t: Translate = fillIn): RowsData {
  const rows = byAllocation(clubs)
    .slice(0, max)
    .map((club) => {
      const amounts = amountsOf(club);
      const text = describeAmounts(amounts, format, t);
      return {
        key: club._id || club.name,
        name: club.name,
        detail: text,
        value: amounts.spent,
        of: amounts.allocated,
        figure: spentShare(amounts, format.locale),
        announced: text,
      };
    });
  return { rows };
}

/** One to three sentences about how much of all budgets is spent, and who overspent. */
export function budgetSentence(clubs: readonly ClubBudget[], max: number, format: MoneyFormat, t: Translate = fillIn): string {
  const amounts = clubs.map(amountsOf);
  const all = { allocated: sum(amounts.map(({ allocated }) => allocated)), spent: sum(amounts.map(({ spent }) => spent)) };
  const [over, ...others] = clubs.filter((club) => isOver(amountsOf(club)));
  const spent = formatMoney(all.spent, format);
  const values = { spent, allocated: formatMoney(all.allocated, format), part: spentShare(all, format.locale) };
  const count = others.length + 1;
  return [
    all.allocated > 0 ? t('{spent} of {allocated} is spent ({part}).', values) : t('No budget is allocated, and {spent} is spent.', values),
    over &&
      (others.length === 0
        ? t('{name} is over its budget.', { name: over.name })
        : t('{clubs} clubs are over their budgets.', { clubs: formatFigure(count, format.locale), count })),
    clubs.length > max &&
      t('The {top} largest of {all} budgets are shown.', {
        top: formatFigure(max, format.locale),
        all: formatFigure(clubs.length, format.locale),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
