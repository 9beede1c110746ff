import { replay } from '@quad/domain/ledger';
import { and, eq, sql } from 'drizzle-orm';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFault } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { auditLog, ledgerAccounts, ledgerEntries, ledgerLines } from '../../db/schema.ts';
import { newTestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd } from '../../testing/tier.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { type Posting, postEntry } from './ledger.service.ts';
import { recount } from './testing/recount.ts';

// docs/specification/money.md#money-ledger
// docs/specification/money.md#money-figures
// docs/specification/money.md#money-allocating
let server: TestApp;
let president: Visitor;
let secretary: Visitor;
let other: Visitor;
let coordinator: Visitor;
let administrator: Visitor;
let student: Visitor;
let unit: string;

const YEAR = '2026-2027';

const newUnit = async (change: object = {}) => (await addUnit(server.context, { category: 'sports', ...change })).id;

const post = (posting: Posting) => server.context.db.transaction((tx) => postEntry(tx, server.context, posting));
const give = (to: string, amount: number) => post({ transaction: { kind: 'allocation', unit: to, year: YEAR, amount } });
const moneyOf = async (who: Visitor, of: string) => (await who.get(`/api/money/units/${of}`)).json();
const allocate = (who: Visitor, to: string, allocated: number, seen: number) =>
  who.send('PUT', `/api/money/units/${to}/allocation`, { year: YEAR, allocated, seen, reason: 'Resolution 14' });

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT' });
  secretary = await server.signIn({ role: 'GENSEC_SPORTS' });
  other = await server.signIn({ role: 'GENSEC_CULTURAL' });
  administrator = await server.signIn({ isAdministrator: true });
  student = await server.signIn();
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example' });
  unit = await newUnit({ name: 'Chess Club', contactEmail: 'chess@campus.example', allocatedBudget: 999, spentAmount: 9 });
});
afterAll(() => server.close());

