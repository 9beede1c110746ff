// Every statement that a read of the contract sends, explained in an institute with a hundred thousand events and twenty thousand of all else. Those that
// read all of a table that grows, or many blocks without a reason, are counted: they may become fewer, and no more.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from './db/schema.ts';
import { DEMONSTRATION_ACCOUNTS } from './db/seed/accounts.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { cookieName, openSession } from './plugins/session.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';
import { isFullTier } from './testing/tier.ts';

const EVENTS = 100_000;
const OTHERS = 20_000;
const FILLING_MS = 1_800_000;
const BLOCKS_AT_MOST = 200;
/** Plans that are not yet as they should be, of one size of data: `.reports/statements.txt` has them, the dearest first. */
const FAULTS_LEFT = 55;
/** The dearest of them: the thousand latest of a unit's feedback with all that is said of each. */
const BLOCKS_OF_THE_DEAREST = 20_000;
/** Tables that have as many rows as an institute has people, events and years. */
const GROWING =
  /^(users|sessions|events|event_(participants|organizers)|room_requests|positions|position_holders|feedback\w*|achievements|skills|user_skills|attendance|audit_log|registrations)$/;

/** What reads more blocks, by a part of its text, and why. */
const LARGER: readonly (readonly [part: string, why: string])[] = [
  ['counted', 'counting stops at 10,000 rows, each of which is an entry of an index'],
];

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Named statements are planned without their values in the long run. */
  readonly isNamed: boolean;
  readonly call: string;
}

const REDIRECTS = [
  'GET /auth/google',
  'GET /auth/google/verify',
  'GET /auth/providers/{name}',
  'GET /auth/providers/{name}/callback',
  'GET /auth/providers/{name}/finish',
  'GET /auth/providers/{name}/logout',
];

