import { eventStatus } from '../events/status.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import { SURVEY_DAYS, SURVEY_REMINDER_DAYS } from './days.ts';
import type { SurveyPhase } from './survey.ts';
import { SURVEY_RULES } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Schedule and status of an event. */
export interface SurveyedEvent {
  readonly status: string;
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

/** Returns until when the survey of an event accepts answers; undefined if the event has no date. */
export function surveyClosesAt({ start, end }: Pick<SurveyedEvent, 'start' | 'end'>): Date | undefined {
  const over = toDate(end) ?? toDate(start);
  return over && new Date(over.getTime() + SURVEY_DAYS * DAY_MS);
}

/** Whether an event is over, so that its survey can be sent. */
export function isSurveyDue({ start, end }: Pick<SurveyedEvent, 'start' | 'end'>, now: Date): boolean {
  return eventStatus({ start, end, now }) === 'completed';
}

/** Returns when people who have not answered are reminded. */
export function surveyReminderAt(closesAt: Date): Date {
  return new Date(closesAt.getTime() - SURVEY_REMINDER_DAYS * DAY_MS);
}

/** Stored data that determines a survey's phase. */
export interface SurveyState {
  /** Null until it is sent. */
  readonly closesAt: Date | null;
  /** Number of questions. */
  readonly questions: number;
}

/** Returns the phase of a survey. */
export function surveyPhase({ closesAt, questions }: SurveyState, now: Date): SurveyPhase {
  if (questions === 0) return 'none';
  if (!closesAt) return 'planned';
  return now < closesAt ? 'open' : 'closed';
}

/** Checks whether a survey can be created or changed: until it is sent, while there is time left to answer it. */
export function checkSurveyChange({ closesAt, event, now }: { closesAt: Date | null; event: SurveyedEvent; now: Date }): Result<true> {
  if (closesAt) return refuse('CONFLICT', SURVEY_RULES.sent);
  if (event.status === 'cancelled') return refuse('CONFLICT', SURVEY_RULES.cancelled);
  const until = surveyClosesAt(event);
  if (!until) return refuse('CONFLICT', SURVEY_RULES.noEnd);
  return now < until ? accept(true) : refuse('CONFLICT', SURVEY_RULES.tooLate);
}

/** A person's answers to a survey, with the data to check them. */
export interface SurveyAnswering {
  readonly phase: SurveyPhase;
  readonly anonymous: boolean;
  /** Whether they were checked in at the event. */
  readonly came: boolean;
  readonly answered: boolean;
}

/** Checks whether a person may answer a survey now: once if it is anonymous; otherwise repeatedly until it closes. */
export function checkSurveyAnswering({ phase, anonymous, came, answered }: SurveyAnswering): Result<true> {
  if (phase === 'none') return refuse('NOT_FOUND', SURVEY_RULES.none);
  if (!came) return refuse('FORBIDDEN', SURVEY_RULES.cameOnly);
  if (phase === 'planned') return refuse('CONFLICT', SURVEY_RULES.notSent);
  if (phase === 'closed') return refuse('CONFLICT', SURVEY_RULES.closed);
  return anonymous && answered ? refuse('CONFLICT', SURVEY_RULES.answered) : accept(true);
}
