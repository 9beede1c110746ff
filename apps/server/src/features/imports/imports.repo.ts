import type { ImportProgress } from '@quad/domain/administration';
import { formatMessage, type Message } from '@quad/domain/messages';
import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Batches, repeatable } from '../../db/batches.ts';
import { BATCH_SIZE, insertRows } from '../../db/bulk.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type PageRequest, type TimeCursor, type Total } from '../../db/pages.ts';
import { importProgress, importRows, imports, users } from '../../db/schema.ts';
import type { Undone } from './importer.ts';
import type { ImportRecord, ImportRowRecord } from './imports.table.ts';

export type ImportKey = Pick<ImportRecord, 'instituteId' | 'id'>;

function isImport({ instituteId, id }: ImportKey): SQL | undefined {
  return matches(imports, { instituteId, id });
}

export async function insertImport(tx: Database, row: typeof imports.$inferInsert): Promise<void> {
  await tx.insert(imports).values(row);
}

export async function insertLines(
  tx: Database,
  { instituteId, id }: ImportKey,
  lines: readonly Pick<ImportRowRecord, 'line' | 'cells'>[],
): Promise<void> {
  await insertRows(
    tx,
    importRows,
    lines.map((line) => ({ ...line, instituteId, importId: id })),
  );
}

/** An import with its creator's name and the progress of the current step. */
export interface NamedImport {
  readonly row: ImportRecord;
  readonly creator: string | null;
  readonly progress: ImportProgress | null;
}

const named = (db: Database) =>
  db
    .select({ row: imports, creator: users.name, progress: { done: importProgress.done, of: importProgress.of } })
    .from(imports)
    .leftJoin(importProgress, matches(importProgress, { instituteId: imports.instituteId, importId: imports.id }))
    .leftJoin(users, isReferenced(users, imports.instituteId, imports.createdBy));

export async function findImport(db: Database, key: ImportKey): Promise<NamedImport | undefined> {
  const [found] = await named(db).where(isImport(key));
  return found;
}

/** Locks the import until the transaction ends. */
export function lockImport(tx: Database, key: ImportKey): Promise<ImportRecord | undefined> {
  return firstRow(tx.select().from(imports).where(isImport(key)).for('update'));
}

export async function updateImport(tx: Database, key: ImportKey, changes: Partial<typeof imports.$inferInsert>): Promise<void> {
  await tx.update(imports).set(changes).where(isImport(key));
}

/** Resets the progress at the start of a step with that many lines. */
export async function beginProgress(tx: Database, { instituteId, id }: ImportKey, of: number): Promise<void> {
  await tx
    .insert(importProgress)
    .values({ instituteId, importId: id, done: 0, of })
    .onConflictDoUpdate({ target: [importProgress.instituteId, importProgress.importId], set: { done: 0, of } });
}

/** Stores how many lines have been processed. */
export async function saveProgress(db: Database, { instituteId, id }: ImportKey, done: number): Promise<void> {
  await db
    .update(importProgress)
    .set({ done })
    .where(matches(importProgress, { instituteId, importId: id }));
}

