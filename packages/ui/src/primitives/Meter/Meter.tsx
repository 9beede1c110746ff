import type { HTMLAttributes, Ref } from 'react';
import { MeasuredBar } from '../ProgressBar/MeasuredBar.tsx';
import type { ProgressTone } from '../ProgressBar/ProgressBar.tsx';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** What is measured. */
  label: string;
  /** The amount, from 0 to `max`. */
  value: number;
  /**
   * The maximum, in the unit of `value`.
   * @default 100
   */
  max?: number;
  /**
   * The amount in words, such as '18 of 24 places'; by default the percentage.
   * @default '42 %', as the value is
   */
  valueText?: string;
  /**
   * Use `critical` if the amount exceeds a limit; say so in the text as well.
   * @default 'neutral'
   */
  tone?: ProgressTone;
  ref?: Ref<HTMLDivElement>;
}

/** A bar with a label that shows how much of a total is used. Use ProgressBar instead for a running task, BudgetBar for money. */
export function Meter(props: MeterProps) {
  return <MeasuredBar {...props} role="meter" />;
}
