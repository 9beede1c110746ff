import { accept, type Result, refuse } from '@quad/domain/refusals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { ImportRowRecord } from './imports.table.ts';

/** Limit against ZIP bombs: a small archive can unpack to more than the memory. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A time of day without a date is a part of this day in workbooks, and 24:00 the begin of the next one. */
const DAY_OF_TIMES = Date.UTC(1899, 11, 30);
const SECONDS_OF_DAY = 24 * 60 * 60;
const UNREADABLE = 'The workbook cannot be read. Save it as XLSX, or as CSV in UTF-8.';

/**
 * Reads the first sheet of a workbook. Numbers become text; dates become YYYY-MM-DD, with the time if they have one; times become HH:MM. A
 * formula that could not be computed becomes the error that the spreadsheet shows, such as #N/A.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<Pick<ImportRowRecord, 'line' | 'cells'>[]>> {
  const unreadable = refuse('INVALID', UNREADABLE, { file: UNREADABLE });
  try {
    if (unpackedSize(bytes) > MAX_UNPACKED_BYTES) return unreadable;
    const rows = await readSheet(new Uint8Array(withErrorsAsText(bytes)).buffer);
    return accept(rows.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) })));
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

/** The attributes of a cell with an error. */
const ERROR_CELL = /(<(?:\w+:)?c\s[^<>]*\bt=)(["'])e\2/g;

/** The library takes cells with an error for empty ones, but returns the text of other formulas. */
function withErrorsAsText(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  let isChanged = false;
  for (const [name, file] of Object.entries(files)) {
    if (!name.endsWith('.xml')) continue;
    const xml = strFromU8(file);
    const read = xml.replaceAll(ERROR_CELL, '$1$2str$2');
    if (read === xml) continue;
    files[name] = strToU8(read);
    isChanged = true;
  }
  return isChanged ? zipSync(files, { level: 0 }) : bytes;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Workbooks have no time zones: their dates and times are campus time.
  const moment = new Date(Math.round(cell.getTime() / 1000) * 1000);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const written = time.slice(0, time.startsWith(':00', 5) ? 5 : 8);
  const seconds = (moment.getTime() - DAY_OF_TIMES) / 1000;
  if (seconds >= 0 && seconds <= SECONDS_OF_DAY) return seconds === SECONDS_OF_DAY ? '24:00' : written;
  return written === '00:00' ? day : `${day} ${written}`;
}
