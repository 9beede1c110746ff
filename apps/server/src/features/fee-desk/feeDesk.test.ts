import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, eventFees, events, ledgerAccounts, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { erasePerson } from '../accounts/erasure.service.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { recount } from '../ledger/testing/recount.ts';

// docs/specification/expense-claims.md#fee-desk
let server: TestApp;
let coordinator: Visitor;
let president: Visitor;
let treasurer: Visitor;
let eventId: string;
let unitId: string;

const CASH = { via: 'cash', reference: '' };
const UPI = { via: 'upi', reference: '432112345678' };

/** A person registered for the event. */
async function placed(name = 'Asha Rao'): Promise<Visitor> {
  const who = await server.signIn({ name });
  const added = await coordinator.send('POST', `/api/events/${eventId}/registrations`, { user_id: who.userId });
  expect(added.statusCode, added.body).toBe(201);
  return who;
}
const take = (who: Visitor, { userId }: Visitor, how: object = CASH) =>
  who.send('POST', `/api/events/${eventId}/fees`, { user_id: userId, ...how });
async function taken(from: Visitor, how?: object): Promise<string> {
  const answer = await take(coordinator, from, how);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json()._id;
}
const refund = (feeId: string, how: object = { ...CASH, reason: 'Came too late' }) =>
  coordinator.send('POST', `/api/events/${eventId}/fees/${feeId}/refund`, how);
const count = (who: Visitor, counted: number, reason = '') =>
  who.send('POST', `/api/events/${eventId}/cash-handovers`, { counted, reason });
const receive = (who: Visitor, { _id }: { _id: string }) => who.send('POST', `/api/money/cash-handovers/${_id}/receipt`);
const desk = async () => (await coordinator.get(`/api/events/${eventId}/fee-desk`)).json();

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
  const administrator = await server.signIn({ isAdministrator: true });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example', name: 'Coordinator' });
  treasurer = await server.signIn({ name: 'Meera Nair' });
  unitId = (await addUnit(server.context, { name: 'Chess Club', category: 'sports', contactEmail: 'chess@campus.example' })).id;
  const named = { user_ids: [treasurer.userId, coordinator.userId] };
  expect((await administrator.send('PUT', '/api/admin/treasurers', named)).statusCode).toBe(200);
});
afterAll(() => server.close());
beforeEach(async () => {
  const fee = { fees: 150, registrationRequired: true };
  eventId = (await addEvent(server.context, { unitId, title: 'Chess open', ...fee })).id;
});

describe('an event fee', () => {
  it('is recorded once, by event managers only, for registered users only', async () => {
    const who = await placed();
    const stranger = await server.signIn();
    expect((await take(stranger, who)).statusCode).toBe(403);
    expect((await take(coordinator, stranger)).json().message).toBe('Only people who have a place pay the fee.');
    expect((await take(coordinator, who, { via: 'upi', reference: '' })).json()).toMatchObject({
      errors: { reference: 'Enter the reference of the payment.' },
    });
    const answers = await Promise.all([take(coordinator, who), take(president, who, UPI), take(coordinator, who)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const listed = await coordinator.get(`/api/events/${eventId}/fees?search=asha`);
    expect(listed.json()).toMatchObject([{ person: { _id: who.userId }, fee: { amount: 15_000 } }]);
    expect((await stranger.get(`/api/events/${eventId}/fees`)).statusCode).toBe(403);
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'fee.take')));
    expect(rows).toEqual([{ detail: expect.objectContaining({ eventId, userId: who.userId, amount: 15_000 }) }]);
    expect(await recount(server.context)).toEqual([]);
  });

  it('is refunded once, with a reason, and can then be paid again', async () => {
    const who = await placed('Dev Patel');
    const before = await desk();
    const fee = await taken(who, UPI);
    expect((await refund(fee, { ...CASH, reason: '' })).statusCode).toBe(400);
    const beyondCash = await refund(fee);
    expect([before.cash, beyondCash.statusCode, beyondCash.json().message]).toEqual([0, 409, 'The desk has ₹0 in cash.']);
    const answers = await Promise.all([refund(fee, { ...UPI, reason: 'Ill' }), refund(fee, { ...UPI, reason: 'Ill' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await desk()).toMatchObject({ cash: before.cash, upi: before.upi, paid_count: before.paid_count });
    await taken(who);
    expect(await recount(server.context)).toEqual([]);
  });

  it('stays listed for a refund after the registration is removed', async () => {
    const who = await placed('Tara Singh');
    const fee = await taken(who);
    const gone = await coordinator.send('POST', `/api/events/${eventId}/registrations/${who.userId}/removal`, { reason: 'Asked for it' });
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await desk()).left).toMatchObject([{ person: { _id: who.userId }, fee: { _id: fee } }]);
    expect((await refund(fee)).statusCode).toBe(200);
    expect((await desk()).left).toEqual([]);
  });

  it('returns 409 for the fee desk of an event without a fee', async () => {
    const other = await addEvent(server.context, { unitId, title: 'Free evening' });
    const answer = await president.get(`/api/events/${other.id}/fee-desk`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'This event has no fee.']);
  });
});