describe.runIf(isFullTier && ENGINE === 'postgres')(`what is sent to read ${EVENTS} events and all else`, () => {
  let database: TestDatabase;
  let server: TestApp;
  let client: pg.Client;
  const sent = new Map<string, Sent>();

  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    await seedDemo(server.context, server.connection.acrossInstitutes);
    await fill(server);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await collect();
  }, FILLING_MS);
  afterAll(async () => {
    await client.end();
    await server.close();
    await database.close();
  });

  /** Makes every read of the contract as everybody, as screens do: lists by the page, and searched. */
  async function collect(): Promise<void> {
    let call = '';
    const query = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
      const [config, values] = given as [{ text?: string; values?: unknown[]; statementName?: string }, unknown[] | undefined];
      const text = typeof config === 'string' ? config : (config.text ?? '');
      if (/^\s*(select|with)\b/i.test(text) && !sent.has(text))
        sent.set(text, { text, values: config.values ?? values ?? [], isNamed: config.statementName !== undefined, call });
      return Reflect.apply(query, this, given);
    } as typeof query);
    const { db, config } = server.context;
    for (const { mailbox } of DEMONSTRATION_ACCOUNTS) {
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.email, `${mailbox}@${DEFAULT_INSTITUTE.domain}`));
      if (!user) throw new Error(`The demonstration has no ${mailbox}.`);
      const cookies = { [cookieName(config)]: (await openSession(server.context, user)) ?? '' };
      const ids = { event: await idOf('events'), person: user.id };
      for (const read of ANSWERED_CALLS.filter((each: Endpoint) => each.method === 'GET' && !REDIRECTS.includes(callKey(each)))) {
        call = callKey(read);
        for (const url of addressesOf(read, ids)) {
          const { statusCode, headers } = await server.app.inject({ url, cookies });
          expect(statusCode, `${url} as ${mailbox}`).toBeLessThan(500);
          const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
          if (next) await server.app.inject({ url: next, cookies });
        }
      }
    }
    spy.mockRestore();
  }

  async function idOf(table: string): Promise<string> {
    const { rows } = await server.context.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} limit 1`);
    return String(rows[0]?.id);
  }

  function addressesOf(read: Endpoint, ids: { event: string; person: string }): string[] {
    const bare = `${read.host === 'counters' ? '/counters' : ''}${read.path}`
      .replace('{role}', 'PRESIDENT')
      .replace('{skillType}', 'technical')
      .replace('{kind}', 'rooms')
      .replace('{username}', `robotics@${DEFAULT_INSTITUTE.domain}`)
      .replaceAll(/\{\w+\}/g, read.path.startsWith('/api/events') ? ids.event : ids.person);
    if (!('list' in read)) return [bare];
    return [`${bare}?limit=30`, ...('search' in read.query.entries ? [`${bare}?limit=30&search=c4ca42`] : [])];
  }

  /** Under the policies, as it is planned for these values or for any. */
  async function explain({ text, values }: Sent, mode: 'force_custom_plan' | 'force_generic_plan') {
    const literals = values.map((value) => (value === null || value === undefined ? 'null' : pg.escapeLiteral(asText(value))));
    await client.query('begin');
    try {
      await client.query("select set_config('role', 'quad_institute', true), set_config('quad.institute', $1, true)", [
        server.context.instituteId,
      ]);
      await client.query(`set local plan_cache_mode = ${mode}`);
      await client.query(`prepare looked_at as ${text}`);
      const { rows } = await client.query(
        `explain (analyze, buffers, format json) execute looked_at${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
      );
      const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
      const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
      const scans = nodesOf(plan).filter((node) => /Scan/.test(node['Node Type']) && node['Relation Name']);
      return {
        blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        scans: scans.map((node) => `${node['Node Type']} ${node['Relation Name']}`),
      };
    } finally {
      await client.query('rollback');
      await client.query('deallocate all');
    }
  }

  it('is found by indexes and by few blocks, but for those that are counted', async () => {
    const lines: string[] = [];
    const faults: string[] = [];
    const { rows: large } = await client.query<{ name: string }>('select relname as name from pg_class where reltuples >= $1', [
      OTHERS / 2,
    ]);
    const isLarge = (name: string) => GROWING.test(name) && large.some((each) => each.name === name);
    for (const each of sent.values()) {
      for (const mode of each.isNamed ? (['force_custom_plan', 'force_generic_plan'] as const) : (['force_custom_plan'] as const)) {
        await explain(each, mode);
        const { blocks, scans } = await explain(each, mode);
        const all = scans.filter((scan) => /^(Parallel )?Seq Scan /.test(scan) && isLarge(scan.split(' ').at(-1) ?? ''));
        const why = LARGER.find(([part]) => each.text.includes(part))?.[1];
        const line = `${blocks} blocks, ${mode}, ${each.call}\n  ${scans.join(', ')}\n  ${each.text.replaceAll(/\s+/g, ' ')}\n`;
        lines.push(line);
        if (all.length > 0 || (blocks > BLOCKS_AT_MOST && !why)) faults.push(line);
      }
    }
    const folder = path.join(import.meta.dirname, '../.reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'statements.txt'),
      lines.sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10)).join('\n'),
    );
    expect(sent.size).toBeGreaterThan(50);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(FAULTS_LEFT);
    expect(Number.parseInt(lines[0] ?? '', 10), lines[0]).toBeLessThanOrEqual(BLOCKS_OF_THE_DEAREST);
  });
});

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((entry) => JSON.stringify(entry)).join(',')}}`;
  return String(value);
}

/** As a restored backup brings rows, without what triggers keep: ten years of events, and fifty thousand of all else. */
async function fill({ context: { instituteId }, connection: { acrossInstitutes: db } }: TestApp): Promise<void> {
  const tables = [
    'users',
    'positions',
    'skills',
    'registrations',
    'events',
    'event_participants',
    'room_requests',
    'position_holders',
    'feedback',
    'achievements',
    'user_skills',
  ];
  const nth = (table: string) =>
    sql`(select *, row_number() over (order by id) - 1 as nth, count(*) over () as of from ${sql.identifier(table)} where institute_id = ${instituteId})`;
  const others = sql`generate_series(1, ${OTHERS}::int) n`;
  await db.transaction(async (tx) => {
    for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await tx.execute(sql`insert into users (institute_id, id, email, name, onboarding_complete)
      select ${instituteId}, gen_random_uuid(), 'p' || n || '@campus.example', 'Person ' || n, true from ${others}`);
    await tx.execute(sql`
      insert into events (institute_id, id, title, category, unit_id, starts_at, ends_at, finishes_at, is_counted, search_text, created_at, updated_at)
      select ${instituteId}, gen_random_uuid(), 'Event ' || n, case u.category when 'scitech' then 'technical' when 'independent' then 'other' else u.category end,
        u.id, s.at, s.at + interval '2 hours', s.at + interval '2 hours', s.at + interval '2 hours' <= ${TEST_NOW.toISOString()}::timestamptz, 'event ' || md5(n::text), s.at, s.at
      from generate_series(1, ${EVENTS}::int) n join ${nth('org_units')} u on u.nth = n % u.of,
        lateral (select ${TEST_NOW.toISOString()}::timestamptz - interval '10 years' + (interval '3700 days' / ${EVENTS}::int) * n as at) s`);
    await tx.execute(sql`insert into event_participants (institute_id, event_id, user_id)
      select ${instituteId}, e.id, u.id from generate_series(1, ${OTHERS}::int) n
      join ${nth('events')} e on e.nth = n join ${nth('users')} u on u.nth = n on conflict do nothing`);
    await tx.execute(sql`insert into room_requests
        (institute_id, id, event_id, room, room_key, date, time, starts_at, ends_at, status, requested_by, reviewed_by, requested_at, decided_at)
      select ${instituteId}, gen_random_uuid(), e.id, 'Hall', 'hall ' || n % 20, '2026-12-01', '10:' || n, now() + n * interval '1 hour',
        now() + (n + 1) * interval '1 hour', case when n % 70 = 0 then 'Pending' else 'Approved' end, u.id,
        case when n % 70 = 0 then null else u.id end, now(), case when n % 70 = 0 then null else now() - n * interval '1 minute' end
      from generate_series(1, ${OTHERS}::int) n join ${nth('events')} e on e.nth = n join ${nth('users')} u on u.nth = n`);
    await tx.execute(sql`insert into positions (institute_id, id, unit_id, title, position_type, search_text, created_at, updated_at)
      select ${instituteId}, gen_random_uuid(), u.id, 'Position ' || n, 'Member', 'position ' || md5(n::text), now(), now()
      from ${others} join ${nth('org_units')} u on u.nth = n % u.of`);
    await tx.execute(sql`insert into skills (institute_id, id, name, category, type, created_at, endorsed_at, endorsed_by)
      select ${instituteId}, gen_random_uuid(), 'Skill ' || n, 'Electronics', 'technical', now() - n * interval '1 minute',
        case when n % 50 > 0 then now() end, case when n % 50 > 0 then v.id end
      from ${others} join ${nth('users')} v on v.nth = 0`);
    await tx.execute(sql`insert into registrations (institute_id, event_id, user_id, state, arrival, registered_at)
      select ${instituteId}, e.id, u.id, 'registered', n, now() from ${others} join ${nth('events')} e on e.nth = n % 500 join ${nth('users')} u on u.nth = n`);
    await tx.execute(sql`insert into position_holders
        (institute_id, id, user_id, position_id, tenure_year, status, person_name, search_text, created_at, updated_at)
      select ${instituteId}, gen_random_uuid(), u.id, p.id, (2016 + n % 10) || '-' || (2017 + n % 10), case when n % 3 = 0 then 'active' else 'completed' end,
        u.name, 'person ' || md5(n::text), now(), now() from ${others}
      join ${nth('positions')} p on p.nth = n join ${nth('users')} u on u.nth = n on conflict do nothing`);
    await tx.execute(sql`insert into feedback (institute_id, id, type, target_type, target_id, comments, created_at, resolved_at)
      select ${instituteId}, gen_random_uuid(), 'Complaint', 'Event', e.id, 'Too loud', now() - n * interval '1 minute', case when n % 3 = 0 then now() end
      from ${others} join ${nth('events')} e on e.nth = n`);
    await tx.execute(sql`insert into achievements (institute_id, id, user_id, title, type, date_achieved, created_at, verified_at, verified_by)
      select ${instituteId}, gen_random_uuid(), u.id, 'Prize ' || n, 'technical', '2026-01-01', now() - n * interval '1 minute',
        case when n % 50 > 0 then now() end, case when n % 50 > 0 then v.id end
      from ${others} join ${nth('users')} u on u.nth = n join ${nth('users')} v on v.nth = 0`);
    await tx.execute(sql`insert into user_skills (institute_id, id, user_id, skill_id, skill_type, proficiency, created_at, endorsed_at, endorsed_by)
      select ${instituteId}, gen_random_uuid(), u.id, s.id, s.type, 'beginner', now() - n * interval '1 minute',
        case when n % 50 > 0 then now() end, case when n % 50 > 0 then v.id end
      from ${others} join ${nth('users')} u on u.nth = n join ${nth('users')} v on v.nth = 0
      join ${nth('skills')} s on s.nth = n on conflict do nothing`);
    for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  });
  await db.execute(sql`select recount_figures(${instituteId})`);
  await db.execute(sql`vacuum analyze`);
}
