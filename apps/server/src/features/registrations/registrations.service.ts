import { CHECK_IN_TEXTS } from '@quad/domain/check-in';
import type { AnswersInput } from '@quad/domain/forms';
import { formatMessage } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import {
  type AddRegistrationInput,
  checkAdds,
  checkCancels,
  checkRegisters,
  mailedText,
  mayStillCancel,
  REGISTRATION_TEXTS,
  type Registration,
  type RegistrationEntry,
  type RegistrationMailInput,
  type RegistrationOrder,
  type RegistrationState,
  type RemoveRegistrationInput,
  registrationPhase,
} from '@quad/domain/registrations';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import type { EventParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, type EventWithUnit, isStudent, readEventWithUnit } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { readQuestionState, readQuestions, storeAnswers } from '../questions/questions.service.ts';
import { type LockedList, lockList, promoteFromWaitingList, removeFromList, toRegistrable } from './places.service.ts';
import {
  type Counts,
  countRegistrations,
  countWaiting,
  findAddressees,
  findCounts,
  findRegistration,
  findRegistrations,
  insertNotice,
  insertRegistration,
  type ListedRegistration,
  type RegistrationKey,
  type RegistrationListing,
  sortRegistrations,
  wasCheckedIn,
} from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

type EventWriteParams = EventParams & WriteParams;

type ActiveState = Exclude<RegistrationState, 'none'>;

/** The requester's registration for an event (access E9). */
export async function readRegistration(context: Context, { actor, eventId }: EventParams): Promise<Result<Registration>> {
  const { clock, db, instituteId } = context;
  const found = await readEventWithUnit(db, instituteId, eventId);
  if (!found.ok) return found;
  const { event } = found.value;
  const key = { instituteId, eventId, userId: actor.userId };
  const [own, counts] = await Promise.all([findRegistration(db, key), findCounts(db, key)]);
  return accept(await toRegistration(db, context, { event, key, own, counts, now: clock() }));
}

/**
 * Registers the requester or adds them to the waiting list (access E9, docs/specification/registrations.md#registrations-places). A person
 * who gets a place answers the event's questions. Repeating the request changes nothing.
 */
export function register(
  context: Context,
  { actor, claim, eventId, input }: EventWriteParams & { input: AnswersInput },
): Promise<Result<Registration>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const held = await lockList(tx, instituteId, eventId);
    if (!held.ok) return held;
    const { event, counts } = held.value;
    const key = { instituteId, eventId, userId: actor.userId };
    const known = await findRegistration(tx, key);
    const now = clock();
    if (known) return accept({ value: await toRegistration(tx, context, { event, key, own: known, counts, now }), audit: undefined });
    const { timeZone } = config.institute;
    const state = checkRegisters({ role: actor.role, event: toRegistrable(event), places: counts, now, timeZone });
    if (!state.ok) return state;
    const after = await insertEntry(tx, context, key, { state: state.value, now }, held.value);
    const questions = state.value === 'registered' ? await readQuestions(tx, context, key) : undefined;
    const answered = questions ? await storeAnswers(tx, context, key, { questions, sent: input.answers }) : accept(true);
    if (!answered.ok) return answered;
    return accept({
      value: await toRegistration(tx, context, { event, key, own: await findRegistration(tx, key), counts: after, now }),
      audit: { action: 'registration.create', subjectId: eventId, detail: { state: state.value } },
    });
  });
}

