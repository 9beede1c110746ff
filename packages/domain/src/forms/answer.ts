import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { LONGEST_TEXT, LONGEST_TITLE } from '../fields/text.ts';

/** How many questions a form has at most, and how much there is to choose from in each. */
export const MOST_FIELDS = 40;
export const MOST_OPTIONS = 30;

/** One answer: a text, a day, an option's or a file's id; options' ids; yes or no, or consent; a number or a rating. */
const AnswerValue = v.union([
  v.pipe(v.string(), v.maxLength(2 * LONGEST_TEXT)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_TITLE))), v.maxLength(MOST_OPTIONS)),
]);
export type AnswerValue = v.InferOutput<typeof AnswerValue>;

/** Answers by the ids of their fields. What was not answered is not among them. */
export const Answers = v.pipe(v.record(v.pipe(v.string(), v.maxLength(11)), AnswerValue), v.maxEntries(MOST_FIELDS));
export type Answers = Readonly<Record<string, AnswerValue>>;

/** What registering, or changing answers, sends. */
export const AnswersInput = body({ answers: v.optional(Answers, {}) });
export type AnswersInput = v.InferOutput<typeof AnswersInput>;
