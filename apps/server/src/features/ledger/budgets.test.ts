import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, budgetRequests, notificationEvents } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { remindOfApprovals } from '../approvals/approvalReminders.service.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { releaseEndedBudgets } from './budgetRelease.service.ts';
import { recount } from './testing/recount.ts';

// docs/specification/money.md#money-budgets
// docs/specification/money.md#money-releasing
// docs/specification/money.md#money-calls
let server: TestApp;
let president: Visitor;
let secretary: Visitor;
let administrator: Visitor;
let coordinator: Visitor;
let other: Visitor;
let student: Visitor;
let unitId: string;
let eventId: string;

const YEAR = '2026-2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const LINES = [
  { what: 'Boards', category: 'equipment', amount: 1_500_000, why: 'Ten are broken.', payee: 'Kollam Sports' },
  { what: 'Snacks', category: 'food', amount: 500_050 },
];

const form = (change: object = {}) => ({
  unit_id: unitId,
  event_id: eventId,
  title: 'Chess open',
  ends_on: '2026-12-01',
  lines: LINES,
  ...change,
});
const ask = (who: Visitor, change: object = {}) => who.send('POST', '/api/money/budgets', form(change));
async function addBudget(who: Visitor, change: object = {}) {
  const answer = await ask(who, change);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const decide = (who: Visitor, { approval }: { approval: { _id: string; version: number } }, stepId: string, input: object = {}) =>
  who.send('POST', `/api/approvals/${approval._id}/steps/${stepId}/decision`, { version: approval.version, verdict: 'approved', ...input });
const read = async (who: Visitor, { _id }: { _id: string }) => (await who.get(`/api/money/budgets/${_id}`)).json();
const money = async () => (await president.get(`/api/money/units/${unitId}`)).json();

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
  secretary = await server.signIn({ role: 'GENSEC_SPORTS', name: 'Secretary' });
  administrator = await server.signIn({ isAdministrator: true });
  student = await server.signIn();
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example' });
  other = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'dance@campus.example' });
  unitId = (await addUnit(server.context, { name: 'Chess Club', category: 'sports', contactEmail: 'chess@campus.example' })).id;
  await addUnit(server.context, { name: 'Dance Club', category: 'cultural', contactEmail: 'dance@campus.example' });
  eventId = (await addEvent(server.context, { unitId, title: 'Chess open' })).id;
  const allocation = { year: YEAR, allocated: 10_000_000, seen: 0, reason: 'Senate' };
  expect((await president.send('PUT', `/api/money/units/${unitId}/allocation`, allocation)).statusCode).toBe(200);
});
afterAll(() => server.close());

