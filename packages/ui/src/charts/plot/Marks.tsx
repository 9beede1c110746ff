import { type Look, looks } from './marks.css.ts';
import type { Mark } from './plotLayout.ts';

function classOf(look: Look | readonly Look[]): string {
  return [look]
    .flat()
    .map((each) => looks[each as Look])
    .join(' ');
}

/** Renders the marks of a layout as SVG. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) => {
    const className = classOf(mark.look);
    if ('d' in mark) return <path key={mark.key} d={mark.d} className={className} />;
    if ('box' in mark) return <rect key={mark.key} {...mark.box} rx={2} className={className} />;
    return (
      <text key={mark.key} x={mark.x} y={mark.y} textAnchor={mark.anchor} className={className}>
        {mark.text}
      </text>
    );
  });
}
