import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '../commands/runCommand.ts';
import { readConfig } from '../config.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { verifyAudit } from '../features/audit/auditVerify.ts';
import { findSealedIds } from '../features/feedback/sealedAuthors.service.ts';
import { recountFigures } from '../features/figures/figures.repo.ts';
import { startServer } from '../start.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { countChanges, takeChanges } from '../testing/fuzz/changes.ts';
import { postedMails } from '../testing/jobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { isFullTier } from '../testing/tier.ts';
import { buildIndexes, CONCURRENT_INDEXES, missingIndexes } from './concurrentIndexes.ts';
import type { Database } from './connection.ts';
import { auditLog, feedbackAuthors } from './schema.ts';
import { sealLegacyRows } from './sealing.ts';

const FOLDER = path.join(import.meta.dirname, 'upgrades');
const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
/** Number of migrations after which the next version has to be recorded. */
const NEWEST = 10;
const INSTITUTE = '01900000-0000-7000-8000-000000000001';
const PRESIDENT = '01900000-0000-7000-8000-000100000001';
const STUDENT = '01900000-0000-7000-8000-000100000002';
const ANONYMOUS = ['0a000002-0000-4000-8000-000000000000', '0a000003-0000-4000-8000-000000000000'];

type Row = Record<string, unknown>;

interface Migration {
  readonly tag: string;
  readonly when: number;
  readonly sql: string;
}

/** A recorded database: its migrations and all of its rows. */
interface Version {
  readonly migrations: readonly Migration[];
  readonly tables: Readonly<Record<string, Row[]>>;
}

const versions = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json.gz'))
  .sort();

/**
 * The versions that are tested here. In the quick tier, the embedded database, which has the same migrations, tests only the first and the
 * last.
 */
const HERE = isFullTier || ENGINE === 'postgres' ? versions : [versions.at(0), versions.at(-1)].map(String);

function read(name: string): Version {
  const { tables, migrations } = JSON.parse(gunzipSync(readFileSync(path.join(FOLDER, name))).toString());
  return { tables, migrations: migrations.map(toMigration) };
}

/** A recorded migration. If only its digest is recorded, the current file must match it. */
function toMigration({ tag, when, sql, digest }: Omit<Migration, 'sql'> & { sql?: string; digest?: string }): Migration {
  if (sql !== undefined) return { tag, when, sql };
  const here = readFileSync(path.join(MIGRATIONS, `${tag}.sql`), 'utf8');
  if (createHash('sha256').update(here).digest('hex') !== digest) throw new Error(`The migration ${tag} has run as another one.`);
  return { tag, when, sql: here };
}

let database: TestDatabase;
let fresh: unknown;
beforeAll(async () => {
  database = await newTestDatabase();
  fresh = await schemaOf(database.acrossInstitutes);
});
afterAll(() => database.close());
afterEach(() => vi.unstubAllEnvs());

/** Restores the database to a recorded version. */
async function goBackTo({ migrations, tables }: Version): Promise<void> {
  const { acrossInstitutes: db } = database;
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema if exists jobs cascade`);
  await db.execute(sql`create schema public`);
  await db.transaction(async (tx) => {
    for (const { sql: text } of migrations)
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    await tx.execute(sql`create schema drizzle`);
    await tx.execute(sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    for (const { tag, when } of migrations)
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${tag}, ${when})`);
    // Inserts the recorded rows without running triggers.
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rows: written } = await tx.execute<{ table: string; columns: string }>(sql`
      select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`);
    const { rows: counted } = await tx.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
    const columnsOf = new Map(written.map(({ table, columns }) => [table, sql.raw(columns)]));
    for (const [table, rows] of Object.entries(tables)) {
      const [name, columns] = [sql.identifier(table), columnsOf.get(table)];
      await tx.execute(
        sql`insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
      );
    }
    for (const { table, column } of counted)
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)})) from ${sql.identifier(table)}`,
      );
  });
}

/** The whole schema, except for the order of columns. */
async function schemaOf(db: Database) {
  const list = async (query: ReturnType<typeof sql>) => (await db.execute<{ line: string }>(query)).rows.map(({ line }) => line).sort();
  return {
    columns: await list(sql`
      select concat_ws(' ', table_name, column_name, data_type, numeric_precision, numeric_scale, datetime_precision, is_nullable, column_default, is_identity) as line
      from information_schema.columns where table_schema = 'public'`),
    indexes: await list(sql`select indexdef as line from pg_indexes where schemaname = 'public'`),
    constraints: await list(sql`
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`),
    triggers: await list(sql`select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as line from pg_trigger where not tgisinternal`),
    functions: await list(sql`
      select pg_get_functiondef(p.oid) as line from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`),
  };
}

