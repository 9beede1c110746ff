/** Validation messages of accreditation. */
export const ACCREDITATION_TEXTS = {
  notOfficer: 'Only accreditation officers can do this.',
  noTemplate: 'This template no longer exists.',
  name: 'Enter a name.',
  source: 'Enter where these columns are required.',
  columns: 'Choose from one to {1} columns.',
  column: 'Choose columns of the list, each once.',
  heading: 'Enter a heading for each column.',
  kind: 'Choose what each row is about.',
  format: 'Choose a table or a workbook.',
  years: 'Choose from one to {1} years, none after this one.',
  asOf: 'Choose a day that is not in the future.',
  noPerson: 'Choose people of this institute with active, confirmed accounts.',
  ownOffice: 'You cannot make yourself an accreditation officer.',
  officersSet: 'The accreditation officers were saved.',
  templateRemoved: 'The template was removed.',
  tooManyTemplates: 'An institute has at most {1} templates of its own.',
} as const;

/** Texts about the accreditation officers, for administrators. */
export const OFFICERS_TEXTS = {
  title: 'Accreditation officers',
  about: 'They can see what accreditation requires, and change nothing.',
  nobody: 'Nobody yet',
  failed: 'The officers could not be loaded.',
  saveFailed: 'The officers could not be saved.',
  change: 'Change',
} as const;
