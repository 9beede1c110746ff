// A page of a long list is read with an index, whatever its filters and position. The test finds query plans that read every row.
import { type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventPageQuery } from './features/events/eventPages.repo.ts';
import { findAllFeedback } from './features/feedback/feedback.repo.ts';
import { findPositionPage, holderPageQuery } from './features/positions/positions.repo.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { explain, fillWithoutTriggers } from './testing/queryPlan.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';

const ROWS = 50_000;
const PAGE = 50;
const UNITS = 100;
/** Blocks for each row in the index and in the table, for the rows that it refers to, and for the descent in the index. */
const MAX_BLOCKS = 1500;

let server: TestApp;

const idOf = (kind: number, number: string) => sql.raw(`('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
const unitId = '00000002-0000-7000-8000-000000000007';
const eventId = '00000005-0000-7000-8000-000000000001';

/**
 * In a hundred units, a tenth of the positions have holders; one holder in a thousand was terminated, and one piece of feedback in a
 * thousand is a report.
 */
async function fill({ context: { instituteId }, connection: { acrossInstitutes: db } }: TestApp): Promise<void> {
  const tables = ['users', 'org_units', 'positions', 'position_holders', 'feedback', 'events', 'room_requests'];
  await fillWithoutTriggers(db, tables, async (tx) => {
    const rows = (count: number) => sql`from generate_series(1, ${count}::int) n`;
    await tx.execute(sql`insert into users (institute_id, id, email, name)
      select ${instituteId}, ${idOf(1, 'n')}, 'p' || n || '@campus.example', 'Person ' || n ${rows(1000)}`);
    await tx.execute(sql`insert into org_units (institute_id, id, name, type, category, contact_email)
      select ${instituteId}, ${idOf(2, 'n')}, 'Unit ' || n, 'Club', (array['cultural', 'scitech', 'sports', 'academic'])[1 + n % 4],
        'u' || n || '@campus.example' ${rows(UNITS)}`);
    await tx.execute(sql`insert into positions (institute_id, id, unit_id, title, position_type, search_text, created_at, updated_at)
      select ${instituteId}, ${idOf(3, 'n')}, ${idOf(2, `(1 + n % ${UNITS})`)}, 'Position ' || n, 'Member', 'position ' || md5(n::text), now(), now()
      ${rows(ROWS / 10)}`);
    await tx.execute(sql`insert into position_holders
        (institute_id, id, user_id, position_id, tenure_year, status, person_name, search_text, created_at, updated_at)
      select ${instituteId}, ${idOf(4, 'n')}, ${idOf(1, '(1 + n % 1000)')}, ${idOf(3, `(1 + n % ${ROWS / 10})`)},
        (2016 + n % 10) || '-' || (2017 + n % 10), case when n % 1000 = 1 then 'terminated' when n % 3 = 0 then 'active' else 'completed' end,
        'Person ' || (1 + n % 1000), 'person ' || md5(n::text), now(), now() ${rows(ROWS)} on conflict do nothing`);
    await tx.execute(sql`insert into feedback (institute_id, id, type, target_type, target_id, comments, created_at, resolved_at)
      select ${instituteId}, ${idOf(6, 'n')}, case when n % 1000 = 1 then 'Report' else 'Complaint' end, 'Event', ${idOf(5, '1')}, 'Too loud',
        ${TEST_NOW.toISOString()}::timestamptz - n * interval '1 minute', case when n % 1000 = 2 then now() end ${rows(ROWS)}`);
    await tx.execute(sql`insert into events (institute_id, id, title, category, unit_id, starts_at, search_text)
      select ${instituteId}, ${idOf(5, 'n')}, 'Event ' || n, 'technical', ${idOf(2, `(1 + n % ${UNITS})`)}, now() + n * interval '1 hour', 'event'
      ${rows(ROWS / 10)}`);
    await tx.execute(sql`insert into room_requests
        (institute_id, id, event_id, room, room_key, date, time, starts_at, ends_at, status, requested_by, reviewed_by, requested_at)
      select ${instituteId}, ${idOf(7, 'n')}, ${idOf(5, `(1 + n % ${ROWS / 10})`)}, 'Hall', 'hall ' || n % 20, '2026-12-01', '10:' || n,
        now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour', case when n % 7 = 0 then 'Pending' else 'Approved' end,
        ${idOf(1, '1')}, case when n % 7 = 0 then null else ${idOf(1, '2')} end, now() ${rows(ROWS / 5)}`);
  });
  await db.execute(sql`vacuum analyze`);
}

describe.runIf(ENGINE === 'postgres')(`the query for a page of ${PAGE}`, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    await fill(server);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const page = { limit: PAGE + 1, after: undefined };
  const holders = (among: Parameters<typeof holderPageQuery>[1], after?: Parameters<typeof holderPageQuery>[2]['after']) =>
    holderPageQuery(server.context.instituteId, among, { ...page, after });
  const feedback = (filter: Parameters<typeof findAllFeedback>[2]['filter']) =>
    findAllFeedback(server.context.db, server.context.instituteId, { ...page, filter }) as unknown as SQLWrapper;
  const positions = (among: Parameters<typeof findPositionPage>[2]) =>
    findPositionPage(server.context.db, server.context.instituteId, among, page) as unknown as SQLWrapper;

  it.each([
    ['all holders', 'position_holders', () => holders({})],
    ['a deep page of holders', 'position_holders', () => holders({}, { tenure: '2019-2020', name: 'Person 500', id: eventId })],
    ['holders from the oldest tenure to the newest', 'position_holders', () => holders({ order: 'tenure' })],
    ['holders by name', 'position_holders', () => holders({ order: 'name' })],
    [
      'a deep page of holders by name in descending order',
      'position_holders',
      () => holders({ order: '-name' }, { tenure: '2019-2020', name: 'Person 500', id: eventId }),
    ],
    ['holders of a tenure', 'position_holders', () => holders({ tenure: '2020-2021' })],
    ['holders of a rare status', 'position_holders', () => holders({ status: 'terminated' })],
    ['holders of a unit', 'position_holders', () => holders({ unitId })],
    ['the positions held by one person', 'position_holders', () => holders({ userId: '00000001-0000-7000-8000-000000000001' })],
    ['holders that match a rare word', 'position_holders', () => holders({ search: 'c4ca4238a0' })],
    ['all positions', 'positions', () => positions({})],
    ['positions of a unit', 'positions', () => positions({ unitId })],
    ['positions that match a rare word', 'positions', () => positions({ search: 'c4ca4238a0' })],
    ['all feedback', 'feedback', () => feedback({ type: 'All', status: 'All' })],
    ['feedback of a rare type', 'feedback', () => feedback({ type: 'Report', status: 'All' })],
    ['resolved feedback', 'feedback', () => feedback({ type: 'All', status: 'Resolved' })],
    [
      'events whose room requests clash with those of another event',
      'room_requests',
      () => {
        const query = eventPageQuery(server.context.instituteId, { order: 'start', clashingWith: eventId }, { ...page, now: TEST_NOW });
        if (!query) throw new Error('This list has no query.');
        return query;
      },
    ],
  ] as const)('reads %s without a sequential scan of %s', async (_, table, query) => {
    const { blocks, scans } = await explain(server.context.db, query());
    expect(scans).not.toContain(`Seq Scan ${table}`);
    expect(blocks).toBeLessThanOrEqual(MAX_BLOCKS);
  });
});
