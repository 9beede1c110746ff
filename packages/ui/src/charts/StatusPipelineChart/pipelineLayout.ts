import { scaleLinear } from '@visx/scale';
import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { formatFigure, sum } from '../plot/figures.ts';
import { type Box, boxPath, grow, hatchPath, mirror } from '../plot/paths.ts';
import type { PlotBox, PlotLayout } from '../plot/plotLayout.ts';
import type { PaintedStatus } from './stages.ts';
import { type Stage, stageText } from './stages.ts';

/** A shape of a status: its color, and a texture that tells it without. */
export interface StatusMark {
  key: string;
  status: PaintedStatus;
  box: Box;
  /** Lines across the box; blank for a status that is plain. */
  hatch: string;
}

interface Word {
  key: string;
  x: number;
  y: number;
  text: string;
}

export interface PipelineLayout extends PlotLayout {
  marks: readonly StatusMark[];
  counts: readonly Word[];
  names: readonly Word[];
  anchor: 'start' | 'end';
}

const STRIP = 1.6;
const GAP = 3;
const LEAST = 6;
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

/** The strip: a segment for each stage that has events, each wide enough to be seen. */
function toSegments(stages: readonly Stage[], { width, em }: PlotBox): Placed[] {
  const shown = stages.filter(({ count }) => count > 0);
  const room = width - Math.max(0, shown.length - 1) * GAP - shown.length * LEAST;
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, sum(shown.map(({ count }) => count)))], range: [0, Math.max(0, room)] });
  let x = 0;
  return shown.map((stage) => {
    const box = { x, y: 1, width: LEAST + scale(stage.count), height: STRIP * em };
    x += box.width + GAP;
    return { stage, box };
  });
}

/** The figures under it: as many in a row as there is room for. */
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

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function toMark(prefix: string, { status, key }: Stage, box: Box): StatusMark {
  return { key: `${prefix} ${key}`, status, box, hatch: hatchOf(status, box) };
}

/** The words of a cell, and the small copy of its segment that stands before its name. */
function fillCell({ stage, box: cell }: Placed, { em, isRightToLeft, locale, translate: t = fillIn }: PlotBox) {
  const size = SWATCH * em;
  const near = (indent: number) => (isRightToLeft ? cell.x + cell.width - indent : cell.x + indent);
  return {
    swatch: { x: isRightToLeft ? near(size + 1) : near(1), y: cell.y + 2.35 * em, width: size, height: size },
    count: { key: stage.key, x: near(0), y: cell.y + 1.5 * em, text: formatFigure(stage.count, locale) },
    name: { key: stage.key, x: near(size + 0.5 * em), y: cell.y + 3.1 * em, text: t(stage.name) },
  };
}

/** How many events stand where: a strip of all of them, and under it a figure for each status. */
export function pipelineLayout(stages: readonly Stage[], box: PlotBox): PipelineLayout {
  const turn = (placed: Placed): Placed => (box.isRightToLeft ? { ...placed, box: mirror(placed.box, box.width) } : placed);
  const segments = toSegments(stages, box).map(turn);
  const cells = toCells(stages, box)
    .map(turn)
    .map((cell) => ({ ...cell, ...fillCell(cell, box), segment: segments.find(({ stage }) => stage === cell.stage)?.box }));
  const stripEnd = (STRIP + 0.5) * box.em;
  return {
    width: box.width,
    height: Math.ceil(Math.max(...cells.map(({ box: { y, height } }) => y + height))),
    marks: [
      ...segments.map((segment) => toMark('segment', segment.stage, segment.box)),
      ...cells.map(({ stage, swatch }) => toMark('swatch', stage, swatch)),
    ],
    counts: cells.map(({ count }) => count),
    names: cells.map(({ name }) => name),
    anchor: box.isRightToLeft ? 'end' : 'start',
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
