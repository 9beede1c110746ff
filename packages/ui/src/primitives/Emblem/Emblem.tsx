import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { emblemQuarters, MIRRORED, QUARTER } from '../../themes/emblem.ts';
import { hue } from '../../themes/hue.css.ts';
import { hueOf } from '../../themes/hue.ts';
import { emblem, pale, strong } from './Emblem.css.ts';

export const EMBLEM_SIZES = ['s', 'm', 'l'] as const;
export type EmblemSize = (typeof EMBLEM_SIZES)[number];

export interface EmblemProps extends NativeProps<HTMLSpanElement> {
  /** The name of the body; shape and color are derived from it. */
  name: string;
  /** The size of the emblem. */
  size?: EmblemSize;
}

/** A generated mark of a club or another body, always the same for a name. It is hidden from screen readers: show the name beside it. */
export function Emblem({ name, size = 'm', ...native }: EmblemProps) {
  const half = emblemQuarters(name).map(({ transform, isPale }) => (
    <path key={transform} d={QUARTER} transform={transform} className={isPale ? pale : strong} />
  ));
  return (
    <span {...native} aria-hidden="true" style={assignInlineVars({ [hue]: String(hueOf(name)) })} className={emblem({ size })}>
      <svg viewBox="-5 -5 34 34" aria-hidden="true">
        {half}
        <g transform={MIRRORED}>{half}</g>
      </svg>
    </span>
  );
}
