import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { amount, box, fill, share, track, words } from './ProgressBar.css.ts';

export const PROGRESS_TONES = ['neutral', 'critical'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** What is measured. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  /** The whole; in the unit of `value`. */
  max?: number;
  /**
   * The amount in words, such as '₹40,000 of ₹1,00,000'; whole percent without it.
   * @default '42 %', as the value is
   */
  valueText?: string;
  /** Critical when it is more than it should be; say so in the words too. */
  tone?: ProgressTone;
  /** A meter measures something that is so; a progress bar something that is going on. */
  kind?: 'progress' | 'meter';
  ref?: Ref<HTMLDivElement>;
}

/** A part of a whole, as a bar with its words. Use Spinner instead where nobody knows how long it will take. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, tone = 'neutral', kind = 'progress', valueText, ...native } = props;
  const labelId = useId();
  const part = max > 0 ? value / max : 0;
  const text = valueText ?? `${Math.round(part * 100)} %`;
  const measured = {
    role: kind === 'meter' ? 'meter' : 'progressbar',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(value, max),
    'aria-valuetext': text,
  };
  return (
    <div {...native} className={box}>
      <div className={words}>
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className={amount}>
          {text}
        </span>
      </div>
      <div {...measured} className={track}>
        <div className={fill({ tone })} style={assignInlineVars({ [share]: `${Math.min(Math.max(part, 0), 1) * 100}%` })} />
      </div>
    </div>
  );
}
