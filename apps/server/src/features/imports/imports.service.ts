import {
  type ApplicationInput,
  type ColumnsInput,
  checkBlocking,
  guessColumns,
  type Import,
  type ImportKind,
  type ImportRow,
  type ImportStep,
  isProcessing,
  missingColumns,
  type RowStatus,
  UNDO_HOURS,
} from '@quad/domain/administration';
import { sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { singleBatch } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import type { IdempotencyClaim, WriteParams } from '../../plugins/idempotency.ts';
import { type AuditEntry, auditedTransaction } from '../audit/audit.service.ts';
import type { ImportContext, Line, LineResult } from './importer.ts';
import { officesImporter } from './importers/offices.ts';
import { enqueueImport } from './importQueue.ts';
import {
  beginProgress,
  countImports,
  countLines,
  deleteBefore,
  findImport,
  findImports,
  findLines,
  insertImport,
  insertLines,
  LineCursor,
  lockImport,
  type NamedImport,
  updateImport,
} from './imports.repo.ts';
import type { ImportRecord } from './imports.table.ts';
import { readTable } from './readTable.ts';

export { LineCursor };

const HOUR_MS = 3_600_000;
const RETENTION_DAYS = 30;
/** How many days ahead an import can be scheduled. */
const AHEAD_DAYS = 366;

const UNKNOWN = refuse('NOT_FOUND', 'This import does not exist or has been deleted.');

interface ImportParams {
  readonly actor: Actor;
  readonly claim?: IdempotencyClaim | undefined;
  readonly importId: string;
}

interface Upload extends WriteParams {
  readonly kind: ImportKind;
  readonly name: string;
  readonly file: Blob;
}

/** Stores an uploaded table with a guess of its columns (access M5). */
export async function uploadTable(context: Context, { actor, claim, kind, name, file }: Upload): Promise<Result<Import>> {
  const { clock, instituteId } = context;
  const table = await readTable(new Uint8Array(await file.arrayBuffer()));
  if (!table.ok) return table;
  const { header, lines } = table.value;
  const now = clock();
  const id = newId(now);
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    await insertImport(tx, {
      instituteId,
      id,
      kind,
      fileName: name.trim().slice(0, 200) || 'table.csv',
      state: 'mapping',
      header,
      columns: { ...guessColumns(kind, header) },
      rowCount: lines.length,
      createdBy: actor.userId,
      createdAt: now,
    });
    await insertLines(tx, { instituteId, id }, lines);
    const audit = { action: 'import.upload', subjectId: id, detail: { kind, rows: lines.length } } as const;
    return acceptImport(tx, context, id, audit);
  });
}

async function acceptImport(tx: Database, context: Context, id: string, audit: AuditEntry | undefined) {
  const found = await findImport(tx, { instituteId: context.instituteId, id });
  return found ? accept({ value: toImport(context, found), audit }) : UNKNOWN;
}

export async function listImports(context: Context, page: PageRequest<TimeCursor>): Promise<Page<Import, TimeCursor>> {
  const { db, instituteId } = context;
  const found = await readPage(page, {
    read: (limit, after) => findImports(db, instituteId, { limit, after }),
    cursorOf: ({ row }) => timeCursor(row),
    count: () => countImports(db, instituteId),
  });
  return mapPage(found, (named) => toImport(context, named));
}

export async function readImport(context: Context, importId: string): Promise<Result<Import>> {
  const found = await findImport(context.db, { instituteId: context.instituteId, id: importId });
  return found ? accept(toImport(context, found)) : UNKNOWN;
}

export async function listLines(
  context: Context,
  importId: string,
  rowStatus: RowStatus | undefined,
  page: PageRequest<LineCursor>,
): Promise<Result<Page<ImportRow, LineCursor>>> {
  const known = await readImport(context, importId);
  if (!known.ok) return known;
  const key = { instituteId: context.instituteId, id: importId };
  const found = await readPage(page, {
    read: (limit, after) => findLines(context.db, key, { rowStatus, limit, after }),
    cursorOf: ({ line }) => ({ line }),
    count: () => countLines(context.db, key, rowStatus),
  });
  return accept(
    mapPage(found, ({ line, cells, rowStatus: status, note, sentence: said }) => ({
      line,
      cells,
      status,
      note,
      ...(said && { sentence: said }),
    })),
  );
}

/** Sets which column is which and enqueues the check (access M5). */
export function chooseColumns(
  context: Context,
  { actor, importId, input }: ImportParams & { input: ColumnsInput },
): Promise<Result<Import>> {
  return decide(context, { actor, importId }, async (tx, row) => {
    if (!['mapping', 'checked', 'stale', 'failed', 'undone'].includes(row.state)) return tooLate(row);
    const columns = Object.fromEntries(
      Object.entries(guessColumns(row.kind, [])).map(([field]) => [field, columnOf(input, field, row.header.length)]),
    );
    const [missing] = missingColumns(row.kind, columns);
    if (missing) {
      const message = sentence`Choose the column that has: ${{ text: missing }}.`;
      return refuse('INVALID', message, { columns: message });
    }
    const bearable = checkBlocking(asTable(context, row), 'check');
    if (!bearable.ok) return bearable;
    const changes = { columns, state: 'checking' as const, counts: null, failure: null, appliedBy: actor.userId, applyAt: null };
    await order(tx, context, row, 'check', changes);
    return accept(undefined);
  });
}

