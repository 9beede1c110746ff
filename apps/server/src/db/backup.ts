import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { FriendlyError } from '../friendlyError.ts';
import type { Database } from './connection.ts';
import { schemaVersion } from './migrations.ts';

const BATCH = 500;
/**
 * Tables without meaning in another database: sessions, links in mails, counters, idempotent responses, recent changes, export archives,
 * cached calendars. List versions start again, so that no version ever stands for two different lists.
 */
const TRANSIENT = [
  'sessions',
  'password_resets',
  'mailbox_proofs',
  'saml_requests',
  'rate_limits',
  'idempotency_keys',
  'list_versions',
  'changes',
  'data_exports',
  'calendar_pages',
];
/** Open jobs that nothing enqueues again: those on which a row waits, and mails. They are backed up like the rows of a table. */
const OPEN_JOBS = 'jobs.job';
const QUEUES_OF_OPEN_JOBS = ['mail', 'mail-urgent', 'imports', 'certificates', 'account-changes'];
const FORMAT = 2;
const NEWLINE = 0x0a;

interface Header {
  readonly quadBackup: typeof FORMAT;
  /** Schema version: the time of the last migration. */
  readonly schema: number;
}

/** The last line. It reveals a truncated, thinned, reordered or modified file before any row is restored. */
interface Trailer {
  readonly quadBackupEnd: typeof FORMAT;
  /** Number of rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** Further notes of the writer, such as the last position of the audit log. */
  readonly notes: Readonly<Record<string, unknown>>;
  /** SHA-256 of all previous lines. */
  readonly sha256: string;
}

/** A whole backup. Each call reads it from the beginning. */
export type BackupSource = () => AsyncIterable<Uint8Array>;

/** The result of a restore. */
export interface Restored {
  readonly rows: number;
  readonly notes: Trailer['notes'];
}

/**
 * Writes all rows as JSON lines from one snapshot: a header, then `{"table":…,"row":…}` sorted by primary key, which does not reveal the
 * order of insertion, and a trailer.
 */
export async function dumpRows(
  db: Database,
  write: (lines: AsyncIterable<string>) => Promise<void>,
  note: (tx: Database) => Promise<Trailer['notes']> = async () => ({}),
): Promise<void> {
  await db.transaction(async (tx) => write(linesOf(tx, await note(tx))), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function* linesOf(tx: Database, notes: Trailer['notes']): AsyncIterable<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const header: Header = { quadBackup: FORMAT, schema: await schemaVersion(tx) };
  const first = `${JSON.stringify(header)}\n`;
  hash.update(first);
  yield first;
  for (const table of await tablesOf(tx)) {
    counts[table] = 0;
    const order = await orderOf(tx, table);
    await tx.execute(
      sql`declare backup_rows cursor for select to_jsonb(t)::text as row from ${relationOf(table)} t ${conditionOf(table)} order by ${order}`,
    );
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH} from backup_rows`));
      if (rows.length === 0) break;
      counts[table] += rows.length;
      const lines = rows.map(({ row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`).join('');
      hash.update(lines);
      yield lines;
    }
    await tx.execute(sql`close backup_rows`);
  }
  yield `${trailerLine({ quadBackupEnd: FORMAT, counts, notes, sha256: hash.digest('hex') })}\n`;
}

function trailerLine({ quadBackupEnd, counts, notes, sha256 }: Trailer): string {
  return JSON.stringify({ quadBackupEnd, counts, notes, sha256 });
}

