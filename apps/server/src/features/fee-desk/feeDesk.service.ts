import {
  type CashCountInput,
  type CashHandover,
  checkCount,
  checkReceives,
  FEE_DESK_TEXTS,
  type Fee,
  type FeeDesk,
  type FeeEntry,
  type FeeInput,
  type FeeRefundInput,
  feeOf,
} from '@quad/domain/fee-desk';
import { tenureOfDay } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import type { EventParams, InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, type EventWithUnit, lockEventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { checkTreasurer } from '../expense-claims/treasurers.service.ts';
import { findCashYear, findPosted, postEntry, readCash } from '../ledger/ledger.service.ts';
import { readListed, readRegistrationState } from '../registrations/attendance.service.ts';
import { listRegistrations } from '../registrations/registrations.service.ts';
import {
  dropOpenCount,
  findFeesOf,
  findHandover,
  findHandovers,
  findOpenHandovers,
  findPaidBut,
  insertFee,
  insertHandover,
  type ListedHandover,
  lockFee,
  lockHandover,
  saveFee,
  signHandover,
  sumFees,
} from './feeDesk.repo.ts';
import type { EventFeeRow } from './feeDesk.table.ts';

const NO_FEE = refuse('NOT_FOUND', FEE_DESK_TEXTS.noPayment);
const NO_HANDOVER = refuse('NOT_FOUND', FEE_DESK_TEXTS.noHandover);
/** Maximum number of entries shown at once. */
const MAX_SHOWN = 100;

/**
 * The year of office of a desk's money: that in which the event starts. Once it has had cash, it is the year in which that was booked,
 * wherever the event is moved to.
 */
async function yearOf(
  db: Database,
  { clock, config, instituteId }: Context,
  { id, startsAt }: Pick<EventWithUnit['event'], 'id' | 'startsAt'>,
) {
  const { timeZone, yearStartsIn } = config.institute;
  return (await findCashYear(db, instituteId, id)) ?? tenureOfDay(campusDay(startsAt ?? clock(), timeZone), yearStartsIn);
}

/** The fee desk of an event, for those who manage it. An event that asks for no fee any more keeps its desk, for what was paid. */
async function deskOf(db: Database, context: Context, found: Result<EventWithUnit>, actor: Actor) {
  const managed = checkManages(found, actor, FEE_DESK_TEXTS.managersOnly);
  if (!managed.ok) return managed;
  const { instituteId } = context;
  const { event } = managed.value;
  const fee = feeOf(event);
  const year = await yearOf(db, context, event);
  const ledger = { unit: event.unitId, year, desk: event.id };
  if (!fee.ok && (await readCash(db, instituteId, ledger)) === 0 && (await sumFees(db, { instituteId, eventId: event.id })).count === 0)
    return fee;
  return accept({ event, fee, ledger });
}

function toFee({ id, amount, via, reference, takenAt }: EventFeeRow): Fee {
  return { _id: id, amount, via, reference, taken_at: takenAt.toISOString() };
}

function toHandover({ row, title, counter, receiver }: ListedHandover): CashHandover {
  const { id, eventId, counted, expected, reason, countedBy, countedAt, receivedBy, receivedAt } = row;
  return {
    ...{ _id: id, event: { _id: eventId, title }, counted, expected, reason },
    counted_by: { _id: countedBy, personal_info: { name: counter } },
    counted_at: countedAt.toISOString(),
    received_by: receivedBy ? { _id: receivedBy, personal_info: { name: receiver ?? '' } } : null,
    received_at: receivedAt?.toISOString() ?? null,
  };
}

/** A handover after a change, read in the same transaction. */
async function changedHandover(tx: Database, instituteId: string, id: string): Promise<CashHandover> {
  const found = await findHandover(tx, instituteId, id);
  if (!found) throw new Error(`The handover ${id} that was changed is not there.`);
  return toHandover(found);
}

/** Income and cash handovers of an event's desk (access S7). */
export async function readDesk(context: Context, { actor, eventId }: EventParams): Promise<Result<FeeDesk>> {
  const { db, instituteId } = context;
  const desk = await deskOf(db, context, await readEventWithUnit(db, instituteId, eventId), actor);
  if (!desk.ok) return desk;
  const { event, fee, ledger } = desk.value;
  const of = { instituteId, eventId };
  const listed = await readListed(db, context, eventId);
  const placed = listed.flatMap(({ why, userId }) => (why === 'registered' ? [userId] : []));
  const [sums, cash, left, handovers] = await Promise.all([
    sumFees(db, of),
    readCash(db, instituteId, ledger),
    findPaidBut(db, of, placed, MAX_SHOWN),
    findHandovers(db, of, MAX_SHOWN),
  ]);
  return accept({
    ...{ event: { _id: eventId, title: event.title }, fee: fee.ok ? fee.value : 0, paid_count: sums.count, cash, upi: sums.upi },
    left: left.map((each) => ({
      person: { _id: each.fee.userId, username: each.email, personal_info: { name: each.name } },
      ...{ user_id: each.rollNumber, fee: toFee(each.fee) },
    })),
    handovers: handovers.map(toHandover),
  });
}

/** Registered people by name, with what they paid (access S7). */
export async function listFees(
  context: Context,
  { actor, eventId, search }: EventParams & { search: string | undefined },
  page: PageRequest<SortCursor>,
): Promise<Result<Page<FeeEntry, SortCursor>>> {
  const { db, instituteId } = context;
  const desk = await deskOf(db, context, await readEventWithUnit(db, instituteId, eventId), actor);
  if (!desk.ok) return desk;
  const listed = await listRegistrations(context, { actor, eventId }, { search, state: 'registered', order: 'name' }, page);
  if (!listed.ok) return listed;
  const ids = listed.value.items.map(({ _id }) => _id);
  const fees = ids.length > 0 ? await findFeesOf(db, { instituteId, eventId }, ids) : [];
  return accept(
    mapPage(listed.value, ({ _id, person, user_id }) => {
      const fee = fees.find(({ userId }) => userId === _id);
      return { person, user_id, fee: fee ? toFee(fee) : null };
    }),
  );
}

/** Records the fee of a registered person as paid, once, with the event's current amount (access S8). */
export function takeFee(context: Context, { actor, claim, eventId, input }: EventParams & InputParams<FeeInput>): Promise<Result<Fee>> {
  const { clock, instituteId } = context;
  const { user_id: userId, via, reference } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const desk = await deskOf(tx, context, await lockEventWithUnit(tx, instituteId, eventId), actor);
    if (!desk.ok) return desk;
    const { fee, ledger } = desk.value;
    if (!fee.ok) return fee;
    const amount = fee.value;
    const registration = isUuid(userId) ? await readRegistrationState(tx, { instituteId, eventId, userId }) : undefined;
    if (registration?.state !== 'registered') return refuse('CONFLICT', FEE_DESK_TEXTS.noPlace, { user_id: FEE_DESK_TEXTS.noPlace });
    const now = clock();
    const id = newId(now);
    const row = { instituteId, id, eventId, userId, amount, via, reference, takenBy: actor.userId, takenAt: now };
    if (!(await insertFee(tx, row))) return refuse('ALREADY_DECIDED', FEE_DESK_TEXTS.paid);
    const posted = await postEntry(tx, context, { transaction: { kind: 'fee', ...ledger, via, amount }, subjectId: id, once: `fee ${id}` });
    if (!posted.ok) return posted;
    return accept({
      value: { _id: id, amount, via, reference, taken_at: now.toISOString() },
      audit: { action: 'fee.take', subjectId: id, detail: { eventId, userId, via, amount } },
    });
  });
}

