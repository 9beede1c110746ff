import { type ImportCounts, ROW_FATES, valuesOf } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Job, Worker } from '../../jobs/attempt.ts';
import { record } from '../audit/audit.service.ts';
import type { ImportContext, Importer, Line, Result } from './importer.ts';
import { IMPORTERS } from './importers.ts';
import { everyLine, holdImport, saveFates, updateImport } from './imports.repo.ts';
import type { ImportStep } from './imports.service.ts';
import type { ImportRecord } from './imports.table.ts';

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
      await STEPS[step](context, importId);
    } catch (error) {
      if (job.isLastAttempt) await updateImport(context.db, { instituteId, id: importId }, { state: 'failed', failure: BROKEN });
      throw error;
    }
    return 'note';
  };
}

const STEPS: Readonly<Record<ImportStep, (context: Context, id: string) => Promise<void>>> = { check, apply, undo };

/** A check is the real thing, rolled back. */
class RolledBack extends Error {
  readonly results: readonly Result[];

  constructor(results: readonly Result[]) {
    super('rolled back');
    this.results = results;
  }
}

async function check(context: Context, id: string): Promise<void> {
  const { db, instituteId } = context;
  const key = { instituteId, id };
  const results = await db
    .transaction(async (tx): Promise<readonly Result[]> => {
      const row = await holdImport(tx, key);
      if (row?.state !== 'checking') return [];
      throw new RolledBack(await bring(tx, context, row));
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.results;
      throw error;
    });
  await db.transaction(async (tx) => {
    const row = await holdImport(tx, key);
    if (row?.state !== 'checking') return;
    await saveFates(
      tx,
      key,
      results.map((result) => ({ ...result, undo: null })),
    );
    await updateImport(tx, key, { state: 'checked', counts: countsOf(results) });
  });
}

async function apply(context: Context, id: string): Promise<void> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, id };
  const isStale = await db
    .transaction(async (tx) => {
      const row = await holdImport(tx, key);
      const isDue = row?.state === 'applying' || (row?.state === 'scheduled' && row.applyAt !== null && row.applyAt <= clock());
      if (!row || !isDue) return false;
      const results = await bring(tx, context, row);
      if (!(await isAsChecked(tx, row, results))) throw new Stale();
      await saveFates(tx, key, results);
      await updateImport(tx, key, { state: 'applied', appliedAt: clock() });
      const { new: added, changed, wrong } = countsOf(results);
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

async function undo(context: Context, id: string): Promise<void> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, id };
  await db.transaction(async (tx) => {
    const row = await holdImport(tx, key);
    if (row?.state !== 'undoing') return;
    const lines: { line: number; undo: Record<string, unknown> }[] = [];
    for await (const { line, undo: its } of everyLine(tx, key)) if (its) lines.push({ line, undo: its });
    // Backwards: what was done last is taken back first.
    const left = await importerOf(row).takeBack(tx, asImporting(context, row), lines.toReversed());
    await updateImport(tx, key, { state: 'undone', undoneAt: clock(), leftCount: new Set(left).size });
    const detail = { kind: row.kind, left: new Set(left).size };
    await record(tx, context, row.appliedBy ?? row.createdBy, { action: 'import.undone', subjectId: id, detail });
  });
}

function importerOf({ kind }: ImportRecord): Importer {
  return IMPORTERS[kind];
}

function asImporting(context: Context, { appliedBy, createdBy }: ImportRecord): ImportContext {
  return { ...context, actorId: appliedBy ?? createdBy };
}

async function bring(tx: Database, context: Context, row: ImportRecord): Promise<Result[]> {
  const lines: Line[] = [];
  for await (const { line, cells } of everyLine(tx, row)) lines.push({ line, values: valuesOf(row.kind, row.columns, cells) });
  return importerOf(row).bring(tx, asImporting(context, row), lines);
}

/** Whether every line comes to what somebody has looked at. */
async function isAsChecked(tx: Database, row: ImportRecord, results: readonly Result[]): Promise<boolean> {
  const found = new Map(results.map(({ line, fate, note }) => [line, `${fate} ${note}`]));
  for await (const { line, fate, note } of everyLine(tx, row)) if (found.get(line) !== `${fate} ${note}`) return false;
  return true;
}

function countsOf(results: readonly Result[]): ImportCounts {
  const counts = Object.fromEntries(ROW_FATES.map((fate) => [fate, 0])) as ImportCounts;
  for (const { fate } of results) counts[fate] += 1;
  return counts;
}
