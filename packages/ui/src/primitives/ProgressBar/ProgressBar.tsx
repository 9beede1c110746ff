import type { HTMLAttributes, Ref } from 'react';
import { MeasuredBar } from './MeasuredBar.tsx';

export const PROGRESS_TONES = ['neutral', 'critical'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** What is in progress. */
  label: string;
  /** The progress, from 0 to `max`. */
  value: number;
  /**
   * The maximum, in the unit of `value`.
   * @default 100
   */
  max?: number;
  /**
   * The progress in words, such as '2 of 5 photos'; by default the percentage.
   * @default '42 %', as the value is
   */
  valueText?: string;
  /**
   * Use `critical` if the value exceeds a limit; say so in the text as well.
   * @default 'neutral'
   */
  tone?: ProgressTone;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A bar with a label that shows the progress of a running task. Use Meter instead for a part of a total, Spinner if the duration is
 * unknown.
 */
export function ProgressBar(props: ProgressBarProps) {
  return <MeasuredBar {...props} role="progressbar" />;
}