async function upgraded(version: Version): Promise<TestApp> {
  await goBackTo(version);
  await database.migrate();
  const server = await testApp({ database, instituteId: INSTITUTE });
  await sealLegacyRows(database, server.context);
  await chainAudit(server.context);
  return server;
}

/** Rows that violate a foreign key, by its name. */
async function danglingReferences(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; child: string; parent: string; from: string[]; to: string[] }>(sql`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select a.attname::text from unnest(c.conkey) with ordinality k (n, o) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as from,
      array(select a.attname::text from unnest(c.confkey) with ordinality k (n, o) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by o) as to
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(20);
  const dangling: string[] = [];
  for (const { name, child, parent, from, to } of rows) {
    const isSet = from.map((column) => `c."${column}" is not null`).join(' and ');
    const isSame = from.map((column, index) => `p."${to[index]}" = c."${column}"`).join(' and ');
    const { rows: found } = await db.execute(
      sql.raw(`select from ${child} c where ${isSet} and not exists (select from ${parent} p where ${isSame}) limit 1`),
    );
    if (found.length > 0) dangling.push(name);
  }
  return dangling;
}

/** Tables whose rows change in an upgrade, which separate tests check. Counters of minutes start again. */
const CHANGED = [
  ...['outbox', 'audit_log', 'audit_deferred', 'feedback_authors', 'idempotency_keys'],
  ...['figures', 'figure_changes', 'attendance', 'rate_limits'],
];

/** Parts of the portal, with the migration that introduced each. */
const PARTS_SINCE = [
  ['recognition', 51],
  ['public-pages', 55],
  ['money', 58],
  ['questions', 59],
  ['series', 63],
  ['surveys', 64],
] as const;

/** A row with the intended changes of later migrations: in institutes that have people, a new part is off until somebody turns it on. */
function asMigrated(table: string, row: Row, { migrations }: Version): Row {
  const since = PARTS_SINCE.flatMap(([part, migration]) => (migration < migrations.length ? [] : [part]));
  return table === 'institutes' && Array.isArray(row.off) ? { ...row, off: [...row.off, ...since] } : row;
}

/** Rows of a version that no longer exist unchanged, compared in the columns that still exist. */
async function lostRows(db: Database, version: Version): Promise<string[]> {
  const lost: string[] = [];
  for (const [table, rows] of Object.entries(version.tables).filter(([name]) => !CHANGED.includes(name))) {
    const { rows: found } = await db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`);
    const columns = Object.keys(found[0]?.row ?? {});
    const now = new Set(found.map(({ row }) => JSON.stringify(columns.map((column) => [column, row[column]]))));
    for (const before of rows.map((row) => asMigrated(table, row, version))) {
      const remaining = columns.filter((column) => column in before);
      const isThere = found.some(({ row }) => remaining.every((column) => JSON.stringify(row[column]) === JSON.stringify(before[column])));
      if (!isThere || now.size < rows.length) lost.push(`${table} ${JSON.stringify(before)}`);
    }
  }
  return lost;
}

/** Mails of a version that were not sent. Those in the oldest format have no kind. */
function mailsThatWait({ migrations, tables }: Version): Row[] {
  if (!migrations.some(({ tag }) => tag === '0004_accounts')) return [];
  return (tables.outbox ?? []).filter((row) => row.sent_at === null);
}

