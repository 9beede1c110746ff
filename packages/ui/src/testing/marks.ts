import type { Box } from '../charts/plot/paths.ts';
import type { Mark, PlotLayout, TextMark } from '../charts/plot/plotLayout.ts';

function marksOf({ marks }: PlotLayout, kind: string): Mark[] {
  return marks.filter(({ key }) => key.startsWith(kind));
}

/** The texts of a drawing whose keys start with `kind`. */
export function textsOf(layout: PlotLayout, kind: string): TextMark[] {
  return marksOf(layout, kind).filter((mark) => 'text' in mark);
}

export function boxesOf(layout: PlotLayout, kind: string): Box[] {
  return marksOf(layout, kind).flatMap((mark) => ('box' in mark ? [mark.box] : []));
}

/** The first path whose key starts with `kind`. */
export function pathOf(layout: PlotLayout, kind: string): string | undefined {
  return marksOf(layout, kind).find((mark) => 'd' in mark)?.d;
}
