import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerEntry,
  type AnswerFigures,
  type AnswerOrder,
  type Answers,
  type AnswersInput,
  checkAnswering,
  checkPlacesCoverTaken,
  checkUploading,
  type EventQuestions,
  type EventQuestionsInput,
  FORM_TEXTS,
  figuresOf,
  limitedChoices,
  nextErasure,
  type ProfileSource,
} from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { registrationPhase } from '@quad/domain/registrations';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import type { EventParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, type EventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { confirmPlace, previewState, readRegistrationState } from '../registrations/attendance.service.ts';
import { lockList, toRegistrable } from '../registrations/places.service.ts';
import {
  countAnswersOf,
  countChoices,
  findAnswers,
  findBareAnswers,
  findNewest,
  findPlaces,
  findVersions,
  insertVersion,
  type ListedAnswers,
  listAnswersOf,
  replacePlaces,
  replaceVersion,
} from './questions.repo.ts';
import { readProfile, readQuestions, storeAnswers } from './questions.service.ts';
import type { EventQuestionsRow } from './questions.table.ts';

/** Maximum number of stored versions of an event's questions, each of which somebody has answered. */
const MAX_VERSIONS = 30;
/** Number of answers read per statement. */
const AT_ONCE = 2000;

/** The questions of an event as the requester sees them (access E13). */
export async function readEventQuestions(context: Context, { actor, eventId }: EventParams): Promise<Result<EventQuestions>> {
  const found = await readEventWithUnit(context.db, context.instituteId, eventId);
  return found.ok ? accept(await toEventQuestions(context.db, context, { actor, found: found.value })) : found;
}

async function toEventQuestions(
  db: Database,
  context: Context,
  { actor, found: { event, unit } }: { actor: Actor; found: EventWithUnit },
): Promise<EventQuestions> {
  const { clock, instituteId } = context;
  const key = { instituteId, eventId: event.id, userId: actor.userId };
  const manages = checkManages(accept({ event, unit }), actor, FORM_TEXTS.managersOnly).ok;
  const [newest, ...earlier] = await findVersions(db, key);
  const [own, registration, places, profile] = await Promise.all([
    findAnswers(db, key),
    readRegistrationState(db, key),
    findPlaces(db, key),
    readProfile(db, context, actor.userId),
  ]);
  const now = clock();
  const phase = registrationPhase(toRegistrable(event), now);
  const answerBy = registration?.answerBy ?? null;
  // Only the profile fields that the form asks for.
  const profileValue = (source: ProfileSource) => (newest?.fields.some((field) => field.source === source) ? profile[source] : null);
  const answering = registration ? checkAnswering({ state: registration.state, phase, answerBy, now }).ok : phase === 'open';
  return {
    version: newest?.version ?? 0,
    fields: [...(newest?.fields ?? [])],
    left: Object.fromEntries(places.map((each) => [each.choice, each.places - each.taken])),
    answers: own?.answers ?? null,
    may_answer: answering && actor.role === 'STUDENT',
    answer_by: answerBy?.toISOString() ?? null,
    profile: { 'roll-number': profileValue('roll-number'), phone: profileValue('phone') },
    may_change: manages,
    earlier: manages ? earlier.map(({ version, fields }) => ({ version, fields: [...fields] })) : [],
  };
}

/** Changes the questions of an event (access E15). A version that somebody has answered is kept beside the new one. */
export function saveQuestions(
  context: Context,
  { actor, eventId, input: { version, fields } }: EventParams & { input: EventQuestionsInput },
): Promise<Result<EventQuestions>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const managed = checkManages(await readEventWithUnit(tx, instituteId, eventId), actor, FORM_TEXTS.managersOnly);
    if (!managed.ok) return managed;
    const held = await lockList(tx, instituteId, eventId);
    if (!held.ok) return held;
    const event = { instituteId, eventId };
    const versions = await findVersions(tx, event);
    const [newest] = versions;
    if ((newest?.version ?? 0) !== version) return refuse('STALE', FORM_TEXTS.changed);
    const isSame = isDeepStrictEqual(newest?.fields ?? [], fields);
    if (!isSame) {
      const saved = await storeVersion(
        tx,
        { newest, count: versions.length },
        { ...event, version: version + 1, fields, createdAt: clock() },
      );
      if (!saved.ok) return saved;
    }
    return accept({
      value: await toEventQuestions(tx, context, { actor, found: held.value }),
      audit: isSame ? undefined : { action: 'questions.save', subjectId: eventId, detail: { version: version + 1, fields: fields.length } },
    });
  });
}