describe('a budget request', () => {
  it('is accepted only from people responsible for the unit, for its own event and a future last day', async () => {
    expect((await ask(student)).statusCode).toBe(403);
    expect((await ask(other)).statusCode).toBe(403);
    expect((await ask(coordinator, { unit_id: newId() })).statusCode).toBe(404);
    const elsewhere = (await addEvent(server.context, { unitId: (await addUnit(server.context)).id })).id;
    expect((await ask(coordinator, { event_id: elsewhere })).json().errors).toEqual({
      event_id: 'This event does not belong to the unit.',
    });
    expect((await ask(coordinator, { ends_on: '2026-11-19' })).json().errors).toEqual({ ends_on: 'The last day is already over.' });
    const budget = await addBudget(coordinator);
    expect(budget).toMatchObject({ status: 'asked', year: YEAR, amount: 2_000_050, committed: 0, unit: { name: 'Chess Club' } });
    expect(budget.lines.map(({ what }: { what: string }) => what)).toEqual(['Boards', 'Snacks']);
    expect((await student.get(`/api/money/budgets/${budget._id}`)).statusCode).toBe(404);
    expect((await other.get(`/api/money/budgets/${budget._id}`)).statusCode).toBe(404);
  });

  it('is committed when the general secretary approves it', async () => {
    const before = await money();
    const budget = await addBudget(coordinator);
    expect((await decide(coordinator, budget, 'general-secretary')).statusCode).toBe(403);
    const decided = await decide(secretary, budget, 'general-secretary');
    expect(decided.statusCode, decided.body).toBe(200);
    expect(decided.json()).toMatchObject({ status: 'approved' });
    expect(await money()).toMatchObject({ free: before.free - 2_000_050, committed: before.committed + 2_000_050 });
    expect(await read(coordinator, budget)).toMatchObject({ status: 'approved', committed: 2_000_050 });
    const notifications = (await coordinator.get('/api/notifications')).json();
    expect(notifications[0]).toMatchObject({ kind: 'budget-approved', titles: ['Chess open'] });
    expect((await president.get(`/api/events/${eventId}`)).json().budget).toMatchObject({ allocated: expect.any(Number), spent: 0 });
  });

  it('needs the approval of the president above a threshold', async () => {
    const large = [{ what: 'Hall', category: 'venue', amount: 5_000_100 }];
    const budget = await addBudget(coordinator, { lines: large });
    const first = await decide(secretary, budget, 'general-secretary');
    expect(first.json()).toMatchObject({ status: 'open' });
    const second = await decide(president, { approval: first.json() }, 'president');
    expect(second.json()).toMatchObject({ status: 'approved' });
    expect((await money()).committed).toBeGreaterThanOrEqual(5_000_100);
  });

  it('needs the approval of an administrator above the threshold if the president decided for the secretary', async () => {
    const large = [{ what: 'Hall', category: 'venue', amount: 5_000_100 }];
    const budget = await addBudget(coordinator, { lines: large });
    const first = (await decide(president, budget, 'general-secretary')).json();
    expect(first).toMatchObject({ status: 'open' });
    expect((await president.get('/api/approvals')).json()).not.toContainEqual(expect.objectContaining({ _id: first._id }));
    const twice = await decide(president, { approval: first }, 'president');
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'ALREADY_DECIDED']);
    const rejection = { verdict: 'rejected', reason: 'Rent the small one.' };
    expect((await decide(administrator, { approval: first }, 'president', rejection)).json()).toMatchObject({ status: 'rejected' });
  });

  it('cannot be decided by its requester or approved beyond the free balance', async () => {
    const own = await addBudget(secretary, { event_id: null });
    expect((await decide(secretary, own, 'general-secretary')).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await decide(president, own, 'general-secretary')).json()).toMatchObject({ status: 'approved' });
    const presidents = await addBudget(president, { event_id: null, lines: [{ what: 'Buses', category: 'travel', amount: 6_000_000 }] });
    expect((await decide(president, presidents, 'general-secretary')).json()).toMatchObject({ code: 'SELF_REVIEW' });
    const first = (await decide(secretary, presidents, 'general-secretary')).json();
    const refused = await decide(administrator, { approval: first }, 'president');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^The unit has ₹[\d,.]+ left that is not committed\.$/),
    ]);
    expect(await read(president, presidents)).toMatchObject({ status: 'asked', approval: { status: 'open' } });
  });

  it('can be returned, changed, sent again and rejected', async () => {
    const budget = await addBudget(coordinator);
    const returned = await secretary.send('POST', `/api/approvals/${budget.approval._id}/steps/general-secretary/return`, {
      ...{ version: budget.approval.version, reason: 'Fewer boards.' },
    });
    expect(returned.json()).toMatchObject({ status: 'returned' });
    const { version } = returned.json();
    const [boards] = budget.lines;
    const changed = { version, title: 'Chess open', ends_on: '2026-12-02', lines: [{ ...boards, amount: 700_000 }] };
    expect((await other.send('PUT', `/api/money/budgets/${budget._id}`, changed)).statusCode).toBe(404);
    expect((await coordinator.send('PUT', `/api/money/budgets/${budget._id}`, { ...changed, version: version - 1 })).json()).toMatchObject({
      code: 'STALE',
    });
    const sent = (await coordinator.send('PUT', `/api/money/budgets/${budget._id}`, changed)).json();
    expect(sent).toMatchObject({ amount: 700_000, ends_on: '2026-12-02', lines: [{ _id: boards._id }], approval: { status: 'open' } });
    const rejected = await decide(secretary, sent, 'general-secretary', { verdict: 'rejected', reason: 'Use the old ones.' });
    expect(rejected.json()).toMatchObject({ status: 'rejected' });
    expect(await read(coordinator, budget)).toMatchObject({ status: 'rejected', committed: 0 });
  });

  it('releases its unused money once, after a reminder', async () => {
    const budget = await addBudget(coordinator, {
      event_id: null,
      ends_on: '2026-11-25',
      lines: [{ what: 'Clocks', category: 'equipment', amount: 100_000 }],
    });
    expect((await decide(secretary, budget, 'general-secretary')).statusCode).toBe(200);
    const before = await money();
    const on = async (days: number) => {
      server.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
      await Promise.all([releaseEndedBudgets(server.context), releaseEndedBudgets(server.context)]);
      server.setNow(TEST_NOW);
    };
    await on(5);
    expect(await read(coordinator, budget)).toMatchObject({ status: 'approved' });
    await on(6);
    expect((await coordinator.get('/api/notifications')).json()[0]).toMatchObject({ kind: 'budget-ends' });
    expect((await money()).free).toBe(before.free);
    await on(12);
    expect((await money()).free).toBe(before.free);
    await on(13);
    await on(14);
    expect(await read(coordinator, budget)).toMatchObject({ status: 'released', committed: 0 });
    expect(await money()).toMatchObject({ free: before.free + 100_000, committed: before.committed - 100_000 });
    const { db, instituteId } = server.context;
    const isRelease = and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'budget.release'), eq(auditLog.subjectId, budget._id));
    expect(await db.select({ detail: auditLog.detail }).from(auditLog).where(isRelease)).toEqual([{ detail: { amount: 100_000 } }]);
    const row = await db
      .select()
      .from(budgetRequests)
      .where(and(eq(budgetRequests.instituteId, instituteId), eq(budgetRequests.id, budget._id)));
    expect(row[0]?.releasedAt).not.toBeNull();
    expect(await recount(server.context)).toEqual([]);
  });

  it('is reminded of and released even if that fails for an earlier one, which is tried again', async () => {
    const budgets = [];
    for (const title of ['First', 'Second']) {
      const lines = [{ what: 'Clocks', category: 'equipment', amount: 1000 }];
      budgets.push(await addBudget(coordinator, { event_id: null, title, ends_on: '2026-11-25', lines }));
    }
    for (const budget of budgets) expect((await decide(secretary, budget, 'general-secretary')).statusCode).toBe(200);
    const [first, second] = budgets;
    const { db } = server.context;
    const { acrossInstitutes } = server.connection;
    const remindedOf = async () => {
      const told = await db.select().from(notificationEvents).where(eq(notificationEvents.kind, 'budget-ends'));
      return told.filter(({ title }) => ['First', 'Second'].includes(title)).map(({ title }) => title);
    };
    const on = async (days: number) => {
      server.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
      await releaseEndedBudgets(server.context).finally(() => server.setNow(TEST_NOW));
    };
    await acrossInstitutes.execute(
      sql.raw(`
        create function refuse_ending() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
        create trigger refuse_ending before update on budget_requests for each row when (new.id = '${first._id}') execute function refuse_ending()`),
    );
    try {
      await expect(on(6)).rejects.toThrow(`The budget ${first._id} could not be ended.`);
      expect(await remindedOf()).toEqual(['Second']);
      await expect(on(13)).rejects.toThrow(`The budget ${first._id} could not be ended.`);
      expect([await read(coordinator, first), await read(coordinator, second)]).toMatchObject([
        { status: 'approved' },
        { status: 'released' },
      ]);
    } finally {
      await acrossInstitutes.execute(sql.raw('drop trigger refuse_ending on budget_requests; drop function refuse_ending()'));
    }
    await on(13);
    expect(await remindedOf()).toEqual(['Second', 'First']);
    await on(20);
    expect(await read(coordinator, first)).toMatchObject({ status: 'released' });
  });

  it('is neither listed, reminded of nor decided while the institute has switched money off', async () => {
    const budget = await addBudget(coordinator, { title: 'Chess in the dark' });
    const off = await testApp({ instituteId: server.context.instituteId, off: ['money'] });
    const [decider, requester] = [secretary, coordinator].map(({ userId, cookies }) => off.visitor(userId, { ...cookies })) as [
      Visitor,
      Visitor,
    ];
    expect((await decider.get('/api/approvals')).body).not.toContain('Chess in the dark');
    expect((await decider.get('/api/inbox')).body).not.toContain('Chess in the dark');
    expect((await requester.get('/api/approvals?view=requested')).body).not.toContain('Chess in the dark');
    for (const answer of [await decide(decider, budget, 'general-secretary'), await decider.get(`/api/approvals/${budget.approval._id}`)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'SWITCHED_OFF']);
    const inDays = { clock: () => new Date(TEST_NOW.getTime() + 8 * DAY_MS) };
    const reminded = () => server.context.db.$count(notificationEvents, eq(notificationEvents.subjectId, budget.approval._id));
    await remindOfApprovals({ ...off.context, ...inDays });
    expect(await reminded()).toBe(0);
    await remindOfApprovals({ ...server.context, ...inDays });
    expect(await reminded()).toBe(1);
    expect((await secretary.get('/api/approvals')).body).toContain('Chess in the dark');
    await off.close();
  });

  it('is committed when it is sent again with an amount that needs no further decision', async () => {
    const promise = { days: 7, reminder_days: 7, deputy_days: 14 };
    const step = (_id: string, approver: object, change: object) => ({
      ...{ _id, name: _id, parallel: false, approvers: [approver], quorum: 'any', conditions: [], covers: [], promise, ...change },
    });
    const flow = {
      ...{ kind: 'budget', version: 1, name: 'By fields' },
      steps: [
        step('title', { kind: 'secretary' }, { covers: ['title'] }),
        step('large', { kind: 'role', role: 'PRESIDENT', scope: 'institute' }, { conditions: [{ fact: 'amount', above: 50_000 }] }),
      ],
    };
    const switched = await administrator.send('PUT', '/api/admin/flows', flow);
    expect(switched.statusCode, switched.body).toBe(200);
    const budget = await addBudget(coordinator, { event_id: null, lines: [{ what: 'Hall', category: 'venue', amount: 5_000_100 }] });
    const first = (await decide(secretary, budget, 'title')).json();
    const returned = await president.send('POST', `/api/approvals/${first._id}/steps/large/return`, {
      ...{ version: first.version, reason: 'A smaller one.' },
    });
    expect(returned.json()).toMatchObject({ status: 'returned' });
    const before = await money();
    const { title, ends_on, lines } = budget;
    const change = { version: returned.json().version, title, ends_on, lines: [{ ...lines[0], amount: 700_000 }] };
    const sent = await coordinator.send('PUT', `/api/money/budgets/${budget._id}`, change);
    expect(sent.json(), sent.body).toMatchObject({ status: 'approved', committed: 700_000, approval: { status: 'approved' } });
    expect(await money()).toMatchObject({ free: before.free - 700_000, committed: before.committed + 700_000 });
    expect(await recount(server.context)).toEqual([]);
  });
});
