import { label, large, outlined, paintOf } from '../plot/marks.css.ts';
import type { DrawingProps } from '../plot/plotLayout.ts';
import type { PipelineLayout, StatusMark } from './pipelineLayout.ts';
import { STATUS_TONES } from './stages.ts';

/** Completed is filled, planned is an empty frame, ongoing is half there, cancelled is crossed out. */
function Mark({ status, box, hatch }: StatusMark) {
  const paint = paintOf[STATUS_TONES[status]];
  const line = `${paint} ${outlined}`;
  if (status === 'completed' || status === 'other') return <rect {...box} rx={2} className={paint} />;
  return (
    <>
      <rect {...box} rx={2} className={line} />
      {hatch && <path d={hatch} className={line} />}
    </>
  );
}

/** Draws what `pipelineLayout` decided. */
export function PipelineSvg({ layout: { marks, counts, names, anchor } }: DrawingProps<PipelineLayout>) {
  return (
    <g textAnchor={anchor}>
      {marks.map((mark) => (
        <Mark {...mark} key={mark.key} />
      ))}
      {counts.map(({ key, x, y, text }) => (
        <text key={key} x={x} y={y} className={large}>
          {text}
        </text>
      ))}
      {names.map(({ key, x, y, text }) => (
        <text key={key} x={x} y={y} className={label}>
          {text}
        </text>
      ))}
    </g>
  );
}
