import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { databaseUrl, onServer } from '../testing/postgresServer.ts';
import { newId } from './ids.ts';
import { openPostgres } from './postgres.ts';
import { institutes, sessions, users } from './schema.ts';

const [OURS, THEIRS] = [newId(), newId()];
let database: TestDatabase;

beforeAll(async () => {
  database = await newTestDatabase();
  const { acrossInstitutes: db } = database;
  for (const [id, name] of [
    [OURS, 'ours'],
    [THEIRS, 'theirs'],
  ] as const) {
    await db.insert(institutes).values({ id, name, domain: `${name}.example` });
    await db.insert(users).values({ instituteId: id, id: newId(), email: `a@${name}.example`, name: `Person of ${name}`, role: 'STUDENT' });
  }
});
afterAll(() => database.close());

/** Tables with rows of institutes, according to the database's catalog. */
async function ownedTables(): Promise<string[]> {
  const { rows } = await database.acrossInstitutes.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'institute_id' and table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name);
}

describe('tables with an institute_id column', () => {
  it('have a forced row-level security policy for the institute of the transaction', async () => {
    const { rows } = await database.acrossInstitutes.execute<{ name: string; policies: string }>(sql`
      select c.relname as name, string_agg(p.polname || ' ' || p.polcmd::text || ' ' || pg_get_expr(p.polqual, c.oid), ',') as policies
      from pg_class c left join pg_policy p on p.polrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and c.relforcerowsecurity group by 1 order by 1`);
    const tables = await ownedTables();
    expect(tables.length).toBeGreaterThan(20);
    const locked = rows.filter(({ name }) => name !== 'institutes');
    expect(locked.map(({ name }) => name)).toEqual(tables);
    for (const { policies } of locked) {
      expect(policies.replace(/\s+/g, ' ')).toMatch(
        /^own_institute \* \(\(institute_id = \( SELECT current_institute\(\) AS current_institute\)\) OR \( SELECT is_across_institutes\(\) AS is_across_institutes\)\)$/,
      );
    }
  });
});

describe('statements without an institute condition', () => {
  const names = async (instituteId: string) => {
    const { rows } = await database.ofInstitute(instituteId).execute<{ name: string }>(sql`select name from users order by name`);
    return rows.map(({ name }) => name);
  };

  it('see only rows of their institute, in single statements, in transactions and concurrently', async () => {
    expect(await names(OURS)).toEqual(['Person of ours']);
    expect(await names(THEIRS)).toEqual(['Person of theirs']);
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => names(index % 2 ? OURS : THEIRS)));
    expect(all).toEqual(Array.from({ length: 40 }, (_, index) => [`Person of ${index % 2 ? 'ours' : 'theirs'}`]));
    const inside = await database
      .ofInstitute(THEIRS)
      .transaction(async (tx) => [
        await tx.select({ name: users.name }).from(users),
        await tx.select({ name: institutes.name }).from(institutes),
      ]);
    expect(inside).toEqual([[{ name: 'Person of theirs' }], [{ name: 'theirs' }]]);
  });

  it('cannot update, delete or insert rows of another institute', async () => {
    const db = database.ofInstitute(OURS);
    await db.execute(sql`update users set name = name || '!' where institute_id = ${THEIRS}`);
    await db.execute(sql`delete from users where email = 'a@theirs.example'`);
    const intruder = { instituteId: THEIRS, id: newId(), email: 'b@theirs.example', name: 'Intruder', role: 'STUDENT' };
    await expect(db.insert(users).values(intruder)).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(db.update(users).set({ instituteId: THEIRS })).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await names(THEIRS)).toEqual(['Person of theirs']);
    expect(await names(OURS)).toEqual(['Person of ours']);
  });

  it('leave no role or institute setting behind, even after an error', async () => {
    const settings = async () =>
      (
        await database.acrossInstitutes.execute<{ role: string; institute: string | null }>(
          sql`select current_setting('role') as role, coalesce(current_setting('quad.institute', true), '') as institute`,
        )
      ).rows[0];
    await names(OURS);
    expect(await settings()).toEqual({ role: 'none', institute: '' });
    await expect(database.ofInstitute(OURS).execute(sql`select 1 / 0`)).rejects.toThrow();
    expect(await settings()).toEqual({ role: 'none', institute: '' });
    await expect(
      database.ofInstitute(OURS).transaction(async (tx) => {
        await tx.execute(sql`select 1 / 0`);
      }),
    ).rejects.toThrow();
    expect(await settings()).toEqual({ role: 'none', institute: '' });
  });

  it('see every row across institutes, and no row without an institute setting', async () => {
    const { rows } = await database.acrossInstitutes.execute(sql`select from users`);
    expect(rows).toHaveLength(2);
    const unset = await database.acrossInstitutes.transaction(async (tx) => {
      await tx.execute(sql`set local role quad_institute`);
      return (await tx.execute(sql`select from users`)).rows;
    });
    expect(unset).toEqual([]);
  });
});

