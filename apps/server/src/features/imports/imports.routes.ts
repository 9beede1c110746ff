import { administration } from '@quad/api-client/contract';
import { IMPORT_LIMITS } from '@quad/domain/administration';
import { accept } from '@quad/domain/refusals';
import { TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { serveList } from '../../plugins/lists.ts';
import { ExportCursor, listExport } from './exports.service.ts';
import { applyImport, chooseColumns, LineCursor, listImports, listLines, readImport, undoImport, uploadTable } from './imports.service.ts';

const UPLOADS = { name: 'import.upload', attempts: 60, windowMs: 10 * 60_000 };
const TOO_LARGE = 'Choose a CSV or XLSX file of at most 8 MB.';

/** Routes for imports (upload, check, apply, undo) and exports of tables (access M5). */
export function importRoutes(server: Server): void {
  serveForm(server, administration.upload, ({ context, actor, claim, body }) => uploadTable(context, { actor, claim, ...body }), {
    form: { bytes: IMPORT_LIMITS.bytes, field: 'file', refusal: TOO_LARGE },
    limit: UPLOADS,
  });
  serveList(server, administration.imports, async ({ context, page }) => accept(await listImports(context, page)), { cursor: TimeCursor });
  serve(server, administration.import, ({ context, params }) => readImport(context, params.importId));
  serveList(
    server,
    administration.importRows,
    ({ context, params, query, page }) => listLines(context, params.importId, query.status, page),
    {
      cursor: LineCursor,
    },
  );
  serveWith(server, administration.chooseColumns, chooseColumns);
  serveWith(server, administration.apply, applyImport);
  serveList(
    server,
    administration.exports,
    async ({ context, params, query, page }) => accept(await listExport(context, { ...params, search: query.search }, page)),
    { cursor: ExportCursor },
  );
  serveWith(server, administration.undo, undoImport);
}
