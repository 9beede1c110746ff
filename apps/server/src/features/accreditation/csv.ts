import type { Cell } from '@quad/domain/accreditation';
import { stringify } from 'csv-stringify/sync';
import { strToU8 } from 'fflate';

export type Rows = readonly (readonly Cell[])[];

/** CSV for spreadsheets: UTF-8 with a byte order mark, and escaped formulas. */
export async function* csvOf(pages: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const rows of pages) {
    yield strToU8(
      stringify(
        rows.map((cells) => [...cells]),
        { bom: isFirst, escape_formulas: true },
      ),
    );
    isFirst = false;
  }
}
