// An erasure reads no more of the log than its own rows need, however long the log is.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { EXPLAIN, type QueryPlan, readPlan } from '../../testing/queryPlan.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { isFullTier, rounds } from '../../testing/tier.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { accountTag, record, recordSignIn } from './audit.service.ts';

const ROWS = rounds(20_000, 1_000_000);
const OWN_ROWS = 40;
const BLOCKS_BESIDE = 200;
const FILLING_MS = 900_000;

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

describe.runIf(ENGINE === 'postgres')(`erasing a user from an audit log of ${ROWS} rows`, () => {
  let database: TestDatabase;
  let server: TestApp;
  let client: pg.Client;
  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.close();
    await database.close();
  });

  /** Adds sign-ins of ten thousand people, of which every fiftieth was refused, and twenty of one person. */
  async function fill(): Promise<{ id: string; email: string }> {
    const { instituteId } = server.context;
    const at = TEST_NOW.toISOString();
    const across = database.acrossInstitutes;
    await across.execute(sql`
      insert into audit_log (institute_id, id, at, actor_id, action, subject_id, detail, mac)
      select ${instituteId}, gen_random_uuid(), ${at}, p.id, 'session.start', p.id,
        jsonb_build_object('by', 'password', 'account', md5(p.id::text), 'network', '192.0.2.0/24'), ''
      from generate_series(1, ${ROWS}::int) n, lateral (select md5((n % 10000)::text)::uuid as id) p`);
    await across.execute(sql`
      with refused as (
        insert into audit_log (institute_id, id, at, action, detail, mac)
        select ${instituteId}, gen_random_uuid(), ${at}, 'session.refuse',
          jsonb_build_object('by', 'password', 'account', md5((n % 10000)::text), 'network', '192.0.2.0/24'), ''
        from generate_series(1, ${Math.floor(ROWS / 50)}::int) n
        returning institute_id, sequence, detail ->> 'account' as account
      )
      insert into audit_mentions (institute_id, mention, sequence) select institute_id, account, sequence from refused`);
    const { id, email } = await server.addUser({ email: 'asha@campus.example', name: 'a', rollNumber: '1' });
    for (let n = 0; n < OWN_ROWS / 4; n += 1) {
      await recordSignIn(server.context, { email, address: '192.0.2.7', by: 'password', userId: id });
      await recordSignIn(server.context, { email, address: '192.0.2.7', by: 'password' });
      await record(server.context.db, server.context, id, {
        action: 'event.update',
        subjectId: randomUUID(),
        detail: { title: '["a","1"]' },
      });
      await record(server.context.db, server.context, undefined, { action: 'account.grant', subjectId: id, detail: { to: 'STUDENT' } });
    }
    await client.query('analyze audit_log; analyze audit_mentions');
    return { id, email };
  }

  async function explained({ text, values }: Sent): Promise<QueryPlan> {
    await client.query('begin');
    try {
      await client.query("select set_config('role', 'quad_institute', true), set_config('quad.institute', $1, true)", [
        server.context.instituteId,
      ]);
      return readPlan((await client.query(`${EXPLAIN} ${text}`, [...values])).rows);
    } finally {
      await client.query('rollback');
    }
  }

  it(
    'reads a bounded number of blocks without a sequential scan of the audit log',
    async () => {
      const { id, email } = await fill();
      const sent: Sent[] = [];
      const query = pg.Client.prototype.query;
      const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parameters: unknown[]) {
        const [config, values] = parameters as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
        const text = typeof config === 'string' ? config : (config.text ?? '');
        if (/audit_(log|mentions)/.test(text) && !/^\s*insert/i.test(text)) {
          sent.push({ text, values: (typeof config === 'string' ? values : config.values) ?? values ?? [] });
        }
        return Reflect.apply(query, this, parameters);
      } as typeof query);
      const started = performance.now();
      expect(await erase(server.context, id)).toBe(true);
      const took = performance.now() - started;
      spy.mockRestore();
      expect(sent.length).toBeGreaterThan(5);
      const found: (QueryPlan & { text: string })[] = [];
      for (const each of sent) found.push({ ...(await explained(each)), text: each.text.replaceAll(/\s+/g, ' ').slice(0, 160) });
      const report = found.map(({ blocks, scans, text }) => `${blocks} blocks, ${scans.join(', ')}: ${text}`).join('\n');
      if (isFullTier) process.stdout.write(`${Math.round(took)} ms\n${report}\n`);
      const blocks = found.reduce((sum, each) => sum + each.blocks, 0);
      // Each own row is read from the table and from an index, once to find it and once to write it.
      expect(blocks, report).toBeLessThanOrEqual(BLOCKS_BESIDE + OWN_ROWS * 8);
      expect(
        found.flatMap(({ scans }) => scans).filter((scan) => /Seq Scan audit_log/.test(scan)),
        report,
      ).toEqual([]);
      const left = await database.acrossInstitutes.execute<{ count: number }>(
        sql`select count(*)::int as count from audit_mentions where mention in (${email}, ${accountTag(server.context, email)}, ${id})`,
      );
      expect(left.rows).toEqual([{ count: 0 }]);
    },
    FILLING_MS,
  );
});