/** Refunds a fee, once (access S8). A refund in cash is limited to the cash of the desk. */
export function refundFee(
  context: Context,
  { actor, claim, eventId, feeId, input }: EventParams & InputParams<FeeRefundInput> & { feeId: string },
): Promise<Result<Fee>> {
  const { clock, instituteId } = context;
  const { via, reference, reason } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const desk = await deskOf(tx, context, await lockEventWithUnit(tx, instituteId, eventId), actor);
    if (!desk.ok) return desk;
    const fee = await lockFee(tx, { instituteId, eventId }, feeId);
    if (!fee) return NO_FEE;
    if (fee.refundedAt) return refuse('ALREADY_DECIDED', FEE_DESK_TEXTS.refunded);
    const { amount } = fee;
    await saveFee(tx, fee, {
      ...{ refundVia: via, refundReference: reference, refundReason: reason },
      ...{ refundedBy: actor.userId, refundedAt: clock() },
    });
    // The unit and the year that it was booked to, although the event may have been moved meanwhile. Cash comes from where the desk has it.
    const booked = (await findPosted(tx, instituteId, `fee ${feeId}`)).find(({ kind }) => kind === 'fees');
    const of = booked ? { unit: booked.unit ?? desk.value.ledger.unit, year: booked.year } : {};
    const transaction = { kind: 'fee-refund' as const, cashYear: desk.value.ledger.year, ...desk.value.ledger, ...of, via, amount };
    const posted = await postEntry(tx, context, { transaction, reason, subjectId: feeId, once: `fee-refund ${feeId}` });
    if (!posted.ok) return posted;
    const audit = { action: 'fee.refund', subjectId: feeId, detail: { eventId, userId: fee.userId, via, amount } } as const;
    return accept({ value: toFee(fee), audit });
  });
}

