import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { amount, box, fill, share, track, words } from './ProgressBar.css.ts';

interface MeasuredBarProps extends HTMLAttributes<HTMLDivElement> {
  role: 'progressbar' | 'meter';
  label: string;
  value: number;
  max?: number;
  tone?: 'neutral' | 'critical';
  valueText?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The bar with its label that ProgressBar and Meter share. */
export function MeasuredBar(props: MeasuredBarProps) {
  const { role, label, value, max = 100, tone = 'neutral', valueText, ...native } = props;
  const labelId = useId();
  const part = max > 0 ? value / max : 0;
  const text = valueText ?? `${Math.round(part * 100)} %`;
  const measured = {
    role,
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
