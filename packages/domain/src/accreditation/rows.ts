import { tenureOfDay } from '../positions/tenure.ts';
import { type BodyFact, type FactOf, type GrievanceFact, isKnown } from './facts.ts';
import { type AccreditationKind, achievementFigures, type Cell, eventFigures, MIN_PEOPLE, peopleCell } from './figures.ts';
import {
  missingDataCounter,
  missingDataOfAchievement,
  missingDataOfBody,
  missingDataOfEvent,
  missingDataOfGrievance,
} from './missingData.ts';
import type { AccreditationRow, MissingData, Template } from './shapes.ts';
import type { AcademicWindow } from './window.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Builds the rows of a template from the facts of its kind, which arrive in pages, ordered by day. */
export interface TemplateReader<Fact> {
  /** Returns the rows of one page of facts. */
  read(facts: readonly Fact[]): AccreditationRow[];
  /** Returns the rows that need all facts: counts by year or body. */
  end(): AccreditationRow[];
  missingData(): MissingData[];
}

type Figures = Readonly<Record<string, Cell>>;

/** Whether a fact lies within the years and was known at the reference time. */
function counts({ day, known }: { readonly day: string; readonly known: Date }, { first, last, by }: AcademicWindow): boolean {
  return day >= first && day <= last && isKnown(known, by);
}

function isOfCategory({ categories }: Template, category: string): boolean {
  return categories.length === 0 || categories.includes(category);
}

function toRow({ columns }: Template, _id: string, figures: Figures): AccreditationRow {
  return { _id, cells: columns.map(({ figure }) => figures[figure] ?? '') };
}

function readEvents(template: Template, window: AcademicWindow): TemplateReader<FactOf['events']> {
  const counter = missingDataCounter();
  return {
    read: (facts) =>
      facts
        .filter((fact) => counts(fact, window) && isOfCategory(template, fact.category))
        .map((fact) => {
          missingDataOfEvent(fact).forEach(counter.add);
          return toRow(template, fact._id, eventFigures(fact, tenureOfDay(fact.day, window.startsIn)));
        }),
    end: () => [],
    missingData: counter.all,
  };
}

function readAchievements(template: Template, window: AcademicWindow): TemplateReader<FactOf['achievements']> {
  const counter = missingDataCounter();
  return {
    read: (facts) =>
      facts
        .filter((fact) => counts(fact, window) && isOfCategory(template, fact.category))
        .flatMap((fact) => {
          for (const missing of missingDataOfAchievement(fact, window.by)) counter.add(missing);
          const figures = achievementFigures(fact, tenureOfDay(fact.day, window.startsIn));
          return isKnown(fact.verified, window.by) ? [toRow(template, fact._id, figures)] : [];
        }),
    end: () => [],
    missingData: counter.all,
  };
}

interface Body {
  readonly year: string;
  readonly unit: string;
  readonly positions: Set<string>;
  readonly students: Set<string>;
}

function readBodies(template: Template, window: AcademicWindow): TemplateReader<BodyFact> {
  const counter = missingDataCounter();
  const bodies = new Map<string, Body>();
  return {
    read(facts) {
      for (const fact of facts) {
        if (!counts(fact, window)) continue;
        for (const missing of missingDataOfBody(fact)) counter.add(missing);
        const year = tenureOfDay(fact.day, window.startsIn);
        const key = `${year} ${fact.unit}`;
        const body = bodies.get(key) ?? { year, unit: fact.unit, positions: new Set(), students: new Set() };
        body.positions.add(fact.position);
        body.students.add(fact.studentId);
        bodies.set(key, body);
      }
      return [];
    },
    end: () =>
      [...bodies]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, { year, unit, positions, students }]) =>
          toRow(template, key, { year, unit, positions: [...positions].sort().join(', '), students: peopleCell(students.size) }),
        ),
    missingData: counter.all,
  };
}

function readGrievances(template: Template, window: AcademicWindow): TemplateReader<GrievanceFact> {
  const counter = missingDataCounter();
  const years = new Map(window.years.map((year) => [year, { received: 0, redressed: 0, waited: 0 }]));
  return {
    read(facts) {
      for (const fact of facts) {
        const year = years.get(tenureOfDay(fact.day, window.startsIn));
        if (!year || !counts(fact, window)) continue;
        year.received += 1;
        for (const missing of missingDataOfGrievance(fact, window.by)) counter.add(missing);
        if (fact.resolved === null || !isKnown(fact.resolved, window.by)) continue;
        year.redressed += 1;
        year.waited += fact.resolved.getTime() - fact.known.getTime();
      }
      return [];
    },
    end: () =>
      [...years].map(([year, { received, redressed, waited }]) =>
        toRow(template, year, {
          year,
          received: peopleCell(received),
          redressed: peopleCell(redressed),
          // Hidden, because an average of few values would reveal them.
          days: redressed < MIN_PEOPLE ? '' : Math.round(waited / redressed / DAY_MS),
        }),
      ),
    missingData: counter.all,
  };
}

const READERS: { readonly [Kind in AccreditationKind]: (template: Template, window: AcademicWindow) => TemplateReader<FactOf[Kind]> } = {
  events: readEvents,
  achievements: readAchievements,
  bodies: readBodies,
  grievances: readGrievances,
};

/**
 * Returns a reader for a template of a kind and a window of years. Facts that became known later do not affect its rows, nor does the order
 * of pages affect counts.
 */
export function readTemplate<Kind extends AccreditationKind>(
  kind: Kind,
  template: Template,
  window: AcademicWindow,
): TemplateReader<FactOf[Kind]> {
  return READERS[kind](template, window);
}
