import { formatMoney, percentSpent } from '@quad/domain/money';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Meter } from '../../primitives/Meter/Meter.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

export interface BudgetBarProps extends Omit<NativeProps<HTMLDivElement>, 'role'> {
  /** Whose budget, or 'Budget'. */
  label: string;
  /** What is gone of it, in the currency of the institute. */
  spent: number;
  /** What there was to spend, in the same currency. */
  allocated: number;
  /** The amounts stand beside it already; the percent is shown alone. */
  amountHidden?: boolean;
}

/** How much of a budget is spent; red and in words where it is more than there was. Use BudgetChart instead to compare several. */
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
