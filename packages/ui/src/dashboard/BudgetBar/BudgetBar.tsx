import { formatMoney, percentSpent } from '@quad/domain/money';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Meter } from '../../primitives/Meter/Meter.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface BudgetBarProps extends Omit<NativeProps<HTMLDivElement>, 'role'> {
  /** Whose budget it is, or 'Budget'. */
  label: string;
  /** The spent amount, in the currency of the institute. */
  spent: number;
  /** The allocated amount, in the same currency. */
  allocated: number;
  /** Shows only the percentage, where the amounts are already beside the bar. */
  amountHidden?: boolean;
}

/**
 * A bar that shows how much of a budget is spent; overspending is red and stated in words. Use BudgetChart instead to compare several
 * budgets.
 */
export function BudgetBar({ label, spent, allocated, amountHidden = false, ...native }: BudgetBarProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const isOver = spent > allocated;
  const percent = `${percentSpent({ spent, allocated })} %`;
  const amounts = amountHidden
    ? percent
    : t('{spent} of {allocated} ({percent})', {
        spent: formatMoney(spent, settings),
        allocated: formatMoney(allocated, settings),
        percent,
      });
  return (
    <Meter
      {...native}
      label={label}
      value={spent}
      max={allocated}
      tone={isOver ? 'critical' : 'neutral'}
      valueText={isOver ? t('{amounts}, overspent', { amounts }) : amounts}
    />
  );
}
