import type { PlotPoint } from './plotLayout.ts';

interface Position {
  /** The index of the marked point; undefined if there is none. */
  index: number | undefined;
  count: number;
  /** The point that the first key press marks. */
  start: number;
  isRightToLeft: boolean;
  /** The number of points that a horizontal arrow key moves by. */
  across?: number | undefined;
}

/** The number of points that a key moves by: negative towards previous points in reading order. */
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

/** The index of the point that a key leads to, limited to both ends; undefined for other keys. */
export function pointAfterKey(key: string, { index, count, start, isRightToLeft, across = 1 }: Position): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = distance(key, isRightToLeft ? -across : across);
  if (step === 0) return undefined;
  return index === undefined ? start : Math.min(count - 1, Math.max(0, index + step));
}

/** The index of the nearest point along a line ('horizontal') or a list ('vertical'); -1 if there are no points. */
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
