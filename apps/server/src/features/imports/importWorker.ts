import { type ImportCounts, type ImportStep, isDoneInTurns, ROW_STATUS_VALUES, valuesOf } from '@quad/domain/administration';
import { say } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import { type Batches, repeatable } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { letOthersIn } from '../../db/turns.ts';
import type { Job, Worker } from '../../jobs/attempt.ts';
import { record } from '../audit/audit.service.ts';
import type { ImportContext, Importer, Line, LineResult } from './importer.ts';
import { IMPORTERS } from './importers.ts';
import { type Counter, counted } from './importProgress.ts';
import {
  everyChangeBackwards,
  everyPage,
  findImport,
  findRowStatuses,
  type ImportKey,
  lockImport,
  saveRowResults,
  updateImport,
} from './imports.repo.ts';
import type { ImportRecord, ImportRowRecord } from './imports.table.ts';

const STALE = 'What it is about has changed since it was checked, so nothing was done. Check it again.';
const BROKEN = 'Something went wrong on our side, and nothing was done. Please try again.';

type Find = (instituteId: string) => Promise<Context | undefined> | Context | undefined;

/** Checks, does and undoes imports. One that fails has done nothing: each is one transaction. */
export function importWorker(contextOf: Find): Worker {
  return async (job: Job) => {
    const { instituteId, importId, step } = job.data as { instituteId: string; importId: string; step: ImportStep };
    const context = await contextOf(instituteId);
    if (!context) return 'nothing';
    try {
      await counted(context, importId, (count) => STEPS[step](context, importId, count));
    } catch (error) {
      if (job.isLastAttempt) await updateImport(context.db, { instituteId, id: importId }, { state: 'failed', failure: BROKEN });
      throw error;
    }
    return 'note';
  };
}

const STEPS: Readonly<Record<ImportStep, (context: Context, id: string, count: Counter) => Promise<void>>> = { check, apply, undo };

/** What is kept of a line that was checked: what it takes to undo it is of no use once that is rolled back. */
type CheckedRow = Omit<LineResult, 'undo'>;

/** A check is the real thing, rolled back. */
class RolledBack extends Error {
  readonly rows: readonly CheckedRow[];

  constructor(rows: readonly CheckedRow[]) {
    super('rolled back');
    this.rows = rows;
  }
}

/** What becomes of lines, found in a transaction that is rolled back; of none where nobody wants to know any more. */
function rolledBack(
  { db, instituteId }: Context,
  id: string,
  find: (tx: Database, row: ImportRecord) => Batches<LineResult>,
): Promise<readonly CheckedRow[]> {
  return db
    .transaction(async (tx): Promise<readonly CheckedRow[]> => {
      const row = await lockImport(tx, { instituteId, id });
      if (row?.state !== 'checking') return [];
      const found: CheckedRow[] = [];
      for await (const results of find(tx, row)) for (const { line, rowStatus, note } of results) found.push({ line, rowStatus, note });
      throw new RolledBack(found);
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.rows;
      throw error;
    });
}

async function check(context: Context, id: string, count: Counter): Promise<void> {
  const { db, engine, instituteId } = context;
  const key = { instituteId, id };
  const named = await findImport(db, key);
  if (named && isDoneInTurns({ kind: named.row.kind, is_embedded: engine === 'embedded' }, 'check')) {
    return checkInTurns(context, named.row, count);
  }
  const rows = await rolledBack(context, id, async function* (tx, row) {
    for await (const results of applyLines(tx, context, row)) {
      yield results;
      count(results.length);
    }
  });
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, key);
    if (row?.state !== 'checking') return;
    await saveRowResults(tx, key, rows, { withUndo: false });
    await updateImport(tx, key, { state: 'checked', counts: addUp(noCounts(), rows) });
  });
}

/**
 * The same on the embedded database, for a kind of which each line is judged for itself: so many lines in a transaction of their own, and
 * between those everybody else has the connection.
 */
