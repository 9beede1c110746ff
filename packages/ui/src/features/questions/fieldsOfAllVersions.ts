import { type EventQuestions, type FormField, QUESTION_TEXTS } from '@quad/domain/forms';
import type { Translate } from '../../primitives/UiProvider/translate.ts';

/** All questions that may have answers: the current ones in order, then removed ones. */
export function fieldsOfAllVersions(
  { fields, earlier }: Pick<EventQuestions, 'fields' | 'earlier'>,
  t: Translate,
): { field: FormField; label: string }[] {
  const result = fields.map((field) => ({ field, label: field.label }));
  const seen = new Set(fields.map(({ id }) => id));
  for (const version of earlier) {
    for (const field of version.fields) {
      if (!seen.has(field.id)) result.push({ field, label: t(QUESTION_TEXTS.ofEarlier, { label: field.label }) });
      seen.add(field.id);
    }
  }
  return result;
}
