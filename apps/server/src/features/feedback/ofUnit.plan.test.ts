// Reads the feedback about one unit among very many about others, and checks that only the blocks of that unit are read.
import { type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain, fillWithoutTriggers } from '../../testing/queryPlan.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';
import { findFeedbackOfUnit } from './feedback.repo.ts';

const ABOUT_OTHERS = 200_000;
const EVENTS_OF_OTHERS = 20_000;
const EVENTS = 300;
const POSITIONS = 60;
/** Pieces of feedback about the unit, its events and its positions in turn; more than are requested. */
const ABOUT_IT = 600;
const FILTERED = 100;
/** A few blocks per event and position, one per piece of feedback about them, and a handful per piece returned. */
const MAX_BLOCKS = 3500;

describe.runIf(ENGINE === 'postgres')(`feedback about a unit among ${ABOUT_OTHERS} pieces about others`, () => {
  let database: TestDatabase;
  let server: TestApp;
  let unit: { id: string };
  let silent: { id: string };

  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    unit = await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
    silent = await addUnit(server.context, { name: 'Chess Club', contactEmail: 'chess@campus.example' });
    const other = await addUnit(server.context, { name: 'Drama Club', contactEmail: 'drama@campus.example' });
    await fill(server, unit.id, other.id);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function fill({ context: { instituteId }, connection: { acrossInstitutes: db } }: TestApp, ownId: string, otherId: string) {
    const idOf = (kind: number, number: string) => sql.raw(`('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
    await fillWithoutTriggers(db, ['events', 'positions', 'feedback'], async (tx) => {
      await tx.execute(sql`
        insert into events (institute_id, id, title, category, unit_id, search_text, created_at, updated_at)
        select ${instituteId}, ${idOf(1, 'n')}, 'Event ' || n, 'technical', (case when n <= ${EVENTS} then ${ownId} else ${otherId} end)::uuid,
          'event', now(), now() from generate_series(1, ${EVENTS + EVENTS_OF_OTHERS}::int) n`);
      await tx.execute(sql`
        insert into positions (institute_id, id, unit_id, title, position_type, search_text, created_at, updated_at)
        select ${instituteId}, ${idOf(2, 'n')}, (case when n <= ${POSITIONS} then ${ownId} else ${otherId} end)::uuid, 'Position ' || n, 'Member',
          'position', now(), now() from generate_series(1, ${POSITIONS * 2}::int) n`);
      const about = (target: ReturnType<typeof sql>) => sql`
        insert into feedback (institute_id, id, type, target_type, target_id, comments, created_at) select ${instituteId}, gen_random_uuid(), 'Complaint', ${target}`;
      await tx.execute(
        about(sql`(array['Event', 'Club/Organization', 'POR'])[1 + n % 3],
          (array[${idOf(1, `(${EVENTS} + 1 + n % ${EVENTS_OF_OTHERS})`)}, ${otherId}::uuid, ${idOf(2, `(${POSITIONS} + 1 + n % ${POSITIONS})`)}])[1 + n % 3],
          'Too loud', now() - n * interval '1 minute' from generate_series(1, ${ABOUT_OTHERS}::int) n`),
      );
      // Older than all other feedback: a scan from the newest would read everything.
      await tx.execute(
        about(sql`(array['Event', 'Club/Organization', 'POR'])[1 + n % 3],
          (array[${idOf(1, `(1 + n % ${EVENTS})`)}, ${ownId}::uuid, ${idOf(2, `(1 + n % ${POSITIONS})`)}])[1 + n % 3],
          'Number ' || n, now() - interval '1 year' - n * interval '1 minute' from generate_series(1, ${ABOUT_IT}::int) n`),
      );
    });
    await db.execute(sql`vacuum analyze`);
  }

  it.each([
    ['one that much is about', () => unit.id, FILTERED],
    ['one that nothing is about', () => silent.id, 0],
    ['one that does not exist', () => newId(), 0],
  ])('is read in a bounded number of blocks: %s', async (_, unitId, found) => {
    const { db, instituteId } = server.context;
    const query = findFeedbackOfUnit(db, instituteId, unitId(), FILTERED);
    const entries = await query;
    expect(entries.map(({ feedback }) => feedback.comments)).toEqual(Array.from({ length: found }, (_, index) => `Number ${index + 1}`));
    expect((await explain(db, query as unknown as SQLWrapper)).blocks).toBeLessThanOrEqual(MAX_BLOCKS);
  });
});
