import type { PlotPoint } from './plotLayout.ts';

interface Position {
  /** Undefined while nothing is marked. */
  index: number | undefined;
  count: number;
  /** Where the first press leads. */
  start: number;
  isRightToLeft: boolean;
  /** How many points a key to the side goes on. */
  across?: number | undefined;
}

/** How far a key leads: back to what was read before, or on to what comes next. */
function distance(key: string, across: number): number {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowRight':
      return across;
    case 'ArrowLeft':
      return -across;
    default:
      return 0;
  }
}

/** The point that a key leads to, stopping at both ends; undefined for a key that means nothing to a chart. */
export function pointAfterKey(key: string, { index, count, start, isRightToLeft, across = 1 }: Position): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = distance(key, isRightToLeft ? -across : across);
  if (step === 0) return undefined;
  return index === undefined ? start : Math.min(count - 1, Math.max(0, index + step));
}

/** The point that is nearest along a line of points ('horizontal') or down a list ('vertical'); -1 where there is none. */
export function nearestPoint(points: readonly PlotPoint[], axis: 'horizontal' | 'vertical', position: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, index) => {
    const distance = Math.abs((axis === 'horizontal' ? x : y) - position);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  });
  return nearest;
}