describe('the cash of a fee desk', () => {
  it('is handed over once, counted by one user and received by another, a treasurer', async () => {
    await taken(await placed('Nila'));
    const { cash } = await desk();
    expect((await count(coordinator, cash + 1)).json().message).toMatch(/^The desk has ₹[\d,]+ in cash\.$/);
    expect((await count(coordinator, cash - 100)).json()).toMatchObject({ errors: { reason: 'Enter why less was counted.' } });
    expect((await count(treasurer, cash)).statusCode).toBe(403);
    expect((await count(coordinator, cash - 100, 'Change was short')).statusCode).toBe(201);
    const counted = await count(coordinator, cash);
    expect(counted.json()).toMatchObject({ counted: cash, expected: cash, received_at: null });
    expect((await desk()).handovers).toHaveLength(1);
    expect((await receive(coordinator, counted.json())).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await receive(president, counted.json())).statusCode).toBe(403);
    expect((await treasurer.get('/api/money/treasury')).json().cash).toMatchObject([
      { _id: counted.json()._id, event: { title: 'Chess open' } },
    ]);
    const answers = await Promise.all([receive(treasurer, counted.json()), receive(treasurer, counted.json())]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await desk()).toMatchObject({ cash: 0, handovers: [{ received_by: { _id: treasurer.userId } }] });
    expect((await treasurer.get('/api/money/treasury')).json().cash).toEqual([]);
    expect(await recount(server.context)).toEqual([]);
  });

  it('cannot be received if it was refunded after it was counted', async () => {
    const fee = await taken(await placed('Omar'));
    const { cash } = await desk();
    const counted = await count(coordinator, cash);
    expect((await refund(fee)).statusCode).toBe(200);
    expect((await receive(treasurer, counted.json())).json().message).toBe('The desk has ₹0 in cash.');
    expect((await desk()).handovers).toContainEqual(expect.objectContaining({ _id: counted.json()._id, received_at: null }));
  });
});

describe('the fees taken for an event', () => {
  const changeEvent = async (change: object) => {
    const { db, instituteId } = server.context;
    await db
      .update(events)
      .set(change)
      .where(and(eq(events.instituteId, instituteId), eq(events.id, eventId)));
  };

  it.each([
    ['moved to another year of office', { startsAt: new Date('2027-08-01T10:00:00.000Z'), endsAt: null }],
    ['left without a time', { startsAt: null, endsAt: null }],
    ['changed to take no fee', { fees: null }],
  ])('can still be refunded and handed over if the event is %s', async (_what, change) => {
    const [one, other] = [await placed('Asha'), await placed('Dev')];
    const fee = await taken(one);
    await taken(other);
    await changeEvent(change);
    expect(await desk()).toMatchObject({ cash: 30_000, paid_count: 2 });
    const given = await refund(fee);
    expect(given.statusCode, given.body).toBe(200);
    const counted = await count(coordinator, 15_000);
    expect(counted.statusCode, counted.body).toBe(201);
    const received = await receive(treasurer, counted.json());
    expect(received.statusCode, received.body).toBe(200);
    expect(await desk()).toMatchObject({ cash: 0, paid_count: 1 });
    expect(await recount(server.context)).toEqual([]);
  });

  it('are refunded in cash that the desk took after the event was moved to another year of office', async () => {
    const [one, other] = [await placed('Asha'), await placed('Dev')];
    const fee = await taken(one, UPI);
    await changeEvent({ startsAt: new Date('2027-08-01T10:00:00.000Z'), endsAt: null });
    await taken(other);
    expect(await desk()).toMatchObject({ cash: 15_000, upi: 15_000 });
    const given = await refund(fee);
    expect(given.statusCode, given.body).toBe(200);
    expect(await desk()).toMatchObject({ cash: 0, upi: 0, paid_count: 1 });
    expect(await recount(server.context)).toEqual([]);
  });

  it('are refunded by the unit that got them if the event passes to another unit', async () => {
    const [one, other] = [await placed('Asha'), await placed('Dev')];
    const fee = await taken(one, UPI);
    const second = (await addUnit(server.context, { name: 'Go Club', category: 'sports' })).id;
    await changeEvent({ unitId: second });
    expect((await take(president, other, UPI)).statusCode).toBe(201);
    const given = await president.send('POST', `/api/events/${eventId}/fees/${fee}/refund`, { ...UPI, reason: 'Ill' });
    expect(given.statusCode, given.body).toBe(200);
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ unitId: ledgerAccounts.unitId, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.instituteId, instituteId), eq(ledgerAccounts.deskId, eventId)));
    expect(rows.filter((row) => row.balance !== 0)).toMatchObject([{ unitId: second, balance: -15_000 }]);
    expect(await recount(server.context)).toEqual([]);
  });

  it('are booked to the current year of office if the event has no time yet', async () => {
    const who = await placed('Asha');
    await changeEvent({ startsAt: null, endsAt: null });
    await taken(who);
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ year: ledgerAccounts.year })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.instituteId, instituteId), eq(ledgerAccounts.deskId, eventId)));
    expect(new Set(rows.map(({ year }) => year))).toEqual(new Set(['2026-2027']));
  });

  it('are not taken any more once the event takes no fee', async () => {
    await taken(await placed('Asha'));
    const other = await placed('Dev');
    await changeEvent({ fees: null });
    expect((await take(coordinator, other)).json().message).toBe('This event has no fee.');
  });
});

