import { randomUUID } from 'node:crypto';
import { feedbackCreatedAt } from '@quad/domain/feedback';
import { type AnswerEntry, type AnswerOrder, type Answers, type AnswersInput, checkAnswers } from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { checkSurveyAnswering, type EventSurvey, SURVEY_RULES } from '@quad/domain/surveys';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import { lockCurrentKey } from '../../keys/keys.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import type { EventParams, InputParams } from '../../plugins/idempotency.ts';
import { findRecipient } from '../accounts/accounts.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { wasCheckedIn } from '../check-ins/attendees.service.ts';
import { checkManages, type EventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { lockGiver } from '../feedback/sealedAuthors.service.ts';
import { sealAnswering } from './surveySeals.service.ts';
import { findNamed, findSurvey, type ListedAnswers, listNamed, lockSurveyShared, saveAnswersRow } from './surveys.repo.ts';
import { checkChanges, phaseOf, toEventSurvey } from './surveys.service.ts';
import type { SurveyRow } from './surveys.table.ts';

/**
 * Answers a survey (access E16). Nothing stored of an anonymous answer leads to the person: that they have answered is stored separately,
 * as a keyed hash; the audit entry has no actor; and the answer has only the hour and a random id.
 */
export async function answerSurvey(
  context: Context,
  { actor, claim, eventId, input: { answers } }: EventParams & InputParams<AnswersInput>,
): Promise<Result<EventSurvey>> {
  const { db, instituteId } = context;
  const found = await readEventWithUnit(db, instituteId, eventId);
  if (!found.ok) return found;
  const event = { instituteId, eventId: found.value.event.id };
  const { anonymous } = (await findSurvey(db, event)) ?? { anonymous: true };
  return auditedTransaction(context, { actor: anonymous ? undefined : actor, claim }, async (tx) => {
    const survey = await lockSurveyShared(tx, event);
    if (!survey) return refuse('NOT_FOUND', SURVEY_RULES.none);
    // The mode can change until the survey is sent.
    if (survey.anonymous !== anonymous) return refuse('CONFLICT', SURVEY_RULES.notSent);
    const stored = await (anonymous ? storeAnonymousAnswers : storeNamedAnswers)(tx, context, {
      actor,
      survey,
      found: found.value,
      sent: answers,
    });
    if (!stored.ok) return stored;
    return accept({
      value: await toEventSurvey(tx, context, { actor, found: found.value }),
      audit: { action: 'survey.answer', subjectId: event.eventId, detail: { version: survey.version }, isUnlinkable: anonymous },
    });
  });
}

interface StoreAnswersParams {
  readonly actor: Actor;
  readonly survey: SurveyRow;
  readonly found: EventWithUnit;
  readonly sent: Answers;
}

/** Validates the answers of a person who was checked in. The caller knows whether they have answered before. */
async function checkSubmitted(
  tx: Database,
  { clock }: Context,
  { actor, survey, sent, answered }: StoreAnswersParams & { answered: boolean },
): Promise<Result<Answers>> {
  const { instituteId, eventId, anonymous, fields } = survey;
  const came = await wasCheckedIn(tx, { instituteId, eventId, userId: actor.userId });
  const allowed = checkSurveyAnswering({ phase: phaseOf(survey, clock()), anonymous, came, answered });
  if (!allowed.ok) return allowed;
  const checked = checkAnswers(fields, sent);
  if (!checked.ok) return refuse(checked.refusal.code, SURVEY_RULES.answersNeeded, checked.refusal.fields);
  return Object.keys(checked.value).length > 0 ? checked : refuse('INVALID', SURVEY_RULES.empty);
}

async function storeNamedAnswers(tx: Database, context: Context, params: StoreAnswersParams): Promise<Result<true>> {
  const { actor, survey } = params;
  const { instituteId, eventId } = survey;
  const often = await checkChanges(tx, context, actor);
  if (!often.ok) return often;
  const { userId } = actor;
  const answered = (await findNamed(tx, { instituteId, eventId, userId })) !== undefined;
  const checked = await checkSubmitted(tx, context, { ...params, answered });
  if (!checked.ok) return checked;
  const now = context.clock();
  await saveAnswersRow(tx, { instituteId, id: newId(now), eventId, userId, answers: checked.value, answeredAt: now, isListed: true });
  return accept(true);
}

async function storeAnonymousAnswers(tx: Database, context: Context, params: StoreAnswersParams): Promise<Result<true>> {
  const { actor, survey } = params;
  const { instituteId, eventId } = survey;
  const { clock, keys } = context;
  if (!(await lockCurrentKey(tx, instituteId, 'feedback', keys.feedback))) return refuse('UNAVAILABLE', SURVEY_RULES.keyReplaced);
  // Nothing is stored for an account that was given to somebody else in the meantime.
  await lockGiver(tx, actor.userId);
  const account = await findRecipient({ ...context, db: tx }, actor.userId);
  if (account?.email !== actor.username) return { ok: false, refusal: UNAUTHENTICATED };
  const checked = await checkSubmitted(tx, context, { ...params, answered: false });
  if (!checked.ok) return checked;
  if (!(await sealAnswering(tx, context, eventId, actor.userId))) return refuse('CONFLICT', SURVEY_RULES.answered);
  const answeredAt = feedbackCreatedAt({ isAnonymous: true, now: clock() });
  const row = { instituteId, id: randomUUID(), eventId, userId: null, answers: checked.value, answeredAt, isListed: false };
  await saveAnswersRow(tx, row);
  return accept(true);
}

/** Answers with names, for those who manage the event (access E17). */
export async function listSurveyAnswers(
  { db, instituteId }: Context,
  { actor, eventId, order }: EventParams & { order: AnswerOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Result<Page<AnswerEntry, SortCursor>>> {
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, SURVEY_RULES.managersOnly);
  if (!managed.ok) return managed;
  const event = { instituteId, eventId };
  const survey = await findSurvey(db, event);
  if (survey?.anonymous) return refuse('CONFLICT', SURVEY_RULES.withoutNames);
  return accept(mapPage(await listNamed(db, event, order, page), (row) => toEntry(row, survey?.version ?? 0)));
}

function toEntry({ userId, answers, answeredAt, name, email, rollNumber }: ListedAnswers, version: number): AnswerEntry {
  return {
    _id: userId,
    person: { _id: userId, username: email, personal_info: { name } },
    user_id: rollNumber,
    version,
    answers,
    answered_at: answeredAt.toISOString(),
  };
}