/** Removes the requester from the list; a free place goes to the first person waiting (access E9). */
export function cancelRegistration(context: Context, { actor, eventId }: EventParams): Promise<Result<Registration>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const held = await lockList(tx, instituteId, eventId);
    if (!held.ok) return held;
    const { event } = held.value;
    const now = clock();
    const key = { instituteId, eventId, userId: actor.userId };
    const known = await findRegistration(tx, key);
    const allowed = checkCancels({ state: known?.state ?? 'none', event: toRegistrable(event), now });
    if (!allowed.ok) return allowed;
    if (!known) throw new Error('Nothing was cancelled that is not there.');
    if (await wasCheckedIn(tx, known)) return refuse('CONFLICT', CHECK_IN_TEXTS.ownCheckedIn);
    const after = await removeFromList(tx, context, known, held.value);
    return accept({
      value: await toRegistration(tx, context, { event, key, own: undefined, counts: after, now }),
      audit: { action: 'registration.cancel', subjectId: eventId, detail: { state: known.state } },
    });
  });
}

/** Lists registered and waiting people, for those who manage the event (access E10). */
export async function listRegistrations(
  { db, clock, config, instituteId }: Context,
  { actor, eventId }: EventParams,
  { order, ...listing }: RegistrationListing & { readonly order: RegistrationOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Result<Page<RegistrationEntry, SortCursor>>> {
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, REGISTRATION_TEXTS.managersOnly);
  if (!managed.ok) return managed;
  const event = { instituteId, eventId };
  const today = campusDay(clock(), config.institute.timeZone);
  const sorting = sortRegistrations(order);
  const found = await readPage(page, {
    read: (limit, after) => findRegistrations(db, event, { ...listing, limit, after, today, sorting }),
    cursorOf: sorting.cursorOf,
    count: () => countRegistrations(db, event, listing),
  });
  return accept(mapPage(found, toEntry));
}

/** Adds a student to the list of an event by hand (access E10). */
export function addRegistration(
  context: Context,
  { actor, claim, eventId, input }: EventWriteParams & { input: AddRegistrationInput },
): Promise<Result<RegistrationEntry>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const held = await lockManaged(tx, context, { actor, eventId });
    if (!held.ok) return held;
    const { event, counts } = held.value;
    const today = campusDay(clock(), config.institute.timeZone);
    const userId = input.user_id;
    const now = clock();
    if (!(await isStudent(tx, instituteId, userId))) {
      const message = 'Choose a student from the list.';
      return refuse('INVALID', message, { user_id: message });
    }
    const key = { instituteId, eventId, userId };
    const known = await findRegistration(tx, key);
    const state = checkAdds({ event: toRegistrable(event), state: known?.state ?? 'none', places: counts, now });
    if (!state.ok) return state;
    await insertEntry(tx, context, key, { state: state.value, now }, held.value);
    if (state.value === 'registered')
      await notify(tx, context, { kind: 'place-given', actorId: actor.userId, subject: event, to: recipients('registered', [userId]) });
    const [entry] = await findRegistrations(tx, key, { userId, today, search: undefined, state: undefined, after: undefined, limit: 1 });
    if (!entry) throw new Error('Who was added is not on the list.');
    return accept({
      value: toEntry(entry),
      audit: { action: 'registration.add', subjectId: userId, detail: { eventId, state: state.value } },
    });
  });
}

/** Removes a student from the list and notifies them of the reason (access E10). */
export function removeRegistration(
  context: Context,
  { actor, claim, eventId, userId, input }: EventWriteParams & { userId: string; input: RemoveRegistrationInput },
): Promise<Result<{ message: string }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const held = await lockManaged(tx, context, { actor, eventId });
    if (!held.ok) return held;
    const known = await findRegistration(tx, { instituteId, eventId, userId });
    if (!known) return refuse('NOT_FOUND', 'This student is not on the list.');
    if (await wasCheckedIn(tx, known)) return refuse('CONFLICT', CHECK_IN_TEXTS.checkedInAlready);
    await removeFromList(tx, context, known, held.value);
    const now = clock();
    const id = newId(now);
    await insertNotice(tx, { instituteId, id, eventId, subject: '', body: input.reason, createdAt: now });
    const subject = held.value.event;
    const to = recipients('registered', [userId]);
    await notify(tx, context, { kind: 'registration-removed', actorId: actor.userId, subject, to, mailSubjectId: id });
    return accept({
      value: { message: 'The student was removed from the list and is told why.' },
      audit: { action: 'registration.remove', subjectId: userId, detail: { eventId, state: known.state, noticeId: id } },
    });
  });
}

