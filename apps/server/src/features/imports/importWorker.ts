import { createHash } from 'node:crypto';
import { type ImportCounts, type ImportStep, inColumn, ROW_STATUS_VALUES, runsInBatches, valuesOf } from '@quad/domain/administration';
import { formatMessage, type Message, sentence } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import { type Batches, repeatable } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { withPauses } from '../../db/pauses.ts';
import type { Job, Worker } from '../../jobs/attempt.ts';
import { isAdministrator } from '../accounts/administration.service.ts';
import { record } from '../audit/audit.service.ts';
import { type ImportContext, type Importer, invalidLine, type Line, type LineResult } from './importer.ts';
import { IMPORTERS } from './importers.ts';
import { type Counter, runWithProgress } from './importProgress.ts';
import { enqueueImport } from './importQueue.ts';
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

const STALE = 'The affected records have changed since the check, so nothing was done. Check it again.';
const BROKEN = 'Something went wrong on our side, and nothing was done. Please try again.';

type Find = (instituteId: string) => Promise<Context | undefined> | Context | undefined;

/** Worker that checks, applies and undoes imports. A failed step changes nothing, because each step is one transaction. */
export function importWorker(contextOf: Find): Worker {
  return async (job: Job) => {
    const { instituteId, importId, step } = job.data as { instituteId: string; importId: string; step: ImportStep };
    const context = await contextOf(instituteId);
    if (!context) return 'delete';
    try {
      await runWithProgress(context, importId, (count) => STEPS[step](context, importId, count));
    } catch (error) {
      // An import that could not be undone is still applied, and can be undone by another attempt.
      const state = step === 'undo' ? 'applied' : 'failed';
      if (job.isLastAttempt) await updateImport(context.db, { instituteId, id: importId }, { state, failure: BROKEN });
      throw error;
    }
    return 'keep';
  };
}

const STEPS: Readonly<Record<ImportStep, (context: Context, id: string, count: Counter) => Promise<void>>> = { check, apply, undo };

/** What is stored of a checked line. Undo data is useless once the transaction is rolled back: its place has what the line would replace. */
type CheckedRow = Omit<LineResult, 'undo'> & { readonly undo: Replaced | null };

/** A digest of the values that a line replaces. */
interface Replaced extends Record<string, unknown> {
  readonly replaced: string;
}

/** Returns what a line replaces; null for a line that only adds something, or whose note has the values. */
function replacedBy({ undo }: LineResult): Replaced | null {
  if (!undo?.before || !undo.after) return null;
  const written = new Map(Object.entries(undo.after).map(([field, value]) => [field, JSON.stringify(value)]));
  const values = Object.entries(undo.before).filter(([field, value]) => written.get(field) !== JSON.stringify(value));
  return { replaced: createHash('sha256').update(JSON.stringify(values)).digest('base64') };
}

/** A check runs the real import and rolls it back by throwing this error, which carries the results. */
class RolledBack extends Error {
  readonly rows: readonly CheckedRow[];

  constructor(rows: readonly CheckedRow[]) {
    super('rolled back');
    this.rows = rows;
  }
}

