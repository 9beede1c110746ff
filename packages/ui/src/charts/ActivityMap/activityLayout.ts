import { scaleQuantize } from '@visx/scale';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import type { AxisLabel } from '../plot/HairlineAxis.tsx';
import { type Box, boxPath, grow } from '../plot/paths.ts';
import type { PlotBox, PlotLayout, PlotPoint } from '../plot/plotLayout.ts';
import { textWidth } from '../plot/words.ts';
import { type Day, dayNames, toWeeks, type Week } from './days.ts';

export interface ActivityData {
  days: readonly Day[];
  unit: Unit;
}

export interface ActivityLayout extends PlotLayout {
  /** The places of all days, as one path: what is not filled is nothing. */
  places: string;
  /** The squares of the days on which there was something, as one path. */
  squares: string;
  monthLabels: readonly AxisLabel[];
  weekdayLabels: readonly AxisLabel[];
  /** Where the names of the days of a week begin or end. */
  weekdayAnchor: 'start' | 'end';
  legend: readonly { key: string; place: string; square: string; x: number; y: number; text: string }[];
  /** Where the words of the legend begin. */
  legendAnchor: 'start' | 'end';
}

const LINE = 1.35;
const DAYS_A_WEEK = 7;
/** Edges of a day's place, in em: as large as there is room for, and no smaller than one can point at. */
const SMALLEST = 1;
const LARGEST = 1.7;
/** Of a place, between it and the next. */
const GAP = 0.16;
/** How much of its place's edge a square takes, by level: size says how much, whatever the colours are. */
const EDGES = [0, 0.4, 0.6, 0.8, 1] as const;
const LEVELS = [1, 2, 3, 4] as const;

