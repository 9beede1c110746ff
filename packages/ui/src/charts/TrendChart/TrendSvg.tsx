import { HairlineAxis } from '../plot/HairlineAxis.tsx';
import { haloed, series, seriesArea, seriesLine } from '../plot/marks.css.ts';
import type { DrawingProps } from '../plot/plotLayout.ts';
import type { TrendLayout } from './trendLayout.ts';

/** Draws what `trendLayout` decided. */
export function TrendSvg({ layout }: DrawingProps<TrendLayout>) {
  const { line, area, dots, latest, monthLabels, figureLabels, figureAnchor, rules } = layout;
  return (
    <>
      <HairlineAxis labels={figureLabels} anchor={figureAnchor} rules={rules} />
      <HairlineAxis labels={monthLabels} anchor="middle" />
      <path d={area} className={seriesArea} />
      <path d={line} className={seriesLine} />
      <path d={dots} className={series} />
      {latest && (
        <>
          <path d={latest.path} className={series} />
          <text x={latest.label.x} y={latest.label.y} textAnchor={latest.label.anchor} className={haloed}>
            {latest.label.text}
          </text>
        </>
      )}
    </>
  );
}
