import type { AccreditationFigure, AccreditationKind } from './figures.ts';
import type { Template } from './shapes.ts';

/** Shown beside the source of every template, because manuals change. */
export const CHECK_MANUAL = 'Check with the current manual.';

/** Day on which the portal's templates were written. */
const DATED = '2026-11-27';

type Columns = readonly (readonly [AccreditationFigure, string])[];

function shipped(
  _id: string,
  kind: AccreditationKind,
  name: string,
  source: string,
  columns: Columns,
  categories: string[] = [],
): Template {
  return {
    ...{ _id, name, kind, categories, dated: DATED, own: false },
    source,
    columns: columns.map(([figure, heading]) => ({ figure, heading })),
  };
}

/** The built-in templates of the portal. */
export const ACCREDITATION_TEMPLATES: readonly Template[] = [
  shipped('naac-5-1', 'grievances', 'NAAC 5.1: grievances and their redress', 'NAAC, key indicator 5.1, redressal of student grievances.', [
    ['year', 'Year'],
    ['received', 'Number of grievances received'],
    ['redressed', 'Number of grievances redressed'],
    ['days', 'Average number of days for redressal'],
  ]),
  shipped(
    'naac-5-3-1',
    'achievements',
    'NAAC 5.3.1: awards in sports and culture',
    'NAAC, data template of metric 5.3.1.',
    [
      ['year', 'Year'],
      ['title', 'Name of the award or medal'],
      ['position', 'Position'],
      ['level', 'University, state, national or international'],
      ['category', 'Sports or cultural'],
      ['event', 'Name of the event'],
      ['name', 'Name of the student'],
      ['certificate', 'Link to the certificate'],
    ],
    ['sports', 'cultural'],
  ),
  shipped('naac-5-3-2', 'bodies', 'NAAC 5.3.2: students on bodies', 'NAAC, metric 5.3.2, student council and representation on bodies.', [
    ['year', 'Year'],
    ['unit', 'Name of the body'],
    ['positions', 'Positions held by students'],
    ['students', 'Number of students'],
  ]),
  shipped(
    'naac-5-3-3',
    'events',
    'NAAC 5.3.3: sports and cultural events',
    'NAAC, data template of metric 5.3.3.',
    [
      ['year', 'Year'],
      ['day', 'Date of the event'],
      ['title', 'Name of the event or competition'],
      ['category', 'Sports or cultural'],
      ['participants', 'Number of students who participated'],
    ],
    ['sports', 'cultural'],
  ),
  shipped(
    'nba-activities',
    'events',
    'NBA: student activities',
    'NBA, self-assessment report, student activities and professional societies.',
    [
      ['year', 'Year'],
      ['day', 'Date'],
      ['title', 'Name of the activity'],
      ['category', 'Kind of activity'],
      ['unit', 'Society or club'],
      ['venue', 'Venue'],
      ['participants', 'Number of students who participated'],
      ['came', 'Number of students checked in'],
    ],
  ),
];
