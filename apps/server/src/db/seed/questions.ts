import { type Answers, FormFields } from '@quad/domain/forms';
import * as v from 'valibot';

/** Registration questions of a workshop. */
export const WORKSHOP_QUESTIONS: FormFields = v.parse(FormFields, [
  {
    ...{ id: 'qmeal', kind: 'one', label: 'Which meal do you want?', required: true, erase_after_days: 7 },
    why: 'The canteen cooks for as many as there are.',
    options: [
      { id: 'o1', label: 'Vegetarian', places: 200 },
      { id: 'o2', label: 'Jain', places: 60 },
      { id: 'o3', label: 'No meal', places: null },
    ],
  },
  {
    ...{ id: 'qallergy', kind: 'short', label: 'Is there something that you cannot eat?', erase_after_days: 1 },
    why: 'The canteen is told, without your name.',
    shown_if: { field: 'qmeal', values: ['o1', 'o2'] },
  },
  {
    ...{ id: 'qshirt', kind: 'one', label: 'T-shirt size', required: true },
    options: ['Small', 'Medium', 'Large'].map((label, index) => ({ id: `o${index + 1}`, label, places: 150 })),
  },
  { id: 'qlevel', kind: 'rating', label: 'How sure are you with a soldering iron?', help: '1 is not at all, 5 is very sure.' },
]);

/** Answers of a registered student, slightly different for each index. */
export function workshopAnswers(index: number): Answers {
  const qmeal = ['o1', 'o1', 'o2', 'o3'][index % 4] ?? 'o1';
  return {
    qmeal,
    ...(qmeal !== 'o3' && index % 9 === 0 && { qallergy: 'Peanuts' }),
    qshirt: `o${(index % 3) + 1}`,
    ...(index % 5 !== 0 && { qlevel: (index % 5) + 1 }),
  };
}
