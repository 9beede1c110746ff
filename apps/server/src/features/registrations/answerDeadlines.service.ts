import { isEnabled } from '@quad/domain/feature-flags';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { record } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { hasMandatoryQuestions } from '../questions/questions.service.ts';
import { lockList, removeFromList } from './places.service.ts';
import { clearDeadline, findOverdue, findRegistration, insertNotice, type RegistrationKey, wasCheckedIn } from './registrations.repo.ts';

/** Number of places handled per run; the next run, some minutes later, takes the next ones. */
const BATCH_SIZE = 200;

/**
 * Worker for the job at the deadline of a place: frees all places that are due. Deadlines that passed while the feature was off are handled
 * by a periodic clean-up some minutes later.
 */
export function answerDeadlineWorker(contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined): Worker {
  return async ({ data }) => {
    const { instituteId } = data as { instituteId: string };
    const context = await contextOf(instituteId);
    if (!context) return 'delete';
    await freeUnansweredPlaces(context);
    return 'keep';
  };
}

/** Gives places whose questions were not answered in time to the waiting list and notifies the people who had them. */
export async function freeUnansweredPlaces(context: Context): Promise<void> {
  const { clock, config, db, instituteId } = context;
  if (!isEnabled(config.institute, 'registrations') || !isEnabled(config.institute, 'questions')) return;
  for (const key of await findOverdue(db, instituteId, { now: clock(), limit: BATCH_SIZE })) await freePlace(context, key);
}

function freePlace(context: Context, key: RegistrationKey): Promise<void> {
  const { clock, db, instituteId } = context;
  return db.transaction(async (tx) => {
    const list = await lockList(tx, instituteId, key.eventId);
    const row = await findRegistration(tx, key);
    const now = clock();
    // The place is kept if the questions have been answered meanwhile.
    if (!list.ok || !row?.answerBy || row.answerBy > now) return;
    // Whoever was admitted at the entrance without an answer is at the event, and stays on the list. A canceled event gives its places to
    // nobody, and questions that were removed or made optional meanwhile need no answer.
    const isKept =
      list.value.event.status === 'cancelled' || !(await hasMandatoryQuestions(tx, context, key)) || (await wasCheckedIn(tx, row));
    if (isKept) return clearDeadline(tx, row);
    await removeFromList(tx, context, row, list.value);
    const id = newId(now);
    // Without a text, because nobody removed them.
    await insertNotice(tx, { instituteId, id, eventId: key.eventId, subject: '', body: '', createdAt: now });
    const to = recipients('registered', [key.userId]);
    await notify(tx, context, { kind: 'registration-removed', subject: list.value.event, to, mailSubjectId: id });
    await record(tx, context, undefined, {
      action: 'registration.lapse',
      subjectId: key.userId,
      detail: { eventId: key.eventId, noticeId: id },
    });
  });
}