describe('merging two accounts of a person', () => {
  async function merge(gone: Visitor, remaining: Visitor) {
    const { db, instituteId } = server.context;
    const isOf = ({ userId }: Visitor) => and(eq(users.instituteId, instituteId), eq(users.id, userId));
    await db.update(users).set({ rollNumber: null }).where(isOf(remaining));
    const addressOf = async (who: Visitor) => (await db.select({ email: users.email }).from(users).where(isOf(who)))[0]?.email ?? '';
    return mergeAccounts(server.context, { from: await addressOf(gone), into: await addressOf(remaining) });
  }

  it('is refused while both have paid the fee of an event, and keeps both payments once one is refunded', async () => {
    const [gone, remaining] = [await placed('Asha Rao'), await placed('Asha R.')];
    const [first, second] = [await taken(gone), await taken(remaining, UPI)];
    expect(await merge(gone, remaining)).toMatchObject({
      refusal: { message: 'Both accounts have paid the fee of Chess open. Refund one payment first.' },
    });
    expect((await refund(first)).statusCode).toBe(200);
    expect(await merge(gone, remaining)).toMatchObject({ ok: true });
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ id: eventFees.id, userId: eventFees.userId })
      .from(eventFees)
      .where(and(eq(eventFees.instituteId, instituteId), eq(eventFees.eventId, eventId)));
    expect(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      [first, second].toSorted().map((id) => ({ id, userId: remaining.userId })),
    );
    expect(await desk()).toMatchObject({ cash: 0, upi: 15_000, paid_count: 1 });
    expect((await refund(second, { ...UPI, reason: 'Ill' })).statusCode).toBe(200);
    expect(await recount(server.context)).toEqual([]);
  });

  it('is refused if one has counted the cash that the other received', async () => {
    await taken(await placed());
    const counted = await count(coordinator, (await desk()).cash);
    expect((await receive(treasurer, counted.json())).statusCode).toBe(200);
    expect(await merge(treasurer, coordinator)).toMatchObject({
      refusal: { message: 'One of the accounts has decided about items of the other, and nobody may decide about their own.' },
    });
  });
});

it('keeps the fee amount of an erased user, but deletes the refund reason', async () => {
  const who = await placed('Leaver');
  const fee = await taken(who, UPI);
  expect((await refund(fee, { ...UPI, reason: 'Leaver fell ill' })).statusCode).toBe(200);
  const { db, instituteId } = server.context;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.instituteId, instituteId), eq(users.id, who.userId)));
    if (!user) throw new Error('There is one.');
    await erasePerson(tx, server.context, user);
  });
  const [row] = await db
    .select()
    .from(eventFees)
    .where(and(eq(eventFees.instituteId, instituteId), eq(eventFees.id, fee)));
  expect(row).toMatchObject({ amount: 15_000, refundReason: '' });
  expect(await recount(server.context)).toEqual([]);
});
