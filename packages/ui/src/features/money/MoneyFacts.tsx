import { formatPaise, MONEY_TEXTS, type MoneyFigures, toRupees } from '@quad/domain/ledger';
import { BudgetBar } from '../../dashboard/BudgetBar/BudgetBar.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
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
  const { allocated, spent } = figures;
  return (
    <Card>
      <Stack>
        <BudgetBar label={t(MONEY_TEXTS.spent)} spent={toRupees(spent)} allocated={toRupees(allocated)} />
        <KeyValueList
          items={(['allocated', 'free', 'committed', 'payable'] as const).map((name) => ({
            label: t(MONEY_TEXTS[name]),
            value: formatPaise(figures[name], settings),
          }))}
        />
      </Stack>
    </Card>
  );
}
