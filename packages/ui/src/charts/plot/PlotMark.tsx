import { assignInlineVars } from '@vanilla-extract/dynamic';
import { across, bubble, bubbleName, down, mark, outline, place } from './Plot.css.ts';
import type { PlotPoint } from './plotLayout.ts';

/** The space that a tooltip needs above its point, in CSS pixels; with less it goes below. */
const ROOM_ABOVE = 64;

interface PlotMarkProps {
  point: PlotPoint;
  /** The width of the whole drawing, in CSS pixels. */
  width: number;
}

/** Marks one point of a drawing and shows its tooltip. */
export function PlotMark({ point, width }: PlotMarkProps) {
  const { x, y, name, value, outline: path, origin } = point;
  return (
    <>
      <svg aria-hidden="true" className={mark}>
        <path d={path} transform={origin && `translate(${origin.x} ${origin.y})`} className={outline} />
      </svg>
      <div
        aria-hidden="true"
        className={place({ side: y < ROOM_ABOVE ? 'below' : 'above' })}
        style={assignInlineVars({ [across]: `${(x / width) * 100}%`, [down]: `${y}px` })}
      >
        <div className={bubble}>
          <span className={bubbleName}>{name}</span>
          <span>{value}</span>
        </div>
      </div>
    </>
  );
}
