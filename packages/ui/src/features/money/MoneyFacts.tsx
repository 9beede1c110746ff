import { formatPaise, MONEY_TEXTS, type MoneyFigures, toRupees } from '@quad/domain/ledger';
import { BudgetBar } from '../../dashboard/BudgetBar/BudgetBar.tsx';
import { StatCard } from '../../dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface MoneyFactsProps {
  /** The amounts. */
  figures: MoneyFigures;
}

/** A summary of a year's money: what was spent, and what is left of the allocation. */
export function MoneyFacts({ figures }: MoneyFactsProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { allocated, free, spent } = figures;
  return (
    <Grid>
      <StatCard label={t(MONEY_TEXTS.free)} value={formatPaise(free, settings)}>
        <BudgetBar label={t(MONEY_TEXTS.spent)} spent={toRupees(spent)} allocated={toRupees(allocated)} />
      </StatCard>
      <Card>
        <KeyValueList
          items={(['allocated', 'committed', 'payable', 'spent'] as const).map((name) => ({
            label: t(MONEY_TEXTS[name]),
            value: formatPaise(figures[name], settings),
          }))}
        />
      </Card>
    </Grid>
  );
}
