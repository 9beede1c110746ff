import type { MissingDataKind } from './shapes.ts';

/** Texts of the accreditation screen. */
export const ACCREDITATION_SCREEN_TEXTS = {
  title: 'Accreditation',
  template: 'Template',
  from: 'From year',
  to: 'To year',
  asOf: 'As of the day',
  missing: 'What is missing',
  nothingMissing: 'Nothing is missing.',
  othersMissing: 'and {count} more',
  rows: 'Rows',
  empty: 'Nothing in these years',
  emptyHint: 'What was recorded in the years that you chose appears here.',
  download: 'Download',
  csv: 'Download CSV',
  xlsx: 'Download workbook (XLSX)',
  zip: 'Download folder (ZIP)',
  zipHint:
    'The folder has the table as CSV and XLSX, what is missing, the source of the columns, and the evidence: reports of events with the photos that may be handed out, and codes of certificates where the template names students.',
  loading: 'Filling in the columns...',
  failed: 'The columns could not be filled in.',
  choiceLoading: 'Loading the templates...',
  choiceFailed: 'The templates could not be loaded.',
  fileFailed: 'The file could not be created.',
  dated: 'Written down on {day}',
  more: 'Show more',
  noOfficer: 'Only accreditation officers see this',
  noOfficerHint: 'An administrator chooses them.',
} as const;

/** Texts with counts of missing data. */
export const MISSING_DATA_TEXTS = {
  'no-report': 'Events without a report: {count}',
  'no-participants': 'Events without participants: {count}',
  'no-certificate': 'Achievements without a certificate: {count}',
  unverified: 'Achievements that nobody verified: {count}',
  'no-appointment': 'Positions without a day of appointment: {count}',
  unanswered: 'Complaints without an answer: {count}',
} as const satisfies Record<MissingDataKind, string>;
