import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { hue } from '../../themes/hue.css.ts';
import { hashOf, hueOf } from '../../themes/hue.ts';
import { emblem, pale, strong } from './Emblem.css.ts';

export const EMBLEM_SIZES = ['s', 'm', 'l'] as const;
export type EmblemSize = (typeof EMBLEM_SIZES)[number];

export interface EmblemProps extends NativeProps<HTMLSpanElement> {
  /** The name of the body; shape and color are derived from it. */
  name: string;
  /** The size of the emblem. */
  size?: EmblemSize;
}

/** A quarter of a disc with a radius of 12, around its upper left corner. */
const QUARTER = 'M0 0H12A12 12 0 0 1 0 12Z';

/** Two quarter discs, one above the other, each rotated by its own bits of the hash. */
function Half({ hash, transform }: { hash: number; transform?: string }) {
  const isPaleAbove = (hash >>> 13) % 2 === 0;
  return (
    <g transform={transform}>
      <path d={QUARTER} transform={`rotate(${90 * ((hash >>> 9) % 4)} 6 6)`} className={isPaleAbove ? pale : strong} />
      <path d={QUARTER} transform={`translate(0 12) rotate(${90 * ((hash >>> 11) % 4)} 6 6)`} className={isPaleAbove ? strong : pale} />
    </g>
  );
}

/** A generated mark of a club or another body, always the same for a name. It is hidden from screen readers: show the name beside it. */
export function Emblem({ name, size = 'm', ...native }: EmblemProps) {
  const hash = hashOf(name);
  return (
    <span {...native} aria-hidden="true" style={assignInlineVars({ [hue]: String(hueOf(name)) })} className={emblem({ size })}>
      <svg viewBox="-5 -5 34 34" aria-hidden="true">
        <Half hash={hash} />
        <Half hash={hash} transform="matrix(-1 0 0 1 24 0)" />
      </svg>
    </span>
  );
}