describe('the ledger', () => {
  it('accepts only as many concurrent commitments as the balance covers', async () => {
    const of = await newUnit();
    await give(of, 7 * 500);
    const many = crowd(200);
    const posted = await Promise.all(
      Array.from({ length: many }, (_, at) =>
        post({
          transaction: { kind: 'commitment', unit: of, year: YEAR, commitment: newId(), amount: 500 },
          once: `commitment ${of} ${at}`,
        }),
      ),
    );
    expect(posted.filter(({ ok }) => ok)).toHaveLength(7);
    const refused = posted.flatMap((one) => (one.ok ? [] : [one.refusal.message]));
    expect(new Set(refused)).toEqual(new Set(['The unit has ₹0 left that is not committed.']));
    expect(await moneyOf(president, of)).toMatchObject({ allocated: 3500, free: 0, committed: 3500 });
    expect(await recount(server.context)).toEqual([]);
  });

  it('posts concurrent transactions with the same key once', async () => {
    const of = await newUnit();
    await give(of, 1000);
    const posting: Posting = {
      transaction: { kind: 'commitment', unit: of, year: YEAR, commitment: newId(), amount: 10 },
      once: `once ${of}`,
    };
    const posted = await Promise.all(Array.from({ length: crowd(20) }, () => post(posting)));
    expect(posted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await moneyOf(president, of)).toMatchObject({ free: 990, committed: 10 });
  });

  it('rejects changes to entries, unbalanced entries and negative balances', async () => {
    const { db, instituteId } = server.context;
    const of = await newUnit();
    const posted = await give(of, 1000);
    const id = posted.ok ? posted.value : '';
    const fault = async (work: Promise<unknown>) =>
      databaseFault(
        await work.then(
          () => undefined,
          (error: unknown) => error,
        ),
      )?.code;
    const isIt = and(eq(ledgerEntries.instituteId, instituteId), eq(ledgerEntries.id, id));
    expect(await fault(db.update(ledgerEntries).set({ reason: 'x' }).where(isIt))).toBe('23001');
    expect(await fault(db.delete(ledgerEntries).where(isIt))).toBe('23001');
    expect(await fault(db.update(ledgerLines).set({ amount: 2 }).where(eq(ledgerLines.entryId, id)))).toBe('23001');
    const line = { instituteId, entryId: id, kind: 'free', year: YEAR, unitId: of } as const;
    expect(await fault(db.insert(ledgerLines).values({ ...line, place: 9, amount: 5 }))).toBe('23514');
    const entry = { instituteId, id: newId(), kind: 'allocation', at: TEST_NOW, reason: '' } as const;
    expect(await fault(db.insert(ledgerEntries).values(entry))).toBe('23514');
    const isAccount = and(eq(ledgerAccounts.instituteId, instituteId), eq(ledgerAccounts.key, `${of}/${YEAR}/free`));
    expect(await fault(db.update(ledgerAccounts).set({ balance: -1 }).where(isAccount))).toBe('23514');
  });

  it('replays its lines to the stored balances, and detects wrong balances and counts by a recount', async () => {
    const { db, instituteId } = server.context;
    const of = await newUnit();
    const commitment = newId();
    const at = { unit: of, year: YEAR, commitment };
    await give(of, 1000);
    for (const kind of ['commitment', 'claim'] as const) await post({ transaction: { kind, ...at, amount: 400 } });
    await post({ transaction: { kind: 'payment', ...at, category: 'food', month: '2026-11', amount: 300 } });
    expect(await recount(server.context)).toEqual([]);
    const lines = await db
      .select()
      .from(ledgerLines)
      .where(and(eq(ledgerLines.instituteId, instituteId), eq(ledgerLines.unitId, of)));
    const replayed = replay([
      lines.map(({ kind, year, amount, commitmentId, category, month }) => ({
        ...{
          kind,
          year,
          amount,
          unit: of,
          commitment: commitmentId ?? undefined,
          category: category ?? undefined,
          month: month ?? undefined,
        },
      })),
    ]);
    const stored = await db
      .select({ key: ledgerAccounts.key, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(eq(ledgerAccounts.instituteId, instituteId), eq(ledgerAccounts.unitId, of)));
    expect(new Map(stored.map(({ key, balance }) => [key, balance]))).toEqual(replayed);

    const isSpent = and(eq(ledgerAccounts.instituteId, instituteId), eq(ledgerAccounts.key, `${of}/${YEAR}/spent`));
    const keep = (balance: number) => db.update(ledgerAccounts).set({ balance }).where(isSpent);
    const keepCount = (entries: number) => db.update(ledgerAccounts).set({ entries }).where(isSpent);
    await keepCount(9);
    expect(await recount(server.context)).toEqual([{ key: `${of}/${YEAR}/entries`, kept: '13', counted: '4' }]);
    await keepCount(0);
    await keep(301);
    expect(await recount(server.context)).toEqual([{ key: `${of}/${YEAR}/spent`, kept: '301', counted: '300' }]);
    await keep(300);
  });
});

describe('allocating money', () => {
  it('is restricted to the president and administrators, and rejects an outdated previous sum', async () => {
    const of = await newUnit();
    for (const who of [student, coordinator, secretary]) expect((await allocate(who, of, 5000, 0)).statusCode).toBe(403);
    expect((await allocate(president, of, 5000, 1)).json()).toMatchObject({ code: 'STALE' });
    const [first, second] = await Promise.all([allocate(president, of, 5000, 0), allocate(administrator, of, 7000, 0)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 412]);
    const { allocated } = await moneyOf(president, of);
    expect((await allocate(president, of, 9000, allocated)).json()).toMatchObject({ allocated: 9000, free: 9000, may_allocate: true });
    const { db, instituteId } = server.context;
    const log = await db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, of), eq(auditLog.action, 'ledger.allocate')));
    expect(log.at(-1)?.detail).toEqual({ year: YEAR, from: allocated, to: 9000 });
  });

  it('cannot go below the committed sum', async () => {
    const of = await newUnit();
    await give(of, 1000);
    await post({ transaction: { kind: 'commitment', unit: of, year: YEAR, commitment: newId(), amount: 600 } });
    const refused = await allocate(president, of, 599, 1000);
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'The unit has ₹4 left that is not committed.']);
    expect((await allocate(president, of, 600, 1000)).json()).toMatchObject({ allocated: 600, free: 0, committed: 600 });
  });

  it('can be corrected once by a counter-entry of the president', async () => {
    const of = await newUnit();
    await allocate(president, of, 800, 0);
    const [entry] = (await president.get(`/api/money/units/${of}/entries`)).json();
    expect(entry).toMatchObject({ kind: 'allocation', free: 800, reason: 'Resolution 14' });
    const correct = (who: Visitor) =>
      who.send('POST', `/api/money/entries/${entry._id}/correction`, { reason: 'Entered for another unit' });
    expect((await correct(secretary)).statusCode).toBe(403);
    expect((await correct(president)).statusCode).toBe(200);
    expect((await correct(president)).statusCode).toBe(409);
    const journal = (await president.get(`/api/money/units/${of}/entries`)).json();
    const changed = journal.map(({ kind, free }: { kind: string; free: number }) => `${kind} ${free}`);
    expect(changed).toEqual(['correction -800', 'allocation 800']);
    expect(await moneyOf(president, of)).toMatchObject({ allocated: 0 });
  });
});

