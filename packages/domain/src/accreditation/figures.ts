import type { FactOf } from './facts.ts';

/** The kinds of rows that a template may have. */
export const ACCREDITATION_KINDS = ['events', 'achievements', 'bodies', 'grievances'] as const;
export type AccreditationKind = (typeof ACCREDITATION_KINDS)[number];

/** Available columns of each kind; an institute chooses from these. */
export const ACCREDITATION_FIGURES = {
  events: ['year', 'day', 'title', 'category', 'unit', 'venue', 'participants', 'came', 'reported'],
  achievements: ['year', 'day', 'title', 'category', 'level', 'position', 'event', 'name', 'certificate'],
  bodies: ['year', 'unit', 'positions', 'students'],
  grievances: ['year', 'received', 'redressed', 'days'],
} as const satisfies Record<AccreditationKind, readonly string[]>;
export type AccreditationFigure = (typeof ACCREDITATION_FIGURES)[AccreditationKind][number];

/** Smaller numbers of people are not shown exactly. */
export const MIN_PEOPLE = 5;
/** Shown instead of a smaller number of people. */
export const FEW_PEOPLE = `<${MIN_PEOPLE}`;

export type Cell = string | number;

/** Returns the cell for a number of people, which hides small numbers. */
export function peopleCell(count: number): Cell {
  return count > 0 && count < MIN_PEOPLE ? FEW_PEOPLE : count;
}

type EventFigure = Exclude<(typeof ACCREDITATION_FIGURES)['events'][number], 'year'>;
type AchievementFigure = Exclude<(typeof ACCREDITATION_FIGURES)['achievements'][number], 'year'>;

const EVENT_CELLS: Readonly<Record<EventFigure, (fact: FactOf['events']) => Cell>> = {
  day: ({ day }) => day,
  title: ({ title }) => title,
  category: ({ category }) => category,
  unit: ({ unit }) => unit,
  venue: ({ venue }) => venue,
  participants: ({ participants }) => peopleCell(participants),
  came: ({ came }) => peopleCell(came),
  reported: ({ reported }) => reported,
};

const ACHIEVEMENT_CELLS: Readonly<Record<AchievementFigure, (fact: FactOf['achievements']) => Cell>> = {
  day: ({ day }) => day,
  title: ({ title }) => title,
  category: ({ category }) => category,
  level: ({ level }) => level,
  position: ({ position }) => position,
  event: ({ event }) => event,
  name: ({ name }) => name,
  certificate: ({ certificate }) => certificate,
};

function cellsOf<Fact>(cells: Readonly<Record<string, (fact: Fact) => Cell>>, fact: Fact, year: string): Record<string, Cell> {
  return { year, ...Object.fromEntries(Object.entries(cells).map(([figure, cell]) => [figure, cell(fact)])) };
}

/** All figures of an event in a year. */
export function eventFigures(fact: FactOf['events'], year: string): Record<string, Cell> {
  return cellsOf(EVENT_CELLS, fact, year);
}

/** All figures of an achievement in a year. */
export function achievementFigures(fact: FactOf['achievements'], year: string): Record<string, Cell> {
  return cellsOf(ACHIEVEMENT_CELLS, fact, year);
}
