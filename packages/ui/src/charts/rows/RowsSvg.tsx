import { Fragment } from 'react';
import { label, paintOf, rest, series, strong, text, track as trackFill } from '../plot/marks.css.ts';
import type { DrawingProps } from '../plot/plotLayout.ts';
import { excess, excessHatch, referenceLine } from './rows.css.ts';
import type { DrawnRow, RowsLayout } from './rowsLayout.ts';

function toClass(paint: DrawnRow['paint']): string {
  if (paint === 'rest') return rest;
  return paint ? paintOf[paint] : series;
}

function Bar({ bar, paint, track, excess: over }: Pick<DrawnRow, 'bar' | 'paint' | 'track' | 'excess'>) {
  return (
    <>
      {track && <rect {...track} rx={2} className={trackFill} />}
      <rect {...bar} rx={2} className={toClass(paint)} />
      {over && <rect {...over.box} className={excess} />}
      {over && <path d={over.hatch} className={excessHatch} />}
    </>
  );
}

function Words({ row: { name, detail, figure }, anchors }: { row: DrawnRow; anchors: RowsLayout['anchors'] }) {
  return (
    <>
      {name.map(({ x, y, text: line }) => (
        <text key={y} x={x} y={y} textAnchor={anchors.name} className={text}>
          {line}
        </text>
      ))}
      {detail && (
        <text x={detail.x} y={detail.y} textAnchor={anchors.name} className={label}>
          {detail.text}
        </text>
      )}
      <text x={figure.x} y={figure.y} textAnchor={anchors.figure} className={strong}>
        {figure.text}
      </text>
    </>
  );
}

/** Draws what `rowsLayout` decided. */
export function RowsSvg({ layout: { rows, reference, anchors } }: DrawingProps<RowsLayout>) {
  return (
    <>
      {rows.map((row) => (
        <Fragment key={row.key}>
          <Words row={row} anchors={anchors} />
          <Bar bar={row.bar} paint={row.paint} track={row.track} excess={row.excess} />
        </Fragment>
      ))}
      {reference && (
        <>
          <path d={reference.path} className={referenceLine} />
          <text x={reference.label.x} y={reference.label.y} textAnchor={reference.label.anchor} className={label}>
            {reference.label.text}
          </text>
        </>
      )}
    </>
  );
}
