import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { Answers } from './answer.ts';
import { FormFields } from './form.ts';
import { FORM_TEXTS } from './texts.ts';

/** The questions of an event, and what the requester has to do with them. */
export const EventQuestions = v.object({
  /** 0 as long as the event has asked nothing. */
  version: v.number(),
  fields: FormFields,
  /** Of options that have only so many places, how many are left: by `field:option`. */
  left: v.record(v.string(), v.number()),
  answers: v.nullable(Answers),
  /** Whether answers are taken from the requester now. */
  may_answer: v.boolean(),
  /** When the place goes to somebody else without answers; null where it does not. */
  answer_by: v.nullable(v.string()),
  profile: v.object({ 'roll-number': v.nullable(v.string()), phone: v.nullable(v.string()) }),
  may_change: v.boolean(),
  /** Earlier versions that somebody answered, for those who may change the questions. */
  earlier: v.array(v.object({ version: v.number(), fields: FormFields })),
});
export type EventQuestions = v.InferOutput<typeof EventQuestions>;

/** What changing the questions of an event sends: the version that was seen says whether somebody else changed them. */
export const EventQuestionsInput = body({
  version: v.pipe(v.number(FORM_TEXTS.version), v.integer(FORM_TEXTS.version)),
  fields: FormFields,
});
export type EventQuestionsInput = v.InferOutput<typeof EventQuestionsInput>;

/** What one person answered, for those who manage the event. What comes from a profile is as it is there. */
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

/** The first who answered first. A minus turns an order round. */
export const ANSWER_ORDERS = ['answered', '-answered', 'name', '-name'] as const;
export type AnswerOrder = (typeof ANSWER_ORDERS)[number];

/** A file that was uploaded as an answer. */
export const AnswerFile = v.object({ _id: Id, kind: v.picklist(['photo', 'pdf']), url: v.string() });
export type AnswerFile = v.InferOutput<typeof AnswerFile>;
