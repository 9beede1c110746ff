import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { HTMLAttributes, Ref } from 'react';
import { PROGRESS_TONES, type ProgressTone } from '../ProgressBar/ProgressBar.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import { box, drawing, figure, part, share, track } from './ProgressRing.css.ts';

export const PROGRESS_RING_SIZES = ['s', 'm', 'l'] as const;
export type ProgressRingSize = (typeof PROGRESS_RING_SIZES)[number];

export const PROGRESS_RING_TONES = PROGRESS_TONES;

export interface ProgressRingProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role' | 'aria-label'> {
  /** What is measured, for screen readers; show it as text beside the ring as well. */
  label: string;
  /** The amount, from 0 to `max`. */
  value: number;
  /** The maximum, in the unit of `value`. */
  max?: number;
  /**
   * The amount in words, for screen readers: '3 of 5 steps'.
   * @default '42%', as the locale writes it
   */
  valueText?: string;
  /** Use `critical` if the value exceeds a limit; say so in words as well. */
  tone?: ProgressTone;
  /** The size; a small ring fits into a line of text and has no figure. */
  size?: ProgressRingSize;
  ref?: Ref<HTMLDivElement>;
}

/** The circumference is 100, so that a percentage is a length. */
const RADIUS = 100 / (2 * Math.PI);
const STROKES = { s: 6, m: 4, l: 3.5 } as const satisfies Record<ProgressRingSize, number>;

/**
 * A ring that shows a part of a total, for places without room for a bar. Use ProgressBar instead where there is room, Spinner if the
 * progress is unknown.
 */
export function ProgressRing(props: ProgressRingProps) {
  const { label, value, max = 100, valueText, tone = 'neutral', size = 'm', ...native } = props;
  const { locale } = useLocaleSettings();
  const whole = max > 0 ? value / max : 0;
  const percent = whole.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const dash = Math.min(Math.max(whole, 0), 1) * 100;
  const stroke = STROKES[size];
  const edge = 2 * RADIUS + stroke;
  const circle = { cx: edge / 2, cy: edge / 2, r: RADIUS, strokeWidth: stroke };
  const measured = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(value, max),
    'aria-valuetext': valueText ?? percent,
  };
  return (
    <div {...native} {...measured} className={box({ size })}>
      <svg aria-hidden="true" viewBox={`0 0 ${edge} ${edge}`} className={drawing}>
        <circle {...circle} className={track} />
        <circle {...circle} style={assignInlineVars({ [share]: String(dash) })} className={part({ tone, isNothing: dash === 0 })} />
      </svg>
      {size !== 's' && (
        <span aria-hidden="true" className={figure({ size })}>
          {percent}
        </span>
      )}
    </div>
  );
}
