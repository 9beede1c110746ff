import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Answers } from '../forms/answer.ts';
import { AnswerFigures } from '../forms/figures.ts';
import { checkEach, FORM_FIELD_KINDS, type FormFault, type FormField, type FormFieldKind, FormFields } from '../forms/form.ts';
import { Id } from '../identity/id.ts';
import { SURVEY_DAYS } from './days.ts';
import { SURVEY_RULES } from './texts.ts';

/** Kinds of questions in a survey: without files and profile values, which would identify the person. */
export const SURVEY_FIELD_KINDS: readonly FormFieldKind[] = FORM_FIELD_KINDS.filter((kind) => kind !== 'file' && kind !== 'profile');

function surveyFaults(fields: readonly FormField[]): FormFault[] {
  return fields.flatMap(({ kind, options, erase_after_days }, index) => [
    ...(SURVEY_FIELD_KINDS.includes(kind) ? [] : [{ path: [index, 'kind'], message: SURVEY_RULES.kind }]),
    ...(erase_after_days < SURVEY_DAYS ? [{ path: [index, 'erase_after_days'], message: SURVEY_RULES.days }] : []),
    ...options.flatMap(({ places }, at) =>
      places === null ? [] : [{ path: [index, 'options', at, 'places'], message: SURVEY_RULES.places }],
    ),
  ]);
}

/** The questions of a survey: a form without files, profile values and limited options. */
export const SurveyFields = v.pipe(FormFields, checkEach(surveyFaults));

/** Body that creates or changes a survey; the version detects a concurrent change, and is 0 if there was none. */
export const SurveyInput = body({
  version: v.pipe(v.number(SURVEY_RULES.version), v.integer(SURVEY_RULES.version)),
  anonymous: v.boolean(),
  fields: SurveyFields,
});
export type SurveyInput = v.InferOutput<typeof SurveyInput>;

/** Phases of a survey: planned until it is sent, then open for answers until it is closed. */
export const SURVEY_PHASES = ['none', 'planned', 'open', 'closed'] as const;
export type SurveyPhase = (typeof SURVEY_PHASES)[number];

/** The survey of an event, with the requester's answers and rights. */
export const EventSurvey = v.object({
  event_id: Id,
  phase: v.picklist(SURVEY_PHASES),
  version: v.number(),
  /** Whether answers are anonymous. */
  anonymous: v.boolean(),
  /** For those who may answer and those who may edit the event; empty for others. */
  fields: FormFields,
  /** Until when it accepts answers; null until it is sent. */
  closes_at: v.nullable(v.string()),
  /** The requester's answers; always null for an anonymous survey. */
  answers: v.nullable(Answers),
  /** Whether the requester has answered; for an anonymous survey this is known only while it accepts answers. */
  answered: v.boolean(),
  may_answer: v.boolean(),
  /** Whether the requester may edit the event and therefore see the results. */
  manages: v.boolean(),
  /** Whether they can create or change it now. */
  may_change: v.boolean(),
});
export type EventSurvey = v.InferOutput<typeof EventSurvey>;

/** Comparison of one question with earlier events of the same unit. */
export const SurveyComparison = v.object({
  label: v.string(),
  /** The mean of numbers and ratings, or the share of yes answers, 0 to 1. */
  of: v.picklist(['mean', 'yes']),
  now: v.number(),
  before: v.number(),
  /** Number of earlier events in the comparison. */
  events: v.number(),
});
export type SurveyComparison = v.InferOutput<typeof SurveyComparison>;

/** Results of a survey, for those who may edit its event. */
export const SurveyResults = v.object({
  /** Number of people to whom it was sent. */
  sent: v.number(),
  /** Null if nothing may be shown: below five anonymous answers. */
  figures: v.nullable(AnswerFigures),
  /** Questions of an anonymous survey that are hidden, because fewer than five people answered them. */
  withheld: v.array(v.string()),
  /** Free-text answers by question, in no particular order: for anonymous surveys once they are closed; empty for others. */
  texts: v.array(v.object({ label: v.string(), texts: v.array(v.string()) })),
  comparison: v.array(SurveyComparison),
});
export type SurveyResults = v.InferOutput<typeof SurveyResults>;
