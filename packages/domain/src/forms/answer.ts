import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../fields/text.ts';

/** Maximum number of questions in a form, and of options in a question. */
export const MAX_FIELDS = 40;
export const MAX_OPTIONS = 30;

/** An answer: a text, a day, or the id of an option or a file; a list of option ids; yes or no, or consent; a number or a rating. */
const AnswerValue = v.union([
  v.pipe(v.string(), v.maxLength(2 * MAX_TEXT_LENGTH)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))), v.maxLength(MAX_OPTIONS)),
]);
export type AnswerValue = v.InferOutput<typeof AnswerValue>;

/** Answers by the ids of their fields; unanswered fields are absent. */
export const Answers = v.pipe(v.record(v.pipe(v.string(), v.maxLength(11)), AnswerValue), v.maxEntries(MAX_FIELDS));
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Body that registers or changes answers. */
export const AnswersInput = body({ answers: v.optional(Answers, {}) });
export type AnswersInput = v.InferOutput<typeof AnswersInput>;