// docs/specification/money.md#money-carrying-over
describe('carrying over a budget year', () => {
  it('moves free money of an ended year to the next year, with a record in the audit log', async () => {
    const of = await newUnit();
    await post({ transaction: { kind: 'allocation', unit: of, year: '2025-2026', amount: 900 } });
    await post({ transaction: { kind: 'commitment', unit: of, year: '2025-2026', commitment: newId(), amount: 300 } });
    const carry = (who: Visitor, seen: number, from = '2025-2026') => who.send('POST', `/api/money/units/${of}/carry-over`, { from, seen });
    expect((await carry(coordinator, 600)).statusCode).toBe(403);
    expect((await carry(president, 600, YEAR)).statusCode).toBe(409);
    expect((await carry(president, 599)).statusCode).toBe(412);
    expect((await carry(president, 600)).json()).toMatchObject({
      ...{ free: 0, committed: 300, may_carry_over: false },
      handed_over: { at: TEST_NOW.toISOString(), free: 600, committed: 300, payable: 0, claims: { count: 0, amount: 0 } },
    });
    expect((await carry(president, 0)).statusCode).toBe(409);
    expect(await moneyOf(president, of)).toMatchObject({ year: YEAR, free: 600 });
    const { db, instituteId } = server.context;
    const isIt = and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, of), eq(auditLog.action, 'ledger.carry-over'));
    const log = await db.select({ detail: auditLog.detail }).from(auditLog).where(isIt);
    expect(log).toEqual([{ detail: { from: '2025-2026', to: YEAR, amount: 600, committed: 300, payable: 0, claims: 0, claimed: 0 } }]);
  });
});

// docs/specification/money.md#money-carrying-over
describe('a carry-over that was reversed', () => {
  it('is not part of what was carried over', async () => {
    const of = await newUnit();
    const from = '2025-2026';
    await post({ transaction: { kind: 'allocation', unit: of, year: from, amount: 900 } });
    const carry = (seen: number) => president.send('POST', `/api/money/units/${of}/carry-over`, { from, seen });
    const year = async () => (await president.get(`/api/money/units/${of}?year=${from}`)).json();
    expect((await carry(900)).json()).toMatchObject({ handed_over: { free: 900 } });
    const [entry] = (await president.get(`/api/money/units/${of}/entries?year=${from}`)).json();
    const reversed = await president.send('POST', `/api/money/entries/${entry._id}/correction`, { reason: 'Too early' });
    expect(reversed.statusCode, reversed.body).toBe(200);
    expect(await year()).toMatchObject({ free: 900, may_carry_over: true, handed_over: { free: 0 } });
    expect((await carry(900)).json()).toMatchObject({ free: 0, handed_over: { free: 900 } });
  });
});