async function checkInTurns(context: Context, row: ImportRecord, count: Counter): Promise<void> {
  const { db } = context;
  const { judged } = importerOf(row);
  if (!judged) throw new Error(`Lines of ${row.kind} are not judged one by one.`);
  const importing = asImporting(context, row);
  const lines = linesOf(row, letOthersIn(everyPage(db, row)));
  const judge = await judged(db, importing, lines);
  let counts = noCounts();
  for await (const batch of lines) {
    const rows = await rolledBack(context, row.id, async function* (tx) {
      yield await judge(tx, batch);
    });
    if (rows.length === 0) return;
    await saveRowResults(db, row, rows, { withUndo: false });
    counts = addUp(counts, rows);
    count(batch.length);
  }
  await db.transaction(async (tx) => {
    if ((await lockImport(tx, row))?.state === 'checking') await updateImport(tx, row, { state: 'checked', counts });
  });
}

async function apply(context: Context, id: string, count: Counter): Promise<void> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, id };
  const isStale = await db
    .transaction(async (tx) => {
      const row = await lockImport(tx, key);
      const isDue = row?.state === 'applying' || (row?.state === 'scheduled' && row.applyAt !== null && row.applyAt <= clock());
      if (!row || !isDue) return false;
      let counts = noCounts();
      for await (const results of applyLines(tx, context, row)) {
        if (!(await isAsChecked(tx, key, results))) throw new Stale();
        await saveRowResults(tx, key, results, { withUndo: true });
        counts = addUp(counts, results);
        count(results.length);
      }
      await updateImport(tx, key, { state: 'applied', appliedAt: clock() });
      const { new: added, changed, wrong } = counts;
      const detail = { kind: row.kind, added, changed, leftOut: wrong };
      await record(tx, context, row.appliedBy ?? row.createdBy, { action: 'import.applied', subjectId: id, detail });
      return false;
    })
    .catch((error: unknown) => {
      if (error instanceof Stale) return true;
      throw error;
    });
  if (isStale) await updateImport(db, key, { state: 'stale', failure: STALE });
}

class Stale extends Error {}

async function undo(context: Context, id: string, count: Counter): Promise<void> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, id };
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, key);
    if (row?.state !== 'undoing') return;
    let left = 0;
    // Backwards: what was done last is taken back first.
    const lines = repeatable(() => everyChangeBackwards(tx, key));
    for await (const taken of importerOf(row).revert(tx, asImporting(context, row), lines)) {
      left += taken.filter(({ isLeft }) => isLeft).length;
      count(taken.length);
    }
    await updateImport(tx, key, { state: 'undone', undoneAt: clock(), leftCount: left });
    const detail = { kind: row.kind, left };
    await record(tx, context, row.appliedBy ?? row.createdBy, { action: 'import.undone', subjectId: id, detail });
  });
}

function importerOf({ kind }: ImportRecord): Importer {
  return IMPORTERS[kind];
}

function asImporting(context: Context, { appliedBy, createdBy, columns }: ImportRecord): ImportContext {
  const fields = new Set(Object.keys(columns).filter((field) => (columns[field] ?? null) !== null));
  return { ...context, actorId: appliedBy ?? createdBy, fields };
}

/**
 * Brings the lines of a table in, so many at a time, and says what became of each. Between two of them others have the processor; on the
 * embedded database nobody could use it before this transaction ends.
 */
function applyLines(tx: Database, context: Context, row: ImportRecord): Batches<LineResult> {
  const pages = everyPage(tx, row);
  return importerOf(row).apply(tx, asImporting(context, row), linesOf(row, context.engine === 'embedded' ? pages : letOthersIn(pages)));
}

function linesOf({ kind, columns }: ImportRecord, pages: Batches<ImportRowRecord>): Batches<Line> {
  return repeatable(async function* (): Batches<Line> {
    for await (const page of pages) yield page.map(({ line, cells }) => ({ line, values: valuesOf(kind, columns, cells) }));
  });
}

/** Whether each of these lines came to what somebody has looked at. */
async function isAsChecked(tx: Database, key: ImportKey, results: readonly LineResult[]): Promise<boolean> {
  const checked = await findRowStatuses(
    tx,
    key,
    results.map(({ line }) => line),
  );
  return results.every(({ line, rowStatus, note }) => checked.get(line) === `${rowStatus} ${say(note)}`);
}

function noCounts(): ImportCounts {
  return Object.fromEntries(ROW_STATUS_VALUES.map((rowStatus) => [rowStatus, 0])) as ImportCounts;
}

function addUp(counts: ImportCounts, results: readonly Pick<LineResult, 'rowStatus'>[]): ImportCounts {
  const sum = { ...counts };
  for (const { rowStatus } of results) sum[rowStatus] += 1;
  return sum;
}
