import { type ComponentType, useMemo } from 'react';
import { drawing, plot, ruler } from './Plot.css.ts';
import { PlotCursor } from './PlotCursor.tsx';
import type { DrawingProps, PlotBox, PlotLayout } from './plotLayout.ts';
import { usePlotBox } from './usePlotBox.ts';

export interface PlotProps<Data, Layout extends PlotLayout> {
  /** The chart's name. */
  label: string;
  data: Data;
  /** The pure layer: everything that can be computed, for the room that there is. */
  toLayout: (data: Data, box: PlotBox) => Layout;
  /** The marks, inside the SVG. */
  drawing: ComponentType<DrawingProps<Layout>>;
  /** The point that the keyboard reaches first. */
  start?: 'first' | 'last';
}

/**
 * The outer layer of every chart: as wide as its place, drawn again only when data or width change, one stop of the tab
 * key with arrows between the points. Nothing outside is rendered when the width changes.
 */
export function Plot<Data, Layout extends PlotLayout>(props: PlotProps<Data, Layout>) {
  const { label, data, toLayout, drawing: Drawing, start = 'first' } = props;
  const [ref, box] = usePlotBox();
  const layout = useMemo(() => box && toLayout(data, box), [data, toLayout, box]);
  const marks = useMemo(() => layout && <Drawing layout={layout} />, [layout, Drawing]);
  return (
    <div className={plot}>
      <div ref={ref} className={ruler} />
      {layout && box && (
        <PlotCursor
          label={label}
          layout={layout}
          start={start === 'first' ? 0 : layout.points.length - 1}
          isRightToLeft={box.isRightToLeft}
        >
          <svg width={layout.width} height={layout.height} aria-hidden="true" className={drawing}>
            {marks}
          </svg>
        </PlotCursor>
      )}
    </div>
  );
}
