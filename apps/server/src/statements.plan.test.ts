// Explains every statement of the contract's reads in an institute with a million events and twenty thousand of everything else. None reads
// a growing table completely or too many blocks, except the listed ones with their reasons.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ANSWERED_CALLS, callKey, type Endpoint, isList } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from './db/schema.ts';
import { DEMONSTRATION_ACCOUNTS } from './db/seed/accounts.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { cookieName, openSession } from './plugins/session.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { EXPLAIN, fillWithoutTriggers, readPlan } from './testing/queryPlan.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';
import { isFullTier } from './testing/tier.ts';

const EVENTS = 1_000_000;
const OTHERS = 20_000;
/** Offices are filled again each year, but not created again. */
const POSITIONS = 2_000;
const FILLING_MS = 1_800_000;
const MAX_BLOCKS = 200;
/** Tables that grow with the number of people, events and years. */
const GROWING =
  /^(users|sessions|events|event_(participants|organizers)|room_requests|positions|position_holders|feedback\w*|achievements|skills|user_skills|attendance|audit_log|registrations)$/;

/**
 * Exceptions, by call and a part of the statement, with the maximum number of blocks and the reason. `.reports/statements.txt` lists all
 * statements, most expensive first.
 */
const LARGER: readonly { call: RegExp; part: string; blocks: number; why: string }[] = [
  {
    call: /clubData/,
    part: 'from "feedback" left join',
    blocks: 20_000,
    why: 'the call has no pages, but a thousand records, and each says who gave it, about what, and who resolved it',
  },
  {
    call: /clubData/,
    part: 'inner join "users"',
    blocks: 2000,
    why: 'the call has no pages, but a thousand records, whose people are read in one go',
  },
  {
    call: /get-targetid/,
    part: 'asc',
    blocks: 1200,
    why: 'the call has no pages, but a thousand of each kind',
  },
  {
    call: /my-data/,
    part: 'as record, count(*)',
    blocks: 4000,
    why: 'what somebody has, wrote and decided is counted on the page of the own data; an index for each hand would cost every write',
  },
  {
    call: /inbox/,
    part: '"feedback"."resolved_at" is null',
    blocks: 5000,
    why: 'of each piece of feedback that waits it is asked whom it concerns: as many as wait, however many there have been',
  },
  {
    call: /get-all-position-holder/,
    part: '"position_holders"."position_id" = any(',
    blocks: 1500,
    why: 'the holders of one unit, of all years, are put in the order of the list',
  },
  {
    call: /get-all-position-holder/,
    part: '"org_units"."category" = ',
    blocks: 1500,
    why: 'the list is walked in its order, and of each holder it is asked whether the position is of the category',
  },
  {
    call: /dashboard\/stats|club-coordinator/,
    part: 'count(distinct "position_holders"."user_id")',
    blocks: 1000,
    why: 'everybody who holds or held a position of one unit, each once',
  },
  {
    call: /typed-names/,
    part: 'group by "room_requests"."room_key"',
    blocks: 1000,
    why: 'names are merged a few times a year, and each is shown with how often it was asked for',
  },
  {
    call: /./,
    part: 'from "feedback" left join',
    blocks: 400,
    why: 'a page of thirty, each with who gave it, about what, and who resolved it',
  },
  {
    call: /points\/batches/,
    part: '"batch_year" = ',
    blocks: 5000,
    why: 'every student of a class, each with all that is counted',
  },
  { call: /points$/, part: 'from "activity_claims"', blocks: 400, why: 'one student with all that is counted' },
  {
    call: /inbox/,
    part: '"room_requests"."released_at"',
    blocks: 400,
    why: 'a page of thirty, each with its event, its unit and who asks',
  },
  { call: /events/, part: 'with "chosen" as', blocks: 400, why: 'a page of thirty, each with its organizers, counts and rooms' },
  {
    call: /events\/events/,
    part: '"events"."search_text" like',
    blocks: 600,
    why: 'a search reads what is written of each three letters of its words',
  },
  {
    call: /user-skills/,
    part: 'from "user_skills"',
    blocks: 400,
    why: 'a page of thirty, each with the person, the skill and the position',
  },
  {
    call: /get-all-position-holder/,
    part: '"positions"."responsibilities"',
    blocks: 400,
    why: 'a page of thirty, each with the person, the position and who appointed',
  },
  {
    call: /./,
    part: ') counted',
    blocks: 1500,
    why: 'a count stops at 10,000 rows, so that it may read the table or an index from its beginning',
  },
];

/** The result for a statement. */
interface Found {
  readonly blocks: number;
  /** The line of the report with plan and statement. */
  readonly line: string;
  readonly fault: boolean;
}

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Named statements may be planned without their values (generic plan). */
  readonly isNamed: boolean;
  readonly call: string;
}

/** PostgreSQL plans a named statement this often with its values before it considers a generic plan. */
const PLANNED_WITH_VALUES = 5;

const REDIRECTS = [
  'GET /auth/google',
  'GET /auth/google/verify',
  'GET /auth/providers/{name}',
  'GET /auth/providers/{name}/callback',
  'GET /auth/providers/{name}/finish',
  'GET /auth/providers/{name}/logout',
];

