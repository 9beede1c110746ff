import { accreditation } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import {
  addTemplate,
  listMissingData,
  listOfficers,
  listRows,
  listTemplates,
  RowCursor,
  readChoice,
  removeTemplate,
  setOfficers,
} from './accreditation.service.ts';
import { exportTemplate } from './accreditationFiles.service.ts';

/** Limited, because each reads the requested years in full, page by page. */
const READS = { name: 'accreditation.read', attempts: 240, windowMs: 10 * 60_000 };
const EXPORTS = { name: 'accreditation.export', attempts: 60, windowMs: 24 * 60 * 60_000 };

/** Routes for accreditation data and its officers (access Y1, Y2, M14). */
export function accreditationRoutes(server: Server): void {
  serve(server, accreditation.choice, async ({ context, actor }) => accept(await readChoice(context, actor)));
  serveList(
    server,
    accreditation.rows,
    ({ context, actor, params, query: { from, to, as_of }, page }) =>
      listRows(context, actor, { templateId: params.template, from, to, as_of }, page),
    { cursor: RowCursor, limit: READS },
  );
  serve(
    server,
    accreditation.holes,
    ({ context, actor, params, query }) => listMissingData(context, actor, { templateId: params.template, ...query }),
    {
      limit: READS,
    },
  );
  serveFile(server, accreditation.export, ({ context, actor, body }) => exportTemplate(context, actor, body), { limit: EXPORTS });
  serve(server, accreditation.officers, async ({ context }) => accept(await listOfficers(context)));
  serveWith(server, accreditation.setOfficers, setOfficers);
  serve(server, accreditation.templates, async ({ context }) => accept(await listTemplates(context)));
  serveWith(server, accreditation.addTemplate, addTemplate);
  serveWith(server, accreditation.removeTemplate, removeTemplate);
}