function columnOf({ columns }: ColumnsInput, field: string, count: number): number | null {
  const column = Object.hasOwn(columns, field) ? (columns[field] ?? null) : null;
  return column !== null && column < count ? column : null;
}

/** Applies a checked import, now or at a scheduled time (access M5). */
export function applyImport(
  context: Context,
  { actor, claim, importId, input }: ImportParams & { input: ApplicationInput },
): Promise<Result<Import>> {
  return decide(context, { actor, claim, importId }, async (tx, row) => {
    if (row.state !== 'checked') return tooLate(row);
    const { counts } = row;
    if (!counts || counts.new + counts.changed === 0) return refuse('CONFLICT', 'This file changes nothing.');
    const bearable = checkBlocking(asTable(context, row), 'apply');
    if (!bearable.ok) return bearable;
    const at = input.at === null ? null : new Date(input.at);
    const now = context.clock().getTime();
    if (at && (at.getTime() <= now || at.getTime() > now + AHEAD_DAYS * 24 * HOUR_MS)) {
      const message = 'Choose a time within the next year.';
      return refuse('INVALID', message, { at: message });
    }
    await order(tx, context, row, 'apply', { state: at ? 'scheduled' : 'applying', applyAt: at, appliedBy: actor.userId });
    return accept({ action: 'import.apply', subjectId: row.id, detail: { kind: row.kind, at: at?.toISOString() ?? null } });
  });
}

/** Undoes an import that was applied within the last day, or cancels a scheduled one (access M5). */
export function undoImport(context: Context, { actor, claim, importId }: ImportParams): Promise<Result<Import>> {
  return decide(context, { actor, claim, importId }, async (tx, row) => {
    const audit = { action: 'import.undo', subjectId: row.id, detail: { kind: row.kind } } as const;
    if (row.state === 'scheduled') {
      await updateImport(tx, row, { state: 'checked', applyAt: null });
      return accept(audit);
    }
    if (row.state !== 'applied') return tooLate(row);
    const until = undoUntil(row);
    if (!until || until <= context.clock()) return refuse('CONFLICT', 'An import can be undone within a day, and that time is over.');
    await order(tx, context, row, 'undo', { state: 'undoing', failure: null, appliedBy: actor.userId });
    return accept(audit);
  });
}

function tooLate({ state }: ImportRecord): Result<never> {
  return refuse('CONFLICT', sentence`This cannot be done now: the import is at "${state}". Check it again.`);
}

/** Locks an import, changes it and returns its new state. */
function decide(
  context: Context,
  { actor, claim, importId }: ImportParams,
  change: (tx: Database, row: ImportRecord) => Promise<Result<AuditEntry | undefined>>,
): Promise<Result<Import>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const row = await lockImport(tx, { instituteId: context.instituteId, id: importId });
    if (!row) return UNKNOWN;
    const changed = await change(tx, row);
    return changed.ok ? acceptImport(tx, context, importId, changed.value) : changed;
  });
}

/** Enqueues a step in the transaction that changes the state of the import. */
async function order(
  tx: Database,
  context: Context,
  { id, rowCount, counts }: ImportRecord,
  step: ImportStep,
  changes: Parameters<typeof updateImport>[2],
): Promise<void> {
  const { instituteId } = context;
  await updateImport(tx, { instituteId, id }, changes);
  // An undo only processes the lines that changed something.
  await beginProgress(tx, { instituteId, id }, step === 'undo' && counts ? counts.new + counts.changed : rowCount);
  await enqueueImport(tx, context, { importId: id, step, startAfter: changes.applyAt });
}

/** Hands over one office like a table with this one line, in the caller's transaction. */
export async function handOver(tx: Database, context: ImportContext, values: Line['values']): Promise<LineResult | undefined> {
  const results: LineResult[] = [];
  for await (const batch of officesImporter.apply(tx, context, singleBatch([{ line: 1, values }]))) results.push(...batch);
  return results[0];
}

/** Deletes imports that nothing has happened to for a month. */
export function purgeImports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteBefore(db, new Date(clock().getTime() - RETENTION_DAYS * 24 * HOUR_MS));
}

function undoUntil({ state, appliedAt }: ImportRecord): Date | null {
  return state === 'applied' && appliedAt ? new Date(appliedAt.getTime() + UNDO_HOURS * HOUR_MS) : null;
}

/** The facts that decide how long other requests wait for an import. */
function asTable({ engine }: Pick<Context, 'engine'>, { kind, rowCount }: Pick<ImportRecord, 'kind' | 'rowCount'>) {
  return { kind, row_count: rowCount, is_embedded: engine === 'embedded' };
}

function toImport(context: Pick<Context, 'clock' | 'engine'>, { row, creator, progress }: NamedImport): Import {
  const until = undoUntil(row);
  return {
    _id: row.id,
    ...asTable(context, row),
    file_name: row.fileName,
    state: row.state,
    header: row.header,
    columns: row.columns,
    counts: row.counts,
    progress: isProcessing(row.state) ? progress : null,
    created_by: creator === null ? null : { _id: row.createdBy, name: creator },
    created_at: row.createdAt.toISOString(),
    apply_at: row.applyAt?.toISOString() ?? null,
    applied_at: row.appliedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
    undo_until: until && until > context.clock() ? until.toISOString() : null,
    failure: row.failure,
    left: row.leftCount,
  };
}
