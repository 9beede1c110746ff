import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain, fillWithoutTriggers } from '../../testing/queryPlan.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { findPendingAchievements } from '../achievements/achievements.repo.ts';
import { findPendingSkills } from '../skills/skills.repo.ts';
import { findPendingUserSkills } from '../skills/userSkills.repo.ts';

/** All endorsed, except for a hundred of each type. */
const ROWS = rounds(40_000, 200_000);
const PENDING_PER_TYPE = 100;
const PEOPLE = 2000;
const KINDS = { person: 1, skill: 2, claim: 3, achievement: 4 };
/** Two or three index pages, one table page per row, and as many for the rows that these refer to. */
const MAX_PAGES = 2000;

const endorserId = newId();
let server: TestApp;

/** Inserts people, skills, their claims and achievements, numbered alike. */
async function fill({ context: { instituteId }, connection: { acrossInstitutes: db } }: TestApp): Promise<void> {
  const type = sql.raw(`(array['technical', 'cultural', 'sports', 'academic', 'other'])[1 + n % 5]`);
  const settled = sql.raw(`case when n <= ${PENDING_PER_TYPE * 5} then null else now() end`);
  const madeAt = sql.raw(`now() - n * interval '1 minute'`);
  // Sequential like the server's own ids: inserting random ones into an index takes much longer.
  const idOf = (kind: keyof typeof KINDS, number: string) =>
    sql.raw(`('0000000${KINDS[kind]}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);
  await fillWithoutTriggers(db, ['users', 'skills', 'user_skills', 'achievements'], async (tx) => {
    const rows = sql`from generate_series(1, ${ROWS}::int) n`;
    await tx.execute(sql`insert into users (institute_id, id, email, name)
      select ${instituteId}, ${idOf('person', 'n')}, 'p' || n || '@campus.example', 'Person ' || n from generate_series(1, ${PEOPLE}::int) n`);
    await tx.execute(sql`insert into skills (institute_id, id, name, category, type, created_at, endorsed_at)
      select ${instituteId}, ${idOf('skill', 'n')}, 'Skill ' || n, 'Any', ${type}, ${madeAt}, ${settled} ${rows}`);
    await tx.execute(sql`insert into user_skills (institute_id, id, user_id, skill_id, skill_type, proficiency, created_at, endorsed_at)
      select ${instituteId}, ${idOf('claim', 'n')}, ${idOf('person', `(1 + n % ${PEOPLE})`)},
        ${idOf('skill', 'n')}, ${type}, 'expert', ${madeAt}, ${settled} ${rows}`);
    await tx.execute(sql`insert into achievements (institute_id, id, user_id, title, type, date_achieved, created_at, verified_at)
      select ${instituteId}, ${idOf('achievement', 'n')}, ${idOf('person', `(1 + n % ${PEOPLE})`)}, 'Achievement ' || n, ${type}, now(),
        ${madeAt}, ${settled} ${rows}`);
  });
  await db.execute(sql`analyze`);
}

describe.runIf(ENGINE === 'postgres')(`reading 100 pending items among ${ROWS}`, () => {
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

  it.each([
    ['skills', 'skills_pending', findPendingSkills],
    ['user_skills', 'user_skills_pending', findPendingUserSkills],
    ['achievements', 'achievements_pending', findPendingAchievements],
  ] as const)('reads only pending rows from %s, through the index %s', async (table, index, find) => {
    const { db, instituteId } = server.context;
    const { blocks, nodes } = await explain(db, find(db, instituteId, { type: 'technical', endorserId, after: undefined, limit: 1001 }));
    expect(nodes[0]['Actual Rows']).toBe(PENDING_PER_TYPE);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    const scans = nodes.filter((node) => node['Relation Name'] === table);
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    for (const scan of scans) expect(scan['Actual Rows']).toBeLessThanOrEqual(PENDING_PER_TYPE);
    expect(blocks).toBeLessThan(MAX_PAGES);
  });
});
