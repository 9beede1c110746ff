import { type ExportKind, type ExportRow, importColumns } from '@quad/domain/administration';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { EXPORTERS } from './importers/exporters.ts';

/** Pagination cursor of an export. */
export const ExportCursor = v.object({ id: v.pipe(v.string(), v.uuid()) });
export type ExportCursor = v.InferOutput<typeof ExportCursor>;

interface ExportQuery {
  readonly kind: ExportKind;
  readonly search: string | undefined;
}

/** Lists the records of a kind as table lines that can be imported again, in order of creation (access M5). */
export async function listExport(
  { config, db, instituteId }: Context,
  { kind, search }: ExportQuery,
  page: PageRequest<ExportCursor>,
): Promise<Page<ExportRow, ExportCursor>> {
  const exporter = EXPORTERS[kind];
  const fields = importColumns(kind).map(([field]) => field);
  const found = await readPage(page, {
    read: (limit, after) =>
      exporter.read(db, instituteId, { search, timeZone: config.institute.timeZone, range: { limit, after: after?.id } }),
    cursorOf: ({ id }) => ({ id }),
    count: () => exporter.count(db, instituteId, search),
  });
  return mapPage(found, ({ id, values }) => ({ _id: id, cells: fields.map((field) => values[field] ?? '') }));
}
