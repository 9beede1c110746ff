import { type ComponentType, use, useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { drawing, plot } from './Plot.css.ts';
import { PlotCursor } from './PlotCursor.tsx';
import type { DrawingProps, PlotBox, PlotLayout } from './plotLayout.ts';
import { PlotBoxContext } from './usePlotBox.ts';

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
 * The outer layer of every chart, inside its frame: as wide as that, drawn again only when data or width change, one stop of the
 * tab key with arrows between the points. Nothing outside is rendered when the width changes.
 */
export function Plot<Data, Layout extends PlotLayout>(props: PlotProps<Data, Layout>) {
  const { label, data, toLayout, drawing: Drawing, start = 'first' } = props;
  const box = use(PlotBoxContext);
  const { locale, translate } = useLocaleSettings();
  const layout = useMemo(() => box && toLayout(data, { ...box, locale, translate }), [data, toLayout, box, locale, translate]);
  const marks = useMemo(() => layout && <Drawing layout={layout} />, [layout, Drawing]);
  if (!layout || !box) return null;
  return (
    <div className={plot}>
      <PlotCursor label={label} layout={layout} start={start === 'first' ? 0 : layout.points.length - 1} rightToLeft={box.isRightToLeft}>
        <svg width={layout.width} height={layout.height} aria-hidden="true" className={drawing}>
          {marks}
        </svg>
      </PlotCursor>
    </div>
  );
}
