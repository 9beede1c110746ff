import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import { SURVEY_DAYS, SURVEY_REMINDER_DAYS } from './days.ts';
import type { SurveyPhase } from './survey.ts';
import { SURVEY_RULES } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an event takes place, and whether it was called off. */
export interface SurveyedEvent {
  readonly status: string;
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

/** Until when the survey of an event takes answers; undefined where nobody has said when the event takes place. */
export function surveyClosesAt({ start, end }: Pick<SurveyedEvent, 'start' | 'end'>): Date | undefined {
  const over = toDate(end) ?? toDate(start);
  return over && new Date(over.getTime() + SURVEY_DAYS * DAY_MS);
}

/** Whether an event is over, so that its survey can be sent. */
export function isSurveyDue({ start, end }: Pick<SurveyedEvent, 'start' | 'end'>, now: Date): boolean {
  const over = toDate(end) ?? toDate(start);
  return over !== undefined && over <= now;
}

/** When who has not answered is reminded. */
export function surveyReminderAt(closesAt: Date): Date {
  return new Date(closesAt.getTime() - SURVEY_REMINDER_DAYS * DAY_MS);
}

/** What there is of a survey. */
export interface SurveyState {
  /** Null until it is sent. */
  readonly closesAt: Date | null;
  /** How many questions it has. */
  readonly questions: number;
}

/** Where a survey stands. */
export function surveyPhase({ closesAt, questions }: SurveyState, now: Date): SurveyPhase {
  if (questions === 0) return 'none';
  if (!closesAt) return 'planned';
  return now < closesAt ? 'open' : 'closed';
}

/** Whether a survey can still be made or changed: until it is sent, as long as there is time to answer it. */
export function checkSurveyChange({ closesAt, event, now }: { closesAt: Date | null; event: SurveyedEvent; now: Date }): Result<true> {
  if (closesAt) return refuse('CONFLICT', SURVEY_RULES.sent);
  if (event.status === 'cancelled') return refuse('CONFLICT', SURVEY_RULES.cancelled);
  const until = surveyClosesAt(event);
  if (!until) return refuse('CONFLICT', SURVEY_RULES.noEnd);
  return now < until ? accept(true) : refuse('CONFLICT', SURVEY_RULES.tooLate);
}

/** Who wants to answer, and what. */
export interface SurveyAnswering {
  readonly phase: SurveyPhase;
  readonly anonymous: boolean;
  /** Whether they were checked in at the event. */
  readonly came: boolean;
  readonly answered: boolean;
}

/** Whether somebody answers a survey now: once who does it without a name, and until it is closed who does it with one. */
export function checkSurveyAnswering({ phase, anonymous, came, answered }: SurveyAnswering): Result<true> {
  if (phase === 'none') return refuse('NOT_FOUND', SURVEY_RULES.none);
  if (!came) return refuse('FORBIDDEN', SURVEY_RULES.cameOnly);
  if (phase === 'planned') return refuse('CONFLICT', SURVEY_RULES.notSent);
  if (phase === 'closed') return refuse('CONFLICT', SURVEY_RULES.closed);
  return anonymous && answered ? refuse('CONFLICT', SURVEY_RULES.answered) : accept(true);
}
