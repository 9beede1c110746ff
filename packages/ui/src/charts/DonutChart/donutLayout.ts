import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { counted, formatFigure, sum, type Unit } from '../plot/figures.ts';
import type { SliceSeries } from '../plot/marks.css.ts';
import type { PlotBox, PlotLayout } from '../plot/plotLayout.ts';
import { besideRing } from './besideRing.ts';
import { emptyRing, sliceAt, toRing } from './ring.ts';
import type { Slice } from './slices.ts';
import type { DonutText, RankedSwatch } from './sliceWords.ts';
import { rowAt, underRing } from './underRing.ts';

export interface DonutData {
  slices: readonly Slice[];
  unit: Unit;
}

export interface DonutLayout extends PlotLayout {
  center: { x: number; y: number };
  slices: readonly { key: string; path: string; series: SliceSeries }[];
  /** The ring where there is nothing to divide. */
  empty: string | undefined;
  names: readonly DonutText[];
  /** Shares, and the unit of the whole. */
  figures: readonly DonutText[];
  leaders: string;
  swatches: readonly RankedSwatch[];
  total: DonutText;
}

/** From this width on, names stand beside the ring; below it, under it. In em. */
const WIDE = 34;
const RADIUS = 6.5;
const NARROW_SHARE = 0.3;

/** Parts of a whole as a ring with the whole in its middle, and each part named where there is room for it. */
export function donutLayout({ slices, unit }: DonutData, box: PlotBox): DonutLayout {
  const { width, em, locale, translate: t = fillIn } = box;
  const fullWidth = width >= WIDE * em;
  const radius = Math.min(RADIUS * em, width * NARROW_SHARE);
  const ring = toRing(slices, radius);
  const arrange = fullWidth ? besideRing : underRing;
  const { center, height, names, figures, leaders = '', swatches = [], rows = [] } = arrange(ring, radius, box);
  const total = sum(slices.map(({ value }) => value));
  return {
    width,
    height: Math.ceil(height),
    center,
    slices: ring.map(({ slice: { key, series }, path }) => ({ key, series, path })),
    points: ring.map(({ slice: { key, name, value, share }, path, toX, toY }) => ({
      key,
      name,
      value: `${counted(value, unit, locale, t)}, ${share}`,
      x: center.x + toX * radius * 0.8,
      y: center.y + toY * radius * 0.8,
      outline: path,
      origin: center,
    })),
    pointAt: (x, y) => (rows.length > 0 && y > center.y + radius ? rowAt(rows, y) : sliceAt(ring, x - center.x, y - center.y)),
    empty: slices.length === 0 ? emptyRing(radius) : undefined,
    names,
    figures: [
      ...figures,
      {
        key: 'unit',
        x: center.x,
        y: center.y + 1.2 * em,
        text: t(total === 1 ? unit.one : unit.other, { count: total }),
        anchor: 'middle',
      },
    ],
    leaders,
    swatches,
    total: { key: 'total', x: center.x, y: center.y, text: formatFigure(total, locale), anchor: 'middle' },
  };
}
