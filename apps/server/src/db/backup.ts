import { sql } from 'drizzle-orm';
import { FriendlyError } from '../friendlyError.ts';
import type { Database } from './connection.ts';

const BATCH = 500;
/** Rows that mean nothing elsewhere: open sessions, reset links, counters, answers kept for a day. */
const TRANSIENT = ['sessions', 'password_resets', 'mailbox_proofs', 'rate_limits', 'idempotency_keys'];

interface Header {
  readonly quadBackup: 1;
  /** Version of the tables, as the last migration names it. */
  readonly schema: string;
}

/** Hands all rows over as JSON lines: a header, then `{"table":…,"row":…}`, all as of one moment. */
export async function dumpRows(db: Database, write: (lines: AsyncIterable<string>) => Promise<void>): Promise<void> {
  await db.transaction((tx) => write(linesOf(tx)), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function* linesOf(tx: Database): AsyncIterable<string> {
  const header: Header = { quadBackup: 1, schema: await schemaVersion(tx) };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await tablesOf(tx)) {
    await tx.execute(sql`declare backup_rows cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`);
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH} from backup_rows`));
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join('');
    }
    await tx.execute(sql`close backup_rows`);
  }
}

/** Reads JSON lines of `dumpRows` into an empty database, all of them or none. Gives the number of rows. */
export async function restoreRows(db: Database, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction(async (tx) => {
    await refuseUnlessEmpty(tx);
    await deferReferences(tx, true);
    await setTriggers(tx, 'disable');
    const count = await insertLines(tx, lines);
    await tx.execute(sql`set constraints all immediate`);
    await setTriggers(tx, 'enable');
    await deferReferences(tx, false);
    return count;
  });
}

async function insertLines(tx: Database, lines: AsyncIterable<string>): Promise<number> {
  const tables = new Set(await tablesOf(tx));
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] };
  let count = 0;
  let isFirst = true;
  const flush = async () => {
    if (batch.rows.length > 0) await insertBatch(tx, batch.table, batch.rows);
    count += batch.rows.length;
  };
  for await (const line of lines) {
    const record: Partial<Header> & { table?: string; row?: unknown } = JSON.parse(line);
    if (isFirst) {
      await checkHeader(tx, record);
      isFirst = false;
      continue;
    }
    const { table = '', row } = record;
    if (!tables.has(table))
      throw new FriendlyError(
        `The backup has a table "${table}" that this version does not know.`,
        [],
        'Use the version it was made with.',
      );
    if (table !== batch.table || batch.rows.length >= BATCH) {
      await flush();
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  }
  if (isFirst) await checkHeader(tx, {});
  await flush();
  return count;
}

async function checkHeader(tx: Database, { quadBackup, schema }: Partial<Header>): Promise<void> {
  if (quadBackup !== 1) throw new FriendlyError('This file is no backup of Quad.', [], 'Choose a file that quad backup has written.');
  if (schema !== (await schemaVersion(tx))) {
    throw new FriendlyError(
      'The backup was made by another version of Quad.',
      [],
      'Restore it with that version, then start this one: it migrates by itself.',
    );
  }
}

async function insertBatch(tx: Database, table: string, rows: unknown[]): Promise<void> {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`);
}

async function refuseUnlessEmpty(tx: Database): Promise<void> {
  for (const table of await tablesOf(tx)) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0)
      throw new FriendlyError('The database is not empty.', [], 'Set DATA_DIR to a new folder, or DATABASE_URL to a new database.');
  }
}

async function tablesOf(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  return rows.map(({ name }) => name).filter((name) => !TRANSIENT.includes(name));
}

/** References may point at rows that come later in the file: while restoring they are checked at the end. */
async function deferReferences(tx: Database, isDeferred: boolean): Promise<void> {
  const { rows } = await tx.execute<{ relation: string; name: string }>(sql`
    select c.conrelid::regclass::text as relation, quote_ident(c.conname) as name
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = 'public'`);
  const mode = isDeferred ? 'deferrable initially deferred' : 'not deferrable';
  for (const { relation, name } of rows) await tx.execute(sql.raw(`alter table ${relation} alter constraint ${name} ${mode}`));
}

/** What triggers keep, such as figures, is in the backup itself: counting the rows again as they come would double it. */
async function setTriggers(tx: Database, state: 'disable' | 'enable'): Promise<void> {
  for (const table of await tablesOf(tx)) await tx.execute(sql.raw(`alter table "${table}" ${state} trigger user`));
}

async function schemaVersion(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`);
  return rows[0]?.version ?? '';
}
