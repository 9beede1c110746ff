import { createHash } from 'node:crypto';
import {
  type Admission,
  admissionOf,
  CHECK_IN_TEXTS,
  type CheckInAnswer,
  type CheckInInput,
  type CheckInList,
  type CheckInPass,
  type CheckInSubject,
  checkInDays,
  checkScanTime,
  isAdmitted,
  noPlaceText,
  otherDayText,
  type UndoCheckInInput,
} from '@quad/domain/check-in';
import { managesEvent } from '@quad/domain/events';
import { formatMessage, type Message } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { EventParams, WriteParams } from '../../plugins/idempotency.ts';
import { type AuditEntry, auditedTransaction } from '../audit/audit.service.ts';
import {
  addParticipant,
  checkManages,
  type EventWithUnit,
  isStudent,
  lockEventWithUnit,
  readEventWithUnit,
  removeParticipant,
} from '../events/events.service.ts';
import { admitAtDoor, type RegistrationWithPosition, readPlaces, readRegistrationState } from '../registrations/attendance.service.ts';
import { checkInCodes } from './checkInCodes.ts';
import {
  countCheckedIn,
  deleteCheckIn,
  findByRef,
  findCheckIn,
  findDaysOf,
  findExpected,
  findVisitor,
  insertCheckIn,
} from './checkIns.repo.ts';

type EventWriteParams = EventParams & WriteParams;

const DIGEST_BYTES = 16;

/** Hash by which an offline device recognizes a code, without being able to create the code. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, DIGEST_BYTES).toString('base64url');
}

/** The requester's codes for today and later days (access E11). */
export async function readPass(context: Context, { actor, eventId }: EventParams): Promise<Result<CheckInPass>> {
  const { db, clock, config, instituteId } = context;
  const found = await readEventWithUnit(db, instituteId, eventId);
  if (!found.ok) return found;
  const { event } = found.value;
  const key = { instituteId, eventId: event.id, userId: actor.userId };
  const [registration, checkIns] = await Promise.all([readRegistrationState(db, key), findDaysOf(db, key)]);
  if (registration?.state !== 'registered') return refuse('NOT_FOUND', REGISTRATION_TEXTS.notRegistered);
  const { timeZone } = config.institute;
  const today = campusDay(clock(), timeZone);
  const codes = checkInCodes(context);
  const days = event.status === 'cancelled' ? [] : daysOf(found.value, timeZone).filter((day) => day >= today);
  return accept({
    event_id: event.id,
    codes: days.map((day) => ({
      day,
      token: codes.seal({ ref: registration.checkInRef, day }),
      since: checkIns.find((one) => one.day === day)?.at.toISOString() ?? null,
    })),
  });
}

/** The person behind a code, for its owner and for the managers of the event (access E11). */
export async function readSubject(context: Context, { actor, token }: { actor: Actor; token: string }): Promise<Result<CheckInSubject>> {
  const { db, instituteId } = context;
  const content = checkInCodes(context).open(token);
  const registered = content && (await findByRef(db, instituteId, content.ref));
  if (!registered) return refuse('NOT_FOUND', content ? CHECK_IN_TEXTS.gone : CHECK_IN_TEXTS.unreadable);
  const found = await readEventWithUnit(db, instituteId, registered.eventId);
  if (!found.ok) return found;
  const isOwn = registered.userId === actor.userId;
  if (!isOwn && !manages(found.value, actor)) return refuse('FORBIDDEN', CHECK_IN_TEXTS.notYours);
  const checkIn = await findCheckIn(db, { instituteId, ...registered, day: content.day });
  const { event } = found.value;
  return accept({
    ...{ event_id: event.id, title: event.title, day: content.day, is_own: isOwn },
    ...(await describePerson(db, instituteId, registered.userId)),
    since: checkIn?.at.toISOString() ?? null,
  });
}

