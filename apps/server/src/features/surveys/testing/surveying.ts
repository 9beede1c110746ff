import { randomUUID } from 'node:crypto';
import type { events } from '../../../db/schema.ts';
import { checkIns } from '../../../db/schema.ts';
import { TEST_NOW, type TestApp, type Visitor } from '../../../testing/testApp.ts';
import { addEvent } from '../../events/testing/records.ts';

const HOUR_MS = 60 * 60 * 1000;
export const hoursLater = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

export const STARS = { id: 'qall', kind: 'rating', label: 'How was it?', required: true };
export const WORDS = { id: 'qwords', kind: 'short', label: 'What could be better?' };
export const HOPES = { id: 'qhopes', kind: 'long', label: 'What next?' };

export const survey = (id: string) => `/api/events/${id}/survey`;

/** An event that ended an hour ago, with people checked in. */
export async function addAttended(
  { context }: TestApp,
  overrides: Partial<typeof events.$inferInsert> & { unitId: string },
  who: readonly Visitor[],
): Promise<string> {
  const { db, instituteId } = context;
  const times = { startsAt: hoursLater(-3), endsAt: hoursLater(-1) };
  const { id: eventId } = await addEvent(context, { title: 'Robo Soccer', ...times, ...overrides });
  const came = { instituteId, eventId, day: '2026-11-20', at: hoursLater(-2), madeParticipant: false };
  const rows = who.map(({ userId }) => ({ ...came, userId, checkedInBy: userId, scanId: randomUUID() }));
  if (rows.length > 0) await db.insert(checkIns).values(rows);
  return eventId;
}

/** Creates or changes a survey, with the version that was read. */
export function saveSurvey(by: Visitor, id: string, fields: readonly object[], { anonymous = true, version = 0 } = {}) {
  return by.send('PUT', survey(id), { version, anonymous, fields });
}

/** Answers a survey. */
export function answerSurvey(who: Visitor, id: string, answers: object, headers?: Record<string, string>) {
  return who.send('POST', `${survey(id)}/answers`, { answers }, headers);
}
