import { scaleLinear } from '@visx/scale';
import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { formatFigure, sum } from '../plot/figures.ts';
import { type Box, boxPath, contains, directionOf, grow, hatchPath } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, TextMark } from '../plot/plotLayout.ts';
import { type PaintedStatus, STATUS_TONES, type Stage, stageText } from './stages.ts';

const STRIP = 1.6;
const GAP = 3;
const MIN_WIDTH = 6;
const SWATCH = 0.85;
const COLUMN = 7.5;
const ROW = 4.2;
const HATCH = 5;

function hatchOf(status: PaintedStatus, box: Box): string {
  switch (status) {
    case 'ongoing':
      return hatchPath(box, HATCH);
    case 'cancelled':
      return hatchPath(box, HATCH) + hatchPath(box, HATCH, 'falling');
    default:
      return '';
  }
}

/** The segments of the strip, one per stage with events, each with a visible minimum width. */
function toSegments(stages: readonly Stage[], { width, em }: PlotBox): Placed[] {
  const shown = stages.filter(({ count }) => count > 0);
  const room = width - Math.max(0, shown.length - 1) * GAP - shown.length * MIN_WIDTH;
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, sum(shown.map(({ count }) => count)))], range: [0, Math.max(0, room)] });
  let x = 0;
  return shown.map((stage) => {
    const box = { x, y: 1, width: MIN_WIDTH + scale(stage.count), height: STRIP * em };
    x += box.width + GAP;
    return { stage, box };
  });
}

/** The cells with the figures below the strip, as many per row as fit. */
function toCells(stages: readonly Stage[], { width, em }: PlotBox): Placed[] {
  const fitting = Math.max(1, Math.min(stages.length, Math.floor(width / (COLUMN * em))));
  const rows = Math.ceil(stages.length / fitting);
  const columns = Math.ceil(stages.length / rows);
  return stages.map((stage, index) => ({
    stage,
    box: {
      x: (index % columns) * (width / columns),
      y: (STRIP + 0.9 + Math.floor(index / columns) * ROW) * em,
      width: width / columns,
      height: (ROW - 0.6) * em,
    },
  }));
}

interface Placed {
  stage: Stage;
  box: Box;
}

/** Completed is filled, planned is an outline, ongoing is half filled, cancelled is crossed out. */
function drawStatus(kind: string, { status, key }: Stage, box: Box): Mark[] {
  const paint = STATUS_TONES[status];
  const isFilled = status === 'completed' || status === 'other';
  const hatch = hatchOf(status, box);
  const shape: Mark = { key: `${kind} ${key}`, look: isFilled ? paint : [paint, 'outlined'], box };
  return hatch ? [shape, { key: `hatch of ${kind} ${key}`, look: [paint, 'outlined'], d: hatch }] : [shape];
}

/** The texts of a cell, with a small copy of its segment as a legend. */
function fillCell({ stage, box: cell }: Placed, { em, isRightToLeft, locale, translate: t = fillIn }: PlotBox) {
  const size = SWATCH * em;
  const { at, mirror, startAnchor } = directionOf({ width: cell.width, isRightToLeft });
  const swatch = mirror({ x: 1, y: cell.y + 2.35 * em, width: size, height: size });
  const text = { x: cell.x + at(0), anchor: startAnchor };
  return {
    swatch: { ...swatch, x: cell.x + swatch.x },
    count: { ...text, key: `count ${stage.key}`, look: 'large', y: cell.y + 1.5 * em, text: formatFigure(stage.count, locale) },
    name: { ...text, key: `name ${stage.key}`, look: 'label', x: cell.x + at(size + 0.5 * em), y: cell.y + 3.1 * em, text: t(stage.name) },
  } as const satisfies { swatch: Box; count: TextMark; name: TextMark };
}

/** The layout: a strip of all events, and a figure for each status below it. */
export function pipelineLayout(stages: readonly Stage[], box: PlotBox): PlotLayout {
  const { mirror } = directionOf(box);
  const mirrored = (placed: Placed): Placed => ({ ...placed, box: mirror(placed.box) });
  const segments = toSegments(stages, box).map(mirrored);
  const cells = toCells(stages, box)
    .map(mirrored)
    .map((cell) => ({ ...cell, ...fillCell(cell, box), segment: segments.find(({ stage }) => stage === cell.stage)?.box }));
  const stripEnd = (STRIP + 0.5) * box.em;
  return {
    width: box.width,
    height: Math.ceil(Math.max(...cells.map(({ box: { y, height } }) => y + height))),
    marks: [
      ...segments.flatMap((segment) => drawStatus('segment', segment.stage, segment.box)),
      ...cells.flatMap(({ stage, swatch }) => drawStatus('swatch', stage, swatch)),
      ...cells.map(({ count }) => count),
      ...cells.map(({ name }) => name),
    ],
    points: cells.map(({ stage, box: { x, y, width }, segment, swatch }) => ({
      key: stage.key,
      name: (box.translate ?? fillIn)(stage.name),
      value: stageText(stage, box.locale, box.translate),
      x: x + width / 2,
      y,
      outline: boxPath(grow(segment ?? swatch, 2)),
    })),
    pointAt: (x, y) =>
      cells.findIndex(({ box: cell, segment }) => (y <= stripEnd ? segment && contains(grow(segment, GAP), x, y) : contains(cell, x, y))),
  };
}
