import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { Answers } from './answer.ts';
import { FormFields } from './form.ts';
import { FORM_TEXTS } from './texts.ts';

/** The questions of an event, with the requester's answers and rights. */
export const EventQuestions = v.object({
  /** 0 if the event has no questions yet. */
  version: v.number(),
  fields: FormFields,
  /** Places left for limited options, by `field:option`. */
  left: v.record(v.string(), v.number()),
  answers: v.nullable(Answers),
  /** Whether the requester may answer now. */
  may_answer: v.boolean(),
  /** When an unanswered place goes to somebody else; null if it does not. */
  answer_by: v.nullable(v.string()),
  profile: v.object({ 'roll-number': v.nullable(v.string()), phone: v.nullable(v.string()) }),
  may_change: v.boolean(),
  /** Earlier versions with answers, for those who may change the questions. */
  earlier: v.array(v.object({ version: v.number(), fields: FormFields })),
});
export type EventQuestions = v.InferOutput<typeof EventQuestions>;

/** Body that changes the questions of an event; the version detects a concurrent change. */
export const EventQuestionsInput = body({
  version: v.pipe(v.number(FORM_TEXTS.version), v.integer(FORM_TEXTS.version)),
  fields: FormFields,
});
export type EventQuestionsInput = v.InferOutput<typeof EventQuestionsInput>;

/** The answers of one person, for those who manage the event. Profile values are the current ones. */
export const AnswerEntry = v.object({
  _id: Id,
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  version: v.number(),
  answers: Answers,
  answered_at: v.string(),
});
export type AnswerEntry = v.InferOutput<typeof AnswerEntry>;

/** By time of answering, earliest first, or by name. A minus reverses the order. */
export const ANSWER_ORDERS = ['answered', '-answered', 'name', '-name'] as const;
export type AnswerOrder = (typeof ANSWER_ORDERS)[number];

/** A file uploaded as an answer. */
export const AnswerFile = v.object({ _id: Id, kind: v.picklist(['photo', 'pdf']), url: v.string() });
export type AnswerFile = v.InferOutput<typeof AnswerFile>;
