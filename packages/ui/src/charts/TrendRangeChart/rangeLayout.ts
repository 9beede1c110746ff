import { scaleLinear } from '@visx/scale';
import { area } from '@visx/shape';
import { type Box, directionOf } from '../plot/paths.ts';
import type { Mark, MeasuredBox } from '../plot/plotLayout.ts';
import type { MonthlyFigure } from '../TrendChart/months.ts';
import type { MonthRange, RangeEnd } from './monthRange.ts';

export interface RangeLayout {
  height: number;
  marks: readonly Mark[];
  /** The window over the shown months. */
  window: Box;
  /** The areas by which the ends are dragged. */
  handles: Record<RangeEnd, Box>;
  /** The index of the month at a position, which may be out of range. */
  monthAt: (x: number) => number;
}

const HEIGHT = 3;
const HANDLE = 8;
const ROUND = 4;

/** The layout of the overview: all months, with a window over the shown ones and a handle at each end. */
export function rangeLayout(months: readonly MonthlyFigure[], { first, last }: MonthRange, box: MeasuredBox): RangeLayout {
  const height = Math.round(HEIGHT * box.em);
  const { at, mirror } = directionOf(box);
  const place = scaleLinear<number>({ domain: [0, months.length], range: [HANDLE, box.width - HANDLE] });
  const max = Math.max(1, ...months.map(({ value }) => value));
  const figure = scaleLinear<number>({ domain: [0, max], range: [height - ROUND, ROUND] });
  const whole = area<MonthlyFigure>({
    x: (_, index) => at(place(index + 0.5)),
    y0: height - 1,
    y1: ({ value }) => figure(value),
  })([...months]);
  const span = { x: place(first), width: place(last + 1) - place(first), y: 0, height };
  const handle = (x: number) => mirror({ x: x - HANDLE / 2, y: height / 4, width: HANDLE, height: height / 2 });
  return {
    height,
    marks: [
      { key: 'whole', look: 'track', box: mirror({ x: place(0), width: place(months.length) - place(0), y: 0, height }) },
      { key: 'figures', look: 'seriesArea', d: whole ?? '' },
    ],
    window: mirror(span),
    handles: { first: handle(span.x), last: handle(span.x + span.width) },
    monthAt: (x) => Math.floor(place.invert(box.isRightToLeft ? box.width - x : x)),
  };
}