interface Measures {
  /** From one place to the next. */
  pitch: number;
  edge: number;
  /** Left free where reading starts, for the names of the days. */
  margin: number;
  weeksInBand: number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** All weeks in one band where there is room for it, else in as many equal ones as it takes, one under another. */
function measure(weeks: number, margin: number, { width, em }: PlotBox): Measures {
  const room = Math.max(width - margin, SMALLEST * em);
  const bands = Math.ceil(weeks / Math.max(1, Math.floor(room / (SMALLEST * em))));
  const weeksInBand = Math.ceil(weeks / bands);
  const pitch = Math.floor(Math.min(LARGEST * em, room / weeksInBand) * 2) / 2;
  return { pitch, edge: round(pitch * (1 - GAP)), margin, weeksInBand };
}

function levelOf(most: number) {
  // Up to four everything has a level of its own.
  const scale = scaleQuantize<number>({ domain: [0.5, Math.max(most, LEVELS.length) + 0.5], range: [...LEVELS] });
  return (value: number) => (value > 0 ? scale(value) : 0);
}

function squareIn(place: Box, level: number): Box {
  const edge = round(place.width * (EDGES[level] ?? 1));
  const inset = (place.width - edge) / 2;
  return { x: place.x + inset, y: place.y + inset, width: edge, height: edge };
}

/** The figures that a level stands for: '1', '2 to 3'. */
function rangeOf(level: number, most: number, locale: string): string {
  const scale = levelOf(most);
  const values = Array.from({ length: Math.max(most, LEVELS.length) }, (_, index) => index + 1).filter((value) => scale(value) === level);
  const [first = 0] = values;
  const last = values.at(-1) ?? first;
  const figures = [...new Set([first, last])].map((value) => formatFigure(value, locale));
  return figures.join('–');
}

function drawLegend(most: number, top: number, { width, em, isRightToLeft, locale }: PlotBox, edge: number): ActivityLayout['legend'] {
  let at = 0;
  let line = 0;
  return [0, ...LEVELS].map((level) => {
    const text = level === 0 ? formatFigure(0, locale) : rangeOf(level, most, locale);
    const room = edge + 0.4 * em + textWidth(text, em);
    if (at > 0 && at + room > width) {
      at = 0;
      line += 1;
    }
    const y = top + line * 1.6 * em;
    const place = { x: isRightToLeft ? width - at - edge : at, y, width: edge, height: edge };
    const words = at + edge + 0.4 * em;
    at += room + 1.2 * em;
    return {
      key: text,
      place: boxPath(place),
      square: level === 0 ? '' : boxPath(squareIn(place, level)),
      x: round(isRightToLeft ? width - words : words),
      y: round(y + edge / 2 + 0.36 * em),
      text,
    };
  });
}

/** A month's name stands above the first week that it begins in; one that would run into the name before is left out. */
function labelMonths(
  weeks: readonly Week[],
  placeOf: (week: number, weekday: number) => Box,
  weeksInBand: number,
  box: PlotBox,
): AxisLabel[] {
  const names = dayNames(box.locale);
  const labels: AxisLabel[] = [];
  let free = 0;
  weeks.forEach((week, index) => {
    if (index % weeksInBand === 0) free = 0;
    const begins = week.days.find(({ date }) => date.day === 1) ?? (index === 0 ? week.days[0] : undefined);
    const at = index % weeksInBand;
    if (!begins || at < free) return;
    const place = placeOf(index, 0);
    const text = names.month(begins.date);
    free = at + Math.ceil((textWidth(text, box.em) + 0.4 * box.em) / place.width);
    labels.push({
      key: begins.date.toString(),
      text,
      x: round(box.isRightToLeft ? place.x + place.width : place.x),
      y: round(place.y - 0.45 * box.em),
    });
  });
  return labels;
}

/** Days by weeks: a column for each week, a row for each day of it; in several bands where the page is narrow. */
export function activityLayout({ days, unit }: ActivityData, box: PlotBox): ActivityLayout {
  const { width, em, isRightToLeft, locale, translate } = box;
  const names = dayNames(locale);
  const weeks = toWeeks(days, locale);
  const start = weeks[0]?.start;
  const weekdays = start ? Array.from({ length: DAYS_A_WEEK }, (_, day) => names.weekday(start.add({ days: day }))) : [];
  // Every second day is named: more would be too close to be read.
  const margin = Math.max(0, ...weekdays.map((name) => textWidth(name, em))) + 0.5 * em;
  const { pitch, edge, weeksInBand } = measure(Math.max(weeks.length, 1), margin, box);
  const bandHeight = LINE * em + DAYS_A_WEEK * pitch + 0.6 * em;
  const placeOf = (week: number, weekday: number): Box => {
    const along = margin + (week % weeksInBand) * pitch;
    const y = Math.floor(week / weeksInBand) * bandHeight + LINE * em + weekday * pitch;
    return { x: round(isRightToLeft ? width - along - edge : along), y: round(y), width: edge, height: edge };
  };
  const most = Math.max(0, ...days.map(({ value }) => value));
  const level = levelOf(most);
  const drawn = weeks.flatMap(({ start: first, days: ofWeek }, week) =>
    ofWeek.map((day) => ({ day, place: placeOf(week, day.date.compare(first)) })),
  );
  const points: PlotPoint[] = drawn.map(({ day: { date, value }, place }) => ({
    key: date.toString(),
    name: names.full(date),
    value: counted(value, unit, locale, translate),
    x: place.x + edge / 2,
    y: place.y,
    outline: boxPath(grow(place, 1)),
  }));
  const bands = Math.ceil(weeks.length / weeksInBand);
  const bottom = bands * bandHeight;
  const legend = drawLegend(most, bottom, box, edge);
  return {
    width,
    height: Math.ceil(Math.max(...legend.map(({ y }) => y)) + 0.6 * em),
    points,
    across: DAYS_A_WEEK,
    pointAt: (x, y) => drawn.findIndex(({ place }) => isIn(x, y, grow(place, (pitch - edge) / 2))),
    places: drawn.map(({ place }) => boxPath(place)).join(''),
    squares: drawn.map(({ day, place }) => (day.value > 0 ? boxPath(squareIn(place, level(day.value))) : '')).join(''),
    monthLabels: labelMonths(weeks, placeOf, weeksInBand, box),
    weekdayLabels: Array.from({ length: bands }, (_, band) =>
      weekdays.flatMap((text, weekday) =>
        weekday % 2 === 1
          ? [
              {
                key: `${band} ${text}`,
                text,
                x: isRightToLeft ? width : 0,
                y: round(placeOf(band * weeksInBand, weekday).y + edge / 2 + 0.36 * em),
              },
            ]
          : [],
      ),
    ).flat(),
    weekdayAnchor: isRightToLeft ? 'end' : 'start',
    legend,
    legendAnchor: isRightToLeft ? 'end' : 'start',
  };
}

function isIn(x: number, y: number, box: Box): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
