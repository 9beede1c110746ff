import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Answers } from '../forms/answer.ts';
import { AnswerFigures } from '../forms/figures.ts';
import { checkEach, FORM_FIELD_KINDS, type FormFault, type FormField, type FormFieldKind, FormFields } from '../forms/form.ts';
import { Id } from '../identity/id.ts';
import { SURVEY_DAYS } from './days.ts';
import { SURVEY_RULES } from './texts.ts';

/** How a question of a survey is answered: a file or a profile would say who answers. */
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

/** The questions of a survey: a form without files, without a profile and without places. */
export const SurveyFields = v.pipe(FormFields, checkEach(surveyFaults));

/** What making or changing a survey sends: the version that was seen says whether somebody else changed it; 0 where there was none. */
export const SurveyInput = body({
  version: v.pipe(v.number(SURVEY_RULES.version), v.integer(SURVEY_RULES.version)),
  anonymous: v.boolean(),
  fields: SurveyFields,
});
export type SurveyInput = v.InferOutput<typeof SurveyInput>;

/** Where a survey stands: it is planned until it is sent, and then takes answers until it is closed. */
export const SURVEY_PHASES = ['none', 'planned', 'open', 'closed'] as const;
export type SurveyPhase = (typeof SURVEY_PHASES)[number];

/** The survey of an event, and what the requester has to do with it. */
export const EventSurvey = v.object({
  event_id: Id,
  phase: v.picklist(SURVEY_PHASES),
  version: v.number(),
  /** Whether nobody learns who answered what. */
  anonymous: v.boolean(),
  /** For those who may answer, and those who may edit the event; none for others. */
  fields: FormFields,
  /** Until when it takes answers; null until it is sent. */
  closes_at: v.nullable(v.string()),
  /** What the requester answered; null of a survey without names too. */
  answers: v.nullable(Answers),
  /** Whether the requester has answered; of a survey without names it is known as long as that takes answers. */
  answered: v.boolean(),
  may_answer: v.boolean(),
  /** Whether the requester may edit the event, and so sees what comes of the survey. */
  manages: v.boolean(),
  /** Whether they can make or change it now. */
  may_change: v.boolean(),
});
export type EventSurvey = v.InferOutput<typeof EventSurvey>;

/** The answers to one question beside those of earlier events of the same unit. */
export const SurveyComparison = v.object({
  label: v.string(),
  /** The mean of numbers and stars, or the share of those who said yes, 0 to 1. */
  of: v.picklist(['mean', 'yes']),
  now: v.number(),
  before: v.number(),
  /** With how many events. */
  events: v.number(),
});
export type SurveyComparison = v.InferOutput<typeof SurveyComparison>;

/** What comes of a survey, for those who may edit its event. */
export const SurveyResults = v.object({
  /** To how many it was sent. */
  sent: v.number(),
  /** Null as long as nothing is told: below five answers without names. */
  figures: v.nullable(AnswerFigures),
  /** Questions without names of which nothing is told, because fewer than five have answered them. */
  withheld: v.array(v.string()),
  /** What people wrote, question by question, in no order: without names once the survey is closed, and of a survey with names none. */
  texts: v.array(v.object({ label: v.string(), texts: v.array(v.string()) })),
  comparison: v.array(SurveyComparison),
});
export type SurveyResults = v.InferOutput<typeof SurveyResults>;