/** The data that a scanning device stores for offline use (access E12). */
export async function readCheckInList(context: Context, { actor, eventId }: EventParams): Promise<Result<CheckInList>> {
  const { db, clock, config, instituteId } = context;
  const managed = checkManages(await readEventWithUnit(db, instituteId, eventId), actor, CHECK_IN_TEXTS.managersOnly);
  if (!managed.ok) return managed;
  const { timeZone } = config.institute;
  const day = campusDay(clock(), timeZone);
  const isToday = managed.value.event.status !== 'cancelled' && daysOf(managed.value, timeZone).includes(day);
  const key = { instituteId, eventId: managed.value.event.id, day };
  const [expected, checkedIn] = await Promise.all([findExpected(db, key), countCheckedIn(db, key)]);
  const codes = checkInCodes(context);
  return accept({
    event_id: key.eventId,
    day: isToday ? day : null,
    came_count: checkedIn,
    registered_count: expected.length,
    codes: isToday
      ? expected.map(({ ref, since }) => ({ digest: digestOf(codes.seal({ ref, day })), since: since?.toISOString() ?? null }))
      : [],
  });
}

/**
 * Handles one scan (access E12, docs/specification/check-in.md#check-in-scans). The event is locked, so that when two devices scan a code
 * at once the second sees the first check-in. A repeated scan gets the same answer.
 */
export function checkIn(
  context: Context,
  { actor, claim, eventId, input }: EventWriteParams & { input: CheckInInput },
): Promise<Result<CheckInAnswer>> {
  const { clock, config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const managed = checkManages(await lockEventWithUnit(tx, instituteId, eventId), actor, CHECK_IN_TEXTS.managersOnly);
    if (!managed.ok) return managed;
    const { event } = managed.value;
    if (!event.registrationRequired) return refuse('CONFLICT', REGISTRATION_TEXTS.notOffered);
    const now = clock();
    const at = input.at === undefined ? now : new Date(input.at);
    const schedule = { start: event.startsAt, end: event.endsAt };
    const scanTime = checkScanTime({ event: { status: event.status, schedule }, at, now, timeZone: config.institute.timeZone });
    if (!scanTime.ok) return scanTime;
    const visitor = await identifyVisitor(tx, context, { event, input, day: scanTime.value.day });
    if (!visitor.ok) return visitor;
    const scan: Scan = { event, scanId: input.scan_id, ...scanTime.value };
    if ('reason' in visitor.value) return accept({ value: await toRejection(tx, context, scan, visitor.value), audit: undefined });
    return accept(await admitVisitor(tx, context, scan, { ...visitor.value, admission: input.let_in, actor }));
  });
}

/** Undoes a person's check-in on a day (access E12). They keep their place. */
export function undoCheckIn(
  context: Context,
  { actor, claim, eventId, userId, input: { day } }: EventWriteParams & { userId: string; input: UndoCheckInInput },
): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const managed = checkManages(await lockEventWithUnit(tx, instituteId, eventId), actor, CHECK_IN_TEXTS.managersOnly);
    if (!managed.ok) return managed;
    const key = { instituteId, eventId: managed.value.event.id, userId };
    const undone = await deleteCheckIn(tx, { ...key, day });
    if (!undone) return refuse('NOT_FOUND', CHECK_IN_TEXTS.notCheckedIn);
    if (undone.endsParticipation) await removeParticipant(tx, key);
    const audit = { action: 'check-in.undo', subjectId: userId, detail: { eventId: key.eventId, day } } as const;
    return accept({ value: { message: CHECK_IN_TEXTS.undone }, audit });
  });
}

interface Scan {
  readonly event: EventWithUnit['event'];
  readonly scanId: string;
  readonly day: string;
  readonly at: Date;
}

/** A person who was identified at the entrance, and their registration. */
interface Visitor {
  readonly userId: string;
  readonly registration: RegistrationWithPosition | undefined;
}

/** A scan that admits nobody, with the reason. */
interface Rejection {
  readonly userId?: string;
  readonly reason: Message;
  readonly way?: Admission;
}

