import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, type SVGAttributes, useMemo } from 'react';
import { encode } from 'uqr';
import { code, edge } from './QrCode.css.ts';

export const QR_CODE_SIZES = ['s', 'm', 'l'] as const;
export type QrCodeSize = (typeof QR_CODE_SIZES)[number];

/** The standard asks for a zone of four modules around the code, or a camera does not find it. */
const QUIET_ZONE = 4;

const EDGES = { s: '8rem', m: '14rem', l: '24rem' } as const satisfies Record<QrCodeSize, string>;

export interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'className' | 'style' | 'children' | 'role' | 'aria-label'> {
  /** What a camera reads: most often an address. */
  value: string;
  /** What one gets by it, for whoever cannot see it: 'Check in to Robo Night'. Give the address as a link beside it too. */
  label: string;
  /** Large for a screen on a wall. */
  size?: QrCodeSize;
  ref?: Ref<SVGSVGElement>;
}

/** Each dark module as a square of one path: a thousand of them are one element. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

/**
 * An address that a camera reads. A sixth of it may be covered or scratched. Use Link instead where the reader has the address before them
 * anyhow.
 */
export function QrCode({ value, label, size = 'm', ...native }: QrCodeProps) {
  const { path, modules } = useMemo(() => {
    const drawn = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { path: pathOf(drawn.data), modules: drawn.size };
  }, [value]);
  return (
    <svg
      {...native}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={assignInlineVars({ [edge]: EDGES[size] })}
      className={code}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