describe('a database of an earlier version', () => {
  it('is recorded with rows in every table', () => {
    expect(versions.length).toBeGreaterThanOrEqual(11);
    const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
    expect(entries.length - read(`${versions.at(-1)}`).migrations.length, 'Run npm run schema-versions.').toBeLessThan(NEWEST);
    for (const name of versions) {
      const { tables, migrations } = read(name);
      const named = (statement: RegExp) => migrations.flatMap(({ sql: text }) => [...text.matchAll(statement)].map(([, table]) => table));
      const dropped = named(/DROP TABLE "(\w+)"/g);
      expect(Object.keys(tables).sort()).toEqual(
        named(/CREATE TABLE "(\w+)"/g)
          .filter((table) => !dropped.includes(table))
          .sort(),
      );
      for (const [table, rows] of Object.entries(tables)) expect(rows.length, `${name}: ${table}`).toBeGreaterThan(0);
    }
  });

  describe.each(HERE)('%s', (name) => {
    const version = read(name);
    let server: TestApp;
    beforeAll(async () => {
      server = await upgraded(version);
    });
    afterAll(() => server.close());

    it('is migrated to the current schema without losing rows', async () => {
      const { acrossInstitutes: db } = database;
      expect(await schemaOf(db)).toEqual(fresh);
      expect(await missingIndexes(db)).toEqual([]);
      expect(await lostRows(db, version)).toEqual([]);
      expect(await danglingReferences(db)).toEqual([]);
      expect(await db.transaction((tx) => recountFigures(tx, INSTITUTE))).toEqual([]);
    });

    it('can be used afterwards, with a sealed audit log and sealed feedback authors', async () => {
      const { db, instituteId } = server.context;
      const before = version.tables.audit_log ?? [];
      if (before.some((row) => 'previous_hash' in row)) {
        expect(await verifyAudit(db, server.context, [])).toMatchObject({ rows: before.length + 1, findings: [] });
        const rows = await db.select().from(auditLog).orderBy(auditLog.sequence);
        expect(rows.map(({ action }) => action).sort()).toEqual([...before.map(({ action }) => action), 'audit.seal'].sort());
        const anonymous = rows.filter(({ action, actorId }) => action === 'feedback.give' && actorId === null);
        expect(anonymous.map(({ at }) => at.toISOString())).toEqual(['2026-02-03T09:00:00.000Z']);
        // The row was third, between two others; now it is at the end of its hour.
        expect(rows.slice(-2).map(({ action, detail }) => [action, detail.firstBroken])).toEqual([
          ['feedback.give', undefined],
          ['audit.seal', undefined],
        ]);
      }
      if (before.some((row) => 'mac' in row)) {
        const rows = before.length + (version.tables.audit_deferred ?? []).length;
        expect(await verifyAudit(db, server.context, [])).toMatchObject({ rows, findings: [] });
        const { rows: mentions } = await db.execute<{ mention: string }>(sql`select mention from audit_mentions order by mention`);
        const found = version.tables.audit_mentions ?? ['former@campus.example', 'person3@campus.example'].map((mention) => ({ mention }));
        expect(mentions).toEqual(found.map(({ mention }) => ({ mention })));
      }
      if (version.tables.feedback && !version.tables.sealed_authors) {
        const ids = await findSealedIds(db, { instituteId, userId: STUDENT, key: server.context.keys.feedback });
        expect(ids.sort()).toEqual(ANONYMOUS);
        expect(await db.select({ id: feedbackAuthors.feedbackId }).from(feedbackAuthors)).toHaveLength(1);
      }
      const president = await server.signIn({ role: 'PRESIDENT', email: 'dean@campus.example', rollNumber: '99999' });
      for (const address of ['/auth/fetchAuth', '/api/events/latest', '/api/feedback/view-feedback', '/api/analytics/president']) {
        expect((await president.get(address)).statusCode, address).toBe(200);
      }
      expect((await president.get('/api/feedback/view-feedback')).json()).toHaveLength(version.tables.feedback?.length ?? 0);
      const waiting = mailsThatWait(version);
      expect((await postedMails(server.context)).map(({ id, kind }) => [id, kind])).toEqual(waiting.map(({ id, kind }) => [id, kind]));
      const sent = await server.deliverMails();
      expect(sent.map(({ messageId }) => messageId)).toEqual(waiting.map(({ id }) => `<${id}@campus.example>`));
      await server.runPeriodicWork();
      const { rows: left } = await db.execute(sql`delete from event_participants returning event_id`);
      expect(left).toHaveLength(version.tables.event_participants?.length ?? 0);
      expect(await db.transaction((tx) => recountFigures(tx, INSTITUTE))).toEqual([]);
    });
  });

  it('notes the first broken row when it seals an audit log that was tampered with', async () => {
    const version = versions.map(read).findLast(({ tables }) => (tables.audit_log ?? []).some((row) => 'previous_hash' in row));
    if (!version) throw new Error('No version has a log without a key.');
    const audit = (version.tables.audit_log ?? []).map((row) => (row.sequence === 2 ? { ...row, actor_id: PRESIDENT } : row));
    const server = await upgraded({ ...version, tables: { ...version.tables, audit_log: audit } });
    const [row] = await database.acrossInstitutes.select().from(auditLog).where(eq(auditLog.action, 'audit.seal'));
    expect(row?.detail).toEqual({ rows: 4, authors: 2, firstBroken: 2 });
    await server.close();
  });
});