/** The columns of a table's primary key. */
async function orderOf(tx: Database, table: string) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select a.attname as name
    from pg_index i, unnest(i.indkey) with ordinality k (number, place), pg_attribute a
    where i.indrelid = ${table.includes('.') ? table : `public.${table}`}::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.number
    order by k.place`);
  return rows.length === 0
    ? sql`to_jsonb(t)::text`
    : sql.join(
        rows.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
}

/**
 * Restores a backup of `dumpRows` into an empty database, all of it or nothing. The backup is read completely once before anything is
 * written, and must be identical the second time. The caller's checks run before the transaction commits.
 */
export async function restoreRows(
  db: Database,
  source: BackupSource,
  check: (tx: Database, notes: Trailer['notes']) => Promise<void> = async () => undefined,
): Promise<Restored> {
  const whole = await readWhole(source(), await schemaVersion(db));
  return db.transaction(async (tx) => {
    await refuseUnlessEmpty(tx, whole);
    await deferReferences(tx, true);
    await setTriggers(tx, 'disable');
    await insertLines(tx, source(), whole);
    await tx.execute(sql`set constraints all immediate`);
    await setTriggers(tx, 'enable');
    await deferReferences(tx, false);
    await continueSequences(tx);
    await check(tx, whole.notes);
    return { rows: sumOf(whole.counts), notes: whole.notes };
  });
}

/** The content of a whole backup. */
export interface Inspected {
  readonly rows: number;
  readonly sha256: string;
}

/** Reads a backup of any version to its end. Throws a FriendlyError when it is not what was written. */
export async function inspectBackup(source: BackupSource): Promise<Inspected> {
  const { counts, sha256 } = await readWhole(source());
  return { rows: sumOf(counts), sha256 };
}

function sumOf(counts: Trailer['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Reads a backup to its end without storing it, and returns its trailer. Throws when it is incomplete or of another schema version. */
async function readWhole(bytes: AsyncIterable<Uint8Array>, schema?: number): Promise<Trailer> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let number = 0;
  let last: Buffer = Buffer.alloc(0);
  for await (const { line, isEnded } of linesIn(bytes)) {
    number += 1;
    if (number === 1) checkHeader(line, schema);
    else hash.update(last).update('\n');
    if (number > 2) countRow(counts, last);
    if (!isEnded) throw notWhole('Its last line is cut off.');
    last = line;
  }
  if (number === 0) throw noBackup();
  const { quadBackupEnd, counts: said = {}, notes = {} } = readJson(last);
  if (quadBackupEnd !== FORMAT) throw notWhole('Its last line is missing.');
  const none = Object.fromEntries(Object.keys(said).map((table) => [table, 0]));
  const trailer: Trailer = { quadBackupEnd, counts: { ...none, ...counts }, notes, sha256: hash.digest('hex') };
  if (last.toString() !== trailerLine(trailer)) throw notWhole('Its rows do not match the counts and the checksum in its last line.');
  return trailer;
}

function countRow(counts: Record<string, number>, line: Buffer): void {
  const table = /^\{"table":"([^"\\]+)","row":/.exec(line.subarray(0, 200).toString())?.[1];
  if (!table) throw notWhole('One of its lines is not a row.');
  counts[table] = (counts[table] ?? 0) + 1;
}

function notWhole(reason: string): FriendlyError {
  return new FriendlyError('The backup is incomplete or modified.', [reason], 'Nothing was written. Copy it again, or use another one.');
}

/** Splits at newlines only: texts may contain characters that other readers treat as line ends. */
async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncIterable<{ line: Buffer; isEnded: boolean }> {
  let parts: Uint8Array[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield { line: Buffer.concat([...parts, chunk.subarray(start, end)]), isEnded: true };
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) yield { line: Buffer.concat(parts), isEnded: false };
}

function noBackup(): FriendlyError {
  return new FriendlyError('The file is not a backup of Quad.', [], 'Choose a file that quad backup wrote.');
}

interface Line extends Partial<Omit<Header, 'quadBackup'>>, Partial<Omit<Trailer, 'quadBackupEnd'>> {
  readonly quadBackup?: number;
  readonly quadBackupEnd?: number;
  readonly table?: string;
  readonly row?: unknown;
}

function readJson(line: Buffer): Line {
  try {
    const read: unknown = JSON.parse(line.toString());
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function checkHeader(line: Buffer, current: number | undefined): void {
  const { quadBackup, schema } = readJson(line);
  if (quadBackup === undefined) throw noBackup();
  if (current === undefined) return;
  if (quadBackup !== FORMAT || typeof schema !== 'number' || schema < current) {
    throw new FriendlyError(
      'The backup was made by an older version of Quad.',
      [],
      'Restore it with that version, then start this one, which migrates the database.',
    );
  }
  if (schema > current) {
    throw new FriendlyError('The backup was made by a newer version of Quad.', [], 'Restore it with that version, or a newer one.');
  }
}

async function insertLines(tx: Database, bytes: AsyncIterable<Uint8Array>, whole: Trailer): Promise<void> {
  const hash = createHash('sha256');
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0) await insertBatch(tx, batch.table, batch.rows);
  };
  for await (const { line } of linesIn(bytes)) {
    const { table, row, quadBackupEnd } = readJson(line);
    if (quadBackupEnd !== undefined) break;
    hash.update(line).update('\n');
    if (table === undefined) continue;
    if (table !== batch.table || batch.rows.length >= BATCH) {
      await flush();
      batch = { table, rows: [] };
    }
    batch.rows.push(row);
  }
  await flush();
  if (hash.digest('hex') !== whole.sha256) throw notWhole('It was modified while it was read.');
}

async function insertBatch(tx: Database, table: string, rows: unknown[]): Promise<void> {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = ${table.includes('.') ? 'jobs' : 'public'} and table_name = ${table.split('.').at(-1)} and is_generated = 'NEVER' order by ordinal_position`);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${relationOf(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${relationOf(table)}, ${JSON.stringify(rows)}::jsonb)`);
}

async function refuseUnlessEmpty(tx: Database, { counts }: Trailer): Promise<void> {
  const tables = await tablesOf(tx);
  const unknown = Object.keys(counts).find((table) => !tables.includes(table));
  if (unknown) {
    throw new FriendlyError(`The backup has an unknown table "${unknown}".`, [], 'Use the version that wrote it.');
  }
  for (const table of tables) {
    const { rows } = await tx.execute(sql`select 1 from ${relationOf(table)} t ${conditionOf(table)} limit 1`);
    if (rows.length > 0)
      throw new FriendlyError('The database is not empty.', [], 'Set DATA_DIR to a new folder, or DATABASE_URL to a new database.');
  }
}

async function tablesOf(tx: Database): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name collate "C"`);
  return [...rows.map(({ name }) => name).filter((name) => !TRANSIENT.includes(name)), OPEN_JOBS];
}

