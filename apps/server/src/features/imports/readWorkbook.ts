import { IMPORT_LIMITS } from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { ImportRowRecord } from './imports.table.ts';

/** Limit against ZIP bombs: a small archive can unpack to more than the memory. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const UNREADABLE = 'The workbook cannot be read. Save it as XLSX, or as CSV in UTF-8.';

/** Reads the first sheet of a workbook. Numbers become text; dates become YYYY-MM-DD, with the time if they have one. */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<Pick<ImportRowRecord, 'line' | 'cells'>[]>> {
  const unreadable = refuse('INVALID', UNREADABLE, { file: UNREADABLE });
  try {
    if (unpackedSize(bytes) > MAX_UNPACKED_BYTES) return unreadable;
    const rows = await readSheet(new Uint8Array(bytes).buffer);
    return accept(rows.slice(0, IMPORT_LIMITS.rows + 2).map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) })));
  } catch {
    // Any error of the library means that the file is not a valid workbook.
    return unreadable;
  }
}

function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Workbooks have no time zones: their dates and times are campus time.
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, time.startsWith(':00', 5) ? 5 : 8)}`;
}
