import type { AccreditationFigure, AccreditationKind } from './figures.ts';

/** Texts for the institute's own templates, for administrators. */
export const TEMPLATE_TEXTS = {
  title: 'Accreditation templates',
  about: 'In addition to those of the portal: columns that your manuals require, filled in from recorded data.',
  add: 'Add a template',
  adding: 'Adding the template...',
  added: 'The template was added.',
  addFailed: 'The template could not be added.',
  loading: 'Loading the templates...',
  failed: 'The templates could not be loaded.',
  none: 'No templates of your own',
  noneHint: 'The templates of the portal are still available.',
  name: 'Name',
  source: 'Where the columns are required',
  sourceHint: 'The manual with its edition, and the number of the criterion.',
  kind: 'A row is',
  columns: 'Columns',
  column: 'Column',
  figure: 'Contents of the column',
  heading: 'Heading',
  addColumn: 'Add a column',
  dated: 'Written down on {day}',
  remove: 'Remove the template',
  removeQuestion: 'Remove "{name}"?',
  removeAbout: 'Officers can no longer choose it. Recorded data stays.',
  removeFailed: 'The template could not be removed.',
} as const;

/** Names of the kinds of rows. */
export const TEMPLATE_KIND_TEXTS = {
  events: 'an event that took place',
  achievements: 'a verified achievement',
  bodies: 'a unit in a year, with its students',
  grievances: 'a year of complaints',
} as const satisfies Record<AccreditationKind, string>;

/** Names of the figures, which are also the default column headings. */
export const FIGURE_TEXTS = {
  year: 'Year',
  day: 'Date',
  title: 'Title',
  category: 'Category',
  unit: 'Unit',
  venue: 'Venue',
  participants: 'Students who took part',
  came: 'Students checked in',
  reported: 'Date of the report',
  level: 'Level',
  position: 'Position',
  event: 'Event',
  name: 'Name of the student',
  certificate: 'Link to the certificate',
  positions: 'Positions held by students',
  students: 'Number of students',
  received: 'Complaints received',
  redressed: 'Complaints redressed',
  days: 'Days until redress, on average',
} as const satisfies Record<AccreditationFigure, string>;