function relationOf(table: string): SQL {
  return sql.join(
    table.split('.').map((name) => sql.identifier(name)),
    sql`.`,
  );
}

function conditionOf(table: string): SQL {
  if (table !== OPEN_JOBS) return sql``;
  const queues = QUEUES_OF_OPEN_JOBS.map((queue) => sql`${queue}`);
  return sql`where t.name in (${sql.join(queues, sql`, `)}) and t.state < 'completed'`;
}

/** Foreign keys may refer to rows that come later in the file, so they are checked at the end of the restore. */
async function deferReferences(tx: Database, isDeferred: boolean): Promise<void> {
  const { rows } = await tx.execute<{ relation: string; name: string }>(sql`
    select c.conrelid::regclass::text as relation, quote_ident(c.conname) as name
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = 'public'`);
  const mode = isDeferred ? 'deferrable initially deferred' : 'not deferrable';
  for (const { relation, name } of rows) await tx.execute(sql.raw(`alter table ${relation} alter constraint ${name} ${mode}`));
}

/** Derived rows such as figures are in the backup. Triggers that count the restored rows would double them. */
async function setTriggers(tx: Database, state: 'disable' | 'enable'): Promise<void> {
  for (const table of await tablesOf(tx)) await tx.execute(sql`alter table ${relationOf(table)} ${sql.raw(state)} trigger user`);
}

/** Sets the sequences to continue after the restored rows. */
async function continueSequences(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ relation: string; name: string }>(sql`
    select table_name as relation, column_name as name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { relation, name } of rows) {
    const [table, column] = [sql.identifier(relation), sql.identifier(name)];
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${relation}, ${name}), greatest((select max(${column}) from ${table}), 1),
        exists (select from ${table}))`);
  }
}