describe('a database of a newer version', () => {
  const REFUSED = 'A newer version of Quad has migrated this database.';
  let newer: TestDatabase;
  beforeAll(async () => {
    newer = await newTestDatabase();
    await newer.acrossInstitutes.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  });
  afterAll(() => newer.close());

  it('is rejected by migrate', async () => {
    await expect(newer.migrate()).rejects.toThrow(REFUSED);
  });

  it.runIf(ENGINE === 'postgres')('is rejected by the server and by every command that opens it, and stays unchanged', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-newer-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const list = path.join(folder, 'people.csv');
    await writeFile(list, 'email,name,roll number\nasha@campus.example,Asha Rao,23100001\n');
    vi.stubEnv('DATABASE_URL', newer.url ?? '');
    vi.stubEnv('DATA_DIR', '/nowhere');
    const environment = { NODE_ENV: 'test', DATABASE_URL: newer.url ?? '', PORT: '0' };
    await countChanges(newer.acrossInstitutes);
    const before = await schemaOf(newer.acrossInstitutes);
    await expect(startServer(readConfig(environment, '/nowhere'))).rejects.toThrow(REFUSED);
    // Commands that only read files open no database, and those that examine it report errors with the rest.
    const help = await runCommand(['--help']);
    const commands = help
      .split('\n')
      .flatMap((line) => /^ {2}(\S+(?: \S+)?) {2,}/.exec(line)?.[1] ?? [])
      .filter((command) => !['backup verify', 'doctor'].includes(command));
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      const words = await wordsFor(command, list);
      await expect(runCommand(words), words.join(' ')).rejects.toThrow(REFUSED);
    }
    expect(await takeChanges(newer.acrossInstitutes)).toEqual([]);
    expect(await schemaOf(newer.acrossInstitutes)).toEqual(before);
  });

  const VALUES: Readonly<Record<string, string>> = { '--email': 'somebody@campus.example', '--issuer': 'https://id.campus.example' };
  /** Arguments for everything that a command requires, according to its own help. */
  async function wordsFor(command: string, list: string): Promise<string[]> {
    const name = command.split(' ');
    const help = (await runCommand([...name, '--help'])).split('\n');
    const operands = [...((help[0] ?? '').split(':')[0]?.matchAll(/<(\w+)>/g) ?? [])].map(
      ([, operand]) =>
        ({ role: 'STUDENT', number: '23100001', file: list, name: 'campus', state: 'on' })[`${operand}`] ?? 'somebody@campus.example',
    );
    const options = help
      .flatMap((line) => /^ {2}(--[\w-]+) … .*\(required\)$/.exec(line)?.[1] ?? [])
      .flatMap((option) => [option, VALUES[option] ?? import.meta.filename]);
    const flags = help.flatMap((line) => /^ {2}(--[\w-]+) {2}.*\(required\)$/.exec(line)?.[1] ?? []);
    // One of two options is required, which the help explains in prose.
    const either = command === 'sign-in add' ? ['--client-id', 'quad', '--label', 'Campus'] : [];
    return [...name, ...operands, ...options, ...flags, ...either];
  }
});

describe.runIf(ENGINE === 'postgres')('an index that is built outside the migrations', () => {
  const [index] = CONCURRENT_INDEXES;

  it('is built without blocking concurrent writes', async () => {
    const server = await testApp({ database: await newTestDatabase() });
    const { acrossInstitutes: db } = server.connection;
    if (!index) throw new Error('There is no index to build.');
    const write = (tx: Database) =>
      tx.execute(sql`insert into audit_log (institute_id, at, action, detail) values (${server.context.instituteId}, now(), 'note', '{}')`);
    await db.execute(sql`drop index ${sql.identifier(index.name)}`);
    let building: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await write(tx);
      building = buildIndexes(db, [index], { isConcurrent: true });
      await expect.poll(async () => (await db.execute(sql`select from pg_stat_progress_create_index`)).rows.length).toBeGreaterThan(0);
      // The build waits for this transaction, but a later writer waits for neither.
      await write(db);
    });
    await building;
    expect(await missingIndexes(db)).toEqual([]);
    await server.close();
  });

  it('is rebuilt if an earlier build was interrupted', async () => {
    const own = await newTestDatabase();
    await own.acrossInstitutes.execute(sql`update pg_index set indisvalid = false where indexrelid = ${index?.name}::regclass`);
    expect(await missingIndexes(own.acrossInstitutes)).toEqual([index]);
    await own.migrate();
    expect(await missingIndexes(own.acrossInstitutes)).toEqual([]);
    await own.close();
  });
});
