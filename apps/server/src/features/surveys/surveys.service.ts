import { isDeepStrictEqual } from 'node:util';
import { nextErasure } from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import {
  checkSurveyAnswering,
  checkSurveyChange,
  type EventSurvey,
  isSurveyDue,
  MAX_SURVEY_CHANGES,
  SURVEY_RULES,
  type SurveyedEvent,
  type SurveyInput,
  surveyClosesAt,
  surveyPhase,
  surveyReminderAt,
} from '@quad/domain/surveys';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import type { EventParams } from '../../plugins/idempotency.ts';
import { auditedTransaction, countOwnActions } from '../audit/audit.service.ts';
import { findCheckedIn, wasCheckedIn } from '../check-ins/attendees.service.ts';
import { countedSince } from '../daily-limits/dailyLimits.service.ts';
import { checkManages, type EventWithUnit, lockEventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { hasAnsweredSealed } from './surveySeals.service.ts';
import { findNamed, findSurvey, lockSurvey, saveSurveyRow, updateSurvey } from './surveys.repo.ts';
import type { SurveyRow } from './surveys.table.ts';

/** An event's schedule for the domain's rules of surveys. */
export function scheduleOf({ event }: EventWithUnit): SurveyedEvent {
  return { status: event.status, start: event.startsAt, end: event.endsAt };
}

/** Phase of a survey. */
export function phaseOf(survey: SurveyRow | undefined, now: Date): EventSurvey['phase'] {
  return surveyPhase({ closesAt: survey?.closesAt ?? null, questions: survey?.fields.length ?? 0 }, now);
}

/** The survey of an event as the requester sees it (access E16). */
export async function readEventSurvey(context: Context, { actor, eventId }: EventParams): Promise<Result<EventSurvey>> {
  const found = await readEventWithUnit(context.db, context.instituteId, eventId);
  return found.ok ? accept(await toEventSurvey(context.db, context, { actor, found: found.value })) : found;
}

/** A survey as a user sees it: for those who neither were checked in nor may edit the event, there is none. */
export async function toEventSurvey(
  db: Database,
  context: Context,
  { actor, found }: { actor: Actor; found: EventWithUnit },
): Promise<EventSurvey> {
  const { clock, instituteId } = context;
  const { id: eventId } = found.event;
  const event = { instituteId, eventId };
  const now = clock();
  const manages = checkManages(accept(found), actor, SURVEY_RULES.managersOnly).ok;
  const survey = await findSurvey(db, event);
  const came = await wasCheckedIn(db, { ...event, userId: actor.userId });
  const phase = phaseOf(survey, now);
  const isSeen = manages || (came && phase !== 'none' && phase !== 'planned');
  const anonymous = survey?.anonymous ?? true;
  const named = came && !anonymous ? await findNamed(db, { ...event, userId: actor.userId }) : undefined;
  const answered = named !== undefined || (came && anonymous && (await hasAnsweredSealed(db, context, eventId, actor.userId)));
  return {
    event_id: eventId,
    phase: isSeen ? phase : 'none',
    version: isSeen ? (survey?.version ?? 0) : 0,
    anonymous: isSeen ? anonymous : true,
    fields: isSeen ? [...(survey?.fields ?? [])] : [],
    closes_at: (isSeen && survey?.closesAt?.toISOString()) || null,
    answers: named?.answers ?? null,
    answered,
    may_answer: checkSurveyAnswering({ phase, anonymous, came, answered }).ok,
    manages,
    may_change: manages && checkSurveyChange({ closesAt: survey?.closesAt ?? null, event: scheduleOf(found), now }).ok,
  };
}

/** Checks the daily limit for changing surveys and answers. Concurrent changes of a user are serialized here. */
export async function checkChanges(tx: Database, context: Context, actor: Actor): Promise<Result<true>> {
  await advisoryLock(tx, 'surveys', actor.userId);
  const filter = { instituteId: context.instituteId, actorId: actor.userId, since: countedSince(context) };
  const saved = await countOwnActions(tx, { ...filter, action: 'survey.save' });
  const answered = await countOwnActions(tx, { ...filter, action: 'survey.answer' });
  return saved + answered < MAX_SURVEY_CHANGES ? accept(true) : refuse('TOO_MANY_REQUESTS', SURVEY_RULES.tooOften);
}

/**
 * Creates or changes the survey of an event; refused if it has changed since it was read (access E17). The survey of a past event is sent
 * at once.
 */
export function saveSurvey(
  context: Context,
  { actor, eventId, input: { version, anonymous, fields } }: EventParams & { input: SurveyInput },
): Promise<Result<EventSurvey>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const managed = checkManages(await lockEventWithUnit(tx, instituteId, eventId), actor, SURVEY_RULES.managersOnly);
    if (!managed.ok) return managed;
    const key = { instituteId, eventId: managed.value.event.id };
    const survey = await lockSurvey(tx, key);
    const now = clock();
    const event = scheduleOf(managed.value);
    const allowed = checkSurveyChange({ closesAt: survey?.closesAt ?? null, event, now });
    if (!allowed.ok) return allowed;
    if ((survey?.version ?? 0) !== version) return refuse('STALE', SURVEY_RULES.stale);
    const often = await checkChanges(tx, context, actor);
    if (!often.ok) return often;
    const isSame = survey?.anonymous === anonymous && isDeepStrictEqual(survey.fields, fields);
    if (!isSame) {
      await saveSurveyRow(tx, { ...key, fields, anonymous, version: version + 1, updatedAt: now, nextErasure: nextErasure(fields) });
    }
    if (fields.length > 0 && isSurveyDue(event, now)) await sendSurvey(tx, context, managed.value);
    return accept({
      value: await toEventSurvey(tx, context, { actor, found: managed.value }),
      audit: isSame
        ? undefined
        : { action: 'survey.save', subjectId: key.eventId, detail: { version: version + 1, fields: fields.length, anonymous } },
    });
  });
}

/** Sends the survey of a past event to everybody who was checked in. The caller has locked it. */
export async function sendSurvey(tx: Database, context: Pick<Context, 'clock' | 'instituteId'>, found: EventWithUnit): Promise<void> {
  const { clock, instituteId } = context;
  const { id: eventId, title } = found.event;
  const closesAt = surveyClosesAt(scheduleOf(found));
  if (!closesAt) throw new Error(`The event ${eventId} has a survey and no time.`);
  const people = await findCheckedIn(tx, { instituteId, eventId });
  // If it is sent so late that the reminder is due, no reminder follows.
  const reminded = surveyReminderAt(closesAt) <= clock();
  await updateSurvey(tx, { instituteId, eventId }, { closesAt, sentTo: people.length, reminded });
  await notify(tx, context, { kind: 'survey-sent', subject: { id: eventId, title }, to: recipients('came', people) });
}
