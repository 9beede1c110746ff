import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { versionStatement } from '../../db/listVersions.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain, fillWithoutTriggers } from '../../testing/queryPlan.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { type EventCursor, type EventListing, eventPageQuery, findEventPage } from './eventPages.repo.ts';
import { EVENT_LIST_SOURCES } from './events.service.ts';
import { addUnit } from './testing/records.ts';

/** Nine in ten events are over; one in fifty is cancelled. */
const ROWS = rounds(30_000, 100_000);
const UNITS = 50;
const PAGE = 50;
/** Number of pages before the deep one. */
const DEEP = rounds(300, 1000);
/**
 * Maximum number of blocks per page, of indexes and table: one for a row of each of the three parts of an agenda, plus the index descents.
 */
const MAX_BLOCKS = 400;
/** Blocks to compute a version: the change counters, and the last events that began and ended. */
const BLOCKS_OF_A_VERSION = 20;

let server: TestApp;
let unitId: string;

/** Events from two and a half years ago until three months ahead; a tenth of them have no date. */
async function fill({ context, connection: { acrossInstitutes: db } }: TestApp): Promise<void> {
  const { instituteId } = context;
  const units: string[] = [];
  for (let number = 0; number < UNITS; number += 1) units.push((await addUnit(context)).id);
  unitId = units[7] ?? '';
  const unitOf = sql`(array[${sql.join(
    units.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}])[1 + n % ${UNITS}::int]`;
  const start = sql`case when n % 10 = 0 then null else ${TEST_NOW.toISOString()}::timestamptz + interval '90 days' - n * interval '10 minutes' end`;
  await fillWithoutTriggers(db, ['events'], async (tx) => {
    await tx.execute(sql`insert into events (institute_id, id, title, category, unit_id, starts_at, finishes_at, status, search_text)
      select ${instituteId}, ('00000001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Event ' || n,
        (array['technical', 'cultural', 'sports', 'academic', 'other'])[1 + n % 5], ${unitOf}, ${start}, ${start} + interval '2 hours',
        case when n % 50 = 1 then 'cancelled' else 'planned' end, 'event ' || n || ' ' || md5(n::text)
      from generate_series(1, ${ROWS}::int) n`);
  });
  await db.execute(sql`vacuum analyze events`);
}

/** Cursor after that many pages of a list. */
async function placeAfter(pages: number, listing: EventListing): Promise<EventCursor> {
  const { db, instituteId } = server.context;
  const [place] = (await findEventPage(db, instituteId, listing, { now: TEST_NOW, after: undefined, limit: pages * PAGE })).slice(-1);
  if (!place) throw new Error('The list is too short.');
  return place;
}

describe.runIf(ENGINE === 'postgres')(`a page of ${PAGE} of ${ROWS} events`, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database, instituteId: undefined });
    await fill(server);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  function statement(listing: EventListing, after?: EventCursor) {
    const query = eventPageQuery(server.context.instituteId, listing, { now: TEST_NOW, after, limit: PAGE + 1 });
    if (!query) throw new Error('The listing needs no query.');
    return query;
  }

  it.each([
    ['all events by start time', { order: 'start' }],
    ['all events in agenda order', { order: 'agenda' }],
  ] as const)('of %s is read without a sequential scan, and a deep page costs about as much as the first', async (_, listing) => {
    const { db } = server.context;
    const first = await explain(db, statement(listing));
    const deep = await explain(db, statement(listing, await placeAfter(DEEP, listing)));
    for (const { blocks, scans } of [first, deep]) {
      expect(scans).not.toContain('Seq Scan events');
      expect(blocks).toBeLessThanOrEqual(MAX_BLOCKS);
    }
    expect(deep.blocks).toBeLessThanOrEqual(1.5 * first.blocks + 10);
  });

  it.each([
    ['the events of a unit', () => ({ order: 'start', unitId }) as const],
    ['the events of a unit in agenda order', () => ({ order: 'agenda', unitId }) as const],
    ['the events of a category in agenda order', () => ({ order: 'agenda', category: 'sports' }) as const],
    ['planned and ongoing events', () => ({ order: 'start', statuses: ['planned', 'ongoing'] }) as const],
    ['completed events in agenda order', () => ({ order: 'agenda', statuses: ['completed'] }) as const],
    ['canceled events', () => ({ order: 'start', statuses: ['cancelled'] }) as const],
    ['ongoing events', () => ({ order: 'start', statuses: ['ongoing'] }) as const],
    [
      'events that start between two days',
      () => ({ order: 'start', from: new Date('2025-11-01'), before: new Date('2025-12-01') }) as const,
    ],
    ['events that match a rare word', () => ({ order: 'start', search: 'c4ca4238a0' }) as const],
  ])('of %s is read without a sequential scan, in a bounded number of blocks', async (_, listing) => {
    const { blocks, scans } = await explain(server.context.db, statement(listing()));
    expect(scans).not.toContain('Seq Scan events');
    expect(blocks).toBeLessThanOrEqual(MAX_BLOCKS);
  });

  it('has a version that is computed from a few blocks', async () => {
    const { db, instituteId } = server.context;
    const { blocks, scans } = await explain(db, versionStatement(instituteId, EVENT_LIST_SOURCES, TEST_NOW.toISOString()));
    expect(scans).not.toContain('Seq Scan events');
    expect(blocks).toBeLessThanOrEqual(BLOCKS_OF_A_VERSION);
  });

  it('is empty for an unknown unit', async () => {
    const { rows } = await server.context.db.execute(statement({ order: 'start', unitId: newId() }));
    expect(rows).toEqual([]);
  });
});
