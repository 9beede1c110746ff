import type { HTMLAttributes, Ref } from 'react';
import { MeasuredBar } from './MeasuredBar.tsx';

export const PROGRESS_TONES = ['neutral', 'critical'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** What is measured. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  /**
   * The whole; in the unit of `value`.
   * @default 100
   */
  max?: number;
  /**
   * The amount in words, such as '2 of 5 photos'; whole percent without it.
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

/** How far something that is going on is, as a bar with its words. Use Meter instead for a part of a whole, Spinner where nobody knows how long it will take. */
export function ProgressBar(props: ProgressBarProps) {
  return <MeasuredBar {...props} role="progressbar" />;
}