describe.runIf(isFullTier && ENGINE === 'postgres')(`read statements on a database with ${EVENTS} events`, () => {
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

  /** Makes every read of the contract as every role, with the parameters of screens: lists by page, and with a search. */
  async function collect(): Promise<void> {
    let call = '';
    const query = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
      const [config, values] = parameters as [{ text?: string; values?: unknown[]; statementName?: string }, unknown[] | undefined];
      const text = typeof config === 'string' ? config : (config.text ?? '');
      if (call && /^\s*(select|with)\b/i.test(text) && !sent.has(text))
        sent.set(text, { text, values: config.values ?? values ?? [], isNamed: config.statementName !== undefined, call });
      return Reflect.apply(query, this, parameters);
    } as typeof query);
    const { db, config } = server.context;
    for (const { mailbox } of DEMONSTRATION_ACCOUNTS) {
      call = '';
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.email, `${mailbox}@${DEFAULT_INSTITUTE.domain}`));
      if (!user) throw new Error(`The demonstration has no ${mailbox}.`);
      call = '';
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
    const orders = isList(read) ? read.list.orders.slice(1) : [];
    return [
      `${bare}?limit=30`,
      ...orders.map((order) => `${bare}?limit=30&order=${order}`),
      ...('search' in read.query.entries ? [`${bare}?limit=30&search=c4ca42`] : []),
    ];
  }

  /** Explains a statement under row-level security. A named one may get a generic plan, if that is not more expensive. */
  async function explain({ text, values, isNamed }: Sent) {
    const literals = values.map((value) => (value === null || value === undefined ? 'null' : pg.escapeLiteral(asText(value))));
    await client.query('begin');
    try {
      await client.query("select set_config('role', 'quad_institute', true), set_config('quad.institute', $1, true)", [
        server.context.instituteId,
      ]);
      await client.query(`prepare looked_at as ${text}`);
      const execute = `execute looked_at${literals.length > 0 ? `(${literals.join(', ')})` : ''}`;
      for (let times = 0; times < (isNamed ? PLANNED_WITH_VALUES : 1); times += 1) await client.query(execute);
      return readPlan((await client.query(`${EXPLAIN} ${execute}`)).rows);
    } finally {
      await client.query('rollback');
      await client.query('deallocate all');
    }
  }

  async function look(each: Sent, isLarge: (table: string) => boolean): Promise<Found> {
    const { blocks, scans } = await explain(each);
    const isWhole = scans.some((scan) => /^(Parallel )?Seq Scan /.test(scan) && isLarge(scan.split(' ').at(-1) ?? ''));
    const named = LARGER.find(({ call, part }) => call.test(each.call) && each.text.includes(part));
    const line = `${blocks} blocks, ${each.call}${isWhole ? ', reads all of a table' : ''}${named ? `: ${named.why}` : ''}\n  ${scans.join(', ')}\n  ${each.text.replaceAll(/\s+/g, ' ')}\n`;
    return { blocks, line, fault: blocks > (named?.blocks ?? MAX_BLOCKS) || (isWhole && !named) };
  }

  it('use indexes and few blocks, apart from listed exceptions', async () => {
    const { rows: large } = await client.query<{ name: string }>('select relname as name from pg_class where reltuples >= $1', [
      OTHERS / 2,
    ]);
    const isLarge = (name: string) => GROWING.test(name) && large.some((each) => each.name === name);
    const found: Found[] = [];
    for (const each of sent.values()) found.push(await look(each, isLarge));
    found.sort((one, other) => other.blocks - one.blocks);
    const folder = path.join(import.meta.dirname, '../.reports');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'statements.txt'), found.map(({ line }) => line).join('\n'));
    expect(sent.size).toBeGreaterThan(50);
    const faults = found.filter(({ fault }) => fault).map(({ line }) => line);
    expect(faults, faults.join('\n')).toEqual([]);
  });
});

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((entry) => JSON.stringify(entry)).join(',')}}`;
  return String(value);
}

/** Inserts rows like a restored backup, without triggers: ten years of events and everything else, of which one in fifty is pending. */
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
  await fillWithoutTriggers(db, tables, async (tx) => {
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
      from generate_series(1, ${POSITIONS}::int) n join ${nth('org_units')} u on u.nth = n % u.of`);
    await tx.execute(sql`insert into skills (institute_id, id, name, category, type, created_at, endorsed_at, endorsed_by)
      select ${instituteId}, gen_random_uuid(), 'Skill ' || n, 'Electronics', 'technical', now() - n * interval '1 minute',
        case when n % 50 > 0 then now() end, case when n % 50 > 0 then v.id end
      from ${others} join ${nth('users')} v on v.nth = 0`);
    await tx.execute(sql`insert into registrations (institute_id, event_id, user_id, state, arrival, registered_at)
      select ${instituteId}, e.id, u.id, 'registered', n, now() from ${others} join ${nth('events')} e on e.nth = n % 500 join ${nth('users')} u on u.nth = n`);
    await tx.execute(sql`insert into position_holders
        (institute_id, id, user_id, position_id, tenure_year, status, person_name, search_text, created_at, updated_at)
      select ${instituteId}, gen_random_uuid(), u.id, p.id, (2016 + n % 10) || '-' || (2017 + n % 10), case when n % 10 = 9 then 'active' else 'completed' end,
        u.name, 'person ' || md5(n::text), now(), now() from ${others}
      join ${nth('positions')} p on p.nth = n % p.of join ${nth('users')} u on u.nth = n on conflict do nothing`);
    await tx.execute(sql`insert into feedback (institute_id, id, type, target_type, target_id, comments, created_at, resolved_at)
      select ${instituteId}, gen_random_uuid(), 'Complaint', 'Event', e.id, 'Too loud', now() - n * interval '1 minute', case when n % 50 > 0 then now() end
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
  });
  await db.execute(sql`select recount_figures(${instituteId})`);
  await db.execute(sql`vacuum analyze`);
}
