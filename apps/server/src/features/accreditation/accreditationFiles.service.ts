import { Readable } from 'node:stream';
import { type AccreditationExport, CHECK_MANUAL } from '@quad/domain/accreditation';
import { accept, type Result } from '@quad/domain/refusals';
import { strToU8 } from 'fflate';
import type { Actor, Context } from '../../context.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { missingDataOf, type OpenTemplate, openTemplate } from './accreditation.service.ts';
import { csvOf, type Rows } from './csv.ts';
import { evidenceFiles } from './evidence.ts';
import { readRows } from './reading.ts';
import { workbook } from './workbook.ts';
import { type ZippedFile, zipped } from './zipped.ts';

/** Header and rows of a table, in pages. */
async function* tableOf(context: Context, opened: OpenTemplate): AsyncGenerator<Rows> {
  yield [opened.template.columns.map(({ heading }) => heading)];
  for await (const rows of readRows(context, opened).pages) yield rows.map(({ cells }) => cells);
}

const TABLES = {
  csv: { mediaType: 'text/csv', write: csvOf },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: workbook },
} as const;

/** A streamed file with rows, as CSV or XLSX. */
export function tableFile(format: keyof typeof TABLES, name: string, rows: AsyncIterable<Rows>, now: Date): ServedFile {
  const { mediaType, write } = TABLES[format];
  return {
    ...{ name: `${name}.${format}`, isDownload: true, isPrivate: true, tag: '', mediaType },
    read: async () => accept({ stream: Readable.from(write(rows, now)) }),
  };
}

async function* missingDataTable(context: Context, opened: OpenTemplate): AsyncGenerator<Rows> {
  yield [['missing', 'count', 'day', 'title', 'where']];
  for (const { kind, count, href, items } of await missingDataOf(context, opened)) {
    yield [[kind, count, '', '', href], ...items.map((item) => [kind, '', item.day, item.title, item.href])];
  }
}

async function* aboutOf({ template, window }: OpenTemplate): AsyncGenerator<Uint8Array> {
  const lines = [template.name, `${template.source} ${CHECK_MANUAL}`, template.dated, ...window.years, window.asOf];
  yield strToU8(`${lines.join('\n')}\n`);
}

async function* folderOf(context: Context, opened: OpenTemplate): AsyncGenerator<ZippedFile> {
  yield ['about.txt', aboutOf(opened)];
  yield ['table.csv', csvOf(tableOf(context, opened))];
  yield ['table.xlsx', workbook(tableOf(context, opened), context.clock())];
  yield ['missing.csv', csvOf(missingDataTable(context, opened))];
  yield* evidenceFiles(context, opened);
}

const FORMATS = {
  csv: { mediaType: 'text/csv', write: (context: Context, opened: OpenTemplate) => csvOf(tableOf(context, opened)) },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (context: Context, opened: OpenTemplate) => workbook(tableOf(context, opened), context.clock()),
  },
  zip: {
    mediaType: 'application/zip',
    write: (context: Context, opened: OpenTemplate) => zipped(folderOf(context, opened), context.clock()),
  },
} as const;

/**
 * Exports a completed template as a file and records it in the audit log (access Y2,
 * docs/specification/accreditation.md#accreditation-files). The file is streamed, so only one page of rows is in memory.
 */
export async function exportTemplate(
  context: Context,
  actor: Actor,
  { template_id: templateId, format, ...request }: AccreditationExport,
): Promise<Result<ServedFile>> {
  const opened = await openTemplate(context, actor, { templateId, ...request });
  if (!opened.ok) return opened;
  const { template, window } = opened.value;
  const { mediaType, write } = FORMATS[format];
  return auditedTransaction<ServedFile>(context, { actor }, async () =>
    accept({
      value: {
        ...{ name: `accreditation.${format}`, isDownload: true, isPrivate: true, tag: '', mediaType },
        read: async () => accept({ stream: Readable.from(write(context, opened.value)) }),
      },
      audit: {
        action: 'accreditation.export',
        detail: { template: template.name, from: window.first, until: window.last, asOf: window.asOf, format },
      },
    }),
  );
}
