import { type Answers, FormFields } from '@quad/domain/forms';
import * as v from 'valibot';

const WORDS = [
  'More time at the benches, please.',
  'The room was too small for so many.',
  'Please start on time.',
  'Bring more soldering irons.',
  'The slides would be nice to have afterwards.',
];

/** Questions to the people who attended an event. */
export const EVENT_SURVEY: FormFields = v.parse(FormFields, [
  { id: 'qall', kind: 'rating', label: 'How was it?', required: true },
  { id: 'qclear', kind: 'rating', label: 'How clear were the explanations?' },
  { id: 'qagain', kind: 'agreement', label: 'Would you come again?', required: true },
  {
    ...{ id: 'qfrom', kind: 'one', label: 'How did you hear of it?' },
    options: ['From a friend', 'In the portal', 'By a poster'].map((label, index) => ({ id: `o${index + 1}`, label })),
  },
  { id: 'qbetter', kind: 'long', label: 'What could be better?' },
]);

/** Answers of a person who attended, slightly different for each index. */
export function surveyAnswers(index: number): Answers {
  const text = WORDS[(index * 7) % WORDS.length];
  return {
    qall: [4, 5, 3, 5, 4, 2, 5][index % 7] ?? 4,
    ...(index % 6 !== 0 && { qclear: [4, 3, 5, 4, 3][index % 5] ?? 3 }),
    qagain: index % 8 !== 0,
    qfrom: `o${(index % 3) + 1}`,
    ...(index % 4 === 0 && text && { qbetter: text }),
  };
}
