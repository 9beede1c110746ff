import { use, useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { Marks } from './Marks.tsx';
import { drawing, plot } from './Plot.css.ts';
import { PlotCursor } from './PlotCursor.tsx';
import type { PlotBox, PlotLayout } from './plotLayout.ts';
import { PlotBoxContext } from './usePlotBox.ts';

export interface PlotProps<Data> {
  /** The name of the chart. */
  label: string;
  data: Data;
  /** Computes the layout for the available space; a pure function. */
  toLayout: (data: Data, box: PlotBox) => PlotLayout;
  /** The point that the keyboard reaches first. */
  start?: 'first' | 'last' | undefined;
}

/**
 * The drawing of a chart inside its frame. It renders again only when the data or the width change, and is one tab stop with arrow keys
 * between the points. A change of the width renders nothing outside of it.
 */
export function Plot<Data>({ label, data, toLayout, start = 'first' }: PlotProps<Data>) {
  const box = use(PlotBoxContext);
  const { locale, translate } = useLocaleSettings();
  const layout = useMemo(() => box && toLayout(data, { ...box, locale, translate }), [data, toLayout, box, locale, translate]);
  const marks = useMemo(() => layout && <Marks marks={layout.marks} />, [layout]);
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