/** Identifies the person by their code or by the organizer's search. */
async function identifyVisitor(
  tx: Database,
  context: Context,
  { event, input, day }: Pick<Scan, 'event' | 'day'> & { input: CheckInInput },
): Promise<Result<Visitor | Rejection>> {
  const { instituteId } = context;
  const { token, user_id: userId } = input;
  if ((token === undefined) === (userId === undefined)) return refuse('INVALID', CHECK_IN_TEXTS.tokenOrPerson);
  if (token === undefined) {
    if (!userId || !(await isStudent(tx, instituteId, userId))) {
      const message = 'Choose a student from the list.';
      return refuse('INVALID', message, { user_id: message });
    }
    return accept({ userId, registration: await readRegistrationState(tx, { instituteId, eventId: event.id, userId }) });
  }
  const content = checkInCodes(context).open(token);
  const registered = content && (await findByRef(tx, instituteId, content.ref));
  if (!registered) return accept({ reason: content ? CHECK_IN_TEXTS.gone : CHECK_IN_TEXTS.unreadable });
  if (registered.eventId !== event.id) return accept({ reason: CHECK_IN_TEXTS.otherEvent });
  if (content.day !== day) return accept({ userId: registered.userId, reason: otherDayText(content.day) });
  return accept({ userId: registered.userId, registration: await readRegistrationState(tx, { instituteId, ...registered }) });
}

interface EnterParams extends Visitor {
  readonly admission: Admission | undefined;
  readonly actor: Actor;
}

/**
 * Checks in a person who has a place or gets one at the entrance. Distinguishes people who are checked in already from those without a
 * place.
 */
async function admitVisitor(
  tx: Database,
  context: Context,
  scan: Scan,
  { userId, registration, admission, actor }: EnterParams,
): Promise<{ value: CheckInAnswer; audit: AuditEntry | undefined }> {
  const { instituteId } = context;
  const { event, scanId, day, at } = scan;
  const key = { instituteId, eventId: event.id, userId };
  const known = await findCheckIn(tx, { ...key, day });
  if (known) {
    const outcome = known.scanId === scanId ? 'in' : 'already';
    return { value: await toAnswer(tx, context, scan, { userId, outcome, since: known.at }), audit: undefined };
  }
  const hasPlace = registration?.state === 'registered';
  const places = hasPlace ? undefined : await readPlaces(tx, context, event);
  if (places && !isAdmitted(admission, places)) {
    const way = admissionOf(places);
    const reason = noPlaceText(registration?.position, way === 'beyond' ? places : undefined);
    return { value: await toRejection(tx, context, scan, { userId, reason, way }), audit: undefined };
  }
  if (places) await admitAtDoor(tx, context, { key, event });
  const madeParticipant = await addParticipant(tx, key, context);
  await insertCheckIn(tx, { ...key, day, at, scanId, checkedInBy: actor.userId, madeParticipant });
  const isBeyond = places !== undefined && admissionOf(places) === 'beyond';
  const action = places ? 'check-in.let-in' : 'check-in.create';
  const detail = { eventId: event.id, day, ...(places && { beyond: isBeyond }) };
  return { value: await toAnswer(tx, context, scan, { userId, outcome: 'in', since: at }), audit: { action, subjectId: userId, detail } };
}

async function toRejection(
  tx: Database,
  context: Context,
  { scanId, day }: Scan,
  { userId, reason, way }: Rejection,
): Promise<CheckInAnswer> {
  const who = userId ? await describePerson(tx, context.instituteId, userId) : { person: null, user_id: null };
  return {
    scan_id: scanId,
    outcome: 'unregistered',
    day,
    ...who,
    since: null,
    reason: formatMessage(reason),
    way_in: way ?? null,
    ...(typeof reason !== 'string' && { sentence: reason }),
  };
}

async function toAnswer(
  tx: Database,
  context: Context,
  { scanId, day }: Scan,
  { userId, outcome, since }: { userId: string; outcome: 'in' | 'already'; since: Date },
): Promise<CheckInAnswer> {
  const who = await describePerson(tx, context.instituteId, userId);
  return { scan_id: scanId, outcome, day, ...who, since: since.toISOString(), reason: null, way_in: null };
}

async function describePerson(db: Database, instituteId: string, userId: string) {
  const visitor = await findVisitor(db, instituteId, userId);
  if (!visitor) throw new Error('Who is on the list has no account.');
  const { id, name, email, rollNumber } = visitor;
  return { person: { _id: id, username: email, personal_info: { name } }, user_id: rollNumber };
}

function daysOf({ event }: EventWithUnit, timeZone: string): string[] {
  return checkInDays({ schedule: { start: event.startsAt, end: event.endsAt } }, timeZone);
}

function manages({ event, unit }: EventWithUnit, actor: Actor): boolean {
  return managesEvent(actor, { category: event.category, unit });
}