/** Signs a count of the desk's cash (access S8). This is the first of two signatures; it replaces a count that has only this one. */
export function countCash(
  context: Context,
  { actor, claim, eventId, input }: EventParams & InputParams<CashCountInput>,
): Promise<Result<CashHandover>> {
  const { clock, instituteId } = context;
  const { counted, reason } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const desk = await deskOf(tx, context, await lockEventWithUnit(tx, instituteId, eventId), actor);
    if (!desk.ok) return desk;
    const expected = await readCash(tx, instituteId, desk.value.ledger);
    const fits = checkCount(input, expected);
    if (!fits.ok) return fits;
    const now = clock();
    const id = newId(now);
    await dropOpenCount(tx, { instituteId, eventId });
    await insertHandover(tx, {
      ...{ instituteId, id, eventId, counted, expected, reason: counted < expected ? reason : '' },
      ...{ countedBy: actor.userId, countedAt: now },
    });
    return accept({
      value: await changedHandover(tx, instituteId, id),
      audit: { action: 'fee.count-cash', subjectId: id, detail: { eventId, counted, expected } },
    });
  });
}

/** Signs the receipt of counted cash (access S9). This is the second signature; it posts the handover to the ledger. */
export function receiveCash(
  context: Context,
  { actor, claim, handoverId }: WriteParams & { handoverId: string },
): Promise<Result<CashHandover>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = await checkTreasurer(tx, context, actor);
    if (!allowed.ok) return allowed;
    const handover = await lockHandover(tx, instituteId, handoverId);
    if (!handover) return NO_HANDOVER;
    const { eventId, counted: amount, countedBy, receivedAt } = handover;
    const may = checkReceives({ countedBy, isReceived: receivedAt !== null }, actor.userId);
    if (!may.ok) return may;
    const found = await readEventWithUnit(tx, instituteId, eventId);
    if (!found.ok) return found;
    const year = await yearOf(tx, context, found.value.event);
    await signHandover(tx, handover, { receivedBy: actor.userId, receivedAt: clock() });
    const transaction = { kind: 'cash-handover' as const, year, desk: eventId, amount };
    const posted = await postEntry(tx, context, { transaction, subjectId: handoverId, once: `cash-handover ${handoverId}` });
    if (!posted.ok) return posted;
    return accept({
      value: await changedHandover(tx, instituteId, handoverId),
      audit: { action: 'fee.receive-cash', subjectId: handoverId, detail: { eventId, amount } },
    });
  });
}

/** Counted cash that waits for a treasurer's signature. */
export async function listCashToReceive({ db, instituteId }: Context): Promise<CashHandover[]> {
  return (await findOpenHandovers(db, instituteId, MAX_SHOWN)).map(toHandover);
}

/** An event of which two accounts of a person have both paid the fee: one of the payments has to be refunded before they are merged. */
export { findTitlePaidByBoth as findPaidTwice } from './feeDesk.repo.ts';
