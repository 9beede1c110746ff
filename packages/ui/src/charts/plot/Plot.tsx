import { use, useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { Marks } from './Marks.tsx';
import { drawing, plot } from './Plot.css.ts';
import { PlotCursor } from './PlotCursor.tsx';
import type { PlotBox, PlotLayout } from './plotLayout.ts';
import { PlotBoxContext } from './usePlotBox.ts';

export interface PlotProps<Data> {
  /** The chart's name. */
  label: string;
  data: Data;
  /** The pure layer: everything that can be computed, for the room that there is. */
  toLayout: (data: Data, box: PlotBox) => PlotLayout;
  /** The point that the keyboard reaches first. */
  start?: 'first' | 'last' | undefined;
}

/**
 * The outer layer of every chart, inside its frame: as wide as that, drawn again only when data or width change, one stop of the
 * tab key with arrows between the points. Nothing outside is rendered when the width changes.
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
