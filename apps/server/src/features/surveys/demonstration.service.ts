import { randomUUID } from 'node:crypto';
import { type Answers, type FormField, figuresOf, nextErasure } from '@quad/domain/forms';
import { surveyClosesAt } from '@quad/domain/surveys';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findAttended, findHeld, saveAnswersRow, saveSurveyRow, updateSurvey } from './surveys.repo.ts';

/** Number of the unit's past events with a survey. */
const EVENTS = 4;
/** Answers per ten participants. */
const OF_TEN = 6;

interface SurveyedDemonstration {
  readonly unitName: string;
  /** Address of the student for whom a survey is open. */
  readonly email: string;
  readonly fields: FormField[];
  readonly answersOf: (index: number) => Answers;
}

/** Demo data: anonymous surveys of a unit's last events, and an open survey for a student. */
export async function surveyDemonstration(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  { unitName, email, fields, answersOf }: SurveyedDemonstration,
): Promise<void> {
  const now = clock();
  const survey = { instituteId, fields, anonymous: true, version: 1, nextErasure: nextErasure(fields) };
  const [waiting] = await findAttended(tx, { instituteId, email, now });
  if (waiting?.endsAt) {
    const event = { instituteId, eventId: waiting.eventId };
    await saveSurveyRow(tx, { ...survey, ...event, updatedAt: waiting.endsAt });
    await updateSurvey(tx, event, { closesAt: surveyClosesAt({ start: null, end: waiting.endsAt }) ?? null, sentTo: waiting.came });
  }
  for (const { eventId, endsAt, came } of await findHeld(tx, { instituteId, unitName, now, limit: EVENTS })) {
    const closesAt = surveyClosesAt({ start: null, end: endsAt });
    if (!closesAt || eventId === waiting?.eventId) continue;
    const event = { instituteId, eventId };
    const all = Array.from({ length: Math.floor((came * OF_TEN) / 10) }, (_, index) => answersOf(index + (endsAt?.getUTCDate() ?? 0)));
    await saveSurveyRow(tx, { ...survey, ...event, updatedAt: closesAt });
    const figures = figuresOf(fields, all);
    await updateSurvey(tx, event, { closesAt, sentTo: came, reminded: true, counted: true, figures, nextErasure: null });
    const answeredAt = new Date(Math.floor(closesAt.getTime() / 3_600_000) * 3_600_000);
    for (const answers of all) {
      await saveAnswersRow(tx, { ...event, id: randomUUID(), userId: null, answers, answeredAt, isListed: true });
    }
  }
}
