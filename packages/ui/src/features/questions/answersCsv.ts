import { type AnswerEntry, answerText, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { formatDateTime } from '@quad/domain/time';
import { toCsv } from '../../primitives/downloads/csv.ts';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { fieldsOfAllVersions } from './fieldsOfAllVersions.ts';

interface AnswersToSave extends Pick<EventQuestions, 'fields' | 'earlier'> {
  readonly entries: readonly AnswerEntry[];
  /** Returns the address of an uploaded file by its id. */
  readonly fileAddress: (fileId: string) => string;
}

/** Exports answers as CSV: one column per question in the order of the form, times in the campus's time zone. */
export function answersCsv(
  { entries, fileAddress, ...form }: AnswersToSave,
  { translate: t, timeZone }: Pick<LocaleSettings, 'translate' | 'timeZone'>,
): Promise<string> {
  const fields = fieldsOfAllVersions(form, t);
  const { name, rollNumber, email, answeredAt } = QUESTION_TEXTS;
  const header = [...[name, rollNumber, email].map((word) => t(word)), ...fields.map(({ label }) => label), t(answeredAt)];
  const rows = entries.map(({ person, user_id, answers, answered_at }) => [
    ...[person.personal_info.name, user_id, person.username],
    ...fields.map(({ field }) => {
      const answer = answers[field.id];
      if (field.kind === 'file') return answer === undefined ? '' : fileAddress(String(answer));
      return typeof answer === 'number' ? answer : answerText(field, answer);
    }),
    formatDateTime(answered_at, timeZone),
  ]);
  return toCsv([header, ...rows]);
}
