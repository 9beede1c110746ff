import { type KeyboardEvent, type PointerEvent, use, useRef } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { Marks } from '../plot/Marks.tsx';
import { looks } from '../plot/marks.css.ts';
import { cursor } from '../plot/Plot.css.ts';
import { grow } from '../plot/paths.ts';
import { PlotBoxContext } from '../plot/usePlotBox.ts';
import { type MonthlyFigure, monthAndYear } from '../TrendChart/months.ts';
import { type MonthRange, monthAfterKey, type RangeEnd, type RangeLimits, shifted, withEnd } from './monthRange.ts';
import { type RangeLayout, rangeLayout } from './rangeLayout.ts';

export interface RangeBrushProps {
  /** All months. */
  months: readonly MonthlyFigure[];
  value: MonthRange;
  limits: RangeLimits;
  onValueChange: (range: MonthRange) => void;
}

/** How far from a handle a touch still counts, in CSS pixels. */
const REACH = 12;

type Drag = (x: number) => MonthRange;

/** What a pointer press moves: the nearest end within reach, otherwise the whole window. */
function startDrag(at: number, { layout, value, limits }: { layout: RangeLayout; value: MonthRange; limits: RangeLimits }): Drag {
  const from = layout.monthAt(at);
  const near = (['first', 'last'] as const).find((end) => {
    const { x, width } = grow(layout.handles[end], REACH);
    return at >= x && at <= x + width;
  });
  if (near === 'first') return (x) => withEnd(value, 'first', layout.monthAt(x), limits);
  if (near === 'last') return (x) => withEnd(value, 'last', layout.monthAt(x), limits);
  if (from >= value.first && from <= value.last) return (x) => shifted(value, layout.monthAt(x) - from, limits);
  const middle = Math.round((value.first + value.last) / 2);
  return (x) => shifted(value, layout.monthAt(x) - middle, limits);
}

/**
 * An overview of all months with a window over the shown ones. Each end is a slider; a pointer can move an end or the whole window. Not
 * done with `@visx/brush`, which has no keyboard support and costs 6 kB.
 */
export function RangeBrush({ months, value, limits, onValueChange }: RangeBrushProps) {
  const { translate: t, locale } = useLocaleSettings();
  const box = use(PlotBoxContext);
  const drag = useRef<Drag>(undefined);
  if (!box) return null;
  const layout = rangeLayout(months, value, box);
  const names = { first: t('From'), last: t('To') };
  const move = ({ currentTarget, clientX }: PointerEvent) => {
    if (drag.current) onValueChange(drag.current(clientX - currentTarget.getBoundingClientRect().left));
  };
  const onPointerDown = (event: PointerEvent) => {
    const { currentTarget, clientX, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    drag.current = startDrag(clientX - currentTarget.getBoundingClientRect().left, { layout, value, limits });
    move(event);
  };
  const drop = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent, end: RangeEnd) => {
    const month = monthAfterKey(event.key, value[end], { count: limits.count, isRightToLeft: box.isRightToLeft });
    if (month === undefined) return;
    event.preventDefault();
    onValueChange(withEnd(value, end, month, limits));
  };
  const drawHandle = (end: RangeEnd) => (
    <g
      role="slider"
      tabIndex={0}
      aria-label={names[end]}
      aria-valuemin={0}
      aria-valuemax={limits.count - 1}
      aria-valuenow={value[end]}
      aria-valuetext={months.slice(value[end], value[end] + 1).map((month) => monthAndYear(month, locale))[0]}
      onKeyDown={(event) => onKeyDown(event, end)}
    >
      <rect {...grow(layout.handles[end], REACH / 2)} fill="transparent" cursor="ew-resize" />
      <rect {...layout.handles[end]} rx={2} className={looks.series} />
    </g>
  );
  return (
    <div className={cursor} onPointerDown={onPointerDown} onPointerMove={move} onPointerUp={drop} onPointerCancel={drop}>
      <svg role="none" width={box.width} height={layout.height} overflow="visible" direction="ltr">
        <Marks marks={layout.marks} />
        <rect {...layout.window} className={`${looks[1]} ${looks.outlined}`} />
        {drawHandle('first')}
        {drawHandle('last')}
      </svg>
    </div>
  );
}