export function findImports(db: Database, instituteId: string, { limit, after }: PageRequest<TimeCursor>): Promise<NamedImport[]> {
  return named(db)
    .where(
      and(eq(imports.instituteId, instituteId), isAfterMoment({ at: imports.createdAt, id: imports.id }, after, { newestFirst: true })),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

export function countImports(db: Database, instituteId: string): Promise<Total> {
  return countWhere(db, imports, eq(imports.instituteId, instituteId));
}

/** Pagination cursor of lines. */
export const LineCursor = v.object({ line: v.number() });
export type LineCursor = v.InferOutput<typeof LineCursor>;

function isLine({ instituteId, id }: ImportKey, rowStatus: ImportRowRecord['rowStatus'] | undefined) {
  return and(matches(importRows, { instituteId, importId: id }), rowStatus ? eq(importRows.rowStatus, rowStatus) : undefined);
}

export function findLines(
  db: Database,
  key: ImportKey,
  { rowStatus, limit, after }: PageRequest<LineCursor> & { rowStatus?: ImportRowRecord['rowStatus'] | undefined },
): Promise<ImportRowRecord[]> {
  return db
    .select()
    .from(importRows)
    .where(and(isLine(key, rowStatus), after ? sql`${importRows.line} > ${after.line}` : undefined))
    .orderBy(asc(importRows.line))
    .limit(limit);
}

export function countLines(db: Database, key: ImportKey, rowStatus: ImportRowRecord['rowStatus'] | undefined): Promise<Total> {
  return countWhere(db, importRows, isLine(key, rowStatus));
}

/**
 * Number of lines per batch. Other requests wait while a batch runs: with 500 lines the slowest request of another institute took 3.7 times
 * as long as without an import, with 100 lines 1.2 times (docs/benchmarks.md).
 */
export const LINES_AT_A_TIME = 100;

/** All lines of an import, in pages. */
export function everyPage(db: Database, key: ImportKey): Batches<ImportRowRecord> {
  return repeatable(async function* () {
    let after: LineCursor | undefined;
    for (;;) {
      const page = await findLines(db, key, { limit: LINES_AT_A_TIME, after });
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (page.length < LINES_AT_A_TIME || !last) return;
      after = { line: last.line };
    }
  });
}

/** The lines that changed something, in pages, last line first. */
export async function* everyChangeBackwards(db: Database, { instituteId, id }: ImportKey): AsyncIterable<Undone[]> {
  let before = sql`2147483647`;
  for (;;) {
    const page = await db
      .select({ line: importRows.line, undo: importRows.undo })
      .from(importRows)
      .where(and(matches(importRows, { instituteId, importId: id }), isNotNull(importRows.undo), sql`${importRows.line} < ${before}`))
      .orderBy(desc(importRows.line))
      .limit(BATCH_SIZE);
    if (page.length > 0) yield page.flatMap(({ line, undo }) => (undo ? [{ line, undo }] : []));
    const last = page.at(-1);
    if (page.length < BATCH_SIZE || !last) return;
    before = sql`${last.line}`;
  }
}

/** Results of these lines in the check, by line number. */
export async function findRowStatuses(
  db: Database,
  { instituteId, id }: ImportKey,
  lines: readonly number[],
): Promise<Map<number, Pick<ImportRowRecord, 'rowStatus' | 'note' | 'undo'>>> {
  const rows = await db
    .select({ line: importRows.line, rowStatus: importRows.rowStatus, note: importRows.note, undo: importRows.undo })
    .from(importRows)
    .where(and(matches(importRows, { instituteId, importId: id }), sql`${importRows.line} = any(${`{${lines.join(',')}}`}::int[])`));
  return new Map(rows.map(({ line, ...result }) => [line, result]));
}

type RowResult = Pick<ImportRowRecord, 'line' | 'rowStatus' | 'undo'> & { readonly note: Message };

/** A note as stored: the English text, and the sentence with its values for translation. */
function noteOf(said: Message): Pick<ImportRowRecord, 'note' | 'sentence'> {
  return { note: formatMessage(said), sentence: typeof said === 'string' ? null : said };
}

/** Stores the results of lines. */
export async function saveRowResults(tx: Database, { instituteId, id }: ImportKey, results: readonly RowResult[]): Promise<void> {
  for (let start = 0; start < results.length; start += BATCH_SIZE) {
    const part = JSON.stringify(results.slice(start, start + BATCH_SIZE).map(({ note, ...result }) => ({ ...result, ...noteOf(note) })));
    await tx.execute(sql`
      update ${importRows} r set fate = f."rowStatus", note = f.note, sentence = f.sentence, undo = f.undo
      from jsonb_to_recordset(${part}::jsonb) f (line int, "rowStatus" text, note text, sentence jsonb, undo jsonb)
      where r.institute_id = ${instituteId} and r.import_id = ${id} and r.line = f.line`);
  }
}

/** The imports of an institute, with the columns needed to read their lines. */
export function findTables(db: Database, instituteId: string): Promise<Pick<ImportRecord, 'instituteId' | 'id' | 'kind' | 'columns'>[]> {
  return db
    .select({ instituteId: imports.instituteId, id: imports.id, kind: imports.kind, columns: imports.columns })
    .from(imports)
    .where(eq(imports.instituteId, instituteId));
}

interface NameParams {
  /** Indexes (from 0) of the columns that name people. */
  readonly columns: readonly number[];
  readonly emails: readonly string[];
  readonly rollNumber: string | null;
  readonly userId: string;
}

/** Lines that may name a person in such a column, in their note or in their undo data, in pages. */
export async function* findLinesNaming(
  tx: Database,
  { instituteId, id }: ImportKey,
  { columns, emails, rollNumber, userId }: NameParams,
): AsyncIterable<ImportRowRecord[]> {
  const cells = columns.flatMap((column) => {
    const cell = sql`lower(coalesce(r.cells[${column + 1}::int], ''))`;
    const found = emails.map((email) => sql`strpos(${cell}, ${email}) > 0`);
    return rollNumber === null ? found : [...found, sql`ltrim(trim(${cell}), '''') = ${rollNumber.toLowerCase()}`];
  });
  const contacts = emails.map((email) => sql`${email} in (lower(r.undo #>> '{contact,from}'), lower(r.undo #>> '{contact,to}'))`);
  const notes = emails.map((email) => sql`strpos(lower(r.note), ${email}) > 0`);
  const isNamed = sql.join(
    [...cells, ...contacts, ...notes, sql`r.undo -> 'roles' @> jsonb_build_array(jsonb_build_object('userId', ${userId}::text))`],
    sql` or `,
  );
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<Record<string, unknown> & ImportRowRecord>(sql`
      select r.line, r.cells, r.note, r.sentence, r.undo from ${importRows} r
      where r.institute_id = ${instituteId} and r.import_id = ${id} and r.line > ${after} and (${isNamed}) order by r.line limit ${BATCH_SIZE}`);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return;
    after = last.line;
  }
}

export async function saveLine(
  tx: Database,
  { instituteId, id }: ImportKey,
  line: number,
  changes: Pick<ImportRowRecord, 'cells' | 'note' | 'sentence' | 'undo'>,
): Promise<void> {
  await tx
    .update(importRows)
    .set(changes)
    .where(matches(importRows, { instituteId, importId: id, line }));
}

/** Deletes imports that were last uploaded, scheduled for, applied or undone before that time. */
export async function deleteBefore(db: Database, before: Date): Promise<void> {
  const { createdAt, applyAt, appliedAt, undoneAt } = imports;
  await db.delete(imports).where(lt(sql`greatest(${createdAt}, ${applyAt}, ${appliedAt}, ${undoneAt})`, before.toISOString()));
}
