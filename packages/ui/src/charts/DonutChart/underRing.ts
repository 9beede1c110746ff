import { formatFigure } from '../plot/figures.ts';
import { type Box, mirror } from '../plot/paths.ts';
import type { PlotBox } from '../plot/plotLayout.ts';
import { shorten, textWidth } from '../plot/words.ts';
import type { RingSlice } from './ring.ts';
import type { Arrangement, DonutText } from './sliceWords.ts';

const ROW = 1.9;
const SWATCH = 0.85;
/** From the ring to the middle of a number beside it, and how near two numbers may come to each other. */
const RANK_OUT = 0.85;
const RANK_GAP = 1.3;

/** Numbers beside the slices that name them in the list below; the smallest slices, where numbers would touch, go without. */
function rankSlices(ring: readonly RingSlice[], radius: number, center: { x: number; y: number }, em: number): DonutText[] {
  const placed: DonutText[] = [];
  ring.forEach(({ slice, toX, toY }, index) => {
    const out = radius + RANK_OUT * em;
    const at = { x: center.x + toX * out, y: center.y + toY * out + 0.35 * em };
    const isFree = placed.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= RANK_GAP * em);
    if (isFree) placed.push({ key: `rank ${slice.key}`, ...at, text: String(index + 1), anchor: 'middle' });
  });
  return placed;
}

/** Names as a list under the ring, each with its number and color; for places too narrow for names beside it. */
export function underRing(ring: readonly RingSlice[], radius: number, { width, em, isRightToLeft, locale }: PlotBox): Arrangement {
  const center = { x: Math.round(width / 2), y: radius + 1.6 * em };
  const top = center.y + radius + 2 * em;
  const [near, far] = isRightToLeft ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const turn = (x: number) => (isRightToLeft ? width - x : x);
  const rows = ring.map(({ slice }, index) => {
    const y = top + (index + 0.7) * ROW * em;
    const figure = `${formatFigure(slice.value, locale)} · ${slice.share}`;
    const name = shorten(`${index + 1}  ${slice.name}`, width - (SWATCH + 1.4) * em - textWidth(figure, em), em);
    const box: Box = { x: 0, y: y - SWATCH * em, width: SWATCH * em, height: SWATCH * em };
    return {
      name: { key: slice.key, x: turn((SWATCH + 0.6) * em), y, text: name, anchor: near },
      figure: { key: `figure ${slice.key}`, x: turn(width), y, text: figure, anchor: far },
      swatch: { key: slice.key, series: slice.series, ...(isRightToLeft ? mirror(box, width) : box) },
    };
  });
  return {
    center,
    height: top + (ring.length + 0.2) * ROW * em,
    names: rows.map(({ name }) => name),
    figures: [...rows.map(({ figure }) => figure), ...rankSlices(ring, radius, center, em)],
    swatches: rows.map(({ swatch }) => swatch),
    rows: rows.map((_, index) => top + (index + 1) * ROW * em),
  };
}

/** The row at a height; the last where the height is beyond all. */
export function rowAt(rows: readonly number[], y: number): number {
  const index = rows.findIndex((end) => y < end);
  return index === -1 ? rows.length - 1 : index;
}