/** Sends a mail to everybody who is registered, and optionally to those who wait (access E10). */
export function mailRegistered(
  context: Context,
  { actor, claim, eventId, input }: EventWriteParams & { input: RegistrationMailInput },
): Promise<Result<{ message: string; recipients: number }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const managed = checkManages(
      await readEventWithUnit(tx, instituteId, eventId, { forShare: true }),
      actor,
      REGISTRATION_TEXTS.managersOnly,
    );
    if (!managed.ok) return managed;
    const recipientIds = await findAddressees(
      tx,
      { instituteId, eventId },
      input.includes_waiting ? ['registered', 'waiting'] : ['registered'],
    );
    if (recipientIds.length === 0) return refuse('CONFLICT', 'Nobody is registered yet, so there is nobody to write to.');
    const now = clock();
    const id = newId(now);
    await insertNotice(tx, { instituteId, id, eventId, subject: input.subject, body: input.text, createdAt: now });
    const { event } = managed.value;
    const to = recipients('registered', recipientIds);
    await notify(tx, context, { kind: 'event-notice', actorId: actor.userId, subject: event, to, mailSubjectId: id });
    const count = recipientIds.length;
    return accept({
      value: { message: formatMessage(mailedText(count)), recipients: count },
      audit: { action: 'registration.mail', subjectId: eventId, detail: { noticeId: id, recipients: count } },
    });
  });
}

async function lockManaged(tx: Database, { instituteId }: Context, { actor, eventId }: EventParams): Promise<Result<LockedList>> {
  const managed = checkManages(await readEventWithUnit(tx, instituteId, eventId), actor, REGISTRATION_TEXTS.managersOnly);
  return managed.ok ? lockList(tx, instituteId, eventId) : managed;
}

/** Adds a person to the list and returns the new counts. A place that stays free goes to the waiting list. */
async function insertEntry(
  tx: Database,
  context: Context,
  key: RegistrationKey,
  { state, now }: { state: ActiveState; now: Date },
  { event, counts }: LockedList,
): Promise<Counts> {
  const arrival = counts.arrivals + 1;
  await insertRegistration(tx, { ...key, state, arrival, registeredAt: now });
  return promoteFromWaitingList(tx, context, event, { ...counts, arrivals: arrival, [state]: counts[state] + 1 });
}

interface OwnRegistration {
  readonly event: EventWithUnit['event'];
  readonly key: RegistrationKey;
  readonly own: RegistrationRow | undefined;
  readonly counts: Counts;
  readonly now: Date;
}

async function toRegistration(db: Database, context: Context, { event, key, own, counts, now }: OwnRegistration): Promise<Registration> {
  const registrable = toRegistrable(event);
  const questions = await readQuestionState(db, context, key);
  return {
    event_id: event.id,
    state: own?.state ?? 'none',
    position: own?.state === 'waiting' ? await countWaiting(db, own, own.arrival) : null,
    registered_count: counts.registered,
    waiting_count: counts.waiting,
    phase: registrationPhase(registrable, now),
    may_cancel: mayStillCancel(registrable, now) || event.status === 'cancelled',
    ...(questions && { questions, answer_by: own?.answerBy?.toISOString() ?? null }),
  };
}

function toEntry({ userId, name, email, rollNumber, state, position, registeredAt, checkedInAt }: ListedRegistration): RegistrationEntry {
  return {
    _id: userId,
    person: { _id: userId, username: email, personal_info: { name } },
    user_id: rollNumber,
    state,
    position,
    registered_at: registeredAt.toISOString(),
    checked_in_at: checkedInAt?.toISOString() ?? null,
  };
}