describe.runIf(ENGINE === 'postgres')('database user', () => {
  const made: { name: string; role: string }[] = [];
  afterAll(async () => {
    for (const { name, role } of made) {
      await onServer(server(), (client) => client.query(`drop database if exists ${name} with (force)`));
      await onServer(server(), (client) => client.query(`drop role ${role}`));
    }
  });

  const server = () => database.url ?? '';

  /** Creates a database for a user with these attributes. */
  async function databaseOf(attributes: string): Promise<string> {
    const name = `quad_second_lock_${randomUUID().replaceAll('-', '')}`;
    await onServer(server(), async (client) => {
      await client.query(`create role ${name} login password 'secret' ${attributes}`);
      await client.query(`create database ${name} owner ${name}`);
    });
    made.push({ name, role: name });
    return Object.assign(new URL(databaseUrl(server(), name)), { username: name, password: 'secret' }).href;
  }

  it('is restricted by row-level security as table owner, and sees all rows only across institutes', async () => {
    const connection = await openPostgres(await databaseOf(''));
    onTestFinished(() => connection.close());
    await connection.migrate();
    for (const [id, name] of [
      [OURS, 'ours'],
      [THEIRS, 'theirs'],
    ] as const) {
      await connection.acrossInstitutes.insert(institutes).values({ id, name, domain: `${name}.example` });
      const person = { instituteId: id, id: newId(), email: `a@${name}.example`, name: `Person of ${name}`, role: 'STUDENT' };
      await connection.ofInstitute(id).insert(users).values(person);
    }
    expect(await connection.ofInstitute(OURS).select({ name: users.name }).from(users)).toEqual([{ name: 'Person of ours' }]);
    const inside = await connection.ofInstitute(THEIRS).transaction((tx) => tx.select({ name: users.name }).from(users));
    expect(inside).toEqual([{ name: 'Person of theirs' }]);
    expect(await connection.acrossInstitutes.select().from(users)).toHaveLength(2);
    expect(await connection.acrossInstitutes.transaction((tx) => tx.select().from(users))).toHaveLength(2);
    // The setting does not stay with the connection: a statement without it sees no rows.
    expect((await connection.executeSql('select from users')).rows).toEqual([]);
    // Foreign keys are checked against all rows, whatever the scope.
    const orphan = {
      instituteId: OURS,
      id: newId(),
      userId: newId(),
      tokenHash: 'x',
      device: '',
      createdAt: new Date(),
      lastSeenAt: new Date(),
    };
    await expect(
      connection
        .ofInstitute(OURS)
        .insert(sessions)
        .values({ ...orphan, expiresAt: new Date() }),
    ).rejects.toMatchObject({
      cause: { code: '23503' },
    });
  });

  it('is rejected with advice if it may not create the tables', async () => {
    const url = await databaseOf('');
    const { pathname, username } = new URL(url);
    await onServer(server(), (client) => client.query(`alter database ${pathname.slice(1)} owner to current_user`));
    const connection = await openPostgres(url);
    onTestFinished(() => connection.close());
    await expect(connection.migrate()).rejects.toMatchObject({
      message: `The user "${username}" lacks a right that the tables need.`,
      details: [expect.stringMatching(/^permission denied/)],
      advice: expect.stringContaining(`alter database "${pathname.slice(1)}" owner to "${username}"`),
    });
  });

  it('is rejected with the reason of the server', async () => {
    const url = Object.assign(new URL(await databaseOf('')), { password: 'wrong' }).href;
    // The test server may trust everybody on this machine.
    await onServer(server(), (client) => client.query(`alter role ${new URL(url).username} nologin`));
    await expect(openPostgres(url)).rejects.toMatchObject({
      message: expect.stringContaining(`rejected the user "${new URL(url).username}".`),
      details: [expect.stringMatching(/not permitted to log in|password authentication failed/)],
      advice: expect.stringContaining('pg_hba.conf'),
    });
  });

  it('is rejected with advice if it bypasses row-level security and cannot switch roles', async () => {
    const connection = await openPostgres(await databaseOf('bypassrls'));
    onTestFinished(() => connection.close());
    await expect(connection.migrate()).rejects.toMatchObject({
      message: 'The user in DATABASE_URL bypasses row-level security, and cannot switch to a role that does not.',
      advice: expect.stringContaining('create role quad_institute nologin; grant quad_institute to'),
    });
  });
});
