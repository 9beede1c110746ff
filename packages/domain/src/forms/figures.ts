import * as v from 'valibot';
import type { Answers, AnswerValue } from './answer.ts';
import { conditionValues, FORM_FIELD_KINDS, type FormField } from './form.ts';

/** Figures of the answers to one question. */
export const AnswerFigure = v.object({
  id: v.string(),
  kind: v.picklist(FORM_FIELD_KINDS),
  label: v.string(),
  /** Number of answers. */
  count: v.number(),
  /** Counts by option, by yes and no, or by rating; empty for other kinds. */
  values: v.array(v.object({ value: v.string(), label: v.string(), count: v.number() })),
  /** Of numbers and ratings. */
  mean: v.nullable(v.number()),
});
export type AnswerFigure = v.InferOutput<typeof AnswerFigure>;

export const AnswerFigures = v.object({ count: v.number(), fields: v.array(AnswerFigure) });
export type AnswerFigures = v.InferOutput<typeof AnswerFigures>;

function wordsOf(answer: AnswerValue): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return [typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer)];
}

function labelOf({ kind, options }: FormField, value: string): string {
  if (kind === 'agreement') return value === 'yes' ? 'Yes' : 'No';
  return options.find(({ id }) => id === value)?.label ?? value;
}

/** Computes the figures of all answers by question: counts of options, and means of numbers. */
export function figuresOf(fields: readonly FormField[], all: readonly Answers[]): AnswerFigures {
  return {
    count: all.length,
    fields: fields.map((field) => {
      const { id, kind, label } = field;
      const values = all.flatMap((answers) => answers[id] ?? []);
      const answered = all.filter((answers) => answers[id] !== undefined);
      const words = all.flatMap((answers) => (answers[id] === undefined ? [] : wordsOf(answers[id])));
      const numbers = kind === 'number' || kind === 'rating' ? values.filter((each) => typeof each === 'number') : [];
      return {
        id,
        kind,
        label,
        count: answered.length,
        values: (conditionValues(field) ?? []).map((value) => ({
          value,
          label: labelOf(field, value),
          count: words.filter((word) => word === value).length,
        })),
        mean: numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length,
      };
    }),
  };
}

/** Returns an answer as text for tables, cards and files; a file answer is handled by callers that can link to it. */
export function answerText(field: FormField, answer: AnswerValue | undefined): string {
  if (answer === undefined) return '';
  return wordsOf(answer)
    .map((word) => labelOf(field, word))
    .join('; ');
}