// docs/specification/money.md#money-carrying-over
describe('handing over a budget year', () => {
  it('records open commitments once when nothing is free, and carries over money released later', async () => {
    const of = await newUnit();
    const at = { unit: of, year: '2025-2026', commitment: newId() };
    await post({ transaction: { kind: 'allocation', unit: of, year: at.year, amount: 900 } });
    await post({ transaction: { kind: 'commitment', ...at, amount: 900 } });
    await post({ transaction: { kind: 'claim', ...at, amount: 200 } });
    const carry = (seen: number) => president.send('POST', `/api/money/units/${of}/carry-over`, { from: at.year, seen });
    const year = async () => (await president.get(`/api/money/units/${of}?year=${at.year}`)).json();
    expect(await year()).toMatchObject({ may_carry_over: true, handed_over: null });
    expect((await carry(0)).json()).toMatchObject({
      ...{ may_carry_over: false, committed: 700, payable: 200 },
      handed_over: { free: 0, committed: 700, payable: 200 },
    });
    expect((await carry(0)).statusCode).toBe(409);
    await post({ transaction: { kind: 'release', ...at, amount: 700 } });
    expect(await year()).toMatchObject({ may_carry_over: true });
    expect((await carry(700)).json()).toMatchObject({ handed_over: { free: 700, committed: 0, payable: 200 } });
    const { db, instituteId } = server.context;
    const isIt = and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, of), eq(auditLog.action, 'ledger.carry-over'));
    const log = await db.select({ detail: auditLog.detail }).from(auditLog).where(isIt).orderBy(auditLog.sequence);
    const of2025 = { from: at.year, to: YEAR };
    expect(log).toEqual([
      { detail: { ...of2025, amount: 0, committed: 700, payable: 200, claims: 0, claimed: 0 } },
      { detail: { ...of2025, amount: 700, committed: 0, payable: 200, claims: 0, claimed: 0 } },
    ]);
  });
});

