import type { GensecAnalytics } from '@quad/domain/analytics';
import { formatMoney, type MoneyFormat, percentSpent } from '@quad/domain/money';
import { formatFigure, sum } from '../plot/figures.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** A club, what it was given and what it has spent. */
export type ClubBudget = GensecAnalytics['budgetManagement']['clubWise'][number];

interface Amounts {
  allocated: number;
  spent: number;
}

/** Largest allocation first; where two are equal, who has spent more. */
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

/** '28%'; a dash where nothing was allocated. */
export function spentShare(amounts: Amounts, locale: string): string {
  return amounts.allocated > 0 ? `${formatFigure(percentSpent(amounts), locale)}%` : '–';
}

function inWords(amounts: Amounts, format: MoneyFormat): string {
  const { allocated, spent } = amounts;
  const words = `${formatMoney(spent, format)} of ${formatMoney(allocated, format)}`;
  return isOver(amounts) ? `${words}, ${formatMoney(spent - allocated, format)} over` : words;
}

/** Each club as a bar of what it spent in a track of what it was given. */
export function budgetRows(clubs: readonly ClubBudget[], most: number, format: MoneyFormat): RowsData {
  const rows = byAllocation(clubs)
    .slice(0, most)
    .map((club) => {
      const amounts = amountsOf(club);
      const words = inWords(amounts, format);
      return {
        key: club._id || club.name,
        name: club.name,
        detail: words,
        value: amounts.spent,
        of: amounts.allocated,
        figure: spentShare(amounts, format.locale),
        spoken: words,
      };
    });
  return { rows };
}

/** How much of all is spent, and who spent too much, in a sentence or three. */
export function budgetSentence(clubs: readonly ClubBudget[], most: number, format: MoneyFormat): string {
  const amounts = clubs.map(amountsOf);
  const all = { allocated: sum(amounts.map(({ allocated }) => allocated)), spent: sum(amounts.map(({ spent }) => spent)) };
  const [over, ...others] = clubs.filter((club) => isOver(amountsOf(club)));
  return [
    all.allocated > 0
      ? `${formatMoney(all.spent, format)} of ${formatMoney(all.allocated, format)} is spent (${spentShare(all, format.locale)}).`
      : `No budget is allocated, and ${formatMoney(all.spent, format)} is spent.`,
    over &&
      (others.length === 0
        ? `${over.name} is over its budget.`
        : `${formatFigure(others.length + 1, format.locale)} clubs are over their budgets.`),
    clubs.length > most &&
      `The largest ${formatFigure(most, format.locale)} of ${formatFigure(clubs.length, format.locale)} budgets are drawn.`,
  ]
    .filter(Boolean)
    .join(' ');
}