/** Returns the results of lines, computed in a transaction that is rolled back; empty if the import is no longer being checked. */
function dryRun(
  { db, instituteId }: Context,
  id: string,
  find: (tx: Database, row: ImportRecord) => Batches<LineResult>,
): Promise<readonly CheckedRow[]> {
  return db
    .transaction(async (tx): Promise<readonly CheckedRow[]> => {
      const row = await lockImport(tx, { instituteId, id });
      if (row?.state !== 'checking') return [];
      const found: CheckedRow[] = [];
      for await (const results of find(tx, row)) {
        found.push(...results.map((result) => ({ ...result, undo: replacedBy(result) })));
      }
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
  if (named && runsInBatches({ kind: named.row.kind, is_embedded: engine === 'embedded' }, 'check')) {
    return checkInBatches(context, named.row, count);
  }
  const rows = await dryRun(context, id, async function* (tx, row) {
    for await (const results of applyLines(tx, context, row)) {
      yield results;
      count(results.length);
    }
  });
  await db.transaction(async (tx) => {
    const row = await lockImport(tx, key);
    if (row?.state !== 'checking') return;
    await saveRowResults(tx, key, rows);
    await updateImport(tx, key, { state: 'checked', counts: addUp(noCounts(), rows) });
  });
}

/**
 * Check on the embedded database, for kinds whose lines are checked one by one: each batch of lines runs in its own transaction, so that
 * other requests can use the only connection in between.
 */
async function checkInBatches(context: Context, row: ImportRecord, count: Counter): Promise<void> {
  const { db } = context;
  const { prepareBatches } = importerOf(row);
  if (!prepareBatches) throw new Error(`Lines of ${row.kind} are not checked one by one.`);
  const importing = asImporting(context, row);
  const { lines, invalid } = linesOf(row, withPauses(everyPage(db, row)));
  const importBatch = await prepareBatches(db, importing, lines);
  const notRead = [...invalid.values()];
  await saveRowResults(db, row, notRead);
  let counts = addUp(noCounts(), notRead);
  count(notRead.length);
  for await (const batch of lines) {
    const rows = await dryRun(context, row.id, async function* (tx) {
      yield await importBatch(tx, batch);
    });
    if (rows.length === 0) return;
    await saveRowResults(db, row, rows);
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
      if (row?.state === 'scheduled' && row.applyAt && row.applyAt > clock()) {
        // The queue goes by the clock of the database, which may be ahead of this node's.
        await enqueueImport(tx, context, { importId: id, step: 'apply', startAfter: row.applyAt });
        return false;
      }
      if (row?.state !== 'applying' && row?.state !== 'scheduled') return false;
      // An administrator who has lost the right since decides no more.
      if (!(await isAdministrator(tx, instituteId, row.appliedBy ?? row.createdBy))) throw new Stale();
      let counts = noCounts();
      for await (const results of applyLines(tx, context, row)) {
        if (!(await isAsChecked(tx, key, results))) throw new Stale();
        await saveRowResults(tx, key, results);
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
    // In reverse order: the last change is undone first.
    const lines = repeatable(() => everyChangeBackwards(tx, key));
    for await (const reverted of importerOf(row).revert(tx, asImporting(context, row), lines)) {
      left += reverted.filter(({ isIncomplete }) => isIncomplete).length;
      count(reverted.length);
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
 * Imports the lines of a table in batches and yields the result of each. It yields to the event loop between batches, except on the
 * embedded database, where no other request can use the connection before this transaction ends.
 */
async function* applyLines(tx: Database, context: Context, row: ImportRecord): Batches<LineResult> {
  const pages = everyPage(tx, row);
  const { lines, invalid } = linesOf(row, context.engine === 'embedded' ? pages : withPauses(pages));
  yield* importerOf(row).apply(tx, asImporting(context, row), lines);
  if (invalid.size > 0) yield [...invalid.values()];
}

/** What spreadsheets show in a cell whose formula they could not compute. */
const SPREADSHEET_ERROR = /^(#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)|Err:\d{3})$/;

/** Returns the lines to import, and the results of those that no importer reads, which are complete once the others were read. */
function linesOf(
  { kind, columns }: ImportRecord,
  pages: Batches<ImportRowRecord>,
): { lines: Batches<Line>; invalid: ReadonlyMap<number, LineResult> } {
  const invalid = new Map<number, LineResult>();
  const faultOf = ({ values }: Line): Message | undefined => {
    const [field, error] = Object.entries(values).find(([, value]) => SPREADSHEET_ERROR.test(value)) ?? [];
    return field && error && inColumn(kind, field, sentence`The cell has an error of the spreadsheet: ${error}.`);
  };
  const lines = repeatable(async function* (): Batches<Line> {
    for await (const page of pages) {
      const read = page
        .map(({ line, cells }) => ({ line, values: valuesOf(kind, columns, cells) }))
        .filter((line) => {
          const fault = faultOf(line);
          if (fault) invalid.set(line.line, invalidLine(line, fault));
          return !fault;
        });
      if (read.length > 0) yield read;
    }
  });
  return { lines, invalid };
}

/** Whether each of these lines has the same result as in the check that the user reviewed, and replaces the same values. */
async function isAsChecked(tx: Database, key: ImportKey, results: readonly LineResult[]): Promise<boolean> {
  const checked = await findRowStatuses(
    tx,
    key,
    results.map(({ line }) => line),
  );
  return results.every((result) => {
    const { rowStatus, note, undo } = checked.get(result.line) ?? {};
    const isSame = rowStatus === result.rowStatus && note === formatMessage(result.note);
    // A check by an earlier version has stored no values.
    return isSame && (!undo?.replaced || undo.replaced === replacedBy(result)?.replaced);
  });
}

function noCounts(): ImportCounts {
  return Object.fromEntries(ROW_STATUS_VALUES.map((rowStatus) => [rowStatus, 0])) as ImportCounts;
}

function addUp(counts: ImportCounts, results: readonly Pick<LineResult, 'rowStatus'>[]): ImportCounts {
  const sum = { ...counts };
  for (const { rowStatus } of results) sum[rowStatus] += 1;
  return sum;
}
