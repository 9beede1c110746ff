import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type Ref, type SVGAttributes, useMemo } from 'react';
import { encode } from 'uqr';
import { code, edge } from './QrCode.css.ts';

export const QR_CODE_SIZES = ['s', 'm', 'l'] as const;
export type QrCodeSize = (typeof QR_CODE_SIZES)[number];

/** The standard requires a quiet zone of four modules around the code; scanners may not find it otherwise. */
const QUIET_ZONE = 4;

const EDGES = { s: '8rem', m: '14rem', l: '24rem' } as const satisfies Record<QrCodeSize, string>;

export interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'className' | 'style' | 'children' | 'role' | 'aria-label'> {
  /** The encoded text, usually a URL. */
  value: string;
  /** What the code leads to, for people who cannot see it: 'Check in to Robo Night'. Show the URL as a link beside it too. */
  label: string;
  /** The size of the image; `l` for a screen on a wall. */
  size?: QrCodeSize;
  ref?: Ref<SVGSVGElement>;
}

/** Draws all dark modules as squares of one path: one element instead of about a thousand. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

/**
 * A QR code, usually of a URL. It stays readable with up to a sixth of its area covered or scratched. Use Link instead if the reader has
 * the URL on the same screen.
 */
export function QrCode({ value, label, size = 'm', ...native }: QrCodeProps) {
  const { path, modules } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { path: pathOf(code.data), modules: code.size };
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
