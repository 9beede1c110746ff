import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain, fillWithoutTriggers } from '../../testing/queryPlan.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { addUnit } from '../events/testing/records.ts';
import { publicAtQuery } from './publicPages.repo.ts';

const PAGES = rounds(20_000, 100_000);
/** Blocks to find an address: those of the index of addresses and the address, and for one that exists those of its page. */
const MAX_BLOCKS = { unknown: 4, known: 9 } as const;

let database: TestDatabase;
let server: TestApp;

describe.runIf(ENGINE === 'postgres')(`the lookup of addresses among ${PAGES} public pages`, () => {
  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    const { instituteId } = server.context;
    const { id: unitId } = await addUnit(server.context);
    const all = sql`generate_series(1, ${PAGES}::int) n`;
    const idOf = sql`('00000001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
    await fillWithoutTriggers(database.acrossInstitutes, ['events', 'public_pages', 'public_page_addresses'], async (tx) => {
      await tx.execute(sql`insert into events (institute_id, id, title, category, unit_id, search_text)
        select ${instituteId}, ${idOf}, 'Event ' || n, 'technical', ${unitId}::uuid, 'event' from ${all}`);
      await tx.execute(sql`insert into public_pages (institute_id, id, event_id, slug, is_public, version, changed_at)
        select ${instituteId}, ${idOf}, ${idOf}, 'event-' || n, n % 10 > 0, 1, ${TEST_NOW.toISOString()}::timestamptz from ${all}`);
      await tx.execute(sql`insert into public_page_addresses (institute_id, kind, slug, page_id)
        select ${instituteId}, 'event', 'event-' || n, ${idOf} from ${all}`);
    });
    await database.acrossInstitutes.execute(sql`vacuum analyze public_pages, public_page_addresses`);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it.each([1, 500])('reads a bounded number of blocks for each of %i at once', async (count) => {
    const { db, instituteId } = server.context;
    const look = (prefix: string) => {
      const slugs = Array.from({ length: count }, (_, index) => `${prefix}-${index * 20 + 11}`);
      return explain(db, publicAtQuery({ instituteId, kind: 'event', slugs: sql.param(slugs) }));
    };
    const [unknown, known] = [await look('guess'), await look('event')];
    for (const { scans } of [unknown, known]) expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
    expect([unknown.nodes[0]['Actual Rows'], known.nodes[0]['Actual Rows']]).toEqual([0, count]);
    expect(unknown.blocks).toBeLessThanOrEqual(count * MAX_BLOCKS.unknown);
    expect(known.blocks).toBeLessThanOrEqual(count * MAX_BLOCKS.known);
  });
});
