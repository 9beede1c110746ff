import { scaleQuantize } from '@visx/scale';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { type Box, boxPath, contains, directionOf, grow, round } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, PlotPoint, TextMark } from '../plot/plotLayout.ts';
import { textWidth } from '../plot/textLayout.ts';
import { type Day, dayNames, toWeeks, type Week } from './days.ts';

export interface ActivityData {
  days: readonly Day[];
  unit: Unit;
}

const LINE = 1.35;
const DAYS_A_WEEK = 7;
/** The smallest and largest cell size in em: large enough to be pointed at. */
const MIN_CELL = 1;
const MAX_CELL = 1.7;
/** The part of a cell that is left free as a gap. */
const GAP = 0.16;
/** The size of a square within its cell, by level, so that the amount is visible without color. */
const EDGES = [0, 0.4, 0.6, 0.8, 1] as const;
const LEVELS = [1, 2, 3, 4] as const;

interface Measures {
  /** The distance between two cells. */
  pitch: number;
  edge: number;
  /** The space at the start edge for the names of the days. */
  margin: number;
  weeksInBand: number;
}

/** Puts all weeks into one band where there is room, otherwise into several equal bands below each other. */
function measure(weeks: number, margin: number, { width, em }: PlotBox): Measures {
  const room = Math.max(width - margin, MIN_CELL * em);
  const bands = Math.ceil(weeks / Math.max(1, Math.floor(room / (MIN_CELL * em))));
  const weeksInBand = Math.ceil(weeks / bands);
  const pitch = Math.floor(Math.min(MAX_CELL * em, room / weeksInBand) * 2) / 2;
  return { pitch, edge: round(pitch * (1 - GAP)), margin, weeksInBand };
}

function levelOf(max: number) {
  // Up to four, every value has a level of its own.
  const scale = scaleQuantize<number>({ domain: [0.5, Math.max(max, LEVELS.length) + 0.5], range: [...LEVELS] });
  return (value: number) => (value > 0 ? scale(value) : 0);
}

function squareIn(place: Box, level: number): Box {
  const edge = round(place.width * (EDGES[level] ?? 1));
  const inset = (place.width - edge) / 2;
  return { x: place.x + inset, y: place.y + inset, width: edge, height: edge };
}

/** The values of a level: '1', '2 to 3'. */
function rangeOf(level: number, max: number, locale: string): string {
  const scale = levelOf(max);
  const values = Array.from({ length: Math.max(max, LEVELS.length) }, (_, index) => index + 1).filter((value) => scale(value) === level);
  const [first = 0] = values;
  const last = values.at(-1) ?? first;
  const figures = [...new Set([first, last])].map((value) => formatFigure(value, locale));
  return figures.join('–');
}

function drawLegend(max: number, top: number, box: PlotBox, edge: number): { marks: Mark[]; bottom: number } {
  const { width, em, locale } = box;
  const { at, mirror, startAnchor } = directionOf(box);
  let used = 0;
  let y = top;
  const marks = [0, ...LEVELS].flatMap((level): Mark[] => {
    const text = level === 0 ? formatFigure(0, locale) : rangeOf(level, max, locale);
    const indent = edge + 0.4 * em;
    const room = indent + textWidth(text, em);
    if (used > 0 && used + room > width) {
      used = 0;
      y += 1.6 * em;
    }
    const place = mirror({ x: used, y, width: edge, height: edge });
    const x = round(at(used + indent));
    used += room + 1.2 * em;
    return [
      { key: `legend place ${level}`, look: 'track', d: boxPath(place) },
      { key: `legend square ${level}`, look: 'series', d: level === 0 ? '' : boxPath(squareIn(place, level)) },
      { key: `legend text ${level}`, look: 'label', text, x, y: round(y + edge / 2 + 0.36 * em), anchor: startAnchor },
    ];
  });
  return { marks, bottom: y + edge / 2 + 0.96 * em };
}

/** A month's name stands above the first week that starts in it; a name that would overlap the previous one is omitted. */
function labelMonths(
  weeks: readonly Week[],
  placeOf: (week: number, weekday: number) => Box,
  weeksInBand: number,
  box: PlotBox,
): TextMark[] {
  const names = dayNames(box.locale);
  const { startAnchor } = directionOf(box);
  const labels: TextMark[] = [];
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
      key: `month ${begins.date}`,
      look: 'label',
      anchor: startAnchor,
      text,
      x: round(box.isRightToLeft ? place.x + place.width : place.x),
      y: round(place.y - 0.45 * box.em),
    });
  });
  return labels;
}

/** The layout of days by weeks: a column per week and a row per weekday, in several bands on narrow pages. */
export function activityLayout({ days, unit }: ActivityData, box: PlotBox): PlotLayout {
  const { width, em, locale, translate } = box;
  const { at, mirror, startAnchor } = directionOf(box);
  const names = dayNames(locale);
  const weeks = toWeeks(days, locale);
  const start = weeks[0]?.start;
  const weekdays = start ? Array.from({ length: DAYS_A_WEEK }, (_, day) => names.weekday(start.add({ days: day }))) : [];
  // Every second day is labelled, because more labels would be too close together.
  const margin = Math.max(0, ...weekdays.map((name) => textWidth(name, em))) + 0.5 * em;
  const { pitch, edge, weeksInBand } = measure(Math.max(weeks.length, 1), margin, box);
  const bandHeight = LINE * em + DAYS_A_WEEK * pitch + 0.6 * em;
  const placeOf = (week: number, weekday: number): Box => {
    const along = margin + (week % weeksInBand) * pitch;
    const y = Math.floor(week / weeksInBand) * bandHeight + LINE * em + weekday * pitch;
    const place = mirror({ x: along, y: round(y), width: edge, height: edge });
    return { ...place, x: round(place.x) };
  };
  const max = Math.max(0, ...days.map(({ value }) => value));
  const level = levelOf(max);
  const cells = weeks.flatMap(({ start: first, days: ofWeek }, week) =>
    ofWeek.map((day) => ({ day, place: placeOf(week, day.date.compare(first)) })),
  );
  const points: PlotPoint[] = cells.map(({ day: { date, value }, place }) => ({
    key: date.toString(),
    name: names.full(date),
    value: counted(value, unit, locale, translate),
    x: place.x + edge / 2,
    y: place.y,
    outline: boxPath(grow(place, 1)),
  }));
  const bands = Math.ceil(weeks.length / weeksInBand);
  const legend = drawLegend(max, bands * bandHeight, box, edge);
  const weekdayLabels = Array.from({ length: bands }, (_, band) =>
    weekdays.flatMap((text, weekday): TextMark[] => {
      if (weekday % 2 === 0) return [];
      const y = round(placeOf(band * weeksInBand, weekday).y + edge / 2 + 0.36 * em);
      return [{ key: `weekday ${band} ${weekday}`, look: 'label', text, x: at(0), y, anchor: startAnchor }];
    }),
  ).flat();
  return {
    width,
    height: Math.ceil(legend.bottom),
    points,
    across: DAYS_A_WEEK,
    pointAt: (x, y) => cells.findIndex(({ place }) => contains(grow(place, (pitch - edge) / 2), x, y)),
    marks: [
      ...weekdayLabels,
      ...labelMonths(weeks, placeOf, weeksInBand, box),
      { key: 'places', look: 'track', d: cells.map(({ place }) => boxPath(place)).join('') },
      {
        key: 'squares',
        look: 'series',
        d: cells.map(({ day, place }) => (day.value > 0 ? boxPath(squareIn(place, level(day.value))) : '')).join(''),
      },
      ...legend.marks,
    ],
  };
}
