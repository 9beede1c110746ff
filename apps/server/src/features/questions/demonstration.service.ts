import { type Answers, choicesOf, type FormField, limitedChoices, nextErasure } from '@quad/domain/forms';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findOpenForRegistration, findRegistered, insertVersion, replacePlaces, saveAnswers } from './questions.repo.ts';

/** Number of demo events with questions; the first ones are full or closed for registration. */
const EVENTS = 4;

/** Demo data: questions for a unit's next events, with the answers of everybody registered. */
export async function createDemonstrationQuestions(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  { unitName, fields, answersOf }: { unitName: string; fields: FormField[]; answersOf: (index: number) => Answers },
): Promise<void> {
  const now = clock();
  const limited = limitedChoices(fields);
  for (const { eventId } of await findOpenForRegistration(tx, { instituteId, unitName, now, limit: EVENTS })) {
    const event = { instituteId, eventId };
    await insertVersion(tx, { ...event, version: 1, fields, createdAt: now, nextErasure: nextErasure(fields) });
    await replacePlaces(
      tx,
      event,
      limited.map(({ choice, places }) => ({ choice, places, taken: 0 })),
    );
    for (const [index, { userId }] of (await findRegistered(tx, event)).entries()) {
      const answers = answersOf(index);
      await saveAnswers(tx, { ...event, userId, version: 1, answers, choices: choicesOf(fields, answers), answeredAt: now });
    }
  }
}
