import { isEnabled } from '@quad/domain/feature-flags';
import { unlistedSince } from '@quad/domain/feedback';
import { fieldsDue, nextErasure } from '@quad/domain/forms';
import { isTimeForReminders } from '@quad/domain/notifications';
import { isEnough, isSurveyDue, MIN_ANSWERS, surveyReminderAt } from '@quad/domain/surveys';
import type { Context } from '../../context.ts';
import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { findCheckedIn } from '../check-ins/attendees.service.ts';
import { type EventWithUnit, lockEventWithUnit } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { countListed } from './surveyResults.service.ts';
import { withoutSeal } from './surveySeals.service.ts';
import {
  deleteSeals,
  deleteUnnamed,
  eraseFields,
  findErasable,
  findNamedPeople,
  findSurveysToAdvance,
  listUnnamed,
  lockSurvey,
  updateSurvey,
} from './surveys.repo.ts';
import { phaseOf, scheduleOf, sendSurvey } from './surveys.service.ts';
import type { SurveyRow } from './surveys.table.ts';

/** Number of surveys handled per run; the next run, some minutes later, takes the next ones. */
const BATCH_SIZE = 200;

/**
 * Sends surveys of past events, lists anonymous answers, reminds people once who have not answered, and computes the final results of
 * closed surveys.
 */
export async function advanceSurveys(context: Context): Promise<void> {
  const { clock, config, db, instituteId } = context;
  const now = clock();
  const found = await findSurveysToAdvance(db, instituteId, {
    ...{ now, unlistedSince: unlistedSince(now), least: MIN_ANSWERS, limit: BATCH_SIZE },
    reminds: isTimeForReminders(now, config.institute.timeZone),
    // Answers are counted and erased in time even if surveys are turned off.
    onlyClosed: !isEnabled(config.institute, 'surveys'),
  });
  for (const { eventId } of found) {
    await db.transaction(async (tx) => {
      const event = await lockEventWithUnit(tx, instituteId, eventId);
      const survey = await lockSurvey(tx, { instituteId, eventId });
      if (event.ok && survey) await advanceSurvey(tx, context, survey, event.value);
    });
  }
}

async function advanceSurvey(tx: Database, context: Context, survey: SurveyRow, found: EventWithUnit): Promise<void> {
  const { clock, config } = context;
  const now = clock();
  const { closesAt } = survey;
  switch (phaseOf(survey, now)) {
    case 'planned':
      // The event may have been moved or cancelled meanwhile.
      if (found.event.status !== 'cancelled' && isSurveyDue(scheduleOf(found), now)) await sendSurvey(tx, context, found);
      return;
    case 'open':
      if (survey.anonymous) await listUnnamed(tx, survey, { before: unlistedSince(now), least: MIN_ANSWERS });
      if (closesAt && !survey.reminded && surveyReminderAt(closesAt) <= now && isTimeForReminders(now, config.institute.timeZone))
        await remind(tx, context, survey, found);
      return;
    case 'closed':
      if (!survey.counted) await countSurvey(tx, context, survey);
      return;
    case 'none':
  }
}

async function remind(tx: Database, context: Context, survey: SurveyRow, { event }: EventWithUnit): Promise<void> {
  const { instituteId, eventId, anonymous } = survey;
  const people = await findCheckedIn(tx, { instituteId, eventId });
  const named = anonymous ? new Set<string>() : await findNamedPeople(tx, { instituteId, eventId });
  const waiting = anonymous ? await withoutSeal(tx, context, eventId, people) : people.filter((userId) => !named.has(userId));
  await updateSurvey(tx, { instituteId, eventId }, { reminded: true });
  await notify(tx, context, { kind: 'survey-waits', subject: { id: eventId, title: event.title }, to: recipients('came', waiting) });
}

/**
 * Computes the final results of a closed survey. From then on, who has answered is not needed and is deleted; too few answers are deleted
 * as well.
 */
async function countSurvey(tx: Database, { clock }: Context, survey: SurveyRow): Promise<void> {
  const event: EventKey = { instituteId: survey.instituteId, eventId: survey.eventId };
  if (survey.anonymous) await listUnnamed(tx, event, { before: clock(), least: 1 });
  const figures = await countListed(tx, survey);
  const enough = isEnough(figures.count);
  await updateSurvey(tx, event, { counted: true, figures: enough ? figures : null });
  await deleteSeals(tx, event);
  if (survey.anonymous && !enough) await deleteUnnamed(tx, event);
}

/** Erases answers whose retention period after the event is over, once the survey is counted. */
export async function eraseDueSurveys(context: Pick<Context, 'clock' | 'db' | 'instituteId'>): Promise<void> {
  const { clock, db, instituteId } = context;
  const now = clock();
  for (const { survey, finishesAt } of await findErasable(db, instituteId, { now, limit: BATCH_SIZE })) {
    const due = fieldsDue(survey.fields, finishesAt, now);
    const last = Math.max(...survey.fields.filter(({ id }) => due.includes(id)).map((field) => field.erase_after_days));
    await db.transaction((tx) => eraseFields(tx, survey, due, nextErasure(survey.fields, last)));
  }
}
