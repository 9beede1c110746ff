import type { HTMLAttributes, Ref } from 'react';
import { MeasuredBar } from '../ProgressBar/MeasuredBar.tsx';
import type { ProgressTone } from '../ProgressBar/ProgressBar.tsx';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** What is measured. */
  label: string;
  /** How much it is, from 0 to `max`. */
  value: number;
  /**
   * The whole; in the unit of `value`.
   * @default 100
   */
  max?: number;
  /**
   * The amount in words, such as '18 of 24 places'; whole percent without it.
   * @default '42 %', as the value is
   */
  valueText?: string;
  /**
   * Critical when it is more than it should be; say so in the words too.
   * @default 'neutral'
   */
  tone?: ProgressTone;
  ref?: Ref<HTMLDivElement>;
}

/** How much of a whole is used, taken or full, as a bar with its words. Use ProgressBar instead for what is going on, BudgetBar for money. */
export function Meter(props: MeterProps) {
  return <MeasuredBar {...props} role="meter" />;
}