async function storeVersion(
  tx: Database,
  { newest, count }: { newest: EventQuestionsRow | undefined; count: number },
  next: Omit<EventQuestionsRow, 'nextErasure'>,
): Promise<Result<true>> {
  const taken = await countChoices(tx, next);
  const fits = checkPlacesCoverTaken(next.fields, taken);
  if (!fits.ok) return fits;
  const row = { ...next, nextErasure: nextErasure(next.fields) };
  if (newest && (await countAnswersOf(tx, newest)) === 0) await replaceVersion(tx, newest, row);
  else if (count >= MAX_VERSIONS) return refuse('CONFLICT', FORM_TEXTS.tooManyVersions);
  else await insertVersion(tx, row);
  const limited = limitedChoices(next.fields).map(({ choice, places }) => ({ choice, places, taken: taken.get(choice) ?? 0 }));
  await replacePlaces(tx, next, limited);
  return accept(true);
}

/** Stores or changes the answers of a registered person; a place reserved until the answers is then kept (access E13). */
export function changeAnswers(
  context: Context,
  { actor, eventId, input }: EventParams & { input: AnswersInput },
): Promise<Result<EventQuestions>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const held = await lockList(tx, instituteId, eventId);
    if (!held.ok) return held;
    const key = { instituteId, eventId, userId: actor.userId };
    const questions = await readQuestions(tx, context, key);
    if (!questions) return refuse('CONFLICT', FORM_TEXTS.noQuestions);
    const registration = await readRegistrationState(tx, key);
    const now = clock();
    const phase = registrationPhase(toRegistrable(held.value.event), now);
    const allowed = checkAnswering({ state: registration?.state ?? 'none', phase, answerBy: registration?.answerBy ?? null, now });
    if (!allowed.ok) return allowed;
    const saved = await storeAnswers(tx, context, key, { questions, sent: input.answers });
    if (!saved.ok) return saved;
    await confirmPlace(tx, key);
    return accept({
      value: await toEventQuestions(tx, context, { actor, found: held.value }),
      audit: { action: 'questions.answer', subjectId: eventId, detail: { version: questions.version } },
    });
  });
}

/** Whether a user may upload a file for an answer (access E13). */
export async function checkUploads(
  context: Context,
  { actor, found: { event } }: { actor: Actor; found: EventWithUnit },
): Promise<Result<true>> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, eventId: event.id, userId: actor.userId };
  const registration = await readRegistrationState(db, key);
  const now = clock();
  if (!registration) return checkUploading(await previewState(context, { actor, event }));
  const { state, answerBy } = registration;
  return checkAnswering({ state, phase: registrationPhase(toRegistrable(event), now), answerBy, now });
}

/** Everybody's answers, for those who manage the event (access E15). */
export async function listAnswers(
  { db, instituteId }: Context,
  { actor, eventId, order }: EventParams & { order: AnswerOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Result<Page<AnswerEntry, SortCursor>>> {
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, FORM_TEXTS.managersOnly);
  if (!managed.ok) return managed;
  const event = { instituteId, eventId };
  const versions = await findVersions(db, event);
  return accept(mapPage(await listAnswersOf(db, event, order, page), (row) => toEntry(row, versions)));
}

/** Numbers of answers by option, without names, for those who manage the event (access E15). */
export async function readFigures({ db, instituteId }: Context, { actor, eventId }: EventParams): Promise<Result<AnswerFigures>> {
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, FORM_TEXTS.managersOnly);
  if (!managed.ok) return managed;
  const event = { instituteId, eventId };
  const newest = await findNewest(db, event);
  const all: Answers[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await findBareAnswers(db, event, { after, limit: AT_ONCE });
    all.push(...rows.map(({ answers }) => answers));
    after = rows.at(-1)?.userId;
    if (rows.length < AT_ONCE) break;
  }
  return accept(figuresOf(newest?.fields ?? [], all));
}

/** Consent to a profile field shows its current value. */
function toEntry(row: ListedAnswers, versions: readonly EventQuestionsRow[]): AnswerEntry {
  const { userId, version, answers, answeredAt, name, email, rollNumber, phone } = row;
  const profile = { 'roll-number': rollNumber, phone };
  const fields = versions.find((each) => each.version === version)?.fields ?? [];
  const consented = fields.flatMap(({ id, source }) => (source && answers[id] === true ? [[id, profile[source] ?? ''] as const] : []));
  return {
    _id: userId,
    person: { _id: userId, username: email, personal_info: { name } },
    user_id: rollNumber,
    version,
    answers: { ...answers, ...Object.fromEntries(consented) },
    answered_at: answeredAt.toISOString(),
  };
}