// docs/specification/money.md#money-files
describe('a journal export', () => {
  it('is a CSV file or workbook in posting order, and refused to other general secretaries', async () => {
    const of = await newUnit();
    await post({ transaction: { kind: 'allocation', unit: of, year: YEAR, amount: 125_050 }, reason: '=Senate' });
    const take = (who: Visitor, format: string) => who.send('POST', '/api/money/exports', { unit_id: of, year: YEAR, format });
    const csv = await take(secretary, 'csv');
    expect(csv.body.split('\n')).toEqual([
      '\ufeffDay,What,About,Reason,Available,Committed,To be paid,Spent',
      "2026-11-20,Allocation,,'=Senate,1250.5,0,0,0",
      '',
    ]);
    // All at the same time by the test clock, but in the order of posting.
    for (const amount of [100, 200, 300, 400]) await give(of, amount);
    const days = (await take(secretary, 'csv')).body.split('\n').slice(1, -1);
    expect(days.map((line: string) => line.split(',')[4])).toEqual(['4', '3', '2', '1', '1250.5']);
    const listed = (await secretary.get(`/api/money/units/${of}/entries`)).json();
    expect(listed.map(({ free }: { free: number }) => free)).toEqual([400, 300, 200, 100, 125_050]);
    expect((await take(secretary, 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await take(other, 'csv')).statusCode).toBe(404);
  });
});

describe('access to money', () => {
  it('covers the coordinator’s unit, the general secretary’s category, and all units for the president', async () => {
    const names = async (who: Visitor) =>
      (await who.get('/api/money')).json().units.map((one: { unit: { name: string } }) => one.unit.name);
    await newUnit({ name: 'Dance Club', category: 'cultural' });
    expect(await names(student)).toEqual([]);
    expect(await names(coordinator)).toEqual(['Chess Club']);
    expect(await names(secretary)).toContain('Chess Club');
    expect(await names(other)).toEqual(['Dance Club']);
    expect(await names(president)).toEqual(expect.arrayContaining(['Chess Club', 'Dance Club']));
    for (const who of [student, other]) expect((await who.get(`/api/money/units/${unit}`)).statusCode).toBe(404);
    for (const who of [coordinator, secretary, president, administrator])
      expect((await who.get(`/api/money/units/${unit}`)).statusCode).toBe(200);
  });
});

describe('budget figures on other screens', () => {
  it('come from the ledger when the money feature is on, and from typed values when it is off', async () => {
    const { instituteId } = server.context;
    const { id: eventId } = await addEvent(server.context, { unitId: unit, allocatedBudget: 77, spentBudget: 7 });
    const eventBudget = async (who: Visitor) => (await who.get(`/api/events/${eventId}`)).json().budget;
    expect(await eventBudget(president)).toMatchObject({ allocated: null, spent: 0 });
    await give(unit, 250_000);
    const commitment = await committedFor(eventId, 100_000);
    const at = { unit, year: YEAR, commitment };
    await post({ transaction: { kind: 'claim', ...at, amount: 60_050 } });
    await post({ transaction: { kind: 'payment', ...at, category: 'food', month: '2026-11', amount: 40_050 } });
    expect((await president.get('/api/orgUnit/organizational-units')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Chess Club', budget_info: { allocated_budget: 2500, spent_amount: 400.5 } }),
      ]),
    );
    expect((await coordinator.get('/api/orgUnit/clubData/chess@campus.example')).json().unit.budget_info).toEqual({
      allocated_budget: 2500,
      spent_amount: 400.5,
    });
    expect(await eventBudget(president)).toMatchObject({ allocated: 1000, spent: 400.5 });

    const off = await testApp({ instituteId, off: ['money'] });
    const viewer = off.visitor(president.userId, president.cookies);
    expect((await viewer.get('/api/orgUnit/organizational-units')).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Chess Club', budget_info: { allocated_budget: 999, spent_amount: 9 } })]),
    );
    expect(await eventBudget(viewer)).toMatchObject({ allocated: 77, spent: 7 });
    expect((await viewer.get('/api/money')).statusCode).toBe(403);
    await off.close();
  });

  it('accept an allocation in the new-unit form from the president only, and never a spent amount', async () => {
    const create = (who: Visitor, name: string, budget_info: object) =>
      who.send('POST', '/api/orgUnit/create', {
        ...{ name, type: 'Club', category: 'sports', contact_info: { email: `${name.toLowerCase()}@campus.example` }, budget_info },
      });
    const made = await create(president, 'Rowing', { allocated_budget: 1200.5 });
    expect(made.statusCode, made.body).toBe(201);
    expect((await moneyOf(president, made.json()._id)).free).toBe(120_050);
    expect((await create(president, 'Squash', { spent_amount: 1 })).json().errors).toEqual({
      'budget_info.spent_amount': 'What was spent comes from the ledger.',
    });
    const refused = await create(secretary, 'Tennis', { allocated_budget: 5 });
    expect(refused.json().errors).toEqual({ 'budget_info.allocated_budget': 'Only the president and administrators allocate money.' });
  });
});

