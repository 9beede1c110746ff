import { HairlineAxis } from '../plot/HairlineAxis.tsx';
import { label, series, track } from '../plot/marks.css.ts';
import type { DrawingProps } from '../plot/plotLayout.ts';
import type { ActivityLayout } from './activityLayout.ts';

/** Draws what `activityLayout` decided: two paths for a year of days. */
export function ActivitySvg({ layout }: DrawingProps<ActivityLayout>) {
  const { places, squares, monthLabels, weekdayLabels, weekdayAnchor, legend, legendAnchor } = layout;
  return (
    <>
      <HairlineAxis labels={weekdayLabels} anchor={weekdayAnchor} />
      <HairlineAxis labels={monthLabels} anchor={weekdayAnchor} />
      <path d={places} className={track} />
      <path d={squares} className={series} />
      {legend.map(({ key, place, square, x, y, text }) => (
        <g key={key}>
          <path d={place} className={track} />
          <path d={square} className={series} />
          <text x={x} y={y} textAnchor={legendAnchor} className={label}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
