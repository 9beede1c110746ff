import { label, rule } from './marks.css.ts';

export interface AxisLabel {
  key: string;
  text: string;
  x: number;
  /** The text's baseline. */
  y: number;
}

export interface HairlineAxisProps {
  labels: readonly AxisLabel[];
  anchor: 'start' | 'middle' | 'end';
  /** All grid lines as one SVG path. */
  rules?: string;
}

/** A few quiet words beside a drawing, and hairlines through it: all the axis that a chart of ours has. */
export function HairlineAxis({ labels, anchor, rules }: HairlineAxisProps) {
  return (
    <g textAnchor={anchor} className={label}>
      {rules && <path d={rules} className={rule} />}
      {labels.map(({ key, text, x, y }) => (
        <text key={key} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