// docs/specification/money.md#money-public
describe('the public money page', () => {
  const publish = (who: Visitor, of: string, is_public: boolean) => who.send('PUT', `/api/money/units/${of}/public-page`, { is_public });
  const later = () => server.setNow(new Date(server.context.clock().getTime() + 2000));
  const read = (of: string, headers: Record<string, string> = {}) => server.visitor().get(`/money/public/${of}`, headers);

  it('shows only sums, in English and Hindi, once the president publishes it', async () => {
    const of = await newUnit({ name: 'Chess & <b>Go</b>', contactEmail: 'go@campus.example' });
    const at = { unit: of, year: YEAR, commitment: newId() };
    await give(of, 250_000);
    for (const kind of ['commitment', 'claim'] as const)
      await post({ transaction: { kind, ...at, amount: 60_050 }, reason: 'For Asha Verma' });
    await post({ transaction: { kind: 'payment', ...at, category: 'food', month: '2026-11', amount: 60_050 }, reason: 'For Asha Verma' });
    expect((await read(of)).statusCode).toBe(404);
    for (const who of [student, coordinator, secretary]) expect((await publish(who, of, true)).statusCode).toBe(403);
    const published = await publish(president, of, true);
    expect(published.json()).toMatchObject({ public_address: expect.stringMatching(new RegExp(`/money/public/${of}$`)) });
    expect((await publish(administrator, of, true)).statusCode).toBe(200);
    later();
    const page = await read(of);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    for (const said of ['Where the fee went', 'Chess &amp; &lt;b&gt;Go&lt;/b&gt;', 'Food and drink', '₹600.50', '₹2,500', YEAR])
      expect(page.body).toContain(said);
    for (const secret of ['Asha', 'go@campus.example', 'og:image']) expect(page.body).not.toContain(secret);
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page.body);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect((await read(of, { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304);
    const hindi = await read(of, { 'accept-language': 'hi' });
    expect([hindi.body.includes('शुल्क कहाँ गया'), hindi.body.includes('lang="hi"')]).toEqual([true, true]);
    expect((await read(newId())).statusCode).toBe(404);
    const other = await testApp();
    expect((await other.visitor().get(`/money/public/${of}`)).statusCode).toBe(404);
    await other.close();

    expect((await publish(president, of, false)).json()).toMatchObject({ public_address: null });
    later();
    expect((await read(of)).statusCode).toBe(404);
    const { db, instituteId } = server.context;
    const isIt = and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, of));
    const log = await db.select({ action: auditLog.action }).from(auditLog).where(isIt).orderBy(auditLog.sequence);
    expect(log.map(({ action }) => action)).toEqual(['ledger.publish', 'ledger.withdraw']);
  });

  it.each(['money', 'public-pages'] as const)('returns 404 when the feature %s is off', async (part) => {
    const { instituteId } = server.context;
    const of = await newUnit();
    await give(of, 100);
    await publish(president, of, true);
    const off = await testApp({ instituteId, off: [part] });
    expect((await off.visitor().get(`/money/public/${of}`)).statusCode).toBe(404);
    await off.close();
  });
});

describe('the number of database statements', () => {
  it('is at most four for /money and a journal and six for a unit, for every role', async () => {
    const sent: string[] = [];
    const database = await newTestDatabase((statement, run) => {
      sent.push(statement);
      return run();
    });
    const counted = await testApp({ database });
    const of = (await addUnit(counted.context, { category: 'sports', contactEmail: 'chess@campus.example' })).id;
    const statementsOf = async (who: Visitor, url: string, status: number) => {
      await who.get(url);
      sent.length = 0;
      expect((await who.get(url)).statusCode).toBe(status);
      return sent.filter((statement) => / from /.test(statement)).length;
    };
    const asking = [
      [await counted.signIn({ role: 'PRESIDENT' }), 200],
      [await counted.signIn({ isAdministrator: true, email: 'office@campus.example' }), 200],
      [await counted.signIn({ role: 'GENSEC_SPORTS' }), 200],
      [await counted.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example' }), 200],
      [await counted.signIn({ email: 'student@campus.example' }), 404],
    ] as const;
    for (const [who, status] of asking) {
      expect(await statementsOf(who, '/api/money', 200)).toBeLessThanOrEqual(4);
      expect(await statementsOf(who, `/api/money/units/${of}`, status)).toBeLessThanOrEqual(6);
      expect(await statementsOf(who, `/api/money/units/${of}/entries`, status)).toBeLessThanOrEqual(4);
    }
    await counted.close();
    await database.close();
  });
});

/** An approved budget of an event, without the approval request. */
async function committedFor(eventId: string, amount: number): Promise<string> {
  const id = newId();
  const { db, instituteId } = server.context;
  await db.execute(sql`
    insert into budget_requests (institute_id, id, unit_id, year, event_id, title, lines, amount, ends_on, status, requested_by, request_id, created_at)
    values (${instituteId}, ${id}, ${unit}, ${YEAR}, ${eventId}, 'Open', '[]', ${amount}, '2026-12-01', 'approved', ${coordinator.userId}, ${newId()}, now())`);
  await post({ transaction: { kind: 'commitment', unit, year: YEAR, commitment: id, amount } });
  return id;
}
