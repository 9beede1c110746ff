/** What is said beside the fields of rules and claims. */
export const ACTIVITY_POINT_TEXTS = {
  name: 'Enter a name.',
  program: 'Enter the programme, as profiles have it.',
  source: 'Say where these rules are written down.',
  year: 'Enter a year from 2016 on.',
  years: 'The last year of admission cannot come before the first.',
  points: 'Enter points as a whole number from {1} to {2}.',
  duration: 'Enter how many years the programme takes, from 1 to 10.',
  month: 'Enter a month from 1 to 12.',
  amount: 'Enter a whole number from 1 on.',
  segments: 'Rules have from one to {1} segments.',
  criteria: 'A segment has from one to {1} criteria.',
  criterion: 'Choose what counts.',
  sameId: 'Two segments or criteria cannot have the same id.',
  caps: 'A segment has a cap for each year, or its criteria have caps; not both.',
  minimum: 'A segment cannot need more points than its cap allows.',
  milestones: 'A milestone lies within the years of the programme, and none asks for more points than the minimum.',
  activity: 'Choose the activity.',
  day: 'Enter the day.',
  place: 'Enter the place.',
  hours: 'Enter hours as a number from 0 to 10,000.',
  noEvidence: 'Add photos or PDFs as evidence.',
  evidence: 'Add from one to {1} photos or PDFs as evidence.',
  future: 'An activity cannot be claimed before it took place.',
} as const;

/** Why a term is not signed, or a signature not taken back. */
export const SIGNING_TEXTS = {
  notAdviser: 'Only the adviser of this programme and year of admission can do this.',
  oneself: 'You cannot sign your own points.',
  notOver: 'A term is signed once it is over.',
  signed: 'This term is signed already.',
  claims: 'Claims of this term still wait for a decision.',
  behind: 'Points are missing that were due by the end of this term.',
  reason: 'Say why the signature is taken back.',
  exported: 'This term was exported, so its signature stays.',
  takenBack: 'This signature was taken back already.',
} as const;
