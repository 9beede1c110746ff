import type { Sentence } from '../messages/sentence.ts';

/** Validation messages of forms and their answers. */
export const FORM_TEXTS = {
  label: 'Enter the question.',
  kind: 'Choose how it is answered.',
  option: 'Enter the choices.',
  fewOptions: 'Enter at least two choices.',
  sameOption: 'This is there already.',
  places: 'Enter a whole number from 1 to 100,000, or leave it empty.',
  days: 'Enter a whole number of days from 0 to 3,650.',
  bound: 'Enter a number from -1,000,000,000 to 1,000,000,000, or leave it empty.',
  bounds: 'The largest must not be below the smallest.',
  source: 'Choose what is taken from the profile.',
  condition: 'Choose an earlier question that has choices, and its answers.',
  unreadable: 'This is no form.',
  tooManyFields: 'Keep the form within 40 questions.',
  tooManyOptions: 'Keep this within 30 choices.',
  version: 'Say which version was seen.',
  changed: 'Somebody else has changed the questions in the meantime. Read them again.',
  tooManyVersions: 'These questions have been changed too often since people answered.',
  unanswered: 'Answer this.',
  unagreed: 'Agree to this to go on.',
  choose: 'Choose from the list.',
  noNumber: 'Enter a number.',
  rate: 'Choose from 1 to 5.',
  file: 'Upload the file again.',
  noRollNumber: 'Your profile has no roll number yet. Add it there first.',
  noPhone: 'Your profile has no phone number yet. Add it there first.',
  answersNeeded: 'This event asks questions. Answer them to register.',
  noQuestions: 'This event has no questions.',
  closed: 'Answers could be changed until registration closed.',
  late: 'The time to answer is over: the place goes to the next person.',
  withPlace: 'Only people who have a place can answer. You do not have one.',
  managersOnly: 'Only people who manage this event can see the answers.',
  noFile: 'There is no such file.',
  fileKind: 'Choose a photo or a PDF of at most 5 MB.',
  tooManyFiles: 'You have uploaded too many files. Wait a day, and try again.',
} as const;

/** '"Vegetarian" is full. Choose another.' */
export function fullText(label: string): Sentence<string> {
  return { text: '"{label}" is full. Choose another.', values: { label } };
}

/** '12 people have chosen "Vegetarian" already.' */
export function takenText(label: string, taken: number): Sentence<string | number> {
  return { text: '"{label}" has been chosen {taken} times: it cannot have fewer places.', values: { label, taken } };
}
