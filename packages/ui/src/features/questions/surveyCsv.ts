import { QUESTION_TEXTS } from '@quad/domain/forms';
import { SURVEY_TEXTS, type SurveyResults } from '@quad/domain/surveys';
import { toCsv } from '../../primitives/downloads/csv.ts';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

/** Exports the results of an anonymous survey as CSV: counts, means and typed answers. */
export function surveyCsv({ figures, texts }: SurveyResults, { translate: t }: Pick<LocaleSettings, 'translate'>): Promise<string> {
  const { question, answerHeading, count } = SURVEY_TEXTS;
  const counted = (figures?.fields ?? []).flatMap((field) => [
    ...field.values.map(({ label, count: times }) => [field.label, field.kind === 'agreement' ? t(label) : label, times]),
    ...(field.values.length === 0 ? [[field.label, t(QUESTION_TEXTS.answered, { count: field.count }), field.count]] : []),
    ...(field.mean === null ? [] : [[field.label, t(SURVEY_TEXTS.mean), field.mean]]),
  ]);
  const written = texts.flatMap(({ label, texts: all }) => all.map((text) => [label, text, '']));
  return toCsv([[question, answerHeading, count].map((word) => t(word)), ...counted, ...written]);
}
