import { Group } from '@visx/group';
import { label, large, leader, sliceOf, text, trackEdge } from '../plot/marks.css.ts';
import type { DrawingProps } from '../plot/plotLayout.ts';
import type { DonutLayout } from './donutLayout.ts';
import type { DonutText } from './sliceWords.ts';

function Words({ words, className }: { words: readonly DonutText[]; className: string }) {
  return (
    <g className={className}>
      {words.map(({ key, x, y, anchor, text: word }) => (
        <text key={key} x={x} y={y} textAnchor={anchor}>
          {word}
        </text>
      ))}
    </g>
  );
}

/** Draws what `donutLayout` decided. */
export function DonutSvg({ layout }: DrawingProps<DonutLayout>) {
  const { center, slices, empty, names, figures, leaders, swatches, total } = layout;
  return (
    <>
      {leaders && <path d={leaders} className={leader} />}
      <Group left={center.x} top={center.y}>
        {empty && <path d={empty} className={trackEdge} />}
        {slices.map(({ key, path, series }) => (
          <path key={key} d={path} className={sliceOf[series]} />
        ))}
      </Group>
      {swatches.map(({ key, series, ...box }) => (
        <rect key={key} {...box} rx={2} className={sliceOf[series]} />
      ))}
      <Words words={names} className={text} />
      <Words words={figures} className={label} />
      <text x={total.x} y={total.y} textAnchor={total.anchor} className={large}>
        {total.text}
      </text>
    </>
  );
}
