import { Readable } from 'node:stream';
import { POINT_EXPORT_COLUMNS, type PointExportBody, SIGNING_TEXTS } from '@quad/domain/activity-points';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { stringify } from 'csv-stringify/sync';
import type { Actor, Context } from '../../context.ts';
import { isUuid } from '../../db/ids.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findExported, findTerm, markExported } from './signing.repo.ts';

/** Number of rows read and written at a time, which bounds the memory. */
const BATCH_SIZE = 500;

type ExportedRow = Awaited<ReturnType<typeof findExported>>[number];
type Cell = string | number;

const CELLS: Readonly<Record<(typeof POINT_EXPORT_COLUMNS)[number], (row: ExportedRow, term: string) => Cell>> = {
  roll_number: ({ rollNumber }) => rollNumber ?? '',
  name: ({ name }) => name,
  email: ({ email }) => email,
  program: ({ program }) => program ?? '',
  admission_year: ({ batchYear }) => batchYear ?? '',
  term: (_row, term) => term,
  total: ({ total }) => total,
  signed_by: ({ signedBy }) => signedBy,
  signed_at: ({ signedAt }) => signedAt.toISOString(),
};

const SEGMENT = 'segment.';

function cellOf(column: string, row: ExportedRow, term: string): Cell {
  const known = POINT_EXPORT_COLUMNS.find((each) => each === column);
  if (known) return CELLS[known](row, term);
  const segmentId = column.slice(SEGMENT.length);
  return row.entries.reduce((sum, entry) => (entry.segmentId === segmentId ? sum + entry.counted : sum), 0);
}

/**
 * Exports the signatures of a term as a table with the given columns (access M13). From then on they cannot be withdrawn. The file is
 * streamed, so only one page of rows is in memory.
 */
export async function exportPoints(
  context: Context,
  actor: Actor,
  { term_id: termId, columns }: PointExportBody,
): Promise<Result<ServedFile>> {
  const { clock, instituteId } = context;
  const now = clock();
  const marked = await auditedTransaction<string>(context, { actor }, async (tx) => {
    const term = isUuid(termId) ? await findTerm(tx, instituteId, termId) : undefined;
    if (!term) return refuse('NOT_FOUND', SIGNING_TEXTS.noTerm);
    const lines = await markExported(tx, instituteId, termId, now);
    return accept({ value: term.name, audit: { action: 'points.export', subjectId: termId, detail: { lines } } });
  });
  if (!marked.ok) return marked;
  const stream = Readable.from(linesOf(context, { termId, term: marked.value, columns }));
  return accept({ name: 'activity-points.csv', isDownload: true, isPrivate: true, tag: '', read: async () => accept({ stream }) });
}

async function* linesOf(
  { db, instituteId }: Context,
  { termId, term, columns }: { termId: string; term: string; columns: readonly string[] },
): AsyncGenerator<string> {
  yield stringify([[...columns]], { bom: true, escape_formulas: true });
  let after: string | undefined;
  do {
    const rows = await findExported(db, { instituteId, termId, after, limit: BATCH_SIZE });
    yield stringify(
      rows.map((row) => columns.map((column) => cellOf(column, row, term))),
      { escape_formulas: true },
    );
    after = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.studentId;
  } while (after !== undefined);
}
