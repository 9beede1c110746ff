import { MONEY_TEXTS, type MoneyFigures, SPENDING_NAMES, toRupees, type UnitMoney, type UnitYear, yearProgress } from '@quad/domain/ledger';
import { formatMoney } from '@quad/domain/money';
import { useMemo } from 'react';
import { BudgetChart } from '../../charts/BudgetChart/BudgetChart.tsx';
import { PartsChart } from '../../charts/PartsChart/PartsChart.tsx';
import { TrendChart } from '../../charts/TrendChart/TrendChart.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface MoneyChartsProps {
  /** The allocated and spent amounts of the year. */
  figures: MoneyFigures;
  /** The first day of the term of office. */
  startsOn: string;
  /** The current date on campus. */
  today: string;
  /** The spending of each month that has some. */
  months: UnitYear['months'];
  /** The spending by category. */
  categories: UnitYear['categories'];
  /** The spending by unit, if there are several. */
  units?: readonly UnitMoney[] | undefined;
}

const RUPEES = { one: 'rupee', other: 'rupees' };
const SPENDING = { name: MONEY_TEXTS.spending, ...RUPEES };

/** Charts of spending: over the year compared with the allocation, by category, and by unit. */
export function MoneyCharts({ figures, startsOn, today, months, categories, units }: MoneyChartsProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { until, months: begun, percent } = yearProgress(startsOn, today);
  const byMonth = useMemo(
    () => months.map(({ month, spent }) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), value: toRupees(spent) })),
    [months],
  );
  const byCategory = categories.map(({ category, spent }) => ({ id: category, name: t(SPENDING_NAMES[category]), value: toRupees(spent) }));
  const amounts = {
    spent: formatMoney(toRupees(figures.spent), settings),
    allocated: formatMoney(toRupees(figures.allocated), settings),
    percent: `${percent} %`,
  };
  const spending = (
    <>
      <TrendChart
        title={t(MONEY_TEXTS.overYear)}
        description={t(percent < 100 ? MONEY_TEXTS.overYearSentence : MONEY_TEXTS.overYearDone, amounts)}
        data={byMonth}
        measure={SPENDING}
        months={begun}
        until={until}
      />
      <PartsChart title={t(MONEY_TEXTS.byCategory)} data={byCategory} unit={RUPEES} nameHeading={t(MONEY_TEXTS.category)} />
    </>
  );
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      {units && units.length > 1 ? (
        <>
          <Stack>{spending}</Stack>
          <BudgetChart
            title={t(MONEY_TEXTS.byUnit)}
            data={units.map(({ unit, allocated, spent }) => ({
              ...{ _id: unit._id, name: unit.name },
              budget: { allocated_budget: toRupees(allocated), spent_amount: toRupees(spent) },
            }))}
          />
        </>
      ) : (
        spending
      )}
    </Grid>
  );
}
